"""Makes the modules that sources for iOS import, once, into a cache outside the repository."""

import fcntl
import hashlib
import os
import pathlib
import re
import shutil
import tempfile

import interfaces
from toolchain import CheckFailed, Toolchain, run

STUBS = pathlib.Path(__file__).resolve().parent / "stubs"

# In the order of their imports.
STANDARD_LIBRARY = (
    "Swift",
    "SwiftOnoneSupport",
    "_Builtin_float",
    "_Concurrency",
    "_RegexParser",
    "_StringProcessing",
    "Observation",
)

# What sources for iOS may import, besides the modules of the package.
PLATFORM = ("Foundation", "Observation", "Darwin", "SQLite3", "CryptoKit", "zlib")

# The C headers of this machine are those of Linux: only the compiler's own are left in sight.
NO_SYSTEM_HEADERS = ("-Xcc", "-nostdlibinc")

_FOUNDATION_HEADER = """// swift-interface-format-version: 1.0
// swift-compiler-version: Swift version {version}
// swift-module-flags: -target {triple} -disable-objc-interop -enable-library-evolution \
-swift-version 5 -module-name {module}
import Swift
import _Concurrency
import _StringProcessing
@_exported import Darwin
{imports}"""


def prepared(toolchain: Toolchain, triple: str) -> pathlib.Path:
    """The folder with the modules for a triple, made now if it is not there."""
    base = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
    caches = base / "jogakbo"
    caches.mkdir(parents=True, exist_ok=True)
    folder = caches / f"apple-modules-{toolchain.version()}-{_fingerprint(triple)}"
    # Two checks at a time make the modules once: the second waits for the first.
    with open(caches / "apple-modules.lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            print("Making the modules for iOS (once for this toolchain) …", flush=True)
            _make(toolchain, triple, folder)
    return folder


def _fingerprint(triple: str) -> str:
    """Of everything that the modules are made from, so that a change makes them anew."""
    digest = hashlib.sha256(triple.encode())
    here = pathlib.Path(__file__).resolve().parent
    for path in sorted([*here.glob("*.py"), *(p for p in STUBS.rglob("*") if p.is_file())]):
        digest.update(path.relative_to(here).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


def _make(toolchain: Toolchain, triple: str, folder: pathlib.Path) -> None:
    """Makes all modules beside their place and moves them there when they are complete."""
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix="making-") as temporary:
        maker = _Maker(toolchain, triple, pathlib.Path(temporary) / "modules")
        for module in STANDARD_LIBRARY:
            maker.standard_library(module)
        for stub in ("SQLite3", "zlib"):
            maker.header(stub)
        maker.header("Darwin")
        maker.stub("Darwin", ["-import-underlying-module"])
        maker.foundation("FoundationEssentials", "")
        maker.foundation("Foundation", "@_exported import FoundationEssentials\n")
        maker.stub("CryptoKit", [])
        maker.folder.rename(folder)


class _Maker:
    """Makes modules for one triple into one folder."""

    def __init__(self, toolchain: Toolchain, triple: str, folder: pathlib.Path) -> None:
        self.toolchain = toolchain
        self.triple = triple
        self.folder = folder
        folder.mkdir()
        # "arm64-apple-ios17.0" names its modules "arm64-apple-ios".
        self.file_stem = re.sub(r"[\d.]+$", "", triple)

    def standard_library(self, module: str) -> None:
        text = interfaces.standard_library_interface(
            self.toolchain.standard_library_interface(module),
            self.toolchain.linux_triple,
            self.triple,
        )
        # Without bodies there is nothing to optimise.
        self._interface(module, text, [f for f in interfaces.flags_of(text) if f != "-O"])

    def foundation(self, module: str, imports: str) -> None:
        header = _FOUNDATION_HEADER.format(
            version=self.toolchain.version(), triple=self.triple, module=module, imports=imports
        )
        printed = self.toolchain.printed_interface(module)
        text = interfaces.foundation_interface(module, printed, header)
        self._interface(module, text, interfaces.flags_of(text))

    def stub(self, module: str, flags: list[str]) -> None:
        """Compiles a module from the hand-written declarations in `stubs`."""
        sources = [str(path) for path in sorted((STUBS / module).glob("*.swift"))]
        self._compile(
            ["-emit-module", "-parse-as-library", "-enable-library-evolution", *sources]
            + ["-target", self.triple, "-module-name", module, "-swift-version", "6"]
            + ["-disable-objc-interop", *flags],
            module,
        )

    def header(self, module: str) -> None:
        """Lays a C module from `stubs` beside the others."""
        shutil.copytree(STUBS / module, self.folder / module)

    def _interface(self, module: str, text: str, flags: list[str]) -> None:
        source = self.folder.parent / f"{module}.swiftinterface"
        source.write_text(text)
        # Function bodies are of no use to a type-check, and they take nine tenths of the time.
        self._compile(
            ["-emit-module", "-experimental-skip-all-function-bodies", str(source), *flags],
            module,
        )

    def _compile(self, arguments: list[str], module: str) -> None:
        output = self.folder / f"{module}.swiftmodule" / f"{self.file_stem}.swiftmodule"
        output.parent.mkdir(exist_ok=True)
        try:
            run(
                [self.toolchain.tool("swift-frontend"), *arguments, "-o", str(output)]
                + ["-I", str(self.folder), "-resource-dir", str(self.toolchain.resources)]
                + ["-module-cache-path", str(self.folder.parent / "clang")]
                + ["-disable-availability-checking", "-suppress-warnings", *NO_SYSTEM_HEADERS]
            )
        except CheckFailed as failure:
            raise CheckFailed(f"the module {module} could not be made:\n{failure}") from None
