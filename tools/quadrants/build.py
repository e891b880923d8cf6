#!/usr/bin/env python3
"""Draws the twelve quadrants and checks them. The format is docs/quadrants.md.

    tools/quadrants/build.py [NAME...]       makes quadrants/*.json (or these) from the recipes
    tools/quadrants/build.py --check         is every file sound? lists the faults
    tools/quadrants/build.py --count         the table of the quadrants; counts the coherent boards
    tools/quadrants/build.py --preview DIR   draws each quadrant and some boards as SVG
"""

import json
import sys
from pathlib import Path

import boards
import check
import draft
import preview
from recipes import RECIPES

FOLDER = Path(__file__).resolve().parent.parent.parent / "quadrants"


def load() -> list[dict]:
    """The files in the order of the recipes; files without a recipe come last."""
    order = [recipe.name for recipe in RECIPES]
    found = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))]
    return sorted(found, key=lambda q: order.index(q["name"]) if q["name"] in order else len(order))


def make(names: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    for recipe in RECIPES:
        if names and recipe.name not in names:
            continue
        quadrant = draft.draft(recipe)
        (FOLDER / f"{recipe.name}.json").write_text(draft.text(quadrant), encoding="utf-8")
        print(f"{recipe.name}: {quadrant['territory_count']} territories, "
              f"value {quadrant['value']}, bonus {quadrant['bonus']}", flush=True)
    return 0


def verify() -> int:
    faults = check.folder_faults(FOLDER)
    print("\n".join([*faults, f"quadrants: {len(list(FOLDER.glob('*.json')))} files, "
                              f"{len(faults)} faults"]))
    return 1 if faults else 0


def count() -> int:
    print("| quadrant | territories | borders | links | exposed | gates | value | bonus |")
    print("|---|---|---|---|---|---|---|---|")
    for one in load():
        gates = " ".join(e for e, row in one["edges"].items() if any("land" in s for s in row))
        print(f"| {one['symbol']} {one['title']['it']} | {one['territory_count']} "
              f"| {len(one['borders'])} | {len(one['links'])} | {len(check.exposed_ids(one))} "
              f"| {gates or 'none'} | {one['value']} | {one['bonus']} |")
    for name, (columns, rows) in boards.LAYOUTS.items():
        print(f"{name}: {boards.Census(load(), columns, rows).told()}")
    return 0


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        return verify()
    if arguments == ["--count"]:
        return count()
    if len(arguments) == 2 and arguments[0] == "--preview":
        return preview.draw_all(load(), Path(arguments[1]))
    if any(argument.startswith("-") for argument in arguments):
        print(__doc__, file=sys.stderr)
        return 2
    return make(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
