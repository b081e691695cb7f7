"""Twin worlds: change only what a seat may not know, make the same moves, compare every byte it is sent."""

from random import Random
from typing import Any

import msgspec

import tablee
from tablee.core.fields import Fields
from tablee.core.game import CHANCE, Game
from tablee.core.rng import new_rng
from tablee.server import acts
from tablee.server.handlers.context import Caller
from tablee.server.live import LiveTable
from tablee.server.messages import FORMATS, requests
from tablee.server.messages.answers import Failed
from tablee.server.reader.matches import replay_of, report_of
from tests.support.server.live import Listener, StillServices, table_at

STEPS = 12
TRIED = 4
"""Actions that are looked at in search of some that look alike."""


def look_of(game: Game, seat: int | None, state: Fields, action: int) -> bytes:
    """What a seat sees of an action, as data: what differs in the bytes of a view all the same is a leak."""
    after = state.copy()
    game.apply(after, action)
    seen = [event.seen_by(seat) for event in game.events(state, action, after)]
    return msgspec.json.encode((game.data(game.view(after, seat)), seen))


def like_actions(game: Game, seat: int | None, one: Fields, other: Fields, random: Random) -> tuple[int, int] | None:
    """Actions for both worlds that look the same to the seat, None if there are none.

    The seat's own is the same in both; where luck or somebody else acts, different ones if possible.
    """
    legal, elsewhere = game.legal(one), game.legal(other)
    common = some(sorted(set(legal) & set(elsewhere)), random)
    if one.actor == seat:
        alike = (action for action in common if look_of(game, seat, one, action) == look_of(game, seat, other, action))
        found = next(alike, None)
        return None if found is None else (found, found)
    looks = {look_of(game, seat, other, action): action for action in {*common, *some(elsewhere, random)}}
    pairs = [(action, looks.get(look_of(game, seat, one, action))) for action in {*common, *some(legal, random)}]
    alike_pairs = [(action, found) for action, found in pairs if found is not None]
    return max(alike_pairs, key=lambda pair: pair[0] != pair[1], default=None)


def some(actions: list[int], random: Random) -> list[int]:
    return random.sample(actions, min(len(actions), TRIED))


async def all_sent(game: Game, state: Fields, seat: int | None, actions: list[int], probe: int) -> list[bytes]:
    """Everything that the seat (or a spectator) is sent along these actions, and in answer to a few questions.

    In both formats: the same device looks on through two connections.
    """
    table = table_at(game, state.copy())
    live = LiveTable(table, StillServices())
    device = f"device {seat}" if seat is not None else "a stranger"
    listener, bytes_listener = Listener(device), Listener(device, "bytes")
    await live.join(listener, 0)
    await live.join(bytes_listener, 0)
    match = table.match
    assert match is not None
    for number, action in enumerate(actions):
        await _questions(live, listener, seat, Random(probe + number))
        actor, ply = match.state.actor, match.ply
        text = game.text(match.state, action)
        if actor == CHANCE:
            match.play(text)
        else:
            table.apply(table.foresee(acts.Moved(at=0, seat=actor, move=text)))
            match = table.match
            assert match is not None
        live.audience.tell(match=True, table=True, log_from=ply)
        for format in FORMATS:
            again = Listener(device, format)
            await live.join(again, number % 3)
            listener.sent += again.sent
            live.leave(again)
        listener.sent.append(msgspec.json.encode(replay_of(table, listener.device, seat, None, "fr")))
        listener.sent.append(report_of(table, listener.device, "it").encode())
    live.close()
    return listener.sent + bytes_listener.sent


def is_refused(game: Game, state: Fields, move: str) -> bool:
    """Whether a notation cannot be played; that of an illegal action may also name a legal one (a tile turned on)."""
    try:
        return bool(game.forbids(state, game.read(state, move)))
    except tablee.TableeError:
        return True


async def _questions(live: LiveTable, listener: Listener, seat: int | None, random: Random) -> None:
    """Legal and illegal moves, previews, undo: answers must not tell either."""
    game, match = live.table.game, live.table.match
    assert match is not None
    actions = random.sample(range(game.actions), min(3, game.actions))
    asked: list[Any] = [
        requests.Preview(id=f"p{action}", seat=seat or 0, ply=match.ply, move=game.text(match.state, action))
        for action in actions
    ]
    if seat is not None and match.state.actor == seat:
        legal = random.choice(game.legal(match.state))
        asked.append(requests.Preview(id="legal", seat=seat, ply=match.ply, move=game.text(match.state, legal)))
        asked += [
            requests.Play(id=f"m{action}", seat=seat, ply=match.ply, move=game.text(match.state, action))
            for action in actions
            if is_refused(game, match.state, game.text(match.state, action))
        ]
    for request in asked:
        try:
            listener.sent.append(msgspec.json.encode(await live.ask(listener, request, Caller(listener.device))))
        except tablee.TableeError as error:
            failed = Failed(id=request.id, slug=error.slug, clause=None, text=error.message("en"))
            listener.sent.append(msgspec.json.encode(failed))


async def check_worlds(game: Game, seed: int) -> int:
    """One random match, cut somewhere; for each seat a second world, and the same moves in both."""
    random = Random(seed)
    match = game.match(seed=seed)
    for _ in range(random.randrange(80)):
        if not match.over:
            match.play(random.choice(match.legal_actions()))
    if match.over:
        return 0
    compared = 0
    for seat in (*range(game.players), None):
        imagined = game.complete(game.view(match.state, seat), seat, new_rng(random.getrandbits(60)))
        one, other, pairs = match.state.copy(), imagined.copy(), []
        for _ in range(STEPS):
            pair = like_actions(game, seat, one, other, random) if one.actor >= CHANCE else None
            if pair is None:
                break
            game.apply(one, pair[0])
            game.apply(other, pair[1])
            pairs.append(pair)
            if one.actor < CHANCE:
                break
        if one.actor < CHANCE:
            pairs.pop()
        sent = await all_sent(game, match.state, seat, [action for action, _ in pairs], seed)
        elsewhere = await all_sent(game, imagined, seat, [action for _, action in pairs], seed)
        assert sent == elsewhere, (game.name, seed, seat)
        compared += len(sent)
    return compared
