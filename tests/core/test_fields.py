"""Records with named fields: plain ints, the same memory, no silent overflow."""

import pytest

from tablee.core.fields import fields_class, record_type

TYPE = record_type([("actor", "i1"), ("hand", "i1", (4, 5)), ("score", "i2", (4,)), ("seed", "i8")])
Sample = fields_class(TYPE, "Sample")


def test_fields_are_plain_ints_over_the_same_memory() -> None:
    sample = Sample()
    sample.actor = -1
    sample.hand[2, 3] = 7
    assert (type(sample.actor), type(sample.hand[2, 3])) == (int, int)
    assert sample.record.hand[2, 3] == 7
    sample.record.score[1] = 300
    assert sample.score[1] == 300


def test_what_does_not_fit_is_an_error() -> None:
    sample = Sample()
    with pytest.raises(ValueError, match="invalid value"):
        sample.actor = 200
    with pytest.raises(ValueError, match="invalid value"):
        sample.hand[0, 0] = -129
    with pytest.raises(IndexError):
        sample.hand[4, 0] = 1


def test_copies_are_independent_and_compare_by_content() -> None:
    sample = Sample()
    other = sample.copy()
    assert other == sample
    other.seed = 5
    assert other != sample
    sample.assign(other)
    assert sample == other
    assert sample.tobytes() == other.tobytes()


def test_an_unknown_field_names_the_known_ones() -> None:
    with pytest.raises(AttributeError, match="actor, hand, score, seed"):
        _ = Sample().hands
