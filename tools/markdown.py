"""Pieces of Markdown that several generated pages share."""

Row = tuple[object, ...]


def table(head: tuple[str, ...], rows: list[Row]) -> list[str]:
    """A Markdown table."""
    lines = ["| " + " | ".join(head) + " |", "| " + " | ".join("---" for _ in head) + " |"]
    return lines + ["| " + " | ".join(str(cell).replace("|", "\\|") for cell in row) + " |" for row in rows]
