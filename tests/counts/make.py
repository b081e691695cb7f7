"""Write the counts of starts that have none yet: positions along seeded matches, as many levels as stay small."""

import json
from pathlib import Path
from random import Random

import tablee
from tests.support.counting import count

FOLDER = Path(__file__).parent
MOST = 3_000
DEEPEST = 6


def start(game: tablee.Game, seed: int, plies: int) -> tablee.Match:
    """A position from the middle of a random match."""
    match, random = game.match(luck="manual"), Random(seed)
    while match.ply < plies and not match.over:
        match.play(random.choice(match.legal_actions()))
    return match


def main() -> None:
    for name in ("sunrise-lane", "rue-de-la-paix", "sunny-day"):
        kind = tablee.game_class(name)
        path = FOLDER / f"{name}.json"
        starts = json.loads(path.read_text("utf-8")) if path.exists() else []
        known = {(one["players"], one["seed"], one["plies"]) for one in starts}
        for players in kind.seats:
            for seed, share in enumerate((0.0, 0.2, 0.4, 0.6, 0.8, 0.95)):
                game = kind(players=players)
                length = start(game, seed, game.longest).ply
                plies = int(share * length)
                if (players, seed, plies) in known:
                    continue
                match = start(game, seed, plies)
                depth, counts = 0, []
                while depth < DEEPEST and (not counts or counts[-1][1] * 12 < MOST):
                    depth += 1
                    counts = count(game, match.state, depth)
                starts.append(
                    {
                        "players": players, "seed": seed, "plies": plies, "position": match.position(),
                        "counts": [{"paths": paths, "positions": positions} for paths, positions in counts],
                    }
                )  # fmt: skip
        lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in starts)
        path.write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    main()
