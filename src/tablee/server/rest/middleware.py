"""What every HTTP request and every answer passes: rate, bans, size, origin, device, headers."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.core.texts import DEFAULT_LANGUAGE, LANGUAGES
from tablee.server import metrics
from tablee.server.addresses import household
from tablee.server.errors import Refused, told
from tablee.server.limits import whole_number
from tablee.server.messages.rest import Problem
from tablee.server.passes import PASS, Pass
from tablee.server.settings import Settings

if TYPE_CHECKING:
    from tablee.server.server import Server

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
UNLIMITED = frozenset({"/healthz", "/metrics"})
MOST_LETTERS = 500
"""Of a header that lists languages."""


def header(scope: Scope, name: bytes) -> str:
    """A request header, empty if it was not sent."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), "")


def client_of(scope: Scope) -> str:
    """Where a connection comes from, as limits count it."""
    return household(scope["client"][0]) if scope.get("client") else "unknown"


def is_foreign(scope: Scope, settings: Settings) -> bool:
    """Whether a browser says that the request was made by a page of another site."""
    origin = header(scope, b"origin")
    if not origin:
        return False
    host = header(scope, b"host")
    return origin not in (f"http://{host}", f"https://{host}", settings.address, *settings.origins)


def language_of(scope: Scope) -> str:
    """The first language of the browser that we speak."""
    for part in header(scope, b"accept-language")[:MOST_LETTERS].split(","):
        if part.strip()[:2].lower() in LANGUAGES:
            return part.strip()[:2].lower()
    return DEFAULT_LANGUAGE


def security_headers(scope: Scope) -> list[tuple[bytes, bytes]]:
    """No scripts, frames or addresses from elsewhere."""
    host = header(scope, b"host")
    sockets = f" ws://{host} wss://{host}" if host and all(one.isalnum() or one in ".-:[]" for one in host) else ""
    policy = (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
        f"font-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; connect-src 'self'{sockets}; "
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


class Middleware:
    """ASGI middleware around the whole application."""

    def __init__(self, app: App, server: "Server") -> None:
        self._app, self._server = app, server
        self._limits = server.settings.limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        of_node = self._is_of_node(scope)
        if of_node and not self._take_pass(scope):
            await _turn_away(scope, send)
            return
        if scope["type"] == "websocket":
            self._identify(scope)
            await self._app(scope, receive, send)
            return
        refusal = None if of_node else self._refusal(scope)
        if refusal is None:
            self._identify(scope)
            if self._server.is_banned(client_of(scope), scope["state"]["device"]):
                refusal = Refused("banned")
        outgoing = self._dressed(scope, send)
        if refusal is not None:
            await refuse(refusal, scope, outgoing)
            return
        await self._app(scope, self._bounded(receive), outgoing)

    def _is_of_node(self, scope: Scope) -> bool:
        """Whether this came to the address at which nodes reach each other."""
        return bool(scope.get("server")) and scope["server"][1] == self._server.node_port

    def _take_pass(self, scope: Scope) -> bool:
        """For whom another node asks; false if it has no business here."""
        found = self._server.passes.read(header(scope, PASS.encode()), self._server.house.id, scope["path"])
        if found is None:
            return False
        scope["client"], scope["scheme"] = (found.client, 0), found.scheme
        scope.setdefault("state", {})["pass"] = found
        return True

    def _identify(self, scope: Scope) -> None:
        """The device of the cookie, or a new one; of a pass, the one that the other node has seen."""
        if "pass" in scope.get("state", {}):
            found: Pass = scope["state"]["pass"]
            scope["state"]["device"], scope["state"]["known"] = found.device, found.known
            return
        device = self._server.devices.known(header(scope, b"cookie"))
        state = scope.setdefault("state", {})
        state["device"], state["known"] = device or self._server.devices.new(), device is not None

    def _refusal(self, scope: Scope) -> Refused | None:
        """What can be told before the cookie is looked at."""
        if scope["path"] not in UNLIMITED and not self._server.requests.take(client_of(scope)):
            return Refused("too-many-requests")
        if scope["method"] not in SAFE_METHODS and is_foreign(scope, self._server.settings):
            return Refused("foreign-origin", got=header(scope, b"origin")[:100])
        length = header(scope, b"content-length")
        if length and (whole_number(length) is None or int(length) > self._limits.body_bytes):
            return Refused("message-too-big", limit=self._limits.body_bytes)
        return None

    def _bounded(self, receive: Receive) -> Receive:
        """A body without an announced length is cut off at the limit, too."""
        taken = 0

        async def bounded() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > self._limits.body_bytes:
                raise Refused("message-too-big", limit=self._limits.body_bytes)
            return message

        return bounded

    def _dressed(self, scope: Scope, send: Send) -> Send:
        """Answers with the headers of this server; a new device gets its cookie, but not with what caches keep."""
        extra = security_headers(scope)
        state = scope.get("state", {})
        fresh = "device" in state and not state["known"] and scope["path"] not in UNLIMITED

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *extra]
                if fresh and not any(key == b"cache-control" and b"public" in value for key, value in headers):
                    cookie = self._server.devices.set_cookie(state["device"], scope["scheme"] == "https")
                    headers.append((b"set-cookie", cookie.encode()))
                message["headers"] = headers
            await send(message)

        return dressed


async def _turn_away(scope: Scope, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
    else:
        await refuse(Refused("unknown-page"), scope, send)


async def refuse(error: Refused, scope: Scope, send: Send) -> None:
    """Answer with a problem before anything else is read."""
    metrics.refusals.labels(error.slug).inc()
    body = msgspec.json.encode(Problem(**told(error, language_of(scope))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
