"""Row 14: bundles that somebody made to do harm."""

import json
import pathlib

from harness import evil_bundles
from harness.library import PHOTOS, Library
from harness.scenario import Scenario
from harness.surroundings import Surroundings

# What a bundle may take: seconds of the processor, and megabytes of memory.
_SECONDS, _MEGABYTES = 2.0, 256
# What a library may grow to by them, in bytes: a little more than the photo that was in it.
_ROOM = 10 << 20


class EvilBundleTests(Scenario):
    row = 14

    def setUp(self) -> None:
        super().setUp()
        self.outside = self.folder / "outside"
        self.outside.mkdir()
        (self.outside / "secret").write_text("secret")
        (self.folder / "evil").mkdir()
        self.bundles = evil_bundles.write_all(self.folder / "evil", self.outside)

    def test_none_escapes_crashes_or_takes_too_much(self) -> None:
        library = self.library()
        project = library.new()
        library.do("add", project, PHOTOS[1])
        before = library.show(project)
        self.seconds, self.megabytes = 0.0, 0.0
        self.surroundings = Surroundings(self.folder, library.folder)
        failures = [
            f"{bundle.name}: {failure}"
            for bundle in self.bundles
            for failure in self.open(library, bundle)
        ]
        if library.show(project) != before:
            failures.append("the project that was there is not as it was")
        # A photo that was refused is missing in the project that came with it.
        findings = json.loads(library.run("check", "--json").output)["findings"]
        failures += [finding for finding in findings if not finding.endswith("is missing")]
        self.count(len(self.bundles), failures,
                   f"at most {self.seconds:.1f} s and {self.megabytes:.0f} MB")

    def open(self, library: Library, bundle: pathlib.Path) -> list[str]:
        """What an import of a bundle did that it must not do."""
        ended, used = library.measure("import", bundle)
        self.seconds = max(self.seconds, used.seconds)
        self.megabytes = max(self.megabytes, used.megabytes)
        failures = self.surroundings.intrusions()
        if used.seconds > _SECONDS or used.megabytes > _MEGABYTES:
            failures.append(f"it took {used.seconds:.1f} s and {used.megabytes:.0f} MB")
        if ended.was_killed or (ended.code and not ended.complaint.strip()):
            failures.append(str(ended))
        if "\ufffd" in ended.complaint:
            failures.append(f"what it says cannot be read: {ended}")
        leftovers = [path.name for path in library.folder.glob("tmp/*")]
        if leftovers:
            failures.append(f"left in tmp: {leftovers}")
        size = sum(path.stat().st_size for path in library.folder.rglob("*") if path.is_file())
        return [*failures, f"the library has {size:,} bytes"] if size > _ROOM else failures
