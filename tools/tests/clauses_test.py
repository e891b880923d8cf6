"""Plants each kind of fault in a small table of clauses and asks that clauses.py finds it."""

import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import clauses  # noqa: E402

TABLE = """id\tmode\trulebook\tdigest
CH-4.8\tengine\tchallenge\tEqual dice cost the attacker.
TO-5h\tengine\ttorneo\tSorted pairs.
CH-6.5\ttable\tchallenge\tHand sizes are public.
CH-4.5a\treferee\tchallenge\tSay it aloud.
CH-12.3a\ttournament\tchallenge\tWinners advance.
XX-1\tengine\tunheard_of\tA book nobody plays.
"""
RULINGS = "# Rulings\n\n## R-1 Ties\n\nText.\n\n## R-12 Dice\n"
GOOD = """// Tests.
TEST(Attack, DefenderWinsTies) {
    CLAUSE("CH-4.8",
           "TO-5h");
    RULING("R-1", "R-12");
}
RC_GTEST_PROP(View, HandSizesArePublic, (int n)) { CLAUSE("CH-6.5"); }
TEST(Knockout, WinnersAdvance) { CLAUSE("CH-12.3a"); CLAUSE("CH-4.5a"); }
"""


def faults_of(
    test: str,
    table: str = TABLE,
    rulings: str | None = RULINGS,
    more: dict[str, str] | None = None,
) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        (root / "docs" / "rules").mkdir(parents=True)
        (root / "docs" / "rules" / "clauses.tsv").write_text(table)
        if rulings is not None:
            (root / "docs" / "rules" / "rulings.md").write_text(rulings)
        (root / "engine" / "tests").mkdir(parents=True)
        (root / "engine" / "tests" / "attack_test.cpp").write_text(test)
        for name, text in (more or {}).items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text)
        return clauses.check(root)[0]


class Clauses(unittest.TestCase):
    def one_fault(self, faults: list[str], *parts: str) -> None:
        self.assertEqual(len(faults), 1, faults)
        for part in parts:
            self.assertIn(part, faults[0])

    def test_all_named_is_no_fault(self) -> None:
        self.assertEqual(faults_of(GOOD), [])

    def test_a_clause_that_is_not_yet_required_may_be_named(self) -> None:
        self.assertEqual(faults_of(GOOD + 'TEST(M, Q) { CLAUSE("XX-1", "CH-4.5a"); }\n'), [])

    def test_a_test_of_the_browser_client_names_clauses_too(self) -> None:
        named = {"web/src/table/chat.test.tsx": "it('has no chat', () => {\n  clauses('CH-6.5');\n});\n"}
        without = GOOD.replace('CLAUSE("CH-6.5");', "")
        self.assertEqual(faults_of(without, more=named), [])
        wrong = {"web/e2e/game.test.ts": "it('plays', () => {\n  clauses('CH-99');\n});\n"}
        self.one_fault(faults_of(GOOD, more=wrong), "web/e2e/game.test.ts:2", "no such clause: CH-99")

    def test_a_clause_without_an_italian_sentence(self) -> None:
        rows = [line.split("\t")[0] + "\tFrase." for line in TABLE.splitlines()[1:-1]]
        italian = {"docs/rules/clauses-it.tsv": "\n".join(["id\titalian", *rows]) + "\n"}
        self.one_fault(faults_of(GOOD, more=italian), "no sentence for XX-1")

    def test_an_unknown_clause(self) -> None:
        self.one_fault(faults_of(GOOD + 'TEST(A, B) { CLAUSE("CH-99"); }\n'),
                       "engine/tests/attack_test.cpp:9", "no such clause: CH-99")

    def test_a_required_clause_without_a_test(self) -> None:
        self.one_fault(faults_of(GOOD.replace(',\n           "TO-5h"', "")), "no test names TO-5h")

    def test_a_clause_kept_by_views_without_a_test(self) -> None:
        self.one_fault(faults_of(GOOD.replace('CLAUSE("CH-6.5");', "")), "no test names CH-6.5")

    def test_a_tournament_clause_without_a_test(self) -> None:
        self.one_fault(faults_of(GOOD.replace('CLAUSE("CH-12.3a");', "")), "no test names CH-12.3a")

    def test_a_mark_in_a_comment_does_not_count(self) -> None:
        self.one_fault(faults_of(GOOD.replace('CLAUSE("CH-6.5");', '/* CLAUSE("CH-6.5"); */')),
                       "no test names CH-6.5")

    def test_an_unknown_ruling(self) -> None:
        self.one_fault(faults_of(GOOD, rulings="## R-1 Ties\n"), "no such ruling: R-12")

    def test_a_ruling_without_a_test(self) -> None:
        self.one_fault(faults_of(GOOD, rulings=RULINGS + "## R-13 New\n"), "no test names R-13")

    def test_no_rulings_at_all(self) -> None:
        self.assertEqual(len(faults_of(GOOD, rulings=None)), 2)

    def test_ids_that_are_no_literals(self) -> None:
        self.one_fault(faults_of(GOOD + "TEST(A, B) { CLAUSE(id); }\n"), "string literals")

    def test_a_broken_table(self) -> None:
        self.one_fault(faults_of(GOOD, table=TABLE + "CH-4.8\tengine\tchallenge\tTwice.\n"), "twice")
        self.one_fault(faults_of(GOOD, table=TABLE + "CH-5\tengine\tchallenge\n"), "4 fields")
        self.one_fault(faults_of(GOOD, table=TABLE + "CH-5\tmagic\tchallenge\tX.\n"), "no such mode")
        self.one_fault(faults_of(GOOD, table=TABLE.replace("digest", "rule")), "the columns are")

    def test_the_enclosing_test_is_told(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            tests = Path(folder) / "tests"
            tests.mkdir()
            (tests / "a_test.cpp").write_text(GOOD)
            named, rulings, _ = clauses.marks(Path(folder))
        self.assertEqual([n.test for n in named][::2], ["Attack.DefenderWinsTies",
                                                        "View.HandSizesArePublic",
                                                            "Knockout.WinnersAdvance"])
        self.assertEqual(rulings[0].test, "Attack.DefenderWinsTies")


if __name__ == "__main__":
    unittest.main()
