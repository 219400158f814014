"""What a vector has no place for."""

from __future__ import annotations


class Unfit(ValueError):  # noqa: N818 - says what a view is, as Impossible does of a position
    """A view holds what was not declared, or more than was declared; says where."""

    def __init__(self, what: str, where: str = "") -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.what = what
        self.where = where

    def within(self, part: str) -> Unfit:
        """Return the same, seen from further out."""
        return Unfit(self.what, f"{part}{self.where}")
