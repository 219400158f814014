"""Every row of every event, aggression, war, territory and action card takes effect through play.

The two places that carry rows out are watched while cards are played: events are revealed, aggressions made, wars
decided, territories settled, action cards played, and all questions answered by chance. A row counts as seen when
the players' things, the card row or the rules under way differ after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.card_data import ACTION, AGE, AGGRESSION, EVENT, NAMES, TERRITORY, TYPE, WAR
from ecumene.games.through_the_ages.civil import action_cards
from ecumene.games.through_the_ages.effects import carry_out as programme
from ecumene.games.through_the_ages.effects.effect import EFFECTS, Effect
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.frame import apply, waiting
from ecumene.kernel.luck import Luck
from tests.games.through_the_ages.military.politics import politics, reveal
from tests.games.through_the_ages.situation import GRAMMAR, Doc, play, run, seat, situation

Seen = set[tuple[int, int]]
"""Cards and the numbers of their rows."""


def numbered(effect: Effect) -> tuple[int, int]:
    """Return the card and the number of a row; (-1, -1) for one of several options of a row."""
    for card, rows in enumerate(EFFECTS):
        for at, row in enumerate(rows):
            if row is effect:
                return card, at
    return -1, -1


def looks(s: GameState) -> Any:
    """Return what a row could change: players' things, the row of cards, what is under way."""
    doc = GAME.dump(s)
    return doc["players"], doc["row"], len(doc["stack"])


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """Return the rows that have taken effect so far."""
    found: Seen = set()
    happen, carry = programme.happen, action_cards.carry

    def watch_happen(s: GameState, card: Any, effect: Effect, *rest: Any) -> None:
        before = looks(s)
        happen(s, card, effect, *rest)
        if looks(s) != before:
            found.add(numbered(effect))

    def watch_carry(s: GameState, who: int, effect: Effect, *rest: Any) -> None:
        before = looks(s)
        carry(s, who, effect, *rest)
        if looks(s) != before:
            found.add(numbered(effect))

    monkeypatch.setattr(programme, "happen", watch_happen)
    monkeypatch.setattr(action_cards, "carry", watch_carry)
    return found


def rows_of(card: int) -> Seen:
    """Return all rows of a card."""
    return {(card, at) for at in range(len(EFFECTS[card]))}


def finish(s: GameState, seed: int) -> None:
    """Answer the questions of a card by chance, until a phase asks again."""
    luck = Luck(seed)
    for _ in range(30):
        if not waiting(s) or type(s.stack[-1]).__name__ in ("ActionPhase", "PoliticsPhase"):
            return
        legal = s.stack[-1].legal(s, waiting(s)[0])
        apply(s, waiting(s)[0], legal[luck.below(len(legal))], luck)


GOVERNMENTS = ["despotism", "monarchy", "monarchy", "communism"]


def rich(strong: bool, age: int, content: bool = True, culture: int = 9) -> Doc:
    """Tell a seat that has something of everything, strong or weak, content or not."""
    told: dict[str, Any] = {"science": 9, "culture": culture, "unused": 2, "yellow": 9 if content else 1}
    told |= {"tokens": "agriculture:4 bronze:4", "blue": 6}
    if not strong:
        told |= {"workers": "warriors:1 agriculture:2 bronze:2 philosophy:2 religion:2", "leader": "joan-of-arc"}
        told |= {
            "wonders": "hanging-gardens",
            "colonies": "vast-territory-1",
            "military": "spy spy" if age > 1 else "",
        }
        return seat("theology", **told)
    told |= {"workers": "warriors:6 swordsmen:1 agriculture:2 irrigation:2 bronze:3 iron:0 alchemy:2"}
    told |= {"leader": "michelangelo", "wonders": "pyramids", "hand": "drama", "government": GOVERNMENTS[age]}
    return seat("irrigation iron alchemy swordsmen masonry" + " computers" * (age > 2), **told)


def situations(age: int) -> Iterator[tuple[Doc, Doc, int]]:
    """Yield two seats, and whose turn it is."""
    for content in (True, False):
        for culture in (5, 12):
            yield rich(True, age, content), rich(False, age, content, culture), 0
            yield rich(False, age, content), rich(True, age, content, culture), 0
            yield rich(True, age, content), rich(False, age, content, culture), 1


def of_type(*kinds: int) -> list[Any]:
    """Return the cards of some types that have rows, as parameters."""
    return [
        pytest.param(card, id=NAMES[card]) for card in range(len(TYPE)) if TYPE[card] in kinds and EFFECTS[card]
    ]


@pytest.mark.parametrize("event", of_type(EVENT))
def test_every_row_of_an_event_takes_effect(event: int, seen: Seen) -> None:
    age = max(1, AGE[event])
    for number, (one, other, turn) in enumerate(situations(age)):
        finish(reveal(NAMES[event], one, other, turn=turn, row="code-of-laws"), number)
    if not rows_of(event) <= seen:  # what is for age IV
        s = reveal(NAMES[event], rich(True, 3), rich(False, 3), age=4, round=9, last_round=9)
        finish(s, 1)
    assert rows_of(event) <= seen


@pytest.mark.parametrize("card", of_type(AGGRESSION))
def test_every_row_of_an_aggression_takes_effect(card: int, seen: Seen) -> None:
    age = max(1, AGE[card])
    attacker = rich(True, age) | {"military": [NAMES[card]]}
    for number in range(4):
        s = politics(attacker, rich(False, age) | {"military": []}, age=age)
        finish(play(s, f"attack {NAMES[card]} 1"), number)
    assert rows_of(card) <= seen


@pytest.mark.parametrize("card", of_type(WAR))
def test_every_row_of_a_war_takes_effect(card: int, seen: Seen) -> None:
    for number in range(3):
        declarer = rich(True, AGE[card]) | {"war": NAMES[card], "war_on": 1}
        finish(run(situation(declarer, rich(False, AGE[card]), at="war", age=AGE[card])), number)
    assert rows_of(card) <= seen


@pytest.mark.parametrize("card", of_type(TERRITORY))
def test_every_row_of_a_territory_takes_effect(card: int, seen: Seen) -> None:
    age = max(1, AGE[card])
    explorer = rich(True, age) | {"leader": "christopher-columbus", "military": [NAMES[card]]}
    other = rich(False, age) | {"colonies": []}
    finish(play(politics(explorer, other, age=age), f"colonize {NAMES[card]}"), 1)
    assert rows_of(card) <= seen


@pytest.mark.parametrize("card", of_type(ACTION))
def test_every_row_of_an_action_card_takes_effect(card: int, seen: Seen) -> None:
    age = max(1, AGE[card])
    for strong in (True, False):
        hand = sorted([NAMES[card], "drama"], key=GAME.things.numbers.__getitem__)
        player = rich(strong, age) | {"hand": hand, "wonder": "colossus", "yellow": 14}
        other = rich(not strong, age, True, 12) | {"hand": []}
        s = situation(player, other, age=age)
        a = GRAMMAR.parse(f"play {NAMES[card]}")
        if a in s.stack[-1].legal(s, 0):
            finish(play(s, f"play {NAMES[card]}"), 1)
    assert rows_of(card) <= seen
