"""`tablee play`: a whole match in the terminal."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.language import CommandError, choose_language, say, tagline, title
from tablee.cli.options import Language, option_values

if TYPE_CHECKING:
    from tablee.cli.screen import Screen
    from tablee.cli.table import TerminalTable
    from tablee.core.match import Match

BOT_KINDS = ("level-1", "level-2", "level-3", "level-4", "level-5", "level-6", "expert", "greedy", "random")
DEFAULT_BOT = "greedy"


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="The game's name; asked for if left out.")
    ] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", metavar="N", help="How many play.")] = None,
    humans: Annotated[int, typer.Option(metavar="N", help="How many of them are people who share this screen.")] = 1,
    seat: Annotated[int, typer.Option(metavar="N", help="The seat of the (first) person, from 0.")] = 0,
    name: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="A person's name; once for each, in seat order.")
    ] = None,
    bots: Annotated[str, typer.Option(metavar="|".join(BOT_KINDS), help="How the other seats play.")] = DEFAULT_BOT,
    auto: Annotated[bool, typer.Option("--auto", help="Bots on all seats; watch the match go by.")] = False,
    option: Annotated[
        list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game.")
    ] = None,
    preset: Annotated[str | None, typer.Option(metavar="NAME", help="A set of options by name.")] = None,
    edition: Annotated[
        str | None, typer.Option(metavar="NAME|FILE", help="The components: shipped, or a file.")
    ] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="Draw all luck from this number.")] = None,
    manual_luck: Annotated[bool, typer.Option("--manual-luck", help="Type the luck of a real box yourself.")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the record is kept.")] = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE", help="Go on with a saved match.")] = None,
    language: Language = None,
) -> None:
    """Play a match in the terminal, against bots or with others at the same screen."""
    choose_language(language)
    from tablee.cli.screen import Screen

    screen = Screen()
    if resume is not None:
        if game is not None or option or preset or edition or seed is not None or players is not None or manual_luck:
            raise CommandError("resume-alone")
        match = _resumed(resume)
        save = save or Path(resume)
    else:
        if game is None:
            if not screen.interactive:
                screen.line(say("how_to_play"))
                return
            game, players, name = _ask_what(screen, players, humans, name)
        _start_warm_up(screen)
        match = _fresh(game, players, humans, option or [], preset, edition, seed, manual_luck)
    if bots not in BOT_KINDS:
        raise CommandError("unknown-bots", got=bots, known=", ".join(BOT_KINDS))
    table = _table(match, screen, 0 if auto else humans, seat, name or [], bots, save)
    _sit_down(table, screen, auto, seat)


def _fresh(
    name: str, players: int | None, humans: int, options: list[str], preset: str | None, edition: str | None,
    seed: int | None, manual_luck: bool,
) -> "Match":  # fmt: skip
    from tablee.core.luck import MANUAL
    from tablee.core.registry import game_class

    kind = game_class(name)
    if players is None:
        players = max(kind.seats[0], min(humans, kind.seats[-1]))
    made = kind(players=players, options=option_values(kind, options), preset=preset, edition=edition)
    return made.match(luck=MANUAL) if manual_luck else made.match(seed=seed)


def _resumed(name: str) -> "Match":
    from tablee.cli.records import read_record

    match = read_record(name)
    if match.over:
        raise CommandError("resume-over", path=name)
    return match


def _table(
    match: "Match", screen: "Screen", humans: int, seat: int, given: list[str], bots: str, save: Path | None
) -> "TerminalTable":
    from tablee.bots.registry import find_bot
    from tablee.cli.records import default_path
    from tablee.cli.table import TerminalTable
    from tablee.core.luck import SeededLuck

    players = match.game.players
    if not 0 <= humans <= players:
        raise CommandError("bad-humans", got=humans, players=players)
    if not 0 <= seat < players:
        raise CommandError("bad-seat", got=seat, last=players - 1)
    people = sorted((seat + step) % players for step in range(humans))
    seed = match.luck.seed if isinstance(match.luck, SeededLuck) else 0
    bot_seats = {other: find_bot(bots) for other in range(players) if other not in people}
    path = save or default_path(match.game.name)
    return TerminalTable(match, bot_seats, seat_names(players, people, given), screen, path, seed)


def seat_names(players: int, people: list[int], given: list[str]) -> list[str]:
    """A name for every seat: as given for people, our own for bots."""
    robots = iter(say("bots", "name").split(", "))
    names = []
    for seat in range(players):
        if seat not in people:
            names.append(next(robots))
        elif people.index(seat) < len(given):
            names.append(given[people.index(seat)])
        else:
            alone = len(people) == 1
            names.append(say("guest", "name") if alone else say("guest_number", "name", number=people.index(seat) + 1))
    return names


def _sit_down(table: "TerminalTable", screen: "Screen", auto: bool, seat: int) -> None:
    from tablee.cli.conversation import Left
    from tablee.cli.records import shown_path

    game = table.match.game
    screen.heading(title(type(game)))
    screen.line(say("welcome" if not auto else "welcome_auto", players=", ".join(table.names)), style="dim")
    try:
        table.play()
    except (Left, KeyboardInterrupt, EOFError):
        table.save()
        again = f"tablee play --resume {shown_path(table.path)}" + (f" --seat {seat}" if seat else "")
        people = len(table.people)
        screen.show("")
        screen.line(say("left"))
        screen.verbatim(again + (f" --humans {people}" if people > 1 else ""), style="bold")
        return
    table.save()
    screen.line(say("kept"), style="dim")
    screen.verbatim(shown_path(table.path), style="dim")


def _ask_what(
    screen: "Screen", players: int | None, humans: int, name: list[str] | None
) -> tuple[str, int | None, list[str] | None]:
    """The start of an evening: which game, how many players, your name."""
    from tablee.core.registry import game_class, game_names

    kinds = [game_class(one) for one in game_names()]
    screen.heading(say("which_game"))
    for number, kind in enumerate(kinds, start=1):
        screen.line(f"{number}  {title(kind)}", style="bold")
        screen.line(tagline(kind), indent=3, style="dim")
    try:
        kind = kinds[_ask_number(screen, say("ask_game", last=len(kinds)), range(1, len(kinds) + 1), 1) - 1]
        if players is None and len(kind.seats) > 1:
            fewest = max(kind.seats[0], min(humans, kind.seats[-1]))
            question = say("ask_players", low=kind.seats[0], high=kind.seats[-1], default=fewest)
            players = _ask_number(screen, question, kind.seats, fewest)
        if not name and humans == 1:
            typed = screen.ask(say("ask_name") + " ")
            name = [typed] if typed else None
    except (EOFError, KeyboardInterrupt):
        screen.show("")
        raise typer.Exit from None
    return kind.name, players, name


def _ask_number(screen: "Screen", question: str, allowed: range, default: int) -> int:
    while True:
        typed = screen.ask(question + " ")
        if not typed:
            return default
        if typed.isdecimal() and int(typed) in allowed:
            return int(typed)
        screen.line(say("ask_again", low=allowed[0], high=allowed[-1]))


def _start_warm_up(screen: "Screen") -> None:
    """Compile in the background for the next time, when somebody plays here for the first time."""
    from tablee.core.warmup import start_in_background

    if screen.interactive and start_in_background([sys.executable, "-m", "tablee", "warmup", "--background"]):
        screen.line(say("warming"), style="dim")
