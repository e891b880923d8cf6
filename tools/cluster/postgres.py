"""A PostgreSQL of our own in a folder, reached through a socket in it: the primary or its standby."""

import os
import shutil
import signal
import subprocess
from pathlib import Path

from process import Process, other_account

DATABASE = "kamchatka"
SETTINGS = {
    "listen_addresses": "",
    "unix_socket_permissions": "0700",
    "shared_buffers": "64MB",
    "client_connection_check_interval": "2s",  # a node that died holds no locks for long
    "wal_retrieve_retry_interval": "500ms",  # a standby is back as soon as its primary is
    "wal_keep_size": "256MB",
}


def program(name):
    """Debian keeps them apart, a folder for each version."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda p: int(p.parts[-3]))
    return str(found[-1]) if found else name


def address(folders):
    hosts = ",".join(str(folder) for folder in folders)
    return f"postgres:///{DATABASE}?user=postgres&host={hosts}"


def ask(folder, sql, database="postgres"):
    """The rows of the answer, each a list of texts; an error as RuntimeError."""
    ran = subprocess.run(
        ["psql", "-h", str(folder), "-U", "postgres", "-d", database, "-XAtq", "-F", "\t",
         "-v", "ON_ERROR_STOP=1", "-c", sql],
        capture_output=True, text=True, check=False, env={**os.environ, "PGCONNECT_TIMEOUT": "3"},
    )
    if ran.returncode != 0:
        raise RuntimeError(ran.stderr.strip())
    return [line.split("\t") for line in ran.stdout.splitlines()]


def value(folder, sql, database="postgres"):
    rows = ask(folder, sql, database)
    return rows[0][0] if rows else None


class Postgres(Process):
    def __init__(self, folder):
        self.folder = Path(folder)
        self.data = self.folder / "data"
        words = [program("postgres"), "-D", self.data, "-k", self.folder]
        # The name by which its primary knows it as a standby.
        for key, setting in {**SETTINGS, "cluster_name": self.folder.name}.items():
            words += ["-c", f"{key}={setting}"]
        super().__init__(
            self.folder.name, words, self.folder / "log", account=other_account(),
            farewell=signal.SIGQUIT,
        )

    def prepare_folder(self):
        self.folder.mkdir(parents=True, exist_ok=True)
        self.folder.chmod(0o700)
        if self.account is not None:
            os.chown(self.folder, self.account.pw_uid, self.account.pw_gid)

    def made(self):
        return self.data.exists()

    def follows(self):
        return (self.data / "standby.signal").exists()

    def make(self, wait_for):
        """Empty. What is half made when we are stopped does not count."""
        self.prepare_folder()
        self._build(wait_for, [
            program("initdb"), "-U", "postgres", "-A", "trust", "-E", "UTF8",
            "--locale=C.UTF-8", "--data-checksums", "-D",
        ])

    def copy(self, primary, wait_for):
        """Anew, as a standby of that one."""
        self.prepare_folder()
        shutil.rmtree(self.data, ignore_errors=True)
        self._build(wait_for, [
            program("pg_basebackup"), "-h", primary.folder, "-U", "postgres", "-R", "-c", "fast", "-D",
        ])

    def _build(self, wait_for, words):
        coming = self.folder / "data.coming"
        shutil.rmtree(coming, ignore_errors=True)
        job = Process(f"making {self.name}", [*words, coming], self.log, account=self.account)
        job.start()
        job.wanted = False
        wait_for(lambda: not job.alive(), f"{self.name} is not made; see {self.log}")
        if job.running.returncode != 0:
            raise RuntimeError(f"{self.name} is not made; see {self.log}")
        coming.rename(self.data)

    def answers(self):
        try:
            return value(self.folder, "SELECT 1") == "1"
        except RuntimeError:
            return False

    def acknowledge_with(self, standby):
        """From now on a commit waits for that standby; for none when there is none."""
        names = f"ANY 1 ({standby.name})" if standby else ""
        ask(self.folder, f"ALTER SYSTEM SET synchronous_standby_names = '{names}'")
        ask(self.folder, "SELECT pg_reload_conf()")

    def is_followed(self):
        try:
            return value(self.folder, "SELECT count(*) FROM pg_stat_replication"
                                      " WHERE sync_state IN ('sync', 'quorum')") != "0"
        except RuntimeError:
            return False

    def streams_to_somebody(self):
        try:
            return value(self.folder, "SELECT count(*) FROM pg_stat_replication"
                                      " WHERE state = 'streaming'") != "0"
        except RuntimeError:
            return False

    def promote(self):
        return value(self.folder, "SELECT pg_promote(true, 30)") == "t"
