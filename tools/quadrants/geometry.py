"""Plane geometry on rings of [x, y] points: area, clipping to a square, distances, crossings."""

import math

Ring = list[list[float]]


def area(ring: Ring) -> float:
    """Positive when the ring runs clockwise on the screen."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1])) / 2


def sides(ring: Ring):
    return zip(ring, ring[1:] + ring[:1])


def clip(ring: Ring, axis: int, limit: float, sign: int) -> Ring:
    """What of the ring lies where sign * coordinate <= sign * limit."""
    out: Ring = []
    for a, b in sides(ring):
        a_in, b_in = sign * a[axis] <= sign * limit, sign * b[axis] <= sign * limit
        if a_in:
            out.append(a)
        if a_in != b_in:
            part = (limit - a[axis]) / (b[axis] - a[axis])
            cut = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
            cut[axis] = limit
            out.append(cut)
    return out


def area_in_square(rings: list[Ring], corner: tuple[float, float], side: float) -> float:
    total = 0.0
    for ring in rings:
        for axis in (0, 1):
            for limit, sign in ((corner[axis], -1), (corner[axis] + side, 1)):
                ring = clip(ring, axis, limit, sign) if ring else ring
        total += area(ring) if ring else 0.0
    return abs(total)


def distance_to_side(point, a, b) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    along = 0.0 if length == 0 else ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length
    along = max(0.0, min(1.0, along))
    return math.hypot(point[0] - a[0] - along * dx, point[1] - a[1] - along * dy)


def inside(point, rings: list[Ring]) -> bool:
    x, y = point
    odd = False
    for ring in rings:
        for a, b in sides(ring):
            if (a[1] > y) != (b[1] > y) and x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]):
                odd = not odd
    return odd


def clearance(point, rings: list[Ring]) -> float:
    """The distance from a point to the nearest side of the rings."""
    return min(distance_to_side(point, a, b) for ring in rings for a, b in sides(ring))


def turn(a, b, c) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(a, b, c, d) -> bool:
    """True when the two segments cross at a point inside both."""
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0
