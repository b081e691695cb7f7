"""The three games; see README.md in this folder."""
