"""High Road: a small card game that plugs into Tablée."""
