"""The reader's process: answers until nobody asks any more, and never writes."""

import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from tablee.core.errors import TableeError
from tablee.core.record import SUFFIX
from tablee.core.registry import game_class
from tablee.server import views
from tablee.server.clock import processor_seconds
from tablee.server.errors import Refused, told
from tablee.server.logs import log_to_stderr
from tablee.server.processes import read_frame, write_frame
from tablee.server.reader import questions
from tablee.server.reader.draws import draws
from tablee.server.reader.editions import edition_of
from tablee.server.reader.matches import replay_of, report_of
from tablee.server.reader.questions import AnyAnswer, Asked, Found, NotFound, Setup, Turn
from tablee.server.reader.records import brought
from tablee.server.reader.shelf import Shelf
from tablee.server.storage.schema import open_database
from tablee.server.storage.store import Store
from tablee.server.summary import summary

MOST_SECONDS = 1.0
"""What setting up a game may cost here: a hundred times what the shipped editions do. The server does it again."""
MOST_MEMORY = 4 * 2**30
"""Bytes of address space: what an edition asks for beyond it is refused, not taken from the rest of the machine."""

_json = msgspec.json.Encoder().encode
_pack = msgspec.msgpack.Encoder().encode


@lru_cache(1)
def shelf_of(database: str) -> Shelf:
    """The shelf of a database, kept between questions."""
    return Shelf(Store(open_database(database)))


def check_setup(shelf: Shelf, question: questions.CheckSetup) -> Found:
    """Build the game once, so that whatever is wrong with it is found here."""
    wanted, position, edition = question.wanted, None, None
    if wanted.start_from is not None and wanted.record is not None:
        raise Refused("bad-message", detail="start_from, record")
    if wanted.record is not None:
        match, edition = brought(wanted.record)
        game = match.game
        position = game.data(match.state)
    elif wanted.start_from is not None:
        origin = shelf.table(wanted.start_from.table)
        if origin.match is None or not origin.match.over:
            raise Refused("not-over-yet")
        game = origin.game
        position = game.data(origin.match.state_at(wanted.start_from.ply))
    else:
        kind = game_class(wanted.game)
        edition = edition_of(kind, wanted.edition)
        began = processor_seconds()
        try:
            game = kind(players=wanted.players, options=wanted.options, preset=wanted.preset, edition=edition)
        except TableeError:
            raise
        except (ValueError, ArithmeticError, LookupError, TypeError, MemoryError) as error:
            raise Refused("edition-unusable", detail=type(error).__name__) from error
        if processor_seconds() - began > MOST_SECONDS:
            raise Refused("took-too-long")
    if position is not None:
        game.state(position)
    made = Setup(
        game=game.name, rules=game.version, players=game.players, options=game.options,
        edition=(edition or game.edition).text, position=position,
    )  # fmt: skip
    return Found(_pack(made))


def read_board(shelf: Shelf, question: questions.ReadBoard) -> Found:
    """What never changes during the match."""
    return Found(_json(shelf.table(question.table).game.board()))


def read_edition(shelf: Shelf, question: questions.ReadEdition) -> Found:
    """The edition for an engine."""
    return Found(_json(views.edition(shelf.table(question.table))))


def read_luck(shelf: Shelf, question: questions.ReadLuck) -> Found:
    """Every draw, once the match is over."""
    match = shelf.table(question.table).match
    if match is None or not match.over:
        raise Refused("not-over-yet")
    return Found(_json(draws(match)))


def read_record(shelf: Shelf, question: questions.ReadRecord) -> Found:
    """The record as a file."""
    text = shelf.record(question.table)
    return Found(text.encode(), f"{text.splitlines()[1].removeprefix('game ')}-{question.table}{SUFFIX}")


def read_replay(shelf: Shelf, question: questions.ReadReplay) -> Found:
    """A position."""
    table = shelf.table(question.table)
    return Found(_json(replay_of(table, question.device, question.seat, question.ply, question.language)))


def read_report(shelf: Shelf, question: questions.ReadReport) -> Found:
    """A report as a file."""
    text = report_of(shelf.table(question.table), question.device, question.language)
    return Found(text.encode(), f"report-{question.table}.txt")


def read_turns(shelf: Shelf, question: questions.ReadTurns) -> Found:
    """Running matches; those that cannot be read are left out."""
    turns = []
    for id in question.tables:
        try:
            table = shelf.table(id)
        except Refused:
            continue
        seats = table.seats_of(question.device)
        turns.append(Turn(summary=summary(table), seats=seats, your_turn=table.actor in seats))
    return Found(_pack(turns))


ANSWERS: dict[type[Any], Callable[[Shelf, Any], Found]] = {
    questions.CheckSetup: check_setup,
    questions.ReadBoard: read_board,
    questions.ReadEdition: read_edition,
    questions.ReadLuck: read_luck,
    questions.ReadRecord: read_record,
    questions.ReadReplay: read_replay,
    questions.ReadReport: read_report,
    questions.ReadTurns: read_turns,
}


def answer(asked: Asked) -> AnyAnswer:
    """What was asked for, or why not."""
    try:
        return ANSWERS[type(asked.question)](shelf_of(asked.database), asked.question)
    except TableeError as error:
        status = error.status if isinstance(error, Refused) else 400
        return NotFound(**told(error, asked.question.language), status=status)


def limit_memory() -> None:
    """Where the system can."""
    try:
        import resource
    except ImportError:  # not a Unix
        return
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    wanted = MOST_MEMORY if most < 0 else min(MOST_MEMORY, most)
    resource.setrlimit(resource.RLIMIT_AS, (wanted, most))


def main() -> None:
    """Answer until nobody asks any more."""
    log_to_stderr()
    limit_memory()
    decoder = msgspec.msgpack.Decoder(Asked)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    while (frame := read_frame(source)) is not None:
        write_frame(sink, _pack(answer(decoder.decode(frame))))


if __name__ == "__main__":
    main()
