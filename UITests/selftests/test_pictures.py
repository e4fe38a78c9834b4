"""Comparing pictures."""

import pathlib
import subprocess
import tempfile
import unittest

from harness import pictures


class PictureTests(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="jogakbo-ui-")
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def paint(self, name: str, *operations: str) -> pathlib.Path:
        """Makes a picture by ImageMagick's convert."""
        picture = self.folder / name
        subprocess.run(["convert", *operations, picture], check=True)
        return picture

    def test_equal_pictures_do_not_differ(self) -> None:
        first = self.paint("a.png", "-size", "40x30", "gradient:red-blue")
        second = self.paint("b.png", "-size", "40x30", "gradient:red-blue")
        self.assertEqual(pictures.mean_difference(first, second, (40, 30)), 0)

    def test_the_difference_is_the_mean_of_all_channels(self) -> None:
        first = self.paint("a.png", "-size", "40x30", "xc:rgb(10,20,30)")
        second = self.paint("b.png", "-size", "40x30", "xc:rgb(10,20,60)")
        self.assertAlmostEqual(pictures.mean_difference(first, second, (40, 30)), 10, places=2)

    def test_another_size_is_no_difference(self) -> None:
        first = self.paint("a.png", "-size", "400x300", "gradient:red-blue")
        second = self.paint("b.png", "-size", "200x150", "gradient:red-blue")
        self.assertLess(pictures.mean_difference(first, second, (100, 75)), 1)

    def test_a_moved_part_is_a_difference(self) -> None:
        box = ("-size", "400x300", "xc:white", "-fill", "black", "-draw")
        first = self.paint("a.png", *box, "rectangle 100,100 200,200")
        second = self.paint("b.png", *box, "rectangle 110,100 210,200")
        self.assertGreater(pictures.mean_difference(first, second, (200, 150)), 2)

    def test_what_is_transparent_counts_as_white(self) -> None:
        first = self.paint("a.png", "-size", "40x30", "xc:none")
        second = self.paint("b.png", "-size", "40x30", "xc:white")
        self.assertEqual(pictures.mean_difference(first, second, (40, 30)), 0)

    def test_a_part_is_cut_out(self) -> None:
        black = ("-size", "2x2", "xc:black")
        whole = self.paint("a.png", *black, "-fill", "red", "-draw", "point 1,0")
        part = pictures.crop(whole, (1, 0, 1, 2), self.folder / "part.png")
        self.assertEqual(pictures.size(part), (1, 2))
        self.assertEqual(pictures.colour(part, 0, 0), (255, 0, 0))
