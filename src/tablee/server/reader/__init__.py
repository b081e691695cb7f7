"""Reading what outsiders wrote, and matches that nobody plays any more, in a process of its own."""
