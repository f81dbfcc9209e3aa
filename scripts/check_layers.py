#!/usr/bin/env python3
"""Fails where a file includes a layer above its own, or a third-party header outside its one place.

    check_layers.py [ROOT]        (the tables are those of CONTRIBUTING.md; docs/architecture.md has the reasons)
"""
import pathlib
import re
import sys

CORE = {"base", "simd", "chess", "rules", "io", "pgn", "kernels", "passes", "pipeline", "report"}
MAY_INCLUDE = {  # layer: layers below it; every layer may include itself
    "base": set(), "simd": {"base"}, "chess": {"base"}, "io": {"base"}, "rules": {"base", "chess"},
    "kernels": {"base", "chess"}, "pgn": {"base", "simd", "chess"},
    "passes": {"base", "simd", "chess", "rules", "pgn", "kernels"}, "pipeline": {"base", "simd", "io", "pgn"},
    "report": {"base", "simd", "chess", "rules", "io", "pgn", "passes", "pipeline"}, "cli": CORE, "tools": CORE | {"cli"},
}
THIRD_PARTY = {  # first part of a header's path: (layers that may include it, in how many files, in headers too)
    "boost": ({"cli"}, 1, False), "tbb": ({"pipeline"}, 1, False), "oneapi": ({"pipeline"}, 1, False),
    "zstd": ({"io"}, 1, False), "zlib": ({"io"}, 1, False), "bzlib": ({"io"}, 1, False), "lzma": ({"io"}, 1, False),
    "rapidjson": ({"report"}, 1, False), "sqlite3": ({"report"}, 1, False),
    "fmt": ({"io", "pgn", "passes", "report", "cli", "tools"}, 999, True),
}
INCLUDE = re.compile(r'^\s*#\s*include\s*(?:"([^"]+)"|<([a-z0-9_]+)(?:_errors|_format)?(?:\.h\b|\.hpp\b|/)[^>]*>)')


def check(root):
    problems, users = [], {}
    for path in sorted([*root.glob("lib/*/**/*"), *root.glob("tools/**/*")]):
        if path.suffix not in (".h", ".cpp", ".inc"):
            continue
        parts = path.relative_to(root).parts
        layer = parts[1] if parts[0] == "lib" or len(parts) > 2 else "tools"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            found = INCLUDE.match(line)
            if not found:
                continue
            where = f"{path.relative_to(root)}:{number}: "
            if layer not in MAY_INCLUDE:
                problems.append(f"{where}{layer} is no layer; add it to the table of check_layers.py")
            elif found[1] and found[1].split("/")[0] not in MAY_INCLUDE[layer] | {layer}:
                problems.append(f'{where}{layer} may not include "{found[1]}"')
            elif found[2] in THIRD_PARTY:
                layers, _, headers = THIRD_PARTY[found[2]]
                users.setdefault(found[2], set()).add(str(path.relative_to(root)))
                if layer not in layers or (path.suffix == ".h" and not headers):
                    problems.append(f"{where}<{found[2]}…> has no place here")
    for name, files in users.items():
        if len(files) > THIRD_PARTY[name][1]:
            problems.append(f"<{name}…> is included in {len(files)} files: {', '.join(sorted(files))}")
    return problems


if __name__ == "__main__":
    faults = check(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent.parent))
    print("\n".join(faults) or "layers: ok")
    sys.exit(1 if faults else 0)
