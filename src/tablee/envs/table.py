"""One match as the adapters need it: actions in, observations, masks, rewards and pictures out."""

from typing import Any

import numpy as np

from tablee.core.encoding import encoding_of
from tablee.core.errors import BadInput
from tablee.core.game import CHANCE, OVER, Game
from tablee.core.kernel import argument
from tablee.core.luck import SeededLuck
from tablee.envs.rewards import checked_reward, rewards_of


class Table:
    """A match whose luck comes from a seed: the same decisions give the same match as `game.match(seed)`."""

    def __init__(self, game: Game, reward: str = "win") -> None:
        self.game = game
        self.reward = checked_reward(reward)
        self.encoding = encoding_of(type(game))
        self.reset(0)

    def reset(self, seed: int) -> None:
        """A fresh match, up to its first decision."""
        self.luck = SeededLuck(seed)
        self.state = self.game.start()
        self.ply = 0
        self._settle()

    @property
    def actor(self) -> int:
        """The seat to decide; negative once the match is over."""
        return int(self.state.actor)

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def play(self, action: int) -> None:
        """Play an action for the seat to decide, and the luck that follows; an illegal one is refused by clause."""
        if not 0 <= action < len(self.game.moves):
            raise BadInput("bad-action", got=action, last=len(self.game.moves) - 1)
        refusal = self.game.refusal(self.state, action)
        if refusal is not None:
            raise refusal
        self._apply(action)
        self._settle()

    def _apply(self, action: int) -> None:
        self.game.apply(self.state, action)
        self.ply += 1

    def _settle(self) -> None:
        while self.state.actor == CHANCE:
            number = self.luck.draw(self.game.tickets(self.state), self.ply)
            self._apply(self.game.ticket(self.state, number))

    def is_legal(self, action: int) -> bool:
        """Whether the seat to decide may do this now."""
        return 0 <= action < len(self.game.moves) and not self.over and not self.game.forbids(self.state, action)

    def observation(self, seat: int) -> Any:
        """What a seat may know, as the game's encoding says it."""
        made = np.zeros(self.encoding.size, np.int8)
        self.encoding.observe(*self.game.arguments(self.state), seat, argument(made))
        return made

    def mask(self, seat: int, size: int | None = None) -> Any:
        """1 for every action that a seat may do now; nothing for those who are not to decide."""
        made = np.zeros(size or len(self.game.moves), np.int8)
        if seat == self.actor:
            made[self.game.legal(self.state)] = 1
        return made

    def rewards(self) -> list[float]:
        """What each seat has earned: zeros until the match is over."""
        return rewards_of(self.game.result(self.state), self.reward) if self.over else [0.0] * self.game.players

    def render(self, mode: str | None) -> Any:
        """The table as somebody sees it who sits at none of its seats, in a render mode."""
        from tablee.envs.pictures import render

        return render(self.game, self.game.view(self.state, None), mode)
