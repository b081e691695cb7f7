"""Sunrise Lane: houses along a neighbourhood, dots now and districts at the end."""
