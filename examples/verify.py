#!/usr/bin/env python3
"""Checks the dice of a finished game, without a line of the program that played it.

    python3 examples/verify.py RULES.json GAME.json...

GAME.json is a record as JSON; RULES.json the rules it was played by, as the server tells them under
/api/tables/CODE/rules, for the order of territories, cards and objectives in their decks. Exit code 0:
everything follows from the seed that was promised; 1: something does not, and the first of it is named;
2: nothing can be said. docs/chance.md is what this program goes by.
"""

import json
import sys
from hashlib import sha256

NOTHING = bytes(32)


class Unfair(Exception):
    """What is wrong, and in which step of the record, from 1."""


class Unknown(Exception):
    """Why nothing can be said."""


def stream(game_seed):
    block = 0
    while True:
        yield from sha256(game_seed + block.to_bytes(8, "little")).digest()
        block += 1


def below(n, source):
    return next(byte for byte in source if byte < 256 - 256 % n) % n


def dice(count, source):
    return [below(6, source) + 1 for _ in range(count)]


def supplied(server_seed, seat, promise):
    return sha256(server_seed + bytes([seat]) + promise).digest()[:16]


class Opening:
    """The commitment, then what the seats add to the seed, in the only order that binds everybody."""

    def __init__(self, server_seed, seat_count):
        self.server_seed = server_seed
        self.seats = range(1, seat_count + 1)
        self.promises = {}
        self.forgone = set()
        self.shares = {}
        self.phase = "start"

    def complete(self):
        return len(self.shares) == len(self.seats)

    def game_seed(self):
        return sha256(self.server_seed + b"".join(self.shares[seat] for seat in self.seats)).digest()

    def follow(self, actor, action):
        seat = int(actor[1:]) if actor[1:].isdigit() else 0
        if self.phase == "start":
            self.start(actor, action)
        elif self.phase == "supply":
            self.supply(actor, action)
        elif seat not in self.seats or seat not in self.awaited():
            raise Unfair(f"{actor} was not to act")
        elif self.phase == "promise":
            self.promise(seat, action)
        elif self.phase == "reveal":
            self.reveal(seat, action)
        else:
            self.contribute(seat, action)
        self.go_on()

    def awaited(self):
        if self.phase == "promise":
            return set(self.seats) - set(self.promises) - self.forgone
        if self.phase == "reveal":
            return set(self.promises) - set(self.shares) - self.forgone
        return set(self.seats) - set(self.shares)

    def go_on(self):
        if self.awaited():
            return
        if self.phase == "promise":
            self.phase = "reveal" if self.promises else "supply"
        elif self.phase == "reveal":
            self.phase = "supply"

    def start(self, actor, action):
        if actor != "chance" or action["type"] != "start_game":
            raise Unfair("the record does not begin with a commitment")
        if bytes.fromhex(action["commitment"]) != sha256(self.server_seed).digest():
            raise Unfair("the seed that was shown is not the one that was promised")
        schemes = {None: "contribute", "promises": "promise"}
        if action.get("scheme") not in schemes:
            raise Unknown(f"nothing is known here of the scheme {action['scheme']}")
        self.phase = schemes[action.get("scheme")]

    def promise(self, seat, action):
        if action["type"] == "promise":
            self.promises[seat] = bytes.fromhex(action["hash"])
        elif action["type"] == "abstain":
            self.forgone.add(seat)
        else:
            raise Unfair("not everybody had promised yet")

    def reveal(self, seat, action):
        if action["type"] == "abstain":
            self.forgone.add(seat)
            return
        share = self.contributed(action)
        if sha256(share).digest() != self.promises[seat]:
            raise Unfair("this is not what the seat had promised")
        if share in (supplied(self.server_seed, seat, p) for p in (NOTHING, self.promises[seat])):
            raise Unfair("this comes from the seed, and is not marked as such")
        self.shares[seat] = share

    def contribute(self, seat, action):
        self.shares[seat] = self.contributed(action)

    def contributed(self, action):
        if action["type"] != "contribute":
            raise Unfair("a contribution is missing")
        share = bytes.fromhex(action["entropy"])
        if len(share) != 16:
            raise Unfair("a contribution has 16 bytes")
        return share

    def supply(self, actor, action):
        if actor != "chance" or action["type"] != "supply_entropy":
            raise Unfair("a contribution is missing")
        seat = min(self.awaited())
        due = supplied(self.server_seed, seat, self.promises.get(seat, NOTHING))
        if action["seat"] != f"s{seat}" or bytes.fromhex(action["entropy"]) != due:
            raise Unfair(f"the seed supplies {due.hex()} for s{seat}")
        self.shares[seat] = due


class Piles:
    """What can still be dealt and drawn, as the events leave it."""

    def __init__(self, rules):
        self.territories = list(rules["territories"])
        self.objectives = list(rules["objectives"])
        self.cards = list(rules["cards"])
        self.deck = set(self.cards)
        self.discards = set()
        self.hands = {}
        self.loser = None

    def hand(self, seat):
        return self.hands.setdefault(seat, set())

    def in_order(self, cards):
        return [card for card in self.cards if card in cards]

    def discard(self, seat, cards):
        self.discards |= set(cards)
        self.hands[seat] = self.hand(seat) - set(cards)

    def hear(self, event):
        kind = event["type"]
        if kind == "territory_dealt":
            self.territories.remove(event["territory"])
        elif kind == "objective_dealt":
            self.objectives.remove(event["objective"])
        elif kind == "card_drawn":
            self.deck.remove(event["card"])
            self.hand(event["seat"]).add(event["card"])
        elif kind == "tris_played":
            self.discard(event["seat"], event["cards"])
        elif kind == "cards_discarded":
            self.discard(event["from"], event["cards"])
        elif kind == "seat_excluded":
            self.discard(event["seat"], self.hand(event["seat"]))
        elif kind == "capture_began":
            self.loser = event["from"]
        elif kind == "cards_taken":
            self.hands[event["from"]] = self.hand(event["from"]) - set(event["cards"])
            self.hand(event["by"]).update(event["cards"])
        elif kind == "deck_reshuffled":
            self.deck, self.discards = self.discards, set()


