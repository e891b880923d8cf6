#!/usr/bin/env python3
"""clang-tidy over the C++ sources changed since a commit, two at a time, for two minutes at most.

    tools/lint.py [BASE]    judges what changed since BASE; without it, since $LINT_BASE, or since
                            the branch left origin/main, or since the commit before this one
    tools/lint.py --all     judges every source, however long it takes

Judging a source takes as long as ten compilations of it, so only changes are judged: a source that
changed, and for a header that changed its own source or else the first one that includes it. What
is not committed yet counts as well. Files that two minutes did not reach are listed, and are no
fault. Tests are not judged: their macros are not ours. Reads the debug compile database.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = (
    "engine", "chance", "record", "codec", "boards", "odds", "bots", "tournament", "referee",
    "store", "server", "cli",
)
BUDGET_S = 120.0


def git(root: Path, *arguments: str) -> str | None:
    """What git says, None where it fails."""
    done = subprocess.run(
        ["git", "-C", str(root), *arguments], capture_output=True, text=True, check=False
    )
    return done.stdout.strip() if done.returncode == 0 else None


def base_of(root: Path, asked: str | None) -> str | None:
    """The commit to compare with. None in a history of one commit: everything is new."""
    if asked:
        found = git(root, "rev-parse", "--verify", "--quiet", f"{asked}^{{commit}}")
        if found is None:
            sys.exit(f"lint: no such commit: {asked}")
        return found
    head = git(root, "rev-parse", "HEAD")
    left = git(root, "merge-base", "HEAD", "origin/main")
    # On the main branch itself nothing has left it: the last commit is what is new.
    if left and left != head:
        return left
    return git(root, "rev-parse", "--verify", "--quiet", "HEAD~1")


def changed(root: Path, base: str) -> list[str]:
    """The files that differ from the base and still exist, committed or not."""
    listed = git(root, "diff", "--name-only", "--diff-filter=d", "--no-renames", base) or ""
    new = git(root, "ls-files", "--others", "--exclude-standard") or ""
    return sorted({*listed.splitlines(), *new.splitlines()})


def sources(root: Path) -> list[str]:
    """Every source of the program, without tests."""
    names = [path.relative_to(root) for each in FOLDERS for path in (root / each).rglob("*.cpp")]
    return sorted(name.as_posix() for name in names if "tests" not in name.parts)


def to_judge(root: Path, names: list[str]) -> list[str]:
    """The sources that stand for these files."""
    every = sources(root)
    chosen = {name for name in names if name in every}
    for header in (Path(name) for name in names if name.endswith(".hpp")):
        if header.parts[0] not in FOLDERS or "tests" in header.parts:
            continue
        own = header.with_suffix(".cpp").as_posix()
        line = f'#include "{header.as_posix()}"'
        including = (each for each in every if line in (root / each).read_text(encoding="utf-8"))
        found = own if own in every else next(including, None)
        if found is not None:
            chosen.add(found)
    return sorted(chosen)


def judge(name: str, seconds: float) -> str | None:
    """What clang-tidy has to say, empty when clean; None when it took too long."""
    try:
        done = subprocess.run(
            ["clang-tidy-14", "-p", "build/debug", "--quiet",
             "--extra-arg=-Wno-unknown-warning-option", name],
            cwd=ROOT, capture_output=True, text=True, check=False, timeout=seconds,
        )
    except subprocess.TimeoutExpired:
        return None
    return "" if done.returncode == 0 else done.stdout + done.stderr


def judge_all(
    names: list[str], judging: Callable[[str, float], str | None], budget_s: float
) -> tuple[list[str], list[str]]:
    """What was said about the sources, and the sources that time did not reach."""
    end = time.monotonic() + budget_s

    def within_time(name: str) -> str | None:
        left = end - time.monotonic()
        return judging(name, left) if left > 0 else None

    with ThreadPoolExecutor(max_workers=2) as pool:
        verdicts = dict(zip(names, pool.map(within_time, names)))
    said = [verdict for verdict in verdicts.values() if verdict]
    return said, [name for name, verdict in verdicts.items() if verdict is None]


def main() -> int:
    asked = sys.argv[1] if len(sys.argv) > 1 else os.environ.get("LINT_BASE")
    base = None if asked == "--all" else base_of(ROOT, asked)
    names = sources(ROOT) if base is None else to_judge(ROOT, changed(ROOT, base))
    since = "" if base is None else f" changed since {base[:12]}"
    print(f"lint: {len(names)} sources{since}", flush=True)
    budget_s = float("1e6") if asked == "--all" else BUDGET_S
    said, left = judge_all(names, judge, budget_s)
    for text in said:
        print(text.replace(f"{ROOT}/", ""))
    if left:
        print(f"lint: {len(left)} not reached in {budget_s:.0f} s:", *left, sep="\n    ")
    print(f"lint: {len(names) - len(left)} judged, {len(said)} with faults")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
