"""Every symbol, row and ability of a card that lies in play makes a difference in play.

Leaders, wonders, technologies, governments, tactics and pacts work all the time or at many moments: no one place
can be watched. Instead each part of a card is taken out of the rules in turn, and the same answers by the same
chance must then lead elsewhere. Where the rules never look at a part, nothing differs, and its test fails.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.audit import derive
from ecumene.games.through_the_ages.card_data import (
    AGE,
    COUNT,
    FIRST_UNIT,
    GIVES_BLUE,
    GIVES_CULTURE,
    GIVES_HAPPINESS,
    GIVES_SCIENCE,
    GIVES_STRENGTH,
    GOVERNMENT,
    IS_TECHNOLOGY,
    LEADER,
    NAMES,
    OBSOLETE_STRENGTH,
    PACT,
    ROWS,
    SPECIAL,
    STAGE_PRICES,
    TACTIC,
    TACTIC_STRENGTH,
    TERRITORY,
    TYPE,
    WONDER,
    WORKER_CARDS,
    WORTH,
)
from ecumene.games.through_the_ages.civil import abilities, candidates, costs, leaders, obstacles
from ecumene.games.through_the_ages.effects import effect as effects
from ecumene.games.through_the_ages.effects import in_play
from ecumene.games.through_the_ages.effects.effect import DO_ATTACK_BONUS, DO_RATING, EFFECTS, SIDE_A, SIDE_B
from ecumene.games.through_the_ages.effects.powers import (
    CARD_PAIRS,
    PACT_PAIRS,
    RATED_BY,
    RATINGS,
    SYMBOLS,
    pairs_of,
)
from ecumene.games.through_the_ages.military import force
from ecumene.games.through_the_ages.politics import pacts, politics_phase
from ecumene.games.through_the_ages.rounds.ages import civil_deck, military_deck
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import RESIGN
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.luck import Luck
from tests.games.through_the_ages.situation import START, Doc, seat, situation

BOARDS = 1200  # a dozen suffice for most parts
MOVES = 25
KINDS = (*range(SPECIAL + 1), LEADER, WONDER, TACTIC, PACT)
COLUMNS = {
    "science": GIVES_SCIENCE,
    "culture": GIVES_CULTURE,
    "strength": GIVES_STRENGTH,
    "happiness": GIVES_HAPPINESS,
    "blue": GIVES_BLUE,
    "food": WORTH,
    "resources": WORTH,
}
MOMENTS = (
    effects.ON_TAKE,
    effects.ON_DEVELOP,
    effects.ON_REVOLUTION,
    effects.ON_COMPLETE,
    effects.ON_LEAVE,
    effects.ON_FINAL,
    effects.ON_TURN,
    effects.ON_END_OF_ACTIONS,
    politics_phase.ON_POLITICS_START,
)
ABILITIES: dict[tuple[str, int], list[tuple[Any, str]]] = {
    ("homer", 1): [(leaders, "HOMER")],
    ("julius-caesar", 0): [(politics_phase, "CAESAR")],
    ("christopher-columbus", 0): [(politics_phase, "COLUMBUS")],
    ("frederick-barbarossa", 0): [(abilities, "BARBAROSSA")],
    ("j-s-bach", 2): [(obstacles, "BACH"), (candidates, "BACH")],
    ("james-cook", 0): [(force, "COOK")],
    ("st-peters-basilica", 0): [(in_play, "ST_PETERS")],
    ("ocean-liner-service", 0): [(abilities, "LINER")],
    ("taj-mahal", 0): [(costs, "TAJ_MAHAL")],
}
"""Rows that name no place of the powers: the rules know the card by name, here."""
NEVER = ("mobile-artillery obsolete", "fortifications obsolete")  # their units are never two ages behind
NOBODY = -9
GOODS = ("food", "resources")


def parts() -> list[Any]:
    """Return every part of every card, as parameters."""
    found = []
    for card in range(COUNT):
        if TYPE[card] in KINDS:
            row = ROWS[card]
            names = [f"gives {name}" for name in row.get("gives", {})]
            names += [f"row {at}" for at in range(len(EFFECTS[card]))]
            names += [name for name in ("strength", "obsolete") if TYPE[card] == TACTIC and name in row]
            ids = [(name, f"{NAMES[card]} {name}") for name in names]
            found += [pytest.param(card, name, id=id) for name, id in ids if id not in NEVER]
    return found


class Without:
    """The rules without one part of a card, as long as it lasts."""

    def __init__(self, card: int, name: str) -> None:
        self.card, self.name = card, name
        self.patch = pytest.MonkeyPatch()
        self.lists: list[tuple[list[Any], Any]] = []

    def __enter__(self) -> None:
        what, _, rest = self.name.partition(" ")
        if what == "row":
            self.row(int(rest))
        elif what == "gives":
            self.put(COLUMNS.get(rest, []), 9 if rest in GOODS else 0)  # no token is worth nothing
            place = SYMBOLS.index(rest) if rest in SYMBOLS else NOBODY
            self.put(CARD_PAIRS, [pair for pair in CARD_PAIRS[self.card] if pair[0] != place])
        else:
            self.put(TACTIC_STRENGTH if what == "strength" else OBSOLETE_STRENGTH, 0)

    def __exit__(self, *error: object) -> None:
        for column, old in reversed(self.lists):
            column[self.card] = old
        self.patch.undo()

    def put(self, column: list[Any], value: Any) -> None:
        """Put another value for the card into a column."""
        if column:
            self.lists.append((column, column[self.card]))
            column[self.card] = value

    def row(self, at: int) -> None:
        """Take a row of the card out, wherever the rules look for it."""
        card, row = self.card, EFFECTS[self.card][at]
        for module, name in ABILITIES.get((NAMES[card], at), []):
            self.patch.setattr(module, name, NOBODY)
        if row.when == effects.AT_ACTION and TYPE[card] == LEADER:
            self.patch.delitem(abilities.USED_BITS, card, raising=False)
        for column in (EFFECTS, *MOMENTS):
            self.put(column, [each for each in column[card] if each is not row])
        self.put(RATED_BY, [each for each in RATED_BY[card] if RATINGS[each] is not row])
        if row.do == DO_ATTACK_BONUS:
            self.put(pacts.ATTACK_BONUS, 0)
        own = pairs_of(row) if row.do != DO_RATING else []
        for table, who in ((CARD_PAIRS, ()), (PACT_PAIRS[0], (SIDE_B,)), (PACT_PAIRS[1], (SIDE_A,))):
            if row.who not in who:
                self.put(table, [pair for pair in table[card] if pair not in own])


class Board:
    """A board by chance on which a card lies in play, or is about to."""

    def __init__(self, card: int, seed: int) -> None:
        self.card = card
        self.dice = Random(seed)
        self.age = max(1, AGE[card])
        self.players = 3 if TYPE[card] == PACT else 2
        self.civil = [one for age in range(self.age + 1) for one in civil_deck(age, self.players)]
        ages = range(1, self.age + 1)
        self.arms = [one for age in ages for one in military_deck(age, self.players, False, False)]
        self.dice.shuffle(self.civil)
        self.dice.shuffle(self.arms)

    def draw(self, pile: list[int], fits: Callable[[int], bool], most: int) -> list[int]:
        """Take cards out of a pile, no two alike."""
        found: list[int] = []
        for card in pile[:]:
            if len(found) < most and fits(card) and card not in found:
                found.append(card)
                pile.remove(card)
        return found

    def build(self) -> GameState:
        """Return the board."""
        dice, card = self.dice, self.card
        for pile in (self.civil, self.arms):
            if card in pile:
                pile.remove(card)
        told = [self.seat(at) for at in range(self.players)]
        row = [NAMES[one] for one in self.draw(self.civil, lambda one: True, 12)]
        if TYPE[card] == WONDER and told[0]["wonder"] == "-" and NAMES[card] not in told[0]["wonders"]:
            row[dice.randrange(9)] = NAMES[card]
        events = [NAMES[one] for one in self.draw(self.arms, lambda one: TYPE[one] == TERRITORY, 2)]
        last = self.age == 3 and dice.random() < 0.3
        return situation(
            *told,
            at=dice.choice(["actions", "actions", "politics"]),
            turn=dice.randrange(self.players),
            age=4 if last else self.age,
            round=8,
            last_round=8 if last else -1,
            row=" ".join(row),
            events=" ".join(events),
        )

    def seat(self, at: int) -> Doc:
        """Tell one seat; the card is the first one's."""
        dice, kind = self.dice, TYPE[self.card] if at == 0 else -1
        own = [self.card] if at == 0 else []
        least = FIRST_UNIT if kind == TACTIC else 0
        techs = self.draw(self.civil, lambda one: least <= one < WORKER_CARDS, dice.randrange(2, 9))
        techs += [card for card in own if card < WORKER_CARDS and NAMES[card] not in START]
        workers = {NAMES[one]: dice.randrange(4) for one in techs} | {slug: dice.randrange(4) for slug in START}
        hand = self.draw(self.civil, lambda one: IS_TECHNOLOGY[one] and one not in techs, dice.randrange(6))
        specials: list[int] = []
        (specials if dice.random() < 0.5 else hand).extend(own if kind == SPECIAL else [])
        wonders = self.draw(self.civil, lambda one: TYPE[one] == WONDER, dice.randrange(2))
        told: dict[str, Any] = {
            "workers": " ".join(f"{slug}:{n}" for slug, n in workers.items()),
            "science": dice.choice([3, 12]),
            "culture": 9,
            "unused": dice.randrange(3),
            "yellow": dice.randrange(12),
            "blue": dice.randrange(1, 9),
            "tokens": f"agriculture:{dice.randrange(1, 6)} bronze:{dice.randrange(1, 12)}",
        }
        if kind == WONDER and dice.random() < 0.4:
            told |= {"wonder": NAMES[self.card], "stages": len(STAGE_PRICES[self.card]) - 1}
        elif kind == WONDER and dice.random() < 0.6:
            wonders += own
        leaders = own if kind == LEADER else self.draw(self.civil, lambda one: TYPE[one] == LEADER, 1)
        if leaders and (kind == LEADER or dice.random() < 0.6):
            told["leader"] = NAMES[leaders[0]]
            taken = AGE[leaders[0]]
            nexts = self.draw(self.civil, lambda one: TYPE[one] == LEADER and AGE[one] != taken, 1)
            hand += nexts if dice.random() < 0.6 else []
        tactics = own if kind == TACTIC else self.draw(self.arms, lambda one: TYPE[one] == TACTIC, 1)
        if tactics and (kind == TACTIC or dice.random() < 0.7):
            told |= {"tactic": NAMES[tactics[0]], "exclusive": 1}
        if kind == GOVERNMENT:
            told["government"] = NAMES[self.card]
        if kind == PACT:
            told |= {"pact": NAMES[self.card], "pact_with": 1, "pact_side": dice.randrange(2)}
        military = self.draw(self.arms, lambda one: True, dice.randrange(4))
        for name, cards in (("hand", hand), ("wonders", wonders), ("military", military)):
            told[name] = " ".join(NAMES[one] for one in cards)
        return seat(" ".join(NAMES[one] for one in specials), **told)


def trail(s: GameState, seed: int) -> list[Any]:
    """Answer by chance for a while; return what could be chosen, and what the players have in the end."""
    luck = Luck(seed)
    derive(s)
    advance(s, luck)
    found: list[Any] = []
    for _ in range(MOVES):
        if not waiting(s):
            break
        legal = [a for a in s.stack[-1].legal(s, waiting(s)[0]) if a[0] != RESIGN]
        found.append(legal)
        apply(s, waiting(s)[0], legal[luck.below(len(legal))], luck)
    return [*found, GAME.dump(s)["players"]]


@pytest.mark.parametrize(("card", "name"), parts())
def test_every_part_of_a_card_makes_a_difference(card: int, name: str) -> None:
    for seed in range(BOARDS):
        s = Board(card, seed).build()
        before = trail(s.copy(), seed)
        with Without(card, name):
            after = trail(s.copy(), seed)
        if after != before:
            return
    pytest.fail(f"{NAMES[card]}, {name}: nothing in play depends on it")
