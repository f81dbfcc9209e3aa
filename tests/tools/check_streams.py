#!/usr/bin/env python3
"""Checks what only shows on terminals and pipes: check_streams.py PROGRAM (a pgn-validate).

- nothing harmful from names, text or paths reaches a terminal (control, C1, bidirectional, invisible, invalid UTF-8)
- the source line with a caret, colours, NO_COLOR, --color, the width of the terminal
- the short help where stdin is a terminal
- the progress line: not before half a second, gone at the end, never in a pipe
- a reader that goes away is a quiet stop
Exit 0: all is well. Python standard library only.
"""
import fcntl
import os
import pty
import re
import struct
import subprocess
import sys
import tempfile
import termios
import unicodedata

PROGRAM = os.path.abspath(sys.argv[1])
GAME = ('[Event "%s"]\n[Site "?"]\n[Date "2024.01.01"]\n[Round "1"]\n[White "%s"]\n[Black "B"]\n[Result "1-0"]\n\n'
        '%s\n\n')
HOSTILE = "\x1b[2J\x1b]0;owned\x07\x9b31m\u202e\u2066\u200b\ufeff\x7f\x00\x08"
STYLES = re.compile(r"\x1b\[[0-9;]*m")
PROGRESS = re.compile(r"\r\x1b\[K([^\r\n]*)")
failures = []


def check(condition, what, seen=""):
    if not condition:
        failures.append(what)
        print("FAIL %s\n     seen %r" % (what, seen))


def environment(**changes):
    kept = {name: os.environ[name] for name in os.environ if name.endswith("SAN_OPTIONS") or name == "ARBITER_CPU"}
    return {"PATH": "/usr/bin:/bin", "TERM": "xterm", "LC_ALL": "C.UTF-8", **kept, **changes}


def on_terminal(arguments, folder, columns=100, env=None, stdin_too=False):
    """The exit code and all bytes that PROGRAM writes to a terminal as stdout and stderr."""
    main, side = pty.openpty()
    fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
    process = subprocess.Popen([PROGRAM] + arguments, cwd=folder, env=env or environment(),
                               stdin=side if stdin_too else subprocess.DEVNULL, stdout=side, stderr=side)
    os.close(side)
    seen = b""
    while True:
        try:
            piece = os.read(main, 65536)
        except OSError:  # the last writer has closed it
            break
        if not piece:
            break
        seen += piece
    os.close(main)
    return process.wait(timeout=60), seen.replace(b"\r\n", b"\n")


def harmful(raw):
    """What in these bytes could do harm in a terminal; styles are taken for ours."""
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        return "byte %d is no UTF-8" % error.start
    for char in STYLES.sub("", text):
        if char != "\n" and unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp"):
            return "U+%04X" % ord(char)
    return None


def check_hostile_names(folder):
    path = os.path.join(os.fsencode(folder), "h\x1b[31m\u202e\x9b".encode() + b"\xff.pgn")
    text = GAME % ("E " + HOSTILE, "W " + HOSTILE + "\\\"", "1. e4 e5 2. Q" + HOSTILE + "h9 {" + HOSTILE + " 1-0")
    with open(path, "wb") as file:
        file.write(text.encode("utf-8") + b"\xff\xfe 2. Ke2 1-0\n")
        file.write((GAME % ("latin", "M\xfcller \x9b \x85", "1. e4 Ke2 1-0")).encode("latin-1"))
    name = os.path.basename(path)
    for form in ("text", "concise", "jsonl", "json", "github"):
        for more in ([], ["--color", "never"], ["--profile", "export", "-v"]):
            arguments = ["--format", form] + more
            code, seen = on_terminal(arguments + [name], folder)
            check(code == 1, "%s: exit 1 for a hostile file" % arguments, (code, seen))
            check(harmful(seen) is None, "%s: nothing harmful on the terminal" % arguments, (harmful(seen), seen))
    code, seen = on_terminal([name + b".missing"], folder)
    check(code == 2 and harmful(seen) is None, "nothing harmful in a message about a path", (harmful(seen), seen))
    code, seen = on_terminal(["--" + HOSTILE.replace("\x00", "")], folder)
    check(code == 2 and harmful(seen) is None, "nothing harmful in a message about an option", (harmful(seen), seen))


