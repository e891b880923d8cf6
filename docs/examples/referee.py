#!/usr/bin/env python3
"""Referees a whole game through `kamchatka engine`, with dice of its own.

    docs/examples/referee.py [--engine PATH] [--ruleset ID] [--seats N] [--seed N]
                             [--rounds N] [--board FILE] [--set KNOB=VALUE]... [--record FILE]
                             [--log FILE]

The seats do anything that is legal. Dice, deals and draws are dictated to the engine, as a referee
would type in real ones. docs/engine-protocol.md describes the requests and answers.
"""

import argparse
import json
import random
import subprocess
import sys


class Engine:
    """One request a line, one answer a line."""

    def __init__(self, path, log):
        self.log = open(log, "w", encoding="utf-8") if log else None
        self.process = subprocess.Popen(
            [path, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True, encoding="utf-8",
        )

    def ask(self, request, **fields):
        line = json.dumps({"request": request, **fields}, separators=(",", ":"))
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().rstrip("\n")
        if self.log:
            self.log.write(f"> {line}\n< {answer}\n")
        return json.loads(answer)

    def must(self, request, **fields):
        answer = self.ask(request, **fields)
        if not answer["ok"]:
            sys.exit(f"{request} {fields}: {answer['error']}")
        return answer

    def close(self):
        self.must("quit")
        self.process.stdin.close()
        if self.log:
            self.log.close()
        return self.process.wait()


def settled(option, chance):
    """The option with a value for everything it leaves open."""
    action = {}
    for name, value in option.items():
        if not isinstance(value, dict):
            action[name] = value
        elif "bytes" in value:
            action[name] = "00" * value["bytes"]  # real dice: no seed is promised
        elif "count" in value:
            action[name] = [chance.randint(value["min"], value["max"]) for _ in range(value["count"])]
        else:
            action[name] = chance.randint(value["min"], value["max"])
    return action


def chosen(options, chance):
    """Any kind of action, then any action of that kind; nobody leaves, and few stop early."""
    kinds = sorted({option["type"] for option in options} - {"withdraw"})
    kind = chance.choice(kinds)
    if kind in ("end_turn", "transfer"):
        kind = chance.choice(kinds)
    return settled(chance.choice([o for o in options if o["type"] == kind]), chance)


class Referee:
    def __init__(self, engine, chance, rounds):
        self.engine, self.chance, self.rounds = engine, chance, rounds
        self.time_is_up = False
        self.events = []

    def round(self):
        return max((e["round"] for e in self.events if e["type"] == "turn_started"), default=0)

    def act(self, actor, action):
        answer = self.engine.must("act", actor=actor, action=action)
        self.events += answer["events"]
        return answer["awaiting"]

    def call_time(self, seats):
        """Time is up; where there is no clock, everybody but the first seat gives in."""
        self.time_is_up = True
        answer = self.engine.ask("act", actor="arbiter", action={"type": "call_time"})
        if answer["ok"]:
            self.events += answer["events"]
            return answer["awaiting"]
        assert answer["error"]["reason"] == "no_clock", answer
        awaiting = None
        for seat in seats[1:]:
            left = self.engine.ask("act", actor=seat, action={"type": "withdraw", "seat": seat})
            if left["ok"]:
                self.events += left["events"]
                awaiting = left["awaiting"]
        return awaiting

    def play(self, answer, seats):
        awaiting = answer["awaiting"]
        while awaiting:
            if awaiting != "chance" and not self.time_is_up and self.round() >= self.rounds:
                awaiting = self.call_time(seats)
                continue
            actor = awaiting if awaiting == "chance" else awaiting[0]
            options = self.engine.must("legal", actor=actor)["options"]
            awaiting = self.act(actor, chosen(options, self.chance))


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--engine", default="kamchatka", help="the program")
    parser.add_argument("--ruleset", default="challenge")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1, help="of this script's own dice")
    parser.add_argument("--rounds", type=int, default=6, help="round in which time is up")
    parser.add_argument("--board", help="a board file, for rulesets on quadrants")
    parser.add_argument("--set", action="append", default=[], metavar="KNOB=VALUE")
    parser.add_argument("--record", help="where to write the record of the game")
    parser.add_argument("--log", help="where to write every request and answer")
    return parser.parse_args()


def value_of(text):
    return int(text) if text.isdigit() else text


def main():
    arguments = parse_arguments()
    options = dict(setting.split("=", 1) for setting in arguments.set)
    seats = [f"s{number}" for number in range(1, arguments.seats + 1)]
    engine = Engine(arguments.engine, arguments.log)
    referee = Referee(engine, random.Random(arguments.seed), arguments.rounds)
    board = {}
    if arguments.board:
        with open(arguments.board, encoding="utf-8") as file:
            board = {"board": json.load(file)}
    answer = engine.must(
        "new", ruleset=arguments.ruleset, seats=arguments.seats, **board,
        options={name: value_of(text) for name, text in options.items()},
    )
    referee.play(answer, seats)

    record = engine.must("record")["record"]
    if arguments.record:
        with open(arguments.record, "w", encoding="utf-8") as file:
            file.write(record)
    for event in referee.events:
        if event["type"] == "seat_scored":
            print(f"{event['place']}. {event['seat']}: {event['total']} points")
        elif event["type"] == "game_ended":
            print(f"{event['winner']} wins: {event['cause']}, round {referee.round()}")
    return engine.close()


if __name__ == "__main__":
    sys.exit(main())
