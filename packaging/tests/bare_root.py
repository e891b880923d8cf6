"""A bare Debian in a folder, and programs that run in it as if there were nothing else."""

import os
import shutil
import subprocess
from pathlib import Path

RELEASE = "bookworm"
# Nothing of this machine's but the way to the mirrors.
ENVIRONMENT = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LANG": "C.UTF-8"} | {
    name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")
}


def mirror() -> str:
    """Where the apt of this machine gets Debian from."""
    told = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(SITE)", "Created-By: Packages", "Origin: Debian",
         f"Codename: {RELEASE}"],
        capture_output=True, text=True, check=True,
    )
    if not told.stdout.strip():
        raise SystemExit(f"apt knows no mirror of Debian {RELEASE} here: run apt-get update")
    return told.stdout.split()[0]


class BareRoot:
    """Must be used in a mount namespace of its own, which takes /proc of the root away at the end."""

    def __init__(self, folder: Path):
        self.folder = folder

    @staticmethod
    def bootstrap(folder: Path, cache: Path) -> "BareRoot":
        """The smallest Debian that has apt; downloaded packages are kept in the cache."""
        cache.mkdir(parents=True, exist_ok=True)
        log = folder.with_suffix(".log")
        with log.open("w", encoding="utf-8") as output:
            done = subprocess.run(
                ["debootstrap", "--variant=minbase", f"--cache-dir={cache.resolve()}", RELEASE,
                 str(folder), mirror()],
                stdout=output, stderr=subprocess.STDOUT, check=False,
            )
        if done.returncode != 0:
            raise SystemExit(f"debootstrap failed:\n{log.read_text(encoding='utf-8')[-4000:]}")
        return BareRoot(folder)

    def copy(self, folder: Path) -> "BareRoot":
        subprocess.run(["cp", "-a", str(self.folder), str(folder)], check=True)
        return BareRoot(folder)

    def enter(self) -> None:
        """What every running system has, and nothing that starts services by itself."""
        subprocess.run(["mount", "-t", "proc", "proc", str(self.folder / "proc")], check=True)
        policy = self.folder / "usr/sbin/policy-rc.d"
        policy.write_text("#!/bin/sh\nexit 101\n", encoding="utf-8")
        policy.chmod(0o755)

    def path(self, inside: str) -> Path:
        return self.folder / inside.lstrip("/")

    def put(self, file: Path, inside: str) -> str:
        shutil.copy(file, self.path(inside))
        return f"{inside}/{file.name}"

    def line(self, words: list[str], user: str | None = None) -> list[str]:
        """The command line that runs these words in the root, as root or as that user."""
        becoming = [] if user is None else [
            "setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups", "--no-new-privs"]
        return ["chroot", str(self.folder), *becoming, *words]

    def environment(self, user: str | None = None, **more: str) -> dict[str, str]:
        return ENVIRONMENT | {"HOME": f"/home/{user}" if user else "/root"} | more

    def attempt(self, *words: str, user: str | None = None, **more: str) -> tuple[int, str]:
        """Exit code and all that was printed."""
        done = subprocess.run(
            self.line(list(words), user), env=self.environment(user, **more), check=False, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=300,
        )
        return done.returncode, done.stdout

    def run(self, *words: str, user: str | None = None, **more: str) -> str:
        """The same where it must succeed."""
        code, said = self.attempt(*words, user=user, **more)
        assert code == 0, f"{' '.join(words)} ended with {code}:\n{said}"
        return said
