"""Everything that travels between a page and the server, as typed structures; docs/messages.md is made from them."""

from typing import Literal, get_args

VERSION = 3
"""The version of the messages; a page of another version is told to reload."""

Format = Literal["json", "bytes"]
"""How a connection is answered: JSON in text frames, or MessagePack in binary frames with the match as bytes."""
FORMATS: tuple[Format, ...] = get_args(Format)
