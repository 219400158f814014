"""The commands, in the order in which the overview shows them."""

from __future__ import annotations

from argparse import Namespace
from typing import Protocol, cast

from ecumene.cli.commands import arena, backup, bench, games, play, record, restore, rules, serve, sim
from ecumene.cli.parser import Parser
from ecumene.cli.words import Say


class Command(Protocol):
    """A module that adds its arguments and runs."""

    def add(self, parser: Parser, say: Say) -> None:
        """Add the arguments."""

    def run(self, args: Namespace, say: Say) -> int:
        """Do it and return the exit code."""


COMMANDS: dict[str, Command] = {
    "play": cast(Command, play),
    "serve": cast(Command, serve),
    "backup": cast(Command, backup),
    "restore": cast(Command, restore),
    "games": cast(Command, games),
    "rules": cast(Command, rules),
    "record": cast(Command, record),
    "sim": cast(Command, sim),
    "arena": cast(Command, arena),
    "bench": cast(Command, bench),
}
