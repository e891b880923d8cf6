"""What lint.py would judge in small histories, and that it stops in time."""

import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
import lint  # noqa: E402


class History(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.git("init", "--quiet", "--initial-branch=main")
        self.first = self.commit({"engine/a.cpp": "1\n", "engine/b.cpp": "1\n", "README.md": "1\n"})

    def git(self, *arguments: str) -> str:
        identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org"]
        said = subprocess.run(
            ["git", "-C", str(self.root), *identity, *arguments],
            capture_output=True, text=True, check=True,
        )
        return said.stdout.strip()

    def write(self, files: dict[str, str]) -> None:
        for name, text in files.items():
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).write_text(text, encoding="utf-8")

    def commit(self, files: dict[str, str]) -> str:
        self.write(files)
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message=change")
        return self.git("rev-parse", "HEAD")

    def test_a_single_commit_has_no_base(self) -> None:
        self.assertIsNone(lint.base_of(self.root, None))

    def test_without_a_remote_the_commit_before_is_the_base(self) -> None:
        self.commit({"engine/a.cpp": "2\n"})
        self.assertEqual(lint.base_of(self.root, None), self.first)

    def test_a_branch_is_compared_with_where_it_left_main(self) -> None:
        self.git("update-ref", "refs/remotes/origin/main", self.first)
        self.commit({"engine/a.cpp": "2\n"})
        self.commit({"engine/b.cpp": "2\n"})
        self.assertEqual(lint.base_of(self.root, None), self.first)

    def test_on_main_itself_the_last_commit_is_new(self) -> None:
        second = self.commit({"engine/a.cpp": "2\n"})
        self.git("update-ref", "refs/remotes/origin/main", second)
        self.assertEqual(lint.base_of(self.root, None), self.first)

    def test_the_base_asked_for_is_taken_and_must_exist(self) -> None:
        self.commit({"engine/a.cpp": "2\n"})
        third = self.commit({"engine/a.cpp": "3\n"})
        self.assertEqual(lint.base_of(self.root, "HEAD"), third)
        with self.assertRaises(SystemExit):
            lint.base_of(self.root, "nowhere")

    def test_what_changed_is_committed_or_not_and_exists(self) -> None:
        self.commit({"engine/a.cpp": "2\n"})
        self.write({"engine/c.cpp": "new\n", "README.md": "2\n"})
        (self.root / "engine" / "b.cpp").unlink()
        names = lint.changed(self.root, self.first)
        self.assertEqual(names, ["README.md", "engine/a.cpp", "engine/c.cpp"])

    def test_sources_stand_for_headers_and_tests_are_left_out(self) -> None:
        self.write({
            "engine/a.hpp": "", "engine/b.cpp": '#include "engine/c.hpp"\n', "engine/c.hpp": "",
            "engine/nobody.hpp": "", "engine/tests/d_test.cpp": "", "fuzz/e.cpp": "",
        })
        chosen = lint.to_judge(self.root, ["engine/a.hpp"])
        self.assertEqual(chosen, ["engine/a.cpp"])
        chosen = lint.to_judge(self.root, ["engine/c.hpp", "engine/nobody.hpp"])
        self.assertEqual(chosen, ["engine/b.cpp"])
        chosen = lint.to_judge(self.root, ["engine/tests/d_test.cpp", "fuzz/e.cpp", "README.md"])
        self.assertEqual(chosen, [])


class Judging(unittest.TestCase):
    def test_faults_are_told_and_clean_files_are_not(self) -> None:
        said, left = lint.judge_all(["a", "b"], lambda name, _: "bad" if name == "b" else "", 60)
        self.assertEqual((said, left), (["bad"], []))

    def test_what_time_does_not_reach_is_listed(self) -> None:
        def slow(name: str, seconds: float) -> str | None:
            time.sleep(min(seconds, 0.2))
            return "" if seconds > 0.2 else None

        said, left = lint.judge_all(["a", "b", "c", "d", "e"], slow, 0.25)
        self.assertEqual((said, left), ([], ["c", "d", "e"]))


if __name__ == "__main__":
    unittest.main()
