"""Rendez-vous Rue de la Paix as a picture, from what `match.view` gives."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from tablee.games.rue_de_la_paix.declarations import LOTS, ZONE

if TYPE_CHECKING:
    from tablee.games.rue_de_la_paix.game import RueDeLaPaix

WIDTH, HEIGHT = 640, 560
LOT_WIDTH, LOT_HEIGHT, STOREY = 74, 92, 9
MOST_DRAWN = 7
STREET_Y, SPACE, SPACES_A_ROW = 412, 29, 22
GROUND, INK, FORTUNE = "#efe9dc", "#222222", "#d9a520"
ZONES = {"red": "#ee8a84", "blue": "#8fc1ec", "yellow": "#f4d35e", "green": "#95d5a0"}
SEATS = ("#c45500", "#4b2a8c", "#00688b", "#333333")


def draw(game: "RueDeLaPaix", view: Mapping[str, Any], canvas_of: Callable[[int, int, str], Any]) -> Any:
    """RP-02, RP-03: the four zones with their hotels, the street with the tokens, and what everybody has."""
    canvas = canvas_of(WIDTH, HEIGHT, GROUND)
    for number, lot in enumerate(view["properties"].values()):
        zone, rank = divmod(number, LOTS)
        _draw_lot(canvas, 10 + rank * (LOT_WIDTH + 4), 10 + zone * (LOT_HEIGHT + 6), lot, view)
    _draw_players(canvas, view)
    _draw_street(canvas, view)
    return canvas


def _draw_lot(canvas: Any, x: float, y: float, lot: Mapping[str, Any], view: Mapping[str, Any]) -> None:
    outline = INK if lot["zone"] == view["zone"] else None
    canvas.box(x, y, LOT_WIDTH, LOT_HEIGHT, ZONES[lot["zone"]], outline)
    canvas.text(x + 14, y + LOT_HEIGHT - 12, str(lot["value"]), 15, INK)
    stack = lot["stack"]
    for level, seat in enumerate(stack[-MOST_DRAWN:]):
        canvas.box(x + 32, y + LOT_HEIGHT - 14 - level * STOREY, 34, STOREY - 1, SEATS[seat])
    if stack:
        canvas.text(x + 14, y + 34, f"x{len(stack)}", 11, INK)
    if lot["owner"] is not None:
        canvas.disc(x + 14, y + 14, 7, SEATS[lot["owner"]], "white")


def _draw_players(canvas: Any, view: Mapping[str, Any]) -> None:
    x = 10 + LOTS * (LOT_WIDTH + 4) + 14
    dice = view["dice"]
    canvas.text(x, 20, " ".join(map(str, dice)) if dice else "-", 17, INK, "lm")
    canvas.text(x, 42, f"budget {view['budget']}, draw pile {view['draw_pile']['count']}", 12, INK, "lm")
    for seat, player in enumerate(view["seats"]):
        y = 76 + 66 * seat
        in_turn = view["turn"] == seat and view["actor"] is not None
        canvas.disc(x + 10, y + 10, 10, SEATS[seat], INK if in_turn else None)
        canvas.text(x + 28, y + 4, f"space {player['token']}, {len(player['titles'])} titles", 14, INK, "lm")
        canvas.text(x + 28, y + 22, f"{player['hotels']} hotels, {player['cards']} cards", 12, INK, "lm")
    for number, zone in enumerate(ZONE.names):
        canvas.box(x + 52 * number, 350, 44, 16, ZONES[zone], INK if zone == view["zone"] else None)


def _draw_street(canvas: Any, view: Mapping[str, Any]) -> None:
    last, fortune = view["street"]["last"], set(view["street"]["fortune"])
    for space in range(min(last, 4 * SPACES_A_ROW - 1) + 1):
        x, y = _space_at(space)
        canvas.box(x, y, SPACE - 2, SPACE - 2, FORTUNE if space in fortune else "white")
        canvas.text(x + SPACE / 2 - 1, y + 8, str(space), 9, INK)
    for seat, player in enumerate(view["seats"]):
        x, y = _space_at(min(player["token"], last, 4 * SPACES_A_ROW - 1))
        canvas.disc(x + 5 + 5.5 * seat, y + 19, 5, SEATS[seat], "white")


def _space_at(space: int) -> tuple[float, float]:
    row, column = divmod(space, SPACES_A_ROW)
    return WIDTH / 2 + (column - SPACES_A_ROW / 2) * SPACE, STREET_Y + row * (SPACE + 4)
