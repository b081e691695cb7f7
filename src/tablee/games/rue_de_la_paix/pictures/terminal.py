"""Rendez-vous Rue de la Paix drawn for a terminal, from what `match.view` gives."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.games.rue_de_la_paix.declarations import ZONE

if TYPE_CHECKING:
    from tablee.games.rue_de_la_paix.game import RueDeLaPaix

SEAT_SIGNS = ("●", "■", "▲", "◆")
SEAT_STYLES = ("bold dark_orange3", "bold medium_purple", "bold deep_sky_blue3", "bold grey58")
ZONE_STYLES = {
    "red": "black on light_coral", "blue": "black on sky_blue2", "yellow": "black on khaki1",
    "green": "black on pale_green3",
}  # fmt: skip
FORTUNE_SIGN = "F"
FORTUNE_STYLE = "bold gold3"
TITLE_SIGN = "★"
EMPTY_LOT = "·"
NAME_WIDTH = 12
TALLEST = 5
"""Hotels of a stack that are shown one by one; a taller one shows how many lie below."""
STREET_ROW = 12
CELL_WIDTH = 5


def draw(game: "RueDeLaPaix", view: Mapping[str, Any], language: str, names: Sequence[str]) -> RenderableType:
    """The properties with their stacks, the street with the tokens, the players, and what is left."""
    parts: list[RenderableType] = [_board(game, view, language), Text(_label(game, "legend", language), style="dim")]
    return Group(*parts, _street(view), _players(game, view, language, names), *_notes(game, view, language, names))


# --- properties -------------------------------------------------------------------------------------------------------


def _board(game: "RueDeLaPaix", view: Mapping[str, Any], language: str) -> Table:
    """A column for each zone: the value, the stack from the base up, the owner."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    rows: dict[str, list[Text]] = {zone: [] for zone in ZONE.names}
    for name, lot in view["properties"].items():
        rows[lot["zone"]].append(_lot(lot, name in view["laid"]))
    for zone in ZONE.names:
        heading = Text(f" {zone[0].upper()} {game.say('word', zone, language)} ", style=ZONE_STYLES[zone])
        if zone == view["zone"]:
            heading.append("‹")
        table.add_column(heading, no_wrap=True, min_width=13)
    for cells in zip(*rows.values(), strict=True):
        table.add_row(*cells)
    return table


def _lot(lot: Mapping[str, Any], just_built: bool) -> Text:
    text = Text()
    text.append(f"{lot['zone'][0].upper()}{lot['value']}", style=ZONE_STYLES[lot["zone"]])
    text.append(" ")
    if lot["owner"] is not None:
        text.append(TITLE_SIGN, style=SEAT_STYLES[lot["owner"]])
        text.append(SEAT_SIGNS[lot["owner"]], style=SEAT_STYLES[lot["owner"]])
        text.append(" ")
    stack = lot["stack"]
    if len(stack) > TALLEST:
        text.append(f"{len(stack) - TALLEST}+", style="dim")
    for seat in stack[-TALLEST:]:
        text.append(SEAT_SIGNS[seat], style=SEAT_STYLES[seat] + (" underline" if just_built else ""))
    if not stack:
        text.append(EMPTY_LOT, style="dim")
    return text


# --- the street -------------------------------------------------------------------------------------------------------


def _street(view: Mapping[str, Any]) -> Text:
    """The spaces row by row, those with an F marked, every token on its own; a total beyond the last on the last."""
    last, fortune = view["street"]["last"], set(view["street"]["fortune"])
    tokens: dict[int, list[int]] = {}
    for seat, player in enumerate(view["seats"]):
        tokens.setdefault(min(player["token"], last), []).append(seat)
    text = Text("\n")
    for space in range(last + 1):
        if space and space % STREET_ROW == 0:
            text.append("\n")
        _append_space(text, space, space in fortune, tokens.get(space, []))
    return text


def _append_space(text: Text, space: int, is_fortune: bool, seats: Sequence[int]) -> None:
    if seats:
        for seat in seats:
            text.append(SEAT_SIGNS[seat], style=SEAT_STYLES[seat])
        text.append(" " * max(1, CELL_WIDTH - len(seats)))
    elif is_fortune:
        text.append(f"{FORTUNE_SIGN}{space}".ljust(CELL_WIDTH), style=FORTUNE_STYLE)
    else:
        text.append(str(space).ljust(CELL_WIDTH), style="dim")


# --- players and the rest ---------------------------------------------------------------------------------------------


def _players(game: "RueDeLaPaix", view: Mapping[str, Any], language: str, names: Sequence[str]) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(_label(game, "player", language), no_wrap=True)
    for key in ("token", "titles", "hotels", "cards"):
        table.add_column(_label(game, key, language), justify="right", no_wrap=True)
    for seat, player in enumerate(view["seats"]):
        in_turn = view["turn"] == seat and view["actor"] is not None
        name = Text(names[seat], style="bold" if in_turn else "")
        name.truncate(NAME_WIDTH, overflow="ellipsis")
        who = Text.assemble((SEAT_SIGNS[seat], SEAT_STYLES[seat]), "›" if in_turn else " ", name)
        numbers = (player["token"], len(player["titles"]), player["hotels"], player["cards"])
        table.add_row(who, *map(str, numbers))
    return table


def _notes(game: "RueDeLaPaix", view: Mapping[str, Any], language: str, names: Sequence[str]) -> list[Text]:
    notes = []
    if view["dice"]:
        said = [game.say("label", "dice", language, dice=view["dice"])]
        if view["budget"]:
            said.append(game.say("label", "budget", language, budget=view["budget"]))
        if view["zone"]:
            said.append(game.say("label", "zone", language, zone=view["zone"]))
        notes.append(Text(" · ".join(said), style="bold"))
    discard = _cards(game, view["discard"], language)
    notes.append(Text(game.say("label", "piles", language, pile=view["draw_pile"]["count"], cards=discard)))
    for seat, player in enumerate(view["seats"]):
        if player["hand"]:
            hand = _cards(game, player["hand"], language)
            notes.append(Text(game.say("label", "hand", language, player=names[seat], cards=hand)))
    if view["due"]:
        notes.append(Text(game.say("label", "due", language, clause=view["due"]), style="bold red"))
    return notes


def _cards(game: "RueDeLaPaix", cards: Mapping[str, int], language: str) -> str:
    said = [game.say("word", card, language) + (f" × {count}" if count > 1 else "") for card, count in cards.items()]
    return ", ".join(said) or _label(game, "none", language)


def _label(game: "RueDeLaPaix", key: str, language: str) -> str:
    return game.say("label", key, language)