def check_appearance(folder):
    with open(os.path.join(folder, "a.pgn"), "w", encoding="utf-8") as file:
        file.write(GAME % ("Club", "A", "{" + "long " * 100 + "} 1. e4 e5 2. Nf6 {" + "comment " * 100 + "} 1-0"))
    code, seen = on_terminal(["a.pgn"], folder, columns=60)
    text = seen.decode()
    check(code == 1 and "\x1b[1;31merror:\x1b[0m" in text, "colours on a terminal", text)
    lines = STYLES.sub("", text).split("\n")
    carets = [index for index, line in enumerate(lines) if re.fullmatch(r"  \| +\^+", line)
              and "error: illegal move" in lines[index - 2]]
    check(len(carets) >= 1, "a caret under the place", lines)
    for index in carets:
        begin = lines[index].index("^")
        check(lines[index - 1][begin:].startswith("Nf6"), "the caret stands under the move", lines[index - 1:index + 1])
        check(len(lines[index - 1]) <= 60, "a long line is cut to the terminal's width", lines[index - 1])
    for env, arguments in ((environment(NO_COLOR="1"), []), (environment(TERM="dumb"), []),
                           (environment(), ["--color", "never"])):
        _, seen = on_terminal(arguments + ["a.pgn"], folder, env=env)
        check(b"\x1b" not in seen, "no colours with %s" % (arguments or env), seen)
    done = subprocess.run([PROGRAM, "a.pgn"], cwd=folder, env=environment(), capture_output=True, check=False)
    check(b"\x1b" not in done.stdout + done.stderr and b"^" not in done.stdout, "no colours, no caret in a pipe", done)
    code, seen = on_terminal([], folder, stdin_too=True)
    check(code == 2 and seen.startswith(b"Usage: "), "the short help where there is nothing to read", seen)


def check_progress(folder):
    with open(os.path.join(folder, "p.pgn"), "w", encoding="utf-8") as file:
        file.write(GAME % ("Club", "A", "1. e4 e5 1-0"))
    _, seen = on_terminal(["p.pgn"], folder)
    check(b"MB/s, " not in seen, "no progress line in a short run", seen)
    fifo = os.path.join(folder, "fifo")
    os.mkfifo(fifo)
    slow = subprocess.Popen(["sh", "-c", "exec 3>fifo; cat p.pgn >&3; sleep 1.5; cat p.pgn >&3"], cwd=folder)
    _, seen = on_terminal(["--color", "never", "fifo"], folder)
    slow.wait(timeout=60)
    shown = PROGRESS.findall(seen.decode())
    check(any(re.fullmatch(r"[0-9.]+ MB/s, \d+ games", line) for line in shown), "a progress line in a long run", seen)
    check(shown and not shown[-1].startswith(("0.", "1.")), "the progress line is removed at the end", seen)
    done = subprocess.run(["sh", "-c", "(cat p.pgn; sleep 0.8) | \"$0\" -", PROGRAM], cwd=folder, env=environment(),
                          capture_output=True, check=False)
    check(b"MB/s, " not in done.stderr, "no progress line in a pipe", done.stderr)
    done = subprocess.run(["sh", "-c", "(cat p.pgn; sleep 0.8) | \"$0\" --progress always -", PROGRAM], cwd=folder,
                          env=environment(), capture_output=True, check=False)
    check(b"MB/s, " in done.stderr, "--progress always", done.stderr)


def check_closed_pipe(folder):
    with open(os.path.join(folder, "many.pgn"), "w", encoding="utf-8") as file:
        file.write((GAME % ("Club", "A", "1. e4 e5 2. Ke3 1-0")) * 20000)
    for arguments in (["many.pgn"], ["--format", "jsonl", "--games", "many.pgn"], ["-j", "1", "many.pgn"]):
        process = subprocess.Popen([PROGRAM] + arguments, cwd=folder, env=environment(), stdout=subprocess.PIPE,
                                   stderr=subprocess.PIPE)
        first = process.stdout.readline()
        process.stdout.close()
        err = process.stderr.read()
        code = process.wait(timeout=60)
        check(first and code == 0 and err == b"", "%s: a closed pipe is a quiet stop" % arguments, (first, code, err))


def main():
    with tempfile.TemporaryDirectory(prefix="streams-") as folder:
        check_hostile_names(folder)
        check_appearance(folder)
        check_progress(folder)
        check_closed_pipe(folder)
    print("%d failed" % len(failures))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
