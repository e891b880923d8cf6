"""Makes a quadrant from its recipe: searches for a division that fits, then writes it all down."""

import json
import statistics

import layout
import survey
import terrain
import territories
import trace
from recipes import Recipe

ATTEMPTS = 300
FITS = 3  # how many that fit are compared
PLATE = (190, 100)  # the room the plate with the quadrant's title and numbers needs


def plate(grid: list[int], links: list) -> list[int]:
    """The middle of a piece of sea for the plate, with as little as can be under it."""
    half_x, half_y = PLATE[0] / 2, PLATE[1] / 2
    spots = [
        (a[0] + (b[0] - a[0]) * part / 10, a[1] + (b[1] - a[1]) * part / 10)
        for a, b in links
        for part in range(11)
    ]
    best = None
    for y in range(62, layout.SIDE - 61, 12):
        for x in range(107, layout.SIDE - 106, 12):
            covered = 0
            for cy in range(int(y - half_y - 15), int(y + half_y + 16), 10):
                for cx in range(int(x - half_x - 15), int(x + half_x + 16), 10):
                    column = min(max(int(cx / terrain.CELL), 0), terrain.CELLS - 1)
                    row = min(max(int(cy / terrain.CELL), 0), terrain.CELLS - 1)
                    covered += grid[row * terrain.CELLS + column] != terrain.SEA
            covered += sum(
                10 for sx, sy in spots if abs(sx - x) < half_x + 20 and abs(sy - y) < half_y + 20
            )
            if best is None or covered < best[0]:
                best = (covered, [x, y])
    return best[1]


def search(recipe: Recipe) -> tuple[list[int], dict]:
    """Of the first divisions that fit, the one whose territories differ least in size."""
    mask = terrain.make_land(recipe)
    fits = []
    reasons: dict[str, int] = {}
    for attempt in range(ATTEMPTS):
        grid = territories.divide(recipe, mask, attempt)
        if grid is None:
            raise survey.Unfit(f"{recipe.name}: more islands than territories")
        try:
            found = survey.survey(recipe, grid)
        except survey.Unfit as unfit:
            reasons[str(unfit)] = reasons.get(str(unfit), 0) + 1
            continue
        sizes = [grid.count(number) for number in range(len(recipe.names.split()))]
        fits.append((statistics.pstdev(sizes) / statistics.mean(sizes), attempt, grid, found))
        if len(fits) == FITS:
            break
    if not fits:
        common = sorted(reasons.items(), key=lambda item: -item[1])
        raise survey.Unfit(f"{recipe.name}: nothing fits: {common}")
    return min(fits)[2:]


def code_of(territory: str, quadrant: str) -> str:
    return territory[:2] + quadrant[0].upper()


def draft(recipe: Recipe) -> dict:
    """The quadrant as its file says it."""
    grid, found = search(recipe)
    names = recipe.names.split()
    capitals = found["capitals"]
    order = sorted(range(len(names)), key=lambda n: (capitals[n][1] // 130, capitals[n][0]))
    name_of = {number: names[place] for place, number in enumerate(order)}
    id_of = {number: name.lower() for number, name in name_of.items()}
    links = [
        {"between": sorted(id_of[n] for n in pair),
         "line": [[round(x), round(y)] for x, y in
                  sorted(line, key=lambda p: id_of[grid[int(p[1] // terrain.CELL) * terrain.CELLS
                                                        + int(p[0] // terrain.CELL)]])]}
        for _, pair, line in found["links"]
    ]
    joined = [set(pair) for pair in found["borders"]] + [set(pair) for _, pair, _ in found["links"]]
    rings = trace.outlines(grid, len(names))
    lands = [
        {
            "id": id_of[number],
            "name": name_of[number],
            "code": code_of(name_of[number], recipe.name),
            "value": layout.worth(
                sum(number in pair for pair in joined), number in found["exposed"]
            ),
            "capital": list(capitals[number]),
            "outline": rings[number],
        }
        for number in order
    ]
    value = sum(land["value"] for land in lands)

    def told(sector: dict) -> dict:
        if "land" in sector:
            return {"land": id_of[sector["land"]]}
        return {"coasts": sorted(id_of[n] for n in sector["coasts"])}

    return {
        "format": 1,
        "name": recipe.name,
        "symbol": recipe.symbol,
        "title": {"it": recipe.name.capitalize(), "en": recipe.english},
        "ours": True,
        "value": value,
        "bonus": layout.bonus(value, len(lands), len(found["exposed"])),
        "territory_count": len(lands),
        "sectors": layout.SECTORS,
        "plate": plate(grid, [link["line"] for link in links]),
        "territories": lands,
        "borders": sorted(sorted(id_of[n] for n in pair) for pair in found["borders"]),
        "links": sorted(links, key=lambda link: link["between"]),
        "edges": {e: [told(s) for s in found["edges"][e]] for e in layout.EDGES},
    }


def text(quadrant: dict) -> str:
    """The file: JSON with one thing a line, rings one a line."""

    def flat(value) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(", ", ": "))

    def points(value) -> str:
        return json.dumps(value, separators=(",", ":"))

    lines = ["{"]
    for key in ("format", "name", "symbol", "title", "ours", "value", "bonus", "territory_count",
                "sectors", "plate"):
        lines.append(f'  "{key}": {flat(quadrant[key])},')
    lines.append('  "territories": [')
    blocks = []
    for land in quadrant["territories"]:
        head = ", ".join(f'"{k}": {flat(v)}' for k, v in land.items() if k != "outline")
        rings = ",\n".join("      " + points(ring) for ring in land["outline"])
        blocks.append("    {" + head + ',\n     "outline": [\n' + rings + "]}")
    lines.append(",\n".join(blocks) + "],")
    for key in ("borders", "links"):
        rows = ",\n".join("    " + flat(row) for row in quadrant[key])
        lines.append(f'  "{key}": [' + (f"\n{rows}" if rows else "") + "],")
    lines.append('  "edges": {')
    rows = []
    for edge, sectors in quadrant["edges"].items():
        rows.append(f'    "{edge}": [\n' + ",\n".join("      " + flat(s) for s in sectors) + "]")
    lines.append(",\n".join(rows) + "}")
    lines.append("}")
    return "\n".join(lines) + "\n"
