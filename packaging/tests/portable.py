"""The portable archive: unpacked by somebody who is not root, where none of its libraries are."""

import signal
import socket
from pathlib import Path

from bare_root import BareRoot
from served import Served, free_port, live_twice

PLAYER = "gioca"
GLIBC = ("ld-linux", "libc.", "libm.", "libresolv.", "libnss_", "libdl.", "libpthread.", "librt.")


def check_refusals(root: BareRoot, start: str) -> None:
    """What cannot work is said in one sentence, in the language of whoever reads it."""
    code, said = root.attempt(start, "--data", "/usr/games", user=PLAYER)
    assert code == 1 and said.count("\n") == 1 and "Non si può scrivere in /usr/games" in said, said
    code, said = root.attempt(start, user=PLAYER, HOME="/nonexistent", LANG="en_GB.UTF-8")
    assert code == 1 and said.count("\n") == 1 and "cannot be written to" in said, said
    with socket.socket() as other:
        other.bind(("127.0.0.1", free_port()))
        other.listen()
        port = other.getsockname()[1]
        code, said = root.attempt(start, "--port", str(port), user=PLAYER)
        assert code == 1 and said.count("\n") == 1, said
        assert f"La porta {port} è già occupata" in said, said


def check_libraries(server: Served, folder: str) -> None:
    """All that it has loaded is its own, but for the C library."""
    foreign = {
        path for path in server.libraries()
        if f"{folder}/lib/" not in path and not Path(path).name.startswith(GLIBC)
    }
    assert not foreign, f"not from the archive: {sorted(foreign)}"


def check(root: BareRoot, archive: Path) -> None:
    root.enter()
    root.run("useradd", "--create-home", PLAYER)
    file = root.put(archive, "/srv")
    home = f"/home/{PLAYER}"
    root.run("tar", "--extract", "--gzip", "--file", file, "--directory", home, user=PLAYER)
    folder = f"{home}/{archive.name.removesuffix('.tar.gz')}"
    start, port = f"{folder}/avvia", free_port()

    def serve() -> Served:
        return Served(root, [start], PLAYER, port)

    # Ctrl-C is how people stop it.
    live_twice(serve, signal.SIGINT)
    games = f"{home}/.local/share/kamchatka"
    assert root.path(f"{games}/kamchatka.db").stat().st_mode & 0o077 == 0, "others may read the games"
    with serve() as server:
        assert f"le partite sono in {games}" in server.said, server.said
        check_libraries(server, folder)
        server.stop()

    # Moved to a folder with a space in its name, started from elsewhere and by its other name.
    root.run("mv", folder, f"{home}/i miei giochi", user=PLAYER)
    with Served(root, [f"{home}/i miei giochi/start"], PLAYER, port, LANG="en_GB.UTF-8") as server:
        assert f"the games are in {games}" in server.said, server.said
        server.check_pages()
        server.stop()
    check_refusals(root, f"{home}/i miei giochi/avvia")
    licences = root.path(f"{home}/i miei giochi/licenze")
    for library in root.path(f"{home}/i miei giochi/lib").iterdir():
        listed = (licences / "LIBRARIES.tsv").read_text(encoding="utf-8")
        assert f"{library.name}\t" in listed, f"{library.name} has no licence"
