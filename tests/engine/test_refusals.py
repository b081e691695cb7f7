"""What is wrong with a module or a record is said with the right slug, in three languages, and as Python says it."""

import hashlib
from typing import Any

import pytest

import tablee
from tablee.core.errors import BadRecord
from tablee.core.fair import FairLuck, verify
from tablee.core.game import Game
from tablee.core.texts import LANGUAGES
from tests.support.engine.material import Engine, golden

DAMAGES = {
    "cut": "module-cut",
    "altered": "module-differs",
    "interface": "module-interface",
    "manifest": "manifest-foreign",
    "not-wasm": "module-refused",
    "without": "no-webassembly",
    "study": "module-differs",
    "network": "network-differs",
    "no-study": "no-study",
}


@pytest.mark.parametrize(("damage", "slug"), DAMAGES.items())
def test_a_module_that_does_not_fit_is_refused(engine: Engine, damage: str, slug: str) -> None:
    refusal = engine.ask(command="load", damage=damage)
    assert refusal["slug"] == slug
    assert len(set(refusal["words"])) == 3
    assert not any("{" in words for words in refusal["words"])


def signed(body: str) -> str:
    return f"{body}digest {hashlib.sha256(body.encode()).hexdigest()}\n"


def damaged(text: str) -> dict[str, str]:
    """A record with one thing wrong after the other."""
    body = text[: text.rindex("digest ")]
    lines = body.splitlines()
    first = lines.index("moves") + 1
    decision = next(number for number, line in enumerate(lines) if number >= first and line[0].isdigit())
    edited = {
        "rules": body.replace("\nrules 1\n", "\nrules 99\n"),
        "players": body.replace("\nplayers 2\n", "\nplayers two\n"),
        "nine": body.replace("\nplayers 2\n", "\nplayers 9\n"),
        "order": body.replace("\nrules 1\n", "\n"),
        "actor": "\n".join([*lines[:decision], f"9{lines[decision][1:]}", *lines[decision + 1 :], ""]),
        "move": "\n".join([*lines[:decision], f"{lines[decision][0]} fly away", *lines[decision + 1 :], ""]),
        "end": "\n".join([*lines[:-1], "end 1 2", ""]),
        "more": body + "more\n",
        "option": body.replace("\nluck ", "\noption zz on\nluck "),
    }
    return {
        "foreign": "hello\n",
        "format": text.replace("tablee record 1", "tablee record 2", 1),
        "cut": text[:-30],
        "altered": text.replace("\nplayers 2\n", "\nplayers 3\n"),
        "fair": signed(body.replace("\nluck seed", "\nluck fair", 1)),
        **{name: signed(changed) for name, changed in edited.items()},
    }


def test_a_damaged_record_is_refused_as_python_refuses_it(kind: type[Game], engine: Engine) -> None:
    texts = damaged(golden(kind)["2-players-00"])
    refusals: dict[str, Any] = engine.ask(command="records", texts=texts)
    for name, refusal in refusals.items():
        with pytest.raises(BadRecord) as caught:
            tablee.replay(texts[name])
        expected = {param: value for param, value in caught.value.params.items() if param != "detail"}
        assert (refusal["slug"], refusal["params"]) == (caught.value.slug, expected), name
        assert refusal["words"] == [caught.value.message(language) for language in LANGUAGES], name
        assert len(set(refusal["words"])) == 3, name


def test_a_record_of_an_unknown_edition_is_refused_clearly(kind: type[Game], engine: Engine) -> None:
    text = golden(kind)["2-players-00"]
    body = text[: text.rindex("digest ")].replace('\n| name = "standard"\n', '\n| name = "mine"\n')
    assert tablee.replay(signed(body)).game.edition.name == "mine"
    refusal = engine.ask(command="records", texts={"mine": signed(body)})["mine"]
    assert refusal["slug"] == "record-edition"
    assert len(set(refusal["words"])) == 3


def test_a_record_of_another_game_is_refused(kind: type[Game], engine: Engine) -> None:
    other = next(name for name in ("sunrise-lane", "sunny-day") if name != kind.name)
    text = golden(tablee.game_class(other))["2-players-00"]
    assert engine.ask(command="records", texts={"other": text})["other"]["slug"] == "record-other-game"


def test_an_open_record_is_taken_up_again(kind: type[Game], engine: Engine) -> None:
    match = kind(players=2).match(seed=7)
    for _ in range(12):
        match.play(match.legal_actions()[0])
    position = kind(players=2).position(match.position(), seed=9)
    position.play(position.legal_actions()[-1])
    records = {"open": match.record(), "position": position.record()}
    assert engine.ask(command="records", texts=records) == records


def test_fair_luck_is_checked_as_python_checks_it(kind: type[Game], engine: Engine) -> None:
    luck = FairLuck("5e" * 32, {0: "01" * 32, 1: "ab" * 32})
    match = kind(players=2).match(luck=luck)
    for _ in range(20):
        match.play(match.legal_actions()[0])
    sealed = match.record()
    luck.revealed = True
    whole = match.record()
    broken = signed(whole[: whole.rindex("digest ")].replace(" " + "5e" * 32, " " + "5f" * 32))
    other = signed(whole[: whole.rindex("digest ")].replace("0:" + "01" * 32, "0:" + "02" * 32))
    answers = engine.ask(command="verify", texts={"sealed": sealed, "whole": whole, "broken": broken, "other": other})
    assert answers["whole"] == verify(tablee.replay(whole)) > 0
    for name, text in (("sealed", sealed), ("broken", broken), ("other", other)):
        with pytest.raises(BadRecord) as caught:
            verify(tablee.replay(text))
        assert (answers[name]["slug"], answers[name]["params"]) == (caught.value.slug, caught.value.params)
        assert answers[name]["words"] == [caught.value.message(language) for language in LANGUAGES]
