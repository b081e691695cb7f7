"""What an action changed, told in the order in which it happens at the table."""

from typing import TYPE_CHECKING

from tablee.core.events import Event
from tablee.core.fields import Fields
from tablee.core.game import OVER
from tablee.games.sunny_day.edition import shown_half
from tablee.games.sunny_day.moves import ARRANGE_MOVE, DEAL_MOVE, FIRST_MOVE, LAY_MOVE, TOKEN_MOVE
from tablee.games.sunny_day.state import (
    DEAL,
    DRAWN,
    HAND_SIZE,
    NOTHING,
    OUT,
    OWN,
    PICTURES,
    PLACE,
    SIDES,
    STEPS,
    SUN,
    TABLE,
    TILES,
    TOKENS,
)
from tablee.games.sunny_day.view import hand_letters, lying, picture_on

if TYPE_CHECKING:
    from tablee.games.sunny_day.game import SunnyDay

BONUS_PICTURES = PICTURES[SUN:]


def events(game: "SunnyDay", before: Fields, action: int, after: Fields) -> list[Event]:
    """Everything that an action changed, what happens by itself included."""
    if action < ARRANGE_MOVE:
        told = _place(game, before, after)
    elif action < FIRST_MOVE:
        told = [_arrange(game, before, after)]
    elif action < LAY_MOVE:
        told = [Event("first", action - FIRST_MOVE)]
    elif action < DEAL_MOVE:
        told = [Event("lay", None, lying(game, after, _arrived(before, after, TABLE)))]
    elif action < TOKEN_MOVE:
        told = [_deal(game, before, action, after)]
    else:
        told = [_token(game, before, action, after)]
    return told + _out(game, before, after) + _next_turn(game, before, after) + _end(game, before, after)


def _arrived(before: Fields, after: Fields, place: int) -> int:
    return next(tile for tile in range(TILES) if before.where[tile] != place == after.where[tile])


def _place(game: "SunnyDay", before: Fields, after: Fields) -> list[Event]:
    """SD-10, SD-13, SD-14: a tile from the hand, the tiles it collects, the tokens they bring."""
    seat, placed = int(before.turn), int(after.last)
    told = [Event("place", seat, lying(game, after, placed))]
    taken = {(int(before.x[tile]), int(before.y[tile])): tile
             for tile in range(TILES) if before.where[tile] == TABLE != after.where[tile]}  # fmt: skip
    earned = 0
    for side, (dx, dy) in enumerate(STEPS):
        tile = taken.get((after.x[placed] + dx, after.y[placed] + dy))
        if tile is not None:
            picture = PICTURES[shown_half(game.tiles[tile], before.turns[tile], side ^ 2, two_part=True)]
            earned += picture in BONUS_PICTURES
            told.append(Event("collect", seat, {**lying(game, before, tile), "picture": picture}))
    count = int(after.tokens[seat] - before.tokens[seat])
    if earned:
        told.append(Event("tokens" if count == earned else "tokens-short", seat, {"count": count, "earned": earned}))
    return told


def _arrange(game: "SunnyDay", before: Fields, after: Fields) -> Event:
    """SD-16, SD-19: a tile in the tableau and the pictures it completes."""
    tile = _arrived(before, after, OWN + before.turn)
    pictures = [found for side in range(SIDES) if (found := picture_on(game, after, tile, side)) is not None]
    kind = "arrange" if pictures else "arrange-first"
    return Event(kind, int(before.turn), {**lying(game, after, tile), "pictures": pictures})


def _deal(game: "SunnyDay", before: Fields, action: int, after: Fields) -> Event:
    """SD-06, SD-15: only the seat that draws a tile sees it."""
    seat = (DRAWN - before.supply) // HAND_SIZE if before.phase == DEAL else int(before.turn)
    secret = {"tile": game.tiles[action - DEAL_MOVE]}
    return Event("deal", seat, {"supply_count": int(after.supply)}, secret, known_to=(seat,))


def _token(game: "SunnyDay", before: Fields, action: int, after: Fields) -> Event:
    """SD-14: a token is turned face up."""
    value = action - TOKEN_MOVE
    seat = next(seat for seat in range(game.players) if after.values[seat, value] > before.values[seat, value])
    return Event("token", seat, {"value": value})


# --- what happens by itself -----------------------------------------------------------------------------------------


def _out(game: "SunnyDay", before: Fields, after: Fields) -> list[Event]:
    """SD-18: collected tiles that could not be placed."""
    tiles = [game.names[tile] for tile in range(TILES) if before.where[tile] != OUT == after.where[tile]]
    return [Event("out", int(before.turn), {"tiles": tiles})] if tiles else []


def _next_turn(game: "SunnyDay", before: Fields, after: Fields) -> list[Event]:
    """SD-12, SD-20: seats that are passed over, stuck or without tiles, until one can place or the match ends."""
    ended = before.phase < TOKENS <= after.phase
    if not ended and after.phase != PLACE:
        return []
    told: list[Event] = []
    seat = int(before.turn) if before.phase == DEAL else (before.turn + 1) % game.players
    for _ in range(game.players):
        if not ended and seat == after.turn:
            return [*told, Event("turn", seat)]
        if after.hand[seat, 0] != NOTHING:
            reveals = any(not before.shown[seat, slot] for slot in range(HAND_SIZE))
            told.append(Event("stuck", seat, {"tiles": hand_letters(game, after, seat)}, reveals=reveals))
        elif not ended:
            told.append(Event("skip", seat))
        seat = (seat + 1) % game.players
    return told


def _end(game: "SunnyDay", before: Fields, after: Fields) -> list[Event]:
    """SD-30, SD-32: the last turn is over; once all tokens are face up, who has won."""
    told: list[Event] = []
    if before.phase < TOKENS <= after.phase:
        holding = any(after.hand[seat, 0] != NOTHING for seat in range(game.players))
        told.append(Event("end-stuck" if holding else "end"))
    if after.actor == OVER:
        result = game.result(after)
        kind = "win" if len(result.winners) == 1 else "win-shared"
        told += [Event(kind, seat, {"total": result.totals[seat]}) for seat in result.winners]
    return told
