"""Matches as tables; see README.md in this folder."""
