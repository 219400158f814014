"""The table in lines: a full client for screen readers, pipes and scripts."""

from ecumene.cli.plain.client import Client

__all__ = ["Client"]
