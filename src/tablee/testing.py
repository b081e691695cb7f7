"""The laws that every game must keep, for the authors of games: `check_game(MyGame)`.

A law is checked along random matches. A broken one raises `LawBroken`, which names the law and carries the record of
the match so far, so that it can be played again.
"""

from collections.abc import Callable
from itertools import product
from random import Random

import msgspec
import numpy as np

from tablee.core.encoding import encoding_of, has_encoding
from tablee.core.fields import Fields
from tablee.core.game import CHANCE, OVER, Game
from tablee.core.kernel import argument
from tablee.core.match import Match
from tablee.core.record import replay
from tablee.core.rng import new_rng
from tablee.core.row_format import HIDDEN
from tablee.core.rules import OptionValue
from tablee.core.specialise import referee
from tablee.core.texts import LANGUAGES, PRIVATE, arguments, catalogue, sentences

SAMPLE = 8


class LawBroken(AssertionError):
    """A game broke a law; `record` holds the match that shows it."""

    def __init__(self, law: str, detail: object, match: Match | None = None) -> None:
        self.law = law
        self.record = match.record() if match is not None else ""
        super().__init__(f"{law}: {detail}\n{self.record}")


def option_choices(game: type[Game]) -> list[dict[str, OptionValue]]:
    """Every combination of a game's options."""
    offered = game.options_offered
    return [dict(zip(offered, values, strict=True)) for values in product(*(o.values for o in offered.values()))]


def check_game(game: type[Game], matches: int = 2, seed: int = 0) -> int:
    """Check the laws over random matches with every player count and every option; the number of actions checked."""
    check_texts(game)
    actions = 0
    for players in game.seats:
        for options in option_choices(game):
            for number in range(matches):
                actions += check_match(game(players=players, options=options), seed + number)
    return actions


def check_match(game: Game, seed: int, sample: int = SAMPLE) -> int:
    """Play one random match and check every law on the way; costly laws at one state in `sample`."""
    check_box(game)
    match = game.match(seed=seed)
    check_whole_opening(game, match)
    random = Random(seed)
    while not match.over:
        check_state(match)
        if random.randrange(sample) == 0:
            for law in STATE_LAWS:
                law(match, random)
        match.play(random.choice(match.legal_actions()))
        if match.ply > game.longest:
            raise LawBroken("a match ends", f"no end after {match.ply} actions", match)
    check_state(match)
    check_end(match)
    return match.ply


def check_state(match: Match) -> None:
    """What must hold after every action."""
    game, state = match.game, match.state
    fault = game.unsound(state)
    if fault:
        raise LawBroken("nothing is lost or out of place", game.say("fault", fault, "en", **game.box_numbers()), match)
    if (state.ending != 0) != (state.actor == OVER):
        raise LawBroken("the end has a clause", state.ending, match)
    if state.actor >= game.players or state.actor < OVER:
        raise LawBroken("the actor is a seat, chance or nobody", state.actor, match)
    legal = game.legal(state)
    if (legal == []) != (state.actor == OVER) or legal != sorted(set(legal)) or len(legal) > game.most_legal:
        raise LawBroken("legal moves are listed in order, once, and exist until the end", legal, match)


def check_box(game: Game) -> None:
    """What follows from a box follows again: a box that is known elsewhere can be prepared for other players."""
    before = game.box.tobytes()
    game.rules.prepare(game.arguments(game.box)[0])
    if game.box.tobytes() != before:
        raise LawBroken("preparing a box twice changes nothing", game.name)


def check_whole_opening(game: Game, match: Match) -> None:
    """Luck played by hand: weights fit the outcomes, and playing the same outcomes gives the same match."""
    by_hand = game.match(luck="manual")
    for actor, text in match.history:
        if by_hand.actor != actor or text not in by_hand.legal() or min(by_hand.weights()) < 1:
            raise LawBroken("luck is a player", (by_hand.actor, actor, text), by_hand)
        by_hand.play(text)
    if by_hand.state != match.state:
        raise LawBroken("a match is its list of actions", "the opening differs when played by hand", by_hand)


def legality_is_stated_once(match: Match, random: Random) -> None:
    """`legal` and `forbids` agree on every action of the table."""
    game = match.game
    buffer = np.zeros(game.most_legal, np.int32)
    action = referee(type(game)).disputed_action(*game.arguments(match.state), argument(buffer), game.actions)
    if action >= 0:
        raise LawBroken("legal and forbids agree", f"{action}: {game.text(match.state, action)}", match)


