"""Draws quadrants and boards as SVG in the manner of an old atlas. For the eye only."""

import random
from pathlib import Path

import boards
import layout
from geometry import clearance, inside

PAPER, INK, SEA, STRIP = "#f3e9d2", "#3b2a1a", "#c3d6d2", "#b1c8c6"
TINTS = {
    "alfa": "#d9a566", "beta": "#b9bf7a", "gamma": "#e3cd85", "delta": "#c99a86",
    "epsilon": "#9fb583", "zeta": "#d7b58e", "kappa": "#bba4a0", "lambda": "#a9b59b",
    "omega": "#dcae8f", "rho": "#c7b37c", "tau": "#cf9f72", "sigma": "#b3b89a",
}
STYLE = f"""
text {{ font-family: 'EB Garamond', Palatino, 'DejaVu Serif', serif; fill: {INK}; }}
.halo {{ paint-order: stroke; stroke: {PAPER}; stroke-opacity: .75; stroke-linejoin: round; }}
.name {{ font-size: 19px; font-style: italic; text-anchor: middle; stroke-width: 4px; }}
.code {{ font-size: 15px; font-weight: bold; text-anchor: middle; }}
.value {{ font-size: 14px; font-weight: bold; text-anchor: middle; }}
.title {{ font-size: 25px; text-anchor: middle; letter-spacing: 2px; }}
.small {{ font-size: 13px; text-anchor: middle; }}
.border {{ fill: none; stroke: {INK}; stroke-width: 1.6; stroke-opacity: .75; }}
.coast {{ fill: none; stroke: {INK}; stroke-width: 2.4; stroke-linecap: round; }}
.ripple {{ fill: none; stroke: #6f9592; stroke-linejoin: round; }}
.grid {{ stroke: #7f9f9c; stroke-width: .8; stroke-opacity: .35; }}
.link {{ fill: none; stroke: {INK}; stroke-width: 2.6; stroke-dasharray: 9 6; }}
"""


def mix(one: str, other: str, part: float) -> str:
    pairs = zip(*([int(c[i:i + 2], 16) for i in (1, 3, 5)] for c in (one, other)))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in pairs)


def path_of(rings: list) -> str:
    return "".join("M" + "L".join(f"{x} {y}" for x, y in ring) + "Z" for ring in rings)


def sea_tile() -> str:
    side, cell = layout.SIDE, layout.SECTOR
    lines = "".join(
        f'<path class="grid" d="M{at} 0V{side}M0 {at}H{side}"/>' for at in range(0, side + 1, cell)
    )
    inner = side - 2 * cell
    return (
        f'<rect width="{side}" height="{side}" fill="{STRIP}"/>'
        f'<rect x="{cell}" y="{cell}" width="{inner}" height="{inner}" fill="{SEA}"/>' + lines
    )


def shore(quadrant: dict) -> tuple[str, str]:
    """The outline's sides that nobody shares: coast, and inner borders, as two paths."""
    seen: dict[tuple, int] = {}
    for land in quadrant["territories"]:
        for ring in land["outline"]:
            for a, b in zip(ring, ring[1:] + ring[:1]):
                key = (*min(a, b), *max(a, b))
                seen[key] = seen.get(key, 0) + 1
    coast, inner = [], []
    for (ax, ay, bx, by), times in seen.items():
        if times == 1 and ((ax == bx and ax in (0, 1000)) or (ay == by and ay in (0, 1000))):
            continue
        (coast if times == 1 else inner).append(f"M{ax} {ay}L{bx} {by}")
    return "".join(coast), "".join(inner)


def waters(quadrant: dict) -> str:
    """Lines in the water along the coast, fainter outwards."""
    land = path_of([ring for t in quadrant["territories"] for ring in t["outline"]])
    return "".join(
        f'<path class="ripple" d="{land}" stroke-width="{width}" stroke-opacity="{opacity}"/>'
        for width, opacity in ((44, 0.10), (30, 0.12), (17, 0.16), (8, 0.25))
    )


def hills(land: dict, source: random.Random) -> str:
    """A few strokes of relief that keep clear of the capital."""
    xs = [p[0] for p in land["outline"][0]]
    ys = [p[1] for p in land["outline"][0]]
    marks = ""
    cx, cy = land["capital"]
    for _ in range(26):
        x, y = source.uniform(min(xs), max(xs)), source.uniform(min(ys), max(ys))
        off_label = abs(x - cx) > 72 or not -40 < y - cy < 62
        rings = land["outline"]
        if off_label and inside((x, y), rings) and clearance((x, y), rings) > 17:
            size = source.uniform(5, 9)
            marks += (
                f'<path d="M{x - size:.0f} {y + size / 2:.0f}Q{x - 2:.0f} {y - size:.0f} {x:.0f} '
                f'{y - size:.0f}Q{x + 3:.0f} {y - size / 2:.0f} {x + size:.0f} {y + size / 2:.0f}" '
                f'fill="none" stroke="{INK}" stroke-width="1.3" stroke-opacity=".38"/>'
            )
    return marks


