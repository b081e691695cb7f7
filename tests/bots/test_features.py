"""What networks are shown: numbers that can be counted on the table, and are counted here by hand, in plain Python."""

from collections.abc import Iterator
from typing import Any

import tablee
from tablee.core.features import LEAST, MOST, features_of
from tablee.games.sunny_day.declarations import LOLLY_STICK, LOLLY_TOP, TILES
from tablee.games.sunny_day.kernels.state import OWN, TABLE
from tests.support.bots import decisions, shown

Shown = tuple[tablee.Game, Any, int, dict[str, int], dict[int, dict[str, int]]]


def positions(name: str, seed: int) -> Iterator[Shown]:
    """Positions of matches of every size, with what is shown of them: the survey, and of each move what it does."""
    features = features_of(tablee.game_class(name))
    for players in tablee.game_class(name).seats:
        game = tablee.load(name, players=players)
        for match in decisions(game, seed + players, every=6):
            rows, facts = shown(game, match.state)
            told = (dict(zip(features.names, row, strict=True)) for row in rows)
            by_move = dict(zip(match.legal_actions(), told, strict=True))
            yield game, match.state, int(match.state.actor), dict(zip(features.facts, facts, strict=True)), by_move


def totals(game: tablee.Game, state: Any) -> list[int]:
    """Everybody's points if it ended now."""
    return list(game.result(state).totals)


def lead(points: list[int], seat: int) -> int:
    """How far a seat is ahead of its best opponent."""
    return max(LEAST, min(MOST, points[seat] - max(one for place, one in enumerate(points) if place != seat)))


def test_sl_40_everybody_stands_in_the_rankings_as_told() -> None:
    for game, state, seat, facts, rows in positions("sunrise-lane", 60):
        box = game.box
        owner, storeys, district = (list(one)[: box.plots] for one in (state.owner, state.storeys, box.district))
        for step in range(game.players):
            other = (seat + step) % game.players
            for number, name in enumerate(("A1", "A2", "B1", "B2"), start=1):
                own = [plot for plot in range(box.plots) if (owner[plot], district[plot]) == (other, number)]
                heights = [storeys[plot] for plot in own]
                assert facts[f"seat {step}: houses in {name}"] == len(heights)
                assert facts[f"seat {step}: tallest in {name}"] == max(heights, default=0)
        for number, name in enumerate(("A1", "A2", "B1", "B2"), start=1):
            empty = sum(owner[plot] == -1 and district[plot] == number for plot in range(box.plots))
            assert facts[f"empty in {name}"] == empty
        points = totals(game, state)
        assert facts["ahead"] == lead(points, seat)
        for action, row in rows.items():
            after = state.copy()
            game.rules.apply(*game.arguments(after), action)
            assert row["ahead"] == lead(totals(game, after), seat)
            opened = fresh_plots(game, state, after)
            if row["house"] or row["park"]:
                assert (row["opened: plots"], row["opened: dots"]) == (len(opened), sum(opened))
                assert row["opened: most dots"] == max(opened, default=0)
                built = int(after.chain[after.links - 1])
                assert row["next two plots"] == best_houses(game, after, seat, built, 2, set())
            else:
                assert not opened


def best_houses(game: tablee.Game, state: Any, seat: int, plot: int, houses: int, spent: set[int]) -> int:
    """SL-15: the most points of so many houses more, each beside the one before, all cards of a colour on each."""
    best = 0
    for other in range(game.box.plots if houses else 0):
        word, bit = divmod(other, 60)
        colour = int(game.box.colour[other])
        if int(game.box.beside[plot, word]) >> bit & 1 and state.owner[other] == -1 and colour not in spent:
            points = int(state.hand[seat, colour]) * int(game.box.dots[other])
            if points:
                best = max(best, points + best_houses(game, state, seat, other, houses - 1, {*spent, colour}))
    return best


def fresh_plots(game: tablee.Game, before: Any, after: Any) -> list[int]:
    """SL-11: the dots of plots that nobody could have begun with, and everybody can now."""
    fresh = []
    for plot in range(game.box.plots):
        word, bit = divmod(plot, 60)
        bordered, borders = (int(one.bordering[word]) >> bit & 1 for one in (before, after))
        if borders and not bordered and after.owner[plot] == -1:
            fresh.append(int(game.box.dots[plot]))
    return fresh


def test_rp_20_titles_are_safe_or_within_reach_as_told() -> None:
    for game, state, seat, facts, rows in positions("rue-de-la-paix", 70):
        assert facts["ahead"] == lead(totals(game, state), seat)
        assert facts["fewest hotels"] == min(int(state.supply[one]) for one in range(game.players))
        for step in range(game.players):
            other = (seat + step) % game.players
            held = [lot for lot, owner in enumerate(list(state.owner)) if owner == other]
            worth = sum(int(game.box.value[lot]) for lot in held)
            assert facts[f"seat {step}: titles"] == len(held)
            reach = sum(int(game.box.value[lot]) for lot in range(20) if one_more_takes(game, state, lot, other))
            assert facts[f"seat {step}: titles within reach"] == reach
            assert facts[f"seat {step}: safe titles"] + facts[f"seat {step}: shaky titles"] == worth
        for action, row in rows.items():
            after = state.copy()
            game.rules.apply(*game.arguments(after), action)
            assert row["ahead"] == lead(totals(game, after), seat)


def one_more_takes(game: tablee.Game, state: Any, lot: int, seat: int) -> bool:
    """RP-20, RP-21: whether one hotel more takes a property from its owner: more of them, or as many and lower."""
    owner = int(state.owner[lot])
    if owner in (-1, seat):
        return False
    mine, theirs = int(state.built[lot, seat]) + 1, int(state.built[lot, owner])
    lowest = int(state.lowest[lot, seat]) if mine > 1 else int(state.height[lot])
    return mine > theirs or (mine == theirs and lowest < int(state.lowest[lot, owner]))


def test_sd_16_tiles_on_the_table_complete_as_many_pictures_in_a_tableau_as_told() -> None:
    met = 0
    for game, state, seat, facts, _ in positions("sunny-day", 80):
        for step in range(game.players):
            area = OWN + (seat + step) % game.players
            found = [most_completed(game, state, area, tile) for tile in range(TILES) if state.where[tile] == TABLE]
            assert facts[f"seat {step}: table: two"] == sum(most >= 2 for most in found)
            assert facts[f"seat {step}: table: three"] == sum(most >= 3 for most in found)
            met += any(most >= 2 for most in found)
    assert met > 0


def most_completed(game: tablee.Game, state: Any, area: int, tile: int) -> int:
    """SD-03, SD-16: the most pictures that a tile would complete in a tableau, by trying all cells and turns."""
    cells: dict[tuple[int, int], dict[int, int]] = {}
    taken = set()
    for other in range(TILES):
        if state.where[other] == area:
            x, y, turns = int(state.x[other]), int(state.y[other]), int(state.turns[other])
            taken.add((x, y))
            for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
                cells.setdefault((x + dx, y + dy), {})[(side + 2) % 4] = int(game.box.half[other, (side - turns) % 4])
    best = 0
    for cell, halves in cells.items():
        for turns in range(4 if cell not in taken else 0):
            fits = [is_picture(int(game.box.half[tile, (side - turns) % 4]), half) for side, half in halves.items()]
            best = max(best, sum(fits))
    return best


def is_picture(one: int, other: int) -> bool:
    """SD-03: two halves of one picture; of a lolly, one of each."""
    return other == {LOLLY_TOP: LOLLY_STICK, LOLLY_STICK: LOLLY_TOP}.get(one, one)
