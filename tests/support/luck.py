"""Seeds for everything random in the tests. TABLEE_TEST_LUCK=N gives other luck, and the same again for the same N."""

import os
import zlib

LUCK = int(os.environ.get("TABLEE_TEST_LUCK", "0"))
"""0 in an ordinary run."""
ORDER = int(os.environ.get("TABLEE_TEST_ORDER", "0"))
"""Any other number shuffles the tests."""
STRIDE = 104_729


def seed(number: int = 0) -> int:
    """A test's own number, shifted by the luck of this run."""
    return number + LUCK * STRIDE


def seed_of(name: str) -> int:
    """A seed that belongs to a name, such as a test's."""
    return seed(zlib.crc32(name.encode()))
