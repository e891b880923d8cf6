"""The Debian package: installed by apt, started as its unit says, updated, removed, purged."""

import configparser
import shlex
from pathlib import Path

from bare_root import BareRoot
from served import Served, free_port, live_twice

CONFIG = "/etc/kamchatka/kamchatka.conf"
DATA = "/var/lib/kamchatka"
UNITS = ["kamchatka.service", "kamchatka@.service"]


def unit(root: BareRoot, name: str) -> configparser.ConfigParser:
    read = configparser.ConfigParser(strict=False, interpolation=None)
    read.optionxform = str
    read.read(root.path(f"/lib/systemd/system/{name}"), encoding="utf-8")
    return read


def check_units(root: BareRoot) -> None:
    """systemd understands them, and finds little to hold against them (0 is best, 10 worst)."""
    root.path("/etc/kamchatka/n1.conf").touch()
    for name in ["kamchatka.service", "kamchatka@n1.service"]:
        said = root.run("systemd-analyze", "verify", "--man=no", name)
        assert not said.strip(), said
        root.run("systemd-analyze", "security", "--offline=yes", "--threshold=20", name)
    root.path("/etc/kamchatka/n1.conf").unlink()
    wanted = root.path("/etc/systemd/system/multi-user.target.wants/kamchatka.service")
    assert wanted.is_symlink(), "the service does not start with the machine"
    for name in UNITS:
        service = unit(root, name)["Service"]
        assert service["Restart"] == "always" and service["TimeoutStopSec"] == "60", name


def check_files(root: BareRoot) -> None:
    settings = root.path(CONFIG).read_text(encoding="utf-8")
    assert "\nport = 8080\n" in settings and f"\ndata = {DATA}\n" in settings, settings
    assert CONFIG in root.run("dpkg-query", "-W", "-f", "${Conffiles}", "kamchatka")
    assert root.run("dpkg", "--verify", "kamchatka") == ""
    assert root.run("kamchatka", "--version").startswith("kamchatka ")
    for file in ["/usr/share/doc/kamchatka/copyright", "/usr/share/man/man1/kamchatka.1.gz"]:
        # Minimal systems leave manuals out; then the package must have had it.
        listed = root.run("dpkg-query", "-L", "kamchatka")
        assert file in listed.split(), file


def make_state_folder(root: BareRoot) -> None:
    """As StateDirectory= does."""
    root.run("install", "-d", "-m", "700", "-o", "kamchatka", "-g", "kamchatka", DATA)


def check(root: BareRoot, package: Path) -> None:
    root.enter()
    file = root.put(package, "/srv")
    # The lists of a bare root are empty; what is installed follows from the package alone.
    root.run("apt-get", "update", "-qq")
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
    root.run(*install, file, DEBIAN_FRONTEND="noninteractive")
    check_files(root)
    check_units(root)

    make_state_folder(root)
    service = unit(root, "kamchatka.service")["Service"]
    words, port = shlex.split(service["ExecStart"]), free_port()
    live_twice(lambda: Served(root, words, service["User"], port))
    assert root.path(f"{DATA}/kamchatka.db").stat().st_mode & 0o077 == 0, "others may read the games"

    # Whoever installs it again, or a newer one, keeps the settings.
    with root.path(CONFIG).open("a", encoding="utf-8") as settings:
        settings.write("# ours\n")
    root.run(*install, "--reinstall", file, DEBIAN_FRONTEND="noninteractive")
    assert root.path(CONFIG).read_text(encoding="utf-8").endswith("# ours\n")

    root.run("apt-get", "remove", "-y", "-qq", "kamchatka")
    assert not root.path("/usr/bin/kamchatka").exists()
    assert root.path(CONFIG).exists() and root.path(f"{DATA}/kamchatka.db").exists()
    said = root.run("apt-get", "purge", "-y", "-qq", "kamchatka")
    assert not root.path("/etc/kamchatka").exists(), "settings outlive the purge"
    assert f"kept in {DATA}" in said and root.path(f"{DATA}/kamchatka.db").exists(), said
