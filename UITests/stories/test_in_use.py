"""A second app on a library that is in use."""

from editing import PhotoTestCase
from testkit.waiting import eventually


class InUseTests(PhotoTestCase):
    def test_a_second_app_can_look_at_a_collage_and_changes_nothing(self) -> None:
        # On one session bus it would only bring the first window to the front.
        app = self.start(
            "--project", self.project, DBUS_SESSION_BUS_ADDRESS=self.desktop.start_session_bus()
        )
        app.find("label", "Your collages are open elsewhere")
        app.find("button", "Look Only").press()
        app.find("label", "Read-only")
        app.focus(app.find("image", self.photo.name))
        self.desktop.keyboard.press("Delete", "ctrl+period", "Right", "ctrl+w")
        eventually(lambda: not app.all("label", "Read-only"), "the end of the second editor")
        self.assertEqual(self.steps(), ["add-photos"])
