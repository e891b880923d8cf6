#!/usr/bin/env python3
"""Every rule has a test that names it: docs/rules/clauses.tsv and rulings.md against the tests.

    tools/clauses.py             fails on a required clause or a ruling that no test names, and on
                                 a test that names an id which does not exist
    tools/clauses.py --report    also prints each id with the tests that name it

Tests say CLAUSE("CH-4.8", "TO-5h") and RULING("R-1"), see testkit/clause.hpp; those of the browser
client say clauses('PR-14n'), see web/src/testing/clauses.ts. Every clause has its sentence in Italian
in docs/rules/clauses-it.tsv.
"""

import re
import sys
from pathlib import Path
from typing import NamedTuple

COLUMNS = ["id", "mode", "rulebook", "digest"]
MODES = {"engine", "table", "referee", "tournament", "info"}

# The rulebooks that the engine plays, and the other modes that have their module: tables by what a
# View shows and the server does, tournaments by tournament/, a referee's rulings by referee/.
RULEBOOKS_PLAYED = {
    "challenge", "kingmaker", "challenge_card", "torneo", "prestige", "torisiko", "master",
}
MODES_KEPT = {"table", "tournament", "referee"}

COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*.*?\*/|("(?:\\.|[^"\\\n])*")', re.DOTALL)
TEST = re.compile(r"\b(?:TYPED_)?(?:TEST(?:_[FP])?|RC_GTEST(?:_FIXTURE)?_PROP)\s*\(\s*(\w+)\s*,\s*(\w+)")
MARK = re.compile(r"(?<!define )\b(CLAUSE|RULING)\s*\(([^()]*)\)")
WEB_TEST = re.compile(r"\bit\(\s*(['`\"])(.*?)\1", re.DOTALL)
WEB_MARK = re.compile(r"\bclauses\(([^()]*)\)")


class Clause(NamedTuple):
    id: str
    mode: str
    rulebook: str
    digest: str


class Named(NamedTuple):
    """A place in a test that names an id."""

    id: str
    test: str
    place: str


def required(clause: Clause) -> bool:
    """Whether a test must name the clause now."""
    if clause.mode == "engine":
        return clause.rulebook in RULEBOOKS_PLAYED
    return clause.mode in MODES_KEPT


def read_clauses(path: Path) -> tuple[list[Clause], list[str]]:
    clauses, faults, seen = [], [], set()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        fields = line.split("\t")
        place = f"{path.name}:{number}"
        if number == 1:
            if fields != COLUMNS:
                faults.append(f"{place}: the columns are {', '.join(COLUMNS)}")
        elif len(fields) != len(COLUMNS) or not all(fields):
            faults.append(f"{place}: {len(COLUMNS)} fields, none empty")
        elif fields[1] not in MODES:
            faults.append(f"{place}: no such mode: {fields[1]}")
        elif fields[0] in seen:
            faults.append(f"{place}: {fields[0]} stands there twice")
        else:
            seen.add(fields[0])
            clauses.append(Clause(*fields))
    return clauses, faults


