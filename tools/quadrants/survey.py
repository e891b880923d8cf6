"""What a divided grid amounts to: borders, sectors, links, capitals; or why it is no good."""

import math

import geometry
import layout
from recipes import Recipe
from terrain import CELL, CELLS, SEA, around, sector_cells

BORDER_CELLS = 7  # a shorter border would be doubted
CAPITAL_CLEARANCE = 40
LINK_LENGTH = (25, 300)
LINK_MARGIN = 50  # from the edge of the tile
COASTS_A_SEA_EDGE = 2  # sectors, at least


class Unfit(Exception):
    """This attempt is no use; the message says why."""


def require(held: bool, why: str) -> None:
    if not held:
        raise Unfit(why)


def border_lengths(grid: list[int]) -> dict[tuple[int, int], int]:
    lengths: dict[tuple[int, int], int] = {}
    for cell, here in enumerate(grid):
        for near in (cell + 1, cell + CELLS):
            if near >= len(grid) or (near == cell + 1 and near % CELLS == 0):
                continue
            there = grid[near]
            if here != there and min(here, there) != SEA:
                pair = (min(here, there), max(here, there))
                lengths[pair] = lengths.get(pair, 0) + 1
    return lengths


def edge_cells(edge: str, index: int) -> list[int]:
    """The outermost cells of a sector."""
    size = CELLS // layout.SECTORS
    run = range(index * size, (index + 1) * size)
    return {
        "north": [x for x in run],
        "south": [(CELLS - 1) * CELLS + x for x in run],
        "west": [y * CELLS for y in run],
        "east": [y * CELLS + CELLS - 1 for y in run],
    }[edge]


