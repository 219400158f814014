"""The card sheet: everything that is written on a card, or can be said about a thing."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ecumene.cli.boards import board_of
from ecumene.cli.words import Say
from ecumene.kernel.game import Game
from ecumene.table.messages import messages
from ecumene.table.words import Words

PARTS = ("cost", "text", "main", "legacy", "laurel-1", "laurel-2", "laurel-3")


def texts(said: Words, number: int) -> list[tuple[str, str]]:
    """Return the parts of a thing's text with their kinds, in the order of a card."""
    slug = said.game.things.slug(number)
    own = messages(said.game, said.lang)
    out = []
    for id in (slug, f"thing-{slug}"):
        attributes = own.attributes(id) or messages(said.game, "en").attributes(id)
        out += [(part, said.format(id, attribute=part)) for part in PARTS if part in attributes]
    return out


def run_on(parts: Iterable[str]) -> str:
    """Return the parts of a card's text in one line, each a sentence."""
    return " ".join(part if part.endswith((".", "!", ")")) else f"{part}." for part in parts)


@cache
def origins(game: Game) -> dict[str, str]:
    """Return where the figures of each card come from; empty for a game that does not say."""
    try:
        return dict(game.origins())
    except NotImplementedError:
        return {}


def sheet(said: Words, say: Say, number: int) -> list[str]:
    """Return the lines of a card sheet: name, facts, effects, origin and how to write it in a move."""
    slug = said.game.things.slug(number)
    lines = [said.thing(number), *board_of(said, say).facts(slug)]
    lines += [text if part == "text" else f"{say(f'sheet-{part}')}: {text}" for part, text in texts(said, number)]
    origin = origins(said.game).get(slug)
    if origin:
        lines.append(say("sheet-origin", origin=origin_text(origin, say)))
    lines.append(say("sheet-slug", slug=slug))
    return lines


def origin_text(origin: str, say: Say) -> str:
    """Return an origin in words: the rulebook, our own design, or the source that it names."""
    return say(f"origin-{origin}") if say.has(f"origin-{origin}") else origin
