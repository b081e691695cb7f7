"""Many matches at once on the CPU: what a network is shown, and what came of its moves, as PyTorch tensors."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any

import numpy as np
import torch

from tablee.bots.advice import advice
from tablee.core.encoding import encoding_of
from tablee.core.features import features_of
from tablee.core.game import Game
from tablee.core.interface import sheet_columns
from tablee.core.kernel import COMPILED, gear
from tablee.core.rng import RNG_WORDS
from tablee.core.specialise import specialise

SHOWN = ("observations", "facts", "counts", "moves", "actors", "sheets", "wins", "margins", "ended")
"""Of what kernels write, what PyTorch sees, in the same memory."""


def kernels(kind: type[Game]) -> ModuleType:
    """The stepping of a game, with what its moves do."""
    size = features_of(kind).size
    known = advice(kind)
    features = specialise(
        "tablee.bots.features", kind, rate=known.rate, describe=features_of(kind).describe, FEATURES=size
    )
    return specialise(
        "tablee.training.stepping", kind, observe=encoding_of(kind).observe, describe_move=features.describe_move,
        survey=features_of(kind).survey, FEATURES=size,
    )  # fmt: skip


class Tables:
    """Matches of a game with several boxes. After `begin` and after each `play`:

    `observations` (matches, numbers) int8, `actors`, `players`, `counts` of legal moves and `moves` (matches, most);
    `rows()` has what the moves do, packed, and fills `facts`; where `ended`: `sheets`, `wins` and `margins` by seat.
    """

    device = "cpu"
    observations: torch.Tensor
    facts: torch.Tensor
    counts: torch.Tensor
    moves: torch.Tensor
    actors: torch.Tensor
    sheets: torch.Tensor
    wins: torch.Tensor
    margins: torch.Tensor
    ended: torch.Tensor

    def __init__(self, games: Sequence[Game], matches: int, seed: int, streams: Any = None) -> None:
        kind = type(games[0])
        self.games, self.kind, self.matches = games, kind, matches
        self.most_seats = kind.seats[-1]
        self.features = features_of(kind).size
        self.which = np.arange(matches, dtype=np.int32) % len(games)
        players = np.array([game.players for game in games], np.int64)[self.which]
        self.players = torch.from_numpy(players).to(self.device)
        self.streams = np.arange(matches, dtype=np.int64) if streams is None else streams
        self.weights = np.array(list(advice(kind).weights.values()) or [0.0], np.float64)
        self._open()
        for name in SHOWN:
            setattr(self, name, torch.as_tensor(getattr(self, f"_{name}"), device=self.device))
        self.begin(seed)

    def _open(self) -> None:
        if gear() != COMPILED:
            raise RuntimeError("training needs the compiled gear: set TABLEE_GEAR=compiled")
        kind, seats, columns = self.kind, self.most_seats, sheet_columns(self.kind)
        self._kernels = kernels(kind)
        self._boxes = np.concatenate([game.box.array for game in self.games])
        self._states = np.zeros(self.matches, kind.state_type)
        self._rngs = np.zeros((self.matches, RNG_WORDS), np.int64)
        self._moves = np.zeros((self.matches, kind.most_legal + 1), np.int32)
        self._counts = np.zeros(self.matches, np.int32)
        self._observations = np.zeros((self.matches, encoding_of(kind).size), np.int8)
        self._actors = np.zeros(self.matches, np.int8)
        self._facts = np.zeros((self.matches, len(features_of(kind).facts)), np.int8)
        self._wins, self._margins = (np.zeros((self.matches, seats), np.float64) for _ in range(2))
        self._ended = np.zeros(self.matches, np.uint8)
        self._sheets = np.zeros((self.matches, seats, columns), np.int64)
        self._sheet, self._sheet_after = (np.zeros((seats, columns), np.int64) for _ in range(2))
        self._gains, self._points = np.zeros(columns + 2, np.int64), np.zeros(seats, np.float64)
        self._pair, self._one, self._score = np.zeros(2, kind.state_type), np.zeros(1, np.int32), np.zeros(1)

    def begin(self, seed: int) -> None:
        """Begin all matches, each with its stream of luck."""
        self._kernels.begin_matches(
            self._boxes, self.which, self._states, self._rngs, seed, self.streams, self._moves, self._counts,
            self._observations, self._actors,
        )  # fmt: skip

    def imagine(self, views: Any, streams: Any, seed: int, actions: torch.Tensor) -> None:
        """Go on from a view in every match, what it does not show imagined as its stream has it, with an action."""
        self._put(views, streams)
        self._imagine(seed)
        self.play(actions)

    def _put(self, views: Any, streams: Any) -> None:
        self._states[:] = views
        self.streams = streams

    def _imagine(self, seed: int) -> None:
        self._kernels.imagine_matches(self._boxes, self.which, self._states, self._rngs, seed, self.streams)

    def play(self, actions: torch.Tensor) -> None:
        """Play one legal action in every match."""
        self._kernels.step_matches(
            self._boxes, self.which, self._states, self._rngs, actions.numpy().astype(np.int32), self._moves,
            self._counts, self._observations, self._actors, self._sheets, self._points, self._wins, self._margins,
            self._ended,
        )  # fmt: skip

    def rows(self, total: int, offsets: torch.Tensor, owner: torch.Tensor) -> torch.Tensor:
        """What all legal moves do, a row each; `offsets` says where each match's begin, `owner` whose each is."""
        found = np.empty(total * self.features, np.int8)
        self._kernels.describe_all(
            self._boxes, self.which, self._states, self._moves, self._counts, self._pair, self._one, self._score,
            self.weights, self._sheet, self._sheet_after, self._gains, self._points, found, self._facts,
        )  # fmt: skip
        return torch.from_numpy(found.reshape(total, self.features))
