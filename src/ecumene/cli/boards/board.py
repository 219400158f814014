"""Any game's view as nested lines of text: complete, and fit for a screen reader."""

from __future__ import annotations

from typing import Any

from ecumene.cli.words import Say
from ecumene.kernel.game import Doc
from ecumene.table.outcomes import outcome
from ecumene.table.words import Words

ENVELOPE = (
    *("game", "rules", "seats", "options", "seat", "waiting", "may_change", "number", "over", "result"),
    *("automata", "map", "stack", "panels", "checklist"),
)


class Board:
    """Tells a view in words. Games with a room of their own say it better."""

    def __init__(self, said: Words, say: Say) -> None:
        self.said = said
        self.say = say

    def lines(self, view: Doc, names: list[str]) -> list[str]:
        """Return the whole table as lines."""
        out: list[str] = []
        for key, value in view.items():
            if key not in ENVELOPE:
                self._nest(self._title(key), value, 0, names, out)
        for each in view["automata"]:
            out.append(self.automaton(each))
        return out

    def automaton(self, each: Doc) -> str:
        """Return a rival that nobody plays in one line: its name, level and points."""
        told = [self.said.level(each["level"])] if each["level"] is not None else []
        told += [str(each["points"])] if each["points"] is not None else []
        return ": ".join([each["name"], *([", ".join(told)] if told else [])])

    def brief(self, view: Doc, seat: int) -> str:
        """Return what a seat has, in one line; nothing where that cannot be said."""
        return ""

    def outcome(self, result: Doc) -> list[str]:
        """Return what a finished game came to besides scores and winners, where a game knows of such."""
        return outcome(self.said, result)

    def facts(self, slug: str) -> list[str]:
        """Return what a card shows besides its text."""
        return []

    def name(self, slug: str) -> str:
        """Return the name of a thing by its slug."""
        return self.said.thing(self.said.game.things.number(slug))

    def names_of(self, slugs: list[str]) -> str:
        """Return the names of things in one line; a dash for none."""
        return ", ".join(self.name(slug) for slug in slugs) or "–"

    def _title(self, key: str) -> str:
        """Return what a game calls a part of its view; the bare name where it has no word for it."""
        name = key.replace("_", "-")
        id = next((id for id in (f"term-{name}", f"stat-{name}") if self.said.has(id)), None)
        return self.said.format(id) if id else key.replace("_", " ").capitalize()

    def _word(self, value: Any) -> str:
        if isinstance(value, bool):
            return self.say("yes") if value else self.say("no")
        if value is None or value == "-":
            return "–"
        if isinstance(value, str) and value in self.said.game.things.numbers:
            return self.name(value)
        return str(value)

    def _nest(self, title: str, value: Any, depth: int, names: list[str], out: list[str]) -> None:
        indent = "  " * depth
        if isinstance(value, dict):
            out.append(f"{indent}{title}:")
            for key, inner in value.items():
                self._nest(self._title(str(key)), inner, depth + 1, names, out)
        elif isinstance(value, list) and any(isinstance(inner, dict | list) for inner in value):
            out.append(f"{indent}{title}:")
            seats = title == self._title("players") and len(value) == len(names)
            for at, inner in enumerate(value):
                self._nest(names[at] if seats else str(at + 1), inner, depth + 1, names, out)
        elif isinstance(value, list):
            out.append(f"{indent}{title}: {', '.join(map(self._word, value)) or '–'}")
        else:
            out.append(f"{indent}{title}: {self._word(value)}")
