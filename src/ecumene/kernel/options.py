"""What can be chosen before a game begins: switches, choices, lists of choices, and numbers."""

from __future__ import annotations

from typing import Any, Final

Options = dict[str, Any]
"""The options that are on: True, a value, a list of values, or a number, by the name of the option."""

SWITCH: Final = "switch"
CHOICE: Final = "choice"
LIST: Final = "list"
NUMBER: Final = "number"
BETWEEN: Final = "/"  # joins the values of a list where an option is written as text


class Option:
    """One module or variant of a rulebook: a switch, or a choice among named values."""

    def __init__(self, name: str, values: list[str], seats: list[int]) -> None:
        self.name = name
        self.values = values
        self.seats = seats  # the player counts it is meant for
        self.kind = CHOICE if values else SWITCH
        self.least = 0  # of a number, or of how many values a list has
        self.most = 0
        self.repeats = False  # a value may stand in a list several times

    def fits(self, value: object) -> bool:
        """Tell whether somebody may choose this value."""
        if self.kind == SWITCH:
            return value is True
        if self.kind == CHOICE:
            return isinstance(value, str) and value in self.values
        if self.kind == NUMBER:
            return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most
        if not isinstance(value, list) or not self.least <= len(value) <= self.most:
            return False
        if any(not isinstance(part, str) or part not in self.values for part in value):
            return False
        return self.repeats or len(set(value)) == len(value)

    def read(self, text: str) -> Any:
        """Return the value that a text means; what cannot be one stays text, for fits() to refuse."""
        if self.kind == LIST:
            return text.split(BETWEEN) if text else []
        if self.kind == NUMBER and text.isascii() and text.removeprefix("-").isdigit() and len(text) < 10:
            return int(text)
        return text

    def samples(self) -> list[Any]:
        """Return values that try the option out: each of a few, the ends of a range, lists short and long."""
        if self.kind == SWITCH:
            return [True]
        if self.kind == CHOICE:
            return list[Any](self.values)
        if self.kind == NUMBER:
            return [self.least, self.most] if self.least < self.most else [self.least]
        return self._lists()

    def _lists(self) -> list[Any]:
        """Return lists in which every value stands, as short as they may be, and then the longest."""
        count = len(self.values)
        least = max(1, self.least)
        found: list[Any] = []
        for at in range(count):
            step = 0 if self.repeats else 1
            found.append([self.values[(at + step * n) % count] for n in range(least)])
        longest = [self.values[n % count] for n in range(self.most)]
        return found if longest in found else [*found, longest]


def list_option(
    name: str, values: list[str], seats: list[int], least: int, most: int, repeats: bool = False
) -> Option:
    """Return an option that is a list of so many values; without `repeats`, each stands there once."""
    if not 0 <= least <= most or most < 1 or (not repeats and most > len(values)):
        raise ValueError(f"option {name}: no list is as long as that")
    option = Option(name, values, seats)
    option.kind, option.least, option.most, option.repeats = LIST, least, most, repeats
    return option


def number_option(name: str, least: int, most: int, seats: list[int]) -> Option:
    """Return an option that is a whole number in a range."""
    if least > most:
        raise ValueError(f"option {name}: no number is in that range")
    option = Option(name, [], seats)
    option.kind, option.least, option.most = NUMBER, least, most
    return option


def written(value: Any) -> str:
    """Return a value of an option as text: a list is joined."""
    return BETWEEN.join(value) if isinstance(value, list) else str(value)
