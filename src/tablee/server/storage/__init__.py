"""Where tables are kept: acts in SQLite or PostgreSQL, written by one writer in groups."""
