"""What cannot have come from play: named here, put into words by the table in the language of a person."""

from __future__ import annotations

from typing import Any, Final

SHOWN: Final = 40  # letters of what somebody wrote


class Impossible(ValueError):  # noqa: N818 - what a position says, not a fault
    """Why a position is impossible: a message `audit-ID` of the game or the table, and its arguments."""

    def __init__(self, id: str, **given: Any) -> None:
        super().__init__(id, given)
        self.id = id
        self.given = given

    def within(self, place: str) -> None:
        """Say where the place is that the complaint is about, as far as it was not said before."""
        where = self.given.get("where")
        if isinstance(where, str) and (not where or where[0] in "[."):
            self.given["where"] = place + where


def need(condition: bool, id: str, **given: Any) -> None:
    """Complain unless the condition holds."""
    if not condition:
        raise Impossible(id, **given)