def refusals_teach(match: Match, random: Random) -> None:
    """An illegal action is refused with a clause of the game and a sentence in every language."""
    game, legal = match.game, set(match.legal_actions())
    clauses = sentences(game.package, "en", "clause")
    for action in random.sample(range(game.actions), min(20, game.actions)):
        refusal = game.refusal(match.state, action)
        if (refusal is None) != (action in legal):
            raise LawBroken("what is not legal is refused", game.text(match.state, action), match)
        if refusal is not None:
            if refusal.clause not in clauses:
                raise LawBroken("a refusal names a clause", refusal.slug, match)
            for language in LANGUAGES:
                refusal.message(language)


def moves_have_words(match: Match, random: Random) -> None:
    """Every legal move has a text that reads back as itself, a JSON form and a sentence."""
    game, state = match.game, match.state
    legal = game.legal(state)
    texts = [game.text(state, action) for action in legal]
    if len(set(texts)) != len(texts):
        raise LawBroken("a text names one move", texts, match)
    for action, text in zip(legal, texts, strict=True):
        if game.read(state, text) != action:
            raise LawBroken("a move's text reads back as the move", text, match)
        msgspec.json.encode(game.move_data(state, action))
    for language in LANGUAGES:
        game.describe(state, random.choice(legal), language)
        key, params = game.prompt(state)
        game.say("question", key, language, player="", **params)


def secrets_stay_out_of_rows(match: Match, random: Random) -> None:
    """What an event keeps from a viewer is not in the row that he gets: another secret gives him the same row."""
    for event in match.events[-1] if match.events else []:
        secret = [field.column for field in event.form.fields if field.secret]
        for seat in (*range(match.game.players), None):
            row = event.row_for(seat)
            if seat != event.seat and any(row[column] != HIDDEN for column in secret):
                raise LawBroken("a row does not hold a secret of others", (seat, row), match)


def luck_tells_no_secrets(match: Match, random: Random) -> None:
    """Two outcomes of luck that differ, but leave a viewer the same view, are the same to him: a card, a tile."""
    game = match.game
    plies = [ply for ply, (actor, _) in enumerate(match.actions) if actor == CHANCE]
    if not plies:
        return
    before = match.state_at(random.choice(plies[-20:]))
    outcomes = game.outcomes(before)
    if len(outcomes) < 2:
        return
    told = []
    for action in random.sample(sorted(outcomes), 2):
        after = before.copy()
        game.apply(after, action)
        told.append((after, game.events(before, action, after)))
    (one, first), (other, second) = told
    for seat in (*range(game.players), None):
        rows = [[event.row_for(seat) for event in happened] for happened in (first, second)]
        if one != other and game.view(one, seat) == game.view(other, seat) and rows[0] != rows[1]:
            raise LawBroken("luck tells nobody what his view does not", (seat, rows), match)


def views_keep_secrets(match: Match, random: Random) -> None:
    """Redacting twice changes nothing; a completed view is sound, and redacted again it is the view."""
    game, state = match.game, match.state
    for seat in (*range(game.players), None):
        view = game.view(state, seat)
        if game.view(view, seat) != view:
            raise LawBroken("redacting a view changes nothing", seat, match)
        world = game.complete(view, seat, new_rng(random.getrandbits(60)))
        if game.unsound(world):
            raise LawBroken("a completed view is sound", (seat, game.unsound(world)), match)
        if game.view(world, seat) != view:
            raise LawBroken("a completed view, redacted, is the view", seat, match)
        if seat == state.actor:
            _same_for_the_actor(match, world, seat, random)


def _same_for_the_actor(match: Match, world: Fields, seat: int, random: Random) -> None:
    """What a seat may do, and what it sees of doing it, does not depend on the secrets of others."""
    game, state = match.game, match.state
    legal = game.legal(state)
    if game.legal(world) != legal:
        raise LawBroken("legality does not depend on the secrets of others", seat, match)
    action = random.choice(legal)
    if game.text(world, action) != game.text(state, action):
        raise LawBroken("a move's text does not depend on the secrets of others", action, match)
    after, elsewhere = state.copy(), world.copy()
    game.apply(after, action)
    game.apply(elsewhere, action)
    happened = game.events(state, action, after)
    if any(event.reveals for event in happened):
        return
    seen = [event.row_for(seat) for event in happened]
    if seen != [event.row_for(seat) for event in game.events(world, action, elsewhere)]:
        raise LawBroken("events do not tell the secrets of others", (seat, seen), match)
    if game.view(after, seat) != game.view(elsewhere, seat):
        raise LawBroken("views do not tell the secrets of others", (seat, action), match)


