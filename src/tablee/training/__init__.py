"""Networks that learn by playing themselves; see README.md in this folder."""
