"""From a request to acts: `handle(table, request, context)` is the one place where it is said who may do what."""

from collections.abc import Callable
from typing import Any

from tablee.server.acts import AnyAct
from tablee.server.errors import Refused
from tablee.server.handlers import admission, playing, seats, talk
from tablee.server.handlers.context import Context
from tablee.server.handlers.events import AnyEvent
from tablee.server.messages import requests
from tablee.server.table import Table

Handler = Callable[[Table, Any, Context], list[AnyAct]]

HANDLERS: dict[type[Any], Handler] = {**seats.HANDLERS, **playing.HANDLERS, **talk.HANDLERS}


def handle(table: Table, request: requests.AnyRequest | AnyEvent, context: Context) -> list[AnyAct]:
    """The acts that a request leads to; nothing is changed. Refused, with a sentence, if it may not be."""
    admission.check(table, request, context)
    return HANDLERS[type(request)](table, request, context)


__all__ = ["HANDLERS", "Context", "Handler", "Refused", "handle"]
