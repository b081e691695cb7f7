"""What kernels say in rows: moves and their reverse, what is on the board, positions and views there and back."""

from random import Random

import pytest

from tablee import BadMove, BadPosition, IllegalMove, Match
from tests.support.luck import seed
from tests.support.rue_de_la_paix import CARDS, ZONES, at_end, load, refused, rolled, set_up


def test_every_action_has_a_notation_of_its_own() -> None:
    game = load()
    state = game.start()
    texts = [game.text(state, action) for action in range(game.actions)]
    assert len(set(texts)) == game.actions == 1781
    assert [game.read(state, text) for text in texts] == list(range(game.actions))


@pytest.mark.parametrize("word", ["red-05", "red-1000", "red-00000000001"])
def test_rp_02_a_value_that_no_property_has_is_refused_in_the_players_own_word(word: str) -> None:
    match = at_end(load(), {"red-1": [0]}, ["relocation"])
    moves = (f"build {word} 1", f"card relocation {word} red-1", f"card relocation red-1 {word}")
    for move in moves:
        assert refused(match, move) == "RP-02"
        with pytest.raises(IllegalMove) as caught:
            match.play(move)
        assert caught.value.slug == "RP-02.no-such-value"
        assert caught.value.params["property"] == word
        assert caught.value.params["known"] == ["red-1", "blue-2", "yellow-3", "green-4"]


def test_rp_02_the_properties_of_the_zone_are_named() -> None:
    match = at_end(load(), {"red-1": [0]}, ["relocation"])
    with pytest.raises(IllegalMove) as caught:
        match.play("card relocation red-1 green-9")
    assert caught.value.params["property"] == "green-9"
    assert caught.value.params["known"] == [f"green-{value}" for value in range(4, 9)]


@pytest.mark.parametrize(
    "move",
    ["card new-plans 2 1", "card new-plans 1 1", "card new-plans", "card new-plans 1 2 colour 1", "card red-1",
     "red-1", "build red--1 1", "build purple-1 1", "build red-1 21"],
)  # fmt: skip
def test_what_the_notation_does_not_know(move: str) -> None:
    with pytest.raises(BadMove):
        rolled(load(), "1 5 red", {}, ["new-plans"]).play(move)


@pytest.mark.parametrize("roll", ["roll 6 blue", "roll 6", "start 6", "roll 1 1 1 red"])
def test_luck_needs_all_its_dice(roll: str) -> None:
    with pytest.raises(BadMove):
        set_up(load()).play(roll)


def test_refusals_tell_cost_limit_and_card() -> None:
    match = rolled(load(lot_limit=True), "3 3 red", {"red-1": [1]})
    for move, params in (("build red-1 4", {"limit": 3}), ("build red-5 2", {"cost": 10, "budget": 6})):
        with pytest.raises(IllegalMove) as caught:
            match.play(move)
        assert params.items() <= caught.value.params.items()
    with pytest.raises(IllegalMove) as caught:
        match.play("card exchange red-1 red-2")
    assert caught.value.params["card"] == "exchange"


def test_targets_of_cards_are_properties_zones_and_dice() -> None:
    match = rolled(load(), "1 5 red", {}, ["new-plans"])
    assert match.play("card new-plans 1 colour")[0].whole()["targets"] == ["1", "colour"]
    match = rolled(load(), "4 4 red", {}, ["special-permit"])
    assert match.play("card special-permit green")[0].whole()["targets"] == ["green"]
    match = at_end(load(), {"red-5": [0]}, ["relocation"])
    assert match.play("card relocation red-5 green-8")[0].whole()["targets"] == ["red-5", "green-8"]


def test_the_board_never_changes() -> None:
    board = load(4).board()
    assert board["street"] == {"last": 61, "fortune": [5, 11, 17, 23, 29, 35, 41, 47, 53, 59]}
    names = [f"{zone}-{value}" for first, zone in enumerate(ZONES, start=1) for value in range(first, first + 5)]
    assert list(board["properties"]) == names
    assert board["properties"]["blue-5"] == {"zone": "blue", "value": 5, "price": 5}


