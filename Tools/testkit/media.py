"""Media that are full or cannot be written: small file systems in memory of this run alone."""

import ctypes
import functools
import os
import pathlib
import subprocess

from testkit.waiting import eventually

_NEW_NAMESPACE = 0x00020000  # CLONE_NEWNS of unshare(2)
# Where a folder can be read and searched by everybody.
_MODE = "755"


class Medium:
    """A file system of its own in a folder."""

    def __init__(self, folder: pathlib.Path, kilobytes: int) -> None:
        _keep_mounts_private()
        folder.mkdir()
        self.folder = folder
        _mount("-t", "tmpfs", "-o", f"size={kilobytes}k,mode={_MODE}", "tmpfs", folder)

    def resize(self, kilobytes: int) -> None:
        """Gives it more room, or less."""
        _mount("-o", f"remount,size={kilobytes}k", self.folder)

    def fill(self) -> None:
        """Leaves no room, to the last block."""
        with (self.folder / "filling").open("wb", buffering=0) as file:
            try:
                while file.write(bytes(os.statvfs(self.folder).f_bsize)):
                    pass
            except OSError:
                pass  # This is what a full medium says.

    def make_room(self) -> None:
        """Removes what filled it."""
        (self.folder / "filling").unlink()

    def forbid_writing(self) -> None:
        """Makes it a medium that can only be read, as soon as nobody writes to it any more.

        What a process that was killed had started may live on for a moment.
        """
        eventually(self._can_be_locked, "the end of all writing to the medium")

    def _can_be_locked(self) -> bool:
        try:
            _mount("-o", "remount,ro", self.folder)
        except OSError as error:
            if "busy" in str(error):
                return False
            raise
        return True

    def close(self) -> None:
        """Takes it away, with all that is in it."""
        subprocess.run(["umount", "--lazy", self.folder], check=True)


@functools.cache
def _keep_mounts_private() -> None:
    """Takes what this process mounts out of the sight of others, and away at its end."""
    if os.geteuid() != 0:
        raise PermissionError("mounting is for root alone: run this scenario as root")
    library = ctypes.CDLL(None, use_errno=True)
    if library.unshare(_NEW_NAMESPACE):
        raise OSError(ctypes.get_errno(), "mounts cannot be kept private on this machine")
    _mount("--make-rprivate", "/")


def _mount(*words: str | os.PathLike) -> None:
    done = subprocess.run(["mount", *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise OSError(f"this machine cannot mount it: {done.stderr.strip()}")
