"""That the harness tells what is lost from what is not, and a full table from a poor one."""

from harness.diary import UNDO, Diary, Seen
from harness.rows import ROWS
from harness.scenario import Scenario, SelfTest
from harness.table import Table


class _Counting(Scenario):
    row = 1

    def nothing(self) -> None:
        """Only counts what it is given."""


class JudgingTests(SelfTest):
    def test_a_lost_edit_is_seen_in_the_diary(self) -> None:
        library = self.library()
        project = library.new()
        diary = Diary()
        with library.editing(project) as session:
            for _ in range(3):
                edit = diary.next_edit(self.random)
                self.assertTrue(session.acknowledges(edit))
                diary = diary.after(edit)
            session.finish()
        self.assertEqual(Seen.of(library.show(project)), diary.seen())
        library.do("undo", project)
        self.assertNotEqual(Seen.of(library.show(project)), diary.seen())
        self.assertEqual(Seen.of(library.show(project)), diary.after(UNDO).seen())

    def test_a_row_is_reached_by_enough_without_a_failure(self) -> None:
        row = ROWS[1]
        self.assertTrue(row.is_reached(row.least, 0, full=False))
        self.assertFalse(row.is_reached(row.least - 1, 0, full=False))
        self.assertFalse(row.is_reached(row.least, 1, full=False))
        self.assertFalse(row.is_reached(row.least, 0, full=True))

    def test_a_table_without_counts_is_not_reached(self) -> None:
        table = Table(self.folder / "counts", full=False)
        self.assertFalse(table.is_reached(all_rows=True))
        self.assertIn("too few", table.text(all_rows=True))

    def test_a_table_adds_the_counts_of_a_row(self) -> None:
        table = Table(self.folder / "counts", full=False)
        (scenario,) = table.given_to([_Counting("nothing")])
        scenario.seed = 1
        scenario.count(60, [])
        scenario.count(40, [])
        self.assertTrue(table.is_reached(all_rows=False))
        with self.assertRaisesRegex(AssertionError, "1 of 1 failed, seed 1:\nlost"):
            scenario.count(1, ["lost"])
        self.assertFalse(table.is_reached(all_rows=False))
        self.assertIn("1 of 101 kills", table.text(all_rows=False))
