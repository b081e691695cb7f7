"""`python -m tools.puzzles [GAME...]`: puzzles from bots' matches, into src/tablee/review/puzzles/<game>.json.

    python -m tools.puzzles --wanted 100
    python -m tools.puzzles --check

Matches of bots of several levels are played. The judge looks at every decision; where one move stands out, every level
is asked a few times: the lowest that finds it, with all above it, is how difficult it is; what none finds is left out.
Then the move is held against all others, in new worlds, until each of them is certain to lose something
(`tablee.review.puzzle`). A match gives few puzzles, far from each other, and no move is the answer of many. The search
goes on where it stopped.

Since a plan for the rest of a turn may have been learnt badly, the proof is confirmed twice with plans learnt anew;
`--check` does so once more for every puzzle of the package, and `--drop` drops what does not stand.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

os.environ.setdefault("TABLEE_GEAR", "compiled")

import tablee
from tablee.bots.bot import Budget
from tablee.bots.levels import LEVELS, level
from tablee.core.fields import Fields
from tablee.core.game import CHANCE
from tablee.review.findings import UNIT
from tablee.review.judge import PlayingJudge
from tablee.review.puzzle import CLEAR, Puzzle, is_confirmed, prove, puzzles, read_puzzles, write_puzzles
from tablee.review.reviewing import Effort, Ply

FOLDER = Path(__file__).parent.parent / "src" / "tablee" / "review" / "puzzles"
PLAYERS = {"sunrise-lane": (2, 2, 3, 4), "rue-de-la-paix": (2, 2, 3, 4), "sunny-day": (2, 2, 3, 4, 5)}
"""How many play, match by match."""
ROUGHLY = Effort(tries=4, worlds=96, samples=0)
STAGES = (128, 1024, 4096)
"""Worlds in which a move is held against the others, as long as it is not certain."""
PLAYING, THINKING = 40, 1500
"""Iterations a move: of bots in the matches, and of the strongest level when it is asked."""
ASKED, FINDS = 3, 2
"""How often a level is asked, and how often it has to find the move."""
FEWEST_MOVES = 3
MOST_A_MATCH, MOST_ALIKE, MOST_A_LEVEL = 4, 3, 0.3
"""Of a match, with the same answer, and (of all) with the same difficulty."""
CONFIRMED, CHECKING = (1 << 19, 1 << 21), 1 << 20
"""Seeds of a puzzle's confirmations and of a check; no search looks there."""
APART = 8
"""Decisions between two puzzles of a match."""


def played(name: str, players: int, seed: int) -> tablee.Match:
    """A match of bots of several levels."""
    game = tablee.load(name, players=players)
    match, budget = game.match(seed=seed), Budget(iterations=PLAYING)
    while not match.over:
        seat, legal = int(match.state.actor), match.legal_actions()
        bot = level(2 + (seat + seed) % 3)
        match.play(bot.choose(game, game.view(match.state, seat), seat, legal, budget, 1000 * seed + match.ply).action)
    return match


def standing_out(game: tablee.Game, state: Fields, ply: int, action: int) -> int | None:
    """The move that looks better than all others at first sight, if there is one."""
    look = Ply(PlayingJudge(), game, state, ply, action, ROUGHLY)
    look.look()
    best, *others = sorted(look.decision().options, key=lambda one: -one.gap)
    return best.action if others and best.gap - others[0].gap >= CLEAR else None


def finds(number: int, game: tablee.Game, state: Fields, action: int, seed: int) -> bool:
    """Whether a level finds a move more often than not."""
    seat, legal = int(state.actor), game.legal(state)
    view, budget = game.view(state, seat), Budget(iterations=THINKING)
    choices = (level(number).choose(game, view, seat, legal, budget, 100 * seed + times) for times in range(ASKED))
    return sum(choice.action == action for choice in choices) >= FINDS


