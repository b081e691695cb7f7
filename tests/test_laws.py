"""The laws, for every game, every player count and all options, along random matches (see tablee.testing).

They run compiled; `tests/core/test_indices.py` has some of them interpreted.
"""

from copy import deepcopy
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee import Game, game_class, game_names
from tablee.testing import LawBroken, check_game, check_match, check_texts, option_choices
from tests.support.gears import told_in
from tests.support.luck import seed

SEEDS = st.integers(0, 2**40)


@st.composite
def games(draw: st.DrawFn, name: str) -> Game:
    kind = game_class(name)
    players = draw(st.sampled_from(kind.seats))
    return kind(players=players, options=draw(st.sampled_from(option_choices(kind))))


@pytest.mark.parametrize("examples", [5, pytest.param(200, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", game_names())
def test_laws_hold_along_random_matches(name: str, examples: int) -> None:
    @settings(max_examples=examples)
    @given(games(name), SEEDS)
    def check(game: Game, match_seed: int) -> None:
        assert check_match(game, match_seed) > 0

    check()


@pytest.mark.parametrize("name", game_names())
def test_every_player_count_and_option(name: str) -> None:
    assert check_game(game_class(name), matches=1, seed=seed(2026)) > 0


WITH_BOUNDS_CHECKS = """
import json, sys
from tablee import game_class
from tablee.testing import check_game
print(json.dumps(check_game(game_class(sys.argv[1]), seed=int(sys.argv[2]))))
"""


@pytest.mark.soak
@pytest.mark.parametrize("name", game_names())
def test_laws_hold_with_bounds_checks(name: str) -> None:
    """Everything is compiled a second time for it, with a check at every index."""
    assert told_in("compiled", WITH_BOUNDS_CHECKS, name, str(seed(0)), NUMBA_BOUNDSCHECK="1") > 0


@pytest.mark.parametrize("name", game_names())
def test_every_language_has_every_sentence(name: str) -> None:
    check_texts(game_class(name))


class TestTheInstrument:
    """The laws notice games that break them."""

    def broken(self, **replaced: object) -> type[Game]:
        kind = game_class("high-road")
        rules = kind.rules._replace(**replaced)  # type: ignore[arg-type]
        return type("Broken", (kind,), {"rules": rules})

    def expect(self, law: str, kind: type[Game]) -> None:
        with pytest.raises(LawBroken) as caught:
            check_game(kind)
        assert caught.value.law == law
        assert caught.value.record.startswith("tablee record 1")

    def test_a_lost_card(self) -> None:
        kind = game_class("high-road")

        def apply(box, state, action):  # type: ignore[no-untyped-def]
            kind.rules.apply(box, state, action)
            if state.left == 5:
                state.deck[0] -= 1

        self.expect("nothing is lost or out of place", self.broken(apply=apply))

    def test_a_leaking_view(self) -> None:
        kind = game_class("high-road")

        def redact(box, state, seat):  # type: ignore[no-untyped-def]
            deck = [int(cards) for cards in state.deck]
            kind.rules.redact(box, state, seat)
            for value, cards in enumerate(deck):
                state.deck[value] = cards

        self.expect("a completed view, redacted, is the view", self.broken(redact=redact))

    def test_a_move_listed_twice(self) -> None:
        kind = game_class("high-road")

        def legal(box, state, moves):  # type: ignore[no-untyped-def]
            count = kind.rules.legal(box, state, moves)
            moves[count] = moves[0]
            return count + 1

        self.expect("legal moves are listed in order, once, and exist until the end", self.broken(legal=legal))

    def test_a_sentence_forgotten(self) -> None:
        kind = game_class("high-road")
        refusals = deepcopy(kind.declared.refusals)
        refusals("HR-99")
        broken = type("Broken", (kind,), {"declared": replace(kind.declared, refusals=refusals)})
        with pytest.raises(LawBroken, match="HR-99"):
            check_texts(broken)

    def test_a_secret_told_to_all(self) -> None:
        kind = game_class("high-road")
        events = deepcopy(kind.declared.events)
        dealt = events.forms[1]
        events.forms[1] = replace(dealt, fields=tuple(replace(field, secret=False) for field in dealt.fields))
        broken = type("Broken", (kind,), {"declared": replace(kind.declared, events=events)})
        self.expect("luck tells nobody what his view does not", broken)
