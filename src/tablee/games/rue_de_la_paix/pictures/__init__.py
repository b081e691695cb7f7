"""Rue de la Paix drawn: for the terminal, and as pixels."""
