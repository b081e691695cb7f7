"""Proximal policy optimisation over matches of several seats: play on, look back, learn.

What is learnt from: the final result, seen from every decision, as a mean of what later positions promised (TD, `trace`
being its lambda); each seat strives for what the search strives for, mostly victory, and partly a clear one, and the
more for victory alone the longer it has learnt.
"""

from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor, nn

from tablee.bots.records import SearchSettings
from tablee.training.network import ADVICE, SHEET_UNIT, Network, Seen, best_of_rows, best_rows, log_chances
from tablee.training.tables import Tables

CLIP = 0.2
WIN_SHARE, SPAN = SearchSettings().win_share, SearchSettings().span
VALUE_PART = 0.5
SHEET_PART = 0.15
MOST_GRADIENT = 0.5
SHARPNESS = 4.0
"""How decidedly the advised player follows advice: the reciprocal of its whims in points."""
DECIDED = 1e3
"""What preferences are multiplied with where the best move is always played."""


def squashed(margins: Tensor) -> Tensor:
    """Points ahead as a number from -1 to 1, as the search weighs them."""
    return margins / (margins.abs() + 2.0 * SPAN)


class Outcome(NamedTuple):
    """What each seat gets, or is expected to: its part of the victory, how far ahead it is, its row of the sheet."""

    wins: Tensor
    ahead: Tensor
    sheet: Tensor

    def striven_for(self, victory: float) -> Tensor:
        """What a seat wants: victory, and to be ahead."""
        return victory * self.wins + (1.0 - victory) * (0.5 + 0.5 * self.ahead)

    def mixed(self, other: "Outcome", part: float) -> "Outcome":
        """So much of another outcome, and the rest of this one."""
        return Outcome(*(torch.lerp(one, two, part) for one, two in zip(self, other, strict=True)))

    def where(self, condition: Tensor, other: "Outcome") -> "Outcome":
        """This outcome in the matches where something holds, in others another."""
        by_match = (condition[:, None], condition[:, None], condition[:, None, None])
        return Outcome(*(torch.where(*three) for three in zip(by_match, self, other, strict=True)))


def look_at(tables: Tables, network: Network) -> tuple[Seen, Tensor]:
    """What a network is shown of all matches, and where the rows of each begin."""
    counts = tables.counts.long()
    offsets = torch.zeros(tables.matches + 1, dtype=torch.long, device=counts.device)
    torch.cumsum(counts, 0, out=offsets[1:])
    total = int(offsets[-1])
    places = torch.arange(tables.matches, device=counts.device)
    owner = torch.repeat_interleave(places, counts, output_size=total)
    rows = tables.rows(total, offsets, owner)
    best = best_of_rows(rows, owner, tables.matches)
    inputs = torch.cat([tables.observations.index_select(1, network.reads), tables.facts[:, : network.facts], best], 1)
    return Seen(inputs, rows, owner, tables.actors.long(), tables.players), offsets


def seats_of(seen: Seen, seats: int) -> Tensor:
    """For each position, which seat sits so many places after the one to decide."""
    steps = torch.arange(seats, device=seen.actors.device)
    return torch.where(
        steps < seen.players[:, None], (seen.actors[:, None] + steps) % seen.players[:, None], steps
    )  # fmt: skip


def alike(seating: Tensor, numbers: Tensor) -> Tensor:
    """Seats as an index into numbers by seat."""
    return seating if numbers.dim() == 2 else seating[:, :, None].expand_as(numbers)


def by_seat(numbers: Tensor, seen: Seen) -> Tensor:
    """From numbers of the one to decide and those after it to numbers of seat 0, 1, …"""
    return torch.zeros_like(numbers).scatter(1, alike(seats_of(seen, numbers.shape[1]), numbers), numbers)


def from_seat(numbers: Tensor, seating: Tensor) -> Tensor:
    """And back again."""
    return numbers.gather(1, alike(seating, numbers))


def expected(foretold: tuple[Tensor, Tensor, Tensor, Tensor], seen: Seen) -> Outcome:
    """What a network expects, by seat."""
    _, wins, ahead, sheet = foretold
    return Outcome(by_seat(wins.exp(), seen), by_seat(ahead, seen), by_seat(sheet, seen))


@dataclass
class Decision:
    """One step of all matches: what was seen, done and expected, and, where the match ended, what came of it."""

    seen: Seen
    chosen: Tensor
    log_chance: Tensor
    expected: Outcome
    learns: Tensor
    ended: Tensor
    came: Outcome


class League:
    """Who sits at the tables: mostly the learner alone, at some of them one of it among others that do not learn."""

    def __init__(self, tables: Tables, share: float, generator: torch.Generator) -> None:
        self.first = tables.matches - int(share * tables.matches)
        players = tables.players[self.first :]
        drawn = torch.rand(len(players), device=players.device, generator=generator)
        self.learner = (drawn * players).long()
        self.opponent: Network | None = None
        self.decided = 1.0

    def override(self, preferences: Tensor, seen: Seen, offsets: Tensor) -> tuple[Tensor, Tensor]:
        """The preferences of whoever decides, and which decisions are the learner's."""
        learns = torch.ones(seen.size, dtype=torch.bool, device=preferences.device)
        if self.first == seen.size:
            return preferences, learns
        learns[self.first :] = seen.actors[self.first :] == self.learner
        begin = int(offsets[self.first])
        part = Seen(
            seen.inputs[self.first :], seen.rows[begin:], seen.owner[begin:] - self.first, seen.actors[self.first :],
            seen.players[self.first :],
        )  # fmt: skip
        theirs = advised(part) if self.opponent is None else self.decided * self.opponent(part)[0]
        mixed = torch.where(learns[seen.owner[begin:]], preferences[begin:], theirs)
        return torch.cat([preferences[:begin], mixed]), learns


