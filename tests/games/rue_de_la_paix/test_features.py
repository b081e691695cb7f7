"""What a move is shown as to a network."""

from tablee.core.features import features_of
from tests.support.bots import shown
from tests.support.rue_de_la_paix import load, rolled


def test_rp_11_choosing_a_zone_names_no_property_and_spends_nothing() -> None:
    match = rolled(load(), "3 4 W", {"red-1": [0]})
    features = features_of(type(match.game))
    rows, _ = shown(match.game, match.state)
    assert len(rows) == len(match.legal()) == 4
    for row in rows:
        told = dict(zip(features.names, row, strict=True))
        assert (told["zone"], told["hotels used"], told["budget left"]) == (1, 0, 7)
        assert all(told[name] == 0 for name in ("value", "hotels on it", "second: value", "second: hotels on it"))
