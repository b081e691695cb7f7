"""The games for Gymnasium: one seat is the agent's, bots sit on the others.

    import gymnasium
    import tablee.envs.gymnasium                                     # registers tablee/SunriseLane-v2 and the others

    env = gymnasium.make("tablee/SunriseLane-v2", players=3, bots="greedy")

`gymnasium.make("tablee.envs.gymnasium:tablee/SunriseLane-v2")` needs no import. Needs the extra `envs`.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from tablee.bots.bot import Bot, Budget
from tablee.bots.registry import find_bot
from tablee.core.editions import Edition
from tablee.core.errors import BadInput
from tablee.core.luck import SEED_LIMIT
from tablee.core.registry import load
from tablee.core.rules import OptionValue
from tablee.envs.match import EnvMatch
from tablee.envs.pictures import RENDER_MODES, checked_mode

INT8 = np.iinfo(np.int8)
IDS = {"sunrise-lane": "SunriseLane-v2", "rue-de-la-paix": "RueDeLaPaix-v2", "sunny-day": "SunnyDay-v2"}
NAMESPACE = "tablee"

Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A seat against bots. Observations hold the tensor and the action mask; the reward comes at the end.

    `bots` is a name (`tablee.bots.registry.bot_names`) or a bot, or one for each other seat; `budget` is theirs: with
    iterations and no seconds, or with bots that look at no clock, the same seed and actions give the same match.
    An illegal action plays nothing: it costs a step, and `info["refusal"]` says which clause forbids it.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        preset: str | None = None,
        edition: str | Path | Edition | None = None,
        seat: int = 0,
        bots: str | Bot | Sequence[str | Bot] = "greedy",
        budget: Budget | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        made = load(game, players=players, options=options, preset=preset, edition=edition)
        made.checked_seat(seat)
        self.match = EnvMatch(made, reward)
        self.seat = seat
        self.render_mode = checked_mode(render_mode)
        self._bots = _seated(bots, seat, made.players)
        self._budget = budget or Budget()
        self.action_space = Discrete(self.match.actions)
        self.observation_space = Dict(
            {
                "observation": Box(INT8.min, INT8.max, (self.match.encoding.size,), np.int8),
                "action_mask": Box(0, 1, (self.match.actions,), np.int8),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        """A fresh match, up to the seat's first decision; with a seed its luck is that of `game.match(seed)`."""
        super().reset(seed=seed)
        luck = int(seed) if seed is not None else int(self.np_random.integers(SEED_LIMIT))
        self.match.reset(luck)
        self._let_bots_play()
        return self._observe(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play for the seat, then let the bots play until the seat is asked again."""
        refusal = self._refusal(int(action))
        if refusal:
            return self._observe(), 0.0, self.match.over, False, {"refusal": refusal}
        self.match.play(int(action))
        self._let_bots_play()
        reward = self.match.rewards()[self.seat]
        if self.render_mode == "human":
            self.render()
        return self._observe(), reward, self.match.over, False, {}

    def _refusal(self, action: int) -> str:
        refusal = self.match.game.refusal(self.match.state, action)
        return str(refusal) if refusal is not None else ""

    def _let_bots_play(self) -> None:
        """The bots' whims come from the environment's generator."""
        game, match = self.match.game, self.match
        while not match.over and match.actor != self.seat:
            seat = match.actor
            view, legal = game.view(match.state, seat), game.legal(match.state)
            whim = int(self.np_random.integers(SEED_LIMIT))
            match.play(self._bots[seat].choose(game, view, seat, legal, self._budget, whim).action)

    def _observe(self) -> Observation:
        return {"observation": self.match.observation(self.seat), "action_mask": self.match.mask(self.seat)}

    def render(self) -> Any:
        return self.match.render(self.render_mode)


def _seated(bots: str | Bot | Sequence[str | Bot], seat: int, players: int) -> dict[int, Bot]:
    """A bot for every other seat, by name or as it is: the same one for all, or one each in the order of seats."""
    others = [other for other in range(players) if other != seat]
    asked = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * len(others)
    if len(asked) != len(others):
        raise BadInput("bad-bots", got=len(asked), expected=len(others))
    return {other: find_bot(bot) if isinstance(bot, str) else bot for other, bot in zip(others, asked, strict=True)}


def register() -> None:
    """Make the environments known to `gymnasium.make`; once is enough, and importing this module does it."""
    for game, name in IDS.items():
        if f"{NAMESPACE}/{name}" not in gymnasium.registry:
            gymnasium.register(f"{NAMESPACE}/{name}", entry_point=f"{__name__}:SeatEnv", kwargs={"game": game})


register()
