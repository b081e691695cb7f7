"""The networks: small, blind to secrets, the same in every gear, and at the table like any other bot."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import count, islice
from typing import Any

import numpy as np
import pytest

import tablee
from tablee.bots import expert
from tablee.bots.bot import Budget
from tablee.bots.decision import MOST_NODES, Search
from tablee.bots.levels import level_settings
from tablee.bots.network import MOST
from tablee.bots.records import NONE, ROOT, SearchSettings
from tablee.bots.registry import bot_names, find_bot
from tablee.core.fields import Fields, record_argument
from tablee.core.game import OVER
from tablee.core.kernel import argument
from tablee.core.registry import game_names
from tablee.core.rng import new_rng, random_word, seed_rng
from tablee.core.texts import LANGUAGES
from tablee.games.sunny_day.kernels.symmetry import turn_state, turned_action
from tests.support.bots import decisions, judged, shown
from tests.support.chance import let_luck_act
from tests.support.gears import told_in
from tests.support.luck import seed as luck_seed

NAMES = [name for name in game_names() if expert.has_expert(tablee.game_class(name))]
"""The games that bring a network."""

SUMMED = (
    "reads", "broad", "broad_bias", "deep", "deep_bias", "value", "value_bias", "by_position", "by_position_bias",
    "by_row", "move_deep", "move_deep_bias", "preference", "at_once",
)  # fmt: skip
"""What a network multiplies and adds up."""

PROGRAM = """
import json, sys
import tablee
from tablee.bots.bot import Budget
from tablee.bots.expert import Judgement
from tablee.bots.registry import find_bot
from tests.support.bots import decisions

found = {}
for name in sys.argv[2:]:
    for players in tablee.game_class(name).seats:
        game, told = tablee.load(name, players=players), []
        for number, match in enumerate(decisions(game, players, every=int(sys.argv[1]))):
            seat, legal = int(match.state.actor), match.legal_actions()
            view = game.view(match.state, seat)
            judged = Judgement(game, view, seat, 5)
            numbers = [*judged.preferences, *judged.wins, *judged.margins]
            told.append([number.hex() for number in numbers])
            if number % 4 == 0 and (players == 2 or int(sys.argv[1]) < 40):
                chosen = find_bot("level-6").choose(game, view, seat, legal, Budget(iterations=4), 3)
                told.append([chosen.action, *(reason.win_chance.hex() for reason in chosen.reasons)])
        found[f"{name} {players}"] = told
