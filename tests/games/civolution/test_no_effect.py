"""Choices without effect say so, and only those."""

from __future__ import annotations

from ecumene.games.civolution.console.payment import Payment
from ecumene.games.civolution.console.turn import Turn
from ecumene.games.civolution.continent.spots import FEATURE, FOOD, MATERIAL
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.told.no_effect import BEGIN, has_no_effect, position
from ecumene.kernel.frame import Action, apply, waiting
from ecumene.kernel.luck import Luck
from ecumene.table.words import LANGS, words
from tests.games.civolution.random_games import begin
from tests.games.civolution.situation import seat, table

MESSAGE = "chances-no-effect"
GAMES = [(2, 1), (3, 2), (4, 3)]  # seats and seed
MOVES = 250


def told(s: GameState, move: str) -> list[str]:
    """Return the messages about a move of the first seat."""
    return [message for message, _ in GAME.teller.chances(s, 0, GAME.grammar.parse(move))]


def test_a_module_without_anything_to_do_says_so() -> None:
    s = table(seat("c-swamp:2"), seat())
    assert told(s, "activate transport") == [MESSAGE]
    assert MESSAGE not in told(s, "activate migration")
    s = table(seat("c-swamp:2", raw="c-swamp:1"), seat())
    assert MESSAGE not in told(s, "activate transport")


def test_looking_ahead_changes_nothing_and_the_words_are_there() -> None:
    s = table(seat("c-swamp:2"), seat())
    before = GAME.dump(s)
    assert told(s, "activate transport")
    assert GAME.dump(s) == before
    for lang in LANGS:
        assert words(GAME, lang).format(MESSAGE) != MESSAGE


def carry_out(s: GameState, seat: int, a: Action) -> str:
    """Make a move, pay for it, and return the first question that it leads to; "": none."""
    luck, depth = Luck(1), len(s.stack) - 1
    s.stack[-1].answer(s, seat, a, luck)
    while len(s.stack) > depth:
        frame = s.stack[-1]
        asked = frame.waits_for(s)
        if not asked:
            frame.step(s, luck)
            continue
        if not isinstance(frame, Payment):
            return type(frame).__name__
        frame.answer(s, asked[0], frame.legal(s, asked[0])[0], luck)
    return ""


def kept(s: GameState, at: int) -> list[object]:
    """Return what a payment leaves as it is: of a civilization, and of the table."""
    player, table = s.players[at], position(s)
    del table["players"]
    goods = player.markers[MATERIAL:], player.markers[FEATURE:MATERIAL], player.markers[FOOD]
    return [goods, player.points, player.favour, player.tracks, player.modules, player.columns, player.hand, table]


def test_what_is_said_to_have_no_effect_has_none() -> None:
    found = {True: 0, False: 0}
    for players, seed in GAMES:
        s, luck = begin(players, seed)
        dice = Luck(seed)
        for _ in range(MOVES):
            at = waiting(s)[0]
            legal = s.stack[-1].legal(s, at)
            for a in legal:
                if a[0] in BEGIN and has_no_effect(s, at, a):
                    world = s.copy()
                    assert carry_out(world, at, a) == "", GAME.grammar.text(a)
                    assert kept(world, at) == kept(s, at), GAME.grammar.text(a)
                    found[isinstance(s.stack[-1], Turn)] += 1
            apply(s, at, legal[dice.below(len(legal))], luck)
    assert all(found.values()), "modules and branches"