def read_rulings(path: Path) -> list[str]:
    if not path.exists():
        return []
    return re.findall(r"^## (R-\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)


def test_sources(root: Path) -> list[Path]:
    """The C++ files in a folder called tests; build/ holds none of ours."""
    sources = [path for path in root.rglob("tests/**/*") if path.suffix in {".cpp", ".hpp"}]
    return sorted(path for path in sources if path.relative_to(root).parts[0] != "build")


def marks(root: Path) -> tuple[list[Named], list[Named], list[str]]:
    """What the tests name: clauses, rulings, and the marks that cannot be read."""
    clauses, rulings, faults = [], [], []
    for path in test_sources(root):
        text = path.read_text(encoding="utf-8")
        # Comments are blanked, so that a mark in one does not count; lines stay where they are.
        text = COMMENT_OR_STRING.sub(lambda m: m[1] or re.sub(r"[^\n]", " ", m[0]), text)
        tests = [(found.start(), f"{found[1]}.{found[2]}") for found in TEST.finditer(text)]
        for found in MARK.finditer(text):
            line = text.count("\n", 0, found.start()) + 1
            place = f"{path.relative_to(root).as_posix()}:{line}"
            test = next((name for at, name in reversed(tests) if at < found.start()), place)
            ids = re.findall(r'"([^"]*)"', found[2])
            if not ids or re.sub(r'"[^"]*"|[\s,]', "", found[2]):
                faults.append(f"{place}: {found[1]} takes ids as string literals")
            into = clauses if found[1] == "CLAUSE" else rulings
            into += [Named(id=one, test=test, place=place) for one in ids]
    return clauses, rulings, faults


def web_marks(root: Path) -> list[Named]:
    """The clauses that the tests of the browser client name."""
    named = []
    for path in sorted([*root.glob("web/src/**/*.test.ts*"), *root.glob("web/e2e/**/*.test.ts")]):
        text = path.read_text(encoding="utf-8")
        tests = [(found.start(), found[2]) for found in WEB_TEST.finditer(text)]
        for found in WEB_MARK.finditer(text):
            place = f"{path.relative_to(root).as_posix()}:{text.count(chr(10), 0, found.start()) + 1}"
            test = next((name for at, name in reversed(tests) if at < found.start()), place)
            named += [Named(one, test, place) for one in re.findall(r"'([^']*)'", found[1])]
    return named


def untranslated(path: Path, clauses: list[Clause]) -> list[str]:
    """The clauses without an Italian sentence; none where there is no such table."""
    if not path.exists():
        return []
    rows = path.read_text(encoding="utf-8").splitlines()[1:]
    italian = {row.split("\t")[0] for row in rows}
    return [f"{path.name}: no sentence for {one.id}" for one in clauses if one.id not in italian]


def check(root: Path) -> tuple[list[str], list[Clause], list[Named]]:
    """The faults, the clauses, and all that the tests name."""
    rules = root / "docs" / "rules"
    clauses, faults = read_clauses(rules / "clauses.tsv")
    rulings = read_rulings(rules / "rulings.md")
    named_clauses, named_rulings, unreadable = marks(root)
    faults += unreadable
    named_clauses += web_marks(root)
    faults += untranslated(rules / "clauses-it.tsv", clauses)

    known = {clause.id for clause in clauses}
    tested = {named.id for named in named_clauses}
    faults += [f"{n.place}: no such clause: {n.id}" for n in named_clauses if n.id not in known]
    faults += [
        f"clauses.tsv: no test names {clause.id}: {clause.digest}"
        for clause in clauses if required(clause) and clause.id not in tested
    ]
    ruled = {named.id for named in named_rulings}
    faults += [f"rulings.md: {one} stands there twice" for one in sorted(set(rulings))
               if rulings.count(one) > 1]
    faults += [f"{n.place}: no such ruling: {n.id}" for n in named_rulings if n.id not in rulings]
    faults += [f"rulings.md: no test names {one}" for one in rulings if one not in ruled]
    return faults, clauses, named_clauses + named_rulings


def status(clause: Clause) -> str:
    if clause.mode == "info":
        return "information"
    return "required" if required(clause) else "not yet required"


def report(clauses: list[Clause], named: list[Named]) -> None:
    tests: dict[str, list[str]] = {}
    for one in named:
        tests.setdefault(one.id, []).append(one.test)
    for clause in clauses:
        said = ", ".join(dict.fromkeys(tests.get(clause.id, []))) or f"({status(clause)})"
        print(f"{clause.id}\t{clause.mode}\t{clause.rulebook}\t{said}")
    for one in sorted({n.id for n in named if n.id.startswith("R-")}, key=lambda x: (len(x), x)):
        print(f"{one}\truling\t\t{', '.join(dict.fromkeys(tests[one]))}")


def main() -> int:
    root = Path(__file__).resolve().parent.parent
    faults, clauses, named = check(root)
    if "--report" in sys.argv[1:]:
        report(clauses, named)
    print("\n".join(faults), end="\n" if faults else "")
    tested = {one.id for one in named}
    needed = [clause for clause in clauses if status(clause) == "required"]
    waiting = [clause for clause in clauses if status(clause) == "not yet required"]
    print(
        f"clauses: {len(needed)} required, {sum(c.id in tested for c in needed)} of them tested; "
        f"{len(waiting)} not yet required, {sum(c.id in tested for c in waiting)} of them tested; "
        f"{len(faults)} faults"
    )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
