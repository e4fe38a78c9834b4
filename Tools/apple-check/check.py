#!/usr/bin/env python3
"""Type-checks the portable modules for iOS, on Linux and without Apple's SDK (see README.md)."""

import concurrent.futures
import os
import pathlib
import sys
import time

import modules
import package
from toolchain import CheckFailed, Toolchain, run

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORKERS = 2


class Checker:
    """Checks the modules of one package for one triple."""

    def __init__(self, toolchain: Toolchain, checked: package.Package) -> None:
        self.toolchain = toolchain
        self.package = checked
        self.output = ROOT / ".build" / "apple-check"
        self.output.mkdir(parents=True, exist_ok=True)
        self.flags = [
            *("-target", checked.triple, "-disable-objc-interop", *modules.NO_SYSTEM_HEADERS),
            *("-I", str(modules.prepared(toolchain, checked.triple)), "-I", str(self.output)),
            *("-resource-dir", str(toolchain.resources)),
            # The macros of the standard library, such as @Observable.
            *("-plugin-path", str(toolchain.resources / "host" / "plugins")),
            *("-module-cache-path", str(self.output / "clang")),
            *("-swift-version", checked.language_mode, "-parse-as-library"),
            *("-package-name", checked.name.lower()),
        ]

    def check_all(self) -> list[str]:
        """Checks every module after those it imports; returns what the compiler found wrong."""
        checks: dict[str, concurrent.futures.Future[None]] = {}
        with concurrent.futures.ThreadPoolExecutor(WORKERS) as pool:
            for module in self.package.modules:
                imported = [checks[name] for name in module.imports]
                checks[module.name] = pool.submit(self._check_after, imported, module)
        failures = [check.exception() for check in checks.values()]
        # A module that could not be checked because of another is not a finding of its own.
        return [str(failure) for failure in dict.fromkeys(failures) if failure is not None]

    def _check_after(
        self, imported: list[concurrent.futures.Future[None]], module: package.Module
    ) -> None:
        for check in imported:
            check.result()
        self._check_imports(module)
        self._frontend(
            module,
            *("-emit-module", "-o", str(self.output / f"{module.name}.swiftmodule")),
            *module.flags,
        )

    def _check_imports(self, module: package.Module) -> None:
        """Refuses imports on iOS that the manifest does not declare.

        SwiftPM checks those that Linux sees; a branch for iOS it never looks at. An import of a
        module that only the toolchain for Linux has would pass the compiler here, too.
        """
        found = self._frontend(module, "-emit-imported-modules", "-o", "-").split()
        undeclared = sorted(set(found) - set(module.imports) - set(modules.PLATFORM) - {"Swift"})
        if undeclared:
            names = ", ".join(undeclared)
            raise CheckFailed(
                f"error: {module.name} imports {names} on iOS: not declared in Package.swift, "
                "and not a module of iOS that the check knows"
            )

    def _frontend(self, module: package.Module, *arguments: str) -> str:
        return run(
            [self.toolchain.tool("swift-frontend"), *arguments, *self.flags]
            + ["-module-name", module.name, *map(str, module.sources)]
        )


def main() -> int:
    """Returns the exit code: 0 when every module passes, 1 otherwise."""
    started = time.monotonic()
    try:
        toolchain = Toolchain()
        checked = package.read(toolchain.tool("swift"), ROOT)
        failures = Checker(toolchain, checked).check_all()
    except CheckFailed as failure:
        failures = [str(failure)]
    for failure in failures:
        print(failure.replace(f"{ROOT}{os.sep}", ""), file=sys.stderr)
    if failures:
        return 1
    seconds = time.monotonic() - started
    print(f"{len(checked.modules)} modules type-check for {checked.triple} ({seconds:.1f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
