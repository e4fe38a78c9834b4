"""A library as the program under test makes, edits and reads it; each call is a new process."""

import contextlib
import json
import os
import pathlib
import subprocess
import tempfile
import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from testkit.cases import BINARIES, ROOT
from testkit.processes import TIED, end

JOGAKBO = BINARIES / "jogakbo"
PHOTOS = sorted((ROOT / "Fixtures" / "photos").glob("*.jpg"))
# What a command ends with that left something out, and said what.
_PARTIAL = 3
# How long a command may take before it counts as hanging, in seconds.
PATIENCE = 60.0
# What a caller may hand through: where libraries of the system are, and how sanitizers report.
_INHERITED = ("PATH", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS")

Edit = dict[str, object]
Answer = dict[str, object]


@dataclass(frozen=True)
class Ended:
    """How a command ended."""

    code: int
    output: str
    complaint: str

    @property
    def was_killed(self) -> bool:
        """Whether a signal ended it, be it a crash or a kill."""
        return self.code < 0

    @property
    def was_partial(self) -> bool:
        """Whether an edit or a photo was refused, and the next ones were not."""
        return self.code == _PARTIAL or '{"error":' in self.output

    @property
    def tells_trouble(self) -> bool:
        """Whether it says that something is not as it should be."""
        # A mended library is no complaint, and what is left to do after that is done later.
        is_mended = "the library was rebuilt" in self.output
        return self.complaint.strip() != "" or self.was_partial or is_mended

    def __str__(self) -> str:
        return f"ended with {self.code}: {self.complaint.strip() or self.output.strip()}"


@dataclass(frozen=True)
class Used:
    """What a command and its children took of the machine, however busy that was."""

    # Of the processor.
    seconds: float
    # Of memory, at the most.
    megabytes: float


def environment(library: pathlib.Path) -> dict[str, str]:
    """The environment of a process: its home is beside the library, and not the user's."""
    inherited = {name: os.environ[name] for name in _INHERITED if name in os.environ}
    return inherited | {"HOME": str(library.parent), "LC_ALL": "C.UTF-8", "TZ": "UTC"}


class Library:
    """A folder, and what the program makes of it."""

    def __init__(self, folder: pathlib.Path, before: Sequence[str] = ()) -> None:
        self.folder = folder
        # Words in front of each command, such as one that takes rights away.
        self._before = before

    def run(self, command: str, *arguments: str | os.PathLike, **variables: str) -> Ended:
        """Runs a command to its end, however it ends."""
        done = subprocess.run(
            self._words(command, *arguments),
            env=self._environment(variables),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
        output, complaint = (part.decode(errors="replace") for part in (done.stdout, done.stderr))
        return Ended(done.returncode, output, complaint)

    def measure(self, command: str, *arguments: str | os.PathLike) -> tuple[Ended, Used]:
        """Runs a command to its end, however it ends, and tells what it took."""
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as complaint:
            process = subprocess.Popen(
                self._words(command, *arguments),
                env=self._environment({}),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=complaint,
            )
            timer = threading.Timer(PATIENCE, process.kill)
            timer.start()
            _, status, usage = os.wait4(process.pid, 0)
            timer.cancel()
            # Otherwise it would be waited for once more.
            process.returncode = os.waitstatus_to_exitcode(status)
            texts = []
            for file in (output, complaint):
                file.seek(0)
                texts.append(file.read().decode(errors="replace"))
        used = Used(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)
        return Ended(process.returncode, *texts), used

    def do(self, command: str, *arguments: str | os.PathLike, **variables: str) -> str:
        """Runs a command that must succeed, and returns what it printed."""
        ended = self.run(command, *arguments, **variables)
        if ended.code:
            raise AssertionError(f"{command} {ended}")
        return ended.output.strip()

    def new(self, title: str = "Summer") -> str:
        """Makes a project and returns its identifier."""
        return self.do("new", title)

    def show(self, project: str) -> dict:
        """A project as a process sees it that starts now; see `jogakbo show --help`."""
        return json.loads(self.do("show", "--json", project))

    def history(self, project: str) -> dict:
        """The steps of a project; see `jogakbo history --help`."""
        return json.loads(self.do("history", "--json", project))

    def findings(self) -> list[str]:
        """What `check` finds not to be in order."""
        ended = self.run("check", "--json")
        return [] if ended.code == 0 else [str(ended)]

    @contextlib.contextmanager
    def editing(self, project: str, **variables: str) -> Iterator["EditSession"]:
        """A process that takes edits, for as long as the block lasts."""
        session = EditSession(
            self._words("edit", project, "-"), self._environment(variables)
        )
        try:
            yield session
        finally:
            session.close()

    def _words(self, command: str, *arguments: str | os.PathLike) -> list[str]:
        words = [*self._before, *TIED, JOGAKBO, command, *arguments, "--library", self.folder]
        return [os.fspath(word) for word in words]

    def _environment(self, variables: dict[str, str]) -> dict[str, str]:
        return environment(self.folder) | variables


class EditSession:
    """`jogakbo edit PROJECT -`, line by line."""

    def __init__(self, words: list[str], environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            words,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def send(self, edit: Edit) -> Answer | None:
        """Sends an edit and waits for the answer; None where the process ended instead."""
        return self.send_line(json.dumps(edit).encode())

    def send_line(self, line: bytes) -> Answer | None:
        """Sends a line, whatever is in it, and waits for the answer."""
        # The answer, or that there is none, tells whether it was taken.
        with contextlib.suppress(BrokenPipeError):
            self._hand_over_line(line)
        answer = self._process.stdout.readline()
        # A line that was cut off was not said.
        return json.loads(answer) if answer.endswith(b"\n") else None

    def hand_over(self, edit: Edit) -> None:
        """Sends an edit without waiting for the answer."""
        self._hand_over_line(json.dumps(edit).encode())

    def _hand_over_line(self, line: bytes) -> None:
        self._process.stdin.write(line + b"\n")
        self._process.stdin.flush()

    def acknowledges(self, edit: Edit) -> bool:
        """Sends an edit; whether it is acknowledged."""
        return "ack" in (self.send(edit) or {})

    @property
    def seconds(self) -> float:
        """What the process has used of the processor, however busy that is; 0 after its end."""
        try:
            text = pathlib.Path(f"/proc/{self._process.pid}/stat").read_text()
        except FileNotFoundError:
            return 0
        # Behind the name, which may hold anything, the 14th and 15th field of proc_pid_stat(5).
        fields = text.rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """Ends the process without a warning."""
        self._process.kill()

    def kill_after(self, seconds: float) -> None:
        """Ends the process without a warning, at that time from now."""
        timer = threading.Timer(seconds, self._process.kill)
        timer.daemon = True
        timer.start()

    def finish(self) -> Ended:
        """Sends the end of the edits, and waits for the end of the process."""
        output, complaint = self._process.communicate(timeout=PATIENCE)
        return Ended(self._process.returncode, output.decode(), complaint.decode())

    def close(self) -> None:
        """Ends the process if it still runs."""
        end(self._process)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            # What could not be sent to a process that was killed is not missed.
            with contextlib.suppress(BrokenPipeError):
                pipe.close()
