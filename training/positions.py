"""Positions as `kamchatka positions` writes them: a head that tells the layout, then records."""

from pathlib import Path
from typing import NamedTuple

import numpy as np

MAGIC = 0x534F504B  # "KPOS"
VERSION = 1


class Layout(NamedTuple):
    """How many rows each table has, and how much room a record has for each thing."""

    token_rows: tuple[int, ...]
    want_rows: tuple[int, ...]
    territories: int
    wants: int
    seats: int
    traits: int
    record: int  # bytes
    head: int  # bytes


class Positions(NamedTuple):
    """Columns of many positions. What is not there has owner 255, and so has an unknown place."""

    active: np.ndarray  # (n,) seats as bits
    winner: np.ndarray  # (n,)
    round: np.ndarray  # (n,)
    place: np.ndarray  # (n, seats) from 0
    tokens: np.ndarray  # (n, territories, 1 + tables): owner, then a row of each table
    wants: np.ndarray  # (n, wants, 1 + tables): seat, then a row of each table
    traits: np.ndarray  # (n, seats, traits) in 256ths


def read_layout(path: Path) -> Layout:
    words = np.fromfile(path, dtype="<u4", count=64)
    if len(words) < 3 or words[0] != MAGIC:
        raise ValueError(f"{path}: not a file of positions")
    if words[1] != VERSION:
        raise ValueError(f"{path}: version {words[1]}, and {VERSION} is read here")
    at = 3
    lists = []
    for _ in range(2):
        count = int(words[at])
        lists.append(tuple(int(word) for word in words[at + 1 : at + 1 + count]))
        at += 1 + count
    return Layout(
        lists[0], lists[1], *(int(word) for word in words[at : at + 4]), int(words[2]), 4 * (at + 4)
    )


def read_positions(path: Path) -> tuple[Layout, Positions]:
    layout = read_layout(path)
    raw = np.memmap(path, dtype=np.uint8, mode="r", offset=layout.head)
    rows = raw[: len(raw) // layout.record * layout.record].reshape(-1, layout.record)
    tables = 1 + len(layout.token_rows), 1 + len(layout.want_rows)
    ends = np.cumsum([16, layout.territories * tables[0], layout.wants * tables[1]])
    return layout, Positions(
        active=rows[:, 0],
        winner=rows[:, 1],
        round=rows[:, 2],
        place=rows[:, 8 : 8 + layout.seats],
        tokens=rows[:, ends[0] : ends[1]].reshape(-1, layout.territories, tables[0]),
        wants=rows[:, ends[1] : ends[2]].reshape(-1, layout.wants, tables[1]),
        traits=np.ascontiguousarray(rows[:, ends[2] :]).view("<i2").reshape(
            -1, layout.seats, layout.traits
        ),
    )
