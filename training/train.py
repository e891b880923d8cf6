#!/usr/bin/env python3
"""Trains a net for each family of rulesets and writes them as one file.

    training/train.py --points a.pos,b.pos --objectives c.pos --conquest d.pos --output nets.bin

Of each file the last games are held out; a net is kept as it was when it judged those best.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

import file
from net import Net
from positions import Layout, Positions, read_positions

HELD_OUT = 0.03


def on_device(files: list[Path], device: str) -> tuple[Layout, list[Positions], list[Positions]]:
    """All positions to learn from, and those held out, as tensors."""
    learn, held = [], []
    for path in files:
        layout, positions = read_positions(path)
        if len(positions.winner) == 0:
            continue
        cut = int(len(positions.winner) * (1 - HELD_OUT))
        for part, where in ((slice(0, cut), learn), (slice(cut, None), held)):
            where.append(
                Positions(*(torch.from_numpy(np.ascontiguousarray(c[part])).to(device) for c in positions))
            )
    return layout, learn, held


def joined(parts: list[Positions]) -> Positions:
    return Positions(*(torch.cat(columns) for columns in zip(*parts)))


def losses(net: Net, batch: Positions) -> tuple[torch.Tensor, torch.Tensor]:
    """Log-loss of the winner, and of who comes next among those who do not win."""
    seats = torch.arange(net.seats, device=batch.winner.device)
    active = (batch.active.long().unsqueeze(1) >> seats & 1).bool()
    scores = net(batch.tokens, batch.wants, batch.traits, active)
    win = scores[:, :, 0].masked_fill(~active, -1e9)
    winner = F.cross_entropy(win, batch.winner.long())
    place = batch.place.long()
    order = torch.zeros((), device=win.device)
    count = torch.zeros((), device=win.device)
    for rank in range(1, net.seats - 1):
        left = active & (place >= rank) & (place < net.seats)
        known = ((place == rank) & active).sum(1).eq(1) & (left.sum(1) > 1)
        chosen = (place == rank).float().argmax(1)
        next_one = F.cross_entropy(
            scores[:, :, 1].masked_fill(~left, -1e9), chosen, reduction="none"
        )
        order = order + (next_one * known).sum()
        count = count + known.sum()
    return winner, order / count.clamp(min=1)


def taken(positions: Positions, index) -> Positions:
    return Positions(*(column[index] for column in positions))


@torch.no_grad()
def judged(net: Net, held: Positions, size: int) -> tuple[float, float]:
    sums = np.zeros(2)
    for at in range(0, len(held.winner), size):
        batch = taken(held, slice(at, at + size))
        sums += len(batch.winner) * np.array([float(x) for x in losses(net, batch)])
    return tuple(sums / len(held.winner))


def train(family: str, files: list[Path], options: argparse.Namespace) -> tuple[Net, dict]:
    torch.manual_seed(options.seed)
    layout, learn, held = on_device(files, options.device)
    learn, held = joined(learn), joined(held)
    count = len(learn.winner)
    net = Net(layout).to(options.device)
    size = min(options.batch, max(32, count // 8))
    steps = max(1, int(options.passes * count / size))
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimiser, options.rate, total_steps=steps, pct_start=0.1
    )
    best, kept, began = None, None, time.time()
    order, at = torch.randperm(count, device=options.device), 0
    for step in range(1, steps + 1):
        if at + size > count:
            order, at = torch.randperm(count, device=options.device), 0
        winner, places = losses(net, taken(learn, order[at : at + size]))
        at += size
        optimiser.zero_grad(set_to_none=True)
        (winner + 0.2 * places).backward()
        optimiser.step()
        schedule.step()
        net.keep_limits()
        if step % max(1, steps // 12) == 0 or step == steps:
            loss = judged(net, held, 4 * size)
            print(
                f"{family}: step {step} of {steps}, log-loss {float(winner):.4f}, held out "
                f"{loss[0]:.4f} and {loss[1]:.4f} for the places, {time.time() - began:.0f} s",
                flush=True,
            )
            if best is None or loss[0] < best[0]:
                best = loss
                kept = {name: value.clone() for name, value in net.state_dict().items()}
    net.load_state_dict(kept)
    return net, {"positions": count, "held_out": len(held.winner), "log_loss": best[0], "places": best[1]}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for family in file.FAMILIES:
        parser.add_argument(f"--{family}", required=True, help="files of positions, by commas")
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--card", type=Path, help="what was learnt from what, as JSON")
    parser.add_argument("--passes", type=float, default=6)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    options = parser.parse_args()
    torch.set_float32_matmul_precision("high")
    nets, card = {}, {}
    for family in file.FAMILIES:
        files = [Path(name) for name in getattr(options, family).split(",")]
        nets[family], card[family] = train(family, files, options)
    card["digest"] = file.write(nets, options.output)
    print(json.dumps(card, indent=2))
    if options.card:
        options.card.write_text(json.dumps(card, indent=2) + "\n")


if __name__ == "__main__":
    main()
