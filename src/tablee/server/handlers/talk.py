"""Talk, and the requests that leave nothing behind."""

from collections.abc import Callable
from typing import Any

from tablee.core.texts import sentences
from tablee.server import acts
from tablee.server.acts import AnyAct
from tablee.server.errors import PACKAGE, Refused
from tablee.server.handlers.checks import check_host, own_player, person_on, stamp
from tablee.server.handlers.context import Context
from tablee.server.messages import requests
from tablee.server.names import visible
from tablee.server.table import Table


def say(table: Table, request: requests.Say, context: Context) -> list[AnyAct]:
    """A phrase, or free text where the host allows it."""
    player = own_player(table, request.seat, context.device)
    phrases = sentences(PACKAGE, "en", "phrase")
    text = visible(request.text or "")
    if player.muted:
        raise Refused("muted")
    if table.created.chat == "off" or (request.text is not None and table.created.chat != "free"):
        raise Refused("no-free-chat")
    if (request.phrase is None) == (request.text is None) or (request.phrase or "hello") not in phrases:
        raise Refused("unknown-phrase", known=", ".join(phrases))
    if request.text is not None and not 1 <= len(text) <= context.limits.chat_length:
        raise Refused("bad-chat-length", limit=context.limits.chat_length)
    return [acts.Said(**stamp(request, context), seat=request.seat, phrase=request.phrase or "", text=text)]


def mute(table: Table, request: requests.Mute, context: Context) -> list[AnyAct]:
    """Nothing a seat says is passed on."""
    check_host(table, context)
    person_on(table, request.seat)
    return [acts.Muted(**stamp(request, context), seat=request.seat, muted=request.muted)]


def nothing(table: Table, request: requests.Ping | requests.Speak, context: Context) -> list[AnyAct]:
    """Answered, and forgotten."""
    return []


HANDLERS: dict[type[Any], Callable[[Table, Any, Context], list[AnyAct]]] = {
    requests.Say: say,
    requests.Mute: mute,
    requests.Ping: nothing,
    requests.Speak: nothing,
}
