"""That nothing which the program does to files slips past the shim."""

import collections
import re
import shutil
import subprocess

from harness import record, shim
from harness.chapters import CHAPTERS, Chapter, library
from harness.library import environment
from harness.scenario import SelfTest
from harness.shim import Kind

# What counts, as strace calls it. `openat` counts where it makes a file.
_CALLS = {
    "write": Kind.WRITE, "pwrite64": Kind.WRITE, "writev": Kind.WRITE, "pwritev": Kind.WRITE,
    "pwritev2": Kind.WRITE, "fsync": Kind.SYNC, "fdatasync": Kind.SYNC,
    "ftruncate": Kind.TRUNCATE, "truncate": Kind.TRUNCATE, "rename": Kind.RENAME,
    "renameat": Kind.RENAME, "renameat2": Kind.RENAME, "link": Kind.LINK, "linkat": Kind.LINK,
    "unlink": Kind.UNLINK, "unlinkat": Kind.UNLINK, "rmdir": Kind.UNLINK,
    "mkdir": Kind.MAKE_FOLDER, "mkdirat": Kind.MAKE_FOLDER,
}
# What changes files in ways that the shim does not know: the program must not do that.
_UNKNOWN = (
    "sendfile", "copy_file_range", "splice", "fallocate", "sync_file_range", "io_uring_setup",
    "symlink", "symlinkat",
)
# The index of the write-ahead log is mapped; a power cut leaves nothing of it that is believed.
_INDEX = "-shm"
_SAME = {Kind.SYNC_FOLDER: Kind.SYNC, Kind.REMOVE_FOLDER: Kind.UNLINK}
_LINE = re.compile(r"^(?P<call>\w+)\((?P<words>.*)\)\s+= (?P<result>\d+)", re.MULTILINE)


class CompletenessTests(SelfTest):
    def test_the_shim_sees_each_operation_of_each_chapter(self) -> None:
        if not shutil.which("strace"):
            self.fail("strace is needed to tell what the program does")
        for chapter in CHAPTERS:
            with self.subTest(chapter=chapter.name):
                self.compare(chapter)

    def compare(self, chapter: Chapter) -> None:
        """Counts the operations of a chapter by the kernel and by the shim."""
        folder = self.folder / chapter.name
        folder.mkdir()
        chapter.prepare(folder)
        recorded, traced = self.folder / "record", self.folder / f"trace-{chapter.name}"
        recorded.unlink(missing_ok=True)
        traced.mkdir()
        variables = shim.watching(folder, record=recorded, days=chapter.days)
        settings = [f"-E{name}={value}" for name, value in variables.items()]
        traces = ",".join(["openat", "creat", "mmap", *_CALLS, *_UNKNOWN])
        # A file for each thread: in one file a call is torn in two where another comes between.
        subprocess.run(
            ["strace", "-ff", "-y", "-s0", f"-etrace={traces}", "-o", traced / "of", *settings,
             *chapter.command(folder)],
            env=environment(library(folder)),
            input=b"".join(chapter.lines(folder)),
            stdout=subprocess.DEVNULL,
            check=True,
        )
        counted = collections.Counter(
            _SAME.get(operation.kind, operation.kind)
            for operation in record.operations(recorded)
            if operation.kind not in (Kind.OUTPUT, Kind.CREATE)
        )
        trace = "".join(file.read_text() for file in traced.iterdir())
        self.assertEqual(self.kernel_counts(trace, str(folder)), counted)

    def kernel_counts(self, trace: str, folder: str) -> collections.Counter:
        """What the kernel was asked to do below a folder, and did."""
        counts = collections.Counter()
        for line in _LINE.finditer(trace):
            call, words = line["call"], line["words"]
            if f"{folder}/" not in words and f"{folder}>" not in words:
                continue
            self.assertNotIn(call, _UNKNOWN, line[0])
            if call == "mmap" and "PROT_WRITE" in words and "MAP_SHARED" in words:
                self.assertIn(_INDEX, words, line[0])
            if call in _CALLS:
                counts[_CALLS[call]] += 1
        return counts
