"""Where a cluster is: its folder, its ports, its key, and what it notes for whoever asks."""

import json
import os
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The address of a socket may have 107 bytes, and names of ours follow.
FOLDER_BYTES_MAX = 85


class Place:
    def __init__(self, environment=os.environ):
        self.folder = Path(environment.get("CLUSTER_DATA", ROOT / "data" / "cluster")).resolve()
        self.port = int(environment.get("CLUSTER_PORT", "8080"))
        self.node_port = int(environment.get("CLUSTER_NODE_PORT", str(self.port + 10)))
        self.key = self.folder / "key"
        self.control = self.folder / "control.sock"
        self._state = self.folder / "state.json"
        self._noted = None

    def prepare(self):
        if len(bytes(self.folder)) > FOLDER_BYTES_MAX:
            raise RuntimeError(f"{self.folder} is too long for a socket: set CLUSTER_DATA to another")
        self.folder.mkdir(parents=True, exist_ok=True)
        if os.getuid() == 0 and not _open_to_others(self.folder):
            raise RuntimeError(
                f"PostgreSQL does not run as root, and no other account may enter {self.folder}: "
                "set CLUSTER_DATA to a folder that others may enter"
            )

    def make_key(self):
        """One for all nodes, before the first of them asks for it."""
        if self.key.exists():
            return
        coming = self.key.with_suffix(".coming")
        coming.unlink(missing_ok=True)
        with open(os.open(coming, os.O_CREAT | os.O_WRONLY | os.O_EXCL, 0o600), "wb") as file:
            file.write(os.urandom(32))
        coming.rename(self.key)

    def note(self, state):
        if state == self._noted:
            return
        coming = self._state.with_suffix(".coming")
        coming.write_text(json.dumps(state, indent=1) + "\n")
        coming.rename(self._state)
        self._noted = state

    def noted(self):
        """Nothing when no cluster runs here."""
        try:
            return json.loads(self._state.read_text())
        except FileNotFoundError:
            return None

    def forget(self):
        self._state.unlink(missing_ok=True)
        self.control.unlink(missing_ok=True)


def _open_to_others(folder):
    return all(each.stat().st_mode & 0o001 for each in [folder, *folder.parents])
