"""Plants each kind of fault in a small tree and asks that tidy.py finds it, and nothing else."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import tidy  # noqa: E402

# path, text, what the fault says (None: no fault)
CASES = [
    ("engine/a.cpp", "#include <random>\n", "<random> is not among"),
    ("engine/a.cpp", "#include <string>\n", "<string> is not among"),
    ("engine/a.cpp", "#include <functional>\n", "<functional> is not among"),
    ("engine/a.cpp", "#include <array>\n", None),
    ("engine/tests/a_test.cpp", "#include <random>\n", None),
    ("engine/a.cpp", '#include "server/tables/room/room.hpp"\n', "engine/ may not include server/tables/"),
    ("engine/a.cpp", '#include "testkit/clause.hpp"\n', "engine/ may not include testkit/"),
    ("engine/a.cpp", '#include "state.hpp"\n', "from the root"),
    ("engine/tests/a_test.cpp", '#include "testkit/clause.hpp"\n', None),
    ("record/tests/a_test.cpp", '#include "testkit/engine/archipelago.hpp"\n', None),
    (
        "record/tests/a_test.cpp",
        '#include "testkit/store/fixture.hpp"\n',
        "record/ may not include testkit/store/",
    ),
    (
        "testkit/engine/a.hpp",
        "#pragma once\n" + '#include "store/store.hpp"\n',
        "testkit/engine/ may not include store/",
    ),
    ("server/desk/tests/a_test.cpp", '#include "testkit/server/people.hpp"\n', None),
    ("chance/a.cpp", '#include "record/json.hpp"\n', "chance/ may not include record/"),
    ("record/a.cpp", '#include "chance/seed.hpp"\n', "record/ may not include chance/"),
    ("record/a.cpp", '#include "engine/detail/x.hpp"\n', "private to engine/"),
    (
        "server/transport/a.cpp",
        '#include "server/tables/room/room.hpp"\n',
        "server/transport/ may not include server/tables/",
    ),
    ("server/desk/a.cpp", '#include "server/tables/room/room.hpp"\n', None),
    (
        "server/desk/a.cpp",
        '#include "store/sqlite/writer.hpp"\n',
        "server/desk/ may not include store/sqlite/",
    ),
    ("server/desk/a.cpp", "#include <sqlite3.h>\n", "private to store/sqlite/"),
    ("store/sqlite/a.cpp", "#include <sqlite3.h>\n", None),
    ("cli/a.cpp", '#include "record/json.hpp"\n#include <string>\n', None),
    ("store/a.cpp", '#include "server/tables/room/room.hpp"\n', "store/ may not include server/tables/"),
    ("engine/a.cpp", "using namespace std;\n", "write std:: out"),
    ("cli/a.cpp", "int n = rand();\n", "draw from chance/"),
    ("cli/a.cpp", "std::random_device device;\n", "draw from chance/"),
    ("chance/a.cpp", "std::random_device device;\n", None),
    ("engine/a.cpp", "bool b = rules == rulebooks::torneo;\n", "read a knob"),
    ("engine/a.cpp", "bool b = rulebooks::torneo == rules;\n", "read a knob"),
    ("engine/tests/a_test.cpp", "bool b = rules == rulebooks::torneo;\n", None),
    ("engine/a.cpp", "double share = 0;\n", "count in integers"),
    ("record/a.cpp", "for (int x : list | std::views::reverse) {}\n", "write a loop"),
    ("cli/a.hpp", "#pragma once\nclass GameManager {};\n", "name the thing"),
    ("engine/a.cpp", "int country_count = 42;\n", "say territory"),
    ("engine/a.cpp", "struct StrategicMove {};\n", "say action, or transfer"),
    ("engine/a.cpp", "int n = user;\n", "say player or seat"),
    ("engine/a.cpp", "int units = 3;\n", "say armies"),
    ("engine/a.cpp", "// Each mission is secret.\n", "say objective"),
    ("engine/a.cpp", "auto a = std::move(b); struct ArmiesMoved {};\n", None),
    ("record/a.cpp", 'auto s = "country"; int n = 1\'000; char c = \'"\';\n', None),
    ("cli/a.cpp", "int command = 0;\n", None),
    ("referee/a.cpp", "Journal kept;\n", "'Journal': say book"),
    ("referee/a.cpp", 'int n = count("journal");\n', None),
    ("store/a.cpp", "Journal kept;\n", None),
    ("server/tables/a.cpp", "int sessions_ = 0;\n", "'sessions_': say attendees"),
    ("server/people/a.cpp", "int sessions_ = 0;\n", None),
    ("tournament/a.cpp", "int log = 0;\n", "'log': say journal"),
    ("engine/a.cpp", "int a;\n" * 401, "401 lines, 400 at most"),
    ("engine/a.cpp", "// tidy: table\n" + "int a;\n" * 400, None),
    ("engine/a.cpp", "int a; \n", "white space at the end"),
    ("engine/a.cpp", "\tint a;\n", "tab: four spaces"),
    ("docs/a.tsv", "id\tmode\n", None),
    ("engine/a.cpp", "// TODO: more\n", "a TODO names its issue"),
    ("engine/a.cpp", "// TODO(#42): more\n", None),
    ("engine/a.cpp", "// FIXME\n", "leftover mark"),
    ("docs/a.md", "See /home/anna/notes.\n", "a path of one machine"),
    ("docs/a.md", "See engine/work/x and https://x.org/home/y.\n", None),
    ("engine/a.cpp", "int a;\n", None),
    ("engine/a.hpp", "int a;\n", "no #pragma once"),
    ("engine/a.cpp", "int a;", "no newline at the end"),
    ("build/a.cpp", "int country;\t\n", None),
]


class Tidy(unittest.TestCase):
    def test_each_fault_is_found_and_nothing_else(self) -> None:
        for path, text, expected in CASES:
            with self.subTest(path=path, text=text[:60]), tempfile.TemporaryDirectory() as folder:
                file = Path(folder) / path
                file.parent.mkdir(parents=True)
                file.write_text(text, encoding="utf-8")
                _, said = tidy.check(Path(folder))
                if expected is None:
                    self.assertEqual(said, [])
                else:
                    self.assertEqual(len(said), 1, said)
                    self.assertIn(expected, said[0])

    def test_the_line_of_a_fault_is_right_after_comments_and_strings(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "record" / "a.cpp"
            file.parent.mkdir()
            file.write_text('/* two\nlines */\nauto s = R"(a\nb)";\nint country;\n')
            _, said = tidy.check(Path(folder))
            self.assertEqual([fault.split(":")[:2] for fault in said], [["record/a.cpp", "5"]])


if __name__ == "__main__":
    unittest.main()
