"""Installs and starts both packages, each in a bare Debian of its own.

    python3 -B packaging/tests PACKAGES WORK CACHE    run by `script/test packages`

As root, in namespaces of its own for mounts and processes: nothing is left behind when it ends.
"""

import sys
import time
from pathlib import Path

import debian
import portable
from bare_root import BareRoot


def only(folder: Path, pattern: str) -> Path:
    found = list(folder.glob(pattern))
    assert len(found) == 1, f"one {pattern} is expected in {folder}: {found}"
    return found[0]


def main() -> None:
    packages, work, cache = (Path(word) for word in sys.argv[1:4])
    began = time.monotonic()

    def tell(what: str) -> None:
        print(f"{what} ({time.monotonic() - began:.0f} s)", flush=True)

    package = only(packages, "kamchatka_*.deb")
    archive = only(packages, "kamchatka-*.tar.gz")
    bare = BareRoot.bootstrap(work / "debian", cache)
    other = bare.copy(work / "portable")
    tell("two bare roots")
    portable.check(other, archive)
    tell(f"{archive.name}: unpacked, started, stopped, started again, moved, refused")
    debian.check(bare, package)
    tell(f"{package.name}: installed, started, stopped, started again, updated, removed, purged")


main()
