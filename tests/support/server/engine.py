"""What a page with the engine makes of a match that came as bytes: here in Python, the same that others get as JSON."""

from typing import Any

import msgspec
import numpy as np

import tablee
from tablee.core.events import Event
from tablee.core.fields import Fields
from tablee.core.game import Game

Message = dict[str, Any]


def patched(known: bytes | None, patch: bytes) -> bytes:
    """A record after a patch."""
    pieces = msgspec.msgpack.decode(patch)
    places, parts = pieces[::2], pieces[1::2]
    if known is None:
        assert places == [0]
        return bytes(parts[0])
    record = bytearray(known)
    for place, part in zip(places, parts, strict=True):
        assert place + len(part) <= len(record)
        record[place : place + len(part)] = part
    return bytes(record)


class Engine:
    """The views that a connection has, and what follows from them."""

    def __init__(self) -> None:
        self.records: dict[int | None, bytes] = {}
        self._game: Game | None = None

    def take(self, message: Message, table: Message, language: str) -> Message:
        """A snapshot or an update as it would have come as JSON."""
        sent = message.get("match")
        if sent is None:
            return message
        if message["type"] == "snapshot":
            self.records = {one["seat"]: one["view"] for one in sent["views"]}
        else:
            for one in sent["views"]:
                self.records[one["seat"]] = patched(self.records.get(one["seat"]), one["view"])
        game = self._game = self._game or tablee.load(table["game"], table["players"], options=table["options"])
        names = [seat["name"] for seat in table["seats"]]
        shown = [self._seat_view(game, sent, one, names, language) for one in sent["views"]]
        result = game.result(self._state(game, sent["views"][0]["seat"])).data() if sent["over"] else None
        return {**message, "match": {**sent, "views": shown, "result": result}}

    def _state(self, game: Game, seat: int | None) -> Fields:
        state = game.new_state()
        state.array.view(np.uint8)[:] = np.frombuffer(self.records[seat], np.uint8)
        return state

    def _seat_view(self, game: Game, sent: Message, one: Message, names: list[str], language: str) -> Message:
        seat = one["seat"]
        view = self._state(game, seat)
        acts = seat is not None and sent["actor"] == seat
        legal = game.legal(view) if acts else []
        sources = [source.name for source in game.sources]
        prompt = None
        if acts:
            key, params = game.prompt(view)
            prompt = game.say("question", key, language, **{"player": names[seat], **params})
        events = [(row["ply"], Event(game.declared.events.of(row["row"]), tuple(row["row"]))) for row in one["journal"]]
        return {
            "seat": seat,
            "view": game.data(view),
            "scores": list(game.scores(view)),
            "sheet": [dict(zip(sources, row, strict=False)) for row in game.sheet(view)],
            "legal": [{"move": game.text(view, action), "data": game.move_data(view, action)} for action in legal],
            "prompt": prompt,
            "can_undo": one["can_undo"],
            "log_from": one["log_from"],
            "log": [
                {"ply": ply, "event": event.whole(), "text": game.tell(event.whole(), names, language)}
                for ply, event in events
            ],
        }
