"""Boards of six quadrants: which edges fit, what borders arise, how many boards there are."""

import itertools
from collections import Counter

import layout

LAYOUTS = {"3x2": (3, 2), "2x3": (2, 3)}  # columns, rows
PLAYERS = (3, 4, 5, 6)


def coherent(one: list[dict], other: list[dict]) -> bool:
    """True when land meets land and sea meets sea in all facing sectors of two edges."""
    return all(("land" in a) == ("land" in b) for a, b in zip(one, other))


def borders_across(one: list[dict], other: list[dict]) -> set[tuple[str, str, str]]:
    """(territory, territory, "land" or "sea") for every border that two facing edges make."""
    found = set()
    for a, b in zip(one, other):
        if "land" in a and "land" in b:
            found.add((a["land"], b["land"], "land"))
        elif "coasts" in a and "coasts" in b:
            found |= {(x, y, "sea") for x in a["coasts"] for y in b["coasts"]}
    return found


def joins(columns: int, rows: int) -> list[tuple[int, str, int]]:
    """(place, edge, place it meets there) for each pair of facing edges; places row by row."""
    found = []
    for row, column in itertools.product(range(rows), range(columns)):
        place = row * columns + column
        found.append((place, "east", row * columns + (column + 1) % columns))
        if row + 1 < rows:
            found.append((place, "south", place + columns))
    return found


def every_board(quadrants: list[dict], columns: int, rows: int):
    """All coherent boards as tuples of quadrant numbers; each turn of the cylinder is another."""
    number = len(quadrants)
    fits = {
        edge: [[coherent(a["edges"][edge], b["edges"][layout.OPPOSITE[edge]]) for b in quadrants]
               for a in quadrants]
        for edge in ("east", "south")
    }
    tests: list[list[tuple[int, str, int]]] = [[] for _ in range(columns * rows)]
    for join in joins(columns, rows):
        tests[max(join[0], join[2])].append(join)

    def extend(board: list[int]):
        if len(board) == columns * rows:
            yield tuple(board)
            return
        for quadrant in range(number):
            if quadrant in board:
                continue
            board.append(quadrant)
            if all(fits[e][board[a]][board[b]] for a, e, b in tests[len(board) - 1]):
                yield from extend(board)
            board.pop()

    yield from extend([])


class Census:
    """Counts over every coherent board of one layout."""

    def __init__(self, quadrants: list[dict], columns: int, rows: int):
        across = {
            edge: [[borders_across(a["edges"][edge], b["edges"][layout.OPPOSITE[edge]])
                    for b in quadrants] for a in quadrants]
            for edge in ("east", "south")
        }
        meets = joins(columns, rows)
        self.boards = self.connected = self.land = self.sea = self.joined = 0
        self.sizes: Counter = Counter()
        for board in every_board(quadrants, columns, rows):
            self.boards += 1
            group = list(range(len(board)))
            for a, edge, b in meets:
                made = across[edge][board[a]][board[b]]
                kinds = [kind for _, _, kind in made]
                self.land += kinds.count("land")
                self.sea += kinds.count("sea")
                if made:
                    self.joined += 1
                    old, new = group[a], group[b]
                    group = [new if g == old else g for g in group]
            if len(set(group)) == 1:
                self.connected += 1
                self.sizes[sum(quadrants[q]["territory_count"] for q in board)] += 1
        self.joins = self.boards * len(meets)
        self.columns = columns

    def for_players(self, players: int) -> int:
        return sum(n for size, n in self.sizes.items() if size % players == 0)

    def told(self) -> str:
        each = max(1, self.boards)
        players = ", ".join(f"{p} players {self.for_players(p)}" for p in PLAYERS)
        return (
            f"{self.boards} coherent boards ({self.boards // self.columns} but for turning), "
            f"{self.connected} connected: {players}; territories {min(self.sizes, default=0)} to "
            f"{max(self.sizes, default=0)}; {self.land / each:.1f} land and {self.sea / each:.1f} "
            f"sea borders a board; {100 * self.joined / max(1, self.joins):.0f}% of facing edges "
            f"make a border"
        )
