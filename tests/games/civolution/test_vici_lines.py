"""What is told of V.I.C.I.: each step with the roll and the priority that decided, and nothing untrue."""

from __future__ import annotations

import pytest

from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.scoring.categories import score_era
from ecumene.games.civolution.solo import cards
from ecumene.games.civolution.solo.actions import ViciActs
from ecumene.games.civolution.state import GameState
from ecumene.kernel.frame import advance
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.table.words import words
from tests.games.civolution.situation import effect, luck_of, place, play, thing
from tests.games.civolution.test_vici import solo
from tests.rules import rule


def told_of(s: GameState, code: int, dice: str = "", draws: str = "") -> list[str]:
    """Return the lines of one action in words."""
    luck = luck_of(dice, draws)
    luck.log = []
    s.stack.append(ViciActs([code], -1))
    advance(s, luck)
    return [words(GAME, "en").log_line(event, 0) for event in luck.log]


@rule("civo.vici.territory", "civo.vici.territory-roll", "civo.vici.settle", "civo.vici.migrate")
def test_its_lines_tell_the_roll_and_the_priority_that_decided() -> None:
    s = solo("g-hills:2", "b-forest:2 c-grassland:2")
    where = "V.I.C.I. procreates where it has a tribe and an encampment is free"
    assert told_of(s, cards.PROCREATE * cards.ARGUMENT, dice="1") == [
        f"{where}: Forest 3 (rolled 1, territory wheel).",
        "V.I.C.I. settles: Forest 3 (priority 1: a free fire encampment).",
        "V.I.C.I. scores 1 point: Forest 3.",
        "A new tribe of V.I.C.I.: Forest 3.",
    ]
    s = solo("g-hills:2", "e-mountains:2 b-mountains:2")
    where = "V.I.C.I. provides where it has the fewest provision markers, then the most tribes"
    assert told_of(s, cards.PROVISION * cards.ARGUMENT, dice="2 6") == [
        "V.I.C.I. rolls a 2 on the territory wheel: Mountains; beacons decide.",
        f"{where}: Mountains 1 (rolled 6, beacons).",
        "V.I.C.I. puts provision marker 1 on Mountains 1.",
    ]
    lines = told_of(solo("g-hills:2", "c-swamp:1 c-swamp:0"), cards.MIGRATE * cards.ARGUMENT)
    assert lines[0].endswith("one of them strong: Swamp 1 (the only one).")
    assert lines[-1].endswith("(priority 1: a tribe of the wilderness).")


@rule("civo.vici.dice", "civo.ruling.vici-lost-action", "civo.vici.scoring")
def test_its_lines_tell_no_more_than_it_did() -> None:
    s = solo()
    assert told_of(s, cards.DIE * cards.ARGUMENT) == ["V.I.C.I. gains: Activation die."]
    assert told_of(s, cards.FAVOUR * cards.ARGUMENT) == ["V.I.C.I. advances 1 step in the Favour of Agera."]
    s.vici[0].favour, s.vici[0].tracks[0] = 6, 12
    assert told_of(s, cards.FAVOUR * cards.ARGUMENT) == [
        "V.I.C.I. loses an action that cannot be done: a step of favour."
    ]
    assert told_of(s, cards.TRACK * cards.ARGUMENT + 1) == ["V.I.C.I. scores 2 points: Technology."]
    s.dice_left, s.vici[0].dice, s.players[0].spent = 0, 6, 3
    assert told_of(s, cards.DIE * cards.ARGUMENT) == ["Player 1 hands over: Activation die."]
    s = solo()
    s.dice_left, s.vici[0].dice = 0, 9
    log = play(effect(s, {"die": "activation"}), "dice activation-die", dice="4")
    assert [(event.kind, event.seat, event.automaton) for event in log] == [
        ("die-taken", -1, 0),
        ("die-gained", 0, -1),
    ]
    luck = Luck(1)
    luck.log = []
    s.era_tiles = [thing("population")] * 4
    s.players[0].points = s.vici[0].points = 0
    score_era(s, luck)  # one tribe each: tied
    assert [(event.kind, event.seat, event.automaton) for event in luck.log][-1] == ("monolith", -1, 0)
    score_era(s, luck)
    assert [(event.kind, event.seat, event.automaton) for event in luck.log][-1] == ("monolith", 0, -1)


@rule("civo.vici.setup")
def test_a_rival_that_cannot_be_is_refused() -> None:
    s = solo()
    s.vici[0].favour = 7
    with pytest.raises(Impossible):
        GAME.audit(s)
    s = solo()
    s.vici[0].supply, s.vici[0].provision[place("a-water")] = s.vici[0].supply - 1, 1
    with pytest.raises(Impossible):
        GAME.audit(s)
