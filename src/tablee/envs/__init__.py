"""The games as environments; see README.md in this folder."""
