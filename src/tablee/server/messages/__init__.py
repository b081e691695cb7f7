"""Everything that travels between a page and the server, as typed structures; docs/messages.md is made from them."""

VERSION = 2
"""The version of the messages; a page of another version is told to reload."""
