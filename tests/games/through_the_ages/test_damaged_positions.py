"""Positions that cannot be are refused with their fault; what is accepted plays on to the end under all laws."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.laws import setups
from ecumene.kernel.luck import Luck
from tests.games.through_the_ages.damage import Doc, damaged
from tests.games.through_the_ages.laws import at_random, check_numbers, check_tokens
from tests.games.through_the_ages.military.politics import politics
from tests.games.through_the_ages.military.rich import Rich
from tests.games.through_the_ages.military.test_positions import auction, pact
from tests.games.through_the_ages.situation import fresh, seat, situation
from tests.impossible import refused

POSITIONS = int(os.environ.get("ECUMENE_SOAK", "24"))
DAMAGES = 12  # of each position
LONGEST = 2500  # moves of a game


def reached(seed: int) -> GameState:
    """Return a position of a random game, of one that begins in the middle three times in four."""
    ways = setups(GAME)
    game = Rich(seed % 4) if seed % 4 else GAME
    players, options = (2 + seed % 3, {}) if seed % 4 else ways[seed % len(ways)]
    luck, choose = Luck(seed), at_random(seed)
    s = game.setup(players, options, luck)
    assert isinstance(s, GameState)
    advance(s, luck)
    for _ in range(Random(seed).randrange(140)):
        before = s.copy()
        apply(s, waiting(s)[0], choose(s, waiting(s)[0]), luck)
        if not waiting(s):
            return before
    return s


def play_on(s: GameState, seed: int) -> None:
    """Play to the end under the laws of the game."""
    luck, choose = Luck(seed), at_random(seed)
    luck.log = []
    advance(s, luck)
    for _ in range(LONGEST):
        if not waiting(s):
            break
        before = s.copy()
        luck.log = []
        apply(s, waiting(s)[0], choose(s, waiting(s)[0]), luck)
        for number in range(len(s.players)):
            check_tokens(before, s, number, luck.log)
            check_numbers(s, number)
        GAME.audit(s)
    assert s.over


@pytest.mark.parametrize("seed", range(POSITIONS))
def test_a_damaged_position_is_refused_or_plays_on_to_the_end(seed: int) -> None:
    s = reached(seed)
    doc = GAME.dump(s)
    assert GAME.dump(GAME.restore(doc)) == doc, "what play reaches is accepted"
    choose = Random(seed)
    said_no = 0
    for _ in range(DAMAGES):
        wrong = damaged(doc, choose)
        try:
            accepted = GAME.restore(wrong)
        except Impossible:
            said_no += 1
        else:
            play_on(accepted, seed)
    assert said_no >= 1


def first_player(**told: Any) -> Any:
    """Return a change of the first seat."""
    return lambda doc: doc["players"][0].update(told)


def stack(*kept: int) -> Any:
    """Return a change that keeps some paragraphs, by number, in this order."""
    return lambda doc: doc.update(stack=[dict(doc["stack"][at]) for at in kept])


def frame(at: int, **told: Any) -> Any:
    """Return a change of one paragraph under way."""
    return lambda doc: doc["stack"][at].update(told)


def swap_deck(doc: Doc) -> None:
    """Swap a card of the deck with one of a former age."""
    doc["civil_deck"][0], doc["civil_gone"][0] = doc["civil_gone"][0], doc["civil_deck"][0]


def lose_bronze(doc: Doc) -> None:
    """Take a printed card away."""
    del doc["players"][0]["workers"]["bronze"]


PLAIN = situation(seat(), seat())
LAST = situation(seat(), seat(), age=4, round=9, last_round=9)
WONDER = situation(seat(wonder="pyramids"), seat())
LEADERS = situation(seat(leader="homer", hand="michelangelo"), seat())
IMPOSSIBLE: list[tuple[GameState, Any, str]] = [
    (LAST, lambda doc: doc.update(last_round=8), "the last round is this one or the next"),
    (LAST, lambda doc: doc.update(last_round=12), "the last round is this one or the next"),
    (PLAIN, lose_bronze, "printed on its board"),
    (WONDER, first_player(stages=3), "not completed"),
    (situation(seat("iron"), seat(hand="iron"), seat()), lambda doc: (
        doc["players"][1].update(hand=[]), doc["players"][0].update(hand=["iron"])), "a technology twice"),
    (LEADERS, first_player(leaders_taken=1), "has taken no leader of that age"),
    (situation(seat(leader="homer"), seat(hand="moses")), lambda doc: (
        doc["players"][1].update(hand=[]), doc["players"][0].update(hand=["moses"])), "two leaders of one age"),
    (situation(seat(tactic="legion", exclusive=1), seat()), lambda doc: (
        doc["players"][0].update(exclusive=0), doc["military_gone"].append("legion")),
     "neither exclusive nor common"),
    (situation(seat(), seat(), seat()), lambda doc: doc["players"][1].update(out=1), "has resigned and still has"),
    (situation(seat(pact="open-borders-agreement", pact_with=1), seat(unused=0), seat()),
     lambda doc: doc["players"][1].update(out=1), "pact with somebody who has resigned"),
    (PLAIN, lambda doc: doc["players"][1].update(used=1), "lasts only for its turn"),
    (PLAIN, lambda doc: doc["players"][1].update(resource_pool=2), "lasts only for its turn"),
    (PLAIN, swap_deck, "of another age"),
    (PLAIN, stack(1, 2), "no round is under way"),
    (PLAIN, stack(0, 2), "ActionPhase cannot be under way here"),
    (PLAIN, stack(0, 1, 2, 2), "ActionPhase is under way more often"),
    (auction(), stack(0, 1, 2, 4), "Auction cannot be under way here"),
    (pact(), stack(0, 1, 3), "OfferedPact cannot be under way here"),
    (PLAIN, lambda doc: doc.update(current=1), "Turn: it is the turn of another player"),
    (PLAIN, frame(2, seat=1), "ActionPhase: it is the turn of another player"),
    (PLAIN, frame(0, turns=2), "turns begun in this round: 1"),
    (politics(seat(military="rats"), seat()), frame(1, phase=6), "another phase"),
    (situation(seat(unused=0), seat(), seat()), lambda doc: doc["players"][0].update(out=1),
     "ActionPhase waits for somebody who has resigned"),
]  # fmt: skip


@pytest.mark.parametrize(("s", "change", "cause"), IMPOSSIBLE)
def test_an_impossible_position_is_refused_with_its_fault(s: GameState, change: Any, cause: str) -> None:
    doc = GAME.dump(s)
    change(doc)
    with refused(GAME, cause):
        GAME.restore(doc)


def test_a_position_of_a_fresh_game_is_accepted() -> None:
    doc = GAME.dump(fresh(3))
    assert GAME.dump(GAME.restore(doc)) == doc
