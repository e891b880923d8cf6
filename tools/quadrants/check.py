"""Is every quadrant file sound? The invariants of docs/quadrants.md, reported as faults."""

import json
import re
from pathlib import Path

import boards
import geometry
import layout

KEYS = {"format", "name", "symbol", "title", "ours", "value", "bonus", "territory_count", "sectors",
        "plate", "territories", "borders", "links", "edges"}
TERRITORY_KEYS = {"id", "name", "code", "value", "capital", "outline"}
PRINTED = {"alfa": 23, "delta": 31, "omega": 28, "tau": 32, "epsilon": 45, "sigma": 16}
BYTES_MAX = 40_000
BORDER_LENGTH = 25
CAPITAL_CLEARANCE = 30
BOARD_MAX = 64  # territories on a board of six


def side_key(a: list, b: list) -> tuple:
    return (*min(a, b), *max(a, b))


def on_edge(a: list, b: list) -> str | None:
    """The edge of the tile that a side lies on, if any."""
    for axis, low, high in ((0, "west", "east"), (1, "north", "south")):
        if a[axis] == b[axis] and a[axis] in (0, layout.SIDE):
            return low if a[axis] == 0 else high
    return None


def head_faults(quadrant: dict) -> list[str]:
    if set(quadrant) != KEYS:
        return [f"keys differ: {sorted(set(quadrant) ^ KEYS)}"]
    said = []
    lands = quadrant["territories"]
    if quadrant["format"] != 1 or quadrant["sectors"] != layout.SECTORS:
        said.append("format must be 1 and sectors 8")
    if quadrant["territory_count"] != len(lands):
        said.append(f"territory_count {quadrant['territory_count']}, but {len(lands)} are listed")
    if set(quadrant["title"]) != {"it", "en"} or len(quadrant["symbol"]) != 1:
        said.append("title needs it and en, symbol one letter")
    codes = [land.get("code") for land in lands]
    if len(set(codes)) != len(codes):
        said.append("two territories have the same code")
    for land in lands:
        if set(land) != TERRITORY_KEYS:
            said.append(f"{land.get('id')}: keys differ: {sorted(set(land) ^ TERRITORY_KEYS)}")
        elif not re.fullmatch(r"[a-z0-9_]{1,24}", land["id"]):
            said.append(f"{land['id']}: not an id")
        elif land["code"] != land["name"][:2] + quadrant["title"]["it"][0]:
            said.append(f"{land['id']}: code {land['code']} is not made of the initials")
    return said


def graph_faults(quadrant: dict) -> list[str]:
    """Borders and links: known ids, each once, one piece; then values and bonus."""
    ids = [land["id"] for land in quadrant["territories"]]
    pairs = quadrant["borders"] + [link["between"] for link in quadrant["links"]]
    said = [f"border {p}: unknown, unsorted or with itself" for p in pairs
            if len(p) != 2 or not set(p) <= set(ids) or p[0] >= p[1]]
    if len({tuple(p) for p in pairs}) != len(pairs):
        said.append("a border is listed twice")
    if said:
        return said
    reached = {ids[0]}
    while grown := {x for p in pairs if reached & set(p) for x in p} - reached:
        reached |= grown
    if cut_off := set(ids) - reached:
        said.append(f"cut off from {ids[0]}: {sorted(cut_off)}")
    exposed = exposed_ids(quadrant)
    for land in quadrant["territories"]:
        worth = layout.worth(sum(land["id"] in p for p in pairs), land["id"] in exposed)
        if land["value"] != worth:
            said.append(f"{land['id']}: value {land['value']}, by the rule {worth}")
    total = sum(land["value"] for land in quadrant["territories"])
    if quadrant["value"] != total:
        said.append(f"value {quadrant['value']}, but the territories sum to {total}")
    if quadrant["value"] != PRINTED.get(quadrant["name"], quadrant["value"]):
        said.append(f"value {quadrant['value']}, printed {PRINTED[quadrant['name']]}")
    bonus = layout.bonus(total, len(ids), len(exposed))
    if quadrant["bonus"] != bonus:
        said.append(f"bonus {quadrant['bonus']}, by the rule {bonus}")
    return said


