"""Who is who: a device is a random name in a signed cookie; holding it is the capability to act for its seats."""

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

COOKIE = "tablee"
DEVICE_BYTES = 18
MOST_LETTERS = 8_192
"""Of a Cookie header: browsers send less, and what is beyond is not read."""
LIFETIME = 400 * 24 * 3600


def random_name(size: int) -> str:
    """So many random bytes as letters, digits, - and _; no command takes it for an option."""
    while (name := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return name


class Devices:
    """Makes and checks device cookies with the server's key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        return random_name(DEVICE_BYTES)

    def signed(self, device: str) -> str:
        return f"{device}.{self._signature(device)}"

    def known(self, cookies: str) -> str | None:
        """The device of a Cookie header, None if there is none or its signature is not ours. One pass, no quoting."""
        for part in cookies[:MOST_LETTERS].split(";"):
            name, _, value = part.strip().partition("=")
            if name == COOKIE:
                device, dot, signature = value.partition(".")
                fits = hmac.compare_digest(signature.encode(), self._signature(device).encode())
                return device if dot and fits else None
        return None

    def set_cookie(self, device: str, secure: bool) -> str:
        """The Set-Cookie header of a device."""
        parts = f"{COOKIE}={self.signed(device)}; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Lax"
        return parts + "; Secure" if secure else parts

    def _signature(self, device: str) -> str:
        digest = hmac.digest(self._key, b"device " + device.encode(), hashlib.sha256)
        return urlsafe_b64encode(digest).decode().rstrip("=")
