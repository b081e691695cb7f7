"""SL-10 to SL-16: building."""

import pytest

from tests.support.sunrise_lane import draw_any, house, load, plots_of, refused, set_up


def test_sl_10_build_or_draw_not_both() -> None:
    match = set_up(load(), "yy", "r")
    assert "draw" in match.legal()
    assert "stop" not in match.legal()
    assert refused(match, "stop") == "SL-10"
    match.play("build e6 1")
    assert "draw" not in match.legal()
    assert "stop" in match.legal()
    assert refused(match, "draw") == "SL-10"


def test_sl_10_one_action_then_the_next_player() -> None:
    match = set_up(load(), "y", "r")
    match.play_all(["draw", "deal red", "deal red"])
    assert match.actor == 1


def test_sl_10_nobody_decides_while_cards_are_drawn() -> None:
    match = set_up(load(), "y", "r")
    match.play("draw")
    state = match.state
    assert match.game.forbids(state, match.game.read(state, "draw")) == "SL-10.cards-first"


def test_sl_11_the_first_house_stands_beside_the_fountain() -> None:
    match = set_up(load(), "ygrbp")
    assert plots_of(match, "park") == {"e6", "g6", "f5", "f7"}
    assert refused(match, "build e5 1") == "SL-11"
    assert refused(match, "park d6 red") == "SL-11"


def test_sl_11_beside_anybodys_house_or_a_park() -> None:
    match = set_up(load(), "ygrbp", houses={"g6": house(1)}, parks=["f7"])
    assert plots_of(match, "park") == {"e6", "f5", "g5", "h6", "g7", "e7", "f8"}
    match.play("build h6 1")
    assert match.position()["houses"]["h6"] == {"seat": 0, "storeys": 1}


def test_sl_12_cards_of_the_plots_colour_one_piece_and_the_dots_each() -> None:
    match = set_up(load(), "rrrb", houses={"g6": house(1), "h6": house(1)})
    match.play("build i6 2")
    position = match.position()
    assert position["houses"]["i6"] == {"seat": 0, "storeys": 2}
    assert match.scores() == (4, 2)
    assert position["pieces"] == [26, 26]
    assert position["hands"][0] == ["red", "blue"]
    assert position["discard"]["red"] == 2
    assert position["discard_size"] == 2


def test_sl_12_no_more_cards_than_one_holds() -> None:
    match = set_up(load(), "rr")
    assert [move for move in match.legal() if move.startswith("build")] == ["build g6 1", "build g6 2"]
    assert refused(match, "build g6 3") == "SL-12"
    assert refused(match, "build g6 6") == "SL-12"
    assert refused(match, "build g6 0") == "SL-12"
    assert refused(match, "build e6 1") == "SL-12"


def test_sl_13_nothing_is_built_on_an_occupied_plot() -> None:
    match = set_up(load(), "yyr", houses={"e6": house(0)}, parks=["g6"])
    assert refused(match, "build e6 1") == "SL-13"
    assert refused(match, "park e6 red") == "SL-13"
    assert refused(match, "build g6 1") == "SL-13"


def test_sl_13_five_storeys_are_the_most() -> None:
    match = set_up(load(), "yyyyy")
    assert "build e6 5" in match.legal()
    match.play("build e6 5")
    assert match.position()["houses"]["e6"]["storeys"] == 5
    texts = {match.game.text(match.state, action) for action in range(match.game.actions)}
    assert "build e6 5" in texts
    assert "build e6 6" not in texts


def test_sl_14_each_card_needs_a_piece_but_a_park_needs_none() -> None:
    tall = {plot: house(0, 5) for plot in ("e6", "e5", "e4", "e3")}
    match = set_up(load(), "rrrrr", houses=tall | {"d6": house(0, 4)})
    assert match.position()["pieces"][0] == 4
    assert "build g6 4" in match.legal()
    assert "build g6 5" not in match.legal()
    assert refused(match, "build g6 5") == "SL-14"
    match.play_all(["build g6 4"])
    assert match.position()["pieces"][0] == 0
    assert refused(match, "build g7 1") == "SL-12"
    match.play("park g7 red")
    assert match.position()["parks"] == ["g7"]


