"""The law that looks for twins finds those that were there: an observation that leaves something out is noticed."""

from typing import Any

import pytest

import tablee
from tablee.core.encoding import Encoding, encoding_of
from tablee.testing import LawBroken, check_match


@pytest.mark.parametrize(
    ("name", "part", "places"),
    [("sunrise-lane", "seats", [4, 9, 14, 19]), ("sunrise-lane", "options", [0, 1, 2])],
)
def test_what_an_observation_leaves_out_is_noticed(
    monkeypatch: pytest.MonkeyPatch, name: str, part: str, places: list[int]
) -> None:
    kind = tablee.game_class(name)
    honest = encoding_of(kind)
    begin = sum(one.size for one in honest.parts[: [one.name for one in honest.parts].index(part)])

    def forgetful(box: Any, state: Any, seat: int, out: Any) -> None:
        honest.observe(box, state, seat, out)
        for place in places:
            out[begin + place] = 0

    monkeypatch.setattr("tablee.testing.encoding_of", lambda _: Encoding(honest.parts, forgetful))
    with pytest.raises(LawBroken, match="everything open that decides"):
        check_matches(kind)


def check_matches(kind: type[tablee.Game]) -> None:
    for seed in range(20):
        check_match(kind(players=3), seed=seed, sample=1)
