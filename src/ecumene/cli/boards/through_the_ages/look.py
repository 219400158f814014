"""What the terminal reads from a view of Through the Ages: prices, groups of cards, the end of the turn."""

from __future__ import annotations

from typing import Any

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.card_data import (
    AGE,
    STAGE_PRICES,
    TAKE_PRICE,
    THINGS,
    TYPE,
    TYPES,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.civil.costs import take_sum
from ecumene.kernel.game import Doc
from ecumene.kernel.luck import Luck
from ecumene.table.told import OfSeat
from ecumene.table.words import Words

AGES = ("A", "I", "II", "III", "IV")
GREEK_A = "Α"


class TtaView:
    """A view, and a world that fits it: for sums that follow from what everybody sees."""

    def __init__(self, view: Doc) -> None:
        self.view = view
        self.world = GAME.imagine(view, Luck(0))
        self.players: list[dict[str, Any]] = view["players"]
        self.mine: int = view["seat"] if view["seat"] >= 0 else view["current"]
        self.ahead = [OfSeat(GAME, self.world, seat).forecast for seat in range(len(self.players))]

    def row(self) -> list[tuple[int, str, int]]:
        """Return the cards of the row: place, card, civil actions for the one who looks."""
        found = []
        for place, slug in enumerate(self.view["row"]):
            if slug != "-":
                watching = self.view["seat"] < 0
                card = THINGS.numbers[slug]
                price = TAKE_PRICE[place] if watching else take_sum(self.world, self.mine, card, place).total()
                found.append((place + 1, slug, price))
        return found

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

    def warnings(self, said: Words) -> list[str]:
        """Return what the one who looks would lose or leave unused by ending the turn now."""
        if self.view["seat"] < 0:
            return []
        return [said.format(id, **args) for id, args in OfSeat(GAME, self.world, self.mine).warnings]

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
