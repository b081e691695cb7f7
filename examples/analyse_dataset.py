"""Analyse a data set: who wins, what the first seat is worth, and which moves winners prefer.

    pip install "tablee[data]"
    python examples/analyse_dataset.py [matches]

Writes matches between two bots as `tablee dataset` does, into a folder of its own, and reads them with PyArrow. Any
other reader of Parquet does as well: `pandas.read_parquet`, `polars.read_parquet`, DuckDB.
"""

import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import pyarrow.compute as pc
import pyarrow.parquet as pq

from tablee.datasets.making import make
from tablee.datasets.plan import Plan

BOTS = ("greedy", "random")


def main(matches: int = 60) -> None:
    """Make a small data set, and ask it three questions."""
    with TemporaryDirectory() as folder:
        plan = Plan(game="sunrise-lane", players=3, bots=BOTS, seed=7, matches=matches, formats=("parquet",))
        make(plan, Path(folder))
        games = pq.read_table(sorted(Path(folder).glob("matches-*.parquet"))).to_pylist()
        plies = pq.read_table(sorted(Path(folder).glob("plies-*.parquet")))
    print(f"{len(games)} matches, {plies.num_rows} actions, luck included.")

    print("\nVictories and points a seat:")
    for bot in BOTS:
        seats = [(game, seat) for game in games for seat, name in enumerate(game["bots"]) if name == bot]
        won = sum(game["victories"][seat] for game, seat in seats) / max(1, len(seats))
        points = sum(game["totals"][seat] for game, seat in seats) / max(1, len(seats))
        print(f"  {bot:<8} {won:>4.0%} {points:>6.1f}")

    first = sum(game["victories"][game["first"]] for game in games) / len(games)
    print(f"\nWho decides first wins {first:.0%}; an even share is {1 / plan.checked().players:.0%}.")

    decisions = plies.filter(pc.greater_equal(plies["seat"], 0))
    choices = pc.mean(pc.list_value_length(decisions["legal"])).as_py()
    print(f"\n{choices:.1f} legal moves at a decision. What those do who win, and those who do not:")
    kinds: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
    for notation, victory in zip(decisions["notation"].to_pylist(), decisions["victory"].to_pylist(), strict=True):
        kinds[victory > 0][notation.split()[0]] += 1
    for kind in sorted(kinds[True] + kinds[False]):
        parts = [kinds[won][kind] / max(1, kinds[won].total()) for won in (True, False)]
        print(f"  {kind:<8} {parts[0]:>4.0%} {parts[1]:>4.0%}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
