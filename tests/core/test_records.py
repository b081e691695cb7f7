"""Records: whatever is cut, altered or foreign gives a clear error, never a crash and never another match."""

import hashlib
import pickle
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tablee
from tablee import BadRecord, game_class, game_names
from tablee.core.record import header
from tablee.core.texts import LANGUAGES
from tests.support.luck import seed as luck_seed

NAMES = game_names()


def finished(name: str, seed: int = 5) -> tablee.Match:
    match = tablee.load(name, players=game_class(name).seats[-1]).match(seed=seed)
    while not match.over:
        legal = match.legal_actions()
        match.play(legal[len(match.history) % len(legal)])
    return match


RECORDS = {name: finished(name).record() for name in NAMES}


def signed(body: str) -> str:
    """A forged record whose digest fits."""
    return body + f"digest {hashlib.sha256(body.encode()).hexdigest()}\n"


def body(name: str) -> str:
    return RECORDS[name].rpartition("digest ")[0]


@pytest.mark.parametrize("name", NAMES)
def test_a_record_brings_the_match_back(name: str) -> None:
    again = tablee.replay(RECORDS[name])
    assert again.record() == RECORDS[name]
    assert again.result() == finished(name).result()
    assert tablee.replay(RECORDS[name].encode()).history == again.history


@pytest.mark.parametrize("name", NAMES)
def test_an_unfinished_match_goes_on_with_its_luck(name: str) -> None:
    match = tablee.load(name).match(seed=luck_seed(11))
    for _ in range(4):
        match.play(match.legal()[0])
    again = tablee.replay(match.record())
    for one in (match, again):
        while not one.over:
            one.play(one.legal()[-1])
    assert again.record() == match.record()


@pytest.mark.parametrize("name", NAMES)
def test_any_truncation_is_noticed(name: str) -> None:
    text = RECORDS[name]
    for length in range(0, len(text), 7):
        with pytest.raises(BadRecord):
            tablee.replay(text[:length])


