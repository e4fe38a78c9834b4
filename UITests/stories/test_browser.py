"""The app where there is no display: in a browser."""

import re
import subprocess

from harness.browser import Browser
from harness.cases import JOGAKBO_APP, UITestCase
from testkit.cases import ROOT
from testkit.processes import end, marked
from testkit.waiting import eventually

_WITH_BROWSER = ROOT / "Tools" / "with-browser"


class BrowserTests(UITestCase):
    def serve(self, name: str) -> tuple[subprocess.Popen, str]:
        """Starts the app without a display; returns the process and the address that it says."""
        process = self.desktop.processes.start(name, _WITH_BROWSER, JOGAKBO_APP, DISPLAY="")
        said = self.desktop.processes.log(name)
        address = eventually(
            lambda: re.search(r"http://127\.0\.0\.1:\d+/", said.read_text()),
            lambda: f"an address: {said.read_text()}",
        )
        return process, address[0]

    def colours(self, picture: bytes) -> int:
        """How many colours a picture has."""
        file = self.desktop.folder / "picture.png"
        file.write_bytes(picture)
        return int(self.desktop.processes.run("identify", "-format", "%k", file))

    def test_a_browser_on_this_machine_shows_the_app(self) -> None:
        _, address = self.serve("server")
        browser = Browser(address)
        self.addCleanup(browser.close)
        self.assertIn("broadway.js", browser.page)
        # The window has icons and letters with soft edges.
        self.assertGreater(self.colours(browser.picture()), 20)

    def test_two_apps_without_a_display_have_two_addresses(self) -> None:
        # On one session bus the second would only bring the first to the front.
        self.desktop.processes.environment["DBUS_SESSION_BUS_ADDRESS"] = "disabled:"
        addresses = {self.serve(name)[1] for name in ("first", "second")}
        self.assertEqual(len(addresses), 2)
        for address in addresses:
            browser = Browser(address)
            self.addCleanup(browser.close)
            self.assertGreater(self.colours(browser.picture()), 20)

    def test_the_server_ends_with_the_app(self) -> None:
        before = set(marked(self.desktop.folder))
        process, address = self.serve("server")
        Browser(address).close()
        end(process)
        eventually(
            lambda: set(marked(self.desktop.folder)) <= before,
            lambda: f"the end of {set(marked(self.desktop.folder)) - before}",
        )
        sockets = self.desktop.path("XDG_RUNTIME_DIR").glob("broadway*")
        self.assertEqual(list(sockets), [])
