"""Where the Swift toolchain keeps what the check needs."""

import pathlib
import platform
import shutil
import subprocess


class CheckFailed(Exception):
    """The check cannot go on; the message says why, in the compiler's words where it has them."""


def run(command: list[str], directory: pathlib.Path | None = None) -> str:
    """Runs a command to its end and returns its standard output."""
    result = subprocess.run(command, cwd=directory, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise CheckFailed((result.stderr + result.stdout).strip())
    return result.stdout


class Toolchain:
    """The toolchain that `swiftc` on the PATH belongs to."""

    def __init__(self) -> None:
        compiler = shutil.which("swiftc")
        if compiler is None:
            raise CheckFailed("swiftc is not on the PATH")
        self.bin = pathlib.Path(compiler).resolve().parent
        self.resources = self.bin.parent / "lib" / "swift"
        self.linux_triple = f"{platform.machine()}-unknown-linux-gnu"

    def tool(self, name: str) -> str:
        return str(self.bin / name)

    def version(self) -> str:
        """Such as "6.3.1"."""
        words = run([self.tool("swiftc"), "--version"]).split()
        return words[words.index("version") + 1]

    def standard_library_interface(self, module: str) -> str:
        """The interface of a module of the standard library, as text."""
        # Only the static libraries come with interfaces; the modules are the same.
        folder = self.bin.parent / "lib" / "swift_static" / "linux" / f"{module}.swiftmodule"
        return (folder / f"{self.linux_triple}.swiftinterface").read_text()

    def printed_interface(self, module: str) -> str:
        """The interface of a module that comes without one, printed for a reader."""
        return run(
            [self.tool("swift-synthesize-interface"), "-module-name", module]
            + ["-target", self.linux_triple, "-resource-dir", str(self.resources)]
            + ["-I", str(self.resources / "linux"), "-print-fully-qualified-types"]
        )
