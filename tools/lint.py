#!/usr/bin/env python3
"""clang-tidy over the sources of the program, two at a time, from the debug compile database.

    tools/lint.py          judges what is not known to be clean, and writes down what is
    tools/lint.py --all    judges everything again

Judging a file takes as long as ten compilations of it, so a clean verdict is kept: tools/lint.clean
has a line for each file with the hash of all that it was judged by (itself, the headers of ours
that it reaches, .clang-tidy, the compiler flags). It belongs in the commit that changes a source.
"""

import hashlib
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = (
    "engine", "codec", "chance", "record", "boards", "odds", "bots", "tournament", "referee",
    "store", "server", "cli",
)
DATABASE = ROOT / "build" / "debug"
CLEAN = ROOT / "tools" / "lint.clean"
INCLUDE = re.compile(rb'^\s*#include "([^"]+)"', re.MULTILINE)


def reached(source: Path) -> list[Path]:
    """The source and every header of ours that it includes, directly or not."""
    seen: set[Path] = set()
    waiting = [source]
    while waiting:
        path = waiting.pop()
        if path in seen or not path.is_file():
            continue
        seen.add(path)
        waiting += [ROOT / name.decode() for name in INCLUDE.findall(path.read_bytes())]
    return sorted(seen)


def hash_of(source: Path) -> str:
    digest = hashlib.sha256()
    for path in [ROOT / ".clang-tidy", ROOT / "cmake" / "Compiler.cmake", *reached(source)]:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:32]


def known_clean() -> dict[str, str]:
    """By file, the hash under which it was found clean."""
    if not CLEAN.exists():
        return {}
    return dict(line.split(" ", 1) for line in CLEAN.read_text(encoding="utf-8").splitlines())


def judge(source: Path) -> str:
    """What clang-tidy has to say; empty when clean."""
    done = subprocess.run(
        ["clang-tidy-14", "-p", str(DATABASE), "--quiet",
         "--extra-arg=-Wno-unknown-warning-option", str(source)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )
    return "" if done.returncode == 0 else done.stdout + done.stderr


def main() -> int:
    sources = [path for folder in FOLDERS for path in sorted((ROOT / folder).glob("*.cpp"))]
    sources += [path for folder in FOLDERS for path in sorted((ROOT / folder).glob("detail/*.cpp"))]
    hashes = {str(path.relative_to(ROOT)): hash_of(path) for path in sources}
    before = {} if "--all" in sys.argv[1:] else known_clean()
    clean = {name: found for name, found in hashes.items() if before.get(name) == found}
    stale = [path for path in sources if str(path.relative_to(ROOT)) not in clean]
    print(f"lint: {len(sources)} files, {len(stale)} changed since they were clean", flush=True)
    with ThreadPoolExecutor(max_workers=2) as pool:
        for path, said in zip(stale, pool.map(judge, stale)):
            name = str(path.relative_to(ROOT))
            if said:
                print(said.replace(f"{ROOT}/", ""), flush=True)
                continue
            clean[name] = hashes[name]
            lines = [f"{each} {clean[each]}\n" for each in sorted(clean)]
            CLEAN.write_text("".join(lines), encoding="utf-8")
    return 0 if len(clean) == len(sources) else 1


if __name__ == "__main__":
    sys.exit(main())