def advised(seen: Seen) -> Tensor:
    """The preferences of a player that does what advice says."""
    return seen.rows[:, ADVICE].float() * (SHARPNESS / 8.0)


@torch.no_grad()
def play_on(
    tables: Tables, network: Network, league: League, steps: int, generator: torch.Generator
) -> tuple[list[Decision], Outcome]:
    """So many decisions in every match; what is expected of the positions reached."""
    found = []
    every = torch.arange(tables.matches, device=tables.device)
    for _ in range(steps):
        seen, offsets = look_at(tables, network)
        foretold = network.foretell(seen)
        preferences, learns = league.override(foretold[0], seen, offsets)
        logs = log_chances(preferences, seen)
        drawn = torch.rand(len(logs), device=logs.device, generator=generator).clamp_(1e-9, 1 - 1e-7)
        chosen = best_rows(logs - (-drawn.log()).log(), seen)
        tables.play(tables.moves[every, chosen - offsets[:-1]].to(torch.int32))
        came = Outcome(tables.wins.float(), squashed(tables.margins.float()), tables.sheets.float() / SHEET_UNIT)
        found.append(
            Decision(seen, chosen, logs[chosen], expected(foretold, seen), learns, tables.ended.bool(), came)
        )  # fmt: skip
    seen, _ = look_at(tables, network)
    return found, expected(network.foretell(seen), seen)


def look_back(found: list[Decision], last: Outcome, trace: float, victory: float) -> list[tuple[Outcome, Tensor]]:
    """For each decision: what came of it, by seat, and how much better for whoever decided than was expected."""
    targets = []
    outcome = following = last
    for step in reversed(found):
        outcome = step.came.where(step.ended, following.mixed(outcome, trace))
        surprise = outcome.striven_for(victory) - step.expected.striven_for(victory)
        targets.append((outcome, surprise.gather(1, step.seen.actors[:, None])[:, 0]))
        following = step.expected
    return targets[::-1]


@dataclass
class Pace:
    """How fast is learnt: the rate, the reward for variety, passes over what was seen, and steps in one bite."""

    rate: float
    variety: float
    passes: int
    bite: int


def learn(
    network: Network, optimiser: torch.optim.Optimizer, found: list[Decision],
    targets: list[tuple[Outcome, Tensor]], pace: Pace, generator: torch.Generator,
) -> dict[str, float]:  # fmt: skip
    """Make what turned out well likelier, and expectations truer; some measures of it."""
    learns = torch.stack([step.learns for step in found])
    surprises = torch.stack([surprise for _, surprise in targets])
    mean, deviation = surprises[learns].mean(), surprises[learns].std() + 1e-6
    device, seats = surprises.device, network.seats
    spread = torch.stack([outcome.sheet.std((0, 1)) for outcome, _ in targets]).mean(0) + 0.02
    sums = {name: torch.zeros((), device=device) for name in ("entropy", "kl", "wins", "ahead", "sheet")}
    for group in optimiser.param_groups:
        group["lr"] = pace.rate
    bites = 0
    for _ in range(pace.passes):
        order = torch.randperm(len(found), device=device, generator=generator).tolist()
        for begin in range(0, len(order), pace.bite):
            loss = torch.zeros((), device=device)
            taken = order[begin : begin + pace.bite]
            for place in taken:
                step, (came, surprise) = found[place], targets[place]
                preferences, wins, ahead, sheet = network.foretell(step.seen)
                logs = log_chances(preferences, step.seen)
                weight = step.learns.float()
                weight = weight / weight.sum()
                change = logs.index_select(0, step.chosen) - step.log_chance
                better = (surprise - mean) / deviation
                ratio = change.exp()
                gain = torch.minimum(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better)
                entropy = torch.zeros_like(gain).index_add(0, step.seen.owner, -logs.exp() * logs)
                seating = seats_of(step.seen, seats)
                wrong = -(from_seat(came.wins, seating) * wins).sum(1)
                off = (ahead - from_seat(came.ahead, seating)).square().sum(1)
                missed = ((sheet - from_seat(came.sheet, seating)) / spread).square().mean((1, 2))
                each = VALUE_PART * (wrong + 2.0 * off) + SHEET_PART * missed - gain - pace.variety * entropy
                loss = loss + (weight * each).sum() / len(taken)
                with torch.no_grad():
                    sums["entropy"] += (weight * entropy).sum() / len(taken)
                    sums["kl"] += (weight * (ratio - 1 - change)).sum() / len(taken)
                    sums["wins"] += (weight * wrong).sum() / len(taken)
                    sums["ahead"] += (weight * off).sum() / len(taken)
                    sums["sheet"] += (weight * missed).sum() / len(taken)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(network.parameters(), MOST_GRADIENT)
            optimiser.step()
            bites += 1
    return {name: float(value) / bites for name, value in sums.items()}
