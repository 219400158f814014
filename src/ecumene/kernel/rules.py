"""The list of a rulebook's rules: id, page or chapter, and section, from the game's rules.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

DESIGNED: Final = "designed"
"""The origin of a row that is ours."""


class Rule:
    """One rule of a rulebook, and where it stands: on a page (0: in no book), or in a chapter of it.

    A chapter is named like a section: its title is the message `section-NAME`. The section is where the rule
    stands in our rules reference. A rule that is ours, because the book says nothing, may stand nowhere.
    """

    __slots__ = ("chapter", "id", "ours", "page", "section")

    def __init__(self, id: str, page: int | None, section: str, chapter: str = "", ours: bool = False) -> None:
        if (page is not None and chapter) or (page is None and not chapter and not ours):
            raise ValueError(f"{id}: a rule has either a page or a chapter, or is ours")
        self.id = id
        self.page = page
        self.section = section
        self.chapter = chapter
        self.ours = ours

    def message(self) -> str:
        """Return the id of the message that says the rule in words."""
        return "rule-" + self.id.replace(".", "-")


class Rulebook:
    """All rules of one game, in the order of the book, and the version they are played by."""

    def __init__(self, version: int, rules: list[Rule], positions: int = 0) -> None:
        self.version = version
        self.positions = positions or version  # positions of rules from this version on still stand
        self.rules = {rule.id: rule for rule in rules}
        if len(self.rules) != len(rules):
            raise ValueError("two rules have the same id")

    def page(self, id: str) -> int | None:
        """Return the page of a rule; None where its book has none."""
        return self.rules[id].page


def read_rulebook(path: Path) -> Rulebook:
    """Read a rules.toml."""
    doc = tomllib.loads(path.read_text(encoding="utf-8"))
    rows = [
        Rule(row["id"], row.get("page"), row["section"], row.get("chapter", ""), row.get("origin") == DESIGNED)
        for row in doc["rule"]
    ]
    return Rulebook(doc["version"], rows, doc.get("positions", 0))
