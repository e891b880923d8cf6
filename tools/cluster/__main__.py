#!/usr/bin/env python3
"""A cluster on one machine; script/cluster installs what it needs and starts this.

  without a verb    starts it: http://localhost:8080; Ctrl-C stops everything
  status            the nodes, what each has, and the databases
  kill n2 | db1 | primary | standby
                    kill -9; it is started again after half a second, as systemd would
  lose n2           kill -9, and it stays away: as when its machine is lost
  stop n2           SIGTERM: hands over what it has and ends
  start n2          after `stop` or `lose`
  pause n2, resume n2    SIGSTOP, SIGCONT
  disconnect        ends every connection to the database
  promote           the primary is lost, the standby takes its place and gets a standby
  split, heal       two primaries; then the new one is the primary and the old one its standby
  rolling           stops and starts one node after the other
  settle            waits until everything that should be there is
"""

import argparse
import fcntl
import resource
import signal
import sys
import time

import control
from layout import ROOT, Place
from status import told
from supervisor import STEP_S, Supervisor

# The verbs that a running cluster does, and how many names each has.
VERBS = {
    "kill": 1, "lose": 1, "stop": 1, "start": 1, "pause": 1, "resume": 1,
    "disconnect": 0, "promote": 0, "split": 0, "heal": 0, "rolling": 0, "settle": 0,
}


class Interrupted(Exception):
    pass


def interrupt(*_):
    # Once is enough: the second would cut the stopping short.
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.SIG_IGN)
    raise Interrupted


def tell(sentence):
    print(sentence, file=sys.stderr, flush=True)


def run(place, arguments):
    place.prepare()
    with open(place.folder / "lock", "w", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            tell(f"a cluster runs in {place.folder} already")
            return 1
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, interrupt)
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        supervisor = Supervisor(place, arguments, tell)
        try:
            supervisor.start()
            ear = control.Ear(place.control)
            print(f"http://localhost:{place.port}", flush=True)
            while True:
                supervisor.look()
                if not ear.hear(supervisor.do):
                    time.sleep(STEP_S)
        except Interrupted:
            tell("stopping")
            return 0
        except RuntimeError as error:
            tell(str(error))
            return 1
        finally:
            supervisor.stop()


def arguments_of(words):
    parser = argparse.ArgumentParser(
        prog="script/cluster", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("verb", nargs="?", choices=["status", *VERBS], metavar="verb")
    parser.add_argument("names", nargs="*", metavar="name")
    parser.add_argument("--nodes", type=int, default=3, metavar="N", choices=range(1, 10))
    parser.add_argument("--no-standby", action="store_true", help="one database, unprotected")
    parser.add_argument("--config", help="settings for every node (docs/server.md)")
    parser.add_argument("--program", default=ROOT / "build" / "release" / "kamchatka")
    arguments = parser.parse_args(words)
    if arguments.verb in VERBS and len(arguments.names) != VERBS[arguments.verb]:
        parser.error(f"{arguments.verb} takes {VERBS[arguments.verb]} name(s)")
    return arguments


def main():
    arguments = arguments_of(sys.argv[1:])
    place = Place()
    if arguments.verb is None:
        return run(place, arguments)
    if arguments.verb == "status":
        state = place.noted()
        print(told(place, state) if state else "no cluster runs here")
        return 0 if state else 1
    done, said = control.ask(place.control, arguments.verb, arguments.names)
    print(said)
    return 0 if done else 1


if __name__ == "__main__":
    sys.exit(main())
