"""The command `tablee`; see README.md in this folder."""


def main() -> None:
    """Run the command line."""
    from tablee.cli.app import app

    app()
