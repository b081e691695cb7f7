"""Sunrise Lane drawn: for the terminal, and as pixels."""
