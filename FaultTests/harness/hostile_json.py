"""Texts that break careless readers of JSON: as documents, as edits, and as histories."""

import json

_LAYER = (
    '{"id":"1F9D54F5-3A03-4179-A1AD-A9187834C474","kind":"text","x":10,"y":10,"width":5,'
    '"height":5,"text":"a"}'
)
# Numbers that are none, are too large for some kind of number, or almost are.
_NUMBERS = (
    "NaN", "Infinity", "-Infinity", "1e308", "-1e308", "1e309", "1e-400", "-0",
    "9223372036854775807", "9223372036854775808", "-9223372036854775809", "1e30", "1" * 400,
    "0." + "1" * 100_000, "1e99999999999999999999", "0x10", "01", "1.", ".5", "+1", "--1", "1e",
)
_STRINGS = {
    "a zero byte in a string": rb'"\u0000a\u0000"',
    "a raw zero byte in a string": b'"a\x00b"',
    "a lone high surrogate": rb'"\ud800"',
    "a lone low surrogate": rb'"\udfff"',
    "surrogates in the wrong order": rb'"\udc00\ud800"',
    "bytes that are no UTF-8": b'"\xff\xfe\xc3\x28"',
    "UTF-8 of a surrogate": b'"\xed\xa0\x80"',
    "an overlong slash": b'"\xc0\xaf"',
    "an unknown escape": rb'"\q"',
    "an escape that was cut off": rb'"\u12"',
    "right-to-left overrides": "\"\u202e\u2066a\u2069\"".encode(),
    "a string of megabytes": b'"' + b"a" * 4_000_000 + b'"',
    "ten thousand combining marks": ('"a' + "\u0301" * 10_000 + '"').encode(),
    "code points that are no characters": '"\uffff\ufffe\U0010ffff"'.encode(),
}
_DEEP = 100_000
_MANY = 1_000_000


def documents() -> dict[str, bytes]:
    """Documents by what is wrong with them."""
    whole = {f"a width of {number[:12]}": _document(width=number) for number in _NUMBERS}
    whole |= {f"an x of {number[:12]}": _document(x=number) for number in _NUMBERS}
    whole |= {f"{name} as text": _document(text=text) for name, text in _STRINGS.items()}
    whole |= {f"{name} as a key": b'{"layers":[],' + text + b":1}"
              for name, text in _STRINGS.items()}
    return whole | _shapes() | {
        "a million layers": _many(_LAYER),
        "a million layers that are none": _many("1"),
        "a million keys": b'{"layers":[],'
        + ",".join(f'"{number}":1' for number in range(_MANY)).encode() + b"}",
        "the same key twice": b'{"layers":[],"layers":7,"canvasWidth":1,"canvasWidth":1e308}',
        "layers with one identity": f'{{"layers":[{_LAYER},{_LAYER}]}}'.encode(),
        "a version from far away": b'{"version":1e30,"layers":[]}',
        "a negative version": b'{"version":-9223372036854775808,"layers":[]}',
    }


def edits() -> dict[str, bytes]:
    """Lines for `edit -` by what is wrong with them."""
    lines = {
        f"moved by {number[:12]}": f'{{"edit":"move","layer":"#1","dx":{number},"dy":0}}'.encode()
        for number in _NUMBERS
    }
    lines |= {
        f"{field} of {number[:12]}":
        f'{{"edit":"set","layer":"#1","{field}":{number}}}'.encode()
        for number in ("1e308", "-1e308", "1e30", "9223372036854775808")
        for field in ("width", "fontSize", "rotation", "scale", "opacity", "x")
    }
    lines |= {f"{name} as text": b'{"edit":"add-text","text":' + text + b"}"
              for name, text in _STRINGS.items()}
    lines |= {f"{name} as a name": b'{"edit":' + text + b"}" for name, text in _STRINGS.items()}
    lines |= {f"layer {place}": json.dumps({"edit": "remove", "layer": place}).encode()
              for place in ("#0", "#-1", "#99999999999999999999", "#", "", "#1.5", 7, None, [])}
    return lines | _shapes()


def histories() -> dict[str, bytes]:
    """Histories of bundles by what is wrong with them."""
    def step(index: str) -> bytes:
        layer = f'{{"added":{_LAYER},"index":{index}}}'
        return f'{{"edit":{{"name":"add-text","layers":[{layer}]}}}}'.encode()

    lines = {f"a layer at {number[:12]}": step(number) for number in _NUMBERS}
    lines |= {f"a layer at {index}": step(index) for index in ("-1", "7", "1.5", "null", "[]")}
    lines |= {f"{name} as a name": b'{"edit":{"name":' + text + b',"layers":[]}}'
              for name, text in _STRINGS.items()}
    return lines | _shapes() | {
        "undo of nothing": b'"undo"\n' * 1_000,
        "redo of nothing": b'"redo"\n' * 1_000,
        "very many steps": step("0") + b"\n" + b'"undo"\n"redo"\n' * 100_000,
        "an amendment of nothing": b'{"amend":{"name":"move","layers":[]},"step":{}}',
    }


def _document(width: str = "100", x: str = "1", text: bytes = b'"a"') -> bytes:
    """A document with one text and one value that is not as it should be."""
    head = f'{{"version":1,"canvasWidth":{width},"canvasHeight":100,"layers":[{{"kind":"text",'
    return head.encode() + f'"x":{x},"y":1,"width":5,"height":5,"text":'.encode() + text + b"}]}"


def _many(layer: str) -> bytes:
    return b'{"layers":[' + ",".join([layer] * _MANY).encode() + b"]}"


def _shapes() -> dict[str, bytes]:
    """Texts of a wrong shape, whatever they should be."""
    return {
        "nothing": b"",
        "spaces": b" " * 1_000_000,
        "a null": b"null",
        "a number": b"7",
        "very deep lists": b"[" * _DEEP,
        "very deep objects": b'{"a":' * _DEEP,
        "deep layers": b'{"layers":' + b"[" * _DEEP + b"]" * _DEEP + b"}",
        "an end that is missing": b'{"layers":[{"kind":"text"',
        "an end too many": b'{"layers":[]}}',
        "a comma too many": b'{"layers":[],}',
        "another encoding": '{"layers":[]}'.encode("utf-16"),
        "a mark of the byte order": b"\xef\xbb\xbf" + b'{"layers":[]}',
        "bytes of chance": bytes(range(256)) * 100,
    }
