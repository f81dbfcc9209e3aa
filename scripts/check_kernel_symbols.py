#!/usr/bin/env python3
"""Fails where an object of a kernel defines a symbol outside the kernel's own namespace.

    check_kernel_symbols.py OBJECT...      (objects whose names do not begin with kernel_ are passed over)

A kernel's source is compiled with -m flags. If it left behind an inline function of the standard library, the linker
could choose that copy for the whole program, which would then fail on a processor without these instructions.
"""
import pathlib
import re
import subprocess
import sys

DEFINED = re.compile(r"^[0-9a-f]+ [A-TV-Zu] (.+)$")  # all that other objects can see


def main(paths):
    problems, kernels = [], 0
    for path in map(pathlib.Path, paths):
        if not path.name.startswith("kernel_"):
            continue
        kernels += 1
        namespace = "arbiter::kernels::" + path.name.split(".")[0].removeprefix("kernel_") + "::"
        symbols = subprocess.run(["nm", "-C", "--defined-only", path], check=True, capture_output=True, text=True).stdout
        defined = [found[1] for line in symbols.splitlines() if (found := DEFINED.match(line))]
        if not any(name.startswith(namespace) for name in defined):
            problems.append(f"{path.name}: defines nothing in {namespace}")
        problems += [f"{path.name}: defines {name}" for name in defined if not name.startswith(namespace)]
    if kernels == 0:
        problems.append("no object of a kernel was given")
    print("\n".join(problems) if problems else f"{kernels} kernels define nothing outside their namespaces")
    return 1 if problems else 0


sys.exit(main(sys.argv[1:]))
