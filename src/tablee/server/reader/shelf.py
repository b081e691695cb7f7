"""Tables as they are stored, replayed when somebody wants to look at them; the latest are kept at hand."""

import logging
from collections import OrderedDict
from collections.abc import Sequence

from tablee.server.acts import AnyAct
from tablee.server.errors import Refused
from tablee.server.storage.store import Store
from tablee.server.table import OtherRules, Table

AT_HAND = 64

log = logging.getLogger("tablee.reader")


class Shelf:
    """Tables to read."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._at_hand: OrderedDict[str, Table] = OrderedDict()
        self._last_order = 0

    def table(self, id: str) -> Table:
        """A table as it is stored now."""
        check_id(id)
        self._forget_what_was_changed()
        known = self._at_hand.get(id)
        if known is None or known.version != self.store.version(id):
            known = self._at_hand[id] = stored_table(self.store.acts(id), id)
            if len(self._at_hand) > AT_HAND:
                self._at_hand.popitem(last=False)
        self._at_hand.move_to_end(id)
        return known

    def record(self, id: str) -> str:
        """The record of a finished match: kept since its end, whatever became of the rules; or replayed."""
        check_id(id)
        kept = self.store.record(id)
        if kept is not None:
            return kept
        match = self.table(id).match
        if match is None or not match.over:
            raise Refused("not-over-yet")
        return match.record()

    def _forget_what_was_changed(self) -> None:
        """Whoever runs the server may have changed what is stored."""
        last = self.store.last_order()
        if last != self._last_order:
            self._at_hand.clear()
            self._last_order = last


LONGEST_ID = 40


def check_id(id: str) -> None:
    """Whether a table can have this name at all; databases do not take everything."""
    if not (id.isascii() and id.isprintable() and len(id) <= LONGEST_ID):
        raise Refused("unknown-table")


def stored_table(stored: Sequence[AnyAct], id: str) -> Table:
    """A table of its acts; a sentence if it cannot be read, the reason in the log."""
    if not stored:
        raise Refused("unknown-table")
    try:
        return Table.replay(id, stored)
    except OtherRules:
        raise Refused("other-rules") from None
    except Exception as error:
        log.error("damaged table", extra={"table": id, "reason": f"{type(error).__name__}: {error}"[:300]})
        raise Refused("damaged-table") from error
