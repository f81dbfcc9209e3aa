"""Counts the games of a PGN text, one token after another, by the rules of the project's contract and by nothing of the
library's parser: no blocks, no moves, no tables, one regular expression."""
import re

LOOKAHEAD = 16 << 20

TOKEN = re.compile(
    r"""(?P<brace>\{) | (?P<rest>;[^\r\n]*) | (?P<escape>(?<![^\r\n])%[^\r\n]*)
      | (?P<tag>\[\s*(?P<name>[A-Za-z0-9_]+)\s*"(?:[^"\\\r\n]|\\.|\n(?!\[|\s*\n)){0,999}"\s*\]
               |(?<![^\r\n])[ \t]*\[[ \t]*(?P<loose>[A-Za-z0-9_]+)[ \t]+"[^\r\n]*)
      | (?P<result>(?:1-0|0-1|1/2-1/2|\*)(?![^\s(){};\[\]]))
      | (?P<word>[^\s(){};\[\]]+) | [()\[\]}]""",
    re.VERBOSE)
END = r"(?:\r\n|\r(?!\n)|(?<!\r)\n)"
BLANK_LINE = re.compile(END + r"[ \t]*" + END)
STRONG_START = re.compile(rf"""(?:{BLANK_LINE.pattern}[ \t]*\[[ \t]*[A-Za-z0-9_]+[ \t]+"|[\r\n]\[Event ")""")
BRACE = re.compile(r"[{}]")
MOVE_LIKE = re.compile(r"\d+\.|[NBRQK]?[a-h]?[1-8]?x?[a-h][1-8]|O-O|[a-h]x")


def decode(data):
    """Text of the bytes, one character a byte where it is no UTF-16."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data.decode("utf-16", "replace")
    return data.replace(b"\xef\xbb\xbf", b"").decode("latin-1")


def end_of_comment(text, begin):
    """Where the comment that opens at begin ends; if it was never closed, where the next game starts."""
    limit = min(len(text), begin + LOOKAHEAD)
    start = STRONG_START.search(text, begin)
    strong = start.end() - len(start.group().lstrip("\r\n \t")) if start else None
    at = begin + 1
    while True:
        brace = BRACE.search(text, at, limit)
        passed = strong is not None and (brace is None or strong < brace.start())
        if brace is None:
            return strong if passed else len(text)
        if brace.group() == "}":
            return brace.end()
        if passed:
            return strong
        at = brace.end()


def count_games(text):
    games, state, at, last = 0, "between", 0, 0
    before, names = set(), set()  # tag names before and after the last blank line of the tag section
    while True:
        token = TOKEN.search(text, at)
        if token is None:
            return games
        at = token.end()
        if token["brace"]:
            at = end_of_comment(text, token.start())
            continue  # `last` stays: a comment separates nothing
        if token["rest"] or token["escape"]:
            continue
        gap, last = text[last:token.start()], at
        if token["tag"]:
            name = token["name"] or token["loose"]
            if state != "tags":
                games, before, names = games + 1, set(), set()
            elif BLANK_LINE.search(gap):
                before, names = before | names, set()
            if name in before:  # the game began at the last blank line
                games, before = games + 1, set()
            names.add(name)
            state = "tags"
        elif token["result"]:
            if state == "between":
                games += 1
            state = "after" if state != "after" else state
        elif token["word"]:
            if state == "after" and not (re.match(r"1\.(?!\d)", token["word"]) or
                                         ("\n" in gap or "\r" in gap) and MOVE_LIKE.match(token["word"])):
                continue  # text after the result
            if state in ("between", "after"):
                games += 1
            state = "moves"
