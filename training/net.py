"""The net of bots/net/net.hpp in PyTorch, with its limits, so that it can be rounded to integers."""

import torch
from torch import nn

from positions import Layout

POOL, HIDDEN, LAST, SCORES = 32, 64, 32, 2
TOP = 2047 / 256  # of an activation
WEIGHT_TOP = 2.0
NOBODY = 255


def cut(x: torch.Tensor) -> torch.Tensor:
    return x.clamp(0, TOP)


class Net(nn.Module):
    def __init__(self, layout: Layout):
        super().__init__()
        self.token_rows, self.want_rows = layout.token_rows, layout.want_rows
        self.seats = layout.seats
        self.tokens = nn.Parameter(0.1 * torch.randn(sum(layout.token_rows), POOL))
        self.wants = nn.Parameter(0.1 * torch.randn(sum(layout.want_rows), POOL))
        width = 2 * POOL + layout.traits
        self.first = nn.Linear(width, HIDDEN)
        self.second = nn.Linear(2 * HIDDEN, LAST)
        self.third = nn.Linear(LAST, SCORES)
        self.direct = nn.Linear(width, SCORES)
        nn.init.zeros_(self.direct.weight)

    @staticmethod
    def pooled(items: torch.Tensor, table: torch.Tensor, rows: tuple[int, ...], seats: int) -> torch.Tensor:
        """(n, places, 1 + tables) to (n, seats, POOL): rows added, cut, summed by seat."""
        count, places, _ = items.shape
        owner = items[:, :, 0].long()
        first = torch.tensor([sum(rows[:i]) for i in range(len(rows))], device=items.device)
        index = (items[:, :, 1:].long() + first).view(count * places, len(rows))
        # By multiplying, not by looking up: thousands of positions share each row, and adding to
        # it for one after the other would take ten times as long.
        hot = torch.zeros(count * places, len(table), device=items.device)
        hot.scatter_(1, index, 1.0)
        each = cut(hot @ table).view(count, places, POOL)
        of_seat = (owner.unsqueeze(1) == torch.arange(seats, device=items.device).view(1, -1, 1)).float()
        return (of_seat @ each).clamp(max=32767 / 256) / 16

    def forward(self, tokens, wants, traits, active):
        """Scores of all seats, (n, seats, SCORES); those of seats that are not active mean nothing."""
        read = torch.cat(
            [
                self.pooled(tokens, self.tokens, self.token_rows, self.seats),
                self.pooled(wants, self.wants, self.want_rows, self.seats),
                traits.float() / 256,
            ],
            dim=2,
        )
        mask = active.unsqueeze(2).float()
        hidden = cut(self.first(read)) * mask
        others = (hidden.sum(1, keepdim=True) - hidden) / (mask.sum(1, keepdim=True) - 1).clamp(min=1)
        return self.third(cut(self.second(torch.cat([hidden, others], dim=2)))) + self.direct(read)

    @torch.no_grad()
    def keep_limits(self) -> None:
        self.tokens.clamp_(-TOP, TOP)
        self.wants.clamp_(-TOP, TOP)
        for layer in (self.first, self.second, self.third, self.direct):
            layer.weight.clamp_(-WEIGHT_TOP, WEIGHT_TOP)
