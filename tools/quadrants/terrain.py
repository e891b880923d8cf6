"""Land and sea of a quadrant on a fine grid, from its recipe: discs, noise, gates, a clean-up.

A grid is a flat list, row by row; a cell is land or not, later a territory's number or SEA.
"""

import math
from collections import deque

import layout
import noise
from recipes import Chain, Recipe

CELLS = 200
CELL = layout.SIDE / CELLS
SEA = -1
MAINLAND_CELLS = 420  # a smaller piece of land sinks
LAKE_CELLS = 220  # a smaller piece of enclosed water dries up


def reach(chain: Chain, x: float, y: float) -> float:
    """How deep a point lies inside a swept chain of discs; negative outside."""
    if len(chain) == 1:
        return chain[0][2] - math.hypot(x - chain[0][0], y - chain[0][1])
    best = -1e9
    for (ax, ay, ar), (bx, by, br) in zip(chain, chain[1:]):
        dx, dy = bx - ax, by - ay
        along = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        depth = ar + (br - ar) * along - math.hypot(x - ax - along * dx, y - ay - along * dy)
        best = max(best, depth)
    return best


def barrier(gates: str, x: float, y: float, margin: float) -> float:
    """Negative where the sea must keep land from the edge; gates let it through."""
    allowed = 1e9
    for edge, depth, along in (
        ("north", y, x), ("south", layout.SIDE - y, x), ("west", x, y), ("east", layout.SIDE - x, y)
    ):
        keep = margin
        if edge[0] in gates:
            first, last = layout.GATES[edge]
            low, high = first * layout.SECTOR, (last + 1) * layout.SECTOR
            aside = max(low - along, along - high)
            if aside < 0:
                if depth < 30 and -aside > depth * 0.4:
                    return 1e6
                continue
            keep *= min(1.0, 0.1 + aside / 70)
        allowed = min(allowed, depth - keep)
    return allowed


