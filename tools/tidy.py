#!/usr/bin/env python3
"""House rules that a program can check: who includes whom, words, sizes, white space.

    tools/tidy.py [ROOT]    lists the faults as path:line: message; fails if there are any
"""

import re
import subprocess
import sys
from pathlib import Path

LIBRARIES = "engine codec chance record boards odds bots tournament referee store".split()
# The rooms of server/, in order of dependency, and those that all the others stand on.
ROOMS = (
    "runtime transport api cluster people reference tables replays desk companion admin integrity describe"
).split()
BELOW_ROOMS = "server/runtime server/transport server/api server/cluster"
# Each folder and the folders it may include besides itself. Tests also reach testkit/, its rooms
# for folders below them, and the folders below the one they test.
LAYERS = {
    "engine": "",
    "codec": "engine",
    "chance": "engine",
    "record": "engine codec",
    "boards": "engine chance codec record",
    "odds": "engine",
    "bots": "engine chance odds",
    "tournament": "engine chance codec record",
    "referee": "engine codec record",
    "wasm": "engine codec record referee",
    "store": "engine record",
    "store/sql": "engine record store",
    "store/sqlite": "engine record store store/sql",
    "store/postgres": "engine record store store/sql",
    "store/memory": "engine record store",
    "server": " ".join(LIBRARIES) + " " + " ".join(f"server/{room}" for room in ROOMS),
    "server/runtime": "codec",
    "server/transport": "server/runtime",
    "server/api": "codec record store server/transport server/runtime",
    "server/cluster": "store server/api server/runtime",
    "server/people": f"engine codec record bots store {BELOW_ROOMS}",
    "server/reference": f"{' '.join(LIBRARIES)} {BELOW_ROOMS}",
    "server/tables": f"{' '.join(LIBRARIES)} {BELOW_ROOMS} server/reference server/people",
    "server/replays": f"{' '.join(LIBRARIES)} {BELOW_ROOMS} server/reference server/tables",
    "server/desk": f"{' '.join(LIBRARIES)} {BELOW_ROOMS} server/people server/tables",
    "server/companion": f"{' '.join(LIBRARIES)} {BELOW_ROOMS} server/people server/tables"
    " server/desk",
    "server/integrity": f"{' '.join(LIBRARIES)} {BELOW_ROOMS} server/reference server/tables"
    " server/desk server/companion",
    "server/admin": f"{' '.join(LIBRARIES)} {BELOW_ROOMS} server/people server/tables server/desk",
    "server/describe": f"{' '.join(LIBRARIES)} " + " ".join(f"server/{room}" for room in ROOMS),
    "cli": " ".join(LIBRARIES)
    + " server server/describe server/admin server/api server/integrity server/transport",
    "testkit": "",
    "testkit/engine": "engine testkit",
    "testkit/chance": "engine chance testkit testkit/engine",
    "testkit/store": "engine record store testkit",
    "testkit/client": "engine chance",
    "testkit/server": f"{' '.join(LIBRARIES)} store/memory server testkit testkit/store testkit/client "
    + " ".join(f"server/{room}" for room in ROOMS),
    "testkit/checker": "engine record store server/reference server/tables testkit",
}
ENGINE_HEADERS = set(
    "algorithm array bit cassert compare concepts cstddef cstdint initializer_list iterator limits"
    " memory new numeric optional ranges span string_view tuple type_traits utility variant".split()
)

