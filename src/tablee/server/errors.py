"""What the server refuses: a stable slug and a sentence in every language; never a trace."""

from typing import Any

from tablee.core.errors import TableeError

PACKAGE = "tablee.server"

STATUS = {
    "unknown-table": 404,
    "unknown-page": 404,
    "wrong-link": 404,
    "foreign-origin": 403,
    "not-host": 403,
    "not-at-machine": 403,
    "banned": 403,
    "other-rules": 410,
    "wrong-seat": 403,
    "message-too-big": 413,
    "wrong-method": 405,
    "too-many-requests": 429,
    "too-many-tables": 429,
    "too-many-connections": 429,
    "server-closing": 503,
    "table-elsewhere": 503,
    "storage-failed": 503,
    "took-too-long": 503,
    "internal": 500,
}
"""HTTP statuses of refusals that are not 400 or 409."""

CONFLICTS = frozenset(
    {
        "stale-ply",
        "full-table",
        "taken-seat",
        "taken-nickname",
        "not-over-yet",
        "already-started",
        "table-closed",
        "no-network",
    }
)


class Refused(TableeError):
    """The server will not do this; the connection and the match live on."""

    package = PACKAGE

    @property
    def status(self) -> int:
        return 409 if self.slug in CONFLICTS else STATUS.get(self.slug, 400)


def told(error: TableeError, language: str) -> dict[str, Any]:
    """An error as the fields of an answer: slug, clause if a rule decided, and the sentence."""
    return {"slug": error.slug, "clause": getattr(error, "clause", None), "text": error.message(language)}