def drawn(action, source, piles):
    """What chance must have done, given that it did something of this kind."""
    kind = action["type"]

    def among(things):
        if not things:
            raise Unfair("there was nothing to draw from")
        return things[below(len(things), source)]

    if kind in ("roll_for_place", "roll_closing"):
        return {"type": kind, "dice": dice(len(action["dice"]), source)}
    if kind == "roll_dice":
        attack = dice(len(action["attack"]), source)
        return {"type": kind, "attack": attack, "defence": dice(len(action["defence"]), source)}
    if kind == "deal_objective":
        return {"type": kind, "objective": among(piles.objectives)}
    if kind == "deal_territory":
        return {"type": kind, "territory": among(piles.territories)}
    if kind == "take_card":
        return {"type": kind, "card": among(piles.in_order(piles.hand(piles.loser)))}
    if kind == "draw_card":
        return {"type": kind, "card": among(piles.in_order(piles.deck))}
    raise Unfair("chance had nothing of the kind to do")


# What an event must say again of the action it came of: a record whose two halves differ is forged.
TOLD = {
    "start_game": ("game_started", ["commitment"]),
    "promise": ("entropy_promised", ["hash"]),
    "contribute": ("entropy_contributed", ["entropy"]),
    "abstain": ("entropy_forgone", []),
    "supply_entropy": ("entropy_supplied", ["seat", "entropy"]),
    "roll_for_place": ("place_rolled", ["dice"]),
    "roll_dice": ("dice_rolled", ["attack", "defence"]),
    "roll_closing": ("closing_rolled", ["dice"]),
    "deal_objective": ("objective_dealt", ["objective"]),
    "deal_territory": ("territory_dealt", ["territory"]),
    "draw_card": ("card_drawn", ["card"]),
    "reveal_seed": ("seed_revealed", ["seed"]),
}


def check_told(actor, action, events):
    kind, fields = TOLD.get(action["type"], (None, []))
    if kind is None:
        return
    told = [event for event in events if event["type"] == kind]
    if len(told) != 1:
        raise Unfair(f"it led to {len(told)} events {kind}")
    for field in fields:
        # Dice of an attack are told from the highest to the lowest.
        same = sorted if action["type"] == "roll_dice" else lambda value: value
        if same(told[0][field]) != same(action[field]):
            raise Unfair(f"it was told as {told[0]}")
    if actor != "chance" and told[0]["seat"] != actor:
        raise Unfair(f"it was told as {told[0]}")


def seed_of(steps):
    starts = [step["action"] for step in steps if step["action"]["type"] == "start_game"]
    if not starts or not any(bytes.fromhex(starts[0]["commitment"])):
        raise Unknown("no seed was promised: the dice were real ones")
    shown = [step["action"] for step in steps if step["action"]["type"] == "reveal_seed"]
    if not shown:
        raise Unknown("the seed is shown when the game is over")
    return bytes.fromhex(shown[0]["seed"])


def verify(record, rules):
    """How much was compared; raises Unfair at the first thing that does not follow from the seed."""
    if "position" in record:
        raise Unknown("the record begins in mid-game")
    steps = record["steps"]
    if any("events" not in step for step in steps):
        raise Unknown("the record does not say what came of its actions")
    server_seed = seed_of(steps)
    opening, piles, source, compared = Opening(server_seed, record["seats"]), Piles(rules), None, 0
    for number, step in enumerate(steps, 1):
        actor, action = step["actor"], step["action"]
        try:
            check_told(actor, action, step["events"])
            if source is None:
                opening.follow(actor, action)
                if opening.complete():
                    source = stream(opening.game_seed())
            elif actor == "chance" and action["type"] == "reveal_seed":
                if number != len(steps):
                    raise Unfair("the game went on after the seed was shown")
            elif actor == "chance":
                due = drawn(action, source, piles)
                if due != action:
                    raise Unfair(f"the seed gives {json.dumps(due)}")
                compared += 1
            elif action["type"] in ("promise", "abstain", "contribute"):
                raise Unfair("the seed was complete")
            for event in step["events"]:
                piles.hear(event)
        except (Unfair, KeyError, ValueError, TypeError, AttributeError) as wrong:
            what = wrong if isinstance(wrong, Unfair) else f"it cannot be followed ({wrong!r})"
            raise Unfair(f"step {number}: {actor} {json.dumps(action)}: {what}") from None
    return compared, len(opening.promises) - len(opening.forgone & set(opening.promises)), len(opening.forgone)


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def check(path, rules):
    try:
        compared, kept, forgone = verify(load(path), rules)
    except Unfair as wrong:
        print(f"{path}: unfair: {wrong}")
        return 1
    except Unknown as why:
        print(f"{path}: cannot be checked: {why}")
        return 2
    print(
        f"{path}: fair: {compared} throws, deals and draws follow from the seed that was promised;"
        f" promises kept: {kept}, contributions supplied by the seed: {forgone}"
    )
    return 0


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    rules = load(sys.argv[1])
    return max(check(path, rules) for path in sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
