"""The border that every HTTP request and every answer passes: device, rate, size, origin, headers."""

from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any

import msgspec

from tablee.core.texts import DEFAULT_LANGUAGE, LANGUAGES
from tablee.server import metrics
from tablee.server.devices import Devices
from tablee.server.errors import Refused, told
from tablee.server.limits import REMEMBERED, Buckets
from tablee.server.messages.rest import Problem
from tablee.server.settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
UNLIMITED = frozenset({"/healthz", "/metrics"})
HOUSEHOLD_BITS = 64


def header(scope: Scope, name: bytes) -> str:
    """A request header, empty if it was not sent."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def client(scope: Scope) -> str:
    """Where a connection comes from, as limits count it."""
    return household(scope["client"][0]) if scope.get("client") else "unknown"


@lru_cache(REMEMBERED)
def household(address: str) -> str:
    """An IPv4 address; of IPv6, where one household has more addresses than can be counted, the network."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address) or found.is_loopback:
        return address
    return str(found.ipv4_mapped or ip_network((found, HOUSEHOLD_BITS), strict=False))


def is_foreign(scope: Scope, settings: Settings) -> bool:
    """Whether a browser says that the request was made by a page of another site."""
    origin = header(scope, b"origin")
    if not origin:
        return False
    host = header(scope, b"host")
    return origin not in (f"http://{host}", f"https://{host}", settings.address, *settings.origins)


def language_of(scope: Scope) -> str:
    """The first language of the browser that we speak."""
    for part in header(scope, b"accept-language").split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return DEFAULT_LANGUAGE


def security_headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    """No scripts, frames or addresses from elsewhere."""
    host = header(scope, b"host")
    sockets = f" ws://{host} wss://{host}" if host and all(one.isalnum() or one in ".-:[]" for one in host) else ""
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        f"media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'{sockets}; "
        "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    )
    return [
        (b"content-security-policy", policy.encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    ]


class Border:
    """ASGI middleware: rates, sizes, origins, cookies, headers."""

    def __init__(self, app: App, settings: Settings, devices: Devices) -> None:
        self._app, self._settings, self._devices = app, settings, devices
        self._rates = Buckets(settings.limits.requests_per_second, settings.limits.request_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        device = self._devices.known(header(scope, b"cookie"))
        scope.setdefault("state", {})["device"] = device or self._devices.new()
        scope["state"]["known"] = device is not None
        if scope["type"] == "websocket":
            scope["state"]["hasty"] = not self._rates.take(client(scope))
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        outgoing = self._dressed(scope, send, fresh=device is None)
        if refusal is not None:
            await refuse(refusal, scope, outgoing)
            return
        await self._app(scope, self._bounded(receive), outgoing)

    def _refusal(self, scope: Scope) -> Refused | None:
        if scope["path"] not in UNLIMITED and not self._rates.take(client(scope)):
            return Refused("too-many-requests")
        if scope["method"] not in SAFE_METHODS and is_foreign(scope, self._settings):
            return Refused("foreign-origin", got=header(scope, b"origin")[:100])
        length = header(scope, b"content-length")
        if length.isdigit() and int(length) > self._settings.limits.body_bytes:
            return Refused("message-too-big", limit=self._settings.limits.body_bytes)
        return None

    def _bounded(self, receive: Receive) -> Receive:
        """A body without an announced length is cut off at the limit, too."""
        taken = 0

        async def bounded() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > self._settings.limits.body_bytes:
                raise Refused("message-too-big", limit=self._settings.limits.body_bytes)
            return message

        return bounded

    def _dressed(self, scope: Scope, send: Send, fresh: bool) -> Send:
        extra = security_headers(scope)
        if fresh and scope["path"] not in UNLIMITED:
            cookie = self._devices.set_cookie(scope["state"]["device"], scope["scheme"] == "https")
            extra.append((b"set-cookie", cookie.encode()))

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        return dressed


async def refuse(error: Refused, scope: Scope, send: Send) -> None:
    """Answer with a problem before anything else is read."""
    metrics.refusals.labels(error.slug).inc()
    body = msgspec.json.encode(Problem(**told(error, language_of(scope))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
