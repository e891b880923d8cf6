"""A server in a bare root: started, asked as a browser would, stopped."""

import json
import re
import selectors
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request

from bare_root import BareRoot

START_S = 60
STOP_S = 60  # TimeoutStopSec of the units


def free_port(first: int = 19080) -> int:
    for port in range(first, first + 200):
        with socket.socket() as tried:
            try:
                tried.bind(("0.0.0.0", port))
            except OSError:
                continue
            return port
    raise SystemExit(f"no port from {first} on is free")


class Served:
    """With `with`, so that it never outlives the test."""

    def __init__(self, root: BareRoot, words: list[str], user: str, port: int, **environment: str):
        self.port = port
        self.said = ""  # on standard output, up to the last address
        self.cookie = ""
        self.process = subprocess.Popen(
            root.line([*words, "--port", str(port)], user),
            env=root.environment(user, **environment),
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True,
        )
        try:
            self._wait()
        except BaseException:
            self.__exit__()
            raise

    def __enter__(self) -> "Served":
        return self

    def __exit__(self, *_ignored: object) -> None:
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def _wait(self) -> None:
        """Until it has printed where it is, and a moment more: it may be in several places."""
        waiting = selectors.DefaultSelector()
        waiting.register(self.process.stdout, selectors.EVENT_READ)
        until = time.monotonic() + START_S
        while time.monotonic() < until:
            listening = f"://localhost:{self.port}\n" in self.said
            if not waiting.select(timeout=0.5 if listening else 5):
                if listening:
                    return
                continue
            some = self.process.stdout.buffer.raw.read(4096).decode()
            assert some, f"the server ended with {self.process.wait()}; it said: {self.said!r}"
            self.said += some
        raise AssertionError(f"no server after {START_S} s; it said: {self.said!r}")

    def ask(self, path: str, body: object = None) -> tuple[int, str]:
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
            request.add_header("X-Kamchatka", "1")
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        try:
            with urllib.request.build_opener(urllib.request.ProxyHandler({})).open(
                request, timeout=20
            ) as answer:
                if cookie := answer.headers.get("Set-Cookie"):
                    self.cookie = cookie.split(";")[0]
                return answer.status, answer.read().decode("utf-8", "replace")
        except urllib.error.HTTPError as refused:
            return refused.code, refused.read().decode()

    def get(self, path: str) -> str:
        status, text = self.ask(path)
        assert status == 200, f"{path}: {status} {text}"
        return text

    def check_pages(self) -> None:
        """It is well, and the front page comes with the program that it asks for."""
        assert json.loads(self.get("/health"))["status"] == "ok"
        page = self.get("/")
        assert "Kamchatka" in page, page
        scripts = re.findall(r'src="(/[^"]+\.js)"', page)
        assert scripts and all(self.get(script) for script in scripts), page

    def make_table(self) -> str:
        status, text = self.ask("/api/guest", {"name": "Anna"})
        assert status == 200, text
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
        status, text = self.ask("/api/tables", {"ruleset": "challenge", "seats": seats})
        assert status == 200, text
        return json.loads(text)["code"]

    def check_table(self, code: str) -> None:
        table = json.loads(self.get(f"/api/tables/{code}"))
        assert "Anna" in json.dumps(table), table

    def libraries(self) -> set[str]:
        """The files of all shared objects that it has loaded."""
        with open(f"/proc/{self.process.pid}/maps", encoding="utf-8") as maps:
            return {line.split()[-1] for line in maps if ".so" in line}

    def stop(self, how: int = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        code = self.process.wait(timeout=STOP_S)
        assert code == 0, f"it ended with {code}"


def live_twice(start, how_to_stop: int = signal.SIGTERM) -> None:
    """A table made in one life of the server is there in the next. start() gives a Served."""
    with start() as server:
        server.check_pages()
        code = server.make_table()
        server.check_table(code)
        server.stop(how_to_stop)
    with start() as server:
        server.check_table(code)
        server.stop(how_to_stop)
