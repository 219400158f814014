"""What a seat may know, and worlds that fit it.

Hidden are military hands, decks, what was discarded face down, events that others prepared, and which cards of
former ages are gone. Backs show the age of every card, so each hidden place shows how many cards of which age it
holds; imagine() deals the cards that a seat cannot place onto them.
"""

from __future__ import annotations

from typing import Any

from ecumene.games.through_the_ages.audit import audit, derive
from ecumene.games.through_the_ages.card_data import AGE, ENDING_AGE, EVENT, TERRITORY, THINGS, TYPE
from ecumene.games.through_the_ages.economy.blue_bank import food, resources
from ecumene.games.through_the_ages.economy.ratings import discontent, ratings
from ecumene.games.through_the_ages.rounds.ages import civil_deck, military_deck
from ecumene.games.through_the_ages.state import BACKS, SCHEMA, GameState
from ecumene.games.through_the_ages.sums import rating_rows
from ecumene.kernel.luck import Luck

Doc = dict[str, Any]
UNKNOWN = "?"


def back(card: int) -> str:
    """Return what is seen of a card from behind: its age."""
    return BACKS[card]


def view(s: GameState, seat: int) -> Doc:
    """Return what a seat (-1: a spectator) may know."""
    doc = SCHEMA.show(s, seat)
    doc["events"] = prepared(s.events, s.events_by, seat, False)
    doc["future"] = prepared(s.future, s.future_by, seat, True)
    doc["top"] = THINGS.slug(s.top) if s.top < 0 or s.top_seen == seat else back(s.top)
    for at, row in enumerate(doc["players"]):
        row["ratings"] = list(ratings(s, at))
        row["rating_rows"] = rating_rows(s, at)
        row["discontent"] = discontent(s, at)
        row["food"] = food(s.players[at])
        row["resources"] = resources(s.players[at])
    return doc


def prepared(cards: list[int], by: list[int], seat: int, names: bool) -> list[str]:
    """Return an event deck as a seat knows it: the cards it prepared itself, of the others the backs.

    Everybody saw who put a card on the future events (`names`); they are shuffled before they become current.
    """
    known: list[str] = []
    others: list[str] = []
    for card, who in zip(cards, by, strict=True):
        if who == seat >= 0:
            known.append(THINGS.slugs[card])
        else:
            others.append(f"{back(card)}/{who}" if names else back(card))
    return sorted(known, key=THINGS.numbers.__getitem__) + sorted(others)


def imagine(doc: Doc, luck: Luck) -> GameState:
    """Return one world that fits a view."""
    dream = WorldSampler(doc, luck)
    s: GameState = SCHEMA.restore(dream.world(), strict=False)
    derive(s)
    audit(s)
    return s


