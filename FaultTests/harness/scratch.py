"""Where scenarios make their libraries: in memory, for thousands are made and synced."""

import pathlib
import tempfile

_MEMORY = pathlib.Path("/dev/shm")
# The folder in which a run makes its own.
PARENT = _MEMORY if _MEMORY.is_dir() else pathlib.Path(tempfile.gettempdir())

_run_folder: pathlib.Path | None = None


def begin(folder: pathlib.Path) -> None:
    """Names the folder of this run, which is removed at its end."""
    global _run_folder
    _run_folder = folder


def run_folder() -> pathlib.Path:
    """The folder of this run."""
    if not _run_folder:
        raise RuntimeError("FaultTests/run begins a run")
    return _run_folder


def new_folder(name: str) -> pathlib.Path:
    """A new, empty folder that lasts no longer than the run."""
    return pathlib.Path(tempfile.mkdtemp(prefix=f"{name}-", dir=run_folder()))
