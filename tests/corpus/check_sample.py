#!/usr/bin/env python3
"""The sample tournament has the faults that its SOURCE.md lists, and no other: check_sample.py PROGRAM FOLDER"""
import json
import pathlib
import re
import subprocess
import sys

program, folder = sys.argv[1], pathlib.Path(sys.argv[2])
row = re.compile(r"^\| (\d)\.(\d) \| .* \| `([a-z-]+)` \|$")
rows = [match.groups() for match in map(row.match, (folder / "SOURCE.md").read_text(encoding="utf-8").splitlines()) if match]
expected = sorted((4 * (int(round_) - 1) + int(board), name) for round_, board, name in rows)

run = subprocess.run([program, "--format", "jsonl", folder / "club-open.pgn"], capture_output=True, check=False)
items = [json.loads(line) for line in run.stdout.splitlines()]
found = sorted((item["game"], item["id"]) for item in items if item["type"] == "finding")
print(f"expected {expected}\nfound    {found}\nexit {run.returncode}")
sys.exit(0 if found == expected and len(rows) == 11 and items[-1]["games"] == 28 and run.returncode == 1 else 1)
