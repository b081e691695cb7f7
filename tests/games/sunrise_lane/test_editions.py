"""Editions: an owner of the box can write down his board; mistakes are named."""

from importlib.resources import files
from pathlib import Path

import pytest

import tablee
from tablee import BadEdition
from tablee.core.editions import Edition
from tests.support.luck import seed

STANDARD = (files("tablee.games.sunrise_lane") / "editions" / "standard.toml").read_text("utf-8")
FIRST_ROW = ".   P5  .   B2  R3  P3+ B4  P2  .   G5  ."


def with_edition(text: str) -> tablee.Game:
    return tablee.load("sunrise-lane", edition=Edition.parse(text, "test"))


def full_board(fountain: tuple[int, int]) -> str:
    """An edition in which every cell but the fountain is a plot."""
    rows = []
    for row in range(11):
        cells = []
        for column in range(11):
            cross = "+" if row == fountain[0] or column == fountain[1] else ""
            plot = "YGRBP"[(row + column) % 5] + str(row * column % 5 + 1) + cross
            cells.append("##" if (row, column) == fountain else plot)
        rows.append(" ".join(cells))
    return STANDARD.split("rows = [")[0] + "rows = [" + ", ".join(f'"{row}"' for row in rows) + "]\n"


@pytest.mark.parametrize("fountain", [(5, 5), (1, 9), (9, 3)])
def test_every_cell_a_plot_and_the_fountain_anywhere(fountain: tuple[int, int]) -> None:
    game = with_edition(full_board(fountain))
    assert game.board()["fountain"] == f"{'abcdefghijk'[fountain[1]]}{fountain[0] + 1}"  # type: ignore[attr-defined]
    assert len(game.board()["plots"]) == 120  # type: ignore[attr-defined]
    match = game.match(seed=seed(1))
    while not match.over:
        match.play(match.legal()[match.ply % len(match.legal())])
        assert game.unsound(match.state) == ""
    assert tablee.replay(match.record()).result() == match.result()


def test_another_number_of_cards_parks_and_pieces() -> None:
    text = STANDARD.replace("cards_per_colour = 11", "cards_per_colour = 5").replace("parks = 20", "parks = 0")
    game = with_edition(text.replace("2 = 28", "2 = 3"))
    match = game.match(luck="manual")
    assert match.weights() == [5] * 5
    position = match.position()
    assert (position["parks_left"], position["pieces"]) == (0, [3, 3])


def test_an_edition_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(STANDARD.replace('name = "standard"', 'name = "my box"'), "utf-8")
    assert tablee.load("sunrise-lane", edition=path).edition.name == "my box"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("cards_per_colour = 11", "cards_per_colour = 4", "cards_per_colour"),
        ("cards_per_colour = 11", "", "cards_per_colour"),
        ("parks = 20", "parks = -1", "parks"),
        ("parks = 20", 'parks = 20\ntrees = "many"', "trees"),
        ("3 = 28", "3 = 2", "pieces"),
        ("4 = 22", "5 = 22", "5"),
        (FIRST_ROW, ".", "board.rows"),
        ("P5", "P6", "b1"),
        ("P5", "X5", "b1"),
        ("P5", "P", "b1"),
        ("P5", "P²", "b1"),
        ("##", ".", "##"),
        ("P5", "##", "##"),
        ("P3+ B4", "P3 B4", "f1"),
        ("R1+ G1+ R2+ Y1+ P3+", "R1+ .   .   Y1+ P3+", "j6"),
    ],
)
def test_mistakes_are_named(old: str, new: str, said: str) -> None:
    assert old in STANDARD
    text = STANDARD.replace(old, new, 1) if old != "##" else STANDARD.replace(" ##  ", " .   ")
    if said == "j6":
        text = text.replace("B3  Y2  G2  R5", "B3  .   .   .").replace('R2"', '."')
    with pytest.raises(BadEdition) as caught:
        with_edition(text)
    for language in ("en", "fr", "it"):
        assert said in caught.value.message(language)


def test_a_district_without_plots() -> None:
    rows = STANDARD.split("rows = [")[1].splitlines()
    text = STANDARD
    for row in rows[7:12]:
        cells = row.strip().strip('",').split()
        text = text.replace(row, '  "' + " ".join([*cells[:6], *["."] * 5]) + '",')
    with pytest.raises(BadEdition, match="A2"):
        with_edition(text)
