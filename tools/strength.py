#!/usr/bin/env python3
"""Plays the contests behind the strength tables of docs/bots.md and prints the tables.

    tools/strength.py                    all of them, as published: hours on one core
    tools/strength.py random matrix      some of them, by name
    tools/strength.py --deals 20         fewer deals, to see how it goes
    tools/strength.py --list             what there is, and how many games

Every score is kept (in build/strength/ unless --scores says otherwise), so that it can
be interrupted and goes on where it was, and a finished table is printed at once. The result depends
on the seed and the deals alone. The progress bar is the arena's own.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

PROGRAM = Path("build/release/kamchatka")
SEED = 2028
PERSONAS = [
    "castellano", "architetto", "cartaio", "corsaro", "giustiziere", "orologiaio", "stratega",
    "feudatario", "valanga", "cacciatore",
]
LEVELS = ["planner_1", "planner_2", "planner_3", "planner_4", "planner_5"]
RULESETS = [
    ("challenge", []),
    ("challenge", ["kingmaker=on", "challenge_card=on"]),
    ("torneo", []),
    ("prestige", []),
    ("prestige_torneo", []),
    ("torisiko", []),
    ("master_base", []),
    ("master_expert", []),
    ("master", []),
]


class Part(NamedTuple):
    """Candidates against a panel, one against three unless the format says otherwise."""

    title: str
    candidates: list[str]
    panel: list[str]
    deals: int
    formats: str = "one"
    rulesets: list[tuple[str, list[str]]] = [("challenge", [])]


PARTS = {
    "random": Part("Personas against three random players", PERSONAS, ["random"], 500),
    "matrix": Part("One persona against three of another", PERSONAS, PERSONAS, 500),
    "planner_3": Part("`planner_3` against three of each persona", ["planner_3"], PERSONAS, 500),
    "three": Part("A persona against three `planner_3`", ["planner_3"], PERSONAS, 500, "three"),
    "planner_5": Part("`planner_5` against three of each persona", ["planner_5"], PERSONAS, 500),
    "levels": Part("Each level against three of the one below", LEVELS, LEVELS, 250),
    "rulesets": Part(
        "Against three random players in every ruleset",
        ["stratega", "planner_3"], ["random"], 25, rulesets=RULESETS,
    ),
}


def neighbours(part: Part) -> list[tuple[list[str], list[str]]]:
    """The pairs of candidates and panels to ask the arena for."""
    if part.candidates is not LEVELS:
        return [(part.candidates, part.panel)]
    return [([level], [below]) for below, level in zip(LEVELS, LEVELS[1:])]


def play(name: str, part: Part, options: argparse.Namespace) -> list[dict]:
    """The results of all contests of a part, each with the ruleset it was played in."""
    rows = []
    for number, (ruleset, settings) in enumerate(part.rulesets):
        for candidates, panel in neighbours(part):
            command = [
                str(PROGRAM), "arena", "--json",
                "--candidates", ",".join(candidates), "--panel", ",".join(panel),
                "--formats", part.formats, "--ruleset", ruleset,
                "--deals", str(options.deals or part.deals), "--seed", str(SEED),
                "--jobs", str(options.jobs),
                "--scores", str(options.scores / f"{name}-{number}.txt"),
            ]
            for setting in settings:
                command += ["--set", setting]
            done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
            for row in json.loads(done.stdout)["contests"]:
                rows.append({**row, "ruleset": " ".join([ruleset, *settings])})
    return rows


def share(row: dict) -> str:
    return f"{100 * row['share']['mean']:.1f}% ± {100 * row['share']['margin']:.1f}"


def print_list(part: Part, rows: list[dict]) -> None:
    several = len(part.rulesets) > 1
    print(f"| {'ruleset | ' if several else ''}one | against | games | won |")
    print(f"|{'---|' if several else ''}---|---|--:|--:|")
    for row in rows:
        ruleset = f"`{row['ruleset']}` | " if several else ""
        against = row["others"].replace("x", " x `", 1) + "`"
        print(f"| {ruleset}`{row['subject']}` | {against} | {row['games']:,} | {share(row)} |")


def print_matrix(rows: list[dict]) -> None:
    shares = {(row["subject"], row["others"]): 100 * row["share"]["mean"] for row in rows}
    print("| | " + " | ".join(f"3 x {other}" for other in PERSONAS) + " |")
    print("|---|" + "--:|" * len(PERSONAS))
    for subject in PERSONAS:
        cells = [shares.get((subject, f"3x{other}")) for other in PERSONAS]
        print(f"| `{subject}` | " + " | ".join("" if c is None else f"{c:.1f}" for c in cells) + " |")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--deals", type=int, help="of each contest, for all parts")
    parser.add_argument("--jobs", type=int, default=0, help="threads; 0: one for each core")
    parser.add_argument("--scores", type=Path, default=Path("build/strength"))
    parser.add_argument("--list", action="store_true")
    options = parser.parse_args()
    unknown = [name for name in options.parts if name not in PARTS]
    if unknown:
        parser.error(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}")
    if options.list:
        for name, part in PARTS.items():
            print(f"{name:10} {part.title}: {4 * part.deals:,} games a line")
        return 0
    options.scores.mkdir(parents=True, exist_ok=True)
    for name in options.parts or PARTS:
        part = PARTS[name]
        print(f"\n### {part.title}\n", flush=True)
        rows = play(name, part, options)
        print_matrix(rows) if name == "matrix" else print_list(part, rows)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("\nstopped; the same command goes on from here")
