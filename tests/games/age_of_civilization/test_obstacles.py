"""What stands in the way of a move, and what is told first. That nothing else is legal is a law of the kernel."""

from __future__ import annotations

from ecumene.games.age_of_civilization import GAME
from ecumene.games.age_of_civilization.actions.prices import price_of
from ecumene.games.age_of_civilization.card_data import ACTION_COUNT, CARAVAN, COINS_NEEDED, PLAGUE, RESEARCH
from ecumene.games.age_of_civilization.effects.powers import COST
from ecumene.games.age_of_civilization.turn.action_phase import FreeCulture
from ecumene.kernel.frame import Action, advance, apply, refuse, waiting
from ecumene.kernel.laws import setups
from ecumene.kernel.luck import Luck
from tests.games.age_of_civilization.remedies import REMEDIES
from tests.games.age_of_civilization.situation import moves, refusal, run, seat, situation
from tests.games.relevance import still_refused


def test_what_else_is_part_of_a_price_only_lowers_it() -> None:
    """By that ActionPhase.closed sees at once that most actions can be paid for."""
    for players, options in setups(GAME):
        dice, luck = Luck(7), Luck(8)
        s = GAME.setup(players, dict(options), luck)
        advance(s, luck)
        while waiting(s):
            asked = waiting(s)[0]
            power = s.players[asked].power
            for action in range(ACTION_COUNT):
                if action not in (RESEARCH, CARAVAN, PLAGUE):
                    price = price_of(s, asked, action, 0, -1)
                    assert price <= max(0, COINS_NEEDED[action] + power[COST + action])
            choices = s.stack[-1].legal(s, asked)
            apply(s, asked, choices[dice.below(len(choices))], luck)


def test_the_question_about_a_free_culture_takes_both_its_answers() -> None:
    s = situation(seat("aksum"), seat(), window="build fish farm")
    apply(s, 0, GAME.grammar.parse("build"), Luck(1))
    assert isinstance(s.stack[-1], FreeCulture)
    answers: list[Action] = s.stack[-1].legal(s, 0)
    assert all(s.stack[-1].takes(a[0]) for a in answers) and len(answers) == 2


def test_coins_are_laid_on_a_card_of_the_market_if_there_is_one() -> None:
    two_things = seat("phoenicia", techs="writing education")
    s = run(situation(two_things, seat(), at="turn end", market={"rome": 0}, deck=True))
    told = refuse(s, 0, GAME.grammar.parse("resolve phoenicia"))
    assert (told.rule, told.need) == ("aoc.civ.phoenicia", -1)
    four = {"maya": 0, "kongo": 0, "celts": 0, "huns": 0}
    s = run(situation(two_things, seat("rome"), at="turn end", round=2, market=four, draft=True))
    s.market.clear()
    s.coins_on.clear()
    assert moves(s) == ["resolve education", "decline education"]
    for move in ("resolve phoenicia maya", "decline phoenicia"):
        told = refuse(s, 0, GAME.grammar.parse(move))
        assert (told.rule, told.need) == ("aoc.civ.phoenicia", 0)


def test_a_full_column_is_told_before_the_price_of_a_special_card() -> None:
    s = situation(seat(techs="mining", coins=0), seat(), specials="masons", innovations=True)
    assert refusal(s, "buy masons") == "aoc.innovations.empty-column"


def test_reasons_that_random_play_seldom_meets_are_relevant() -> None:
    column = situation(seat(techs="mining"), seat(), specials="masons", innovations=True)
    order = situation(seat(), orders="porcelain silk glass", round=2, scenario="silk-road")
    for s, move in ((column, "buy masons"), (order, "caravan porcelain")):
        a = GAME.grammar.parse(move)
        assert refuse(s, 0, a).rule in ("aoc.innovations.empty-column", "aoc.path.order-condition")
        assert still_refused(REMEDIES[refuse(s, 0, a).rule], s, 0, a) is False
