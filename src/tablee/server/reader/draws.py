"""Every draw of a finished match, so that a page can check its luck."""

from itertools import groupby

from tablee.core.game import CHANCE
from tablee.core.match import Match
from tablee.server.messages.rest import Draw, Tickets


def draws(match: Match) -> list[Draw]:
    """Every outcome of luck, with the tickets it was drawn from."""
    game, state = match.game, match.origin.copy()
    drawn = []
    for ply, (actor, action) in enumerate(match.actions):
        if actor == CHANCE:
            tickets = [game.text(state, game.ticket(state, number)) for number in range(game.tickets(state))]
            runs = [Tickets(text, len(list(same))) for text, same in groupby(tickets)]
            drawn.append(Draw(ply, game.text(state, action), runs))
        game.apply(state, action)
    return drawn
