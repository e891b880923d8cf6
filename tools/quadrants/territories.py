"""Divides the land of a quadrant into territories of like size with uneven borders.

Hearts are spread by Lloyd's relaxation, each piece of land on its own; then all territories grow
from their hearts at once over ground that is easier here and harder there.
"""

import heapq
import random

import layout
import noise
from recipes import Recipe
from terrain import (CELL, CELLS, SEA, around, gate_cells, part_diagonals, pieces, sector_cells,
                     strip_sectors)


def shares(sizes: list[int], count: int) -> list[int]:
    """How many territories each piece of land gets: one at least, the rest by size."""
    given = [1] * len(sizes)
    while sum(given) < count:
        neediest = max(range(len(sizes)), key=lambda i: sizes[i] / (given[i] + 0.4))
        given[neediest] += 1
    return given


def relax(piece: list[int], hearts: list[tuple[float, float]], fixed: int) -> None:
    """Moves all hearts but the first `fixed` to the middle of what is nearest to them."""
    points = [(cell % CELLS, cell // CELLS) for cell in piece[::7]]
    for _ in range(12):
        sums = [[0.0, 0.0, 0] for _ in hearts]
        for x, y in points:
            nearest = min(
                range(len(hearts)),
                key=lambda i: (hearts[i][0] - x) ** 2 + (hearts[i][1] - y) ** 2,
            )
            total = sums[nearest]
            total[0] += x
            total[1] += y
            total[2] += 1
        for i, (x, y, number) in enumerate(sums):
            if i >= fixed and number:
                hearts[i] = (x / number, y / number)


def hearts_of(recipe: Recipe, mask: list[bool], seed: str) -> list[int] | None:
    """A cell for each territory; None when there are more pieces of land than territories."""
    source = random.Random(seed)
    count = len(recipe.names.split())
    lands = pieces(mask, True)
    if len(lands) > count:
        return None
    fixed = [(x / CELL, y / CELL) for x, y in recipe.fixed]
    cells = []
    for number, (piece, share) in enumerate(zip(lands, shares([len(p) for p in lands], count))):
        here = fixed if number == 0 else []
        hearts = here + [
            (cell % CELLS, cell // CELLS) for cell in source.sample(piece, share - len(here))
        ]
        relax(piece, hearts, len(here))
        for x, y in hearts:
            cells.append(min(piece, key=lambda c: (c % CELLS - x) ** 2 + (c // CELLS - y) ** 2))
    return cells


def grow(mask: list[bool], hearts: list[int], hardness: list[float]) -> list[int]:
    """The territory of every land cell: the one whose heart reaches it first."""
    grid = [SEA] * len(mask)
    waiting = [(0.0, heart, number) for number, heart in enumerate(hearts)]
    while waiting:
        time, cell, number = heapq.heappop(waiting)
        if grid[cell] != SEA:
            continue
        grid[cell] = number
        for near in around(cell):
            if mask[near] and grid[near] == SEA:
                heapq.heappush(waiting, (time + hardness[near], near, number))
    return grid


def settle(grid: list[int]) -> None:
    """Majority voting on land, twice: borders without teeth."""
    for _ in range(2):
        old = grid[:]
        for row in range(1, CELLS - 1):
            for at in range(row * CELLS + 1, row * CELLS + CELLS - 1):
                mine = old[at]
                if mine == SEA or old[at - 1] == mine == old[at + 1] == old[at - CELLS]:
                    continue
                near = [
                    old[at + shift]
                    for shift in (-CELLS - 1, -CELLS, 1 - CELLS, -1, 1, CELLS - 1, CELLS, CELLS + 1)
                    if old[at + shift] != SEA
                ]
                best = max(sorted(set(near + [mine])), key=near.count)
                if near.count(best) > 4:
                    grid[at] = best
    part_diagonals(grid, SEA)


def yield_grazes(grid: list[int]) -> None:
    """A territory that only grazes a sector of the strip leaves it to its neighbour there."""
    for column, row in strip_sectors():
        cells = sector_cells(column, row)
        held = [grid[cell] for cell in cells]
        numbers = sorted(set(held) - {SEA}, key=held.count)
        for number in numbers[:-1]:
            if held.count(number) * CELL * CELL > 1.7 * layout.COAST_AREA:
                continue
            left = [cell for cell in cells if grid[cell] == number]
            rim = [grid[near] for cell in left for near in around(cell)]
            heirs = [other for other in numbers if other != number and other in rim]
            for cell in left if heirs else []:
                grid[cell] = max(heirs, key=rim.count)


def divide(recipe: Recipe, mask: list[bool], attempt: int) -> list[int] | None:
    """Territory numbers on the grid, in no particular order; None when this attempt is no use."""
    seed = f"{recipe.name}/{recipe.land_seed}/{attempt}"
    hearts = hearts_of(recipe, mask, seed)
    if hearts is None:
        return None
    wild = noise.field(seed + "/ground", CELLS, (10, 23, 50))
    hardness = [max(0.2, 1 + 1.0 * value) for value in wild]
    for cell in gate_cells(recipe.gates):
        hardness[cell] = 0.01  # whoever comes first takes the whole gate
    grid = grow(mask, hearts, hardness)
    settle(grid)
    yield_grazes(grid)
    part_diagonals(grid, SEA)
    return grid