def label(land: dict) -> str:
    x, y = land["capital"]
    return (
        f'<circle cx="{x}" cy="{y}" r="24" fill="{PAPER}" stroke="{INK}" stroke-width="2"/>'
        f'<circle cx="{x}" cy="{y}" r="20.5" fill="none" stroke="{INK}" stroke-width=".7"/>'
        f'<text class="code" x="{x}" y="{y + 5}">{land["code"]}</text>'
        f'<circle cx="{x + 21}" cy="{y - 18}" r="10.5" fill="{INK}"/>'
        f'<text class="value" x="{x + 21}" y="{y - 13}" style="fill:{PAPER}">{land["value"]}</text>'
        f'<text class="name halo" x="{x}" y="{y + 43}">{land["name"]}</text>'
    )


def plate(quadrant: dict) -> str:
    x, y = quadrant["plate"]
    return (
        f'<g transform="translate({x} {y})">'
        f'<rect x="-88" y="-42" width="176" height="84" rx="5" fill="{PAPER}" stroke="{INK}" '
        f'stroke-width="1.8"/><rect x="-83" y="-37" width="166" height="74" rx="3" fill="none" '
        f'stroke="{INK}" stroke-width=".7"/>'
        f'<text class="title" y="-8">{quadrant["symbol"]} {quadrant["title"]["it"].upper()}</text>'
        f'<text class="small" y="13">valore {quadrant["value"]} · bonus +{quadrant["bonus"]}</text>'
        f'<text class="small" y="30">{quadrant["territory_count"]} territori</text></g>'
    )


def tile(quadrant: dict) -> tuple[str, str, str]:
    """Three layers, so that a board can draw all seas before all lands before all words."""
    tint = TINTS.get(quadrant["name"], "#c9b78a")
    source = random.Random(quadrant["name"])
    coast, inner = shore(quadrant)
    lands = ""
    for place, land in enumerate(quadrant["territories"]):
        shade = mix(tint, (PAPER, "#8a6a45")[place % 2], (0.10, 0.22, 0.32)[place * 2 % 3] * 0.8)
        lands += f'<path d="{path_of(land["outline"])}" fill="{shade}" fill-rule="evenodd"/>'
        lands += hills(land, source)
    links = ""
    for link in quadrant["links"]:
        (ax, ay), (bx, by) = link["line"]
        for bend in (0.12, -0.12, 0):
            mx, my = (ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend
            rings = [land["outline"] for land in quadrant["territories"]]
            if not any(inside((mx, my), own) or clearance((mx, my), own) < 8 for own in rings):
                break
        links += f'<path class="link" d="M{ax} {ay}Q{mx:.0f} {my:.0f} {bx} {by}"/>'
    drawn = f'{links}{lands}<path class="border" d="{inner}"/><path class="coast" d="{coast}"/>'
    words = "".join(label(land) for land in quadrant["territories"]) + plate(quadrant)
    return sea_tile() + waters(quadrant), drawn, words


def page(columns: int, rows: int, placed: list[dict]) -> str:
    """An SVG of quadrants row by row, in a frame."""
    side, frame = layout.SIDE, 46
    width, height = columns * side + 2 * frame, rows * side + 2 * frame
    layers = [tile(quadrant) for quadrant in placed]
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width // 2}" height="{height // 2}"><style>{STYLE}</style>'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>'
        f'<clipPath id="tile"><rect width="{side}" height="{side}"/></clipPath>'
    ]
    for depth in range(3):
        for place, layer in enumerate(layers):
            x, y = place % columns * side + frame, place // columns * side + frame
            clipped = ' clip-path="url(#tile)"' if depth < 2 else ""
            out.append(f'<g transform="translate({x} {y})"><g{clipped}>{layer[depth]}</g></g>')
    for inset, stroke in ((frame, 2.5), (frame - 9, 1), (frame - 26, 1), (frame - 31, 4)):
        out.append(
            f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" '
            f'height="{height - 2 * inset}" fill="none" stroke="{INK}" stroke-width="{stroke}"/>'
        )
    for column in range(1, columns):
        out.append(f'<path d="M{column * side + frame} {frame}v{rows * side}" stroke="{INK}" '
                   'stroke-opacity=".3" stroke-dasharray="2 7" fill="none"/>')
    for row in range(1, rows):
        out.append(f'<path d="M{frame} {row * side + frame}h{columns * side}" stroke="{INK}" '
                   'stroke-opacity=".3" stroke-dasharray="2 7" fill="none"/>')
    return "\n".join(out) + "</svg>\n"


def draw_all(quadrants: list[dict], folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    for quadrant in quadrants:
        (folder / f"{quadrant['name']}.svg").write_text(page(1, 1, [quadrant]), encoding="utf-8")
    for name, (columns, rows) in boards.LAYOUTS.items():
        every = list(boards.every_board(quadrants, columns, rows))
        for number, board in enumerate(random.Random(name).sample(every, min(3, len(every)))):
            drawn = page(columns, rows, [quadrants[q] for q in board])
            (folder / f"board_{name}_{number + 1}.svg").write_text(drawn, encoding="utf-8")
    print(f"quadrants: drawings in {folder}")
    return 0
