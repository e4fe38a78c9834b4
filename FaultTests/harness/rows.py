"""The rows of docs/RELIABILITY.md: what each scenario must have tried, and what may go wrong."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One row: its scenario, and its figure."""

    number: int
    scenario: str
    # The sentence with what was counted: {failed} of {tried}.
    counted: str
    # How many must be tried in the fast set; 0 where the row belongs to the full set alone.
    least: int
    least_full: int
    # The part of what was tried that may fail.
    tolerance: float = 0

    def least_tried(self, full: bool) -> int:
        """How many must be tried."""
        return self.least_full if full else self.least

    def is_reached(self, tried: int, failed: int, full: bool) -> bool:
        """Whether enough was tried, and not too much of it failed."""
        return tried >= max(1, self.least_tried(full)) and failed <= self.tolerance * tried


ROWS = {
    row.number: row
    for row in (
        Row(1, "random kill while editing",
            "{failed} of {tried} kills lost an acknowledged edit", 100, 1_000),
        Row(2, "kill before each file operation",
            "{failed} of {tried} kills lost or damaged something", 500, 500),
        Row(3, "power cut",
            "{failed} of {tried} states lost or damaged something", 3_000, 50_000),
        Row(4, "each file operation fails",
            "{failed} of {tried} faults damaged something or stayed silent", 200, 5_000),
        Row(5, "planted mutants",
            "{failed} of {tried} mutants were not caught", 6, 14),
        Row(6, "disk full",
            "{failed} of {tried} tasks lost something or gave no message", 4, 4),
        Row(7, "read-only medium with a leftover log",
            "{failed} of {tried} libraries hid an edit or did not say so", 1, 1),
        Row(8, "permission denied",
            "{failed} of {tried} paths were not named", 15, 15),
        Row(9, "two processes",
            "{failed} of {tried} meetings took a second or went wrong", 6, 6),
        Row(10, "damaged databases",
            "{failed} of {tried} edits that were still there did not come back",
            0, 10_000, 0.01),
        Row(11, "database missing, empty or text",
            "{failed} of {tried} libraries were not rebuilt", 3, 3),
        Row(12, "photos missing, cut short or changed",
            "{failed} of {tried} photos were not told or not found again", 9, 9),
        Row(13, "fuzzing",
            "{failed} of {tried} runs crashed or took over a second", 0, 1_000_000),
        Row(14, "evil bundles",
            "{failed} of {tried} bundles escaped, crashed or took too much", 24, 24),
        Row(15, "mutated pictures",
            "{failed} of {tried} pictures ended the program or stayed silent", 100, 2_000),
        Row(16, "hostile JSON",
            "{failed} of {tried} texts crashed it or took over three seconds", 200, 200),
        Row(17, "undo and redo, then a kill",
            "{failed} of {tried} steps were lost or out of place", 500, 500),
    )
}
