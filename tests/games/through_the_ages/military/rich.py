"""Games that begin in the middle: seats with armies, cards, colonies and wonders, so that laws see politics.

Random players rarely get that far. `Rich` is the game with another beginning; everything else is its own.
"""

from __future__ import annotations

from typing import Any

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.card_data import (
    AGE,
    EVENT,
    GIVES_BLUE,
    GIVES_YELLOW,
    GOVERNMENT,
    KIND,
    LEADER,
    PACT,
    SPECIAL,
    TACTIC,
    TERRITORY,
    THINGS,
    TYPE,
    WONDER,
)
from ecumene.games.through_the_ages.game import ThroughTheAges
from ecumene.games.through_the_ages.rounds.ages import civil_deck, military_deck
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.game import Options
from ecumene.kernel.luck import Luck

Pile = list[int]


class Rich(ThroughTheAges):
    """Through the Ages from the middle of an age on."""

    def __init__(self, age: int) -> None:
        super().__init__()
        self.age = age

    def setup(self, players: int, options: Options, luck: Luck) -> GameState:
        doc = GAME.dump(GAME.setup(players, options, luck))
        age = self.age
        doc |= {"age": age, "round": 2 + 4 * age, "current": doc["first"], "deck_players": [players] * (age + 1)}
        doc["deck_players"] += [0] * (3 - age)
        civil = [card for at in range(age + 1) for card in civil_deck(at, players)]
        arms = [card for at in range(age + 1) for card in military_deck(at, players, doc["peaceful"], False)]
        doc["row"] = ["-"] * 13
        doc["events"] = deal(arms, 4, luck, [EVENT, TERRITORY])
        doc["events_by"] = [luck.number(players) if AGE[THINGS.numbers[slug]] else -1 for slug in doc["events"]]
        doc["tactics"] = deal(arms, 3, luck, [TACTIC])
        for seat, player in enumerate(doc["players"]):
            enrich(player, civil, arms, luck)
            if players > 2 and luck.number(2):
                doc_pact(player, (seat + 1) % players, arms, luck)
        doc["civil_deck"] = names([card for card in civil if AGE[card] == age])
        doc["civil_gone"] = names([card for card in civil if AGE[card] < age])
        doc["military_deck"] = names([card for card in arms if AGE[card] == age])
        doc["military_gone"] = names([card for card in arms if AGE[card] < age])
        doc["stack"] = [{"frame": "Rounds", "turns": 0}]
        return GAME.restore(doc)


def names(cards: Pile) -> list[str]:
    return [THINGS.slugs[card] for card in cards]


def deal(pile: Pile, count: int, luck: Luck, types: list[int] | None = None) -> list[str]:
    """Draw cards, of some types only, and name them in order."""
    drawn: Pile = []
    for _ in range(count):
        fitting = [card for card in pile if types is None or TYPE[card] in types]
        if fitting:
            drawn.append(luck.pick(fitting))
            pile.remove(drawn[-1])
    return names(sorted(drawn))


def enrich(player: dict[str, Any], civil: Pile, arms: Pile, luck: Luck) -> None:
    """Give a seat technologies with workers, a leader, wonders, colonies, a tactic and a full hand."""
    for slug in deal(civil, 9, luck, list(range(11))):
        if slug in player["workers"]:
            civil.append(THINGS.numbers[slug])
        else:
            player["workers"][slug] = luck.number(3)
    player["workers"]["warriors"] = 2 + luck.number(3)
    for slug in deal(civil, 2, luck, [SPECIAL]):
        kind = KIND[THINGS.numbers[slug]]
        if player["specials"][kind] == "-":
            player["specials"][kind] = slug
        else:
            civil.append(THINGS.numbers[slug])
    player["government"] = (deal(civil, luck.number(2), luck, [GOVERNMENT]) or ["despotism"])[0]
    player["leader"] = (deal(civil, 1, luck, [LEADER]) or ["-"])[0]
    if player["leader"] != "-":
        player["leaders_taken"] = 1 << AGE[THINGS.numbers[player["leader"]]]
    player["wonders"] = deal(civil, 1 + luck.number(2), luck, [WONDER])
    player["wonder"] = (deal(civil, luck.number(2), luck, [WONDER]) or ["-"])[0]
    player["colonies"] = deal(arms, luck.number(3), luck, [TERRITORY])
    player["tactic"] = (deal(arms, 1, luck, [TACTIC]) or ["-"])[0]
    player["exclusive"] = int(player["tactic"] != "-")
    player["military"] = deal(arms, 6, luck)
    player["science"], player["culture"], player["ca"], player["ma"] = 15, 25, 4, 2
    player["tokens"] = {"agriculture": luck.number(6), "bronze": luck.number(6)}
    for slug in [*player["specials"], *player["wonders"], *player["colonies"]]:
        if slug != "-":
            player["blue"] += GIVES_BLUE[THINGS.numbers[slug]]
            player["yellow"] += GIVES_YELLOW[THINGS.numbers[slug]]
    player["blue"] = max(0, player["blue"] - 10)
    player["yellow"] = max(0, player["yellow"] - 4 - luck.number(8))


def doc_pact(player: dict[str, Any], partner: int, arms: Pile, luck: Luck) -> None:
    """Give a seat a pact with another."""
    found = deal(arms, 1, luck, [PACT])
    if found:
        player["pact"], player["pact_with"], player["pact_side"] = found[0], partner, luck.number(2)
