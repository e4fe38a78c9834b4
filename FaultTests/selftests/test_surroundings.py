"""The escape detector sees every way in which a program can leave its folder."""

import os
import pathlib
import shutil
import unittest

from harness import scratch
from harness.surroundings import Surroundings


class SurroundingsTests(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = scratch.new_folder("Surroundings")
        self.addCleanup(shutil.rmtree, self.folder)
        self.library = self.folder / "library"
        self.outside = self.folder / "outside"
        self.library.mkdir()
        self.outside.mkdir()
        (self.outside / "secret").write_text("secret")
        self.surroundings = Surroundings(self.folder, self.library)

    def test_what_stays_in_the_library_is_no_intrusion(self) -> None:
        (self.library / "photo").write_text("photo")
        self.assertEqual(self.surroundings.intrusions(), [])

    def test_a_new_file_is_seen(self) -> None:
        (self.outside / "new").touch()
        self.expect(self.outside / "new")

    def test_a_new_folder_is_seen(self) -> None:
        (self.folder / "new").mkdir()
        self.expect(self.folder / "new")

    def test_a_changed_file_is_seen_even_where_size_and_time_are_the_same(self) -> None:
        secret = self.outside / "secret"
        before = secret.stat()
        secret.write_text("public")
        os.utime(secret, ns=(before.st_atime_ns, before.st_mtime_ns))
        self.expect(secret)

    def test_changed_rights_are_seen(self) -> None:
        (self.outside / "secret").chmod(0o777)
        self.expect(self.outside / "secret")

    def test_a_removed_file_is_seen(self) -> None:
        (self.outside / "secret").unlink()
        self.expect(self.outside / "secret")

    def test_a_link_in_the_library_is_seen(self) -> None:
        (self.library / "link").symlink_to(self.outside)
        self.expect(self.library / "link")

    def test_a_pipe_in_the_library_is_seen(self) -> None:
        os.mkfifo(self.library / "pipe")
        self.expect(self.library / "pipe")

    def test_lent_rights_in_the_library_are_seen(self) -> None:
        program = self.library / "program"
        program.touch()
        program.chmod(0o4755)
        self.expect(program)

    def expect(self, path: pathlib.Path) -> None:
        """Expects that an intrusion is told, and where."""
        intrusions = self.surroundings.intrusions()
        self.assertTrue(any(str(path) in intrusion for intrusion in intrusions), intrusions)