def observations_tell_what_a_view_tells(match: Match, random: Random) -> None:
    """A tensor is written whole, and is the same for a state, the seat's view of it, and any state behind it."""
    game, state = match.game, match.state
    if not has_encoding(type(game)):
        return
    for seat in range(game.players):
        view = game.view(state, seat)
        world = game.complete(view, seat, new_rng(random.getrandbits(60)))
        seen = _observed(game, state, seat, poison=85)
        if _observed(game, state, seat, poison=-86) != seen:
            raise LawBroken("an observation is written whole", seat, match)
        if _observed(game, view, seat, poison=85) != seen or _observed(game, world, seat, poison=85) != seen:
            raise LawBroken("an observation does not tell the secrets of others", seat, match)


def _observed(game: Game, state: Fields, seat: int, poison: int) -> list[int]:
    encoding = encoding_of(type(game))
    tensor = np.full(encoding.size, poison, np.int8)
    encoding.observe(*game.arguments(state), seat, argument(tensor))
    return tensor.tolist()


TWINS = 4
"""So many positions are made of one, to look for a twin of it."""
HOLDING_SEATS = {"actor": 0, "drawer": 0, "first": 0, "owner": 0, "top": 0, "turn": 0, "where": 6}
"""Fields that hold seats, where a state has them, and the number that stands for seat 0."""
FORESEEN = 60
"""So many actions later, what was different has shown."""


def observations_tell_twins_apart(match: Match, random: Random) -> None:
    """Two positions in which different things can happen, and not by secrets, have different tensors.

    Positions that might be twins are made of the one at hand: a number changed, two exchanged, an option changed, or
    everybody one seat further. Of those that are sound and have the tensor of the original, the matches go on alike.
    """
    game, state = match.game, match.state
    if not has_encoding(type(game)) or state.actor < 0:
        return
    seen = _observed(game, state, int(state.actor), poison=85)
    for _ in range(TWINS):
        made, twin, turned = _twin(game, state, random)
        if twin.actor < 0 or made.unsound(twin) or _observed(made, twin, int(twin.actor), poison=85) != seen:
            continue
        if made is game and game.view(twin, int(twin.actor)) == game.view(state, int(state.actor)):
            continue  # it differs in secrets only
        seed = random.getrandbits(60)
        if _course(game, state, seed, 0) != _course(made, twin, seed, turned):
            raise LawBroken("an observation tells everything open that decides", repr(twin), match)


def _twin(game: Game, state: Fields, random: Random) -> tuple[Game, Fields, int]:
    """A position that differs in one thing, of the same game or with other options, and by how many seats it turned."""
    twin, way = state.copy(), random.randrange(4)
    if way == 0:
        options = {**game.options, **random.choice(option_choices(type(game)))}
        return type(game)(players=game.players, options=options, edition=game.edition), twin, 0
    fields = {name: twin.array[name] for name in twin.type.names or ()}
    if way == 1:
        for numbers in fields.values():
            if numbers.shape[1:2] == (game.seats[-1],):
                numbers[0, : game.players] = np.roll(numbers[0, : game.players], 1, axis=0)
        for name in HOLDING_SEATS.keys() & fields.keys():
            seats = fields[name] - HOLDING_SEATS[name]
            is_seat = (seats >= 0) & (seats < game.players)
            fields[name][is_seat] += ((seats + 1) % game.players - seats)[is_seat]
        return game, twin, 1
    numbers = fields[random.choice(sorted(fields))].reshape(-1)
    one, other = random.randrange(len(numbers)), random.randrange(len(numbers))
    if way == 2:
        numbers[[one, other]] = numbers[[other, one]]
    else:
        numbers[one] ^= random.choice((1, 2, 3, 5, 6, 10, 17, 20))
    return game, twin, 0


