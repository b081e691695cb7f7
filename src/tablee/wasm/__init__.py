"""The fourth gear: a game's kernels as WebAssembly, with a manifest that says how to call them."""

INTERFACE = 2
"""Raised when modules are called in another way; who loads one refuses any other."""
