"""Nets as the program reads them: docs/net.md."""

import hashlib
import struct
from pathlib import Path

import numpy as np

from net import HIDDEN, LAST, POOL, Net

VERSION = 1
FAMILIES = ["points", "objectives", "conquest"]
ACTIVATION, WEIGHT = 256, 2048


def rounded(values, scale: int, top: int, kind: str) -> bytes:
    numbers = np.rint(values.detach().cpu().double().numpy() * scale)
    return np.clip(numbers, -top, top).astype(kind).tobytes()


def layer_bytes(layer) -> bytes:
    return rounded(layer.weight, WEIGHT, 4096, "<i2") + rounded(
        layer.bias, ACTIVATION * WEIGHT, 1 << 28, "<i4"
    )


def net_bytes(net: Net) -> bytes:
    return b"".join(
        [
            rounded(net.tokens, ACTIVATION, 2047, "<i2"),
            rounded(net.wants, ACTIVATION, 2047, "<i2"),
            *(layer_bytes(layer) for layer in (net.first, net.second, net.third, net.direct)),
        ]
    )


def write(nets: dict[str, Net], path: Path) -> str:
    """Writes one net for each family; returns the digest."""
    some = nets[FAMILIES[0]]
    traits = some.first.in_features - 2 * POOL
    head = struct.pack(
        "<9I", 0x54454E4B, VERSION, len(FAMILIES), len(some.tokens), len(some.wants), traits,
        POOL, HIDDEN, LAST,
    )
    content = head + b"".join(net_bytes(nets[family]) for family in FAMILIES)
    digest = hashlib.sha256(content)
    path.write_bytes(content + digest.digest())
    return digest.hexdigest()
