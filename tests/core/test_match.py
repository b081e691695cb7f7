"""Matches: who acts, what is refused, luck by hand, taking back."""

import pytest

import tablee
from tablee import BadInput, BadMove, IllegalMove, NotNow
from tests.support.luck import seed


@pytest.fixture
def game() -> tablee.Game:
    return tablee.load("high-road", players=2)


def played_by_hand(game: tablee.Game) -> tablee.Match:
    match = game.match(luck="manual")
    match.play_all(["deal 1", "deal 6", "deal 3", "deal 3"])
    return match


def test_a_seed_decides_all_luck(game: tablee.Game) -> None:
    first, second, other = game.match(seed=seed(7)), game.match(seed=seed(7)), game.match(seed=seed(8))
    for match in (first, second, other):
        while not match.over:
            match.play(match.legal()[-1])
    assert first.history == second.history
    assert first.history != other.history
    assert first.record() == second.record()


def test_without_a_seed_one_is_drawn_and_recorded(game: tablee.Game) -> None:
    assert game.match().record() != game.match().record()


def test_luck_by_hand(game: tablee.Game) -> None:
    match = game.match(luck="manual")
    assert match.actor == "chance"
    assert match.legal() == [f"deal {value}" for value in range(1, 7)]
    assert match.weights() == [4] * 6
    match.play("deal 2")
    assert match.weights() == [4, 3, 4, 4, 4, 4]
    assert match.history == [("chance", "deal 2")]


def test_impossible_luck_is_refused(game: tablee.Game) -> None:
    match = game.match(luck="manual")
    match.play_all(["deal 2"] * 4)
    with pytest.raises(IllegalMove):
        match.play("deal 2")
    fresh = game.match(luck="manual")
    with pytest.raises(BadInput, match="Luck cannot bring “play 2” here; possible are deal 1, deal 2"):
        fresh.play("play 2")


def test_an_illegal_move_is_refused_by_its_clause_and_changes_nothing(game: tablee.Game) -> None:
    match = played_by_hand(game)
    before = match.record()
    with pytest.raises(IllegalMove) as caught:
        match.play("play 4")
    assert caught.value.clause == "HR-02"
    assert str(caught.value) == "HR-02: play a card that you hold; you have no 4."
    assert caught.value.message("fr").startswith("HR-02: jouez")
    assert caught.value.message("it").startswith("HR-02: gioca")
    assert match.record() == before


NO_MOVES = ["", "fly 3", "play", "play 7", "play 03", "play 3 3", "play ³", "x" * 5000, "play\0 3"]


@pytest.mark.parametrize("text", NO_MOVES)
def test_what_is_no_move_is_refused_with_the_known_ones(game: tablee.Game, text: str) -> None:
    with pytest.raises(BadMove, match="moves begin with play, deal"):
        played_by_hand(game).play(text)


def test_spaces_do_not_matter(game: tablee.Game) -> None:
    match = played_by_hand(game)
    match.play("  play   6 ")
    assert match.history[-1] == (0, "play 6")


@pytest.mark.parametrize("action", [-1, 12, True, 1.5, None])
def test_actions_are_checked_too(game: tablee.Game, action: object) -> None:
    with pytest.raises(BadInput, match="from 0 to 11"):
        played_by_hand(game).play(action)  # type: ignore[arg-type]


def test_views_hide_and_positions_do_not(game: tablee.Game) -> None:
    match = played_by_hand(game)
    assert match.view(seat=0)["hands"] == [[1, 6], None]
    assert match.view()["hands"] == [None, None]
    assert match.position()["hands"] == [[1, 6], [3, 3]]
    with pytest.raises(BadInput, match="from 0 to 1"):
        match.view(seat=2)


def test_the_log_keeps_secrets(game: tablee.Game) -> None:
    match = played_by_hand(game)
    assert match.log(seat=0)[0] == [{"event": "deal", "seat": 0, "value": 1}]
    assert match.log(seat=1)[0] == match.log()[0] == [{"event": "deal", "seat": 0}]


def test_taking_back_stops_at_luck_and_at_others(game: tablee.Game) -> None:
    match = played_by_hand(game)
    assert not match.can_undo()
    match.play("play 6")
    assert match.actor == "chance"
    with pytest.raises(NotNow, match="cannot be taken back"):
        match.undo()


def test_results_and_moves_have_their_time(game: tablee.Game) -> None:
    match = game.match(seed=seed(1))
    with pytest.raises(NotNow, match="not over yet"):
        match.result()
    with pytest.raises(NotNow, match="Weights exist only"):
        match.weights()
    while not match.over:
        match.play(match.legal()[0])
    with pytest.raises(NotNow, match="match is over"):
        match.play("play 1")
    assert match.actor is None
    assert match.legal() == []
    assert match.scores() == match.result().totals


def test_a_position_starts_a_match(game: tablee.Game) -> None:
    match = game.match(seed=seed(3))
    for _ in range(5):
        match.play(match.legal()[0])
    again = game.position(match.position(), seed=1)
    assert again.position() == match.position()
    assert again.legal() == match.legal()
    while not again.over:
        again.play(again.legal()[0])
    assert tablee.replay(again.record()).result() == again.result()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 5}, "2 to 4 players, not 5"),
        ({"players": True}, "2 to 4 players, not true"),
        ({"players": "3"}, "2 to 4 players, not 3"),
        ({"options": {"flat": True}}, "no option “flat”; it offers steep"),
        ({"options": {"steep": "on"}}, "takes off, on, not “on”"),
        ({"options": {"steep": 1}}, "takes off, on, not “1”"),
        ({"preset": "french"}, "no preset “french”"),
        ({"edition": "mine"}, "no edition “mine”.* one of standard"),
    ],
)
def test_bad_input_says_what_was_expected(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(tablee.TableeError, match=message):
        tablee.load("high-road", **arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["chess", "", None, 3])
def test_an_unknown_game_names_the_known_ones(name: object) -> None:
    with pytest.raises(BadInput, match="the games here are high-road, rue-de-la-paix, sunny-day, sunrise-lane"):
        tablee.load(name)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 2**62, 1.5, True, "7"])
def test_seeds_are_checked(game: tablee.Game, seed: object) -> None:
    with pytest.raises(BadInput, match="A seed is a whole number"):
        game.match(seed=seed)  # type: ignore[arg-type]


def test_luck_is_checked(game: tablee.Game) -> None:
    with pytest.raises(BadInput, match="Luck is"):
        game.match(luck="loaded dice")
    with pytest.raises(BadInput, match="not both"):
        game.match(seed=1, luck="manual")


def test_a_players_name_is_never_translated() -> None:
    game = tablee.load("sunrise-lane")
    event = {"event": "stop", "seat": 0}
    assert game.tell(event, ["red", "b"], "fr").startswith("red ")
