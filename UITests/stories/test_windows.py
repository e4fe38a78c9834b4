"""The windows around the collage: preferences, help, shortcuts; and that there is one main window."""

import json

from harness.accessibility import Condition
from harness.cases import JOGAKBO_APP, UITestCase
from testkit.cases import ROOT
from testkit.waiting import eventually

PHOTO = ROOT / "Fixtures" / "photos" / "dunes.jpg"


class PreferencesTests(UITestCase):
    def preferences(self) -> dict:
        """The preferences as they are on the disk; none before the first change."""
        file = self.desktop.path("XDG_CONFIG_HOME") / "jogakbo" / "preferences.json"
        return json.loads(file.read_text()) if file.exists() else {}

    def test_a_preference_counts_at_once_and_is_kept(self) -> None:
        app = self.start()
        self.desktop.keyboard.press("ctrl+comma")
        window = app.find("window", "Preferences")
        window.find("spin button", "Spacing of Layouts").set_value(40)
        window.find("spin button", "Undo Steps").set_value(55)
        app.focus(window.find("switch", "Snap to Guides"))
        self.desktop.keyboard.press("space")
        expected = {"layoutSpacing": 40, "undoSteps": 55, "snaps": False}
        eventually(
            lambda: expected.items() <= self.preferences().items(),
            lambda: f"{expected} in {self.preferences()}",
        )

    def test_the_language_that_was_chosen_is_spoken_after_a_restart(self) -> None:
        app = self.start()
        self.desktop.keyboard.press("ctrl+comma")
        app.focus(app.find("combo box", "Language"))
        self.desktop.keyboard.press("space", "End", "Return")
        eventually(lambda: self.preferences().get("language") == "ko", self.preferences)
        self.desktop.keyboard.press("Escape")
        app.close()
        # The environment still asks for English. The title is worded by libadwaita.
        korean = self.start()
        self.desktop.keyboard.press("ctrl+comma")
        korean.find("window", "기본 설정")

    def test_damaged_preferences_are_kept_aside_and_told(self) -> None:
        folder = self.desktop.path("XDG_CONFIG_HOME") / "jogakbo"
        folder.mkdir()
        (folder / "preferences.json").write_text('{"snaps": fal')
        app = self.start()
        aside = folder / "preferences-damaged-1.json"
        eventually(
            lambda: any(str(aside) in label.name for label in app.all("label")), "a message"
        )
        self.assertEqual(aside.read_text(), '{"snaps": fal')

    def test_the_window_comes_back_as_large_as_it_was(self) -> None:
        app = self.start()
        usual = app.window().bounds
        app.resize((700, 600))
        # The app learns of its new size a little later than the screen.
        eventually(lambda: app.window().bounds != usual, "the new size")
        before = app.window().bounds
        app.close()
        again = self.start()
        self.assertEqual(again.window().bounds, before)


class HelpTests(UITestCase):
    def test_the_help_leads_from_topic_to_topic_with_the_keyboard(self) -> None:
        app = self.start()
        self.desktop.keyboard.press("F1")
        window = app.find("window", "Help")
        topics = window.find("list", "Topics")
        first, *_, last = topics.all("list item")
        app.focus(first)
        self.desktop.keyboard.press("End")
        eventually(lambda: last.has(Condition.FOCUSED), "the last topic")
        window.find("list item", "jogakbo --help")
        self.desktop.keyboard.press("Escape")
        eventually(lambda: not app.all("window", "Help"), "the end of the help")

    def test_every_action_with_a_key_is_in_the_window_of_shortcuts(self) -> None:
        app = self.start()
        self.desktop.keyboard.press("ctrl+question")
        window = app.find("window", "Keyboard Shortcuts")
        for name in ("Undo", "Export…", "Paste", "Move further", "Swap two photos", "Enlarge"):
            window.find("label", name)


class OneInstanceTests(UITestCase):
    def test_a_second_start_shows_the_first_window(self) -> None:
        app = self.start()
        second = self.desktop.processes.start("second", JOGAKBO_APP)
        eventually(lambda: second.poll() is not None, "the end of the second process")
        self.assertEqual(second.returncode, 0)
        self.assertEqual(len(app.tree.children()), 1)

    def test_a_key_of_the_canvas_copies_and_pastes(self) -> None:
        project = self.library.make("Summer", ("add", PHOTO))
        app = self.start("--project", project)
        app.focus(app.find("image", f"Photo: {PHOTO.name}"))
        self.desktop.keyboard.press("ctrl+c", "ctrl+v")
        eventually(lambda: len(self.library.layers(project)) == 2, "the copy")
        self.desktop.keyboard.press("ctrl+a", "Delete")
        eventually(lambda: not self.library.layers(project), "an empty canvas")
