"""The network in PyTorch: one encoder for the position, one small head that every legal move shares.

Its forward pass in kernels is `tablee.bots.network`; sizes and meaning of the outputs are said there.
"""

from dataclasses import dataclass

import torch
from torch import Tensor, nn

from tablee.bots.network import BROAD, DEEP, LEAST, MOVE_BROAD, MOVE_DEEP, PARTS_OF_ADVICE
from tablee.core.encoding import encoding_of
from tablee.core.features import features_of, inputs_of
from tablee.core.game import Game
from tablee.core.interface import sheet_columns

FIRST_WHIM = 0.8
"""Before it has learnt anything, the network plays as advice does, with whims of about so many points."""
LEAST_SPREAD = 0.3
SHEET_UNIT = 10.0
"""Points on the score sheet are foretold in so many at a time."""
ADVICE = 0
"""The feature that holds what advice says."""


@dataclass
class Seen:
    """What is shown of some positions: numbers of each, and a row for each of their legal moves.

    The last numbers of a position are, of each feature, the most that any of its rows has (`best_of_rows`). `owner`
    says whose each row is, counted from 0; `actors` and `players` are those of the positions.
    """

    inputs: Tensor
    rows: Tensor
    owner: Tensor
    actors: Tensor
    players: Tensor

    @property
    def size(self) -> int:
        return len(self.inputs)


class Network(nn.Module):
    """Preferences of all legal moves, and for every seat, itself first: chances to win, and how far ahead.

    In training it also says what the score sheet will be, every column of every seat: whoever can tell that has
    learnt to see what decides. Nobody asks for it later, and it does not ship.
    """

    reads: Tensor
    centre: Tensor
    spread: Tensor
    row_centre: Tensor
    row_spread: Tensor

    def __init__(self, kind: type[Game]) -> None:
        super().__init__()
        encoding = encoding_of(kind)
        self.seats, self.features = kind.seats[-1], features_of(kind).size
        reads = torch.tensor(inputs_of(kind))
        assert int(reads.max()) < encoding.size
        self.facts = len(features_of(kind).facts)
        inputs = len(reads) + self.facts + self.features
        self.register_buffer("reads", reads)
        self.register_buffer("centre", torch.zeros(inputs))
        self.register_buffer("spread", torch.ones(inputs))
        self.register_buffer("row_centre", torch.zeros(self.features))
        self.register_buffer("row_spread", torch.ones(self.features))
        self.broad, self.deep = nn.Linear(inputs, BROAD), nn.Linear(BROAD, DEEP)
        self.value = nn.Linear(DEEP, 2 * self.seats)
        self.columns = sheet_columns(kind)
        self.sheet = nn.Linear(DEEP, self.seats * self.columns)
        self.by_position = nn.Linear(DEEP, MOVE_BROAD)
        self.by_row = nn.Linear(self.features, MOVE_BROAD, bias=False)
        self.move_deep = nn.Linear(MOVE_BROAD, MOVE_DEEP)
        self.preference = nn.Linear(MOVE_DEEP, 1, bias=False)
        self.at_once = nn.Linear(self.features, 1, bias=False)
        nn.init.zeros_(self.preference.weight)
        nn.init.zeros_(self.at_once.weight)
        nn.init.zeros_(self.value.weight)
        nn.init.zeros_(self.value.bias)

    @torch.no_grad()
    def get_used_to(self, seen: Seen) -> None:
        """Learn how large numbers usually are, and play as advised."""
        rows = seen.rows.float()
        self.row_centre.copy_(rows.mean(0))
        self.row_spread.copy_(rows.std(0).clamp_min(LEAST_SPREAD))
        inputs = seen.inputs.float()
        self.centre.copy_(inputs.mean(0))
        self.spread.copy_(inputs.std(0).clamp_min(LEAST_SPREAD))
        self.at_once.weight[0, ADVICE] = self.row_spread[ADVICE] / (PARTS_OF_ADVICE * FIRST_WHIM)

    def forward(self, seen: Seen) -> tuple[Tensor, Tensor, Tensor]:
        """The preference of each row; chances of the seats (logarithms); how far ahead they will be, squashed."""
        return self.foretell(seen)[:3]

    def foretell(self, seen: Seen) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """The same, and the score sheet in the end, in units of SHEET_UNIT."""
        position = torch.relu(self.broad((seen.inputs.float() - self.centre) / self.spread))
        position = torch.relu(self.deep(position))
        rows = (seen.rows.float() - self.row_centre) / self.row_spread
        move = torch.relu(self.by_position(position).index_select(0, seen.owner) + self.by_row(rows))
        move = torch.relu(self.move_deep(move))
        preferences = (self.preference(move) + self.at_once(rows))[:, 0]
        wins, ahead = self.value(position).split(self.seats, 1)
        absent = torch.arange(self.seats, device=wins.device) >= seen.players[:, None]
        wins, ahead = torch.log_softmax(wins.masked_fill(absent, -1e9), 1), ahead.masked_fill(absent, 0.0)
        sheet = self.sheet(position).view(-1, self.seats, self.columns).masked_fill(absent[:, :, None], 0.0)
        return preferences, wins, ahead, sheet


def best_of_rows(rows: Tensor, owner: Tensor, positions: int) -> Tensor:
    """Of each feature the most that any row of a position has."""
    most = torch.full((positions, rows.shape[1]), float(LEAST), device=rows.device)
    return most.scatter_reduce(0, owner[:, None].expand_as(rows), rows.float(), "amax").to(rows.dtype)


def log_chances(preferences: Tensor, seen: Seen) -> Tensor:
    """Of each row the logarithm of its chance among the moves of its position."""
    top = torch.full((seen.size,), -1e30, device=preferences.device)
    top = top.scatter_reduce(0, seen.owner, preferences.detach(), "amax")
    shifted = preferences - top[seen.owner]
    sums = torch.zeros(seen.size, device=preferences.device).index_add(0, seen.owner, shifted.exp())
    return shifted - sums.log().index_select(0, seen.owner)


def best_rows(scores: Tensor, seen: Seen) -> Tensor:
    """The row with the highest score of each position."""
    top = torch.full((seen.size,), -1e30, device=scores.device).scatter_reduce(0, seen.owner, scores, "amax")
    places = torch.arange(len(scores), device=scores.device)
    found = torch.zeros(seen.size, dtype=torch.long, device=scores.device)
    return found.scatter_reduce(0, seen.owner, torch.where(scores >= top[seen.owner], places, 0), "amax")
