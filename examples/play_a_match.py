"""Play a match of Sunrise Lane from the first move to its record.

python examples/play_a_match.py [seed]
"""

import sys

import tablee


def main(seed: int = 7) -> None:
    """Three players, each taking the first legal move that builds the most."""
    game = tablee.load("sunrise-lane", players=3)
    match = game.match(seed=seed)
    print("The first hand:", match.view(seat=match.actor)["hands"][match.actor])

    try:
        match.play("build a1 1")
    except tablee.IllegalMove as refusal:
        print("Refused:", refusal)

    while not match.over:
        builds = [move for move in match.legal() if move.startswith("build")]
        match.play(max(builds, key=lambda move: int(move.split()[-1]), default=match.legal()[-1]))

    result = match.result()
    for seat, (total, parts) in enumerate(zip(result.totals, result.breakdown, strict=True)):
        crown = "*" if seat in result.winners else " "
        print(
            f"{crown} seat {seat}: {total:>3} points,", ", ".join(f"{name} {points}" for name, points in parts.items())
        )
    print(f"Ended by {result.ended_by} after {match.ply} actions, luck included.")

    record = match.record()
    assert tablee.replay(record).result() == result
    print("The record:", len(record.splitlines()), "lines; the last moves:")
    for actor, move in match.history[-3:]:
        print("  ", actor, move)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
