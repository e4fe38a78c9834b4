"""Mutants of the program: places in its sources where the protocol of docs/STORAGE.md is broken."""

import pathlib
import shutil
import subprocess
from dataclasses import dataclass

from testkit.cases import ROOT
from testkit.processes import TIED

# What the program is not built from.
_LEFT_OUT = shutil.ignore_patterns(".build", ".git", "__pycache__")


@dataclass(frozen=True)
class Mutant:
    """A text in a source file that stands there once, what takes its place, and who must notice."""

    name: str
    file: str
    text: str
    instead: str
    # The sentence of the scenario that must fail.
    scenario: str


MUTANTS = (
    Mutant(
        "a photo is not synced",
        "CollageStorage/Photos/PhotoStore.swift",
        "        try file.sync()\n        try file.close()\n",
        "        try file.close()\n",
        "power cuts while taking in photos",
    ),
    Mutant(
        "the folder of photos is not synced",
        "CollageStorage/Photos/PhotoStore.swift",
        "      try FileSystem.syncFolder(folder.photos)\n",
        "",
        "power cuts while taking in photos",
    ),
    Mutant(
        "no folder is synced",
        "CollageStorage/Files/FileSystem.swift",
        "guard syncDescriptor(descriptor) == 0 else",
        "guard fcntl(descriptor, F_GETFD) >= 0 else",
        "power cuts while copying",
    ),
    Mutant(
        "a file is not synced before it gets its name",
        "CollageStorage/Files/FileSystem.swift",
        "      try file.sync()\n",
        "",
        "power cuts while copying",
    ),
    Mutant(
        "a commit is not synced",
        "SQLiteKit/Database.swift",
        "PRAGMA synchronous=FULL",
        "PRAGMA synchronous=NORMAL",
        "power cuts while editing",
    ),
    Mutant(
        "a sync that failed is passed over",
        "CollageStorage/Files/OpenFile.swift",
        "guard syncDescriptor(descriptor) == 0 else { throw .writing(path, errno: errno) }",
        "_ = syncDescriptor(descriptor)",
        "power cuts after a failed sync",
    ),
    Mutant(
        "editing goes on after a commit that failed",
        "CollageStorage/Projects/ProjectSession.swift",
        "      try recover(from: error)\n",
        "      _ = error\n",
        "operations fail while editing",
    ),
    Mutant(
        "an edit is acknowledged before it is committed",
        "JogakboCLI/Commands/EditCommand.swift",
        "        try ScriptedEdit(line: line).perform(on: session)\n"
        '        try context.console.output.print(#"{"ack":\\#(number)}"#)\n',
        '        try context.console.output.print(#"{"ack":\\#(number)}"#)\n'
        "        try ScriptedEdit(line: line).perform(on: session)\n",
        "power cuts while editing",
    ),
)


class Breeder:
    """A copy of the sources, in which one mutant after the other is made and built."""

    def __init__(self, folder: pathlib.Path) -> None:
        self._folder = folder
        shutil.copytree(ROOT, folder, ignore=_LEFT_OUT, symlinks=True)

    def build(self, mutant: Mutant) -> pathlib.Path:
        """Builds a mutant, and returns the folder of its programs."""
        file = self._folder / "Sources" / mutant.file
        original = file.read_text()
        if original.count(mutant.text) != 1:
            raise AssertionError(
                f"“{mutant.name}” must be written anew: {mutant.file} has changed")
        file.write_text(original.replace(mutant.text, mutant.instead))
        try:
            command = [
                *TIED, "swift", "build", "--product", "jogakbo", "--package-path", self._folder,
            ]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        finally:
            file.write_text(original)
        if done.returncode:
            raise AssertionError(f"“{mutant.name}” cannot be built:\n{done.stdout}{done.stderr}")
        return self._folder / ".build" / "debug"
