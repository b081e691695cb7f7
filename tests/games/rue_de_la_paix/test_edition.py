"""Private editions: what an owner of the box may change, and clear errors for what cannot be played."""

from pathlib import Path

import pytest

import tablee
from tablee.testing import check_match

STANDARD = Path(tablee.__file__).parent / "games" / "rue_de_la_paix" / "editions" / "standard.toml"


def edition(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    text = STANDARD.read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    return path


def test_rp_02_rp_03_rp_06_other_values_cards_and_a_longer_street(tmp_path: Path) -> None:
    changes = (
        ("green = [4, 5, 6, 7, 8]", "green = [6, 8, 10, 12, 20]"), ("last = 61", "last = 90"),
        ("fortune = [5,", "fortune = [90, 5,"), ("hurricane = 2", "hurricane = 9"),
        ("two_players = 20", "two_players = 12"),
    )  # fmt: skip
    game = tablee.load("rue-de-la-paix", edition=edition(tmp_path, *changes))
    position = game.match(luck="manual").position()
    assert position["properties"]["green-20"]["value"] == 20
    assert position["street"]["last"] == 90
    assert position["draw_pile"]["cards"]["hurricane"] == 9
    assert [seat["hotels"] for seat in position["seats"]] == [12, 12]
    assert check_match(game, seed=5) > 0


@pytest.mark.parametrize(
    ("old", "new", "detail"),
    [
        ("red = [1, 2, 3, 4, 5]", "red = [1, 2, 3, 4]", "zones.red"),
        ("red = [1, 2, 3, 4, 5]", "red = [1, 2, 3, 4, 4]", "must rise"),
        ("red = [1, 2, 3, 4, 5]", "red = [5, 4, 3, 2, 1]", "must rise"),
        ("red = [1, 2, 3, 4, 5]", "red = [0, 2, 3, 4, 5]", "zones.red"),
        ("red = [1, 2, 3, 4, 5]", "red = [13, 14, 15, 16, 17]", "12 or less"),
        ("red = [1, 2, 3, 4, 5]", "red = [1, 2, 3, 4, 99]", "zones.red"),
        ("two_players = 20", "two_players = 21", "hotels.two_players"),
        ("two_players = 20", "two_players = 0", "hotels.two_players"),
        ("last = 61", "last = 58", "beyond the last space"),
        ("last = 61", "last = 91", "only 90"),
        ("fortune = [5,", f"fortune = [{'5, ' * 120}5,", "street.fortune"),
        ("exchange = 1", "joker = 1", "joker"),
        ("exchange = 1", "exchange = 100", "8 to 120"),
        ("exchange = 1", "exchange = -1", "cards"),
        ("[street]", "[avenue]", "avenue"),
    ],
)
def test_what_cannot_be_played_is_refused(tmp_path: Path, old: str, new: str, detail: str) -> None:
    with pytest.raises(tablee.BadEdition) as caught:
        tablee.load("rue-de-la-paix", edition=edition(tmp_path, (old, new)))
    assert detail in str(caught.value)
    assert len({caught.value.message(language) for language in ("en", "fr", "it")}) == 3
