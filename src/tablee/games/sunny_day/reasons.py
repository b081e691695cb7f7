"""Why a move may be refused, and what may be wrong with a position: clauses, with a variant after the dot."""

REASONS = (
    "",
    "SD-10.not-now", "SD-10.no-tile", "SD-02.same-tile",
    "SD-10.apart", "SD-10.occupied", "SD-10.named-otherwise", "SD-11",
    "SD-16.not-now", "SD-16.no-tile", "SD-40",
    "SD-16.apart", "SD-16.occupied", "SD-16.named-otherwise", "SD-16",
    "SD-17", "SD-17.begun",
    "SD-07.luck", "SD-05.luck", "SD-06.luck", "SD-14.luck",
    "SD-01", "SD-05.gone", "SD-06.gone", "SD-04", "SD-02.kind",
    "SD-02.unknown", "SD-10.not-in-hand", "SD-16.not-collected",
)  # fmt: skip
(
    ALLOWED,
    PLACE_NOT_NOW, NO_TILE_IN_HAND, SAME_TILE,
    PLACE_APART, PLACE_OCCUPIED, PLACE_NAMED_OTHERWISE, PLACE_NO_PICTURE,
    ARRANGE_NOT_NOW, NO_TILE_COLLECTED, NO_TABLEAU,
    ARRANGE_APART, ARRANGE_OCCUPIED, ARRANGE_NAMED_OTHERWISE, ARRANGE_NO_PICTURE,
    FIRST_TILE, TABLEAU_BEGUN,
    FIRST_IS_LUCK, LAY_IS_LUCK, DEAL_IS_LUCK, TOKEN_IS_LUCK,
    NO_SUCH_SEAT, LAY_GONE, DEAL_GONE, TOKEN_GONE, NOT_THE_KIND,
    UNKNOWN_TILE, NOT_IN_HAND, NOT_COLLECTED,
) = range(len(REASONS))  # fmt: skip

FAULTS = (
    "",
    "numbers", "copies", "hands", "supply", "shown", "collected", "geometry", "cells", "reach", "tableau", "stacks",
    "counts", "tokens", "values", "last", "phase", "stuck", "unplaceable", "ending",
)  # fmt: skip
(
    SOUND,
    BAD_NUMBERS, BAD_COPIES, BAD_HANDS, BAD_SUPPLY, BAD_SHOWN, BAD_COLLECTED, BAD_GEOMETRY, BAD_CELLS, BAD_REACH,
    BAD_TABLEAU, BAD_STACKS, BAD_COUNTS, BAD_TOKENS, BAD_VALUES, BAD_LAST, BAD_PHASE, BAD_STUCK, BAD_UNPLACEABLE,
    BAD_ENDING,
) = range(len(FAULTS))  # fmt: skip
