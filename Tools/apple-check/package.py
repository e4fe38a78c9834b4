"""Reads the portable modules from the package's manifest: there is no second list of them."""

import dataclasses
import json
import pathlib

from toolchain import CheckFailed, run

# The product that holds the portable modules, and what they depend on.
PORTABLE_PRODUCT = "CollageCore"


@dataclasses.dataclass(frozen=True)
class Module:
    """A module of the package, as far as it concerns iOS."""

    name: str
    imports: tuple[str, ...]
    flags: tuple[str, ...]
    sources: tuple[pathlib.Path, ...]


@dataclasses.dataclass(frozen=True)
class Package:
    """The portable part of a package."""

    name: str
    triple: str
    language_mode: str
    modules: tuple[Module, ...]  # every module after those it imports


def read(swift: str, root: pathlib.Path) -> Package:
    """Reads the package in a folder."""
    manifest = json.loads(run([swift, "package", "dump-package"], directory=root))
    targets = {target["name"]: target for target in manifest["targets"]}
    (product,) = [p for p in manifest["products"] if p["name"] == PORTABLE_PRODUCT]
    (version,) = [p["version"] for p in manifest["platforms"] if p["platformName"] == "ios"]

    ordered: dict[str, Module] = {}

    def visit(name: str) -> None:
        if name not in ordered:
            module = _module(targets[name], root)
            for imported in module.imports:
                visit(imported)
            ordered[name] = module

    for name in product["targets"]:
        visit(name)
    return Package(
        name=manifest["name"],
        triple=f"arm64-apple-ios{version}",
        language_mode=manifest["swiftLanguageVersions"][0],
        modules=tuple(ordered.values()),
    )


def _module(target: dict, root: pathlib.Path) -> Module:
    name = target["name"]
    folder = root / target.get("path", f"Sources/{name}")
    return Module(
        name=name,
        imports=tuple(filter(None, map(_name_on_ios, target["dependencies"]))),
        flags=tuple(flag for setting in target["settings"] for flag in _flags(setting)),
        sources=tuple(sorted(folder.rglob("*.swift"))),
    )


def _name_on_ios(dependency: dict) -> str | None:
    """The name of the module depended on, or nothing where iOS does without it."""
    ((kind, value),) = dependency.items()
    if kind not in ("byName", "target"):
        raise CheckFailed(f"a dependency of kind {kind} is not known to the check")
    name, condition = value
    platforms = (condition or {}).get("platformNames", [])
    return name if not platforms or "ios" in platforms else None


def _flags(setting: dict) -> list[str]:
    """The compiler's flags for a setting of the manifest."""
    match setting["kind"]:
        case {"treatAllWarnings": {"_0": "error"}}:
            return ["-warnings-as-errors"]
        case {"enableUpcomingFeature": {"_0": feature}}:
            return ["-enable-upcoming-feature", feature]
        case {"strictMemorySafety": _}:
            return ["-strict-memory-safety"]
    raise CheckFailed(f"the setting {setting['kind']} is not known to the check")
