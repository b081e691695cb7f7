"""The same on a GPU: a thread a match, and a thread a legal move for what moves do. Needs `numba-cuda` and a device."""

from functools import cache
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda still asks for the old name

import torch
from numba import config, cuda, float64, from_dtype, int8, int32, int64

from tablee.core.encoding import encoding_of
from tablee.core.features import features_of
from tablee.core.game import Game
from tablee.core.interface import sheet_columns
from tablee.core.rng import RNG_WORDS
from tablee.training.tables import Tables, kernels

THREADS_PER_BLOCK = 64
config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # examinations are small


def word_of(kind: type[Game]) -> Any:
    """The largest integer of which a state is a whole number."""
    words = map(np.dtype, ("i8", "i4", "i2", "i1"))
    return next(word for word in words if kind.state_type.itemsize % word.itemsize == 0)


@cache
def device_kernels(kind: type[Game], features: int) -> tuple[Any, Any, Any, Any, Any]:
    """The CUDA kernels of a game: begin, imagine, step, describe, survey. A thread works on copies in local memory."""
    stepping = kernels(kind)
    imagine_match = stepping.imagine_match
    begin_match, step_match, describe_move = stepping.begin_match, stepping.step_match, stepping.describe_move
    legal, tally, observe = kind.rules.legal, kind.rules.tally, encoding_of(kind).observe
    survey_match = features_of(kind).survey
    state_type, state_word = kind.state_type, from_dtype(word_of(kind))
    state_words, rng_words = state_type.itemsize // word_of(kind).itemsize, RNG_WORDS
    pair_words = 2 * state_words
    seats, columns = kind.seats[-1], sheet_columns(kind)
    gain_columns = columns + 2

    @cuda.jit
    def begin(boxes, which, states, rngs, seed, streams, moves, counts, observations, actors):
        match = cuda.grid(1)
        if match < which.size:
            words = cuda.local.array(state_words, state_word)
            for word in range(state_words):
                words[word] = 0
            state = words.view(state_type)
            box = boxes[which[match]]
            begin_match(box, state[0], rngs[match], seed, streams[match])
            counts[match] = legal(box, state[0], moves[match])
            observe(box, state[0], state[0].actor, observations[match])
            actors[match] = state[0].actor
            for word in range(state_words):
                states[match, word] = words[word]

    @cuda.jit
    def imagine(boxes, which, states, rngs, seed, streams):
        match = cuda.grid(1)
        if match < which.size:
            words = cuda.local.array(state_words, state_word)
            state = words.view(state_type)
            for word in range(state_words):
                words[word] = states[match, word]
            imagine_match(boxes[which[match]], state[0], rngs[match], seed, streams[match])
            for word in range(state_words):
                states[match, word] = words[word]

    @cuda.jit
    def step(boxes, which, states, rngs, actions, moves, counts, observations, actors, sheets, wins, margins, ended):
        match = cuda.grid(1)
        if match < which.size:
            words = cuda.local.array(state_words, state_word)
            state = words.view(state_type)
            rng = cuda.local.array(rng_words, int64)
            sheet = cuda.local.array((seats, columns), int64)
            points = cuda.local.array(seats, float64)
            box = boxes[which[match]]
            for word in range(state_words):
                words[word] = states[match, word]
            for word in range(rng_words):
                rng[word] = rngs[match, word]
            over = step_match(box, state[0], rng, actions[match], sheet, points, wins[match], margins[match])
            ended[match] = 1 if over else 0
            if over:
                for seat in range(box.players):
                    for column in range(columns):
                        sheets[match, seat, column] = sheet[seat, column]
            for word in range(rng_words):
                rngs[match, word] = rng[word]
            counts[match] = legal(box, state[0], moves[match])
            observe(box, state[0], state[0].actor, observations[match])
            actors[match] = state[0].actor
            for word in range(state_words):
                states[match, word] = words[word]

    @cuda.jit
    def describe(boxes, which, states, moves, offsets, owner, weights, rows):
        row = cuda.grid(1)
        if row < owner.size:
            match = owner[row]
            words = cuda.local.array(pair_words, state_word)
            pair = words.view(state_type)
            sheet = cuda.local.array((seats, columns), int64)
            sheet_after = cuda.local.array((seats, columns), int64)
            gains = cuda.local.array(gain_columns, int64)
            points = cuda.local.array(seats, float64)
            score = cuda.local.array(1, float64)
            one = cuda.local.array(1, int32)
            found = cuda.local.array(features, int8)
            box = boxes[which[match]]
            for word in range(state_words):
                words[word] = states[match, word]
            one[0] = moves[match, row - offsets[match]]
            tally(box, pair[0], sheet)
            describe_move(box, pair, one, weights, score, sheet, sheet_after, gains, points, found, 0)
            for feature in range(features):
                rows[row, feature] = found[feature]

    @cuda.jit
    def survey(boxes, which, states, weights, facts):
        match = cuda.grid(1)
        if match < which.size:
            words = cuda.local.array(state_words, state_word)
            state = words.view(state_type)
            sheet = cuda.local.array((seats, columns), int64)
            box = boxes[which[match]]
            for word in range(state_words):
                words[word] = states[match, word]
            tally(box, state[0], sheet)
            survey_match(box, state[0], int(state[0].actor), sheet, weights, facts[match])

    return begin, imagine, step, describe, survey


