"""Everything that can be said of a match at a ply, as data: what story.ts says of it, too, through the engine.

Both sides make a digest of the same canonical JSON at every ply, so that a whole set of matches is compared by short
lists, and where two digests differ the data behind them can be shown. State, legal moves and scores are told at every
ply; events, words, refusals, views and positions at every `every`th one, counted from `first`; with `faults`, some of
these positions are spoilt in every way.
"""

import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any

from tablee.core.errors import TableeError
from tablee.core.fields import Fields
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.texts import LANGUAGES

NAMES = ("Ada", "Bruno", "Chloé", "Dario", "Emma")
MOVES, REFUSED = 4, 6
"""So many of the legal moves, and so many of all actions, are looked at closely at each ply."""
STRANGE = ("zz9", "99", "blé")
WRONG = ("zz", -1, 10_000, True, None, [], {}, ["zz"], {"zz": 1}, [-1])
"""What positions are spoilt with."""
SPOILT_EVERY, SPOILT_FIRST = 128, 40

Data = dict[str, Any]


def canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sha(data: bytes | str) -> str:
    return hashlib.sha256(data.encode() if isinstance(data, str) else data).hexdigest()


def digests(match: Match, every: int, first: int, faults: bool) -> list[str]:
    """One for each ply, the start included, and one for the whole."""
    return [sha(canonical(told)) for told in story(match, every, first, faults)]


def story(match: Match, every: int, first: int, faults: bool) -> Iterator[Data]:
    """The plies of a match one after the other, then what can be said of all of it."""
    game, state = match.game, match.origin.copy()
    for ply, (_, action) in enumerate([(0, 0), *match.actions]):
        before = state.copy()
        if ply:
            game.apply(state, action)
        told = {"state": sha(state.tobytes()), "legal": game.legal(state), "scores": list(game.scores(state))}
        if ply % every == first % every:
            is_spoilt = faults and 0 <= ply % SPOILT_EVERY - SPOILT_FIRST < every
            events = happened(game, before, action, state) if ply else []
            told |= {**closely(game, state, ply, is_spoilt), "events": events}
        yield told
    yield whole(match, every)


def closely(game: Game, state: Fields, ply: int, is_spoilt: bool) -> Data:
    """What else is true at a ply."""
    legal = game.legal(state)
    texts = [game.text(state, action) for action in legal]
    question, filled = game.prompt(state)
    seats = [*range(game.players), None]
    told = {
        "texts": texts,
        "moves": [move(game, state, action) for action in some(legal, MOVES)],
        "question": {"question": question, **filled},
        "asked": [game.say("question", question, language, **filled) for language in LANGUAGES],
        "refused": [refused(game, state, action) for action in some_actions(game, ply)],
        "written": [outcome(lambda text=text: game.read(state, text)) for text in strange(texts, ply)],
        "view_bytes": [sha(game.view(state, seat).tobytes()) for seat in seats],
        "view": game.data(game.view(state, seats[ply % len(seats)])),
        "position": game.data(state),
        "sheet": game.sheet(state),
    }
    if is_spoilt:
        told["spoilt"] = [
            outcome(lambda data=data: sha(game.state(data).tobytes())) for data in spoilt(told["position"])
        ]
    return told


def move(game: Game, state: Fields, action: int) -> Data:
    told = game.move_data(state, action)
    return {"data": told, "read": game.read(state, game.text(state, action)),
            "words": [game.describe(state, action, language) for language in LANGUAGES]}  # fmt: skip


def refused(game: Game, state: Fields, action: int) -> Data | None:
    refusal = game.refusal(state, action)
    return None if refusal is None else error(refusal)


def error(found: TableeError) -> Data:
    return {"slug": found.slug, "params": found.params, "words": [found.message(language) for language in LANGUAGES]}


def outcome(attempt: Callable[[], Any]) -> Any:
    try:
        return attempt()
    except TableeError as found:
        return error(found)


def happened(game: Game, before: Fields, action: int, after: Fields) -> list[Data]:
    events = game.events(before, action, after)
    return [
        {"kind": event.kind, "reveals": event.reveals, "whole": event.whole(),
         "seen": [seen(game, event.seen_by(seat)) for seat in (*range(game.players), None)]}
        for event in events
    ]  # fmt: skip


def seen(game: Game, data: Data) -> Data:
    return {"data": data, "words": [game.tell(data, NAMES, language) for language in LANGUAGES]}


def whole(match: Match, every: int) -> Data:
    """What is said once: the box, the board, the result, the record, and what may be undone."""
    return {
        "box": sha(match.game.box.tobytes()),
        "board": match.game.board(),
        "result": match.result().data() if match.over else None,
        "record": sha(match.record()),
        "undo": match.can_undo(),
        "previews": [preview(match, ply) for ply in range(match.ply) if ply % (7 * every) == 0 or ply > match.ply - 5],
    }


def preview(match: Match, ply: int) -> Any:
    """A move of the seat to decide at a ply, imagined; luck is left out."""
    game, state = match.game, match.state_at(ply)
    if state.actor < 0:
        return None
    then = Match(game, state, luck="manual")
    action = some(game.legal(state), 2)[-1]
    told = then.preview(int(state.actor), action)
    view = None if told.view is None else sha(told.view.tobytes())
    return {"action": told.action, "events": list(told.events), "view": view, "gained": list(told.gained),
            "is_whole": told.is_whole}  # fmt: skip


# --- which ones are looked at -----------------------------------------------------------------------------------------


def some(items: list[int], most: int) -> list[int]:
    """A few of a list, evenly spread."""
    count = min(most, len(items))
    return [items[place * len(items) // count] for place in range(count)]


def some_actions(game: Game, ply: int) -> list[int]:
    return [(ply * 7919 + place * game.actions // REFUSED) % game.actions for place in range(REFUSED)]


def strange(texts: list[str], ply: int) -> list[str]:
    """A legal move with one word after the other replaced by something strange."""
    words = texts[ply % len(texts)].split() if texts else ["nothing"]
    made = [" ".join([*words[:place], STRANGE[(ply + place) % len(STRANGE)], *words[place + 1 :]])
            for place in range(len(words))]  # fmt: skip
    return [*made, " ".join([*words, "1"]), " ".join(words[:-1])]


def spoilt(position: Data) -> Iterator[Any]:
    """The position itself, then with one thing wrong after the other."""
    yield position
    yield {**position, "zz": 1}
    yield []
    for name in position:
        yield {other: value for other, value in position.items() if other != name}
        for wrong in WRONG:
            yield {**position, name: wrong}
    for name, value in position.items():
        if isinstance(value, list) and value:
            yield from ({**position, name: [*value[:-1], wrong]} for wrong in WRONG)
            yield {**position, name: value[:-1]}
        elif isinstance(value, dict) and value:
            key = next(iter(value))
            yield from ({**position, name: {**value, key: wrong}} for wrong in WRONG)
