"""The card sheet: everything that is written on a card, or can be said about a thing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from ecumene.cli.boards import board_of
from ecumene.cli.words import Say
from ecumene.kernel.game import Game
from ecumene.table.messages import messages
from ecumene.table.words import Words

NO_LETTER = re.compile("[^a-z0-9]+")


def texts(said: Words, number: int) -> list[tuple[str, str]]:
    """Return the parts of a thing's text with their kinds, in the order of a card; `part-KIND` names them."""
    slug = said.game.things.slug(number)
    own = messages(said.game, said.lang)
    out = []
    for id in (slug, f"thing-{slug}"):
        attributes = own.attributes(id) or messages(said.game, "en").attributes(id)
        parts = [part for part in attributes if part == "text" or said.has(f"part-{part}")]
        out += [(part, said.format(id, attribute=part)) for part in parts]
    return out


def titled(said: Words, part: str, text: str) -> str:
    """Return a part of a card's text with its title; what every card has needs none."""
    return text if part == "text" else f"{said.format(f'part-{part}')}: {text}"


def run_on(parts: Iterable[str]) -> str:
    """Return the parts of a card's text in one line, each a sentence."""
    return " ".join(part if part.endswith((".", "!", ")")) else f"{part}." for part in parts)


@cache
def origins(game: Game) -> dict[str, str]:
    """Return where the figures of each card come from; empty for a game that does not say."""
    return dict(game.origins())


def sheet(said: Words, say: Say, number: int) -> list[str]:
    """Return the lines of a card sheet: name, facts, effects, origin and how to write it in a move."""
    slug = said.game.things.slug(number)
    lines = [said.thing(number), *board_of(said, say).facts(slug)]
    lines += [titled(said, part, text) for part, text in texts(said, number)]
    origin = origins(said.game).get(slug)
    if origin:
        lines.append(say("sheet-origin", origin=origin_text(origin, say)))
    lines.append(say("sheet-slug", slug=slug))
    return lines


def origin_text(origin: str, say: Say) -> str:
    """Return an origin in words: the rulebook, our own design, public lists; of several parts each in words."""
    return say.clauses(*(_source(part, say) for part in origin.split("; ")))


def _source(part: str, say: Say) -> str:
    """Return one source in words; what has none is told as it is written."""
    slug = "public" if part.startswith("published") else NO_LETTER.sub("-", part.lower()).strip("-")
    return say(f"origin-{slug}") if say.has(f"origin-{slug}") else part
