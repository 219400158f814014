"""What is known of a game before it is played: its options, words, cards and rules."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from ecumene.games import find, keys
from ecumene.kernel.content import Content
from ecumene.kernel.game import Game, Option
from ecumene.kernel.grammar import KINDS
from ecumene.kernel.options import LIST
from ecumene.players import NAMES
from ecumene.server.errors import say
from ecumene.server.exclusions import exclusions
from ecumene.table.messages import HERE, texts
from ecumene.table.words import Words, words

Doc = dict[str, Any]
# Comments, and whole messages by these names with the lines that belong to them.
SAID_HERE = re.compile(r"^(?:#.*|(?:rule|why|section)-[\w-]+ *=.*(?:\n[ }].*|\n(?=\n* +\S))*)\n*", re.MULTILINE)


@cache
def catalogue(lang: str) -> list[Doc]:
    """Return all games with their options and bots."""
    return [_game(find(key), words(find(key), lang)) for key in keys()]


def _game(game: Game, said: Words) -> Doc:
    return {
        "key": game.key,
        "name": said.format("game-name"),
        "blurb": said.format("game-blurb") if said.has("game-blurb") else "",
        "seats": game.seats,
        "options": [_option(game, option, said) for option in game.options],
        "exclusions": exclusions(game, said),
        "map": _map(game, said),
        "bots": [{"name": bot, "label": say(said.lang, f"bot-{bot}")} for bot in NAMES],
    }


def _option(game: Game, option: Option, said: Words) -> Doc:
    id = "option-" + option.name.replace("_", "-")
    return {
        "name": option.name,
        "kind": option.kind,
        "label": said.format(id),
        "text": said.format(id, attribute="text") if said.has(id, "text") else "",
        "values": [{"value": value, "label": _value(id, value, said)} for value in option.values],
        "least": option.least,
        "most": option.most,
        "repeats": option.repeats,
        "seats": option.seats,
        "lists": [_list(game, option, players) for players in option.seats] if option.kind == LIST else [],
    }


def _list(game: Game, option: Option, players: int) -> Doc:
    """Return what the rules allow a list to have with so many players, by asking them."""

    def allowed(values: list[str]) -> bool:
        return game.check_options(players, {option.name: values}) is None

    least = max(1, option.least) if option.repeats else 1
    values = [value for value in option.values if allowed([value] * least)]
    longest = (values * option.most if option.repeats else values)[: option.most]
    most = max([n for n in range(len(longest) + 1) if n == 0 or allowed(longest[:n])])
    return {"players": players, "most": most, "values": values}


def _map(game: Game, said: Words) -> Doc | None:
    if game.map is None:
        return None
    shape = game.map.shape()
    names = [said.place(number) for number in range(len(game.map.places))]
    places = [{**place, "name": name} for place, name in zip(shape["places"], names, strict=True)]
    return {**shape, "places": places}


def _value(id: str, value: str, said: Words) -> str:
    own = f"{id}-{value.replace('_', '-')}"
    return said.format(own if said.has(own) else value)


@cache
def fluent(key: str, lang: str) -> str:
    """Return the Fluent text of a game and of the table; the game's own message comes first and wins.

    Rules and refusals are left out: they are half of the text, and the server says them itself.
    """
    parts = []
    for folder in [*texts(find(key)), HERE]:
        paths = [folder / f"{lang}.ftl", *sorted((folder / lang).glob("*.ftl"))]
        parts += [path.read_text(encoding="utf-8") for path in paths if path.is_file()]
    return SAID_HERE.sub("", "\n".join(parts))


@cache
def verbs(key: str) -> list[Doc]:
    """Return the verbs of a game, with what stands after each in a move."""
    return [
        {
            "word": verb.word,
            "subject": KINDS[verb.subject],
            "amount": KINDS[verb.amount],
            "gives_up": verb.seldom,
        }
        for verb in find(key).grammar.verbs
    ]


@cache
def rows(key: str) -> dict[str, tuple[str, Doc]]:
    """Return the row of each card in the game's cards/*.toml, with its kind, as the game has it."""
    found: dict[str, tuple[str, Doc]] = {}
    folders = [folder.parent / "cards" for folder in texts(find(key))]
    for folder in (folder for folder in folders if folder.is_dir()):  # beside the words of the kernel are no cards
        for kind, of_kind in Content(folder, key).kinds.items():
            for row in of_kind:
                if isinstance(row.get("id"), str):
                    found.setdefault(row["id"], (kind, row))
    for row in find(key).rows:  # a game may add to a row what screens draw it by
        if row["id"] in found:
            found[row["id"]] = (found[row["id"]][0], row)
    return found


@cache
def cards(key: str, lang: str) -> list[Doc]:
    """Return every thing of a game."""
    game = find(key)
    said = words(game, lang)
    origins = dict(game.origins())
    known = rows(key)
    found = []
    for number, slug in enumerate(game.things.slugs):
        kind, row = known.get(slug, ("", {}))
        found.append(
            {
                "slug": slug,
                "kind": kind,
                "name": said.thing(number),
                "text": said.thing(number, "text") if said.has(slug, "text") else "",
                "origin": str(origins.get(slug, row.get("origin", ""))),
                "row": {name: row[name] for name in game.faces if name in row},
            }
        )
    return found


def rules(key: str, lang: str, q: str) -> list[Doc]:
    """Return the rules in which all the words occur."""
    asked = q.casefold().split()
    return [rule for rule in _rules(key, lang) if all(word in rule["found_by"] for word in asked)]


@cache
def _rules(key: str, lang: str) -> list[Doc]:
    game = find(key)
    said = words(game, lang)
    found = []
    for rule in game.rulebook.rules.values():
        title = said.section(rule.section)
        text = said.rule(rule.id)
        by = f"{rule.id} {title} {text}".casefold()
        found.append(
            {
                "id": rule.id,
                "page": rule.page,
                "chapter": said.chapter(rule.id) or None,
                "section": rule.section,
                "title": title,
                "text": text,
                "found_by": by,
            }
        )
    return found
