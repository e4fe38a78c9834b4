"""The judge of row 15 sees a program that dies, stays silent or takes too long."""

import pathlib
import sys
import unittest
from unittest import mock

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "scenarios"))

import test_pictures  # noqa: E402

_FILE = pathlib.Path("some.jpg")


class JudgingPicturesTests(unittest.TestCase):
    def judged(self, answer: dict | None, seconds: float = 0.0) -> list[str]:
        """What is held against a program that answers so, after that time."""
        judge = test_pictures.PictureTests("test_bombs_are_imported_or_refused")
        judge.setUp()
        self.addCleanup(judge.doCleanups)
        session = mock.Mock()
        session.send.return_value = answer
        with mock.patch("test_pictures.time.monotonic", side_effect=[0.0, seconds]):
            judge.offer(_FILE, session)
        return judge.failures

    def test_a_program_that_ends_at_a_picture_is_seen(self) -> None:
        self.assertEqual(self.judged(None), ["some.jpg: ended the program"])

    def test_a_refusal_of_a_picture_without_words_is_seen(self) -> None:
        self.assertEqual(len(self.judged({"error": ""})), 1)

    def test_a_picture_that_takes_too_long_is_seen(self) -> None:
        self.assertEqual(self.judged({"ack": 1}, 21.0), ["some.jpg: took 21.0 s"])

    def test_an_import_and_a_refusal_of_a_picture_are_right(self) -> None:
        self.assertEqual(self.judged({"ack": 1}), [])
        self.assertEqual(self.judged({"error": "some.jpg: the file is damaged"}), [])
