"""Rue de la Paix's kernels: everything that is true in the game, as plain functions over its records."""