def land_mask(recipe: Recipe) -> list[bool]:
    seed = f"{recipe.name}/{recipe.land_seed}"
    rough = noise.field(seed + "/coast", CELLS, (5, 11, 22, 41, 77))
    shift_x = noise.field(seed + "/x", CELLS, (4, 9))
    shift_y = noise.field(seed + "/y", CELLS, (4, 9))
    mask = []
    for cell in range(CELLS * CELLS):
        x, y = (cell % CELLS + 0.5) * CELL, (cell // CELLS + 0.5) * CELL
        allowed = barrier(recipe.gates, x, y, max(22, 42 + 32 * rough[cell]))
        wx, wy = x + 55 * shift_x[cell], y + 55 * shift_y[cell]
        depth = max(reach(chain, wx, wy) for chain in recipe.land) - 14
        for chain in recipe.water:
            depth = min(depth, -reach(chain, wx, wy))
        mask.append(allowed > 1e5 or (allowed > 0 and depth + recipe.rough * rough[cell] > 0))
    return mask


def around(cell: int) -> list[int]:
    """The cells that share a side with this one."""
    column = cell % CELLS
    near = []
    if cell >= CELLS:
        near.append(cell - CELLS)
    if column + 1 < CELLS:
        near.append(cell + 1)
    if cell + CELLS < CELLS * CELLS:
        near.append(cell + CELLS)
    if column:
        near.append(cell - 1)
    return near


def pieces(mask: list[bool], wanted: bool) -> list[list[int]]:
    """The connected pieces of land (or of water), largest first."""
    seen = [value != wanted for value in mask]
    found = []
    for start in range(len(mask)):
        if seen[start]:
            continue
        seen[start] = True
        piece, waiting = [], deque([start])
        while waiting:
            cell = waiting.popleft()
            piece.append(cell)
            for near in around(cell):
                if not seen[near]:
                    seen[near] = True
                    waiting.append(near)
        found.append(piece)
    return sorted(found, key=len, reverse=True)


def calm(mask: list[bool]) -> list[bool]:
    """One step of majority voting, away from the edge: no spikes one cell wide."""
    out = mask[:]
    for row in range(1, CELLS - 1):
        for column in range(1, CELLS - 1):
            at = row * CELLS + column
            votes = sum(mask[at - CELLS - 1:at - CELLS + 2]) + sum(mask[at - 1:at + 2])
            out[at] = votes + sum(mask[at + CELLS - 1:at + CELLS + 2]) >= 5
    return out


def strip_sectors() -> list[tuple[int, int]]:
    """The 28 sectors of the sea border strip as (column, row)."""
    last = layout.SECTORS - 1
    return [(c, r) for r in range(last + 1) for c in range(last + 1) if {c, r} & {0, last}]


def sector_cells(column: int, row: int) -> list[int]:
    size = CELLS // layout.SECTORS
    return [
        y * CELLS + x
        for y in range(row * size, (row + 1) * size)
        for x in range(column * size, (column + 1) * size)
    ]


def gate_cells(gates: str) -> list[int]:
    """The cells of the gates down to a sector's third."""
    deep = range(CELLS // layout.SECTORS // 3)
    cells = []
    for edge, (first, last) in layout.GATES.items():
        if edge[0] not in gates:
            continue
        size = CELLS // layout.SECTORS
        for along in range(first * size, (last + 1) * size):
            for depth in deep:
                far = depth if edge in ("north", "west") else CELLS - 1 - depth
                cells.append(far * CELLS + along if edge[0] in "ns" else along * CELLS + far)
    return cells


def clear_grazes(mask: list[bool], recipe: Recipe, spread: int) -> bool:
    """Sinks land that only grazes a sector of the strip, so that coasts are beyond doubt.

    About `spread` cells more than the sector are cleared, unevenly, or the coast would run along
    its side. Says whether there was anything to sink.
    """
    uneven = noise.field(recipe.name + "/grazes", CELLS, (30, 60))
    size = CELLS // layout.SECTORS
    gates = set(gate_cells(recipe.gates))
    sunk = False
    for column, row in strip_sectors():
        cells = [cell for cell in sector_cells(column, row) if mask[cell]]
        area = len(cells) * CELL * CELL
        if area == 0 or area >= 2.2 * layout.COAST_AREA or gates.intersection(cells):
            continue
        for cell in range(len(mask)):
            if not mask[cell] or cell in gates:
                continue
            x, y = cell % CELLS, cell // CELLS
            off_x = max(column * size - x, x - (column + 1) * size + 1, 0)
            off_y = max(row * size - y, y - (row + 1) * size + 1, 0)
            if max(off_x, off_y) <= max(0, spread + spread * 1.5 * uneven[cell]):
                mask[cell] = False
                sunk = True
    return sunk


def part_diagonals(grid: list, sea) -> None:
    """No two cells of one kind touch at a corner only; the sea gives way, else the later one."""
    for _ in range(20):
        changed = False
        for row in range(CELLS - 1):
            for at in range(row * CELLS, row * CELLS + CELLS - 1):
                a, b, c, d = grid[at], grid[at + 1], grid[at + CELLS], grid[at + CELLS + 1]
                if a == d and a != b and a != c:
                    grid[at + 1 if a != sea else at] = a if a != sea else b
                    changed = True
                elif b == c and b != a and b != d:
                    grid[at if b != sea else at + 1] = b if b != sea else a
                    changed = True
        if not changed:
            return


def sink_islets(mask: list[bool]) -> None:
    for piece in pieces(mask, True):
        if len(piece) < MAINLAND_CELLS:
            for cell in piece:
                mask[cell] = False


def make_land(recipe: Recipe) -> list[bool]:
    """True where there is land, after the clean-up."""
    mask = calm(land_mask(recipe))
    for _ in range(3):
        if clear_grazes(mask, recipe, 2):
            mask = calm(mask)
    sink_islets(mask)
    while clear_grazes(mask, recipe, 0):
        sink_islets(mask)
    for piece in pieces(mask, False):
        if len(piece) < LAKE_CELLS:
            for cell in piece:
                mask[cell] = True
    part_diagonals(mask, False)
    return mask
