"""The command line's own words, in the language of the person at the keyboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ecumene.games import keys
from ecumene.kernel.game import Game
from ecumene.table.errors import check_lang
from ecumene.table.messages import LANGS, Messages
from ecumene.table.words import Words, words

HERE = Path(__file__).parent
TEXT = [HERE / "text", *sorted(HERE.glob("boards/*/text"))]
"""The folders of the command line's words: its own, and those of the games' boards."""


class Say:
    """Messages of the command line in one language; what is missing is said in English."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.own = Messages(lang, TEXT)
        self.english = self.own if lang == "en" else Messages("en", TEXT)

    def __call__(self, id: str, /, attribute: str = "", **args: Any) -> str:
        """Return a message in words."""
        speaker = self.own if self.own.has(id, attribute) else self.english
        return speaker.format(id, args, attribute)

    def examples(self, command: str) -> str:
        """Return the examples of a command, with a game that is there."""
        return self(f"{command}-examples", game=keys()[0])

    def clauses(self, *parts: str) -> str:
        """Return several short phrases as one; a Greek semicolon would ask a question."""
        text = ""
        for part in filter(None, parts):
            text = self("clauses", one=text, more=part) if text else part
        return text

    def has(self, id: str, attribute: str = "") -> bool:
        """Tell whether there is such a message, or such an attribute of it."""
        return self.english.has(id, attribute)

    def of(self, game: Game) -> Words:
        """Return the words of a game in the same language."""
        return words(game, self.lang)


@cache
def say(lang: str) -> Say:
    """Return the command line's words in a language, read once."""
    return Say(check_lang(lang))


def language(argv: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language asked for by --lang, else that of the environment, else English."""
    for at, word in enumerate(argv):
        if word == "--":
            break
        if word == "--lang" and at + 1 < len(argv):
            return argv[at + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            return value[:2].lower() if value[:2].lower() in LANGS else "en"
    return "en"


def without_lang(argv: Sequence[str]) -> list[str]:
    """Return the words without --lang and its value, where it has one."""
    out: list[str] = []
    words = list(argv)
    while words and words[0] != "--":
        if words[0] == "--lang" and len(words) > 1:
            del words[:2]
        elif words[0].startswith("--lang="):
            del words[0]
        else:
            out.append(words.pop(0))
    return out + words


def game_name(said: Words) -> str:
    """Return the name of a game, or its key where it has none."""
    return said.format("game-name") if said.has("game-name") else said.game.key
