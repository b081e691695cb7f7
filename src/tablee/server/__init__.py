"""Tables for people: a match with a wire around it; see README.md in this folder."""
