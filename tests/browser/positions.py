"""Positions of Through the Ages, told in words and written down as records that the table imports."""

from __future__ import annotations

from typing import Any

import ecumene
from ecumene.games.through_the_ages import GAME as RULES
from ecumene.games.through_the_ages.state import GameState
from tests.games.through_the_ages.situation import run, seat, situation

GAME = "through-the-ages"


def record(board: GameState, **options: Any) -> str:
    """Return a record that begins with a board."""
    doc = {
        "ecumene": 1,
        "game": GAME,
        "rules": RULES.rulebook.version,
        "players": len(board.players),
        "options": options,
        "seed": 1,
        "number": 0,
        "state": RULES.dump(board),
    }
    return ecumene.from_position(doc).record()


def early() -> str:
    """The second turn: a few cards in hand, everything still small."""
    row = (
        "library-of-alexandria hanging-gardens cultural-heritage-a engineering-genius-a julius-caesar "
        "bread-and-circuses printing-press frederick-barbarossa masonry theocracy st-peters-basilica "
        "christopher-columbus universitas-carolina"
    )
    one = seat(
        hand="homer rich-land-a frugality-a",
        tokens="agriculture:2 bronze:2",
        military="barbarians legion",
        science=2,
    )
    two = seat(leader="hammurabi", wonder="colossus", stages=1, hand="urban-growth-a")
    return record(
        situation(one, two, row=row, round=3, events="development-of-trade-routes", past="development-of-crafts")
    )


def late() -> str:
    """Age III with three seats: long names, many workers, every kind of card."""
    row = (
        "mechanized-agriculture professional-sports transcontinental-railroad endowment-for-the-arts "
        "revolutionary-idea-3 fundamentalism multimedia first-space-flight military-build-up "
        "winston-churchill modern-infantry fast-food-chains efficient-upgrade-3"
    )
    one = seat(
        "irrigation selective-breeding iron coal alchemy scientific-method theology organized-religion "
        "bread-and-circuses team-sports printing-press journalism drama opera swordsmen riflemen knights cannon "
        "justice-system strategy navigation architecture",
        workers="agriculture:1 selective-breeding:2 iron:2 bronze:0 coal:2 scientific-method:2 philosophy:0 "
        "organized-religion:1 journalism:1 opera:1 team-sports:1 warriors:2 riflemen:1 cannon:1",
        tokens="selective-breeding:2 coal:3 iron:1",
        government="constitutional-monarchy",
        leader="albert-einstein",
        wonder="ocean-liner-service",
        stages=2,
        wonders="library-of-alexandria universitas-carolina",
        colonies="developed-territory-1 strategic-territory-2",
        tactic="defensive-army",
        hand="computers democracy reserves-3",
        military="impact-of-architecture mechanized-army armed-intervention military-alliance "
        "defense-colonization-3",
        culture=134, science=21, unused=2,
    )  # fmt: skip
    two = seat(
        "iron alchemy theology drama knights warfare cartography",
        workers="iron:3 alchemy:2 theology:2 drama:1 knights:2",
        government="republic", leader="charlie-chaplin", wonder="hollywood", stages=1, wonders="taj-mahal",
        colonies="inhabited-territory-2", tactic="heavy-cavalry", hand="satellites oil",
        military="war-over-culture", culture=97, science=8, war="war-over-technology", war_on=0,
    )  # fmt: skip
    three = seat(
        "irrigation printing-press masonry",
        workers="irrigation:2 bronze:3 printing-press:2",
        pact="international-tourism", pact_with=0, government="monarchy", hand="communism", culture=88, unused=3,
    )  # fmt: skip
    return record(
        situation(
            one, two, three, row=row, age=3, round=15,
            events="international-agreement popularization-of-science", future="impact-of-competition",
            past="independence-declaration ravages-of-time uncertain-borders",
            tactics="defensive-army heavy-cavalry napoleonic-army",
        )
    )  # fmt: skip


def auction() -> str:
    """Seat 0 will reveal a territory; both have units to send."""
    one = seat(military="barbarians", workers="warriors:2")
    two = seat(workers="warriors:3")
    return record(run(situation(one, two, at="politics", events="wealthy-territory-1")))


def aggression() -> str:
    """Seat 0 is stronger and holds a raid; seat 1 holds what defends it."""
    one = seat(military="enslave", workers="warriors:3")
    two = seat(military="defense-colonization-1 legion", workers="warriors:1")
    return record(run(situation(one, two, at="politics")))


def pact() -> str:
    """Seat 0 holds a pact, and there are three players."""
    return record(run(situation(seat(military="open-borders-agreement"), seat(), seat(), at="politics")))


def war() -> str:
    """Seat 0 is stronger and will declare a war over culture."""
    one = seat(military="war-over-culture", workers="warriors:4", government="monarchy", culture=20)
    two = seat(culture=30)
    return record(run(situation(one, two, at="politics", age=3, round=15)))


def politics() -> str:
    """Seat 0 holds an event, cards and what a building costs; seat 1 has a turn after it."""
    row = "library-of-alexandria homer frugality-a rich-land-a moses iron alchemy knights drama"
    one = seat(
        hand="engineering-genius-a",
        military="barbarians legion",
        tokens="agriculture:3 bronze:4",
        unused=1,
        science=3,
    )
    two = seat(tokens="agriculture:2 bronze:3", unused=1)
    return record(run(situation(one, two, at="politics", row=row, round=3, events="development-of-crafts")))
