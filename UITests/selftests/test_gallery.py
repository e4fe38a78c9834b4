"""Pictures of screens."""

import pathlib
import tempfile
import unittest

from harness import gallery, pictures
from harness.app import CATALOGUES
from harness.gallery import Variant
from test_window import PROBE


class GalleryTests(unittest.TestCase):
    def test_each_screen_shows_in_each_way(self) -> None:
        names = [variant.name for variant in gallery.variants(["editor", "list"])]
        self.assertEqual(len(names), 16)
        self.assertEqual(len(set(names)), 16)
        self.assertIn("editor-ko-dark-phone.png", names)

    def test_a_picture_has_the_size_and_the_colours_asked_for(self) -> None:
        with tempfile.TemporaryDirectory(prefix="jogakbo-ui-") as folder:
            for scheme in ("light", "dark"):
                with self.subTest(scheme):
                    variant = Variant("probe", "ko", scheme, "phone")
                    picture = pathlib.Path(folder) / variant.name
                    gallery.take(variant, PROBE, lambda _, __, start: start(CATALOGUES), picture)
                    self.assertEqual(pictures.size(picture), (360, 640))
                    header_bar = pictures.colour(picture, 10, 10)
                    self.assertEqual(max(header_bar) < 128, scheme == "dark", header_bar)
