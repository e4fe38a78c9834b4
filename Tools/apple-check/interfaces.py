"""Turns the toolchain's own module interfaces for Linux into interfaces for iOS.

The Swift toolchain for Linux is open source and holds the interfaces of its standard library as
text (`*.swiftinterface`), and it can print that of Foundation. Neither says anything that belongs
to one system alone, but for a few lines. The functions here rewrite those lines, text to text.
"""

import re

# Classes of Foundation on Linux that iOS does not have.
MISSING_ON_IOS = ("Process", "Host")

_ATTRIBUTES_FOR_BODIES = re.compile(
    r"@(inlinable|frozen|_transparent|_alwaysEmitIntoClient|usableFromInline|_fixed_layout"
    r"|export\(\w+\)|inline\(__always\))\s?"
)
_MODIFIERS = (
    r"(@\S+(\([^)]*\))?\s+)*"
    r"((public|open|static|class|final|override|nonisolated|mutating|nonmutating|weak|unowned"
    r"|required|convenience|dynamic|package|internal|prefix|postfix)\s+)*"
)
_VARIABLE = re.compile(rf"^\s*{_MODIFIERS}(var|subscript)\b")
_CONSTANT = re.compile(rf"^\s*{_MODIFIERS}let ")
_GLOBAL = re.compile(r"^public (?:let|var) (\w+):")

_NSRANGE = """public struct NSRange : Swift.Hashable, Swift.Codable, Swift.Sendable {
  public var location: Swift.Int
  public var length: Swift.Int
  public init()
  public init(location: Swift.Int, length: Swift.Int)
}"""

# Conformances to underscored protocols are not printed; this one makes `as NSString` work.
_BRIDGING = """
extension Swift.String : Swift._ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> Foundation.NSString
  public static func _forceBridgeFromObjectiveC(
    _ source: Foundation.NSString, result: inout Swift.String?)
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: Foundation.NSString, result: inout Swift.String?) -> Swift.Bool
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: Foundation.NSString?) -> Swift.String
}
"""


def flags_of(interface: str) -> list[str]:
    """The compiler flags that an interface of the standard library was written with."""
    match = re.search(r"^// swift-module-flags: (.*)$", interface, re.MULTILINE)
    if match is None:
        raise ValueError("the interface names no flags")
    return match.group(1).split()


def standard_library_interface(text: str, linux: str, triple: str) -> str:
    """An interface of the standard library, for another triple than the `linux` one."""
    text = text.replace(f"-target {linux}", f"-target {triple}").replace(" -static ", " ")
    # What was back-deployed stands in the old systems' libraries: there is nothing to deploy here.
    text = re.sub(r"@backDeployed\([^)]*\)\s*", "", text)
    text = re.sub(r"^import Glibc\n", "", text, flags=re.MULTILINE)
    # Float80 is a number of Intel processors; these two helpers exist for it alone.
    return text.replace("_stdlib_remainderl(self, other)", "other").replace(
        "_stdlib_squareRootl(self)", "Float80(0)"
    )


def foundation_interface(module: str, printed: str, header: str) -> str:
    """An interface made from what `swift-synthesize-interface` printed of a part of Foundation.

    The print is for readers: it holds no bodies, says `{ get }` of constants and leaves it out
    of some variables, and names modules of Linux.
    """
    text = _without_blocks(printed)
    lines: list[str] = []
    seen: set[str] = set()
    for line in text.splitlines():
        if re.match(r"^\s*//|^(@_exported )?import\b", line):
            continue
        if _is_dropped(line, seen):
            _drop_attributes(lines)
            continue
        lines.append(_declaration(line))
    bridging = _BRIDGING if module == "Foundation" else ""
    return header + "\n".join(lines) + "\n" + bridging


def _without_blocks(text: str) -> str:
    """Without the extensions that the print of Linux spells in a way no compiler reads back."""
    for extended in (r"FoundationEssentials\.URL\.Template\.Element :", r"Dispatch\.DispatchData"):
        text = re.sub(rf"^extension {extended}.*?^}}\n", "", text, flags=re.DOTALL | re.MULTILINE)
    return text


def _is_dropped(line: str, seen: set[str]) -> bool:
    if "Dispatch.Dispatch" in line or re.search(r"\b(Mutable|Output)?(Raw)?Span\b", line):
        return True
    if line.strip().startswith("override public convenience init()"):
        return True
    # Some constants are printed twice, once for each module that re-exports them.
    name = _GLOBAL.match(line)
    if name is None:
        return False
    repeated = name.group(1) in seen
    seen.add(name.group(1))
    return repeated


def _drop_attributes(lines: list[str]) -> None:
    """Takes back the attributes of a declaration that is being dropped."""
    while lines and lines[-1].strip().startswith("@available"):
        lines.pop()


def _declaration(line: str) -> str:
    line = _ATTRIBUTES_FOR_BODIES.sub("", line)
    line = re.sub(r"\b(internal|private|fileprivate)\(set\) ?", "", line)
    line = line.replace("Glibc.POSIXErrorCode", "Darwin.POSIXErrorCode")
    if line.strip() == "public typealias NSRange":
        return _NSRANGE
    if _CONSTANT.match(line):
        return line.replace(" { get }", "")
    if _VARIABLE.match(line) and "{" not in line:
        return line.rstrip() + " { get set }"
    for name in MISSING_ON_IOS:
        if re.match(rf"^(open class |extension Foundation\.){name}\b", line):
            return "@available(iOS, unavailable)\n" + line
    return line
