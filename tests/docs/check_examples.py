#!/usr/bin/env python3
"""Runs the examples of the documentation and compares what they print: check_examples.py BIN ROOT PAGE...

An example is a block marked ```console. A line "$ command" is run by bash in ROOT, with BIN first in PATH; the lines up
to the next command are what it must print on stdout and stderr together. A line "..." stands for any lines, and seconds
and speeds are not compared. "$?" is the exit code of the command before.
"""
import difflib
import os
import pathlib
import re
import subprocess
import sys


def examples(page):
    """(line number, [(command, expected output)])"""
    block, commands, start = None, [], 0
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        if block is None and line.strip() == "```console":
            block, commands, start = True, [], number
        elif block and line.strip() == "```":
            yield start, commands
            block = None
        elif block and line.startswith("$ "):
            commands.append((line[2:], []))
        elif block:
            commands[-1][1].append(line)


def plain(text):
    return re.sub(r"\b\d+\.\d+ (s|MB/s)(?![\w/])", r"# \1", text.rstrip())


def matches(expected, seen):
    pattern = "".join(".*" if line == "..." else re.escape(plain(line) + "\n") for line in expected)
    return re.fullmatch(pattern, seen, re.DOTALL) is not None


def main():
    folder, root, pages = sys.argv[1], sys.argv[2], [pathlib.Path(name) for name in sys.argv[3:]]
    environment = dict(os.environ, PATH=folder + os.pathsep + os.environ["PATH"], NO_COLOR="1", LC_ALL="C.UTF-8")
    passed = failed = 0
    for page in pages:
        for start, commands in examples(page):
            code = 0
            for command, expected in commands:
                run = subprocess.run(["bash", "-c", f"(exit {code})\n{command}"], cwd=root, env=environment, text=True,
                                     stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                     check=False)
                code = run.returncode
                seen = "".join(plain(line) + "\n" for line in run.stdout.splitlines())
                if matches(expected, seen):
                    passed += 1
                    continue
                failed += 1
                print(f"{page.name}:{start}: $ {command}")
                print("\n".join(difflib.unified_diff([plain(line) for line in expected], seen.splitlines(),
                                                     "written", "printed", lineterm="")))
    print(f"{passed} passed, {failed} failed")
    return 1 if failed or not passed else 0


if __name__ == "__main__":
    sys.exit(main())
