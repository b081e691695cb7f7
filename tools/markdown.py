"""Pieces of Markdown that several generated pages share."""

Row = tuple[object, ...]


def table(head: tuple[str, ...], rows: list[Row]) -> list[str]:
    """A Markdown table."""
    lines = ["| " + " | ".join(head) + " |", "| " + " | ".join("---" for _ in head) + " |"]
    return lines + ["| " + " | ".join(str(cell).replace("|", "\\|") for cell in row) + " |" for row in rows]


END = "<!-- the end of what is written -->"


def filled(text: str, name: str, lines: list[str]) -> str:
    """A page written by hand, with the part that is not: between a mark of this name and the next end."""
    begin = f"<!-- {name}: written by `make docs` -->"
    before, rest = text.split(begin)
    _, after = rest.split(END, 1)
    return "\n".join([before + begin, "", *lines, "", END + after])
