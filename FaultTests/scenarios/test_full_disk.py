"""Row 6: there is no room left on the medium, and then there is again."""

import pathlib

from harness.diary import Diary, Seen
from harness.library import PHOTOS, Ended, Library
from testkit.media import Medium
from harness.scenario import Scenario

# Room for a library and some edits; with room is what all tasks together need.
_TIGHT, _WIDE = 1_000, 40_000
_PICTURES = ("png", "jpg", "webp", "tiff", "pdf")
# What a person needs to know, in the words of the program or of the system.
_REASONS = ("there is no room left", "No space left on device")
_MOST_EDITS = 5_000


class FullDiskTests(Scenario):
    row = 6

    def setUp(self) -> None:
        super().setUp()
        self.medium = Medium(self.folder / "medium", _WIDE)
        self.addCleanup(self.medium.close)
        self.home = Library(self.medium.folder / "library")

    def test_edits_until_the_disk_is_full(self) -> None:
        project = self.home.new()
        self.medium.resize(_TIGHT)
        diary, ended = self.edit_until_refused(project)
        failures = told(ended, self.home.folder)
        failures += self.compare(project, diary)
        self.medium.resize(_WIDE)
        with self.home.editing(project) as session:
            edit = diary.mark_edit()
            if session.acknowledges(edit):
                diary = diary.after(edit)
            else:
                failures.append("no edit is possible with room again")
        self.count(1, failures + self.compare(project, diary))

    def edit_until_refused(self, project: str) -> tuple[Diary, Ended]:
        """Edits until there is no room; returns what was acknowledged, and what was said."""
        first = {"edit": "add-text", "text": "0"}
        diary = Diary()
        with self.home.editing(project) as session:
            edit = first
            for _ in range(_MOST_EDITS):
                if not session.acknowledges(edit):
                    return diary, session.finish()
                diary = diary.after(edit)
                edit = diary.mark_edit()
        self.fail("the disk did not become full")

    def test_photos_are_imported_to_a_full_disk(self) -> None:
        project = self.home.new()
        self.medium.fill()
        refused = self.home.run("add", project, PHOTOS[0])
        failures = told(refused, self.home.folder)
        failures += self.compare(project, Diary())
        self.medium.make_room()
        self.home.do("add", project, PHOTOS[0])
        layers = self.home.show(project)["document"]["layers"]
        if len(layers) != 1:
            failures.append(f"{len(layers)} layers instead of the photo")
        self.count(1, failures + self.home.findings())

    def test_pictures_are_exported_to_a_full_disk(self) -> None:
        failures = []
        for ending in _PICTURES:
            failures += self.write_to_full_disk("export", f"picture.{ending}", "--size", "300")
        self.count(1, failures)

    def test_a_bundle_is_written_to_a_full_disk(self) -> None:
        self.count(1, self.write_to_full_disk("bundle", "summer.jogakbo"))

    def write_to_full_disk(self, command: str, name: str, *options: str) -> list[str]:
        """Writes a file in place of an older one, in vain, and then with room."""
        library = self.library(name)
        project = library.new()
        library.do("add", project, *PHOTOS[:2])
        file = self.medium.folder / name
        file.write_bytes(b"the older one")
        self.medium.fill()
        failures = told(library.run(command, project, "--output", file, *options), file)
        left = sorted(path.name for path in self.medium.folder.iterdir())
        if left != sorted(["filling", name]) or file.read_bytes() != b"the older one":
            failures.append(f"{name}: the older one was not left alone: {left}")
        self.medium.make_room()
        library.do(command, project, "--output", file, *options)
        if file.stat().st_size < 1_000:
            failures.append(f"{name}: nothing was written with room again")
        file.unlink()
        return failures + library.findings()

    def compare(self, project: str, diary: Diary) -> list[str]:
        """What is not as it was acknowledged."""
        seen = Seen.of(self.home.show(project))
        lost = [] if seen == diary.seen() else [f"{seen} instead of {diary.seen()}"]
        return lost + self.home.findings()


def told(ended: Ended, path: pathlib.Path) -> list[str]:
    """What is missing in a message about a full disk: that it failed, where, and why."""
    if ended.code != 1:
        return [f"{path.name}: {ended}"]
    missing = [] if str(path) in ended.complaint else [f"{path} is not named: {ended}"]
    if not any(reason in ended.complaint for reason in _REASONS):
        missing.append(f"{path.name}: it does not say that the disk is full: {ended}")
    return missing
