"""The parallel form: all seats are asked at once, and those who are not to decide wait.

For tools that know only the parallel interface. A cycle is one decision: the seat to decide plays, and `WAIT`, one
action more than the game has, is all that the mask of the others allows. What the others send is ignored; if the seat
to decide sends something that is not legal, nothing happens in this cycle.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import ParallelEnv

from tablee.core.editions import Edition
from tablee.core.registry import load
from tablee.core.rules import OptionValue
from tablee.envs.match import EnvMatch
from tablee.envs.pettingzoo.spaces import Seeds, action_spaces, observation_space, seat_names
from tablee.envs.pictures import RENDER_MODES, checked_mode

Observation = dict[str, Any]
Step = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]  # fmt: skip


class CyclesEnv(ParallelEnv[str, Observation, int]):
    """A match in cycles; `max_cycles` truncates it."""

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
        max_cycles: int | None = None,
    ) -> None:
        made = load(game, players=players, options=options, preset=preset, edition=edition)
        self.match = EnvMatch(made, reward)
        self.wait = self.match.actions
        self.max_cycles = max_cycles
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": name, "render_modes": list(RENDER_MODES), "render_fps": 1, "is_parallelizable": True,
        }  # fmt: skip
        self.possible_agents = seat_names(made.players)
        self.agents = []
        self._cycles = 0
        self._seeds = Seeds()
        self._actions = action_spaces(self.possible_agents, self.wait + 1)
        self._observations = {agent: observation_space(self.match, self.wait + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A fresh match; with a seed its luck is that of `game.match(seed)`. There are no options here."""
        self.match.reset(self._seeds.next(seed))
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observe(), {agent: {} for agent in self.agents}

    def _observe(self) -> dict[str, Observation]:
        seen = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.match.mask(seat, self.wait + 1)
            mask[self.wait] = seat != self.match.actor
            seen[agent] = {"observation": self.match.observation(seat), "action_mask": mask}
        return seen

    def step(self, actions: dict[str, int]) -> Step:
        agents = self.agents
        chosen = actions.get(self.possible_agents[self.match.actor], self.wait)
        if self.match.is_legal(int(chosen)):
            self.match.play(int(chosen))
        self._cycles += 1
        over = self.match.over
        late = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observe(),
            dict(zip(agents, self.match.rewards(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            {agent: {} for agent in agents},
        )

    def render(self) -> Any:
        return self.match.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
