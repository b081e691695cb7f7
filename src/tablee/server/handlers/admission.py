"""What is checked for every request, before it is looked at: rates, cookies, and what a table can remember."""

from typing import Any

from tablee.server.errors import Refused
from tablee.server.handlers import events
from tablee.server.handlers.context import Context
from tablee.server.messages import requests
from tablee.server.table import Table

QUESTIONS: tuple[type[Any], ...] = (requests.Ping, requests.Speak, requests.Preview)
"""They leave nothing behind."""
ALWAYS: tuple[type[Any], ...] = (
    requests.Play, requests.Contribute, requests.Start, requests.Rematch, events.Arrived, events.TimeUp, events.BotMove,
    events.Close,
)  # fmt: skip
"""Without these a match would not begin, go on and end; none of them can be repeated without others between."""
HOSTS_RESERVE = 200
"""So many acts more are left to the host: enough to seat people and bots, and to begin."""
SHARE = 5
"""One address fills at most this part of what a table remembers."""


def check(table: Table, request: Any, context: Context) -> None:
    """Refuse what comes too fast, without a cookie, or to a table that is closed or full."""
    if context.caller.is_hasty or (isinstance(request, requests.Say) and context.caller.has_talked_much):
        raise Refused("too-many-requests")
    if isinstance(request, requests.Sit) and not context.caller.has_cookie:
        raise Refused("no-cookie")
    if isinstance(request, QUESTIONS):
        return
    if table.closed and not isinstance(request, events.Arrived):
        raise Refused("table-closed")
    if not isinstance(request, ALWAYS):
        _check_space(table, context)


def _check_space(table: Table, context: Context) -> None:
    most = context.limits.acts_per_table
    if table.is_host(context.device):
        full = table.version >= most + HOSTS_RESERVE
    else:
        full = table.version >= most or context.acts_of_address >= max(1, most // SHARE)
    if full:
        raise Refused("too-many-acts")
