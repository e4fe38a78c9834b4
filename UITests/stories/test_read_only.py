"""A library on a medium that can only be read."""

import subprocess

from editing import PHOTO, EditorTestCase
from testkit.cases import BINARIES
from testkit.media import Medium
from testkit.waiting import eventually

_KILOBYTES = 20_000


class ReadOnlyTests(EditorTestCase):
    def test_all_edits_are_shown_and_the_window_says_that_none_can_be_made(self) -> None:
        medium = Medium(self.desktop.path("JOGAKBO_LIBRARY"), _KILOBYTES)
        self.addCleanup(medium.close)
        self.project = self.library.make("Summer", ("add", PHOTO))
        self.leave_an_edit_in_the_log("Sea")
        medium.forbid_writing()
        self.app = self.start("--project", self.project)
        self.app.find("label", "The library cannot be written")
        self.app.find("button", "Look Only").press()
        self.app.find("label", "Read-only")
        self.canvas = self.app.find("group", "Canvas")
        self.canvas.find("label", "Text: Sea")
        self.app.focus(self.image(PHOTO))
        self.desktop.keyboard.press("Delete", "ctrl+period", "Right", "ctrl+w")
        eventually(lambda: not self.app.all("label", "Read-only"), "the end of the editor")
        self.assertEqual(self.steps(), ["add-photos", "add-text"])

    def leave_an_edit_in_the_log(self, text: str) -> None:
        """Adds a text in a process that ends without a farewell."""
        processes = self.desktop.processes
        with subprocess.Popen(
            [BINARIES / "jogakbo", "edit", self.project, "-"],
            env=processes.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        ) as editor:
            editor.stdin.write(b'{"edit":"add-text","text":"%s"}\n' % text.encode())
            editor.stdin.flush()
            self.assertEqual(editor.stdout.readline(), b'{"ack":1}\n')
            editor.kill()
