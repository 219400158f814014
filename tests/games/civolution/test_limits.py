"""Reasons where an effect is narrower than a move: each names what it keeps to, and is true."""

from __future__ import annotations

from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.state import GameState
from ecumene.kernel.frame import advance, waiting
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import WRONG_KIND
from tests.games.civolution.claims import CLAIMS
from tests.games.civolution.situation import effect, play, seat, table
from tests.rules import card, rule


def why(s: GameState, *tried: str) -> list[tuple[str, int]]:
    """Return the rules and numbers told for moves that are refused, each true in this position."""
    advance(s, Luck(1))
    who = waiting(s)[0]
    frame = s.stack[-1]
    found: list[tuple[str, int]] = []
    for move in tried:
        a = GAME.grammar.parse(move)
        assert a not in frame.legal(s, who), move
        refusal = frame.refuse(s, who, a)
        assert CLAIMS[refusal.rule](s, who, a, refusal), move
        found.append((refusal.rule, refusal.need))
    return found


@rule("civo.effects.limits")
@card("c17", "d16", "a21", "a08")
def test_what_an_effect_names_is_told_to_whoever_tries_something_else() -> None:
    limits = "civo.effects.limits"
    s = effect(table(seat("c-swamp:2", block="c17:1", idea=1, track0=2), seat()), {"activity": 1})
    play(s, "activity c17")
    assert why(s, "advance technology") == [(limits, 1)]  # not the lowest track
    s = effect(table(seat("c-swamp:2 b-hills:2", block="d16:1"), seat()), {"activity": 1})
    play(s, "activity d16")
    assert why(s, "produce c-swamp", "produce b-forest") == [(limits, 2), ("civo.production.where", 1)]
    s = effect(table(seat("c-swamp:2 b-forest:2", block="a21:1"), seat()), {"activity": 1})
    play(s, "activity a21")
    assert why(s, "produce c-swamp") == [(limits, 3)]  # no water is beside it
    s = effect(table(seat("c-swamp:2"), seat()), {"build": {"kind": "farm", "n": 1}})
    assert why(s, "boat a-water") == [(limits, 4)]
    s = effect(table(seat("c-swamp:2 a-water:0", boats="a-water", block="a08:1"), seat()), {"activity": 1})
    play(s, "activity a08")
    assert why(s, "lead c-swamp 2") == [(limits, 5)]


@rule("civo.effects.no-displace", "civo.setup.blocked-camps")
@card("b22", "d13")
def test_an_encampment_that_is_protected_or_covered_says_so() -> None:
    there = seat("b-hills:2", block="b22:1")
    s = effect(table(seat("b-forest:2"), there, tokens={"b-hills": "cotton"}), {"migrate": 1})
    play(s, "lead b-forest 2")
    told = [("civo.effects.no-displace", -1), ("civo.setup.blocked-camps", -1)]
    assert why(s, "settle b-hills 2", "settle b-hills 3") == told
    s = effect(table(seat("b-hills:1"), there), {"procreate": 1})
    assert why(s, "procreate b-hills 2", "procreate b-hills 3") == told
    s = effect(table(seat("b-forest:2"), seat("b-hills:1w", block="d13:1")), {"migrate": 1})
    play(s, "lead b-forest 2")
    assert why(s, "settle b-hills 1") == told[:1]


@rule("civo.activity.levels", "civo.build.levels", "civo.level-token.turn")
def test_what_was_done_already_or_must_be_alike_says_so() -> None:
    s = table(seat("c-swamp:2", dice="2 3", money=2, levels="activity:2", block="e30:1"), seat())
    play(s, "activate activity", "activity start-activity", "advance technology")
    assert why(s, "activity start-activity") == [("civo.activity.levels", -1)]
    s = table(seat("c-swamp:2 b-forest:2", dice="4 6", levels="building:2"), seat())
    play(s, "activate building", "choose 1", "farm c-swamp")
    assert why(s, "boat a-water") == [("civo.build.levels", -1)]
    s = effect(table(seat("c-swamp:2"), seat()), {"stage_flip": 2})
    play(s, "turn 4")
    assert why(s, "turn 4", "turn 3") == [("civo.level-token.turn", 4), ("civo.level-token.turn", -1)]


