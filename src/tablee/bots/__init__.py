"""Players made of code; see README.md in this folder."""
