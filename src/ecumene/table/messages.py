"""The messages of a game and of the table in one language, read once from their Fluent files."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ecumene.kernel.game import Game

LANGS = ("en", "ru", "el")
HERE = Path(__file__).parent / "text"


class Messages:
    """All messages of one language. `lacking` collects what was asked for in vain or failed, for the tests."""

    def __init__(self, lang: str, folders: list[Path]) -> None:
        self.lang = lang
        self.lacking: set[str] = set()
        self.ids: list[str] = []
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            for path in _files(folder, lang):
                self._read(path)

    def _read(self, path: Path) -> None:
        resource = FluentResource(path.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                self.lacking.add(f"{path.name}: {(entry.content or '').strip()[:80]}")
            elif isinstance(entry, ast.Message):
                self.ids.append(entry.id.name)
        self._bundle.add_resource(resource)

    def has(self, id: str, attribute: str = "") -> bool:
        """Tell whether there is such a message, or such an attribute of it."""
        if not self._bundle.has_message(id):
            return False
        message = self._bundle.get_message(id)
        return attribute in message.attributes if attribute else message.value is not None

    def attributes(self, id: str) -> list[str]:
        """Return the names of a message's attributes."""
        return list(self._bundle.get_message(id).attributes) if self._bundle.has_message(id) else []

    def format(self, id: str, args: Mapping[str, Any], attribute: str = "") -> str:
        """Return a message that is there, in words."""
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        self.lacking.update(f"{id}: {error}" for error in errors)
        return str(text)


def _files(folder: Path, lang: str) -> Iterator[Path]:
    single = folder / f"{lang}.ftl"
    if single.is_file():
        yield single
    yield from sorted((folder / lang).glob("*.ftl"))


@cache
def messages(game: Game, lang: str) -> Messages:
    """Return the messages of a game, its own before the table's."""
    return Messages(lang, [*texts(game), HERE])


@cache
def own(lang: str) -> Messages:
    """Return the messages of the table alone."""
    return Messages(lang, [HERE])


def texts(game: Game) -> list[Path]:
    """Return the folders with a game's texts: beside its own module, then beside those it is derived from."""
    files = [sys.modules[kind.__module__].__file__ for kind in type(game).__mro__ if issubclass(kind, Game)]
    return [Path(file).parent / "text" for file in files if file is not None]
