"""The fourth gear: a game's kernels as one WebAssembly module, with a manifest that says how to call it."""

INTERFACE = 1
"""Raised when modules are called in another way; who loads one refuses any other."""
