"""What finished games came to besides ranks and winners, in words."""

from __future__ import annotations

from typing import Any

from ecumene.kernel.game import Doc, Options
from ecumene.table.words import Words


def outcome(said: Words, result: Doc) -> list[str]:
    """Return what one game came to, a sentence each."""
    return [_told(said, id, args) for id, args in said.game.teller.outcome(result)]


def campaign(said: Words, games: list[tuple[Options, Doc]]) -> list[str]:
    """Return what all games of one person come to together, a sentence each."""
    return [_told(said, id, args) for id, args in said.game.teller.campaign(games)]


def _told(said: Words, id: str, args: dict[str, Any]) -> str:
    named = dict(args)
    if "thing" in args:
        named["thing"] = _name(said, args["thing"])
    if "things" in args:
        names = [_name(said, slug) for slug in args["things"]]
        named |= {"list": said.listed(names), "count": len(names)}
        del named["things"]
    return said.format(id, **named)


def _name(said: Words, slug: str) -> str:
    return said.thing(said.game.things.number(slug))
