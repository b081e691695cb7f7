"""Sunny Day, clause by clause."""