def exposed_ids(quadrant: dict) -> set[str]:
    sectors = [s for edge in quadrant["edges"].values() for s in edge]
    return {s["land"] for s in sectors if "land" in s} | {
        c for s in sectors for c in s.get("coasts", [])
    }


def crossing_faults(keys: set[tuple]) -> list[str]:
    """Sides of outlines may meet at their ends only."""
    size = 50
    buckets: dict[tuple[int, int], list[tuple]] = {}
    for key in keys:
        ax, ay, bx, by = key
        for x in range(int(ax // size), int(bx // size) + 1):
            for y in range(int(min(ay, by) // size), int(max(ay, by) // size) + 1):
                buckets.setdefault((x, y), []).append(key)
    for near in buckets.values():
        for i, (ax, ay, bx, by) in enumerate(near):
            for cx, cy, dx, dy in near[:i]:
                if geometry.cross((ax, ay), (bx, by), (cx, cy), (dx, dy)):
                    return [f"outlines cross near {ax},{ay}"]
    return []


def outline_faults(quadrant: dict) -> list[str]:
    """Neighbours share their border exactly; nobody else touches; the capital is well inside."""
    said = []
    holders: dict[tuple, list[str]] = {}
    for land in quadrant["territories"]:
        for ring in land["outline"]:
            for a, b in geometry.sides(ring):
                holders.setdefault(side_key(a, b), []).append(land["id"])
            if any(not 0 <= v <= layout.SIDE for point in ring for v in point):
                said.append(f"{land['id']}: outline leaves the tile")
        if geometry.area(land["outline"][0]) <= 0:
            said.append(f"{land['id']}: the first ring must run clockwise")
        room = geometry.clearance(land["capital"], land["outline"])
        if not geometry.inside(land["capital"], land["outline"]) or room < CAPITAL_CLEARANCE:
            said.append(f"{land['id']}: capital too near the outline or outside it")
    shared: dict[tuple[str, str], float] = {}
    for (ax, ay, bx, by), who in holders.items():
        if len(who) == 2:
            pair = tuple(sorted(who))
            shared[pair] = shared.get(pair, 0) + ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5
        elif len(who) > 2:
            said.append(f"a side at {ax},{ay} belongs to {who}")
    drawn, listed = set(shared), {tuple(p) for p in quadrant["borders"]}
    said += [f"{pair} share a border that is not listed" for pair in sorted(drawn - listed)]
    said += [f"{pair} are listed but share no border" for pair in sorted(listed - drawn)]
    said += [f"{pair}: border of {length:.0f}, too short to be seen"
             for pair, length in shared.items() if length < BORDER_LENGTH]
    return said + crossing_faults(set(holders))


def land_on_edges(quadrant: dict) -> dict[tuple[str, int], dict[str, float]]:
    """How much of each sector's outer side each territory covers."""
    covered: dict[tuple[str, int], dict[str, float]] = {}
    for land in quadrant["territories"]:
        for ring in land["outline"]:
            for a, b in geometry.sides(ring):
                if (edge := on_edge(a, b)) is None:
                    continue
                axis = 0 if edge in ("north", "south") else 1
                low, high = sorted((a[axis], b[axis]))
                for index in range(layout.SECTORS):
                    start = index * layout.SECTOR
                    length = min(high, start + layout.SECTOR) - max(low, start)
                    if length > 0:
                        own = covered.setdefault((edge, index), {})
                        own[land["id"]] = own.get(land["id"], 0) + length
    return covered


def edge_faults(quadrant: dict) -> list[str]:
    """What the edges say is what the outlines draw."""
    if tuple(quadrant["edges"]) != layout.EDGES:
        return [f"edges must be {', '.join(layout.EDGES)}, in this order"]
    said = []
    covered = land_on_edges(quadrant)
    for edge, sectors in quadrant["edges"].items():
        if len(sectors) != layout.SECTORS:
            return [f"{edge}: {len(sectors)} sectors"]
        lands = tuple(i for i, s in enumerate(sectors) if "land" in s)
        if lands not in ((), layout.GATES[edge]):
            said.append(f"{edge}: land in sectors {lands}, gates are {layout.GATES[edge]}")
        if not lands and not any(s["coasts"] for s in sectors):
            said.append(f"{edge}: nothing but open sea")
        for index, sector in enumerate(sectors):
            place = f"{edge} sector {index}"
            own = covered.get((edge, index), {})
            told = {sector["land"]: layout.SECTOR} if "land" in sector else {}
            if set(sector) not in ({"land"}, {"coasts"}) or own != told:
                said.append(f"{place}: says {sector}, drawn {own}")
            if "coasts" not in sector:
                continue
            for land in quadrant["territories"]:
                corner = layout.sector_corner(edge, index)
                area = geometry.area_in_square(land["outline"], corner, layout.SECTOR)
                listed = land["id"] in sector["coasts"]
                doubtful = layout.SPILL_AREA < area < layout.COAST_AREA
                if doubtful or listed != (area >= layout.COAST_AREA):
                    said.append(f"{place}: {land['id']} has {area:.0f} of land there, "
                                f"{'listed' if listed else 'not listed'}")
    return said


def link_faults(quadrant: dict) -> list[str]:
    """A link's line starts in one territory and ends in the other, in the order of their ids."""
    lands = {land["id"]: land for land in quadrant["territories"]}
    said = []
    for link in quadrant["links"]:
        for name, point in zip(link["between"], link["line"]):
            rings = lands[name]["outline"]
            if not geometry.inside(point, rings) and geometry.clearance(point, rings) > 6:
                said.append(f"link {link['between']}: {point} is not on {name}")
    return said


def quadrant_faults(quadrant: dict) -> list[str]:
    """The faults of one quadrant; later checks rely on earlier ones."""
    said = head_faults(quadrant) or graph_faults(quadrant)
    if said:
        return said
    return outline_faults(quadrant) + edge_faults(quadrant) + link_faults(quadrant)


def set_faults(quadrants: list[dict]) -> list[str]:
    """What must hold of all the quadrants together."""
    said = []
    for what in ("id", "code"):
        seen = [land[what] for quadrant in quadrants for land in quadrant["territories"]]
        said += [f"{what} {one} is used twice" for one in sorted(set(seen)) if seen.count(one) > 1]
    largest = sum(sorted((q["territory_count"] for q in quadrants), reverse=True)[:6])
    if largest > BOARD_MAX:
        said.append(f"the six largest have {largest} territories, {BOARD_MAX} at most")
    if missing := PRINTED.keys() - {q["name"] for q in quadrants}:
        said.append(f"missing: {sorted(missing)}")
    for name, (columns, rows) in boards.LAYOUTS.items():
        census = boards.Census(quadrants, columns, rows)
        said += [f"no coherent board {name} for {players} players"
                 for players in boards.PLAYERS if not census.for_players(players)]
    return said


def folder_faults(folder: Path) -> list[str]:
    said, sound = [], []
    for path in sorted(folder.glob("*.json")):
        if path.stat().st_size > BYTES_MAX:
            said.append(f"{path.name}: larger than {BYTES_MAX} bytes")
        quadrant = json.loads(path.read_text(encoding="utf-8"))
        faults = quadrant_faults(quadrant)
        if quadrant.get("name") != path.stem:
            faults.append("the name is not the file's")
        said += [f"{path.name}: {fault}" for fault in faults]
        sound += [] if faults else [quadrant]
    return said or set_faults(sound)
