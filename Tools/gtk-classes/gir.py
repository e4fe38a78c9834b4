"""Reads the interface descriptions (GIR) that GObject libraries install beside their headers."""

from __future__ import annotations

import pathlib
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass, field

FOLDER = pathlib.Path("/usr/share/gir-1.0")
NAMESPACES = ("GObject-2.0", "Gio-2.0", "GLib-2.0", "Gdk-4.0", "Gsk-4.0", "Gtk-4.0", "Adw-1")

CORE = "{http://www.gtk.org/introspection/core/1.0}"
C = "{http://www.gtk.org/introspection/c/1.0}"
GLIB = "{http://www.gtk.org/introspection/glib/1.0}"


@dataclass(frozen=True)
class Value:
    """A parameter or a result of a function."""

    name: str
    c_type: str
    nullable: bool
    transfer: str
    is_output: bool = False


@dataclass(frozen=True)
class Function:
    """A function that belongs to a class."""

    kind: str  # "constructor", "method" or "function"
    name: str  # without the prefix of its class
    symbol: str  # of C
    parameters: tuple[Value, ...]  # without the instance
    instance: Value | None
    result: Value
    throws: bool


@dataclass
class Class:
    """A class, an interface or a record with functions."""

    name: str
    namespace: str
    parent: str | None
    type_function: str | None
    functions: list[Function] = field(default_factory=list)


@dataclass(frozen=True)
class Enumeration:
    """An enumeration or a set of flags; its members by their names in C."""

    name: str
    namespace: str
    is_flags: bool
    members: tuple[tuple[str, str], ...]


@dataclass
class Descriptions:
    """What all libraries declare together."""

    classes: dict[str, Class] = field(default_factory=dict)
    enumerations: list[Enumeration] = field(default_factory=list)

    def is_a(self, name: str, ancestor: str) -> bool:
        """Whether a class is another one or descends from it."""
        current: str | None = name
        while current is not None and current != ancestor:
            known = self.classes.get(current)
            current = known.parent if known else None
        return current == ancestor


def missing() -> list[str]:
    """The descriptions that are not installed."""
    return [name for name in NAMESPACES if not (FOLDER / f"{name}.gir").exists()]


def read() -> Descriptions:
    """Reads all descriptions."""
    result = Descriptions()
    for name in NAMESPACES:
        root = ElementTree.parse(FOLDER / f"{name}.gir").getroot()
        namespace = root.find(f"{CORE}namespace")
        assert namespace is not None
        prefix = namespace.get(f"{C}identifier-prefixes", "").split(",")[0]
        for element in namespace:
            _read_element(element, namespace.get("name", ""), prefix, result)
    return result


def _read_element(
    element: ElementTree.Element, namespace: str, prefix: str, result: Descriptions
) -> None:
    kind = element.tag.removeprefix(CORE)
    if kind in ("class", "interface", "record"):
        name = element.get(f"{C}type") or element.get(f"{GLIB}type-name", "")
        result.classes[name] = Class(
            name=name,
            namespace=namespace,
            parent=_qualified(element.get("parent"), prefix),
            type_function=element.get(f"{GLIB}get-type"),
            functions=[f for child in element if (f := _function(child)) is not None],
        )
    elif kind in ("enumeration", "bitfield") and not _is_old(element):
        members = tuple(
            (member.get("name", ""), member.get(f"{C}identifier", ""))
            for member in element.findall(f"{CORE}member")
        )
        name = element.get(f"{C}type", "")
        result.enumerations.append(Enumeration(name, namespace, kind == "bitfield", members))


def _qualified(parent: str | None, prefix: str) -> str | None:
    """The name in C of a parent, which may be of another library: `Gtk.Widget`, or `Widget`."""
    if parent is None:
        return None
    library, _, name = parent.rpartition(".")
    return {"GObject": "G", "Gio": "G", "": prefix}.get(library, library) + name


def _is_old(element: ElementTree.Element) -> bool:
    return element.get("deprecated") == "1"


def _function(element: ElementTree.Element) -> Function | None:
    kind = element.tag.removeprefix(CORE)
    if kind not in ("constructor", "method", "function"):
        return None
    if _is_old(element) or element.get("introspectable") == "0" or element.get("moved-to"):
        return None
    list_of_parameters = element.find(f"{CORE}parameters")
    elements = [] if list_of_parameters is None else list(list_of_parameters)
    result = element.find(f"{CORE}return-value")
    if result is None or any(e.find(f"{CORE}varargs") is not None for e in elements):
        return None
    values = [(e.tag.removeprefix(CORE), _value(e)) for e in elements]
    return Function(
        kind=kind,
        name=element.get("name", ""),
        symbol=element.get(f"{C}identifier", ""),
        parameters=tuple(value for tag, value in values if tag == "parameter"),
        instance=next((value for tag, value in values if tag == "instance-parameter"), None),
        result=_value(result),
        throws=element.get("throws") == "1",
    )


def _value(element: ElementTree.Element) -> Value:
    described = next(
        (e for e in element if e.tag in (f"{CORE}type", f"{CORE}array", f"{CORE}callback")), None
    )
    c_type = "" if described is None else described.get(f"{C}type", "")
    return Value(
        name=element.get("name", ""),
        c_type=c_type,
        nullable=element.get("nullable") == "1" or element.get("optional") == "1",
        transfer=element.get("transfer-ownership", "none"),
        is_output=element.get("direction", "in") != "in",
    )
