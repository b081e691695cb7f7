"""Bots in processes of their own: they get views, never states, and a table never waits for a dead one."""
