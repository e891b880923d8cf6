#!/usr/bin/env python3
"""A bot for Kamchatka in plain Python: copy it and change what it likes.

    kamchatka simulate --bots "cmd:examples/bot.py,random,random,random" --games 20

The program that runs the game sends one JSON object a line and reads one back for each `choose`:

    {"type":"game","protocol":1,"seat":"s1","limit_ms":2000,"rules":{...}}    once, no answer
    {"type":"choose","events":[...],"view":{...},"options":[...]}             -> {"action":{...}}
    {"type":"over"}                                                           the end, no answer

docs/bots.md describes them. Whatever is written to stderr is for you.
"""

import json
import sys


class Bot:
    """Reinforces its strongest border, attacks when it has the numbers, follows its objective."""

    def __init__(self, game):
        self.seat = game["seat"]
        self.board = game["rules"]["territories"]
        self.objectives = game["rules"]["objectives"]

    def choose(self, view, options):
        self.view = view
        self.land = view["territories"]
        by_type = {}
        for option in options:
            by_type.setdefault(option["type"], []).append(option)
        for kind in ("play_tris", "place_armies", "attack", "occupy", "defend", "transfer", "end_turn"):
            if kind in by_type:
                action = getattr(self, kind)(by_type[kind])
                if action is not None:
                    return action
        return self.anything([option for option in options if option["type"] != "withdraw"])

    # What it looks at.

    def wanted(self, territory):
        name = self.view["seats"][self.seat]["objective"]
        goal = self.objectives[name] if name else {}
        inside = territory in goal.get("territories", [])
        return self.board[territory]["value"] * (3 if inside else 1)

    def opponents(self, territory):
        around = self.board[territory]["neighbours"]
        return [near for near in around if self.land[near]["owner"] != self.seat]

    def armies(self, territory):
        return self.land[territory]["armies"]

    # What it does; None: nothing of the kind.

    def play_tris(self, options):
        return options[0]

    def place_armies(self, options):
        def appeal(option):
            near = self.opponents(option["territory"])
            return max((self.wanted(n) - 2 * self.armies(n) for n in near), default=-100)

        best = max(options, key=appeal)
        return {**best, "armies": most(best["armies"])}

    def attack(self, options):
        def appeal(option):
            return self.armies(option["from"]) - 1.8 * self.armies(option["to"]) + self.wanted(option["to"]) / 6

        best = max(options, key=appeal)
        if self.armies(best["from"]) < 1.8 * self.armies(best["to"]) + 1:
            return None
        return {**best, "dice": most(best["dice"])}

    def occupy(self, options):
        return {**options[0], "armies": most(options[0]["armies"])}

    def defend(self, options):
        return {**options[0], "dice": most(options[0]["dice"])}

    def transfer(self, options):
        useful = [o for o in options if not self.opponents(o["from"]) and self.opponents(o["to"])]
        if not useful:
            return None
        best = max(useful, key=lambda option: most(option["armies"]))
        return {**best, "armies": most(best["armies"])}

    def end_turn(self, options):
        return options[0]

    def anything(self, options):
        """The first option, with a value for everything it leaves open."""
        action = {}
        for name, value in options[0].items():
            if isinstance(value, dict) and "bytes" in value:
                value = "5a" * value["bytes"]
            action[name] = most(value)
        return action


def most(value):
    """The largest of a quantity that may vary; what cannot vary is itself."""
    return value["max"] if isinstance(value, dict) else value


def main():
    bot = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "game":
            bot = Bot(message)
        elif message["type"] == "choose":
            action = bot.choose(message["view"], message["options"])
            print(json.dumps({"action": action}), flush=True)
        else:
            break


if __name__ == "__main__":
    main()