class WorldSampler:
    """Deals the cards that a view does not show onto the places where they may be."""

    def __init__(self, doc: Doc, luck: Luck) -> None:
        self.doc = doc
        self.luck = luck
        self.seat: int = doc["seat"]
        self.unseen: list[list[int]] = [[], [], [], []]
        for age, players in enumerate(doc["deck_players"]):
            if players:
                self.unseen[age] = military_deck(age, players, doc["peaceful"], doc["first_game"])
        for slug in shown(doc):
            card = THINGS.numbers[slug]
            if card in self.unseen[AGE[card]]:
                self.unseen[AGE[card]].remove(card)

    def deal(self, backs: list[str]) -> list[str]:
        """Return cards for backs; what is known stays."""
        return [self.draw(int(text[1])) if text.startswith(UNKNOWN) else text for text in backs]

    def draw(self, age: int) -> str:
        """Return an unseen card of an age."""
        pile = self.unseen[age]
        return THINGS.slugs[pile.pop(self.luck.below(len(pile)))]

    def world(self) -> Doc:
        """Return the whole truth of an imagined world."""
        doc = self.doc
        full = dict(doc)
        full["events"], full["events_by"] = self.events(self.with_top(doc["events"]))
        full["future"], full["future_by"] = self.events(doc["future"])
        full["top"] = self.top(full["events"])
        full["players"] = [{**row, "military": sorted_slugs(self.deal(row["military"]))} for row in doc["players"]]
        full["hidden"] = [self.deal(cards) for cards in doc["hidden"]]
        full["military_gone"] = self.deal(doc["military_gone"])
        age = doc["age"]
        full["military_deck"] = []
        if 0 < age < ENDING_AGE:
            full["military_deck"] = sorted_slugs([self.draw(age) for _ in range(doc["military_deck"])])
        full["civil_deck"] = self.civil_deck()
        full["stack"] = doc["stack"]
        return full

    def with_top(self, rows: list[str]) -> list[str]:
        """Return the current events with the top one in place of a back, where this seat has looked at it."""
        top: str = self.doc["top"]
        if top == "-" or top.startswith(UNKNOWN) or top in rows:
            return rows
        card = THINGS.numbers[top]
        if card in self.unseen[AGE[card]]:
            self.unseen[AGE[card]].remove(card)
        rest = list(rows)
        rest.remove(back(card))
        return [f"{top}/{self.somebody(AGE[card])}", *rest]

    def events(self, rows: list[str]) -> tuple[list[str], list[int]]:
        """Return an event deck: cards, and who prepared them."""
        pairs: list[tuple[str, int]] = []
        for text in rows:
            slug, _, who = text.partition("/")
            if slug.startswith(UNKNOWN):
                age = int(slug[1])
                pairs.append((self.draw_event(age), int(who) if who else self.somebody(age)))
            else:
                pairs.append((slug, int(who) if who else self.seat))
        pairs.sort(key=lambda pair: THINGS.numbers[pair[0]])
        return [card for card, _ in pairs], [who for _, who in pairs]

    def somebody(self, age: int) -> int:
        """Return another seat that may have prepared an event; those of age A lay there from the beginning."""
        others = [seat for seat in range(len(self.doc["players"])) if seat != self.seat]
        return others[self.luck.below(len(others))] if age else -1

    def draw_event(self, age: int) -> str:
        """Return an unseen event or territory of an age."""
        pile = self.unseen[age]
        fitting = [card for card in pile if TYPE[card] in (EVENT, TERRITORY)]
        card = fitting[self.luck.below(len(fitting))]
        pile.remove(card)
        return THINGS.slugs[card]

    def top(self, events: list[str]) -> str:
        """Return the top event: what this seat has seen, or one of the oldest that fits."""
        text: str = self.doc["top"]
        if not text.startswith(UNKNOWN):
            return text
        oldest = [card for card in events if AGE[THINGS.numbers[card]] == int(text[1])]
        return oldest[self.luck.below(len(oldest))]

    def civil_deck(self) -> list[str]:
        """Return the civil cards of the current age that lie nowhere in sight."""
        doc = self.doc
        age = doc["age"]
        if age == ENDING_AGE:
            return []
        rest = civil_deck(age, doc["deck_players"][age])
        for slug in shown(doc):
            card = THINGS.numbers[slug]
            if card in rest:
                rest.remove(card)
        return [THINGS.slugs[card] for card in rest]


def sorted_slugs(slugs: list[str]) -> list[str]:
    """Return cards in the order of their numbers."""
    return sorted(slugs, key=THINGS.numbers.__getitem__)


def shown(doc: Doc) -> list[str]:
    """Return every card that a view shows, once for each copy."""
    slugs = doc["row"] + doc["civil_gone"] + doc["discard"] + doc["past"] + doc["tactics"]
    slugs += doc["events"] + doc["future"] + [card for cards in doc["hidden"] for card in cards]
    slugs += doc["military_gone"]
    for row in doc["players"]:
        for name in ("hand", "military", "wonders", "colonies", "specials"):
            slugs += row[name]
        slugs += [row["government"], row["leader"], row["wonder"], row["war"], row["pact"]]
        slugs += list(row["workers"])
        if row["homer"] != "-":
            slugs.append("homer")
        if row["exclusive"]:
            slugs.append(row["tactic"])
    return [slug for slug in slugs if slug != "-" and not slug.startswith(UNKNOWN)]
