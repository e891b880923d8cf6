"""tools/cluster without databases and nodes: what it writes, whom it starts again, what it answers."""

import os
import re
import signal
import sys
import tempfile
import threading
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools" / "cluster"))

import control  # noqa: E402
import proxy  # noqa: E402
import status  # noqa: E402
from layout import Place  # noqa: E402
from process import Process  # noqa: E402


def wait_until(condition):
    until = time.monotonic() + 10
    while not condition():
        if time.monotonic() > until:
            raise AssertionError("it does not come about")
        time.sleep(0.01)


class Configuration(unittest.TestCase):
    def adapted(self):
        return proxy.adapted(
            proxy.TEMPLATE.read_text(), 9000, "/x/proxy.sock", {"n1": 9011, "n2": 9012, "n3": 9013, "n4": 9014}
        )

    def test_only_addresses_differ_from_what_operators_are_given(self):
        kept = [line for line in proxy.TEMPLATE.read_text().splitlines()
                if not re.search(r"^    (server|bind|stats socket|maxconn)", line)]
        text = self.adapted().splitlines()
        for line in kept:
            self.assertIn(line, text)

    def test_every_node_is_in_both_backends(self):
        text = self.adapted()
        for name, port in [("n1", 9011), ("n4", 9014)]:
            self.assertIn(f"    server {name} 127.0.0.1:{port}\n", text)
            self.assertIn(f"    server {name} 127.0.0.1:{port} track by_code/{name}\n", text)
        self.assertNotIn("192.0.2.", text)
        self.assertIn("bind 127.0.0.1:9000\n", text)

    def test_the_page_for_operators_shows_it(self):
        self.assertIn(proxy.TEMPLATE.read_text(), (ROOT / "docs" / "cluster.md").read_text())

    def test_every_route_with_a_code_goes_by_it(self):
        routes = set()
        for source in (ROOT / "server").rglob("*endpoints.cpp"):
            routes |= set(re.findall(r'"/api/(\w+)/\{code\}', source.read_text()))
        self.assertTrue(routes)
        for route in routes:
            self.assertIn(f" /api/{route}/", proxy.TEMPLATE.read_text())


class Watching(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.process = Process("sleeper", ["sleep", "60"], Path(self.folder.name) / "log")
        self.addCleanup(self.end)
        self.said = []

    def end(self):
        if self.process.alive():
            self.process.signal(signal.SIGKILL)
            self.process.running.wait()

    def test_what_ends_by_itself_starts_again_after_a_while(self):
        self.process.start()
        first = self.process.pid
        self.process.signal(signal.SIGKILL)
        began = time.monotonic()
        wait_until(lambda: self.process.look(self.said.append) or self.process.pid not in (None, first))
        self.assertGreaterEqual(time.monotonic() - began, 0.5)
        self.assertEqual(len(self.said), 1)
        self.assertIn("sleeper has ended (-9)", self.said[0])

    def test_what_is_stopped_by_hand_stays_so(self):
        self.process.start()
        self.process.let_end(signal.SIGTERM)
        wait_until(lambda: not self.process.alive())
        for _ in range(80):
            self.process.look(self.said.append)
            time.sleep(0.01)
        self.assertFalse(self.process.alive())
        self.assertEqual(self.said, [])

    def test_a_paused_one_can_be_ended(self):
        self.process.start()
        self.process.signal(signal.SIGSTOP)
        self.process.let_end(signal.SIGTERM)
        wait_until(lambda: not self.process.alive())


class Asking(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = Path(self.folder.name) / "control.sock"

    def ask(self, answer):
        ear = control.Ear(self.path)
        self.addCleanup(ear.listening.close)
        replies = []
        asking = threading.Thread(target=lambda: replies.append(control.ask(self.path, "kill", ["n2"])))
        asking.start()
        wait_until(lambda: ear.hear(answer))
        asking.join()
        return replies[0]

    def test_what_was_done_is_said(self):
        self.assertEqual(
            self.ask(lambda verb, names: f"{verb} {names[0]} is done"), (True, "kill n2 is done")
        )

    def test_what_was_not_done_is_said_too(self):
        def refuse(verb, names):
            raise RuntimeError("there is no n2")

        self.assertEqual(self.ask(refuse), (False, "there is no n2"))

    def test_nobody_there(self):
        done, said = control.ask(self.path, "kill", ["n2"])
        self.assertFalse(done)
        self.assertIn("no cluster runs here", said)


class Folder(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)

    def place(self, path):
        return Place({"CLUSTER_DATA": str(path), "CLUSTER_PORT": "9000"})

    def test_the_key_is_made_once_and_for_its_owner_only(self):
        place = self.place(self.folder.name)
        place.make_key()
        key = place.key.read_bytes()
        self.assertEqual(len(key), 32)
        self.assertEqual(place.key.stat().st_mode & 0o777, 0o600)
        place.make_key()
        self.assertEqual(place.key.read_bytes(), key)

    def test_a_folder_too_deep_for_a_socket_is_refused(self):
        with self.assertRaisesRegex(RuntimeError, "CLUSTER_DATA"):
            self.place(Path(self.folder.name) / ("deep" * 20)).prepare()

    @unittest.skipUnless(os.getuid() == 0, "only root needs another account")
    def test_a_folder_that_others_may_not_enter_is_refused_to_root(self):
        closed = Path(self.folder.name) / "closed"
        closed.mkdir(mode=0o700)
        with self.assertRaisesRegex(RuntimeError, "CLUSTER_DATA"):
            self.place(closed / "cluster").prepare()

    def test_what_is_noted_is_gone_when_it_ends(self):
        place = self.place(self.folder.name)
        self.assertIsNone(place.noted())
        place.note({"port": 9000})
        self.assertEqual(self.place(self.folder.name).noted(), {"port": 9000})
        place.forget()
        self.assertIsNone(place.noted())


class Status(unittest.TestCase):
    def test_columns_are_as_wide_as_what_is_in_them(self):
        self.assertEqual(
            status.table(["node", "owns"], [["n1", 12], ["long name", 3]]),
            "node       owns\nn1         12\nlong name  3",
        )


if __name__ == "__main__":
    unittest.main()
