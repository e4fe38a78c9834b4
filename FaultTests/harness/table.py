"""The table at the end of a run: what was counted in each row, and whether that is its figure."""

import json
import pathlib
from collections.abc import Iterable, Sequence

from harness.rows import ROWS, Row
from harness.scenario import Scenario


class Table:
    """Gathers the counts of scenarios, which run in several processes, in a file."""

    def __init__(self, file: pathlib.Path, full: bool) -> None:
        self._file = file
        self._full = full
        self._chosen: set[int] = set()

    def given_to(self, scenarios: Sequence) -> list:
        """The same scenarios, which report here from now on; the longest come first."""
        for scenario in scenarios:
            if isinstance(scenario, Scenario):
                self._chosen.add(scenario.row)
                scenario.full = self._full
                scenario.counts = self._file
        return sorted(scenarios, key=lambda scenario: getattr(scenario, "is_short", True))

    def text(self, all_rows: bool) -> str:
        """The rows with their counts, as they stand in docs/RELIABILITY.md."""
        lines = [self._line(row) for row in self._demanded(all_rows)]
        return "\n".join(["", *lines])

    def is_reached(self, all_rows: bool) -> bool:
        """Whether each row has its figure; without `all_rows`, each whose scenarios were chosen."""
        return all(self._is_reached(row) for row in self._demanded(all_rows))

    def _demanded(self, all_rows: bool) -> Iterable[Row]:
        if not all_rows:
            return [row for row in ROWS.values() if row.number in self._chosen]
        return [row for row in ROWS.values() if row.least_tried(self._full) > 0]

    def _is_reached(self, row: Row) -> bool:
        tried, failed, _ = self._counts(row)
        return row.is_reached(tried, failed, self._full)

    def _line(self, row: Row) -> str:
        tried, failed, notes = self._counts(row)
        figure = row.counted.format(tried=f"{tried:,}", failed=f"{failed:,}")
        words = [figure, *notes]
        if tried < row.least_tried(self._full):
            words.append(f"too few: {row.least_tried(self._full):,} are wanted")
        mark = "  " if self._is_reached(row) else "! "
        return f"{mark}{row.number:2}  {row.scenario:38}  {'; '.join(words)}"

    def _counts(self, row: Row) -> tuple[int, int, list[str]]:
        reports = [report for report in self._reports() if report["row"] == row.number]
        return (
            sum(report["tried"] for report in reports),
            sum(report["failed"] for report in reports),
            [report["note"] for report in reports if report["note"]],
        )

    def _reports(self) -> list[dict]:
        if not self._file.exists():
            return []  # No scenario came to an end.
        return [json.loads(line) for line in self._file.read_text().splitlines()]
