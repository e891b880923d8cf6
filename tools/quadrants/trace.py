"""From a grid of territories to outlines: arcs shared by neighbours, smoothed once for both.

An arc runs between two nodes (where three kinds of cells meet, sea and outside included), or
closes on itself. Nodes stay where they are, so that arcs still meet after smoothing.
"""

import math

from geometry import area
from terrain import CELL, CELLS, SEA

OUTSIDE = -2
Corner = tuple[int, int]  # of a cell, in cells from the north-west corner of the tile
Point = tuple[float, float]


def label(grid: list[int], x: int, y: int) -> int:
    return grid[y * CELLS + x] if 0 <= x < CELLS and 0 <= y < CELLS else OUTSIDE


def steps(grid: list[int]) -> dict[tuple[Corner, Corner], tuple[int, int]]:
    """Every side of a cell that separates two kinds, walked both ways: the kinds left and right."""
    found = {}
    for y in range(CELLS + 1):
        for x in range(CELLS + 1):
            here = label(grid, x, y)
            for other, end in (
                (label(grid, x - 1, y), (x, y + 1)), (label(grid, x, y - 1), (x + 1, y))
            ):
                if here == other or max(here, other) < 0:
                    continue
                pair = (here, other) if end[1] > y else (other, here)
                found[(x, y), end] = pair
                found[end, (x, y)] = pair[::-1]
    return found


def trace(grid: list[int]) -> list[tuple[int, int, list[Corner]]]:
    """The arcs, each once: kind on the left, kind on the right, corners."""
    sides = steps(grid)
    onward: dict[Corner, list[Corner]] = {}
    for start, end in sides:
        onward.setdefault(start, []).append(end)

    def node(at: Corner) -> bool:
        x, y = at
        kinds = {label(grid, x - dx, y - dy) for dx in (0, 1) for dy in (0, 1)}
        return len(kinds) > 2 or len(onward[at]) != 2

    used: set[tuple[Corner, Corner]] = set()
    arcs = []

    def follow(start: Corner, then: Corner) -> None:
        left, right = sides[start, then]
        path = [start, then]
        while path[-1] != start and not node(path[-1]):
            a, b = onward[path[-1]]
            path.append(b if a == path[-2] else a)
        for a, b in zip(path, path[1:]):
            used.update(((a, b), (b, a)))
        arcs.append((left, right, path))

    nodes = [at for at in sorted(onward) if node(at)]
    for start in nodes + sorted(onward):
        for then in onward[start]:
            if (start, then) not in used:
                follow(start, then)
    return arcs


def smooth(path: list[Point], passes: int) -> list[Point]:
    """Each point moves towards its neighbours; ends stay, a closed path has none."""
    closed = path[0] == path[-1]
    for _ in range(passes):
        before = path
        path = before[:]
        for i in range(1, len(before) - 1):
            (ax, ay), (bx, by), (cx, cy) = before[i - 1:i + 2]
            path[i] = ((ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4)
        if closed:
            (ax, ay), (bx, by), (cx, cy) = before[-2], before[0], before[1]
            path[0] = path[-1] = ((ax + 2 * bx + cx) / 4, (ay + 2 * by + cy) / 4)
    return path


def thin(path: list[Point], tolerance: float) -> list[Point]:
    """Douglas and Peucker: drops the points that a straight line misses by little."""
    if len(path) < 3:
        return path
    (ax, ay), (bx, by) = path[0], path[-1]
    length = math.hypot(bx - ax, by - ay)
    worst, far = 0, -1.0
    for i in range(1, len(path) - 1):
        x, y = path[i]
        if length < 1e-9:
            off = math.hypot(x - ax, y - ay)
        else:
            off = abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length
        if off > far:
            worst, far = i, off
    if far <= tolerance:
        return [path[0], path[-1]]
    return thin(path[:worst + 1], tolerance)[:-1] + thin(path[worst:], tolerance)


def shape(left: int, right: int, path: list[Corner]) -> list[list[int]]:
    points = [(x * CELL, y * CELL) for x, y in path]
    if OUTSIDE not in (left, right):
        points = smooth(points, 4)
    points = thin(points, 0.8)
    rounded = [[round(x), round(y)] for x, y in points]
    return [p for i, p in enumerate(rounded) if i == 0 or p != rounded[i - 1]]


def outlines(grid: list[int], count: int) -> list[list[list[list[int]]]]:
    """The rings of each territory: the largest first; a hole runs the other way round."""
    leaving: list[dict[tuple[int, int], list[list[int]]]] = [{} for _ in range(count)]
    rings: list[list[list[list[int]]]] = [[] for _ in range(count)]
    for left, right, path in trace(grid):
        drawn = shape(left, right, path)
        for kind, run in ((right, drawn), (left, drawn[::-1])):
            if kind == SEA or kind == OUTSIDE:
                continue
            if run[0] == run[-1]:
                rings[kind].append(run[:-1])
            else:
                leaving[kind][tuple(run[0])] = run
    for kind, runs in enumerate(leaving):
        while runs:
            ring = runs.pop(min(runs))
            while ring[-1] != ring[0]:
                ring = ring + runs.pop(tuple(ring[-1]))[1:]
            rings[kind].append(ring[:-1])
    for own in rings:
        own.sort(key=lambda ring: -abs(area(ring)))
    return rings
