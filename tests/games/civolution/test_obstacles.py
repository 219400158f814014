"""What stands in the way where random play seldom comes: start cards, rare questions, quick lists of payments."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ecumene.games.civolution.card_data import CARDS, START_MARKERS
from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.payment import (
    NOTHING,
    PICKS,
    SLEEP_MODULE,
    dice_asked,
    fewest_ideas,
    first_picks,
    partners,
    payable_modules,
    pick_obstacle,
    picks_of,
)
from ecumene.games.civolution.continent.spots import IDEA
from ecumene.games.civolution.effects.program import price, program
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.modules.activities import OptionalPayment
from ecumene.games.civolution.printed import FEATURES, MODULES
from ecumene.games.civolution.setup.start_cards import StartCards
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import PICK
from ecumene.kernel.frame import apply, refuse, waiting
from ecumene.kernel.refusal import ALLOWED, OTHER_QUESTION
from ecumene.table.words import words
from tests.games.civolution.claims import CLAIMS
from tests.games.civolution.random_games import begin
from tests.games.civolution.situation import effect, play, seat, table

POSITIONS = 200
APART = 7
MOVES = GAME.action_space()


def positions(count: int) -> Iterator[tuple[GameState, int]]:
    """Yield positions of random games, some moves apart, from the first question on."""
    seed = found = 0
    while True:
        seed += 1
        s, luck = begin(1 + seed % 4, seed)
        dice, moves = Random(seed), 0
        while waiting(s):
            seat = waiting(s)[0]
            if moves % APART == 0:
                yield s.copy(), seat
                found += 1
                if found == count:
                    return
            moves += 1
            apply(s, seat, dice.choice(s.stack[-1].legal(s, seat)), luck)


def test_start_cards_that_nothing_stands_in_the_way_of_are_legal() -> None:
    for s, luck in (begin(2, 5), begin(1, 5, free_start=True)):
        while isinstance(frame := s.stack[-1], StartCards):
            seat = waiting(s)[0]
            free = [
                card for card in [*CARDS, *START_MARKERS] if frame.obstacle(s, seat, (PICK, card, 0)) == ALLOWED
            ]
            assert frame.legal(s, seat) == [(PICK, card, 0) for card in sorted(free)]
            apply(s, seat, frame.legal(s, seat)[0], luck)


def test_the_quick_ways_to_list_modules_and_payments_agree_with_the_slow_ones() -> None:
    easier = 0
    for number, (s, _) in enumerate(positions(POSITIONS)):
        dice = Random(number)
        for player in s.players:
            player.dice = [dice.choice([0, 0, 1, 2]) for _ in range(6)]
            for spot in range(3, 10):
                player.markers[spot] = dice.choice([0, 0, 0, 1])
            player.markers[IDEA] = dice.randrange(5)
            slow = [at for at in range(MODULES + FEATURES) if fewest_ideas(player, at) <= player.markers[IDEA]]
            assert payable_modules(player, MODULES + FEATURES) == slow
            easier += any(player.power)
            asked = dice_asked(dice.randrange(SLEEP_MODULE + 1))
            for beside in (NOTHING, *picks_of(player)):
                quick = first_picks(player, asked) if beside == NOTHING else partners(player, beside, asked)
                free = [at for at in range(PICKS) if pick_obstacle(player, at, beside, asked) == ALLOWED]
                assert quick == free
    assert easier


def test_a_value_that_no_die_shows_is_refused_as_such_and_not_for_lack_of_ideas() -> None:
    s = effect(table(seat("c-swamp:2", fate=2, idea=1), seat()), {"hunt": 1})
    play(s, "hunt c-swamp", dice="4 4")
    told = [refuse(s, 0, GAME.grammar.parse(move)) for move in ("value 2", "idea 2", "idea 4", "value 3")]
    assert [(each.rule, each.need, each.have) for each in told] == [
        ("civo.hunt.die", 1, 2),  # no die shows 2
        ("civo.favour.ideas", 2, 1),  # two ideas are needed
        ("civo.favour.ideas", 0, 1),  # a die shows it already
        ("civo.hunt.die", 1, 3),  # an idea would turn one
    ]
    assert words(GAME, "en").refusal(told[0]).startswith("No die of yours shows 2 without ideas.")
    other = refuse(s, 0, GAME.grammar.parse("farm c-swamp"))
    assert other.rule == OTHER_QUESTION


def rare_questions() -> list[GameState]:
    """Return positions with questions that random play seldom asks."""
    home = table(seat("c-swamp:2", papyrus=1, stone=1, block="a23:1"), seat(), locations={"c4": "l01"})
    effect(home, {"build": {"kind": "settlement", "n": 1}})
    play(home, "settlement c4 2")
    lying = effect(table(seat("c-grassland:1 c-swamp:2", food=1), seat()), {"place_weak": {"n": 2}})
    play(lying)
    begun = effect(table(seat("c-grassland:1 c-swamp:2", food=1), seat()), {"place_weak": {"n": 2}})
    play(begun, "place-weak c-grassland 2")
    paying = table(seat("c-swamp:2", money=1), seat())
    paying.stack.append(OptionalPayment(0, price({"money": 1}), program([{"points": 2}]), -1))
    return [home, lying, begun, paying]


def test_rare_questions_offer_what_nothing_stands_in_the_way_of() -> None:
    asked = []
    for s in rare_questions():
        frame = s.stack[-1]
        assert isinstance(frame, Asks)
        asked.append(type(frame).__name__)
        free = {a for a in MOVES if frame.takes(a[0]) and frame.obstacle(s, frame.seat, a) == ALLOWED}
        assert set(frame.legal(s, 0)) == free and len(free) > 1
        for a in MOVES:
            if frame.takes(a[0]) and a not in free:
                told = refuse(s, 0, a)
                assert CLAIMS[told.rule](s, 0, a, told), (GAME.grammar.text(a), told.rule, told.need)
    assert asked == ["SettlementPrice", "WeakTribes", "WeakTribes", "OptionalPayment"]


def test_what_is_paid_for_happens_and_what_is_not_does_not() -> None:
    for move, points in (("pay", 2), ("done", 0)):
        s = rare_questions()[-1]
        play(s, move)
        assert (s.players[0].points, s.players[0].markers[1]) == (points, 0 if points else 1)
