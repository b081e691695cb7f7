"""The judge: alike in every gear, blind to what a seat could not know, right where one can count."""

import json
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.core.kernel import GEARS
from tablee.core.rng import new_rng
from tablee.review.findings import FAULTS, Decision, word_for
from tablee.review.judge import Look, PlayingJudge
from tablee.review.kernels import WIDEST
from tablee.review.records import UNPLANNED
from tablee.review.reviewing import Effort, Ply
from tests.support import rue_de_la_paix as rue
from tests.support import sunny_day as sunny
from tests.support import sunrise_lane as lane
from tests.support.bots import COMPILED_ONLY, Played
from tests.support.gears import told_in
from tests.support.luck import seed
from tests.support.sunrise_lane import TO_THE_CORNER

FAULT_WORDS = {word for word, _ in FAULTS}
CLOSELY = Effort(tries=16, worlds=2048, samples=1)
KNOWN: list[dict[str, Any]] = json.loads((Path(__file__).parent / "positions.json").read_text("utf-8"))
ALIKE = 1e-9


def judged(match: tablee.Match, move: str, effort: Effort = CLOSELY) -> Decision:
    """What the judge says of a move in the position of a match."""
    game, state = match.game, match.state
    ply = Ply(PlayingJudge(), game, state, match.ply, game.read(state, move), effort)
    ply.look()
    return ply.decision()


def better(decision: Decision) -> str | None:
    return None if decision.better is None else decision.options[decision.better].move


# --- known best moves -------------------------------------------------------------------------------------------------


def known(number: int) -> tuple[tablee.Match, set[str], str]:
    """A position worked out by enumeration: the match, the best moves, and the best of the others."""
    given = KNOWN[number]
    match = tablee.load(given["game"], players=given["players"]).position(given["position"], luck="manual")
    values: dict[str, float] = given["values"]
    top = max(values.values())
    best = {move for move, value in values.items() if value > top - ALIKE}
    return match, best, max((move for move in values if move not in best), key=lambda move: values[move])


def test_there_are_enough_of_them() -> None:
    """At least 15 a game, with luck to come and with cards that nobody else sees."""
    for name in tablee.game_names():
        if name in {one["game"] for one in KNOWN}:
            mine = [one for one in KNOWN if one["game"] == name]
            assert len(mine) >= 15
            assert any(one["luck"] for one in mine)
    assert any(one["hidden"] for one in KNOWN)
    assert {one["game"] for one in KNOWN} == {"sunrise-lane", "rue-de-la-paix", "sunny-day"}


@COMPILED_ONLY
@pytest.mark.parametrize("number", range(len(KNOWN)), ids=lambda number: f"{KNOWN[number]['game']}-{number}")
def test_the_known_best_move_is_found_for_certain(number: int) -> None:
    match, best, second = known(number)
    decision = judged(match, second)
    assert better(decision) in best
    assert decision.low > 0


@COMPILED_ONLY
@pytest.mark.parametrize("number", range(len(KNOWN)), ids=lambda number: f"{KNOWN[number]['game']}-{number}")
def test_the_known_best_move_is_no_mistake(number: int) -> None:
    match, best, _ = known(number)
    assert judged(match, min(best)).word not in FAULT_WORDS


@COMPILED_ONLY
def test_cards_that_only_the_other_holds_are_guarded_against() -> None:
    """Everything but the opponent's five cards lies open: they are red, and red is worth 25 points here."""
    hands = lane.hands("yybbp", "rrrrr")
    match = lane.set_up(lane.load(), "yybbp", "rrrrr", houses=TO_THE_CORNER, **lane.pile_of(hands))
    decision = judged(match, "draw")
    assert (better(decision) or "").startswith("park k5")
    assert decision.word in FAULT_WORDS


@COMPILED_ONLY
def test_an_insurance_is_used_where_titles_are_at_stake() -> None:
    stacks = {"green-8": [1], "green-7": [1], "green-6": [1], "yellow-7": [0], "blue-6": [0]}
    match = rue.at_end(rue.load(), stacks, ["hurricane"], ["insurance"])
    match.play("card hurricane green")
    decision = judged(match, "suffer")
    assert better(decision) == "insure"
    assert decision.low > 0


