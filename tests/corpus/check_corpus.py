#!/usr/bin/env python3
"""Runs pgn-validate over every file of a folder of real games and compares the number of games with count_games.py.

    check_corpus.py --bin PATH/pgn-validate --corpus DIR [--verbose]

Files are *.pgn and *.pgn.zst, folders below too. Prints the files whose counts differ and a table of the findings by id.
Exit 0: every file was read and every count agrees. 1: not. 77: no corpus (skipped).
"""
import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from count_games import count_games, decode


def content(path):
    if path.suffix == ".zst":
        return subprocess.run(["zstd", "-dcq", path], check=True, capture_output=True).stdout
    return path.read_bytes()


def validate(program, path):
    """The JSON summary, or the reason why there is none."""
    run = subprocess.run([program, "--format", "json", path], capture_output=True, timeout=600)
    if run.returncode not in (0, 1):
        return None, f"exit {run.returncode}: {run.stderr.decode('utf-8', 'replace').strip()}"
    try:
        summary = json.loads(run.stdout)
    except ValueError as error:
        return None, f"no JSON: {error}"
    return summary, None


def problem_of(summary, fault, data, games):
    if fault:
        return fault
    if summary["games"] != games:
        return f"{summary['games']} games, counted {games}"
    if sum(summary["results"].values()) != games:
        return f"results add up to {sum(summary['results'].values())} of {games}"
    if summary["bytes"] != len(data) and data[:2] not in (b"\xff\xfe", b"\xfe\xff"):  # UTF-16 is counted converted
        return f"{summary['bytes']} bytes read of {len(data)}"
    return None


def main():
    parser = argparse.ArgumentParser(description="validate real games and count them independently")
    parser.add_argument("--bin", required=True)
    parser.add_argument("--corpus", required=True, type=pathlib.Path)
    parser.add_argument("--verbose", action="store_true")
    args = parser.parse_args()
    files = sorted(path for path in args.corpus.rglob("*") if path.name.endswith((".pgn", ".pgn.zst")))
    if not files:
        print(f"no games in {args.corpus}")
        return 1 if os.environ.get("ARBITER_REQUIRE_SHARED") else 77

    failed, totals, ids = 0, collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        plain = pathlib.Path(folder, "games.pgn")
        for path in files:
            data = content(path)
            plain.write_bytes(data)
            games = count_games(decode(data))
            summary, fault = validate(args.bin, plain)
            problem = problem_of(summary, fault, data, games)
            if problem or args.verbose:
                print(f"{path.relative_to(args.corpus)}: {problem or f'{games} games'}")
            failed += problem is not None
            if summary:
                totals.update({key: summary[key] for key in ("games", "plies", "errors", "warnings", "notes")})
                ids.update(summary["by_id"])
    for name, count in sorted(ids.items(), key=lambda item: -item[1]):
        print(f"{count:9} {name}")
    print(", ".join(f"{totals[key]} {key}" for key in ("games", "plies", "errors", "warnings", "notes")))
    print(f"{len(files) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
