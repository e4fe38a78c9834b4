"""Row 8: each path of a library may not be read or written by the user."""

import os
import pathlib
import struct

from harness import scratch
from harness.library import PHOTOS, Ended, Library
from harness.scenario import Scenario

# A user with no rights but everybody's; Debian's `nobody`.
_USER = 65534
_AS_USER = ("setpriv", f"--reuid={_USER}", f"--regid={_USER}", "--clear-groups", "--no-new-privs")
_READ_ONLY, _NOTHING = 0o500, 0o000
_REASON = "Permission denied"


class PermissionTests(Scenario):
    row = 8

    def setUp(self) -> None:
        super().setUp()
        if os.geteuid() != 0:
            raise PermissionError("another user's rights are tried, which only root may do")
        # The user has to get to the library.
        scratch.run_folder().chmod(0o711)
        self.home = Library(self.folder / "library", _AS_USER)
        os.chown(self.folder, _USER, _USER)
        self.photo_count = 0

    def test_each_path_is_named_and_nothing_is_lost(self) -> None:
        project = self.home.new()
        self.home.do("add", project, self.new_photo())
        self.home.do("text", project, "0")
        failures: list[str] = []
        paths = self.paths()
        for path, mode in paths:
            failures += self.deny(project, path, mode)
        self.count(len(paths), failures + self.home.findings())

    def paths(self) -> list[tuple[pathlib.Path, int]]:
        """Every folder and file that is read or written here, with the rights to leave of it."""
        folder = self.home.folder
        (photo,) = folder.glob("photos/*.jpg")
        names = ("", "library.db", ".lock", "photos", "projects", "backups", "tmp")
        paths = [(folder / name, mode) for name in names for mode in (_READ_ONLY, _NOTHING)]
        return [*paths, (photo, _NOTHING)]

    def deny(self, project: str, path: pathlib.Path, mode: int) -> list[str]:
        """What is lost, silent or badly told while the user has only those rights."""
        before = self.layers(project)
        self.leave_work_for_a_start()
        rights = path.stat().st_mode
        path.chmod(mode)
        edits = [self.home.run("text", project, path.name),
                 self.home.run("add", project, self.new_photo())]
        looks = [self.home.run("check")]
        if "photos" in path.parts:
            picture = self.folder / "picture.png"
            looks.append(self.home.run("export", project, "--size=200", "-o", picture))
        path.chmod(rights)
        after = self.layers(project)
        acknowledged = sum(ended.code == 0 for ended in edits)
        failures = told([*edits, *looks], path, mode)
        if after[: len(before)] != before or len(after) < len(before) + acknowledged:
            failures.append(f"{path} {mode:o}: {after} after {before}, {acknowledged} acknowledged")
        return failures

    def new_photo(self) -> pathlib.Path:
        """A photo that is not in the library yet: one with a comment of its own."""
        self.photo_count += 1
        # A segment for comments, behind the marker that begins a JPEG (ITU-T T.81, B.2.4.5).
        comment = struct.pack(">HHI", 0xFFFE, 6, self.photo_count)
        original = PHOTOS[0].read_bytes()
        photo = self.folder / f"{self.photo_count}.jpg"
        photo.write_bytes(original[:2] + comment + original[2:])
        return photo

    def leave_work_for_a_start(self) -> None:
        """Makes today's backup another day's, and takes the log away, which is empty."""
        for log in self.home.folder.glob("library.db-*"):
            log.unlink()
        for backup in self.home.folder.glob("backups/library-*.db"):
            backup.rename(backup.with_name("library-2001-01-01.db"))

    def layers(self, project: str) -> list[str]:
        """The identifiers of the layers."""
        return [layer["id"] for layer in self.home.show(project)["document"]["layers"]]


def told(endings: list[Ended], path: pathlib.Path, mode: int) -> list[str]:
    """What is missing in the messages of commands that had not enough rights to a path."""
    failures = [f"{path} {mode:o}: {ended}" for ended in endings if ended.was_killed]
    lines = [line for ended in endings for line in ended.complaint.splitlines()]
    if not any(str(path) in line and _REASON in line for line in lines):
        failures.append(f"{path} {mode:o} is not named: {lines}")
    return failures
