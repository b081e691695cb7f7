"""The games for OpenSpiel. Importing this module registers them; luck is explicit, a chance node for every outcome.

    import pyspiel
    import tablee.envs.openspiel

    game = pyspiel.load_game("tablee_sunrise_lane(players=3,reward=margin,tied_places=next_place)")

Actions, luck's included, are numbers of the game's one table of moves. Needs the extra `envs`.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar
from zlib import crc32

import numpy as np
import pyspiel

from tablee.core.editions import Edition
from tablee.core.encoding import Encoding, encoding_of
from tablee.core.fields import Fields
from tablee.core.game import CHANCE, OVER, Game
from tablee.core.kernel import argument
from tablee.core.registry import game_class, load
from tablee.core.rules import OptionValue
from tablee.envs.resampling import resample, who_saw
from tablee.envs.rewards import REWARDS, checked_reward, rewards_of

NAMES = ("sunrise-lane", "rue-de-la-paix", "sunny-day")
MOST_MARGIN = 1000.0
"""No match is won or lost by so many points."""
CODE_BITS = 0xFFFFFF
"""So many bits are a whole number in a float32."""
HIDDEN = "?"


class Spot:
    """A state and how it came about: for every ply who acted, the move in words, and the seats that saw it."""

    def __init__(self, game: Game, state: Fields, log: list[tuple[int, str, tuple[int, ...]]]) -> None:
        self.game, self.state, self.log = game, state, log

    def __deepcopy__(self, memo: object) -> "Spot":
        return Spot(self.game, self.state.copy(), self.log[:])

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.game
        made_of = (game.name, game.players, game.options, game.edition)
        return _spot, (*made_of, self.state.tobytes(), self.log)

    def apply(self, action: int) -> None:
        """Play an action and remember who saw what."""
        before = self.state.copy()
        actor = int(before.actor)
        self.game.apply(self.state, action)
        self.log.append((actor, self.game.text(before, action), who_saw(self.game, before, action, self.state)))

    def seen(self, seat: int) -> list[tuple[int, str]]:
        """The past as a seat saw it."""
        return [(actor, text if seat in seats else HIDDEN) for actor, text, seats in self.log]


def _spot(
    name: str, players: int, options: dict[str, OptionValue], edition: Edition, state: bytes, log: list[Any]
) -> Spot:
    """A spot from what pickle kept of it."""
    game = load(name, players=players, options=options, edition=edition)
    return Spot(game, type(game.new_state())(np.frombuffer(bytearray(state), game.state_type)), log)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a match. Information states are what the seat has seen since the start; they forget nothing."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.spot = Spot(game.rules, game.rules.start(), [])
        self.reward = game.reward

    def current_player(self) -> int:
        actor = int(self.spot.state.actor)
        if actor == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.spot.game.legal(self.spot.state) if player == self.spot.state.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.spot.game.outcomes(self.spot.state)
        total = sum(weights.values())
        return [(action, weight / total) for action, weight in sorted(weights.items())]

    def _apply_action(self, action: int) -> None:
        self.spot.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.spot.game.text(self.spot.state, action)

    def is_terminal(self) -> bool:
        return bool(self.spot.state.actor == OVER)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.spot.game.players
        return rewards_of(self.spot.game, self.spot.state, self.reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one, with a whole past of its own (`resampling`)."""
        made: SpielState = self.get_game().new_initial_state()
        for action in resample(self.spot.game, self.history(), player, sampler):
            made.apply_action(action)
        return made

    def __str__(self) -> str:
        return json.dumps(self.spot.game.data(self.spot.state), sort_keys=True)


