#!/usr/bin/env python3
"""clang-tidy over the sources of the program, two at a time, from the debug compile database.

A file that came out clean is stamped with the hash of all that it was judged by (itself, the
headers it reaches, .clang-tidy), so an unchanged file is not judged again.
"""

import hashlib
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("engine", "chance", "record", "boards", "tournament", "referee", "cli")
DATABASE = ROOT / "build" / "debug"
STAMPS = ROOT / "build" / "lint"
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


def stamp_of(source: Path) -> Path:
    digest = hashlib.sha256()
    for path in [ROOT / ".clang-tidy", ROOT / "cmake" / "Compiler.cmake", *reached(source)]:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return STAMPS / digest.hexdigest()


def judge(source: Path) -> str:
    """What clang-tidy has to say; empty when clean."""
    done = subprocess.run(
        ["clang-tidy-14", "-p", str(DATABASE), "--quiet",
         "--extra-arg=-Wno-unknown-warning-option", str(source)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )
    if done.returncode == 0:
        stamp_of(source).touch()
        return ""
    return done.stdout + done.stderr


def main() -> int:
    STAMPS.mkdir(parents=True, exist_ok=True)
    sources = [path for folder in FOLDERS for path in sorted((ROOT / folder).glob("*.cpp"))]
    sources += [path for folder in FOLDERS for path in sorted((ROOT / folder).glob("detail/*.cpp"))]
    stale = [path for path in sources if not stamp_of(path).exists()]
    print(f"lint: {len(sources)} files, {len(stale)} changed since they were clean", flush=True)
    failed = 0
    with ThreadPoolExecutor(max_workers=2) as pool:
        for said in pool.map(judge, stale):
            if said:
                failed += 1
                print(said.replace(f"{ROOT}/", ""), flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
