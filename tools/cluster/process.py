"""A program that runs beside us: started, watched, started again when it ends by itself."""

import ctypes
import os
import pwd
import signal
import subprocess
import time
from pathlib import Path

RESTART_AFTER_S = 0.5  # as RestartSec of the unit file
PR_SET_PDEATHSIG = 1
LIBC = ctypes.CDLL(None)


def other_account():
    """PostgreSQL refuses to run as root: then it runs as the account that Debian made for it."""
    return pwd.getpwnam("postgres") if os.getuid() == 0 else None


class Process:
    """Must be started from the main thread: a child hears of the end of the thread that began it."""

    def __init__(self, name, words, log, *, account=None, farewell=signal.SIGTERM):
        self.name = name
        self.words = [str(word) for word in words]
        self.log = Path(log)
        self.account = account
        self.farewell = farewell  # what it hears when we are killed
        self.wanted = False
        self.running = None
        self.restart_at = None

    def start(self):
        self.wanted = True
        self.restart_at = None
        if self.alive():
            return
        as_other = {}
        if self.account is not None:
            as_other = {
                "user": self.account.pw_uid, "group": self.account.pw_gid, "extra_groups": [],
            }
        with self.log.open("ab") as out:
            self.running = subprocess.Popen(
                self.words, stdin=subprocess.DEVNULL, stdout=out, stderr=out,
                start_new_session=True, preexec_fn=self._end_with_us, **as_other,
            )

    def _end_with_us(self):
        LIBC.prctl(PR_SET_PDEATHSIG, int(self.farewell))

    def alive(self):
        return self.running is not None and self.running.poll() is None

    @property
    def pid(self):
        return self.running.pid if self.alive() else None

    def signal(self, number):
        """To the program and to those it has begun."""
        if not self.alive():
            return
        for pid in [self.running.pid, *children_of(self.running.pid)]:
            try:
                os.kill(pid, number)
            except ProcessLookupError:
                pass

    def let_end(self, number):
        """By hand: it is not started again."""
        self.wanted = False
        self.signal(signal.SIGCONT)
        self.signal(number)

    def look(self, tell):
        """Starts it again when it has ended by itself."""
        if not self.wanted or self.running is None or self.alive():
            return
        if self.restart_at is None:
            self.restart_at = time.monotonic() + RESTART_AFTER_S
            tell(f"{self.name} has ended ({self.running.returncode}) and starts again; "
                 f"its log: {self.log}")
        elif time.monotonic() >= self.restart_at:
            self.start()


def children_of(pid):
    try:
        return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:
        return []
