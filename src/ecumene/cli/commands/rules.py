"""`ecumene rules`: the rules reference and every card, searched by words."""

from __future__ import annotations

import json
from argparse import Namespace
from collections import Counter
from typing import Any

from ecumene.cli.arguments import add_game, game_of
from ecumene.cli.card_sheet import origin_text, origins, run_on, texts, titled
from ecumene.cli.columns import columns
from ecumene.cli.parser import Parser
from ecumene.cli.search import find_cards, find_rules
from ecumene.cli.words import Say, game_name
from ecumene.table.words import Words


def add(parser: Parser, say: Say) -> None:
    """Add the arguments."""
    add_game(parser, say)
    parser.add_argument("words", metavar="WORDS", nargs="*", help=say("help-words"))
    parser.set_defaults(more="words")
    parser.add_argument("--origins", action="store_true", help=say("help-origins"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: Namespace, say: Say) -> int:
    """Print what the words find; without words, all rules."""
    said = say.of(game_of(args.game, say))
    query = " ".join(args.words)
    if args.origins:
        return print_origins(said, query, args.json, say)
    rules = [
        {
            "id": rule.id,
            "page": rule.page,
            "chapter": said.chapter(rule.id) or None,
            "place": said.where(rule.id),
            "section": said.section(rule.section),
            "text": said.rule(rule.id),
        }
        for rule in find_rules(said, query)
    ]
    cards = [card(said, number) for number in find_cards(said, query)] if query else []
    if args.json:
        print(json.dumps({"game": said.game.key, "rules": rules, "cards": cards}, ensure_ascii=False, indent=2))
        return 0
    print("\n".join(reference(rules, cards, said, say)) or say("rules-nothing", words=query))
    return 0


def card(said: Words, number: int) -> dict[str, Any]:
    """Return a card as plain data."""
    slug = said.game.things.slug(number)
    parts = dict(texts(said, number))
    return {"id": slug, "name": said.thing(number), **parts, "origin": origins(said.game).get(slug)}


def reference(rules: list[dict[str, Any]], cards: list[dict[str, Any]], said: Words, say: Say) -> list[str]:
    """Return rules by chapter, then cards."""
    lines: list[str] = [game_name(said)] if rules or cards else []
    chapter = ""
    for rule in rules:
        if rule["section"] != chapter:
            chapter = rule["section"]
            lines += ["", chapter]
        place = f" ({rule['place']})" if rule["place"] else ""
        lines.append(f"  {rule['text']}{place} [{rule['id']}]")
    if cards:
        lines += ["", say("rules-cards")]
    for row in cards:
        lines.append(f"  {run_on([row['name'], *(titled(said, part, row[part]) for part in _parts(row))])}")
    return lines


def _parts(row: dict[str, Any]) -> list[str]:
    return [key for key in row if key not in ("id", "name", "origin")]


def print_origins(said: Words, query: str, as_json: bool, say: Say) -> int:
    """List every card with where its figures come from."""
    things = said.game.things
    found = {things.slug(number) for number in find_cards(said, query)} if query else None
    rows = [(slug, origin) for slug, origin in origins(said.game).items() if found is None or slug in found]
    if as_json:
        out = [{"id": slug, "name": said.thing(things.number(slug)), "origin": origin} for slug, origin in rows]
        print(json.dumps(out, ensure_ascii=False, indent=2))
        return 0
    table = [(slug, said.thing(things.number(slug)), origin_text(origin, say)) for slug, origin in rows]
    print("\n".join(columns(table, "<<<")))
    for origin, count in Counter(origin for *_, origin in table).most_common():
        print(say("origins-count", count=count, origin=origin))
    return 0
