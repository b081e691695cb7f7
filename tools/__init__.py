"""Programs for those who work on Tablée; see README.md in this folder."""
