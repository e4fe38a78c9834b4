"""The life of a desktop and of an app on it, and that nothing of them is left."""

import os
import pathlib
import signal
import subprocess
import sys
import unittest

from harness.cases import UITestCase
from harness.desktop import Desktop
from test_window import ProbeTestCase
from testkit.processes import marked
from testkit.waiting import eventually

# Runs a test that says where its desktop is, and stays.
_STAY = """
import signal
from harness.cases import UITestCase
from testkit import runner

class Stay(UITestCase):
    def test_stay(self):
        print(self.desktop.folder, flush=True)
        signal.pause()

runner.clear_away_when_ended()
runner.run([Stay("test_stay")], "tests")
"""
_HARNESS = pathlib.Path(__file__).resolve().parents[1]


class DesktopTests(unittest.TestCase):
    def test_a_closed_desktop_leaves_nothing(self) -> None:
        desktop = Desktop()
        self.assertTrue(marked(desktop.folder))
        desktop.close()
        self.assertEqual(marked(desktop.folder), [])
        self.assertFalse(desktop.folder.exists())

    def test_two_desktops_know_nothing_of_each_other(self) -> None:
        desktops = [Desktop(), Desktop()]
        try:
            for variable in ("DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "JOGAKBO_LIBRARY"):
                values = {desktop.processes.environment[variable] for desktop in desktops}
                self.assertEqual(len(values), 2, variable)
        finally:
            for desktop in desktops:
                desktop.close()

    def test_a_run_that_is_asked_to_end_clears_away(self) -> None:
        folder = self.end_a_run_with(signal.SIGTERM)
        self.assertEqual(marked(folder), [])
        self.assertFalse(folder.exists())

    def test_a_run_that_is_killed_clears_away(self) -> None:
        folder = self.end_a_run_with(signal.SIGKILL)
        eventually(lambda: not marked(folder), lambda: f"the end of {marked(folder)}")
        eventually(lambda: not folder.exists(), lambda: f"the end of {folder}")

    def end_a_run_with(self, number: signal.Signals) -> pathlib.Path:
        """Ends a run while its desktop is up; returns the desktop's folder."""
        environment = os.environ | {"PYTHONPATH": str(_HARNESS)}
        with subprocess.Popen(
            [sys.executable, "-c", _STAY], env=environment, stdout=subprocess.PIPE, text=True
        ) as run:
            folder = pathlib.Path(run.stdout.readline().strip())
            self.assertTrue(marked(folder))
            run.send_signal(number)
            # To the end, which comes when also the worker has ended.
            run.stdout.read()
        return folder


class AppTests(ProbeTestCase):
    def test_a_closed_app_has_ended_in_good_order(self) -> None:
        self.app.close()
        self.assertFalse(pathlib.Path(f"/proc/{self.app.pid}").exists())

    def test_a_killed_app_does_not_count_as_closed(self) -> None:
        self.app.kill()
        with self.assertRaisesRegex(AssertionError, "the app ended with -9"):
            self.app.wait()

    def test_an_app_is_started_again_beside_what_it_left(self) -> None:
        self.app.kill()
        again = self.start_probe()
        again.find("button", "Presses: 0").press()
        again.find("button", "Presses: 1")

    def test_an_app_takes_processor_time_and_memory(self) -> None:
        before = self.app.cpu_seconds()
        while self.app.cpu_seconds() == before:
            self.app.tree.describe()
        self.assertGreater(self.app.memory(), 1 << 20)


class FailedStartTests(UITestCase):
    def test_an_app_that_does_not_start_says_why(self) -> None:
        with self.assertRaisesRegex(AssertionError, "the app ended with 2:(.|\n)*No such file"):
            self.start("/nothing", program=pathlib.Path("/bin/ls"), LC_ALL="C.UTF-8")
