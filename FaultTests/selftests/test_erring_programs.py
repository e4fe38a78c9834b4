"""Scenarios turn red with a program that hides errors, forgets, reaches out, or dies."""

import pathlib
import shutil
import sys
import unittest
from unittest import mock

from harness import library, scratch
from testkit.cases import slow

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "scenarios"))

# As modules: their scenarios are not to be found here as well.
import test_damaged_databases  # noqa: E402
import test_evil_bundles  # noqa: E402
import test_full_disk  # noqa: E402
import test_hostile_json  # noqa: E402
import test_lost_databases  # noqa: E402
import test_lost_photos  # noqa: E402
import test_permissions  # noqa: E402
import test_read_only  # noqa: E402
import test_two_processes  # noqa: E402

# Scripts that stand in for the program, which they know as $real.
_SILENT = '"$real" "$@" 2>/dev/null; exit 0'
_FORGETFUL = """case $1 in
show) "$real" "$@" | sed 's/"layers":\\[.*\\]/"layers":[]/' ;;
*) exec "$real" "$@" ;;
esac"""
_BLIND = """case $1 in
check) "$real" "$@" >/dev/null 2>&1; echo "Everything is in order." ;;
*) exec "$real" "$@" ;;
esac"""
_REACHING = """for last do :; done
case $1 in
import) touch "${last%/*}/outside/secret" ;;
esac
exec "$real" "$@\""""
_FRAIL = '"$real" "$@" || kill -s SEGV $$'


class ErringProgramTests(unittest.TestCase):
    def test_silence_and_forgetting_on_a_full_disk(self) -> None:
        scenario = test_full_disk.FullDiskTests
        self.expect_red(scenario, "test_a_bundle_is_written_to_a_full_disk", _SILENT)
        self.expect_red(scenario, "test_edits_until_the_disk_is_full", _FORGETFUL)

    def test_silence_and_forgetting_on_a_read_only_medium(self) -> None:
        self.expect_all_red(test_read_only.ReadOnlyTests, _SILENT, _FORGETFUL)

    def test_silence_and_forgetting_with_two_processes(self) -> None:
        self.expect_all_red(test_two_processes.TwoProcessesTests, _SILENT, _FORGETFUL)

    @slow
    def test_silence_and_forgetting_without_rights(self) -> None:
        self.expect_all_red(test_permissions.PermissionTests, _SILENT, _FORGETFUL)

    @slow
    def test_blindness_for_damage(self) -> None:
        scenario = test_damaged_databases.DamagedDatabaseTests
        self.expect_red(scenario, "test_one_damage_of_each_kind", _BLIND)

    @slow
    def test_silence_and_forgetting_with_lost_databases(self) -> None:
        self.expect_all_red(test_lost_databases.LostDatabaseTests, _SILENT, _FORGETFUL)

    @slow
    def test_silence_about_lost_photos(self) -> None:
        self.expect_all_red(test_lost_photos.LostPhotosTests, _SILENT)

    @slow
    def test_escapes_and_crashes_with_evil_bundles(self) -> None:
        self.expect_all_red(test_evil_bundles.EvilBundleTests, _REACHING, _FRAIL)

    @slow
    def test_crashes_with_hostile_json(self) -> None:
        self.expect_red(test_hostile_json.HostileJSONTests, "test_histories", _FRAIL)

    def expect_all_red(self, scenario: type[unittest.TestCase], *scripts: str) -> None:
        """Expects the only test of a scenario to fail with each of these programs."""
        (name,) = unittest.TestLoader().getTestCaseNames(scenario)
        for script in scripts:
            self.expect_red(scenario, name, script)

    def expect_red(self, scenario: type[unittest.TestCase], name: str, script: str) -> None:
        """Expects a test to fail where a script stands in for the program."""
        folder = scratch.new_folder("stand-in")
        self.addCleanup(shutil.rmtree, folder)
        folder.chmod(0o755)
        program = folder / "jogakbo"
        program.write_text(f"#!/bin/sh\nreal={library.JOGAKBO}\n{script}\n")
        program.chmod(0o755)
        result = unittest.TestResult()
        with mock.patch("harness.library.JOGAKBO", program):
            scenario(name).run(result)
        # An error would be one of the harness.
        self.assertEqual([trace for _, trace in result.errors], [], "not by an error")
        self.assertEqual(len(result.failures), 1, f"{name} passed with: {script}")
