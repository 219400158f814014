"""A refusal cites the rule that forbids an action, with the numbers that make it concrete.

The conditions of a move are stated once, by a function that returns a small int: ALLOWED, or the reason that
stands in the way. Listing moves asks for that number alone; only who has to explain turns it into a Refusal.
"""

from __future__ import annotations

from typing import Final

WRONG_KIND: Final = -2  # in place of what is needed: the thing is not of the kind that the rule speaks of
UNLISTED: Final = (
    -1
)  # in place of a reason: the question does not list the move, which breaks the RULE of its frame
ALLOWED: Final = 0
OTHER_QUESTION: Final = "table.other-question"
"""The table's own rule: the move belongs to another question than the open one."""

_RULES: Final[list[str]] = [""]


class Refusal:
    """Why an action is not legal: the rule, and what it needs against what there is."""

    __slots__ = ("have", "need", "rule", "thing")

    def __init__(self, rule: str, thing: int = -1, need: int = -1, have: int = -1) -> None:
        self.rule = rule
        self.thing = thing
        self.need = need
        self.have = have


def reason(rule: str) -> int:
    """Return a new number for a condition of this rule; several conditions may cite one rule.

    A condition of many questions has the empty rule: it cites the rule of the question that is open.
    """
    _RULES.append(rule)
    return len(_RULES) - 1


def rule_of(reason: int) -> str:
    """Return the rule that a reason cites."""
    return _RULES[reason]


def refusal(reason: int, thing: int = -1, need: int = -1, have: int = -1) -> Refusal:
    """Return a reason as a refusal."""
    return Refusal(_RULES[reason], thing, need, have)