@COMPILED_ONLY
def test_where_no_move_is_best_it_is_not_sure_of_any(name: str) -> None:
    """The best moves of a known position that has several, each held against the others."""
    several = [number for number in range(len(KNOWN)) if KNOWN[number]["game"] == name and len(known(number)[1]) > 1]
    assert several or name != "sunny-day"
    for number in several[:6]:
        match, best, _ = known(number)
        for move in sorted(best)[:2]:
            assert judged(match, move).word not in FAULT_WORDS


# --- what it must not know --------------------------------------------------------------------------------------------


@COMPILED_ONLY
def test_what_a_seat_could_not_know_moves_nothing(name: str, played: Played) -> None:
    """Everything hidden is dealt anew, and every decision is judged as before, to the last digit."""
    match, effort = played(name, (2, 3), 5), Effort(tries=2, worlds=8, samples=1)
    game, changed = match.game, 0
    for ply in range(0, match.ply, 7):
        state = match.state_at(ply)
        if state.actor < 0:
            continue
        seat, (_, action) = int(state.actor), match.actions[ply]
        other = game.complete(game.view(state, seat), seat, new_rng(ply, 1))
        changed += other != state
        looks = [Ply(PlayingJudge(), game, one, ply, action, effort) for one in (state, other)]
        for look in looks:
            look.look()
        assert looks[0].decision() == looks[1].decision()
    assert changed


# --- how it works -----------------------------------------------------------------------------------------------------

PROGRAM = """
import json, sys
from random import Random
import tablee
from tablee.review.judge import PlayingJudge

found = {}
for name in ("sunrise-lane", "rue-de-la-paix", "sunny-day"):
    match = tablee.load(name, players=3).match(seed=int(sys.argv[1]))
    game, random = match.game, Random(int(sys.argv[1]))
    while not match.over:
        match.play(random.choice(match.legal_actions()))
    late = [match.state_at(ply) for ply in range(3 * match.ply // 4, match.ply)]
    state = next(state for state in late if state.actor >= 0 and len(game.legal(state)) > 1)
    look = PlayingJudge().look(game, state, game.legal(state)[0], 5, 1)
    look.go_on(2, 2)
    before = next(state for state in late if state.actor == -1)
    luck = PlayingJudge().look(game, before, None, 5, 1)
    luck.go_on(0, 1)
    found[name] = [str(look.arms()), str(look.outlook()), str(luck.outlook())]
game = tablee.load("sunny-day", players=2)
many = game.state(json.loads(sys.argv[2]))
look = PlayingJudge().look(game, many, game.legal(many)[0], 5, 1)
look.go_on(3, 1)
found["many moves"] = [str(look.arms()), str(look.outlook())]
print(json.dumps(found))
"""


def last_two_tiles() -> tablee.Match:
    """The end of a match in which one seat places both tiles; more moves than are tried, and a plan for each."""
    game, hand = sunny.load(), ["PPWW", "CCLL"]
    return sunny.position(sunny.chain(game, 10, skip=hand), [hand, []], [["SWWW 0 0,0"], []], game=game)


def test_interpreted_and_compiled_looks_agree() -> None:
    many = last_two_tiles()
    assert len(many.legal()) > WIDEST
    position = json.dumps(many.position())
    interpreted, compiled = (told_in(gear, PROGRAM, str(seed(3)), position) for gear in GEARS)
    assert interpreted == compiled


@COMPILED_ONLY
def test_looking_again_adds_to_what_is_known(name: str, played: Played) -> None:
    match = played(name, (2, 3), 5)
    ply = next(ply for ply, (actor, _) in enumerate(match.actions) if actor >= 0 and ply > match.ply // 2)
    state, (_, action) = match.state_at(ply), match.actions[ply]

    def looked(*steps: int) -> Look:
        look = PlayingJudge().look(match.game, state, action, ply, 2)
        for step in steps:
            look.go_on(step, step)
        return look

    assert looked(6, 10).outlook() == looked(16).outlook()
    assert {arm.visits for arm in looked(6, 10).arms()} == {16}
    assert looked(6, 10).arms()[UNPLANNED].margins == looked(16).arms()[UNPLANNED].margins


def test_a_word_is_said_only_where_the_interval_allows() -> None:
    assert word_for(100_000, 300_000) == "blunder"
    assert word_for(99_999, 300_000) == "mistake"
    assert word_for(20_000, 40_000) == "inaccuracy"
    assert word_for(19_999, 40_000) == "unclear"
    assert word_for(-50_000, 19_999) == "fine"
