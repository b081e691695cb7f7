"""What tiles show on their sides: halves of pictures, and which of them make a whole."""

from tablee.core.kernel import kernel
from tablee.games.sunny_day.declarations import LOLLY, LOLLY_STICK, LOLLY_TOP, SUN_HALF, TWO_PART


@kernel
def half_on(box, tile, turns, side):
    """SD-02: the half on a side of a tile after quarter turns clockwise."""
    return int(box.half[tile, (side - turns) & 3])


@kernel
def picture_of(half):
    """SD-02: the picture that a half belongs to."""
    return min(half, LOLLY)


@kernel
def earns_token(half):
    """SD-14: suns and lollies bring tokens, when they are completed on the table."""
    return half in (SUN_HALF, LOLLY_TOP, LOLLY_STICK)


@kernel
def told_apart(box, half):
    """SD-03: a half as the rules tell it from others: those of lollies are all alike, unless a top needs a stick."""
    return LOLLY_TOP if half == LOLLY_STICK and box.ice_halves != TWO_PART else half


@kernel
def other_half(box, half):
    """SD-03: the half that completes the picture."""
    if box.ice_halves == TWO_PART and half in (LOLLY_TOP, LOLLY_STICK):
        return LOLLY_TOP + LOLLY_STICK - half
    return told_apart(box, half)
