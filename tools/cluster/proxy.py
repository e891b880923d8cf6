"""HAProxy with the configuration that operators are given, its addresses replaced by ours."""

import csv
import re
import resource
import socket
from pathlib import Path

from process import Process

TEMPLATE = Path(__file__).resolve().parents[2] / "packaging" / "haproxy.cfg"


def adapted(text, port, control, ports):
    """The template for nodes on these ports of this machine; `ports` by the names of nodes."""
    text = re.sub(r"bind :80\b", f"bind 127.0.0.1:{port}", text)
    text = re.sub(r"stats socket \S+", f"stats socket {control}", text)
    # Two files for each, and some for itself.
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1] // 2 - 100
    text = re.sub(r"maxconn (\d+)", lambda wish: f"maxconn {min(int(wish[1]), most)}", text)
    lines = []
    for line in text.splitlines():
        if (server := re.match(r"    server n1 192\.0\.2\.11:8080(.*)", line)) is not None:
            lines += [
                f"    server {name} 127.0.0.1:{at}{server[1].replace('/n1', '/' + name)}"
                for name, at in ports.items()
            ]
        elif not re.match(r"    server n\d", line):
            lines.append(line)
    return "\n".join(lines) + "\n"


class Proxy(Process):
    def __init__(self, folder, port, ports):
        self.folder = Path(folder)
        self.port = port
        self.ports = ports
        self.control = self.folder / "proxy.sock"
        config = self.folder / "haproxy.cfg"
        super().__init__("haproxy", ["haproxy", "-db", "-f", config], self.folder / "haproxy.log")
        self.config = config

    def start(self):
        self.config.write_text(adapted(TEMPLATE.read_text(), self.port, self.control, self.ports))
        super().start()


def opinions(control):
    """What HAProxy thinks of each node: UP, DOWN, NOLB (drains)..., and its sockets."""
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(2)
        line.connect(str(control))
        line.sendall(b"show stat\n")
        said = b""
        while part := line.recv(65536):
            said += part
    rows = csv.DictReader(said.decode().removeprefix("# ").splitlines())
    return {
        row["svname"]: (row["status"], int(row["scur"]))
        for row in rows if row["pxname"] == "by_code" and row["svname"].startswith("n")
    }
