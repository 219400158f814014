"""What the terminal reads from a view of Through the Ages, and from the numbers that come with it."""

from __future__ import annotations

from typing import Any

from ecumene.games.through_the_ages.card_data import (
    AGE,
    STAGE_PRICES,
    THINGS,
    TYPE,
    TYPES,
    WORKER_CARDS,
)
from ecumene.kernel.game import Doc

AGES = ("A", "I", "II", "III", "IV")
GREEK_A = "Α"


class TtaView:
    """A view with the numbers that the rules have worked out for the one who looks."""

    def __init__(self, view: Doc) -> None:
        self.view = view
        self.totals: dict[str, Any] = view["totals"]
        self.players: list[dict[str, Any]] = view["players"]
        self.mine: int = view["seat"] if view["seat"] >= 0 else view["current"]
        self.ahead: list[dict[str, int]] = [panel["end_of_turn"] for panel in view["panels"]]
        self.warnings: list[str] = view["checklist"]

    def row(self) -> list[tuple[int, str, int, int]]:
        """Return the cards of the row: place, card, civil actions as printed and for the one who looks."""
        places = enumerate(zip(self.view["row"], self.totals["row"], strict=True), 1)
        return [(place, slug, printed, price) for place, (slug, (printed, price)) in places if slug != "-"]

    def uprising(self, seat: int) -> bool:
        """Return whether a seat would produce nothing."""
        return bool(self.totals["uprising"][seat])

    def groups(self, seat: int) -> list[tuple[str, list[tuple[str, int, int]]]]:
        """Return a seat's cards by type: each with its workers and blue tokens, earlier ages first."""
        player = self.players[seat]
        cards = sorted((THINGS.numbers[slug], slug) for slug in player["workers"])
        found: dict[str, list[tuple[str, int, int]]] = {}
        for number, slug in cards:
            assert number < WORKER_CARDS
            row = (slug, player["workers"][slug], player["tokens"].get(slug, 0))
            found.setdefault(type_of(slug), []).append(row)
        return list(found.items())

    def stages(self, seat: int) -> tuple[int, list[int]]:
        """Return how many stages of the unfinished wonder stand, and the prices of those to come."""
        player = self.players[seat]
        prices = STAGE_PRICES[THINGS.numbers[player["wonder"]]]
        return player["stages"], prices[player["stages"] :]

    def rivals(self) -> list[int]:
        """Return the other seats, in the order of play after one's own."""
        count = len(self.players)
        return [(self.mine + step) % count for step in range(1, count)]

    def pacts(self, seat: int) -> list[tuple[str, int]]:
        """Return the pacts of a seat, its own and its partners', with the partner."""
        found = []
        for owner, player in enumerate(self.players):
            if player["pact"] != "-" and seat in (owner, player["pact_with"]):
                found.append((player["pact"], player["pact_with"] if owner == seat else owner))
        return found

    def wars(self, seat: int) -> list[tuple[str, int, int]]:
        """Return the wars of a seat: card, who declared it, on whom."""
        return [
            (player["war"], owner, player["war_on"])
            for owner, player in enumerate(self.players)
            if player["war"] != "-" and seat in (owner, player["war_on"])
        ]


def type_of(slug: str) -> str:
    """Return the type of a card, as messages name it."""
    return TYPES[TYPE[THINGS.numbers[slug]]].replace("_", "-")


def age_of(slug: str, lang: str = "en") -> str:
    """Return the age of a card or of a back such as ?1."""
    age = AGE[THINGS.numbers[slug]] if not slug.startswith("?") else int(slug[1])
    return GREEK_A if age == 0 and lang == "el" else AGES[age]
