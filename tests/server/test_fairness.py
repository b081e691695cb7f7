"""Luck that can be checked: unbiased outcomes, promises kept, records altered in one outcome caught."""

import hashlib
import hmac
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import tablee
from tablee import BadRecord
from tablee.cli.app import app
from tablee.core.fair import FairLuck, Promise, commitment, fair_ticket, verify
from tablee.core.record import replay

SECRET = "5a" * 32
GIVEN = {0: "0b" * 32, 2: "c4" * 32}


def finished(name: str = "high-road", secret: str = SECRET, seed: int = 1) -> tablee.Match:
    luck = FairLuck(secret, GIVEN)
    match = tablee.load(name).match(luck=luck)
    random = Random(seed)
    while not match.over:
        match.play(random.choice(match.legal()))
    luck.revealed = True
    return match


def signed(body: str) -> str:
    """A record with a digest that fits, as a forger would make it."""
    body = body.rpartition("\ndigest ")[0] + "\n"
    return body + f"digest {hashlib.sha256(body.encode()).hexdigest()}\n"


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_record_comes_back_and_verifies(name: str) -> None:
    text = finished(name).record()
    match = replay(text)
    assert match.record() == text
    assert verify(match) == sum(actor == "chance" for actor, _ in match.history)


def test_the_luck_as_the_manual_describes_it() -> None:
    """A stranger's verifier: nothing but SHA-256, HMAC and the text of docs/fairness.md."""
    message = f"7/0/0:{GIVEN[0]},2:{GIVEN[2]}".encode()
    number = int.from_bytes(hmac.new(bytes.fromhex(SECRET), message, hashlib.sha256).digest()[:8], "big")
    assert fair_ticket(SECRET, GIVEN, 52, 7) == number % 52
    assert commitment(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()


@pytest.mark.parametrize("name", tablee.game_names())
def test_the_verifier_of_the_manual_runs(
    name: str, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    program = (root / "docs/fairness.md").read_text().partition("```python\n")[2].partition("```")[0]
    record = tmp_path / "record.txt"
    record.write_text(finished(name).record())
    monkeypatch.setattr("sys.argv", ["verifier", str(record)])
    exec(program.replace("open(sys.argv[1]).read()", "__import__('pathlib').Path(sys.argv[1]).read_text()"), {})
    assert capsys.readouterr().out == "fair\n"


def test_an_outcome_that_was_altered_is_caught() -> None:
    """Every single outcome of a match, changed to any other that is legal at that place."""
    match = finished()
    honest = match.record()
    caught = 0
    for ply, (actor, text) in enumerate(match.history[:4]):
        for value in range(1, 7):
            if actor != "chance" or text == f"deal {value}":
                continue
            altered = match.game.match(luck="manual")
            altered.play_all([move for _, move in match.history[:ply]] + [f"deal {value}"])
            random = Random(ply)
            while not altered.over:
                altered.play(random.choice(altered.legal()))
            luck_line = next(line for line in honest.split("\n") if line.startswith("luck "))
            forged = replay(signed(altered.record().replace("luck manual", luck_line)))
            with pytest.raises(BadRecord) as error:
                verify(forged)
            assert error.value.slug == "luck-differs"
            caught += 1
    assert caught == 20


def test_a_broken_promise_is_caught() -> None:
    text = finished().record()
    with pytest.raises(BadRecord, match="broke its promise"):
        replay(signed(text.replace(SECRET, "00" * 32, 1)))
    with pytest.raises(BadRecord, match="cannot be checked"):
        replay(signed(text.replace("luck fair ", "luck fair x")))


def test_a_changed_contribution_is_caught() -> None:
    with pytest.raises(BadRecord, match=r"Ply [0-3]:"):
        verify(replay(signed(finished().record().replace(GIVEN[2], "d4" * 32))))


def test_the_secret_stays_sealed_until_the_end() -> None:
    luck = FairLuck(SECRET, GIVEN)
    assert SECRET not in tablee.load("high-road").match(luck=luck).record()
    assert Promise.read(luck.name).secret is None


@pytest.mark.parametrize("tickets", [2, 6, 7, 52, 1000])
def test_outcomes_are_even(tickets: int) -> None:
    """Chi-square with the normal approximation, within four and a half standard deviations."""
    draws = 200 * tickets if tickets < 100 else 40 * tickets
    counts = [0] * tickets
    for ply in range(draws):
        counts[fair_ticket(SECRET, GIVEN, tickets, ply)] += 1
    expected = draws / tickets
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    freedom = tickets - 1
    assert abs(chi_square - freedom) < 4.5 * (2 * freedom) ** 0.5


def test_numbers_beyond_the_last_whole_multiple_are_redrawn() -> None:
    tickets = 2**63 + 1
    redrawn = 0
    for ply in range(40):
        ticket = fair_ticket(SECRET, {}, tickets, ply)
        assert 0 <= ticket < tickets
        first = hmac.digest(bytes.fromhex(SECRET), f"{ply}/0/".encode(), "sha256")[:8]
        redrawn += int.from_bytes(first, "big") >= tickets
    assert redrawn > 5


def test_the_command(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.txt", tmp_path / "bad.txt"
    good.write_text(finished().record())
    bad.write_text(finished().record().replace("luck fair", "luck foul"))
    told = CliRunner().invoke(app, ["verify", str(good), "--language", "en"])
    assert told.exit_code == 0
    assert "the commitment was kept" in told.output
    assert CliRunner().invoke(app, ["verify", str(bad)]).exit_code == 2
    assert CliRunner().invoke(app, ["verify", str(tmp_path / "none.txt")]).exit_code == 2
