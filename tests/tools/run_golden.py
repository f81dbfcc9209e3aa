#!/usr/bin/env python3
"""Runs the golden tests of the programs and compares what they write, byte by byte.

    run_golden.py --bin DIR [--flags "-j 3"] [--update] [TOOL[/CASE]...]

A case is a folder tests/tools/TOOL/CASE with
  cmd             the command, one line for sh; it runs in a fresh folder with DIR first in PATH
  stdout stderr   what has to be written; absent: nothing
  exit            the exit code; absent: 0
and more files, which are copied into the fresh folder, as are those of tests/tools/TOOL/inputs. Times and speeds
("0.01 s, 2.6 MB/s") are compared as zeros.

--flags   put before the arguments of every call of the tool: the outcome must be the same
--update  write what is seen into the cases, for review, instead of comparing

Exit 0: all as expected. 1: some differ. 2: could not run. Python standard library only.
"""
import argparse
import difflib
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
EXPECTATIONS = ("cmd", "stdout", "stderr", "exit")
TIMEOUT_S = 60
SHOWN = 5  # failing cases whose differences are printed
TIME = re.compile(rb"\(\d+\.\d+ s, \d+\.\d+ MB/s\)")


def fail(message):
    print("run_golden.py: " + message, file=sys.stderr)
    sys.exit(2)


def cases_of(names):
    """The case folders that the names choose, all of them if there are none."""
    found = sorted(path.parent for path in HERE.glob("*/*/cmd"))
    if not names:
        return found
    chosen = [case for case in found
              if case.parent.name in names or "%s/%s" % (case.parent.name, case.name) in names]
    missing = [name for name in names if not any(
        name in (case.parent.name, "%s/%s" % (case.parent.name, case.name)) for case in chosen)]
    if missing:
        fail("no such case: " + ", ".join(missing))
    return chosen


def write_wrapper(folder, program, flags):
    """A script that stands for the program in PATH and puts flags before its arguments."""
    wrapper = folder / program.name
    words = " ".join(map(shlex.quote, [str(program)] + shlex.split(flags)))
    wrapper.write_text('#!/bin/sh\nexec %s "$@"\n' % words)
    wrapper.chmod(0o755)


def copy_inputs(case, folder):
    for source in [case.parent / "inputs", case]:
        if not source.is_dir():
            continue
        for item in source.iterdir():
            if source == case and item.name in EXPECTATIONS:
                continue
            if item.is_dir():
                shutil.copytree(item, folder / item.name)
            else:
                shutil.copy(item, folder / item.name)


def run_case(case, path):
    """What the case's command does: a dict with the keys stdout, stderr and exit."""
    with tempfile.TemporaryDirectory(prefix="golden-") as name:
        copy_inputs(case, pathlib.Path(name))
        environment = {"PATH": path, "LC_ALL": "C", "HOME": name, "TERM": "dumb"}
        for kept in ("ARBITER_CPU", "ASAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS"):
            if kept in os.environ:
                environment[kept] = os.environ[kept]
        done = subprocess.run(["sh", "-c", (case / "cmd").read_text()], cwd=name, env=environment,
                              stdin=subprocess.DEVNULL, capture_output=True, timeout=TIMEOUT_S, check=False)
    return {"stdout": TIME.sub(b"(0.00 s, 0.0 MB/s)", done.stdout),
            "stderr": TIME.sub(b"(0.00 s, 0.0 MB/s)", done.stderr), "exit": b"%d\n" % done.returncode}


def expected(case, name):
    path = case / name
    return path.read_bytes() if path.exists() else b"0\n" if name == "exit" else b""


def update(case, seen):
    for name, content in seen.items():
        path = case / name
        if content == (b"0\n" if name == "exit" else b""):
            path.unlink(missing_ok=True)
        elif expected(case, name) != content:
            path.write_bytes(content)


def show_difference(name, want, seen):
    lines = [text.decode("utf-8", "backslashreplace").splitlines() for text in (want, seen)]
    for line in list(difflib.unified_diff(*lines, "expected " + name, "seen " + name, lineterm=""))[:60]:
        print("    " + line)


def main():
    parser = argparse.ArgumentParser(description="run the golden tests")
    parser.add_argument("--bin", required=True, type=pathlib.Path)
    parser.add_argument("--flags", default="")
    parser.add_argument("--update", action="store_true")
    parser.add_argument("cases", nargs="*")
    args = parser.parse_args()
    cases = cases_of(args.cases)
    if not cases:
        fail("there are no cases")
    failed = 0
    with tempfile.TemporaryDirectory(prefix="golden-bin-") as wrappers:
        for tool in sorted({case.parent.name for case in cases}):
            program = (args.bin / tool).resolve()
            if not os.access(program, os.X_OK):
                fail("there is no program %s" % program)
            write_wrapper(pathlib.Path(wrappers), program, args.flags)
        path = wrappers + ":/usr/local/bin:/usr/bin:/bin"
        for case in cases:
            seen = run_case(case, path)
            if args.update:
                update(case, seen)
                continue
            wrong = [name for name in seen if seen[name] != expected(case, name)]
            failed += bool(wrong)
            if wrong:
                print("FAIL %s/%s" % (case.parent.name, case.name))
            for name in wrong if failed <= SHOWN else []:
                show_difference(name, expected(case, name), seen[name])
    print("%d cases, %d failed" % (len(cases), failed))
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (OSError, subprocess.TimeoutExpired) as error:
        fail(str(error))
