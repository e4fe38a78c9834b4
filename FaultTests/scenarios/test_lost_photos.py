"""Row 12: the file of each photo is gone, cut short, or changed by a bit."""

import pathlib
import shutil
from collections.abc import Callable

from harness.library import PHOTOS, Ended, Library
from harness.scenario import Scenario

_PHOTOS = PHOTOS[:3]


def _remove(file: pathlib.Path) -> None:
    file.unlink()


def _cut(file: pathlib.Path) -> None:
    content = file.read_bytes()
    _replace(file, content[: len(content) // 2])


def _flip_bit(file: pathlib.Path) -> None:
    content = bytearray(file.read_bytes())
    # In the header, where it keeps a picture from being decoded, or changes it.
    content[len(content) // 3] ^= 0x10
    _replace(file, content)


def _replace(file: pathlib.Path, content: bytes) -> None:
    file.unlink()
    file.write_bytes(content)


_LOSSES: dict[str, Callable[[pathlib.Path], None]] = {
    "missing": _remove, "cut short": _cut, "changed by a bit": _flip_bit}


class LostPhotosTests(Scenario):
    row = 12

    def test_a_photo_is_told_and_found_again_and_the_rest_opens(self) -> None:
        library = self.library()
        project = library.new()
        library.do("add", project, *_PHOTOS)
        files = {photo: self.file_of(library, photo) for photo in _PHOTOS}
        copies = self.copies()
        failures: list[str] = []
        for name, lose in _LOSSES.items():
            for photo, file in files.items():
                lose(file)
                told = self.look(library, project, photo, file)
                told += self.find_again(library, project, photo, file, copies)
                failures += [f"{photo.name} {name}: {failure}" for failure in told]
        self.count(len(_LOSSES) * len(files), failures)

    def file_of(self, library: Library, photo: pathlib.Path) -> pathlib.Path:
        """The file in a library that has the content of a photo."""
        content = photo.read_bytes()
        (file,) = (path for path in library.folder.glob("photos/*") if path.read_bytes() == content)
        return file

    def copies(self) -> pathlib.Path:
        """A folder where the photos can be found by their content only."""
        folder = self.folder / "copies"
        folder.mkdir()
        for number, photo in enumerate(_PHOTOS):
            shutil.copy(photo, folder / f"{number}.jpg")
        return folder

    def look(
        self, library: Library, project: str, photo: pathlib.Path, file: pathlib.Path
    ) -> list[str]:
        """What is not told about a lost photo, and what else does not open."""
        picture, bundle = self.folder / "picture.png", self.folder / "summer.jogakbo"
        failures = []
        if len(library.show(project)["document"]["layers"]) != len(_PHOTOS):
            failures.append("not all layers are shown")
        # Each is made all the same, and ends with 3 for what is not in it.
        exported = library.run("export", project, "--size=200", "--output", picture)
        failures += self.told(exported, 3, photo.name, "placeholder")
        bundled = library.run("bundle", project, "--output", bundle)
        failures += self.told(bundled, 3, file.name)
        failures += self.told(library.run("check"), 1, file.name)
        for made in (picture, bundle):
            failures += [] if made.exists() else [f"{made.name} was not made"]
            made.unlink(missing_ok=True)
        edited = library.run("text", project, "x")
        library.run("undo", project)
        return failures if edited.code == 0 else [*failures, f"no edit is possible: {edited}"]

    def told(self, ended: Ended, code: int, *words: str) -> list[str]:
        """How a command that misses a photo did not end as it must, or what it did not name."""
        said = ended.output + ended.complaint
        is_told = ended.code == code and all(word in said for word in words)
        return [] if is_told else [f"{words} with {code} are wanted: {ended}"]

    def find_again(
        self, library: Library, project: str, photo: pathlib.Path, file: pathlib.Path,
        copies: pathlib.Path,
    ) -> list[str]:
        """What is wrong after the photo was looked for."""
        found = library.run("relink", project, copies)
        failures = [f"relink {found}"] if found.code else []
        if not file.exists() or file.read_bytes() != photo.read_bytes():
            failures.append("the original is not back")
        return failures + library.findings()
