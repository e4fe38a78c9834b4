"""Processes, none of which outlives the one that started them or the desktop they belong to."""

import os
import pathlib
import signal
import subprocess

from testkit.waiting import eventually

# Marks every process of a desktop, also those that the session bus starts.
MARK = "JOGAKBO_UI_DESKTOP"
# How long a process may take to end when asked to, in seconds.
FAREWELL = 3.0
# In front of a command: it dies with the process that started it, however that ends.
TIED = ("setpriv", "--pdeathsig", "KILL", "--")


class Processes:
    """Starts processes with one environment, and ends them all."""

    def __init__(self, folder: pathlib.Path, environment: dict[str, str]) -> None:
        self.folder = folder
        self.environment = environment | {MARK: str(folder)}
        self._started: list[subprocess.Popen] = []

    def start(
        self,
        name: str,
        *command: str | os.PathLike,
        pass_fds: tuple[int, ...] = (),
        **variables: str,
    ) -> subprocess.Popen:
        """Starts a process that writes to `name.log` and dies with this one, however that ends."""
        with self.log(name).open("ab") as log:
            process = subprocess.Popen(
                [*TIED, *command],
                env=self.environment | variables,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                pass_fds=pass_fds,
            )
        self._started.append(process)
        return process

    def start_announcing(self, name: str, *command: str | os.PathLike) -> str:
        """Starts a server that writes where it listens into the descriptor `{fd}` of its words."""
        reader, writer = os.pipe()
        with os.fdopen(reader, "rb") as announcements:
            try:
                filled = [str(word).replace("{fd}", str(writer)) for word in command]
                process = self.start(name, *filled, pass_fds=(writer,))
            finally:
                os.close(writer)
            line = announcements.readline().decode().strip()
        if not line:
            process.wait()
            raise RuntimeError(f"{name} did not start:\n{self.log(name).read_text()}")
        return line

    def run(self, *command: str | os.PathLike, **variables: str) -> str:
        """Runs a short command to its end and returns what it printed."""
        done = subprocess.run(
            command,
            env=self.environment | variables,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            line = " ".join(map(str, command))
            raise RuntimeError(f"{line} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return done.stdout

    def log(self, name: str) -> pathlib.Path:
        """What a process wrote."""
        return self.folder / f"{name}.log"

    def end_all(self) -> None:
        """Ends every process, the newest first, and those that they started."""
        for process in reversed(self._started):
            end(process)
        for pid in marked(self.folder):
            _signal(pid, signal.SIGTERM)
        try:
            eventually(lambda: not marked(self.folder), "processes to end", within=FAREWELL)
        except AssertionError:
            for pid in marked(self.folder):
                _signal(pid, signal.SIGKILL)


def end(process: subprocess.Popen) -> None:
    """Asks a process to end, and sees to it."""
    if process.poll() is None:
        process.terminate()
    try:
        process.wait(FAREWELL)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def marked(folder: pathlib.Path) -> list[int]:
    """The processes that bear the mark of the desktop with a folder."""
    mark = f"{MARK}={folder}".encode()
    processes = (int(entry) for entry in os.listdir("/proc") if entry.isdigit())
    return [pid for pid in processes if mark in _environment(pid)]


def _environment(pid: int) -> list[bytes]:
    """A process's environment; empty where it has ended or is another user's."""
    try:
        return pathlib.Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
    except OSError:
        return []


def _signal(pid: int, number: signal.Signals) -> None:
    try:
        os.kill(pid, number)
    except ProcessLookupError:
        pass  # It ended in the meantime, which is what was wanted.
