"""One match as the adapters need it: actions in, observations, masks, rewards and pictures out."""

from typing import Any

import numpy as np

from tablee.core.encoding import encoding_of
from tablee.core.errors import BadInput
from tablee.core.game import OVER, Game
from tablee.core.kernel import argument
from tablee.core.luck import SeededLuck
from tablee.core.playing import drawing, let_luck_act
from tablee.envs.rewards import checked_reward, rewards_of


class EnvMatch:
    """A match whose luck comes from a seed: the same decisions give the same match as `game.match(seed)`."""

    def __init__(self, game: Game, reward: str = "win") -> None:
        self.game = game
        self.reward = checked_reward(reward)
        self.encoding = encoding_of(type(game))
        self.actions = game.actions
        self.reset(0)

    def reset(self, seed: int) -> None:
        """A fresh match, up to its first decision."""
        self._draw = drawing(self.game, SeededLuck(seed))
        self.state = self.game.start()
        self.ply = 0
        self._let_luck_act()

    @property
    def actor(self) -> int:
        """The seat to decide; negative once the match is over."""
        return int(self.state.actor)

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def play(self, action: int) -> None:
        """Play an action for the seat to decide, and the luck that follows; an illegal one is refused by clause."""
        if not 0 <= action < self.actions:
            raise BadInput("bad-action", got=action, last=self.actions - 1)
        refusal = self.game.refusal(self.state, action)
        if refusal is not None:
            raise refusal
        self.game.apply(self.state, action)
        self.ply += 1
        self._let_luck_act()

    def _let_luck_act(self) -> None:
        self.ply = let_luck_act(self.game, self.state, self._draw, self.ply)

    def is_legal(self, action: int) -> bool:
        """Whether the seat to decide may do this now."""
        return 0 <= action < self.actions and not self.over and not self.game.forbids(self.state, action)

    def observation(self, seat: int) -> Any:
        """What a seat may know, as the game's encoding says it."""
        made = np.zeros(self.encoding.size, np.int8)
        self.encoding.observe(*self.game.arguments(self.state), seat, argument(made))
        return made

    def mask(self, seat: int, size: int | None = None) -> Any:
        """1 for every action that a seat may do now; nothing for those who are not to decide."""
        made = np.zeros(size or self.actions, np.int8)
        if seat == self.actor:
            made[self.game.legal(self.state)] = 1
        return made

    def rewards(self) -> list[float]:
        """What each seat has earned: zeros until the match is over."""
        return rewards_of(self.game, self.state, self.reward) if self.over else [0.0] * self.game.players

    def render(self, mode: str | None) -> Any:
        """The match as a spectator sees it, in a render mode."""
        from tablee.envs.pictures import render

        return render(self.game, self.game.view(self.state, None), mode)
