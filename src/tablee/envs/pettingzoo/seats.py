"""The turn-based form (AEC): the environment asks the seat that is to decide."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from tablee.core.editions import Edition
from tablee.core.registry import load
from tablee.core.rules import OptionValue
from tablee.envs.match import EnvMatch
from tablee.envs.pettingzoo.spaces import Seeds, action_spaces, observation_space, seat_names
from tablee.envs.pictures import RENDER_MODES, checked_mode

Observation = dict[str, Any]


class SeatsEnv(AECEnv[str, Observation, int | None]):
    """A match: agents are seats; observations hold the tensor and the action mask; rewards come at the end.

    A seat may be asked several times in a row; luck acts by itself. An illegal action is refused by its clause.
    """

    def __init__(
        self,
        game: str,
        name: str,
        players: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        preset: str | None = None,
        edition: str | Path | Edition | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        made = load(game, players=players, options=options, preset=preset, edition=edition)
        self.match = EnvMatch(made, reward)
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": name, "render_modes": list(RENDER_MODES), "render_fps": 1, "is_parallelizable": False,
        }  # fmt: skip
        self.possible_agents = seat_names(made.players)
        self.agents = []
        self._seeds = Seeds()
        self._actions = action_spaces(self.possible_agents, self.match.actions)
        self._observations = {
            agent: observation_space(self.match, self.match.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh match; with a seed its luck is that of `game.match(seed)`. There are no options here."""
        self.match.reset(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.actor]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {"observation": self.match.observation(seat), "action_mask": self.match.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.match.rewards(), strict=True))
        self._accumulate_rewards()
        if self.match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.match.actor]
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return self.match.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