def sector(grid: list[int], edge: str, index: int) -> dict:
    """What a sector of the strip holds: {"land": number} or {"coasts": [numbers]}."""
    outer = {grid[cell] for cell in edge_cells(edge, index)}
    if outer != {SEA}:
        require(len(outer) == 1, "a border runs into a gate")
        return {"land": outer.pop()}
    left, top = layout.sector_corner(edge, index)
    cells = sector_cells(left // layout.SECTOR, top // layout.SECTOR)
    own = set(cells)
    coasts = []
    for number in sorted({grid[cell] for cell in cells} - {SEA}):
        held = [cell for cell in cells if grid[cell] == number]
        require(len(held) * CELL * CELL > 1.7 * layout.COAST_AREA, "grazes a sector")
        shore = any(near in own and grid[near] == SEA for cell in held for near in around(cell))
        require(shore, "land in a sector without a coast there")
        coasts.append(number)
    return {"coasts": coasts}


def edges(grid: list[int]) -> dict[str, list[dict]]:
    found = {e: [sector(grid, e, i) for i in range(layout.SECTORS)] for e in layout.EDGES}
    for edge, sectors in found.items():
        if not any("land" in s for s in sectors):
            busy = sum(bool(s["coasts"]) for s in sectors)
            require(busy >= COASTS_A_SEA_EDGE, f"hardly a coast on the {edge}")
    return found


def exposed(found: dict[str, list[dict]]) -> set[int]:
    out = set()
    for sectors in found.values():
        for one in sectors:
            out |= {one["land"]} if "land" in one else set(one["coasts"])
    return out


def coast_cells(grid: list[int], count: int) -> list[list[int]]:
    coasts: list[list[int]] = [[] for _ in range(count)]
    for cell, number in enumerate(grid):
        if number != SEA and any(grid[near] == SEA for near in around(cell)):
            coasts[number].append(cell)
    return coasts


def middle(cell: int) -> tuple[float, float]:
    return (cell % CELLS + 0.5) * CELL, (cell // CELLS + 0.5) * CELL


def open_water(grid: list[int], a: int, b: int) -> bool:
    """True when the line between two coast cells crosses water only and does not hug a coast."""
    (ax, ay), (bx, by) = middle(a), middle(b)
    number = int(math.hypot(bx - ax, by - ay) / (CELL / 2))
    for i in range(3, number - 2):
        x, y = ax + (bx - ax) * i / number, ay + (by - ay) * i / number
        if grid[int(y / CELL) * CELLS + int(x / CELL)] != SEA:
            return False
    aside = min(35.0, 0.28 * math.hypot(bx - ax, by - ay))
    for part in (0.35, 0.5, 0.65):
        x, y = ax + (bx - ax) * part, ay + (by - ay) * part
        for dx, dy in ((aside, 0), (-aside, 0), (0, aside), (0, -aside)):
            if grid[int((y + dy) / CELL) * CELLS + int((x + dx) / CELL)] != SEA:
                return False
    return True


def landing(grid: list[int], cell: int) -> bool:
    """True where a link may land: off the edge of the tile, and no third territory close by."""
    x, y = middle(cell)
    if min(x, y) < LINK_MARGIN or max(x, y) > layout.SIDE - LINK_MARGIN:
        return False
    return all(
        grid[cell + dy * CELLS + dx] in (SEA, grid[cell])
        for dx in (-6, -3, 0, 3, 6)
        for dy in (-6, -3, 0, 3, 6)
    )


def link_candidates(grid: list[int], count: int, borders: set[tuple[int, int]]) -> list[tuple]:
    """(length, pair, line) for pairs with water alone between them, shortest first."""
    coasts = [[c for c in own[::3] if landing(grid, c)] for own in coast_cells(grid, count)]
    found = []
    for a in range(count):
        for b in range(a + 1, count):
            if (a, b) in borders:
                continue
            near = sorted(
                (math.dist(middle(p), middle(q)), p, q) for p in coasts[a] for q in coasts[b]
            )[:40]
            for length, p, q in near:
                if length > LINK_LENGTH[1]:
                    break
                if length >= LINK_LENGTH[0] and open_water(grid, p, q):
                    found.append((length, (a, b), [middle(p), middle(q)]))
                    break
    return sorted(found)


def choose_links(count: int, borders: set[tuple[int, int]], candidates: list, number: int) -> list:
    """That many links, first those that join what is apart, then where there are fewest borders."""
    group = list(range(count))
    degree = [0] * count

    def join(a: int, b: int) -> None:
        old, new = group[a], group[b]
        group[:] = [new if g == old else g for g in group]
        degree[a] += 1
        degree[b] += 1

    for a, b in borders:
        join(a, b)
    chosen: list[tuple] = []
    while len(chosen) < number or len(set(group)) > 1:
        free = [
            c for c in candidates
            if c not in chosen and not any(geometry.cross(*c[2], *d[2]) for d in chosen)
        ]
        apart = [c for c in free if group[c[1][0]] != group[c[1][1]]]
        require(bool(apart) if len(set(group)) > 1 else bool(free), "no place for a link")
        pick = min(apart or free, key=lambda c: c[0] + 70 * (degree[c[1][0]] + degree[c[1][1]]))
        chosen.append(pick)
        join(*pick[1])
    require(len(chosen) == number, "needs more links than its value allows")
    require(min(degree) >= 2, "a dead end")
    return chosen


def capital(grid: list[int], number: int) -> tuple[int, int]:
    """The point of a territory farthest from its outline."""
    cells = [cell for cell, here in enumerate(grid) if here == number]
    rim = [
        middle(cell) for cell in cells
        if len(around(cell)) < 4 or any(grid[near] != number for near in around(cell))
    ]
    best, where = 0.0, (0, 0)
    for cell in cells[::5]:
        x, y = middle(cell)
        near = best * best
        for rx, ry in rim:
            if (x - rx) ** 2 + (y - ry) ** 2 <= near:
                break
        else:
            best, where = min(math.dist((x, y), r) for r in rim), (round(x), round(y))
    require(best >= CAPITAL_CLEARANCE, "a territory too narrow for its capital")
    return where


def survey(recipe: Recipe, grid: list[int]) -> dict:
    """Everything the file says, by territory number; raises Unfit."""
    count = len(recipe.names.split())
    sizes = [grid.count(number) for number in range(count)]
    require(min(sizes) >= 500 and min(sizes) >= 0.33 * sum(sizes) / count, "a territory too small")
    lengths = border_lengths(grid)
    require(min(lengths.values()) >= BORDER_CELLS, "a border too short to be seen")
    found = edges(grid)
    open_to = exposed(found)
    require(recipe.exposed[0] <= len(open_to) <= recipe.exposed[1], f"{len(open_to)} exposed")
    candidates = None
    why = "no number of links gives the value"
    for number in range(recipe.links[0], recipe.links[1] + 1):
        value = 2 * (len(lengths) + number) + len(open_to)
        if not recipe.value[0] <= value <= recipe.value[1]:
            continue
        candidates = candidates or link_candidates(grid, count, set(lengths))
        try:
            links = choose_links(count, set(lengths), candidates, number)
        except Unfit as unfit:
            why = str(unfit)
            continue
        capitals = [capital(grid, n) for n in range(count)]
        return {"borders": sorted(lengths), "links": links, "edges": found, "exposed": open_to,
                "capitals": capitals}
    raise Unfit(why + f" (borders {len(lengths)}, exposed {len(open_to)})")
