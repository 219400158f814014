"""The table on a full screen."""

from ecumene.cli.screen.app import TableApp

__all__ = ["TableApp"]