print(json.dumps(found))
"""


@pytest.mark.parametrize("every", [40, pytest.param(10, marks=pytest.mark.soak)])
def test_gears_come_to_the_same_numbers_and_moves(every: int) -> None:
    """At one decision in so many, with any number of players."""
    assert {"rue-de-la-paix", "sunny-day", "sunrise-lane"} <= set(NAMES)
    interpreted = told_in("interpreted", PROGRAM, str(every), *NAMES)
    assert len(interpreted) == sum(len(tablee.game_class(name).seats) for name in NAMES)
    assert all(any(name in key and told for key, told in interpreted.items()) for name in NAMES)
    assert told_in("compiled", PROGRAM, str(every), *NAMES) == interpreted


@pytest.mark.parametrize("name", NAMES)
def test_networks_are_small_and_have_a_card(name: str) -> None:
    kind = tablee.game_class(name)
    assert expert.expert_of(kind).type.itemsize < 500_000
    card = expert.card_of(kind)
    assert card["game"] == name
    assert card["version"] == kind.version
    assert card["trained"]["decisions"] > 10**8


@pytest.mark.parametrize("name", NAMES)
def test_a_forward_pass_counts_what_all_its_layers_would(name: str) -> None:
    kind = tablee.game_class(name)
    weights = {field: expert.expert_of(kind).array[field][0].astype(np.int64) for field in SUMMED}
    network = expert.expert_of(kind)

    def active(sums: Any, shift: int) -> Any:
        return np.clip(sums >> shift, 0, MOST)

    for match in decisions(tablee.load(name, players=kind.seats[-1]), 12, every=5):
        seat, (rows, facts) = int(match.state.actor), shown(match.game, match.state)
        room, each = judged(match.game, match.state, 77), np.array(rows)
        seen = np.concatenate([room["observation"][weights["reads"]], facts, each.max(0)]).astype(np.int64)
        broad = active(seen @ weights["broad"] + weights["broad_bias"], network.broad_shift)
        deep = active(broad @ weights["deep"] + weights["deep_bias"], network.deep_shift)
        ahead = (deep @ weights["value"] + weights["value_bias"])[kind.seats[-1] :] * network.value_unit
        assert room["ahead"][seat] == np.clip(ahead[0], -0.99, 0.99)
        by_position = (deep @ weights["by_position"] + weights["by_position_bias"]) >> network.position_shift
        move = active(by_position + each @ weights["by_row"], network.move_shift)
        last = np.maximum(0, move @ weights["move_deep"] + weights["move_deep_bias"])
        preferences = last @ weights["preference"] * network.preference_unit
        preferences += each @ weights["at_once"] * network.at_once_unit
        assert room["preferences"][: len(rows)].tolist() == preferences.tolist()
        assert abs(room["wins"].sum() - 1) < 1e-9


@pytest.mark.parametrize("name", NAMES)
def test_no_sum_of_a_network_outgrows_its_32_bits_whatever_it_is_shown(name: str) -> None:
    network, most = expert.expert_of(tablee.game_class(name)).array[0], {"broad": 128}
    for layer in ("broad", "deep", "value", "by_position", "move_deep"):
        weights, bias = (np.abs(network[field].astype(np.int64)) for field in (layer, f"{layer}_bias"))
        assert (weights.sum(0) * most.get(layer, MOST) + bias).max() < 2**31
    by_position = 2**31 >> int(network["position_shift"])
    assert by_position + np.abs(network["by_row"].astype(np.int64)).sum(0).max() * 256 < 2**31


@pytest.mark.parametrize("name", NAMES)
def test_what_moves_do_is_written_whole_and_tells_no_secrets(name: str) -> None:
    for players in tablee.game_class(name).seats:
        game = tablee.load(name, players=players)
        for match in decisions(game, 20 + players, every=7):
            seat = int(match.state.actor)
            rows = shown(game, match.state, 85)
            assert shown(game, match.state, -86) == rows
            world = game.complete(game.view(match.state, seat), seat, new_rng(match.ply))
            assert shown(game, world, 85) == rows


def test_sunny_day_is_judged_alike_from_every_side_of_the_table() -> None:
    for players in (2, 5):
        game = tablee.load("sunny-day", players=players)
        for match in decisions(game, 30 + players, every=5):
            state, turned = match.state, match.state.copy()
            turn_state(*game.arguments(turned))
            (rows, facts), (other, same) = shown(game, state), shown(game, turned)
            legal, places = game.legal(state), {action: place for place, action in enumerate(game.legal(turned))}
            assert facts == same
            for place, action in enumerate(legal):
                there = places[turned_action(record_argument(state), action)]
                assert rows[place] == other[there]


@pytest.mark.parametrize("name", NAMES)
def test_experts_play_whole_matches(name: str) -> None:
    game = tablee.load(name, players=tablee.game_class(name).seats[-1])
    match, bots = game.match(seed=luck_seed(4)), [find_bot("expert"), find_bot("level-6")]
    while isinstance(match.actor, int):
        seat, legal = match.actor, match.legal_actions()
        choice = bots[seat % 2].choose(game, game.view(match.state, seat), seat, legal, Budget(iterations=2), match.ply)
        assert choice.action in legal
        for reason in choice.reasons:
            assert 0 <= reason.win_chance <= 1
        match.play(choice.action)
    assert match.over


def test_they_are_bots_by_name_and_level_6_is_a_character() -> None:
    assert {"expert", "level-6"} <= set(bot_names())
    bot: Any = find_bot("level-6")
    assert all(bot.title(language) and bot.character(language) for language in LANGUAGES)


@pytest.mark.parametrize("name", NAMES)
def test_a_try_is_worth_what_the_network_expects_after_playing_on(name: str) -> None:
    game, seed = tablee.load(name, players=2), 2
    for match in decisions(game, 3, every=9):
        state, seat, legal = match.state, int(match.state.actor), match.legal_actions()
        view, settings = game.view(state, seat), level_settings(name, 6).search
        for action in legal[:3]:
            search = search_for(game, view, [action], replace(settings, rounds=1), seed)
            search.iterate(1)
            rng = new_rng(seed)
            game.complete(view, seat, rng)
            seed_rng(argument(rng), random_word(argument(rng)), 0)
            world = game.complete(view, seat, rng)
            played_on(game, world, seat, action, rng)
            found = search.root_moves()[0]
            if world.actor == OVER:
                winners = game.result(world).winners
                assert found.win == (seat in winners) / len(winners)
            else:
                actor = int(world.actor)
                assert found.win == expert.Judgement(game, game.view(world, actor), actor, 7).wins[seat]


def played_on(game: tablee.Game, world: Fields, seat: int, action: int, rng: Any) -> None:
    """A move, the network's favourites for the rest of the turn and the turns of the others, and luck in between."""
    others = False
    while True:
        game.apply(world, action)
        let_luck_act(game, world, rng)
        others = others or world.actor != seat
        if world.actor == OVER or (others and world.actor == seat):
            return
        actor = int(world.actor)
        judged = expert.Judgement(game, game.view(world, actor), actor, 7)
        action = judged.moves[judged.preferences.index(max(judged.preferences))]


