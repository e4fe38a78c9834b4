"""Reading the library beside an app."""

from harness.cases import UITestCase
from testkit.cases import ROOT

PHOTO = ROOT / "Fixtures" / "photos" / "dunes.jpg"


class LibraryTests(UITestCase):
    def test_a_new_library_is_empty(self) -> None:
        self.assertEqual(self.library.projects(), [])

    def test_a_project_is_read_with_its_layers_and_steps(self) -> None:
        project = self.library.make("Summer", ("add", PHOTO), ("text", "여름"))
        self.assertEqual([p["id"] for p in self.library.projects()], [project])
        self.assertEqual(self.library.project(project)["title"], "Summer")
        kinds = [layer["kind"] for layer in self.library.layers(project)]
        self.assertEqual(kinds, ["photo", "text"])
        self.assertEqual(self.library.history(project)["undo"], ["add-photos", "add-text"])

    def test_what_the_command_line_refuses_is_told(self) -> None:
        with self.assertRaisesRegex(RuntimeError, "nothing-of-this-name"):
            self.library.project("nothing-of-this-name")
