"""Sunny Day: complete pictures on the table, take the tiles, and complete pictures again in front of you."""