def search_for(
    game: tablee.Game, view: Fields, considered: Sequence[int], settings: SearchSettings, seed: int
) -> Search:
    """A search with the network for whoever decides."""
    return Search(game, view, int(view.actor), considered, settings, seed, 0, MOST_NODES, expert.expert_of(type(game)))


@pytest.mark.parametrize("name", NAMES)
def test_moves_meet_the_same_luck_whatever_else_is_tried(name: str) -> None:
    game, settings, compared = tablee.load(name), level_settings(name, 6).search, 0
    for match in (match for number in (6, 7, 8) for match in decisions(game, number, every=7)):
        view, legal = game.view(match.state, int(match.state.actor)), match.legal_actions()
        together = search_for(game, view, legal, settings, 5)
        together.iterate(40)
        for move in together.root_moves():
            if 0 < move.visits < 40:
                alone = search_for(game, view, [move.action], settings, 5)
                alone.iterate(move.visits)
                assert alone.root_moves() == [move]
                compared += 1
    assert compared > 5


@pytest.mark.parametrize("matches", [1, pytest.param(6, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", NAMES)
def test_the_tree_holds_the_own_turn_and_nothing_beyond(name: str, matches: int) -> None:
    game, deeper = tablee.load(name), 0
    for match in (match for number in range(matches) for match in decisions(game, number, every=2)):
        seat, legal = int(match.state.actor), match.legal_actions()
        search = search_for(game, game.view(match.state, seat), legal, level_settings(name, 6).search, 5)
        search.iterate(60)
        tried = search.nodes[search.nodes["visits"] > 0]
        assert set(tried["seat"][1:]) == {seat}
        place = int(search.nodes[ROOT]["first"])
        while place != NONE:
            node, after = search.nodes[place], match.state.copy()
            game.apply(after, int(node["action"]))
            if after.actor == seat:
                deeper += node["first"] != NONE
            else:
                assert node["first"] == NONE
            place = int(node["next"])
    assert deeper > 0


@pytest.mark.parametrize("name", NAMES)
def test_the_less_preferences_count_the_more_moves_are_tried(name: str) -> None:
    """Networks can be sure of one move: the setting of level 6 alone need not make a difference in a few positions."""
    game, tried = tablee.load(name), {1.0: 0, 0.15: 0, 0.03: 0}
    asked = (match for number in count(4) for match in decisions(game, number, every=6))
    for match in islice((match for match in asked if len(match.legal_actions()) > 3), 8):
        seat, legal = int(match.state.actor), match.legal_actions()
        for prior in tried:
            settings = replace(level_settings(name, 6).search, prior=prior)
            view, network = game.view(match.state, seat), expert.expert_of(type(game))
            search = Search(game, view, seat, legal, settings, 2, 0, MOST_NODES, network)
            search.iterate(30)
            tried[prior] += sum(move.visits > 0 for move in search.root_moves())
    assert tried[0.03] > tried[0.15] >= tried[1.0] > 0


def test_without_a_network_they_search_as_level_5_does() -> None:
    match = tablee.load("high-road").match(seed=luck_seed(1))
    game, seat, legal = match.game, int(match.state.actor), match.legal_actions()
    view, once = game.view(match.state, seat), Budget(iterations=20)
    choices = [find_bot(name).choose(game, view, seat, legal, once, 1) for name in ("level-5", "level-6", "expert")]
    assert choices[0] == choices[1] == choices[2]
    with pytest.raises(tablee.BadInput, match=r"expert\.bin"):
        expert.expert_of(type(game))


def test_a_network_of_another_shape_is_refused() -> None:
    kind = tablee.game_class("sunrise-lane")
    with pytest.raises(tablee.BadInput, match="tablee train"):
        expert.network_from(expert.expert_of(kind).tobytes()[:-1], kind)