class Search:
    """The puzzles of a game, and how more of them are found."""

    def __init__(self, made: Sequence[Puzzle], wanted: int) -> None:
        self.made, self.wanted = list(made), wanted

    def look_at(self, match: tablee.Match) -> None:
        """Take what puzzles a match has, from its end to its beginning."""
        taken: list[int] = []
        for ply in reversed([ply for ply, (actor, _) in enumerate(match.actions) if actor != CHANCE]):
            if len(taken) < MOST_A_MATCH and all(abs(ply - other) >= APART for other in taken):
                found = self.puzzle_at(match, ply)
                if found is not None:
                    self.made.append(found)
                    taken.append(ply)

    def is_wanted(self, answer: str) -> bool:
        """Whether not too many have this answer."""
        return sum(one.answer == answer for one in self.made) < MOST_ALIKE

    def lacks(self, number: int) -> bool:
        """Whether there are not enough of a difficulty yet."""
        return sum(one.level == number for one in self.made) < MOST_A_LEVEL * self.wanted

    def level_of(self, game: tablee.Game, state: Fields, action: int, seed: int) -> int | None:
        """The lowest level that finds a move, with all above it; None where none does or there are enough of these."""
        lowest = next((one for one in LEVELS if finds(one, game, state, action, seed)), None)
        if lowest is None or not self.lacks(lowest):
            return None
        missing = [one for one in LEVELS if one > lowest and not finds(one, game, state, action, seed)]
        reached = max(missing, default=lowest - 1) + 1
        return reached if reached in LEVELS and self.lacks(reached) else None

    def puzzle_at(self, match: tablee.Match, ply: int) -> Puzzle | None:
        """The puzzle of a decision, if it is one and there are few like it."""
        game, state, (seat, action) = match.game, match.state_at(ply), match.actions[ply]
        legal = game.legal(state)
        best = standing_out(game, state, ply, action) if len(legal) >= FEWEST_MOVES else None
        if best is None or not self.is_wanted(game.text(state, best)):
            return None
        number = self.level_of(game, state, best, ply)
        proof = prove(game, state, best, ply, STAGES) if number is not None else None
        if number is None or proof is None:
            return None
        before = [
            (one, match.state_at(place)) for place, (actor, one) in enumerate(match.actions[:ply]) if actor != CHANCE
        ]
        lost = {one: loss.mean for one, loss in proof.losses.items()} | {best: 0}
        found = Puzzle(
            game=game.name, players=game.players, seed=match_seed(match), seat=int(seat), answer=game.text(state, best),
            moves=tuple(game.text(then, one) for one, then in before),
            losses=tuple(thousandths(lost[one]) for one in legal),
            sure=thousandths(min(loss.sure for loss in proof.losses.values())), win=round(100 * proof.win / UNIT),
            level=number, found=datetime.now(UTC).date().isoformat(),
        )  # fmt: skip
        return found if all(is_confirmed(found, seed) for seed in CONFIRMED) else None


def thousandths(amount: int) -> int:
    """Millionths, more briefly."""
    return round(1000 * amount / UNIT)


def match_seed(match: tablee.Match) -> int:
    """The seed that a match was played with."""
    assert match.luck is not None
    return int(match.luck.name.split()[1])


def search(name: str, wanted: int, matches: int) -> Iterator[str]:
    """Look for the puzzles of a game, match by match, and write down what there is after each; how far it has got."""
    path, seats = FOLDER / f"{name}.json", PLAYERS[name]
    looking = Search(read_puzzles(path.read_text("utf-8")) if path.exists() else (), wanted)
    first = 1 + max((one.seed for one in looking.made), default=0)
    for seed in range(first, first + matches):
        if len(looking.made) >= wanted:
            break
        looking.look_at(played(name, seats[seed % len(seats)], seed))
        path.write_text(write_puzzles(name, looking.made), "utf-8")
        shown = " ".join(f"{number}:{sum(one.level == number for one in looking.made)}" for number in LEVELS)
        yield f"{name} {len(looking.made)}/{wanted} in {seed} matches ({shown})"


def check(name: str, drops: bool) -> bool:
    """Prove every puzzle of a game anew, in other worlds; what is not confirmed is dropped if wanted."""
    all_of_them, wrong = puzzles(name), []
    for number, one in enumerate(all_of_them, start=1):
        if not is_confirmed(one, CHECKING):
            wrong.append(one)
        print(f"\r{name}: {number} checked, {len(wrong)} wrong", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    if drops and wrong:
        (FOLDER / f"{name}.json").write_text(
            write_puzzles(name, [one for one in all_of_them if one not in wrong]), "utf-8"
        )
    return not wrong


def main() -> int:
    """Search, or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(PLAYERS), metavar="GAME")
    parser.add_argument("--wanted", type=int, default=100)
    parser.add_argument("--matches", type=int, default=1000, help="looked at, at most")
    parser.add_argument("--check", action="store_true", help="prove all of them anew")
    parser.add_argument("--drop", action="store_true", help="with --check: drop what is not confirmed")
    given = parser.parse_args()
    if given.check:
        return int(not min(check(name, given.drop) for name in given.games))
    FOLDER.mkdir(exist_ok=True)
    progress = dict.fromkeys(given.games, "")
    searches = {name: search(name, given.wanted, given.matches) for name in given.games}
    while searches:
        for name in list(searches):
            said = next(searches[name], None)
            if said is None:
                del searches[name]
            else:
                progress[name] = said
                print("\r" + ", ".join(progress.values()), end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
