"""A refusal cites the rule that forbids an action, with the numbers that make it concrete."""

from __future__ import annotations

from typing import Final

WRONG_KIND: Final = -2  # in place of what is needed: the thing is not of the kind that the rule speaks of


class Refusal:
    """Why an action is not legal: the rule, and what it needs against what there is."""

    __slots__ = ("have", "need", "rule", "thing")

    def __init__(self, rule: str, thing: int = -1, need: int = -1, have: int = -1) -> None:
        self.rule = rule
        self.thing = thing
        self.need = need
        self.have = have
