"""The list of a rulebook's rules: id, page and section, from the game's rules.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path


class Rule:
    """One rule of a rulebook."""

    __slots__ = ("id", "page", "section")

    def __init__(self, id: str, page: int, section: str) -> None:
        self.id = id
        self.page = page
        self.section = section

    def message(self) -> str:
        """Return the id of the message that says the rule in words."""
        return "rule-" + self.id.replace(".", "-")


class Rulebook:
    """All rules of one game, in the order of the book, and the version they are played by."""

    def __init__(self, version: int, rules: list[Rule]) -> None:
        self.version = version
        self.rules = {rule.id: rule for rule in rules}
        if len(self.rules) != len(rules):
            raise ValueError("two rules have the same id")

    def page(self, id: str) -> int:
        """Return the page of a rule."""
        return self.rules[id].page


def read_rulebook(path: Path) -> Rulebook:
    """Read a rules.toml."""
    doc = tomllib.loads(path.read_text(encoding="utf-8"))
    rows = [Rule(row["id"], row["page"], row["section"]) for row in doc["rule"]]
    return Rulebook(doc.get("version", 1), rows)