# (pattern, path prefixes it holds for, path prefixes excepted, advice); on code without comments.
BANNED_CODE = [
    (r"using namespace std\b", "", "", "write std:: out"),
    (r"\bs?rand\s*\(", "", "", "draw from chance/"),
    (r"std::random_device", "", "chance/", "draw from chance/"),
    (r"std::(ranges::)?views\b", "", "", "write a loop: clang 14 cannot read views of libstdc++ 12"),
    (r"[!=]=\s*rulebooks::|\brulebooks::\w+\s*[!=]=", "engine/", "engine/tests/", "read a knob"),
    (r"\b(struct|class)\s+\w*(Manager|Helper|Util|Data|Info|Base|Impl)\b", "", "", "name the thing"),
    (r"\b(float|double)\b", "engine/", "engine/tests/", "count in integers"),
]
# Words of an identifier (snake_case or PascalCase parts, lower case) and what to say instead.
BANNED_WORDS = {
    "command": "action", "commands": "actions", "move": "action, or transfer",
    "moves": "actions, or transfers", "user": "player or seat", "users": "players or seats",
    "country": "territory", "countries": "territories", "mission": "objective",
    "missions": "objectives", "troop": "armies", "troops": "armies",
}
BANNED_NAMES = {"unit": "armies", "units": "armies", "Unit": "armies"}
BANNED_PROSE = {"country", "countries", "mission", "missions", "troop", "troops"}
FOREIGN = re.compile(r"\b(std|CLI|testing|boost|benchmark|rc)(::\w+)+")
# Words that name something else elsewhere, by the folder they are not said in.
BANNED_THERE = {
    "referee/": {"journal": "book", "journals": "books"},
    "server/tables/": {"session": "attendee", "sessions": "attendees"},
    "tournament/": {"log": "journal"},
}
IN_CLI = {"command", "commands"}  # a subcommand of the program is called that everywhere

CPP = {".hpp", ".cpp"}
SIZED = CPP | {".py", ".ts"}
TEXT = SIZED | {
    ".md", ".txt", ".tsv", ".json", ".cmake", ".sh", ".yml", ".cfg", ".html", ".css", ".conf", ".service",
    "",
}
LINES_MAX = 400
# A comment, or a string or character literal, of C++.
TOKEN = re.compile(
    r"""//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"|(?<!\w)'(?:\\[^']+|[^'\\\n])'""",
    re.DOTALL,
)


def files(root: Path) -> list[Path]:
    """What git tracks or would track; everything outside build/ where there is no git."""
    listed = subprocess.run(
        ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        capture_output=True, check=False,
    )
    if listed.returncode == 0:
        paths = [root / name for name in listed.stdout.decode().split("\0") if name]
    else:
        paths = [path for path in root.rglob("*") if path.relative_to(root).parts[0] != "build"]
    return sorted({path for path in paths if path.is_file() and path.suffix in TEXT})


def room_of(path: str) -> str | None:
    """The folder of LAYERS that the file lies in, the innermost."""
    held = [folder for folder in LAYERS if path.startswith(folder + "/")]
    return max(held, key=len, default=None)


def includes(name: str, line: str) -> str | None:
    """What is wrong with an #include line of this file, if anything."""
    folder = room_of(name)
    in_tests = "tests" in name.split("/")
    if folder is None:
        return None
    if (own := re.match(r'\s*#include "([^"]+)"', line)) is not None:
        if "/" not in own[1]:
            return f'write the include from the root: "{folder}/{own[1]}"'
        target = room_of(own[1]) or own[1].split("/")[0]
        allowed = {folder, *LAYERS[folder].split()}
        if in_tests:
            top = folder.split("/")[0]
            reached = {top, *LAYERS[top].split()}
            allowed |= {"testkit", "testkit/client", "store/memory", *reached}
            allowed |= {f"testkit/{each}" for each in reached}
        if target not in allowed:
            return f"{folder}/ may not include {target}/ (see LAYERS in tools/tidy.py)"
        if "/detail/" in own[1] and target != folder:
            return f"{target}/detail/ is private to {target}/"
    if "<sqlite3.h>" in line and not name.startswith(("store/sqlite/", "testkit/store/")):
        return "<sqlite3.h> is private to store/sqlite/ and its test kit"
    if "<libpq-fe.h>" in line and not name.startswith(("store/postgres/", "testkit/store/")):
        return "<libpq-fe.h> is private to store/postgres/ and its test kit"
    if folder == "engine" and not in_tests:
        system = re.match(r"\s*#include <([^>]+)>", line)
        if system and system[1] not in ENGINE_HEADERS:
            return f"<{system[1]}> is not among the headers the engine may use"
    return None