@rule("civo.build.farm", "civo.build.boat", "civo.location.volcano")
def test_a_farm_or_boat_that_cannot_be_built_is_refused_by_what_hinders_it() -> None:
    home = seat("b-forest:2 b-mountains:2 b-hills:2", farms="b-mountains", boats="a-water")
    s = effect(table(home, seat("c-swamp:2"), locations={"d2": "l23"}), {"build": {"kind": "any", "n": 1}})
    assert why(s, "farm b-forest") == [("civo.location.volcano", -1)]
    farm, boat = "civo.build.farm", "civo.build.boat"
    assert why(s, "farm a-water", "farm c-swamp", "farm b-mountains") == [(farm, 2), (farm, 3), (farm, 4)]
    assert why(s, "boat b-hills", "boat h-water", "boat a-water") == [(boat, 2), (boat, 3), (boat, 4)]
    home = seat("c-swamp:2", farms="b-forest b-hills c-grassland", boats="a-water d-water", jade=1)
    s = effect(table(home, seat(), locations={"c4": "l01"}), {"build": {"kind": "any", "n": 1}})
    assert why(s, "farm c-swamp", "boat e-water") == [(farm, 1), (boat, 1)]  # none is left


@rule("civo.migration.move", "civo.migration.cross", "civo.ruling.same-tribe-path")
def test_a_way_that_cannot_be_is_refused_by_what_hinders_it() -> None:
    home = seat("b-forest:2 b-mountains:2 b-hills:2w", levels="migration:3", favour=6, dice="1 3")
    s = table(home, seat(), tokens={"d-desert": "sand"})
    play(s, "activate migration")
    assert why(s, "lead b-hills 2") == [("civo.migration.strong", -1)]
    assert why(s, "lead c-swamp 2") == [("civo.migration.move", 1)]  # there is none
    play(s, "lead b-forest 2")
    assert why(s, "settle g-desert 1", "settle b-forest 3") == [
        ("civo.migration.adjacent", -1),
        ("civo.migration.move", 5),  # it is there
    ]
    play(s, "settle d-desert 1")
    assert why(s, "lead d-desert 1") == [("civo.ruling.same-tribe-path", -1)]
    play(s, "lead b-mountains 2", "cross c-desert")
    assert why(s, "cross c-swamp") == [("civo.migration.cross", 1)]  # its last migration


@rule("civo.ruling.no-boat-when-none-left", "civo.die.most")
def test_no_boat_for_whoever_has_no_tribe_and_no_die_for_a_sole_leader() -> None:
    s = effect(table(seat("", boats="a-water"), seat()), {"procreate": 1})
    told = [("civo.ruling.no-boat-when-none-left", -1), ("civo.setup.blocked-camps", -1)]
    assert why(s, "procreate a-water 0", "procreate b-hills 3") == told
    s = table(seat("c-swamp:2", dice="5 6"), seat())
    play(s, "activate achievement", "choose 1")
    s.fate_left, s.players[0].fate = 0, 4
    assert why(s, "dice fate-die") == [("civo.die.most", 2)]


@rule("civo.install.card", "civo.goal.install", "civo.trade.actions")
def test_cards_goals_and_trades_that_are_not_to_be_had_say_so() -> None:
    s = table(seat("c-swamp:2", hand="a01 d04", wood=1), seat())
    effect(s, {"install": {"type": "invention"}})
    of_cards = "civo.install.card"
    assert why(s, "install d04 1", "install a02 1") == [(of_cards, WRONG_KIND), (of_cards, 1)]
    s = table(seat("c-swamp:2", goals="g01 g14 g03", wood=2, gold=1), seat(), goals="g13")
    play(effect(s, {"goal_gain": 1}), "goal g13 1")
    effect(s, {"goal_install": 1})
    told = [("civo.goal.install", reason) for reason in (1, 2, WRONG_KIND)]
    assert why(s, "install g01 1", "install g03 1", "install g02 1") == told
    s = effect(table(seat("c-swamp:2", wood=3, money=9), seat()), {"sell": 1}, {"buy": 1})
    play(s, "sell wood")
    assert why(s, "sell wood") == [("civo.trade.actions", 1)]  # one for points is left, and the purchase
