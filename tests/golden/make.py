"""Write the golden matches that do not exist yet. An existing one is never overwritten: delete it on purpose."""

import json
from itertools import cycle, islice
from pathlib import Path
from random import Random

import tablee
from tablee.testing import option_choices

FOLDER = Path(__file__).parent
EACH = 10


def play(game: tablee.Game, seed: int) -> tablee.Match:
    """Half of the moves at random, half for the best score at once, so that everything occurs."""
    match, random = game.match(seed=seed), Random(seed)
    while not match.over:
        legal = match.legal_actions()
        match.play(random.choice(legal) if random.random() < 0.5 else greediest(match, legal, random))
    return match


def greediest(match: tablee.Match, legal: list[int], random: Random) -> int:
    """The move with the best running margin, over a sample of the moves."""

    def margin(action: int) -> int:
        after = match.state.copy()
        match.game.apply(after, action)
        totals = [sum(row[: len(match.game.sources)]) for row in match.game.sheet(after)]
        return 2 * totals[match.state.actor] - sum(totals)

    return max(random.sample(legal, min(len(legal), 24)), key=margin)


def main() -> None:
    for name in ("sunrise-lane", "rue-de-la-paix", "sunny-day"):
        kind = tablee.game_class(name)
        folder = FOLDER / name
        folder.mkdir(exist_ok=True)
        results = {}
        for players in kind.seats:
            choices = option_choices(kind)
            for number, options in enumerate(islice(cycle(choices), max(EACH, len(choices)))):
                path = folder / f"{players}-players-{number:02}.record"
                if not path.exists():
                    match = play(kind(players=players, options=options), seed=1000 * players + number)
                    path.write_text(match.record(), "utf-8")
                results[path.stem] = tablee.replay(path.read_bytes()).result().data()
        (folder / "results.json").write_text(json.dumps(results, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
