"""What the table answers when it cannot do what it is asked."""

from __future__ import annotations


class IllegalMove(ValueError):  # noqa: N818 - the name is a contract
    """A move that the rules forbid: the reason in words, the id of the rule and its page (0: a house rule)."""

    def __init__(self, reason: str, rule: str, page: int) -> None:
        super().__init__(reason, rule, page)
        self.reason = reason
        self.rule = rule
        self.page = page

    def __str__(self) -> str:
        where = f"{self.rule}, p. {self.page}" if self.page else self.rule
        return f"{self.reason} [{where}]"


class BadRecord(ValueError):  # noqa: N818 - the name is a contract
    """A record or position that cannot be what it says: the line (0: the whole of it) and the cause."""

    def __init__(self, line: int, cause: str) -> None:
        super().__init__(line, cause)
        self.line = line
        self.cause = cause

    def __str__(self) -> str:
        return f"line {self.line}: {self.cause}" if self.line else self.cause
