"""Observations: written whole, in their parts, from the seat's own place at the table, and without secrets."""

from random import Random
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.core import encoding as encodings
from tablee.core.encoding import Encoding, encoding_of
from tablee.core.kernel import argument
from tablee.testing import LawBroken, check_match
from tests.support.luck import seed

NAMES = ("sunrise-lane", "rue-de-la-paix", "sunny-day")


def observe(game: tablee.Game, state: Any, seat: int, poison: int = 85) -> Any:
    encoding = encoding_of(type(game))
    tensor = np.full(encoding.size, poison, np.int8)
    encoding.observe(*game.arguments(state), seat, argument(tensor))
    return tensor


def parts(game: tablee.Game, state: Any, seat: int) -> dict[str, Any]:
    return encoding_of(type(game)).split(observe(game, state, seat))


@pytest.mark.parametrize("name", NAMES)
def test_parts_add_up_and_have_words(name: str) -> None:
    encoding = encoding_of(tablee.game_class(name))
    assert encoding.size == sum(part.size for part in encoding.parts)
    assert len({part.name for part in encoding.parts}) == len(encoding.parts)
    assert all(part.meaning for part in encoding.parts)
    batch = np.arange(3 * encoding.size).reshape(3, encoding.size)
    split = encoding.split(batch)
    assert [split[part.name].shape for part in encoding.parts] == [(3, *part.shape) for part in encoding.parts]
    assert np.concatenate([part.reshape(3, -1) for part in split.values()], axis=1).tolist() == batch.tolist()


@pytest.mark.parametrize("name", NAMES)
def test_numbers_behind_the_last_part_are_left_alone(name: str) -> None:
    game = tablee.load(name)
    encoding = encoding_of(type(game))
    tensor = np.full(encoding.size + 8, 85, np.int8)
    encoding.observe(*game.arguments(game.match(seed=seed(1)).state), 0, argument(tensor))
    assert tensor[encoding.size :].tolist() == [85] * 8


@pytest.mark.parametrize("name", NAMES)
def test_absent_seats_are_empty(name: str) -> None:
    game = tablee.load(name, players=2)
    match, random = game.match(seed=seed(1)), Random(seed(1))
    while not match.over:
        for seat in range(2):
            assert not parts(game, match.state, seat)["seats"][2:].any()
        match.play(random.choice(match.legal_actions()))


def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = tablee.game_class("sunrise-lane")
    honest = encoding_of(kind)

    def leaking(box: Any, state: Any, seat: int, out: Any) -> None:
        honest.observe(box, state, seat, out)
        out[0] = state.pile[0]

    def lazy(box: Any, state: Any, seat: int, out: Any) -> None:
        kept = out[5]
        honest.observe(box, state, seat, out)
        out[5] = kept

    for observe_badly, law in ((leaking, "secrets of others"), (lazy, "written whole")):
        monkeypatch.setattr("tablee.testing.encoding_of", lambda _, made=observe_badly: Encoding(honest.parts, made))
        with pytest.raises(LawBroken, match=law):
            check_match(kind(players=3), seed=1, sample=1)


def test_a_game_without_an_encoding_says_so() -> None:
    plain = type("PlainRoad", (tablee.game_class("high-road"),), {"package": "high_road.kernels"})
    assert not encodings.has_encoding(plain)
    with pytest.raises(tablee.BadInput, match=r"high_road\.kernels\.encoding"):
        encoding_of(plain)


class TestSunriseLane:
    def test_the_board_is_seen_from_ones_own_seat(self) -> None:
        game = tablee.load("sunrise-lane", players=3)
        match, random = game.match(seed=seed(4)), Random(seed(4))
        for _ in range(60):
            match.play(random.choice(match.legal_actions()))
        position = match.position()
        for seat in range(3):
            board = parts(game, match.state, seat)["board"]
            for name, house in position["houses"].items():
                column, row = "abcdefghijk".index(name[0]), int(name[1:]) - 1
                away = (house["seat"] - seat) % 3
                assert board[:5, row, column].tolist() == [
                    house["storeys"] if plane == away else 0 for plane in range(5)
                ]
            assert board[4].sum() == len(position["parks"])
            assert board[3].sum() == 0
            assert board[:4].sum() == sum(house["storeys"] for house in position["houses"].values())

    def test_open_plots_are_those_that_can_be_built_on(self) -> None:
        game = tablee.load("sunrise-lane")
        match = game.match(seed=seed(4))
        seat = match.actor
        assert isinstance(seat, int)
        plots = {move.split()[1] for move in match.legal() if move.startswith(("build", "park"))}
        open_plane = parts(game, match.state, seat)["board"][5]
        assert {f"{'abcdefghijk'[column]}{row + 1}" for row, column in np.argwhere(open_plane)} >= plots

    def test_counts(self) -> None:
        game = tablee.load("sunrise-lane", players=4)
        match = game.match(seed=seed(4))
        seen = parts(game, match.state, 2)
        assert seen["hand"].sum() == seen["seats"][0, 2] == 3
        assert seen["counts"][-1] == 4
        assert seen["seats"][:, 3].tolist() == [0, 0, 1, 0]


class TestRueDeLaPaix:
    def test_planes_of_properties(self) -> None:
        game = tablee.load("rue-de-la-paix", players=3)
        match, random = game.match(seed=seed(6)), Random(seed(1))
        for _ in range(60):
            if not match.over:
                match.play(random.choice(match.legal_actions()))
        position = match.position()
        for seat in range(3):
            seen = parts(game, match.state, seat)
            planes = seen["properties"].reshape(-1, 20)
            for lot, (name, data) in enumerate(position["properties"].items()):
                assert planes[0, lot] == data["value"], name
                assert planes[1, lot] == len(data["stack"])
                for step in range(4):
                    hotels, lowest, top, owns = planes[3 + 4 * step : 7 + 4 * step, lot].tolist()
                    other = (seat + step) % 3 if step < 3 else None
                    levels = [level for level, owner in enumerate(data["stack"]) if owner == other]
                    assert hotels == len(levels)
                    assert lowest == (levels[0] + 1 if levels else 0)
                    assert top == (data["stack"][-1:] == [other])
                    assert owns == (other is not None and data["owner"] == other)
            assert seen["seats"][:, 0].tolist() == [
                position["seats"][(seat + step) % 3]["token"] for step in range(3)
            ] + [0]


class TestSunnyDay:
    def test_tiles_are_where_the_position_says(self) -> None:
        game = tablee.load("sunny-day", players=3)
        match, random = game.match(seed=seed(2)), Random(seed(3))
        for _ in range(50):
            match.play(random.choice(match.legal_actions()))
        position = match.position()
        for seat in range(3):
            tiles = parts(game, match.state, seat)["tiles"]
            assert tiles[:, 0].sum() == len(position["table"])
            for step in range(3):
                assert tiles[:, 3 + step].sum() == len(position["tableaux"][(seat + step) % 3])
            assert (tiles[:, :8].sum(axis=1) <= 1).all()
