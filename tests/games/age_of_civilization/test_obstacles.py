"""The obstacle is the only truth: what has none is legal, and nothing else is."""

from __future__ import annotations

from ecumene.games.age_of_civilization import GAME
from ecumene.games.age_of_civilization.action_space import writable_actions
from ecumene.games.age_of_civilization.actions.perform import price_of
from ecumene.games.age_of_civilization.card_data import ACTION_COUNT, CARAVAN, COINS_NEEDED, PLAGUE, RESEARCH
from ecumene.games.age_of_civilization.effects.powers import COST
from ecumene.games.age_of_civilization.modules.draft import DraftPick
from ecumene.games.age_of_civilization.pieces import LearnTechnologies, TakeWonder
from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.turn.action_phase import ActionPhase, FreeCulture
from ecumene.games.age_of_civilization.turn.civilization_phase import CivilizationPhase
from ecumene.games.age_of_civilization.turn.turn_end import TurnEnd
from ecumene.kernel.frame import Action, advance, apply, refuse, waiting
from ecumene.kernel.laws import setups
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, OTHER_QUESTION
from tests.games.age_of_civilization.situation import moves, refusal, run, seat, situation

STATED = (ActionPhase, CivilizationPhase, LearnTechnologies, TakeWonder, TurnEnd)
GAMES = 3  # of every set-up
BY_THE_WAY = 40  # with this seed each position is checked with the odds of one in so many


def check(s: GameState, asked: int) -> str:
    """Compare the legal moves with the obstacles of all that could be written; return whose they are."""
    frame = s.stack[-1]
    legal = frame.legal(s, asked)
    taken = [a for a in writable_actions(s) if frame.takes(a[0])]
    if isinstance(frame, STATED):
        assert sorted(legal) == sorted(a for a in taken if frame.obstacle(s, asked, a) == ALLOWED)
    assert all(frame.takes(a[0]) for a in legal)
    for a in taken:
        assert a in legal or refuse(s, asked, a).rule != OTHER_QUESTION
    return type(frame).__name__


def test_legal_is_what_no_obstacle_forbids() -> None:
    seen: dict[str, int] = {}
    for players, options in setups(GAME):
        for seed in range(GAMES):
            dice, luck = Luck(seed), Luck(seed + 1)
            s = GAME.setup(players, dict(options), luck)
            advance(s, luck)
            while waiting(s):
                asked = waiting(s)[0]
                rare = not isinstance(s.stack[-1], ActionPhase | CivilizationPhase | DraftPick)
                if rare or dice.below(BY_THE_WAY) == 0:
                    name = check(s, asked)
                    seen[name] = seen.get(name, 0) + 1
                choices = s.stack[-1].legal(s, asked)
                apply(s, asked, choices[dice.below(len(choices))], luck)
    assert sum(seen.values()) > 200
    assert seen.keys() >= {frame.__name__ for frame in STATED}


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
