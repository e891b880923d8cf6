"""What a tile is: its sectors, its edges and the gates, shared by the generator and the check."""

SIDE = 1000  # of a tile, in its own coordinates
SECTORS = 8  # along each edge
SECTOR = SIDE // SECTORS
EDGES = ("north", "east", "south", "west")
OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}
# Where land may cross an edge: sectors counted west to east, or north to south.
GATES = {"north": (4, 5), "south": (4, 5), "east": (2, 3), "west": (2, 3)}
# Land in a sector counts as a coast there from this area on; less is not allowed at all, except
# for the little that smoothing spills over the line.
COAST_AREA = SECTOR * SECTOR * 0.03
SPILL_AREA = SECTOR * SECTOR * 0.015


def sector_corner(edge: str, index: int) -> tuple[int, int]:
    """The north-west corner of a sector, in tile coordinates."""
    last = SIDE - SECTOR
    return {
        "north": (index * SECTOR, 0),
        "south": (index * SECTOR, last),
        "west": (0, index * SECTOR),
        "east": (last, index * SECTOR),
    }[edge]


def worth(inner_borders: int, exposed: bool) -> int:
    """The value of a territory: its borders inside the quadrant, and one for those outside."""
    return inner_borders + (1 if exposed else 0)


def bonus(value: int, territories: int, exposed: int) -> int:
    """A seventh of the value, to the nearest, and one more if most territories are exposed."""
    return (2 * value + 7) // 14 + (1 if 2 * exposed > territories else 0)
