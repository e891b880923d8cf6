"""Starts the parts of a cluster in order, starts again what ends by itself, does what is asked."""

import os
import signal
import time
import urllib.error
import urllib.request

from postgres import DATABASE, Postgres, address, ask, value
from process import Process
from proxy import Proxy, opinions

STEP_S = 0.02
DRAIN_S = 60  # as TimeoutStopSec of the unit file


class Supervisor:
    """All of it runs in one thread: whoever waits goes on looking after the others."""

    def __init__(self, place, arguments, tell):
        self.place = place
        self.tell = tell
        self.protected = not arguments.no_standby
        names = ["db1", "db2"] if self.protected else ["db1"]
        self.databases = {name: Postgres(place.folder / name) for name in names}
        self.primary = None
        ports = {f"n{i}": place.node_port + i for i in range(1, arguments.nodes + 1)}
        self.ports = ports
        self.url = address(database.folder for database in self.databases.values())
        self.nodes = {name: self._node(name, port, arguments) for name, port in ports.items()}
        self.proxy = Proxy(place.folder, place.port, ports)

    def _node(self, name, port, arguments):
        folder = self.place.folder / name
        folder.mkdir(parents=True, exist_ok=True)
        words = [
            arguments.program, "serve", "--store", self.url, "--node", name,
            "--key-file", self.place.key, "--data", folder, "--bind", "127.0.0.1",
            "--port", port, "--trusted-proxies", "127.0.0.1",
        ]
        if not self.protected:
            words.append("--unprotected")
        if arguments.config:
            words += ["--config", arguments.config]
        return Process(name, words, folder / "log")

    # --- Looking after them

    def parts(self):
        return [*self.databases.values(), *self.nodes.values(), self.proxy]

    def look(self):
        for part in self.parts():
            part.look(self.tell)
        self.place.note({
            "url": self.url, "key": str(self.place.key), "port": self.place.port,
            "primary": self.primary.name if self.primary else None,
            "proxy": self.proxy.pid,
            "databases": {name: each.pid for name, each in self.databases.items()},
            "nodes": {
                name: {"port": self.ports[name], "pid": node.pid, "wanted": node.wanted}
                for name, node in self.nodes.items()
            },
        })

    def wait_for(self, condition, otherwise, patience_s=60):
        until = time.monotonic() + patience_s
        while not condition():
            if time.monotonic() > until:
                raise RuntimeError(otherwise)
            self.look()
            time.sleep(STEP_S)

    # --- Starting and stopping

    def start(self):
        self.place.make_key()
        self._start_databases()
        first, *others = self.nodes.values()
        self._start_node(first)  # alone: it makes the tables
        for node in others:
            node.start()
        self.proxy.start()
        self.wait_for(self.settled, "the cluster does not come up; see the logs in "
                                    f"{self.place.folder}")

    def _start_databases(self):
        first = self.databases["db1"]
        if not first.made():
            self.tell("making the database")
            first.make(self.wait_for)
        for database in self.databases.values():
            if database.made():
                database.start()
        # After a promotion and a restart it may be either.
        self.primary = next(each for each in self.databases.values() if not each.follows())
        self.wait_for(self.primary.answers, f"{self.primary.name} does not start; see its log")
        self.primary.acknowledge_with(None)
        exists = f"SELECT count(*) FROM pg_database WHERE datname = '{DATABASE}'"
        if value(self.primary.folder, exists) == "0":
            ask(self.primary.folder, f"CREATE DATABASE {DATABASE}")
        if self.protected:
            self._follow()

    def standby(self):
        return next((each for each in self.databases.values() if each is not self.primary), None)

    def _follow(self):
        """The other database becomes the standby of the primary, and what is stored waits for it."""
        standby = self.standby()
        if not standby.follows():
            standby.let_end(signal.SIGKILL)
            self.wait_for(lambda: not standby.alive(), f"{standby.name} does not end")
            standby.copy(self.primary, self.wait_for)
        standby.start()
        self.wait_for(self.primary.streams_to_somebody, f"{standby.name} does not follow")
        self.primary.acknowledge_with(standby)
        self.wait_for(self.primary.is_followed, f"{standby.name} is not synchronous")

    def _start_node(self, node):
        node.start()
        self.wait_for(lambda: self.healthy(node), f"{node.name} does not start; see {node.log}")

    def healthy(self, node):
        try:
            with urllib.request.urlopen(
                f"http://127.0.0.1:{self.ports[node.name]}/health", timeout=1
            ) as answer:
                return answer.status == 200
        except (OSError, urllib.error.URLError):
            return False

    def settled(self):
        """Whether everything that is wanted is there, and HAProxy knows it."""
        try:
            seen = opinions(self.proxy.control)
        except OSError:
            return False
        return (
            all(seen[name][0] == "UP" for name, node in self.nodes.items() if node.wanted)
            and all(self.healthy(node) for node in self.nodes.values() if node.wanted)
            and (not self.protected or self.primary.is_followed())
        )

    def stop(self):
        for node in self.nodes.values():
            node.let_end(signal.SIGTERM)
        self._await_end(self.nodes.values(), DRAIN_S)
        self.proxy.let_end(signal.SIGTERM)
        # The primary hands its last words to the standby before it ends.
        for database in sorted(self.databases.values(), key=lambda each: each is not self.primary):
            database.wanted = False
            if database.alive():
                os.kill(database.pid, signal.SIGCONT)
                os.kill(database.pid, signal.SIGINT)
                self._await_end([database], 30)
        self._await_end(self.parts(), 5)
        self.place.forget()

    def _await_end(self, processes, patience_s):
        until = time.monotonic() + patience_s
        while any(each.alive() for each in processes) and time.monotonic() < until:
            time.sleep(STEP_S)
        for each in processes:
            each.signal(signal.SIGKILL)

    # --- What may be asked for; each answers with a sentence

    def do(self, verb, names):
        return getattr(self, "do_" + verb)(*names)

    def _part(self, name):
        if name == "primary":
            return self.primary
        if name == "standby" and self.protected:
            return self.standby()
        for part in (*self.nodes.values(), *self.databases.values()):
            if part.name == name:
                return part
        raise RuntimeError(f"there is no {name}: {', '.join([*self.nodes, *self.databases])}")

    def _node_called(self, name):
        if name not in self.nodes:
            raise RuntimeError(f"there is no node {name}: {', '.join(self.nodes)}")
        return self.nodes[name]

    def do_kill(self, name):
        part = self._part(name)
        part.signal(signal.SIGKILL)
        return f"{part.name} is killed, and starts again in half a second"

    def do_lose(self, name):
        node = self._node_called(name)
        node.let_end(signal.SIGKILL)
        return f"{name} is killed and stays away, until `start {name}`"

    def do_stop(self, name):
        node = self._node_called(name)
        began = time.monotonic()
        node.let_end(signal.SIGTERM)
        self.wait_for(lambda: not node.alive(), f"{name} does not end", DRAIN_S)
        return f"{name} has handed over what it had and ended, {time.monotonic() - began:.1f} s"

    def do_start(self, name):
        began = time.monotonic()
        self._start_node(self._node_called(name))
        return f"{name} is up, {time.monotonic() - began:.1f} s"

    def do_pause(self, name):
        self._part(name).signal(signal.SIGSTOP)
        return f"{name} stands still, until `resume {name}`"

    def do_resume(self, name):
        self._part(name).signal(signal.SIGCONT)
        return f"{name} goes on"

    def do_disconnect(self):
        count = value(
            self.primary.folder,
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            f" WHERE datname = '{DATABASE}' AND pid <> pg_backend_pid()",
        )
        return f"{count} connections to the database were ended"

    def do_promote(self):
        """As when the machine of the primary is lost."""
        if not self.protected:
            raise RuntimeError("there is no standby to promote")
        old, new = self.primary, self.standby()
        began = time.monotonic()
        old.let_end(signal.SIGKILL)
        if not new.promote():
            raise RuntimeError(f"{new.name} was not promoted; see its log")
        self.primary = new
        promoted_s = time.monotonic() - began
        self._follow()
        return (f"{new.name} is the primary, after {promoted_s:.1f} s; "
                f"{old.name} follows it, after {time.monotonic() - began:.1f} s")

    def do_split(self):
        """The standby is promoted while the primary goes on: what no failover should ever do."""
        if not self.protected:
            raise RuntimeError("there is no standby to promote")
        if not self.standby().promote():
            raise RuntimeError(f"{self.standby().name} was not promoted; see its log")
        return f"{self.primary.name} and {self.standby().name} are both primaries, until `heal`"

    def do_heal(self):
        old = self.primary
        old.let_end(signal.SIGKILL)
        self.primary = self.standby()
        self._follow()
        return f"{self.primary.name} is the primary, {old.name} follows it"

    def do_rolling(self):
        said = []
        for name, node in self.nodes.items():
            if not node.wanted:
                continue
            said += [self.do_stop(name), self.do_start(name)]
            self.wait_for(self.settled, f"{name} is not back behind the proxy")
        return "\n".join(said)

    def do_settle(self):
        self.wait_for(self.settled, "not everything came back")
        return "everything is there"
