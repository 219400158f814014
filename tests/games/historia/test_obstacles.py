"""A form of a card that was not begun still says what stood in its way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from ecumene.games.historia.card_data import POWERS
from ecumene.games.historia.game import GAME
from ecumene.games.historia.rounds.choose_cards import ChooseCards
from ecumene.games.historia.rounds.resolve_cards import NO_MORE, Act
from ecumene.games.historia.state import GameState
from ecumene.games.historia.told.chances import revealed
from ecumene.games.historia.verbs import ACTIVATE, ADVANCED, COMMAND, GRAMMAR, SIMPLE, SKIP
from ecumene.kernel.frame import Action, refuse
from ecumene.kernel.laws.check import setups
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import OTHER_QUESTION
from tests.games.historia.claims import CLAIMS
from tests.games.historia.remedies import LASTING, REMEDIES
from tests.games.historia.situation import idle, moves, play, play_round, seat, situation
from tests.games.relevance import still_refused
from tests.games.test_reasons import positions


def reason_inside(card: str, told: str, **seats: int) -> tuple[str, int, int]:
    """Let a seat play a card that has one form only, and return why the other form was not to be had."""
    s = play_round(situation(seat("europe russia", **seats), idle()), card)
    assert told in moves(s)
    why = refuse(s, 0, GRAMMAR.parse(f"advanced {card}"))
    return why.rule, why.need, why.have


def test_a_card_begun_by_itself_says_what_its_other_form_lacks() -> None:
    assert reason_inside("exploit", "withdraw europe", technology=9, vp=0) == ("his.exploit.vp", 1, 0)
    assert reason_inside("exploit", "withdraw europe", technology=2) == ("his.act.technology", 9, 2)
    assert reason_inside("art", "build sphinx", technology=6, ready=2) == ("his.act.cubes", 3, 1)


def test_a_form_that_was_chosen_leaves_nothing_to_say_about_the_other() -> None:
    s = play_round(situation(seat(technology=6, ready=3), idle()), "art")
    play(s, "simple art")
    assert s.players[0].ready == 2 and "build sphinx" in moves(s)
    assert refuse(s, 0, GRAMMAR.parse("advanced art")).rule == OTHER_QUESTION, "three cubes were there"
    assert refuse(s, 0, GRAMMAR.parse("simple art")).rule == OTHER_QUESTION
    assert refuse(s, 0, GRAMMAR.parse("advanced exploit")).rule == OTHER_QUESTION


def test_whether_there_is_a_choice_is_what_the_list_of_moves_says() -> None:
    ways, met = setups(GAME), Counter[bool]()
    for seed in range(10):
        luck, dice = Luck(seed), Luck(seed + 1)
        s = GAME.setup(*ways[seed * 37 % len(ways)], luck)
        while not s.over:
            frame = s.stack[-1]
            if isinstance(frame, Act) and frame.card < 0:
                listed = frame.legal(s, frame.seat)
                choice = len(listed) > 1 or (frame.asked == 1 and listed != [NO_MORE])
                assert frame.has_choice(s) == choice
                met[choice] += 1
            asked = frame.waits_for(s)
            if asked:
                legal = frame.legal(s, asked[0])
                frame.answer(s, asked[0], legal[dice.below(len(legal))], luck)
            else:
                frame.step(s, luck)
    assert min(met[True], met[False]) > 300


def tries(s: GameState, asked: int) -> Iterator[tuple[GameState, Action]]:
    """Yield moves with cards, wonders and the token for a seat that would resolve one card of its hand."""
    player = s.players[asked]
    for card in [*player.hand, *player.advisers]:
        world = revealed(s, asked, card)
        for verb in (SIMPLE, ADVANCED, SKIP):
            yield world, (verb, card, 0)
        for wonder in player.wonders:
            for victim in (-1, *player.wonders):
                yield world, (ACTIVATE, wonder, victim)
        for source in range(3):
            yield world, (COMMAND, POWERS[0], source)
        yield world, NO_MORE


def test_every_reason_against_a_card_that_is_resolved_is_true_and_relevant() -> None:
    met: Counter[str] = Counter()
    for table, asked in positions("historia", 400):
        s = table.state
        if not isinstance(s, GameState) or not isinstance(s.stack[-1], ChooseCards):
            continue
        for world, a in tries(s, asked):
            if a in world.stack[-1].legal(world, asked):
                continue
            why = refuse(world, asked, a)
            where = f"{GRAMMAR.text(a)}: {why.rule} {why.need} {why.have}"
            assert CLAIMS[why.rule](world, asked, a, why), where
            if why.rule not in LASTING:
                assert not still_refused(REMEDIES[why.rule], world, asked, a), where
            met[why.rule] += 1
    assert len(met) > 20, sorted(met)


NOT_FOR_THE_EVENT = [  # what lacks with the event and without it is told; the event, where it alone is the reason
    ("dark-ages", seat(technology=14, wonders="petra colosseum"), "advanced war", "his.war.territory"),
    ("dark-ages", seat("canada", technology=14, wonders="petra colosseum"), "advanced war", "his.event.before"),
    ("scientific-revolution", seat(ready=0, used=1, technology=3, wonders="petra colosseum"), "simple technology",
     "his.level.no-cell"),
    ("scientific-revolution", seat(ready=0, used=1, technology=11, wonders="petra colosseum"),
     "advanced technology",
     "his.act.cubes"),
    ("little-ice-age", seat(ready=0, wonders="petra colosseum"), "simple trade", "his.event.unpaid"),
]  # fmt: skip


@pytest.mark.parametrize(("event", "mine", "move", "rule"), NOT_FOR_THE_EVENT)
def test_the_event_is_the_reason_only_where_it_makes_the_difference(
    event: str, mine: dict[str, object], move: str, rule: str
) -> None:
    s = play_round(situation(mine, idle("canada"), events=True, event=event), move.split()[1])
    assert move not in moves(s, 0)
    assert refuse(s, 0, GRAMMAR.parse(move)).rule == rule
