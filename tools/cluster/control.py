"""The line between a cluster that runs and whoever asks something of it: one JSON object each way."""

import json
import socket


class Ear:
    """Hears one after the other; does not block."""

    def __init__(self, path):
        path.unlink(missing_ok=True)
        self.listening = socket.socket(socket.AF_UNIX)
        self.listening.bind(str(path))
        path.chmod(0o600)
        self.listening.listen()
        self.listening.setblocking(False)

    def hear(self, answer):
        """Whether somebody asked; `answer(verb, names)` gives a sentence or throws."""
        try:
            line, _ = self.listening.accept()
        except BlockingIOError:
            return False
        with line:
            line.settimeout(2)
            try:
                asked = json.loads(line.makefile().readline())
                try:
                    reply = {"done": True, "said": answer(asked["verb"], asked["names"])}
                except (RuntimeError, OSError) as error:
                    reply = {"done": False, "said": str(error)}
                line.sendall((json.dumps(reply) + "\n").encode())
            except (OSError, ValueError, KeyError):
                pass  # whoever asked is gone, or is nobody of ours
        return True


def ask(path, verb, names):
    """Whether it was done, and what was said."""
    with socket.socket(socket.AF_UNIX) as line:
        try:
            line.connect(str(path))
        except OSError:
            return False, "no cluster runs here: start one with script/cluster"
        line.sendall((json.dumps({"verb": verb, "names": names}) + "\n").encode())
        reply = line.makefile().readline()
    if not reply:
        return False, "the cluster has ended"
    reply = json.loads(reply)
    return reply["done"], reply["said"]
