"""Abilities that wait for a moment take effect when play comes to it; no test fires them itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ecumene.games.civolution.card_data import ABILITY, CARD_TYPE, GOALS, THINGS, TYPES
from ecumene.games.civolution.continent.lands import FIRST_CAMP, IS_WATER
from ecumene.games.civolution.continent.spots import FEATURE, MATERIAL
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.powers import MOMENT, refresh
from ecumene.games.civolution.eras.era import STEPS, Era
from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.level_block.goals import is_reached
from ecumene.games.civolution.solo.land import settle_rival
from ecumene.games.civolution.state import BLOCKED, FREE, GameState
from ecumene.games.civolution.verbs import ATTRIBUTE, DONE
from ecumene.kernel.frame import Action, advance, apply, waiting
from ecumene.kernel.luck import Event, Luck
from tests.games.civolution.cards.bench import BESIDE, bench
from tests.games.civolution.situation import add_tribe, effect, moves, place, seat, table
from tests.games.civolution.test_vici import solo

TRIGGERS = [thing for thing, ability in enumerate(ABILITY) if ability["kind"] == "trigger"]
ANSWERS = 14  # enough for a module with all that it asks, and less than an era
FILLED = {"farms": "b-hills", "boats": "a-water"}


def played(s: GameState, *texts: str) -> list[Event]:
    """Play moves, then answer what is asked with the first deed; return the log."""
    luck = Luck(3)
    luck.log = []
    advance(s, luck)
    for move in texts:
        a = GAME.grammar.parse(move)
        assert a in s.stack[-1].legal(s, waiting(s)[0]), move
        apply(s, waiting(s)[0], a, luck)
    for _ in range(ANSWERS):
        if waiting(s) and len(s.stack) > 1:
            apply(s, waiting(s)[0], first(s.stack[-1].legal(s, waiting(s)[0])), luck)
    return luck.log


def first(legal: list[Action]) -> Action:
    deeds = [a for a in legal if a[0] not in (DONE, ATTRIBUTE)]
    return deeds[0] if deeds else legal[0]


def took_effect(log: list[Event], thing: int) -> bool:
    """Return whether a line of the log comes from the effects of a thing."""
    return any(event.source == thing or ("Run", thing) in event.because for event in log)


def of_effect(card: str, *texts: str, **words: Any) -> list[Event]:
    """Play moves of an effect on the bench."""
    return played(effect(bench(card, **FILLED, favour=5), words), *texts)


def of_module(card: str, move: str) -> list[Event]:
    return played(bench(card, **FILLED, favour=5), move)


def at_phase(card: str, step: str) -> list[Event]:
    s = bench(card, **FILLED, favour=5)
    add_tribe(s, 0, place("a-water"), "0")
    add_tribe(s, 1, place("b-forest"), "0")
    s.event = s.events.pop()
    if step == "begin-new-cards":
        s.event = -1
    s.stack = [Era(STEPS.index(step))]
    return played(s)


def of_install(card: str, kind: str) -> list[Event]:
    """Install a card of a type that can be paid for."""
    slug = "invention" if kind == "any" else kind
    s = bench(card, **FILLED)
    at = TYPES.index(slug)
    player = s.players[0]
    player.hand, s.closed[at] = sorted(s.closed[at]), []
    for spot in range(FEATURE, MATERIAL):
        player.markers[spot] += 3
        player.supply -= 3
    effect(s, {"install": {"type": slug}})
    return played(s, next(move for move in moves(s) if move.startswith("install")))


def of_goal(card: str) -> list[Event]:
    """Install a goal that is reached."""
    s = bench(card, **FILLED)
    goal = next(each for each in GOALS if each in s.goal_bag and is_reached(s, 0, each))
    s.goal_bag.remove(goal)
    s.players[0].goals[0].append(goal)
    effect(s, {"goal_install": 1})
    return played(s, next(move for move in moves(s) if move.startswith("install")))


def when_displaced(card: str) -> list[Event]:
    s = effect(bench(card), {"migrate": 1}, at=1)
    return played(s, "lead c-desert 2", "settle c-swamp 2")


def of_death(card: str, answer: str) -> list[Event]:
    return of_effect(card, "lose c-swamp 2", answer, remove={"tribe": 1})


SCENES: dict[str, Callable[[str], list[Event]]] = {
    "build:farm": lambda card: of_effect(card, "farm c-swamp", build={"kind": "farm", "n": 1}),
    "build:statue": lambda card: of_effect(card, f"statue {BESIDE} jade", build={"kind": "statue", "n": 1}),
    "displace": lambda card: of_effect(card, "lead c-swamp 2", "settle c-desert 2", migrate=1),
    "displaced": when_displaced,
    "era_score": lambda card: at_phase(card, "era-category"),
    "favor_pass": lambda card: played(effect(bench(card, favour=6), {"favor_test": [{"points": 1}]})),
    "fire": lambda card: of_effect(card, "procreate c-grassland 1", procreate=1),
    "goal": of_goal,
    "hunt": lambda card: of_effect(card, "hunt c-swamp", hunt=1),
    "procreate": lambda card: of_effect(card, "procreate c-grassland 1", procreate=1),
    "reset": lambda card: played(bench(card, dice="1 2"), "reset"),
    "reveal": lambda card: of_effect(card, "explore b-forest", explore={"adjacent": 1}),
    "sell": lambda card: of_effect(card, "sell jade", sell=1),
    "strengthen": lambda card: of_effect(card, "strengthen b-hills 2", strengthen=1),
    "tribe_dies": lambda card: of_death(card, "done"),
}


def scene(thing: int) -> list[Event]:
    """Play up to the moment of a trigger; return the log."""
    card, when = THINGS.slugs[thing], str(ABILITY[thing]["when"])
    name, _, of = when.partition(":")
    if name == "phase":
        return at_phase(card, f"begin-{of}")
    if name == "module":
        return of_module(card, "sleep" if of == "sleep" else f"activate {of}")
    return of_install(card, of) if name == "install" else SCENES[when](card)


@pytest.mark.parametrize("thing", TRIGGERS, ids=lambda thing: THINGS.slugs[thing])
def test_a_trigger_takes_effect_through_play(thing: int) -> None:
    assert took_effect(scene(thing), thing)


def test_a_tribe_that_is_saved_counts_as_one_that_would_have_died() -> None:
    assert took_effect(of_death("d29", "save"), THINGS.number("d29"))


def test_the_rival_displaces_like_any_civilization() -> None:
    s = solo("c-swamp:2", "b-forest:2")
    s.closed[CARD_TYPE[THINGS.number("b07")]].remove(THINGS.number("b07"))
    s.players[0].columns[0].append(THINGS.number("b07"))
    s.players[0].homes[CARD_TYPE[THINGS.number("b07")]] = 0
    refresh(s.players[0])
    luck = Luck(1)
    luck.log = []
    for camp in range(FIRST_CAMP[place("c-swamp")], FIRST_CAMP[place("c-swamp") + 1]):
        if s.camp_owner[camp] == FREE:  # no other encampment is left to it
            s.camp_owner[camp] = BLOCKED
    s.vici[0].tribes -= 1
    assert settle_rival(s, place("c-swamp"), luck)
    advance(s, luck)
    assert took_effect(luck.log, THINGS.number("b07"))


@pytest.mark.parametrize("moment", [ops.SETTLED, ops.DEVELOPED])
def test_moments_that_no_card_waits_for_can_be_waited_for(moment: int) -> None:
    thing = THINGS.number("e04")  # an ability that waits for a hunt, made to wait for something else
    s = table(seat("b-forest:2", block="e04:1"), seat())
    around = [at for at in s.land.neighbours[place("b-forest")] if s.resources[at] < 0 and not IS_WATER[at]]
    was, MOMENT[thing] = MOMENT[thing], moment
    try:
        log = played(
            effect(s, {"migrate": 1}), "lead b-forest 2", f"settle {GAME.grammar.places.slugs[around[0]]} 2"
        )
    finally:
        MOMENT[thing] = was
    assert took_effect(log, thing)