def test_the_board_says_what_each_card_is_played_on() -> None:
    game = load()
    cards = game.board()["cards"]
    fields = {"nothing": set(), "dice": {"dice"}, "zone": {"zone"}, "property": {"property"},
              "two-properties": {"property", "second"}}  # fmt: skip
    forms = {form.name: {field.name for field in form.fields} for form in game.declared.moves.forms}
    assert {card: fields[told["asks"]] for card, told in cards.items()} == {
        card: forms.get(card, set()) for card in CARDS
    }
    assert [card for card, told in cards.items() if told["either_order"]] == ["twin-project", "fresh-start"]


@pytest.mark.parametrize(
    ("stack", "owner", "clause"),
    [([], None, None), ([1], 1, "RP-20"), ([1, 0, 0], 0, "RP-20"), ([1, 0], 1, "RP-21"), ([2, 1, 0, 1, 0], 1, "RP-21")],
)
def test_a_view_says_by_which_clause_somebody_owns(stack: list[int], owner: int | None, clause: str | None) -> None:
    told = set_up(load(3), {"red-5": stack}).view(0)["properties"]["red-5"]
    assert (told["owner"], told["clause"]) == (owner, clause)


def test_a_hurricane_threatens_the_top_hotels_of_its_zone() -> None:
    stacks = {"red-1": [0, 1], "red-2": [1, 2], "red-4": [2, 0], "blue-2": [1]}
    match = at_end(load(3), stacks, ["hurricane"], ["insurance"], ["scandal"])
    match.play("card hurricane red")
    assert match.view(1)["threatened"] == {"red-1": 1, "red-2": 2, "red-4": 0}
    match.play("insure")
    assert match.view(2)["threatened"] == {"red-2": 2, "red-4": 0}


def test_rp_11_a_zone_is_asked_for_with_the_budget_and_the_hotels_left() -> None:
    match = rolled(load(), "3 4 W", {"red-1": [0]})
    assert match.game.prompt(match.state) == ("zone", {"budget": 7, "left": 19})


def test_rp_40_an_opponent_is_asked_about_the_zone_of_the_hurricane() -> None:
    match = at_end(load(), {"red-1": [1]}, ["hurricane"], ["insurance"])
    match.play("card hurricane red")
    slug, asked = match.game.prompt(match.state)
    assert (match.actor, slug, asked["zone"]) == (1, "storm", "red")


def come_back(match: Match) -> None:
    """A position and every view of it are what they were, when read."""
    game, state = match.game, match.state
    assert game.settled(match.position()) == state
    for seat in (*range(game.players), None):
        assert game.settled(match.view(seat)) == game.view(state, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_and_views_come_back(players: int) -> None:
    random = Random(seed(players))
    match = load(players, lot_limit=True).match(luck="manual")
    while not match.over:
        if match.ply % 3 == 0:
            come_back(match)
        match.play(random.choice(match.legal_actions()))
    come_back(match)


def test_views_of_rare_moments_come_back() -> None:
    everything = [card for card, count in CARDS.items() for _ in range(count)]
    come_back(set_up(load(), {}, [], everything))
    match = at_end(load(3), {"red-1": [1], "red-2": [2]}, ["hurricane"], ["insurance"], ["scandal"])
    match.play("card hurricane red")
    come_back(match)
    match.play("insure")
    come_back(match)


@pytest.mark.parametrize(
    ("fault", "data"),
    [
        ("property", {"properties": {"red-999": {"value": 9}}}),
        ("dice", {"dice": ["red", 1, 2]}),
        ("dice", {"dice": [1, 2, "red", "red"]}),
        ("dice", {"dice": [1, 2, 3]}),
        ("storm", {"hurricane": {"insured": [0]}}),
        ("position-disagrees", {"phase": "storm", "dice": [1, 1, "red"], "hurricane": {"zone": "red"}, "actor": 9}),
        ("pile-count", {"draw_pile": {"count": 27}}),
        ("cards", {"draw_pile": {"count": 0}}),
        ("cards", {"draw_pile": {"cards": None, "count": 28}}),
        ("position-too-long", {"reroll": ["1"] * 600}),
    ],
)
def test_what_no_record_can_hold(fault: str, data: dict[str, object]) -> None:
    with pytest.raises(BadPosition) as caught:
        load().position(data)
    assert caught.value.slug == fault