class CudaTables(Tables):
    """`Tables` with everything on the device."""

    device = "cuda"

    def _open(self) -> None:
        kind, seats = self.kind, self.most_seats
        word = word_of(kind)
        self._begin, self._imagined, self._step, self._describe, self._survey = device_kernels(kind, self.features)
        self._boxes = cuda.to_device(np.concatenate([game.box.array for game in self.games]))
        self._which, self._streams = cuda.to_device(self.which), cuda.to_device(self.streams)
        self._weights = cuda.to_device(self.weights)
        self._states = self._columns(word, kind.state_type.itemsize // word.itemsize)
        self._rngs = self._columns(np.int64, RNG_WORDS)
        self._moves = self._columns(np.int32, kind.most_legal + 1)
        self._observations = self._columns(np.int8, encoding_of(kind).size)
        self._facts = cuda.to_device(np.zeros((self.matches, max(1, len(features_of(kind).facts))), np.int8))
        self._counts = cuda.device_array(self.matches, np.int32)
        self._actors = cuda.device_array(self.matches, np.int8)
        self._ended = cuda.to_device(np.zeros(self.matches, np.uint8))
        self._sheets = cuda.to_device(np.zeros((self.matches, seats, sheet_columns(kind)), np.int64))
        self._wins, self._margins = (cuda.to_device(np.zeros((self.matches, seats))) for _ in range(2))

    def _columns(self, type_: Any, columns: int) -> Any:
        """Room for so many numbers of each match, column by column."""
        return cuda.device_array((self.matches, columns), type_, order="F")

    @property
    def _grid(self) -> tuple[int, int]:
        return -(-self.matches // THREADS_PER_BLOCK), THREADS_PER_BLOCK

    def begin(self, seed: int) -> None:
        self._begin[self._grid](
            self._boxes, self._which, self._states, self._rngs, seed, self._streams, self._moves, self._counts,
            self._observations, self._actors,
        )  # fmt: skip
        cuda.synchronize()

    def _put(self, views: Any, streams: Any) -> None:
        word = word_of(self.kind)
        cuda.to_device(np.asfortranarray(views.view(word).reshape(self.matches, -1)), to=self._states)
        cuda.to_device(streams, to=self._streams)

    def _imagine(self, seed: int) -> None:
        self._imagined[self._grid](self._boxes, self._which, self._states, self._rngs, seed, self._streams)

    def play(self, actions: torch.Tensor) -> None:
        self._step[self._grid](
            self._boxes, self._which, self._states, self._rngs, cuda.as_cuda_array(actions), self._moves, self._counts,
            self._observations, self._actors, self._sheets, self._wins, self._margins, self._ended,
        )  # fmt: skip

    def rows(self, total: int, offsets: torch.Tensor, owner: torch.Tensor) -> torch.Tensor:
        found = torch.empty((total, self.features), dtype=torch.int8, device="cuda")
        self._describe[-(-total // THREADS_PER_BLOCK), THREADS_PER_BLOCK](
            self._boxes, self._which, self._states, self._moves, cuda.as_cuda_array(offsets),
            cuda.as_cuda_array(owner), self._weights, cuda.as_cuda_array(found),
        )  # fmt: skip
        self._survey[self._grid](self._boxes, self._which, self._states, self._weights, self._facts)
        return found