class SpielObserver:
    """Observations (`perfect_recall=False`) and information states of one seat, as tensor, by name, and as text."""

    def __init__(self, game: Game, recall: bool) -> None:
        self._encoding: Encoding = encoding_of(type(game))
        self._recall = recall
        self._longest = game.longest if recall else 0
        size = self._encoding.size
        self.tensor = np.zeros(size + 2 * self._longest, np.float32)
        self._numbers = np.zeros(size, np.int8)
        self.dict = self._encoding.split(self.tensor[:size])
        if recall:
            self.dict["past"] = self.tensor[size:].reshape(self._longest, 2)

    def set_from(self, state: SpielState, player: int) -> None:
        """What the seat may know; and for every ply, the last ones first, who acted (from 1, luck is 0) and the
        move, as a code of its words, 0 where it was hidden."""
        game, record = state.spot.game, state.spot.state
        self._encoding.observe(*game.arguments(record), player, argument(self._numbers))
        self.tensor.fill(0)
        self.tensor[: self._numbers.size] = self._numbers
        if self._recall:
            for row, (actor, text) in zip(self.dict["past"], reversed(state.spot.seen(player)), strict=False):
                row[:] = actor + 1, 0 if text == HIDDEN else _code(text)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text: the view as JSON, or the moves the seat has seen."""
        spot = state.spot
        if self._recall:
            return f"{player}: " + "; ".join(
                f"{'-' if actor == CHANCE else actor} {text}" for actor, text in spot.seen(player)
            )
        return json.dumps(spot.game.data(spot.game.view(spot.state, player)), sort_keys=True)


class PartObserver:
    """As text only: what everybody sees, or what a seat sees and nobody else does."""

    def __init__(self, public: bool) -> None:
        self._public = public
        self.tensor = None
        self.dict: Mapping[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no tensor of a part."""

    def string_from(self, state: SpielState, player: int) -> str:
        """JSON, empty if there is nothing of the kind."""
        game = state.spot.game
        everybody = game.data(game.view(state.spot.state, None))
        if self._public:
            return json.dumps(everybody, sort_keys=True)
        own = game.data(game.view(state.spot.state, player))
        secret = {name: value for name, value in own.items() if value != everybody[name]}
        return json.dumps(secret, sort_keys=True) if secret else ""


def _code(text: str) -> int:
    return 1 + crc32(text.encode()) % CODE_BITS


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Tablée with its parameters: `players`, `reward`, `preset`, `edition`, and the game's own options."""

    kind: ClassVar[type[Game]]
    game_type: ClassVar[Any]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**_defaults(self.kind), **(params or {})}
        self.reward = checked_reward(chosen["reward"])
        preset = chosen["preset"] or None
        options = {
            name: chosen[name] for name, option in self.kind.options_offered.items() if chosen[name] != option.values[0]
        }
        self.rules = self.kind(
            players=chosen["players"], options=options, preset=preset, edition=chosen["edition"] or None
        )
        most = MOST_MARGIN if self.reward == "margin" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.rules.actions,
            num_players=self.rules.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=self.rules.longest,
        )
        super().__init__(self.game_type, info, dict(params or {}))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.longest

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "SpielObserver | PartObserver":
        """What one seat sees; as text also what everybody sees, and what a seat alone sees."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError(f"only what one seat or everybody sees can be observed; asked for {kind} with {params}")
        if kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return SpielObserver(self.rules, kind.perfect_recall)
        return PartObserver(public=kind.public_info)


def _defaults(kind: type[Game]) -> dict[str, Any]:
    options = {name: option.values[0] for name, option in kind.options_offered.items()}
    return {"players": kind.seats[0], "reward": REWARDS[0], "preset": "", "edition": "", **options}


def short_name(game: str) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"tablee_{game.replace('-', '_')}"


def register() -> None:
    """Make the games known to `pyspiel.load_game`; importing this module does it."""
    for name in NAMES:
        kind = game_class(name)
        game_type = pyspiel.GameType(
            short_name=short_name(name),
            long_name=f"Tablée: {name}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=kind.seats[-1],
            min_num_players=kind.seats[0],
            provides_information_state_string=True,
            provides_information_state_tensor=True,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification=_defaults(kind),
        )
        made = type(f"{kind.__name__}Game", (SpielGame,), {"kind": kind, "game_type": game_type})
        pyspiel.register_game(game_type, made)


register()
