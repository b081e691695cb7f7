"""What one node asks another, and for whom: signed, so that nobody else can ask it."""

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode

import msgspec

from tablee.server.clock import now_ms

PASS = "x-tablee-pass"
MOST_AGE = 60_000
"""Milliseconds that a pass is good for: clocks of machines differ a little."""


class Pass(msgspec.Struct, frozen=True):
    """For whom a node asks another, and what."""

    to: str
    at: int
    path: str
    client: str
    device: str = ""
    known: bool = False
    scheme: str = "http"


class Passes:
    """Signed with the key of the house."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def write(self, content: Pass) -> str:
        body = urlsafe_b64encode(msgspec.json.encode(content)).decode()
        return f"{body}.{self._signature(body)}"

    def read(self, text: str, to: str, path: str) -> Pass | None:
        """None if it is not ours, not for this node and this address, or not of now."""
        body, _, signature = text.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(body).encode()):
            return None
        content = msgspec.json.decode(urlsafe_b64decode(body), type=Pass)
        fits = content.to == to and content.path == path and abs(now_ms() - content.at) < MOST_AGE
        return content if fits else None

    def _signature(self, body: str) -> str:
        return hmac.digest(self._key, b"pass " + body.encode(), hashlib.sha256).hex()
