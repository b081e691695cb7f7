"""An edition of Sunny Day that holds tiles several times."""

import tablee
from tablee import Game
from tablee.core.editions import Edition

TILES = ["PPPP"] * 6 + ["SPTW"] * 10 + ["PPWW", "TKTK", "SSSS", "KTSP"] * 5 + ["WWWW"] * 4 + ["CLCL"] * 16


def edition(tiles: list[str], tokens: str = "[1, 1, 1]") -> Edition:
    listed = ", ".join(f'"{tile}"' for tile in tiles)
    return Edition.parse(f'name = "copies"\ntiles = [{listed}]\ntokens = {tokens}\n', "copies")


def load(players: int = 2) -> Game:
    return tablee.load("sunny-day", players=players, edition=edition(TILES))