def _course(game: Game, state: Fields, seed: int, turned: int) -> object:
    """What happens from here on if everybody, luck included, goes by a seed; seats as before they turned.

    Points are counted after the last decision: what luck deals at the end goes from seat to seat, wherever it begins.
    """
    state, random, course = state.copy(), Random(seed), []
    decided = state.copy()
    for _ in range(FORESEEN):
        if state.actor == OVER or game.unsound(state):  # what is unsound breaks another law
            break
        if state.actor == CHANCE:
            game.apply(state, game.ticket(state, random.randrange(1 << 60) % game.tickets(state)))
        else:
            legal = game.legal(state)
            course.append(((int(state.actor) - turned) % game.players, legal))
            game.apply(state, random.choice(legal))
            decided = state.copy()
    sheet = game.sheet(decided)
    return course, [sheet[(seat + turned) % game.players] for seat in range(game.players)]


def positions_come_back(match: Match, random: Random) -> None:
    """A position is JSON-able data, and comes back byte for byte; views are JSON-able too."""
    game = match.game
    data = msgspec.json.decode(msgspec.json.encode(match.position()))
    if game.state(data) != match.state:
        raise LawBroken("a position comes back", data, match)
    for seat in (*range(game.players), None):
        msgspec.json.encode(match.view(seat))


def events_have_words(match: Match, random: Random) -> None:
    """The latest events can be told in every language, to every seat, as JSON-able data."""
    game = match.game
    names = [f"player {seat}" for seat in range(game.players)]
    for event in match.events[-1] if match.events else []:
        for seat, language in product((*range(game.players), None), LANGUAGES):
            seen = msgspec.json.decode(msgspec.json.encode(event.seen_by(seat)))
            game.tell(seen, names, language)


def records_come_back(match: Match, random: Random) -> None:
    """A record replays to the same state and writes the same text again."""
    text = match.record()
    again = replay(text)
    if again.state != match.state or again.record() != text or again.history != match.history:
        raise LawBroken("a record replays to the same match", "the replay differs", match)


STATE_LAWS: tuple[Callable[[Match, Random], None], ...] = (
    legality_is_stated_once, refusals_teach, moves_have_words, views_keep_secrets, observations_tell_what_a_view_tells,
    observations_tell_twins_apart, positions_come_back, events_have_words, secrets_stay_out_of_rows,
    luck_tells_no_secrets,
)  # fmt: skip


def check_end(match: Match) -> None:
    """A finished match has winners, a breakdown that adds up, and a record that brings it back."""
    result = match.result()
    added_up = tuple(sum(part.values()) for part in result.breakdown)
    if not result.winners or added_up != result.totals:
        raise LawBroken("a result adds up", result, match)
    if match.scores() != result.totals:
        raise LawBroken("the final scores are the totals", match.scores(), match)
    if match.state_at(match.ply) != match.state:
        raise LawBroken("a match is its list of actions", "the replay differs", match)
    records_come_back(match, Random(0))
    positions_come_back(match, Random(0))


def check_texts(game: type[Game]) -> None:
    """Everything has its sentence, in every language, and every sentence can be said."""
    reference, *others = (
        {name for name in catalogue(game.package, language).messages if not name.startswith(PRIVATE)}
        for language in LANGUAGES
    )
    for language, other in zip(LANGUAGES[1:], others, strict=True):
        if differing := sorted(reference ^ other):
            raise LawBroken("every language has every sentence", (language, differing))
    for section, keys in _expected_sentences(game).items():
        missing = [key for key in keys if not catalogue(game.package, LANGUAGES[0]).has(section, key)]
        if missing:
            raise LawBroken("everything has its sentence", (section, missing))
    for language in LANGUAGES:
        for name in reference:
            catalogue(game.package, language).say(name, dict.fromkeys(arguments(game.package, name), 1))


def _expected_sentences(game: type[Game]) -> dict[str, list[str]]:
    declared = game.declared
    reasons = declared.refusals.names[1:]
    clauses = [
        *(source.clause for source in game.sources), *(tie.clause for tie in game.tie_breaks),
        *declared.endings.names[1:], *(reason.split(".")[0] for reason in reasons),
        *(option.clause for option in game.options_offered.values()),
    ]  # fmt: skip
    return {
        "clause": clauses,
        "refusal": reasons,
        "fault": declared.faults.names[1:],
        "ending": declared.endings.names[1:],
        "source": [source.name for source in game.sources],
        "tie_break": [tie.name for tie in game.tie_breaks],
        "move": declared.moves.names,
        "question": declared.questions.names,
        "option": list(game.options_offered),
    }


__all__ = ["CHANCE", "LawBroken", "check_game", "check_match", "check_texts", "option_choices"]
