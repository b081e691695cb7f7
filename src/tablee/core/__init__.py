"""What every game stands on; see README.md in this folder."""
