"""Sunny Day drawn: for the terminal, and as pixels."""
