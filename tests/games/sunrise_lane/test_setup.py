"""SL-01 to SL-07: components and set-up."""

from collections import Counter

import pytest

import tablee
from tests.support.luck import seed
from tests.support.sunrise_lane import COLOURS, house, load, plots_of, refused, set_up


@pytest.mark.parametrize(("players", "pieces"), [(2, 28), (3, 28), (4, 22)])
def test_sl_01_pieces_by_number_of_players(players: int, pieces: int) -> None:
    match = load(players).match(seed=seed(1))
    assert match.position()["pieces"] == [pieces] * players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_sl_01_two_to_four_players(players: int) -> None:
    with pytest.raises(tablee.BadInput):
        load(players)


def test_sl_02_twenty_parks_for_everyone() -> None:
    match = set_up(load(), "rr", "rr")
    assert match.position()["parks_left"] == 20
    match.play("park e6 red")
    match.play_all(["stop", "deal pink", "park e5 red"])
    assert match.position()["parks_left"] == 18


def test_sl_03_eleven_cards_of_each_of_five_colours() -> None:
    match = load().match(luck="manual")
    assert match.legal() == [f"deal {colour}" for colour in COLOURS]
    assert match.weights() == [11] * 5
    match.play("deal blue")
    assert match.weights() == [11, 11, 11, 10, 11]


def test_sl_03_no_other_colours() -> None:
    assert refused(set_up(load(), "r"), "park e6 orange") == "SL-03"
    assert refused(set_up(load(), "r"), "discard black") == "SL-03"


def test_sl_04_the_board_counts_eighty_plots() -> None:
    plots = load().board()["plots"]  # type: ignore[attr-defined]
    assert len(plots) == 80
    assert Counter(plot["colour"] for plot in plots.values()) == dict.fromkeys(COLOURS, 16)
    assert {plot["dots"] for plot in plots.values()} == {1, 2, 3, 4, 5}
    dots: Counter[str] = Counter()
    for plot in plots.values():
        dots[plot["district"]] += plot["dots"]
    assert [dots[district] for district in ("A1", "A2", "B1", "B2")] == [43] * 4


def test_sl_04_quarters_and_cross() -> None:
    board = load().board()  # type: ignore[attr-defined]
    assert board["fountain"] == "f6"
    districts = {name: plot["district"] for name, plot in board["plots"].items()}
    assert (districts["b1"], districts["j1"], districts["a10"], districts["j11"]) == ("A1", "B1", "B2", "A2")
    cross = {name for name, district in districts.items() if not district}
    assert cross == {f"f{row}" for row in range(1, 12) if row != 6} | {f"{column}6" for column in "abcdeghijk"}


def test_sl_04_adjacent_means_sharing_a_side() -> None:
    match = set_up(load(), "ygrbp", houses={"e6": house(0)})
    assert plots_of(match, "park") == {"d6", "e5", "e7", "f5", "g6", "f7"}


@pytest.mark.parametrize("cell", ["f6", "a1", "z3", "a12", "aa1", "k0"])
def test_sl_04_no_such_plot(cell: str) -> None:
    match = set_up(load(), "ygrbp")
    assert refused(match, f"build {cell} 1") == "SL-04"
    assert refused(match, f"park {cell} red") == "SL-04"
    assert refused(match, f"build {cell} 9") == "SL-04"
    assert refused(match, f"park {cell} orange") == "SL-04"


def test_sl_05_scores_start_at_nothing_and_have_no_ceiling() -> None:
    assert load(4).match(seed=seed(2)).scores() == (0, 0, 0, 0)
    houses = {plot: house(0, 5) for plot in ("e6", "e5", "e4", "f4", "f5")} | {"a6": house(1, 5), "b6": house(1, 4)}
    houses |= {plot: house(1) for plot in ("c6", "d6")}
    match = set_up(load(), "", "r", houses=houses, turn=1)
    assert match.scores()[0] == 5 * (1 + 1 + 4 + 2 + 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sl_06_three_cards_each_in_seat_order(players: int) -> None:
    match = load(players).match(luck="manual")
    for seat in range(players):
        for card in ("red", "blue", "red"):
            assert match.actor == "chance"
            assert match.position()["turn"] == seat
            match.play(f"deal {card}")
    position = match.position()
    assert position["hands"] == [["red", "red", "blue"]] * players
    assert position["pile_size"] == 55 - 3 * players
    assert position["discard_size"] == 0
    assert match.actor == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sl_07_seat_0_starts_and_play_goes_in_seat_order(players: int) -> None:
    match = load(players).match(seed=seed(5))
    actors = []
    for _ in range(2 * players):
        actors.append(match.actor)
        match.play("draw")
        while match.legal()[0].startswith("discard"):
            match.play(match.legal()[0])
    assert actors == [*range(players), *range(players)]
