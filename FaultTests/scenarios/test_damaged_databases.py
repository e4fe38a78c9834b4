"""Row 10: the medium damages a database; what is still on it must come back."""

import contextlib
import random
import shutil
import sqlite3

from harness import damage
from harness.damage import Damage
from harness.library import Library
from harness.scenario import Scenario
from testkit.cases import slow

# Enough for several pages of each kind.
_PROJECTS, _EDITS = 2, 150
# What precedes an edit in its row and must be intact as well: where it belongs, and its checksum.
_BEFORE = 12


class DamagedDatabaseTests(Scenario):
    row = 10
    is_short = False

    @slow
    def test_many_damages(self) -> None:
        self.damage_all(damage.kinds(full=True))

    # Chance decides which rows nine damages hit: too few for a figure of the fast set.
    @slow
    def test_one_damage_of_each_kind(self) -> None:
        self.damage_all(damage.kinds(full=False))

    def damage_all(self, kinds: list[tuple[str, Damage]]) -> None:
        """Damages copies of a library and mends them."""
        library = self.library("sound")
        projects = self.fill(library)
        edits = edits_of(library)
        self.assertGreaterEqual(len(edits), _PROJECTS * _EDITS)
        sound = self.state(library, projects)
        faults: list[str] = []
        lost: list[str] = []
        tried = 0
        for number, (name, spoil) in enumerate(kinds):
            copy = self.spoiled_copy(library, spoil, random.Random(self.seed + number))
            survivors = surviving(edits, (copy.folder / "library.db").read_bytes())
            tried += len(survivors)
            label = f"{number}, {name}"
            faults += [f"{label}: {fault}" for fault in self.mend(copy, projects, sound)]
            lost += [f"{label}: {edit}" for edit in survivors - stored(copy)]
            shutil.rmtree(copy.folder)
        self.assertEqual(faults, [], f"seed {self.seed}")
        self.count(tried, lost, f"{len(kinds)} databases, all detected")

    def fill(self, library: Library) -> list[str]:
        """Projects with many edits that can be told apart, all of them in the database's file."""
        projects = [library.new(str(number)) for number in range(_PROJECTS)]
        for project in projects:
            with library.editing(project) as session:
                session.send({"edit": "add-text", "text": "0"})
                for number in range(_EDITS - 1):
                    session.send({"edit": "set", "layer": "#1", "text": f"{project} {number}"})
                session.finish()
        # What would bring everything back however bad the damage is.
        for backup in library.folder.glob("backups/*"):
            backup.unlink()
        with contextlib.closing(sqlite3.connect(library.folder / "library.db")) as database:
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return projects

    def spoiled_copy(self, library: Library, spoil: Damage, chance: random.Random) -> Library:
        """A copy of a library whose database is damaged."""
        copy = self.library("copy")
        shutil.copytree(library.folder, copy.folder)
        file = copy.folder / "library.db"
        content = bytearray(file.read_bytes())
        spoil(content, chance)
        file.write_bytes(content)
        return copy

    def state(self, library: Library, projects: list[str]) -> list[dict]:
        """What is shown of the projects."""
        return [library.show(project) for project in projects]

    def mend(self, library: Library, projects: list[str], sound: list[dict]) -> list[str]:
        """How the program met a damage otherwise than it must, from finding it to its mending."""
        found = library.run("check")
        mended = library.run("check", "--repair")
        faults = [f"crashed: {ended}" for ended in (found, mended) if ended.was_killed]
        if found.code == 0 and self.state(library, projects) != sound:
            faults.append(f"not detected: {found}")
        if found.code and not (found.output + found.complaint).strip():
            faults.append("detected without a word")
        return faults + [f"after mending: {finding}" for finding in library.findings()]


def edits_of(library: Library) -> dict[bytes, str]:
    """The edits of a sound database: their rows as they lie in its file, with what they are."""
    content = (library.folder / "library.db").read_bytes()
    rows = {}
    for edit in stored(library):
        place = content.index(edit.encode())
        rows[content[place - _BEFORE : place] + edit.encode()] = edit
    return rows


def surviving(rows: dict[bytes, str], content: bytes) -> set[str]:
    """The edits that are still in a damaged file, whole."""
    return {edit for row, edit in rows.items() if row in content}


def stored(library: Library) -> set[str]:
    """The edits in a database that is in order."""
    file = f"file:{library.folder}/library.db?mode=ro"
    with contextlib.closing(sqlite3.connect(file, uri=True)) as database:
        return {row[0].decode() for row in database.execute("SELECT payload FROM edit")}
