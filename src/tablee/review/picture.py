"""A review as a picture: every seat's chance of winning by move, with marks where a decision was clearly wrong."""

from collections.abc import Sequence
from html import escape

from tablee.review.findings import FAULTS, UNIT, Findings

WIDTH, HEIGHT, LEFT, TOP = 720, 300, 48, 16
COLOURS = ("#b5402a", "#2f6690", "#8a6d1f", "#3c7a57", "#7a4b8f")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 4")
"""Never colour alone: every seat has its own line, too."""
INK, EVEN = "#3d3a36", "#c9c3b8"
FAULT_WORDS = {word for word, _ in FAULTS}


def svg(found: Findings, names: Sequence[str]) -> str:
    """The curve of chances; the same findings give the same text."""
    last = max(1, found.last)

    def place(ply: int, win: int) -> tuple[float, float]:
        return LEFT + (WIDTH - LEFT - 16) * ply / last, TOP + (HEIGHT - 2 * TOP - 36) * (1 - win / UNIT)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf8"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        x, y = place(0, percent * UNIT // 100)
        parts.append(f'<path d="M{x:.1f} {y:.1f}H{WIDTH - 16}" stroke="{EVEN}"/>')
        parts.append(f'<text x="{x - 6:.1f}" y="{y + 4:.1f}" text-anchor="end" fill="{INK}">{percent}</text>')
    by_ply = {moment.ply: moment for moment in found.moments}
    for seat in range(found.players):
        line = " ".join("{:.1f},{:.1f}".format(*place(one.ply, one.wins[seat])) for one in found.moments)
        style = f'stroke="{COLOURS[seat]}" stroke-width="2" stroke-dasharray="{DASHES[seat]}"'
        parts.append(f'<polyline points="{line}" fill="none" {style}/>')
        for decision in found.decisions:
            if decision.seat == seat and decision.word in FAULT_WORDS:
                x, y = place(decision.ply, by_ply[decision.ply].wins[seat])
                parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{COLOURS[seat]}"/>')
        x = LEFT + seat * (WIDTH - LEFT) / found.players
        parts.append(f'<path d="M{x:.1f} {HEIGHT - 20}h24" {style}/>')
        parts.append(f'<text x="{x + 30:.1f}" y="{HEIGHT - 16}" fill="{INK}">{escape(names[seat])}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
