"""argparse that speaks three languages and never prints more than one line of complaint."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from functools import partial
from shutil import get_terminal_size
from typing import Any, NoReturn

from ecumene.cli.words import Say
from ecumene.cli.wrap import wrap
from ecumene.table.messages import LANGS

WIDTH = 96  # longer lines are hard to read, however wide the terminal is
NARROWEST = 40
COMPLAINTS = [  # how argparse complains, and which message says the same
    (r"the following arguments are required: (?P<names>.*)", "required"),
    (r"argument .*?: invalid choice: '?(?P<value>.*?)'? \(choose from (?P<right>.*)\)", "choice"),
    (r"argument (?P<name>.*?): expected .* arguments?", "needs-value"),
    (r"argument (?P<name>.*?): ignored explicit argument .*", "no-value"),
    (r"argument (?P<name>.*?): (?P<cause>.*)", "argument"),
]


class Usage(ValueError):  # noqa: N818 - what a person typed, not a fault
    """Words on the command line that mean nothing."""


def page_width() -> int:
    """Return how wide a page of help is."""
    return max(NARROWEST, min(WIDTH, get_terminal_size((WIDTH + 2, 24)).columns - 2))


def broken(text: str, width: int) -> list[str]:
    """Return a text's lines, those that are too long in parts; a command goes on further right."""
    lines = text.splitlines()
    return [part for line in lines for part in wrap(line, width, hang=4 if line.startswith(" ") else 0)]


class Formatter(argparse.RawDescriptionHelpFormatter):
    """Help with its headings in the reader's language."""

    def __init__(self, prog: str, say: Say | None = None) -> None:
        super().__init__(prog, max_help_position=26, width=page_width())
        self.say = say

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        """Break long lines of descriptions and examples; the short ones stay as they were written."""
        return "\n".join(indent + line for line in broken(text, width))

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Begin with the word for usage in the reader's language."""
        if prefix is None and self.say is not None:
            prefix = self.say("help-usage") + " "
        super().add_usage(usage, actions, groups, prefix)


class Parser(argparse.ArgumentParser):
    """A parser whose complaints become one line, and whose help teaches by examples."""

    def __init__(self, say: Say, **kwargs: Any) -> None:
        kwargs.setdefault("formatter_class", partial(Formatter, say=say))
        super().__init__(add_help=False, allow_abbrev=False, **kwargs)
        self.say = say
        self._positionals.title = say("help-arguments")
        self._optionals.title = say("help-options")
        self.add_argument("-h", "--help", action="help", help=say("help-help"))
        self.add_argument("--lang", metavar="|".join(LANGS), help=say("help-lang"))

    def add_commands(self, dest: str, metavar: str) -> argparse._SubParsersAction[Parser]:
        """Add commands, which speak the same language."""
        return self.add_subparsers(  # type: ignore[call-overload, no-any-return]
            dest=dest,
            metavar=metavar,
            title=self.say("help-commands"),
            required=True,
            parser_class=partial(Parser, self.say),
        )

    def error(self, message: str) -> NoReturn:
        """Leave the complaint to main(), in the reader's language."""
        for pattern, id in COMPLAINTS:
            found = re.fullmatch(pattern, message)
            if found:
                words = {name: value.replace("'", "") for name, value in found.groupdict().items()}
                cause = self.say(f"error-{id}", **words)
                break
        else:
            cause = self.say("error-usage")
        raise Usage(f"{cause} ({self.say('error-see-help', command=self.prog)})")
