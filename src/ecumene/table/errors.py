"""What the table answers when it cannot do what it is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ecumene.table.messages import LANGS, own

Spoken = Mapping[str, str]
"""One sentence by language, for what only the rules of a game can word."""


class IllegalMove(ValueError):  # noqa: N818 - the name is a contract
    """A move that the rules forbid: the reason, the id of the rule, its page (0: a house rule) or chapter."""

    def __init__(self, reason: str, rule: str, page: int | None, chapter: str = "", where: str = "") -> None:
        super().__init__(reason, rule, page, chapter, where)
        self.reason = reason
        self.rule = rule
        self.page = page  # None: the text of the rulebook has no pages, and its chapters are named
        self.chapter = chapter
        self.where = where  # the page or the chapter, in the words of the reason

    def __str__(self) -> str:
        return f"{self.reason} [{', '.join(filter(None, [self.rule, self.where]))}]"


class Complaint(ValueError):  # noqa: N818 - what somebody asked for, not a fault
    """What was asked for and cannot be had: a message `bad-ID` of table/text and its arguments.

    An argument may also be another complaint, a sentence in all languages, or a list of which one will do.
    """

    def __init__(self, id: str, /, **given: Any) -> None:
        super().__init__(id)
        self.id = id
        self.given = given

    def said(self, lang: str) -> str:
        """Return it in the language of a person."""
        said = own(check_lang(lang))
        return said.format(f"bad-{self.id}", {name: _word(value, lang) for name, value in self.given.items()})

    def __str__(self) -> str:
        return self.said("en")


class BadRecord(Complaint):
    """A record or position that cannot be what it says: the line (0: the whole of it) and the cause."""

    def __init__(self, line: int, id: str, /, **given: Any) -> None:
        super().__init__(id, **given)
        self.args = (line, id)  # what a copy of it is made from
        self.line = line

    @property
    def cause(self) -> str:
        """Return what is wrong, in English."""
        return super().said("en")

    def said(self, lang: str) -> str:
        """Return the line, if it is one, and the cause."""
        cause = super().said(lang)
        return Complaint("line", line=self.line, cause=cause).said(lang) if self.line else cause


def check_lang(lang: object) -> str:
    """Return a language that we speak; a complaint lists them."""
    if not isinstance(lang, str) or lang not in LANGS:
        raise Complaint("lang", given=str(lang)[:20], right=", ".join(LANGS))
    return lang


def bad_record(line: int, wrong: Exception) -> BadRecord:
    """Return what is wrong in a line of a record, whoever has found it."""
    if isinstance(wrong, Complaint):
        return BadRecord(line, wrong.id, **wrong.given)
    return BadRecord(line, "rules", cause=str(wrong))


def _word(value: Any, lang: str) -> Any:
    if isinstance(value, Complaint):
        return value.said(lang)
    if isinstance(value, Mapping):
        return value[lang]
    return _either([str(part) for part in value], lang) if isinstance(value, list) else value


def _either(parts: list[str], lang: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return own(lang).format("list-or", {"head": ", ".join(parts[:-1]), "last": parts[-1]})
