"""High Road drawn: for the terminal, and as pixels."""
