"""Bots of one's own, by where they are: `module:Class`. That runs code, so no such name is read from a file."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from ecumene.kernel.game import Doc, Game
from ecumene.players.bot import Bot
from ecumene.table.errors import Complaint

SIGN = ":"  # in no name of our own


def is_own(name: str) -> bool:
    """Tell whether a name says where a bot is."""
    return SIGN in name


def short_name(name: str) -> str:
    """Return what a bot is called at a table."""
    return name.rpartition(SIGN)[2]


def find_bot(name: str) -> type[Bot]:
    """Import a bot; a complaint tells what is wrong with it."""
    module, _, kind = name.partition(SIGN)
    try:
        found = getattr(import_module(module), kind, None) if module and not module.startswith(".") else None
    except Exception as wrong:  # whatever somebody's code says when it is run
        missing = isinstance(wrong, ModuleNotFoundError) and wrong.name in (module, module.partition(".")[0])
        if missing:
            raise Complaint("bot-module", given=name[:80], module=module[:80]) from wrong
        raise _broken(name, wrong) from wrong
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise Complaint("bot-class", given=name[:80])
    return found


def make_own(name: str, game: Game, seed: int, settings: Doc) -> Bot:
    """Return a bot of one's own; where it cannot be made, as when it derives from a compiled one, that is told."""
    kind = find_bot(name)
    try:
        return kind(game, seed, **settings)
    except Exception as wrong:  # it is somebody's code here too
        raise _broken(name, wrong) from wrong


def _broken(name: str, wrong: Exception) -> Complaint:
    cause = f"{type(wrong).__name__}: {wrong}"
    return Complaint("bot-broken", given=name[:80], cause=cause[:200])


def sources_of(name: str) -> list[Path]:
    """Return the files that make a bot: its module, its package, and what it imports from its own folder."""
    module = sys.modules[find_bot(name).__module__]
    files: set[Path] = set()
    _collect(module, files)
    return sorted(files)


def _collect(module: ModuleType, files: set[Path]) -> None:
    path = _file(module)
    if path is None or path in files:
        return
    files.add(path)
    package = module.__name__.partition(".")[0]
    folder = path.parent
    if module.__name__ != package or path.name == "__init__.py":
        top = _file(sys.modules[package]) if package in sys.modules else None
        folder = top.parent if top is not None else folder
        files.update(folder.rglob("*.py"))
    for value in list(vars(module).values()):
        name = value.__name__ if isinstance(value, ModuleType) else getattr(value, "__module__", None)
        other = sys.modules.get(name) if isinstance(name, str) else None
        where = _file(other) if other is not None else None
        if other is not None and where is not None and folder in where.parents:
            _collect(other, files)


def _file(module: ModuleType) -> Path | None:
    path = getattr(module, "__file__", None)
    return Path(path).resolve() if path else None
