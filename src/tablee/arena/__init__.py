"""Matches between bots, and what can be concluded from them; see README.md in this folder."""
