"""Names for numbers: every card, token and action of a game is one small int with one slug."""

from __future__ import annotations


class Things:
    """A flat list of slugs. The number of a thing is its place in the list."""

    def __init__(self, slugs: list[str]) -> None:
        self.slugs = slugs
        self.numbers = {slug: number for number, slug in enumerate(slugs)}
        if len(self.numbers) != len(slugs):
            twice = sorted({slug for slug in slugs if slugs.count(slug) > 1})
            raise ValueError(f"two things have the same slug: {', '.join(twice)}")

    def __len__(self) -> int:
        return len(self.slugs)

    def slug(self, number: int) -> str:
        """Return the slug of a thing; "-" stands for no thing."""
        return self.slugs[number] if number >= 0 else "-"

    def names(self, numbers: list[int]) -> list[str]:
        """Return the slugs of things."""
        slugs = self.slugs
        return [slugs[number] if number >= 0 else "-" for number in numbers]

    def number(self, slug: str) -> int:
        """Return the number of a thing; KeyError when there is none of that name."""
        return -1 if slug == "-" else self.numbers[slug]
