"""What the module of a game offers: `env`, `raw_env` and `parallel_env`, as PettingZoo's own modules do."""

from typing import Any, NamedTuple

from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from tablee.envs.pettingzoo.cycles import CyclesEnv
from tablee.envs.pettingzoo.seats import SeatsEnv


class Makers(NamedTuple):
    """The three functions, for one game and one version of its environment."""

    game: str
    name: str

    def env(self, *, max_cycles: int | None = None, **settings: Any) -> Any:
        """A match for agents that take turns; `settings` are those of `SeatsEnv`: players, options, reward, ...

        With `max_cycles` all seats are asked in every cycle, as in `parallel_env`, and the match is cut off in the end.
        """
        if max_cycles is not None:
            return parallel_to_aec(self.parallel_env(max_cycles=max_cycles, **settings))
        return OrderEnforcingWrapper(self.raw_env(**settings))

    def raw_env(self, **settings: Any) -> SeatsEnv:
        """The same without the wrapper that notices calls in the wrong order."""
        return SeatsEnv(self.game, self.name, **settings)

    def parallel_env(self, **settings: Any) -> CyclesEnv:
        """A match for agents that are asked all at once."""
        return CyclesEnv(self.game, self.name, **settings)
