"""What moves are worth: victories when the network plays on, on all seats, many times over.

    python -m benchmarks.worth GAME FILE [--players 2] [--positions 2000] [--playouts 512] [--device cuda|cpu]

The positions are from matches of the network with itself; of each, the moves that a wide search finds worth trying are
played out, each in the same imagined worlds and the same luck as the others. FILE keeps them, and `benchmarks.looks`
asks it what the choices of a search are worth. Interrupted, the same command goes on; `--device none` only looks for
positions, which needs no GPU.
"""

import argparse
import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

os.environ["TABLEE_GEAR"] = "compiled"
sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

import numpy as np

import tablee
from tablee.arena.executors import executor
from tablee.bots.decision import MOST_NODES, Search
from tablee.bots.expert import Judgement, expert_of
from tablee.bots.levels import level_settings
from tablee.core.game import Game

TAKEN = 0.1
"""The part of the positions that is looked at: neighbours tell nearly the same."""
MOST = 6
LOOKS = 400
LEAST_TRIED = 0.01
WIDE = {"prior": 0.1, "exploration": 1.0}
SEED = 2026
BATCH = 98_304


class Position(NamedTuple):
    """A decision: the view, who decides, the moves worth trying, the favourite first, and how sure the network was."""

    view: bytes
    decision: int
    actions: list[int]
    sure: float


def positions_of(asked: tuple[str, int, int]) -> tuple[list[Position], int]:
    """Some positions of one match, and how many decisions it had."""
    name, players, deal = asked
    game = tablee.load(name, players=players)
    match, random, found, decisions = game.match(seed=deal), np.random.default_rng(deal), [], 0
    while not match.over:
        seat, legal = int(match.state.actor), match.legal_actions()
        view = game.view(match.state, seat)
        judged = Judgement(game, view, seat, SEED)
        chances = np.exp(np.array(judged.preferences) - max(judged.preferences))
        chances /= chances.sum()
        decisions += len(legal) > 1
        if len(legal) > 1 and random.random() < TAKEN:
            favourite = judged.moves[int(chances.argmax())]
            found.append(
                Position(view.tobytes(), match.ply, worth_trying(game, view, seat, legal, favourite), chances.max())
            )  # fmt: skip
        match.play(int(random.choice(judged.moves, p=chances)))
    return found, decisions


def worth_trying(game: Game, view: Any, seat: int, legal: list[int], favourite: int) -> list[int]:
    """The favourite of the network, and what a wide search tries most."""
    settings = replace(level_settings(game.name, 6).search, **WIDE)
    search = Search(game, view, seat, legal, settings, SEED, 0, MOST_NODES, expert_of(type(game)))
    search.iterate(LOOKS)
    others = sorted(search.root_moves(), key=lambda move: -move.visits)
    tried = [move.action for move in others if move.visits > LEAST_TRIED * LOOKS and move.action != favourite]
    return [favourite, *tried][:MOST]


def find(name: str, players: int, number: int, workers: int) -> dict[str, Any]:
    """So many positions, as arrays; where a position has fewer moves the favourite is repeated."""
    found: list[Position] = []
    decisions = matches = 0
    with executor(workers) as where:
        playing = where.run(positions_of, ((name, players, SEED + deal) for deal in range(10**6)))
        for some, count in playing:
            found += some
            decisions, matches = decisions + count, matches + 1
            print(f"\r{len(found)} positions", end="", file=sys.stderr)
            if len(found) >= number:
                playing.close()
                break
    print(file=sys.stderr)
    found = sorted(found[:number], key=lambda position: position.decision)
    kind = tablee.game_class(name)
    return {
        "views": np.frombuffer(b"".join(position.view for position in found), np.uint8).reshape(
            len(found), kind.state_type.itemsize
        ),
        "actions": np.array([(one.actions + MOST * one.actions[:1])[:MOST] for one in found], np.int32),
        "moves": np.array([len(one.actions) for one in found], np.int32),
        "sure": np.array([one.sure for one in found]),
        "each": np.array(decisions / matches / players),
        "players": np.array(players),
    }


def play_out(name: str, known: dict[str, Any], playouts: int, device: str, file: Path) -> None:
    """Fill in `wins`: of each position and move the victories, by halves of the playouts."""
    import torch

    from tablee.training.export import imported
    from tablee.training.learning import look_at
    from tablee.training.network import Network, best_rows
    from tablee.training.run import tables_on

    torch.set_float32_matmul_precision("high")
    kind = tablee.game_class(name)
    network = Network(kind).to(device)
    imported(expert_of(kind), network)
    views = known["views"].view(kind.state_type)[:, 0]
    count, half = len(views), playouts // 2
    if "wins" not in known:
        known["wins"] = np.full((count, MOST, 2), np.nan)
    group = min(count, max(1, BATCH // (MOST * playouts)))
    matches = group * MOST * playouts
    tables = tables_on(device)([kind(players=int(known["players"]))], matches, 0)
    every = torch.arange(matches, device=device)
    streams = np.tile(np.arange(playouts, dtype=np.int64), group * MOST)
    began = time.monotonic()
    for first in range(0, count, group):
        if not np.isnan(known["wins"][first]).any():
            continue
        taken = np.minimum(np.arange(first, first + group), count - 1)
        of = np.repeat(taken, MOST * playouts)
        seats = torch.from_numpy(views["actor"][of].astype(np.int64)).to(device)
        actions = torch.from_numpy(np.repeat(known["actions"][taken].ravel(), playouts)).to(device)
        tables.imagine(views[of], streams, SEED, actions)
        score = torch.full((matches,), -1.0, device=device)
        for _ in range(kind.longest):
            ended = tables.ended.bool() & (score < 0)
            score = torch.where(ended, tables.wins.float().gather(1, seats[:, None])[:, 0], score)
            if bool((score >= 0).all()):
                break
            with torch.no_grad():
                seen, offsets = look_at(tables, network)
                chosen = best_rows(network(seen)[0], seen)
            tables.play(tables.moves[every, chosen - offsets[:-1]].to(torch.int32))
        wins = score.view(group, MOST, 2, half).mean(3).cpu().numpy()
        known["wins"][first : first + group] = wins[: count - first]
        print(f"\r{first + group} of {count} positions, {time.monotonic() - began:.0f} s", end="", file=sys.stderr)
        keep(file, known)
    print(file=sys.stderr)


def keep(file: Path, known: dict[str, Any]) -> None:
    """Write everything down, so that a half-written file is never found."""
    writing = file.with_suffix(".writing.npz")
    np.savez_compressed(writing, **known)
    writing.replace(file)


def main() -> None:
    """Find positions, play out their moves, and keep both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--playouts", type=int, default=512)
    parser.add_argument("--workers", type=int, default=0)
    parser.add_argument("--device", default="cuda")
    asked = parser.parse_args()
    if asked.file.exists():
        known = dict(np.load(asked.file))
    else:
        known = find(asked.game, asked.players, asked.positions, asked.workers or os.cpu_count() or 1)
        keep(asked.file, known)
    if asked.device != "none":
        play_out(asked.game, known, asked.playouts, asked.device, asked.file)


if __name__ == "__main__":
    main()
