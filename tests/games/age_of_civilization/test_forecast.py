"""What the table says before a turn is finished."""

from __future__ import annotations

import ecumene
from ecumene.games.age_of_civilization import GAME
from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.turn.action_phase import ActionPhase
from ecumene.games.age_of_civilization.turn.turn_end import TurnEnd
from ecumene.games.age_of_civilization.verbs import DONE, PLAIN
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.laws import setups
from ecumene.kernel.look_ahead import CHOICE
from ecumene.kernel.luck import Luck
from tests.games.age_of_civilization.situation import has, seat, situation


def at_actions(seed: int) -> ecumene.Table:
    """A table where the first player has raised a civilization."""
    t = ecumene.new("age-of-civilization", players=2, seed=seed)
    t.play(t.waiting[0], t.moves(t.waiting[0])[0])
    while not any(move in ("pass", "done") for move in t.moves(t.waiting[0])):
        t.play(t.waiting[0], t.moves(t.waiting[0])[0])
    return t


def test_free_workers_are_warned_of_and_those_paid_on_purpose_are_not() -> None:
    t = at_actions(1)
    seat = t.waiting[0]
    workers = t.view(seat)["players"][seat]["workers"]
    assert t.rules.teller.warnings(t.state, seat) == [("warning-idle-workers", {"n": workers})]
    t.play(seat, "exploit")
    idle = [("warning-idle-workers", {"n": workers - 1})] if any(m != "done" for m in t.moves(seat)) else []
    assert t.rules.teller.forecast(t.state, seat)["workers"] == workers - 1
    assert t.rules.teller.warnings(t.state, seat) == idle
    assert t.rules.teller.warnings(t.state, 1 - seat) == []


def left(s: GameState, who: int) -> dict[str, int] | None:
    """End a turn, declining what can be; return what it leaves, None where more is asked or comes after."""
    world = s.copy()
    apply(world, who, PLAIN[DONE], Luck(3))
    while world.stack and isinstance(world.stack[-1], TurnEnd):
        a = world.stack[-1].declines(world, who)
        if a is None:
            return None
        apply(world, who, a, Luck(3))
    return has(world, who) if world.round == s.round and waiting(world) not in ([], [who]) else None


def test_the_forecast_is_what_the_turn_leaves() -> None:
    changes = set[str]()
    for players, options in setups(GAME):
        for seed in range(3):
            dice, luck = Luck(seed), Luck(seed + 1)
            s = GAME.setup(players, dict(options), luck)
            advance(s, luck)
            while waiting(s):
                who = waiting(s)[0]
                legal = s.stack[-1].legal(s, who)
                if isinstance(s.stack[-1], ActionPhase) and PLAIN[DONE] in legal:
                    foreseen, then = GAME.teller.forecast(s, who), left(s, who)
                    if then is not None:
                        assert foreseen == {key: then[key] for key in foreseen}
                        changes |= {key for key, n in foreseen.items() if n != has(s, who)[key]}
                apply(s, who, legal[dice.below(len(legal))], luck)
    assert changes >= {"vp", "coins", "workers"}


def test_effects_of_the_end_find_the_workers_home_and_those_on_red_slots_gone() -> None:
    laws = seat("rome", techs="writing code-of-laws", special="lawgivers", workers=3)
    s = situation(laws, seat("mali"), innovations=True)
    assert GAME.teller.forecast(s, 0)["vp"] == 1
    apply(s, 0, GAME.grammar.parse("exploit"), Luck(1))
    assert GAME.teller.forecast(s, 0) == {"vp": 0, "coins": 12, "workers": 2, "military": has(s)["military"]}


def test_effects_are_foreseen_though_their_order_is_asked_for() -> None:
    s = situation(seat("babylon", techs="sailing currency"), seat("rome"))
    assert GAME.teller.forecast(s, 0)["coins"] == has(s)["coins"] + 1
    assert GAME.teller.forecast_stops(s, 0) == CHOICE
    s = situation(seat("mali", techs="writing education"), seat("rome"))
    assert GAME.teller.forecast_stops(s, 0) == ""


def test_a_wonder_is_said_to_bring_what_it_gives_at_once() -> None:
    s = situation(seat("mali"), seat("rome"), wonders="petra")
    rows = GAME.teller.gain(s, 0, GAME.grammar.parse("wonder petra"))
    told = [(kind, amount, GAME.things.slug(source)) for kind, amount, source in rows]
    assert told[:2] == [("workers_sent", 1, "wonder"), ("power", 1, "petra")]
    assert told[2:] == [("coins", 3, "petra"), ("vp", 3, "wonder")]


def test_a_conquest_that_fails_is_warned_of() -> None:
    warned: dict[bool, int] = {}
    for seed in range(40):
        t = at_actions(seed)
        seat = t.waiting[0]
        if "conquest" not in t.moves(seat):
            continue
        action = t.rules.grammar.parse("conquest")
        told = t.presenter(seat).cautions(action)
        fails = any(line["kind"] == "conquest-failed" for line in t.preview(seat, "conquest")["lines"])
        assert bool(told) == fails, (seed, told)
        warned[fails] = warned.get(fails, 0) + 1
    assert set(warned) == {True, False}
