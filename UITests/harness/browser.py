"""As much of a browser as it takes to see an app that GTK's Broadway serves."""

import base64
import os
import socket
import urllib.parse
import urllib.request

_PNG_BEGIN, _PNG_END = b"\x89PNG\r\n\x1a\n", b"IEND\xaeB`\x82"
_CHUNK = 1 << 16
# How long the server may keep silent, in seconds.
_PATIENCE = 20.0


class Browser:
    """Shows one page."""

    def __init__(self, address: str) -> None:
        with urllib.request.urlopen(address, timeout=_PATIENCE) as page:
            self.page = page.read().decode()
        where = urllib.parse.urlparse(address)
        self._socket = socket.create_connection((where.hostname, where.port), _PATIENCE)
        self._received = b""
        self._open_web_socket(address, where.netloc)

    def _open_web_socket(self, address: str, host: str) -> None:
        """Asks for the pictures as the page's script does (RFC 6455, section 4.1)."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            "GET /socket HTTP/1.1",
            f"Host: {host}",
            f"Origin: {address.rstrip('/')}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Protocol: broadway",
        )
        self._socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())

    def picture(self) -> bytes:
        """The next picture of a window that the app sends, as a PNG."""
        while True:
            before, begin, rest = self._received.partition(_PNG_BEGIN)
            picture, end, rest = rest.partition(_PNG_END)
            if end:
                self._received = rest
                return begin + picture + end
            chunk = self._socket.recv(_CHUNK)
            if not chunk:
                raise AssertionError("the server has ended")
            self._received += chunk

    def close(self) -> None:
        """Leaves the page."""
        self._socket.close()
