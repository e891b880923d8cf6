"""Smooth noise from a seed, the same on every machine: lattices of random numbers, blended."""

import random


def lattice(seed: str, period: int) -> list[list[float]]:
    source = random.Random(seed)
    return [[source.uniform(-1, 1) for _ in range(period + 2)] for _ in range(period + 2)]


def field(seed: str, cells: int, periods: tuple[int, ...]) -> list[float]:
    """A square of cells x cells values around 0; each period weighs less than the one before."""
    total = [0.0] * (cells * cells)
    weight = 1.0
    for period in periods:
        knots = lattice(f"{seed}/{period}", period)
        steps = []
        for cell in range(cells):
            at = cell * period / cells
            part = at - int(at)
            steps.append((int(at), part * part * (3 - 2 * part)))
        for row, (down, v) in enumerate(steps):
            upper, lower = knots[down], knots[down + 1]
            line = [a + (b - a) * v for a, b in zip(upper, lower)]
            base = row * cells
            for column, (right, u) in enumerate(steps):
                total[base + column] += weight * (line[right] + (line[right + 1] - line[right]) * u)
        weight *= 0.62
    return total