def test_sl_15_next_plot_beside_the_last() -> None:
    match = set_up(load(), "yygb")
    match.play("build e6 1")
    assert plots_of(match) == {"d6", "e5"}
    assert refused(match, "build f5 1") == "SL-15"
    match.play("build d6 1")
    assert plots_of(match) == {"c6", "d7"}
    assert refused(match, "build e5 1") == "SL-15"
    assert "stop" in match.legal()


def test_sl_15_goes_on_after_a_park_too() -> None:
    match = set_up(load(), "ygb")
    match.play("park e6 yellow")
    assert plots_of(match) == {"d6", "e5"}
    assert refused(match, "build f7 1") == "SL-15"


def test_sl_15_one_may_stop_with_cards_left() -> None:
    match = set_up(load(), "ygb", "r")
    match.play_all(["build e6 1", "stop", "deal red"])
    assert match.actor == 1
    assert match.position()["hands"][0] == ["green", "red", "blue"]


def test_sl_16_a_park_for_any_card_and_no_points() -> None:
    match = set_up(load(), "yr", "r")
    assert {"park e6 yellow", "park e6 red", "build e6 1"} <= set(match.legal())
    match.play("park e6 red")
    position = match.position()
    assert (position["parks"], position["parks_left"], position["discard"]["red"]) == (["e6"], 19, 1)
    assert match.scores() == (0, 0)
    assert position["pieces"] == [28, 28]


def test_sl_16_once_per_turn() -> None:
    match = set_up(load(), "yrrg", "b")
    match.play("park e6 red")
    assert plots_of(match, "park") == set()
    assert refused(match, "park d6 red") == "SL-16"
    match.play("build d6 1")
    assert refused(match, "park c6 red") == "SL-16"
    match.play_all(["stop", "deal red"])
    assert plots_of(match, "park")


@pytest.mark.parametrize(
    "moves",
    [
        ["park e6 blue", "build d6 1"],
        ["build e6 1", "park d6 blue", "build c6 1"],
        ["build e6 1", "park d6 blue"],
        ["park e6 blue"],
    ],
)
def test_sl_16_first_middle_last_or_only(moves: list[str]) -> None:
    match = set_up(load(), "ygbb", "r")
    match.play_all([*moves, "stop"])
    draw_any(match)
    assert match.actor == 1
    assert len(match.position()["parks"]) == 1


def test_sl_16_no_tokens_left_no_parks() -> None:
    game = load(4)
    plots = [plot for plot in game.board()["plots"] if plot[1:] in ("6", "7") or plot[0] == "f"]  # type: ignore[attr-defined]
    parks = [plot for plot in plots if plot not in ("a7", "b7", "k7")][:20]
    match = set_up(game, "ygrbp", parks=parks, houses={plot: house(1) for plot in plots if plot not in parks})
    assert match.position()["parks_left"] == 0
    assert plots_of(match, "park") == set()
    plot = sorted(plots_of(match))[0]
    assert refused(match, f"park {plot} red") == "SL-16"


def test_sl_16_pays_with_a_card_one_holds() -> None:
    assert refused(set_up(load(), "y"), "park e6 red") == "SL-16"


def test_the_first_clause_that_is_broken_is_named() -> None:
    """SL-13, then SL-11 or SL-15, then SL-12, SL-14 and SL-16."""
    match = set_up(load(), "y", houses={"g6": house(1)})
    assert refused(match, "build g6 4") == "SL-13"
    assert refused(match, "build g6 9") == "SL-13"
    assert refused(match, "build a2 4") == "SL-11"
    assert refused(match, "build a2 9") == "SL-11"
    assert refused(match, "park a2 red") == "SL-11"
    match.play("park e6 yellow")
    assert refused(match, "build g5 1") == "SL-15"
    assert refused(match, "park g5 red") == "SL-15"
    assert refused(match, "build d6 5") == "SL-12"
    assert refused(match, "park d6 red") == "SL-16"
    tall = {plot: house(0, 5) for plot in ("e6", "e5", "e4", "e3")} | {"d6": house(0, 5)}
    assert refused(set_up(load(), "rr", houses=tall), "build g6 4") == "SL-12"