def split_comments(text: str) -> tuple[list[str], list[str]]:
    """The lines of a C++ file twice: code without comments and strings, and comments alone."""
    code, prose, end = "", "", 0
    for match in TOKEN.finditer(text):
        gap, token = text[end : match.start()], match[0]
        breaks = "\n" * token.count("\n")
        comment = token.startswith("/")
        code += gap + breaks
        prose += "\n" * gap.count("\n") + (token if comment else breaks)
        end = match.end()
    return (code + text[end:]).split("\n"), prose.split("\n")


def words(name: str, code: str) -> list[str]:
    """Complaints about the identifiers of one line of code."""
    if code.lstrip().startswith("#"):
        return []
    said = []
    banned = dict(BANNED_WORDS)
    for folder, there in BANNED_THERE.items():
        if name.startswith(folder):
            banned |= there
    for identifier in re.findall(r"[A-Za-z_]\w*", FOREIGN.sub("", code)):
        parts = re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", identifier)
        for part in {part.lower() for part in parts} & banned.keys():
            if not (part in IN_CLI and name.startswith("cli/")):
                said.append(f"'{identifier}': say {banned[part]} (docs/glossary.md)")
        if identifier in BANNED_NAMES:
            said.append(f"'{identifier}': say {BANNED_NAMES[identifier]} (docs/glossary.md)")
    return said


def cpp_faults(name: str, text: str) -> list[tuple[int, str]]:
    faults = []
    lines = text.split("\n")
    if name.endswith(".hpp") and "#pragma once" not in lines:
        faults.append((1, "no #pragma once"))
    for number, line in enumerate(lines, 1):
        if wrong := includes(name, line):
            faults.append((number, wrong))
    code, prose = split_comments(text)
    for number, line in enumerate(code, 1):
        faults += [(number, wrong) for wrong in words(name, line)]
        for pattern, where, excepted, advice in BANNED_CODE:
            held = name.startswith(where) and not (excepted and name.startswith(excepted))
            if held and (found := re.search(pattern, line)):
                faults.append((number, f"'{found[0]}': {advice}"))
    for number, line in enumerate(prose, 1):
        for word in set(re.findall(r"[a-z]+", line.lower())) & BANNED_PROSE:
            faults.append((number, f"'{word}': say {BANNED_WORDS[word]} (docs/glossary.md)"))
    return faults


def text_faults(path: Path, name: str, text: str) -> list[tuple[int, str]]:
    faults = []
    lines = text.split("\n")
    table = any("tidy: table" in line for line in lines[:5])
    if path.suffix in SIZED and len(lines) - 1 > LINES_MAX and not table:
        faults.append((LINES_MAX, f"{len(lines) - 1} lines, {LINES_MAX} at most: split it"))
    if text and not text.endswith("\n"):
        faults.append((len(lines), "no newline at the end"))
    for number, line in enumerate(lines, 1):
        if line != line.rstrip():
            faults.append((number, "white space at the end of the line"))
        if "\t" in line and path.suffix != ".tsv":
            faults.append((number, "tab: four spaces"))
        if re.search(r"\bTODO\b(?!\(#\d+\))", line) and path.suffix in SIZED - {".py"}:
            faults.append((number, "a TODO names its issue, TODO(#42), or is done now"))
        if re.search(r"\b(FIXME|XXX)\b", line) and path.suffix in SIZED - {".py"}:
            faults.append((number, "leftover mark"))
        if re.search(r"(?<![\w.~$}])/(?:home|root|work|tmp|Users)/\w", line):
            faults.append((number, "a path of one machine"))
    return faults


def check(root: Path) -> tuple[int, list[str]]:
    """How many files were read, and every fault in them."""
    said = []
    read = 0
    for path in files(root):
        name = path.relative_to(root).as_posix()
        if name.startswith(("fuzz/corpus/", "tools/tests/")) or name == "LICENSE":
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            if path.suffix:
                said.append(f"{name}:1: not UTF-8")
            continue
        read += 1
        faults = text_faults(path, name, text)
        if path.suffix in CPP:
            faults += cpp_faults(name, text)
        said += [f"{name}:{number}: {wrong}" for number, wrong in sorted(faults)]
    return read, said


def main() -> int:
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent
    read, said = check(root)
    print("\n".join([*said, f"tidy: {read} files, {len(said)} faults"]))
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
