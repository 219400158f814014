"""Finding cards and rules by words, whatever their case, accents and endings."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches

from ecumene.kernel.rules import Rule
from ecumene.table.words import HOUSE, Words

WORD = re.compile(r"[^\w]+")
SHORT, STEM = 3, 5
EXACT, START, INSIDE = 0, 1, 2


def fold(text: str) -> str:
    """Return a text without case and accents, so that ΠΟΛΗ finds πόλη and елка finds ёлка."""
    plain = "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if unicodedata.category(c) != "Mn")
    return plain.replace("ς", "σ").replace("-", " ")


def stems(query: str) -> list[str]:
    """Return the words of a query without their endings; a short one has an ending in Russian and Greek only."""
    return [word[: stem(word)] for word in WORD.sub(" ", fold(query)).split()]


def stem(word: str) -> int:
    """Return how many letters of a word stay the same in all its cases."""
    if len(word) > STEM:
        return max(STEM, len(word) - 2)
    return len(word) - 1 if len(word) > SHORT and not word.isascii() else len(word)


def matches(query: str, text: str) -> bool:
    """Tell whether every word of the query begins a word of the text: "war" is in "wars", not in "reward"."""
    folded = " " + WORD.sub(" ", fold(text))
    return all(f" {stem}" in folded for stem in stems(query))


def find_thing(said: Words, query: str) -> list[int]:
    """Return the things that a name may mean: one when it is exact, else all that begin with or contain it."""
    wanted = " ".join(fold(query).split())
    if not wanted:
        return []
    ranked: dict[int, list[int]] = {EXACT: [], START: [], INSIDE: []}
    names: dict[str, int] = {}
    for number, slug in enumerate(said.game.things.slugs):
        for name in (fold(slug), fold(said.thing(number))):
            names.setdefault(name, number)
            rank = EXACT if name == wanted else START if name.startswith(wanted) else INSIDE
            if (rank < INSIDE or wanted in name) and number not in ranked[rank]:
                ranked[rank].append(number)
    for rank in (EXACT, START, INSIDE):
        if ranked[rank]:
            return ranked[rank]
    return [names[name] for name in get_close_matches(wanted, names, 1, 0.7)]


def find_rules(said: Words, query: str) -> list[Rule]:
    """Return the rules that speak of all words of the query, in the order of the book."""
    rules = [*said.game.rulebook.rules.values(), *HOUSE.rules.values()]
    return [
        rule for rule in rules if matches(query, f"{rule.id} {said.section(rule.section)} {said.rule(rule.id)}")
    ]


def find_cards(said: Words, query: str) -> list[int]:
    """Return the things whose name or text speaks of all words of the query."""
    from ecumene.cli.card_sheet import texts

    found = []
    for number, slug in enumerate(said.game.things.slugs):
        text = " ".join(text for _, text in texts(said, number))
        if matches(query, f"{slug} {said.thing(number)} {text}"):
            found.append(number)
    return found