@pytest.mark.parametrize("examples", [100, pytest.param(2000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", NAMES)
def test_any_changed_byte_is_noticed(name: str, examples: int) -> None:
    raw = RECORDS[name].encode()

    @settings(max_examples=examples)
    @given(st.integers(0, len(raw) - 1), st.integers(1, 255))
    def check(place: int, change: int) -> None:
        changed = bytearray(raw)
        changed[place] ^= change
        with pytest.raises(BadRecord) as caught:
            tablee.replay(bytes(changed))
        assert caught.value.message("fr")
        assert caught.value.message("it")

    check()


@given(st.one_of(st.text(), st.binary(), st.text().map(lambda text: "tablee record 1\n" + text)))
def test_foreign_text_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadRecord):
        tablee.replay(text)


@pytest.mark.parametrize("examples", [40, pytest.param(400, marks=pytest.mark.soak)])
@pytest.mark.parametrize("name", NAMES)
def test_forged_lines_are_refused(name: str, examples: int) -> None:
    """Even with a digest that fits, a line that was dropped, doubled, swapped or replaced never gives a wrong match."""
    lines = body(name).splitlines()
    original = tablee.replay(RECORDS[name])

    @settings(max_examples=examples)
    @given(st.data())
    def check(data: st.DataObject) -> None:
        forged = list(lines)
        place = data.draw(st.integers(1, len(forged) - 1))
        other = data.draw(st.integers(1, len(forged) - 1))
        match data.draw(st.sampled_from(["drop", "double", "swap", "replace", "rubbish"])):
            case "drop":
                del forged[place]
            case "double":
                forged.insert(place, forged[place])
            case "swap":
                forged[place], forged[other] = forged[other], forged[place]
            case "replace":
                forged[place] = forged[other]
            case "rubbish":
                forged[place] = data.draw(st.text(st.characters(blacklist_characters="\n\r", codec="utf-8")))
        try:
            match_ = tablee.replay(signed("\n".join(forged) + "\n"))
        except BadRecord:
            return
        assert match_.state == match_.state_at(match_.ply)
        assert match_.record() == signed("\n".join(forged) + "\n") or match_.result() == original.result()

    check()


def test_errors_name_line_and_reason() -> None:
    text = body("high-road")
    first = next(line for line in text.splitlines() if line.startswith("0 play"))
    wrong_actor = signed(text.replace(first, first.replace("0 ", "1 ", 1), 1))
    with pytest.raises(BadRecord, match=r"line \d+: it is 0's turn, not 1's"):
        tablee.replay(wrong_actor)
    with pytest.raises(BadRecord, match="version 99 of the rules of high-road; this version of Tablée knows 1"):
        tablee.replay(signed(text.replace("rules 1", "rules 99")))
    with pytest.raises(BadRecord, match="no game “chess”"):
        tablee.replay(signed(text.replace("game high-road", "game chess")))
    with pytest.raises(BadRecord, match="another format"):
        tablee.replay(text.replace("tablee record 1", "tablee record 2"))
    with pytest.raises(BadRecord, match="the match ends with"):
        tablee.replay(signed(re.sub(r"end [\d ]+\n", "end 1 2 3 4\n", text)))
    with pytest.raises(BadRecord, match="not a record of Tablée"):
        tablee.replay("1. e4 e5 2. Nf3 Nc6")
    with pytest.raises(BadRecord, match="not a record of Tablée"):
        tablee.replay(None)  # type: ignore[arg-type]


INSIDE = {
    "players": (
        "Record: sunrise-lane is for 2 to 4 players",
        "Feuille de partie : sunrise-lane se joue de 2 à 4",
        "Registrazione: sunrise-lane si gioca da 2 a 4 giocatori",
    ),
    "move": (
        "Record, line 45: “dance” is no move",
        "Feuille de partie, ligne 45 : «\u00a0dance\u00a0» n'est pas un coup",
        "Registrazione, riga 45: «dance» non è una mossa",
    ),
}


def test_what_is_wrong_inside_a_record_is_said_in_the_language_of_the_reader() -> None:
    text = body("sunrise-lane")
    first = next(line for line in text.splitlines() if line.startswith("chance "))
    wrong = {"players": text.replace("\nplayers 4\n", "\nplayers 9\n"), "move": text.replace(first, "chance dance", 1)}
    for name, forged in wrong.items():
        with pytest.raises(BadRecord) as caught:
            tablee.replay(signed(forged))
        for error in (caught.value, pickle.loads(pickle.dumps(caught.value))):
            for language, expected in zip(LANGUAGES, INSIDE[name], strict=True):
                assert error.message(language).startswith(expected)


def test_a_private_edition_travels_with_the_record(tmp_path) -> None:  # type: ignore[no-untyped-def]
    mine = tmp_path / "mine.toml"
    mine.write_text('name = "my box"\nnote = "two of each"\ncopies = 2\n')
    match = tablee.load("high-road", edition=mine).match(seed=luck_seed(2))
    while not match.over:
        match.play(match.legal()[0])
    mine.unlink()
    again = tablee.replay(match.record())
    assert again.game.edition.name == "my box"
    assert again.result() == match.result()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("copies = ", "is not TOML"),
        ("copies = 3", "has no name"),
        ('name = "x"\ncopies = "many"', "copies must be a whole number, not of the kind str"),
        ('name = "x"\ncolour = 3', "has colour, which this game does not know"),
    ],
)
def test_a_bad_edition_says_what_is_wrong(tmp_path, text: str, message: str) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "bad.toml"
    path.write_text(text)
    with pytest.raises(tablee.BadEdition, match=message):
        tablee.load("high-road", edition=path)
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(tablee.BadEdition, match="not UTF-8"):
        tablee.load("high-road", edition=path)


@pytest.mark.parametrize("position", ["[" * 20_000, '{"hands": ' * 5_000, "1" * 5_000, "nothing", "NaN", "[]"])
@pytest.mark.parametrize("name", NAMES)
def test_a_position_that_is_none_is_refused(name: str, position: str) -> None:
    """Deeper than a parser goes, or longer than a number may be: still a sentence."""
    with pytest.raises(BadRecord):
        tablee.replay(signed(body(name).replace("\nmoves\n", f"\nposition {position}\nmoves\n")))


@pytest.mark.parametrize("name", NAMES)
def test_what_a_record_says_before_its_moves(name: str) -> None:
    said = header(RECORDS[name])
    assert (said.game, said.players) == (name, str(game_class(name).seats[-1]))
    with pytest.raises(BadRecord) as caught:
        header(RECORDS[name].replace("players ", "players 1"))
    assert caught.value.slug == "record-altered"
