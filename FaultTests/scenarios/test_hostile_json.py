"""Row 16: JSON that breaks careless readers."""

import pathlib

from harness import archives, hostile_json
from harness.archives import Entry
from harness.library import Library
from harness.scenario import Scenario
from testkit.cases import BINARIES

# How long one text may take, in seconds of the processor: of the clock a busy machine takes more. A
# program that was built for debugging is not what users have.
_SECONDS = 9.0 if BINARIES.name == "debug" else 3.0
_SOUND = b'{"version":1,"canvasWidth":100,"canvasHeight":100,"layers":[]}'
# How many small files are given to one process. What it ends with does not tell which one was at
# fault, so that those of a batch that fails are tried again one by one.
_BATCH = 20
# From what size on a file has a process of its own, in bytes.
_LARGE = 20_000


class HostileJSONTests(Scenario):
    row = 16

    def setUp(self) -> None:
        super().setUp()
        self.longest = 0.0

    def test_documents(self) -> None:
        files = {}
        for number, (name, text) in enumerate(hostile_json.documents().items()):
            folder = self.folder / f"document-{number}"
            folder.mkdir()
            files[name] = folder / "document.json"
            files[name].write_bytes(text)
        self.import_all(files)

    def test_histories(self) -> None:
        files = {}
        for number, (name, text) in enumerate(hostile_json.histories().items()):
            files[name] = self.folder / f"{number}.jogakbo"
            entries = [Entry("document.json", _SOUND), Entry("history.jsonl", text)]
            archives.write(files[name], entries)
        self.import_all(files)

    def import_all(self, files: dict[str, pathlib.Path]) -> None:
        """Imports files; what is imported can be shown."""
        library = self.library()
        failures = []
        for batch in batches(files):
            if self.import_some(library, [files[name] for name in batch]):
                failures += [f"{name}: {failure}" for name in batch
                             for failure in self.import_some(library, [files[name]])]
        # Checking opens every project.
        self.count(len(files), failures + library.findings(), self.note())

    def import_some(self, library: Library, files: list[pathlib.Path]) -> list[str]:
        """How an import of files did not end in order."""
        ended, used = library.measure("import", *files)
        failures = []
        if ended.was_killed or (ended.code and not ended.complaint.strip()):
            failures.append(str(ended)[:500])
        if len(files) == 1:
            self.longest = max(self.longest, used.seconds)
        if used.seconds > _SECONDS:
            failures.append(f"{len(files)} took {used.seconds:.1f} s")
        return failures

    def test_lines_of_edits(self) -> None:
        library = self.library()
        project = library.new()
        lines = hostile_json.edits()
        failures: list[str] = []
        with library.editing(project) as session:
            self.assertTrue(session.acknowledges({"edit": "add-text", "text": "0"}))
            for name, line in lines.items():
                # A line is one line, whatever is in it.
                line = line.replace(b"\n", b" ").replace(b"\r", b" ")
                if not line.strip(b" "):
                    continue  # It is passed over and not answered.
                before = session.seconds
                answer = session.send_line(line)
                seconds = session.seconds - before
                self.longest = max(self.longest, seconds)
                if answer is None:
                    failures.append(f"{name}: it ended: {session.finish()}")
                    break
                if not answer.keys() & {"ack", "error"}:
                    failures.append(f"{name}: {answer}")
                if seconds > _SECONDS:
                    failures.append(f"{name}: it took {seconds:.1f} s")
        self.count(len(lines), failures + library.findings(), self.note())

    def note(self) -> str:
        """How long the longest text took."""
        return f"at most {self.longest:.1f} s"


def batches(files: dict[str, pathlib.Path]) -> list[list[str]]:
    """The names of files, many small ones together, each large one alone."""
    small = [name for name, file in files.items() if file.stat().st_size < _LARGE]
    large = [[name] for name in files if name not in small]
    return large + [small[first : first + _BATCH] for first in range(0, len(small), _BATCH)]
