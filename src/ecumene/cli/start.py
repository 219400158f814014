"""The `ecumene` command. Loading everything takes a moment, in which somebody may change their mind."""

from __future__ import annotations


def start() -> int:
    """Run the command line."""
    try:
        from ecumene.cli.main import main  # here, so that an interrupt is met while it loads

        return main()
    except KeyboardInterrupt:
        return 130
