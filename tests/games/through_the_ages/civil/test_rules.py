"""Every rule of the civil half is proved by a test of this folder."""

from __future__ import annotations

from pathlib import Path

from ecumene.games.through_the_ages import GAME
from tests.rules import named_in

# Chapters of the book that belong to the military half; there are notes and texts of both.
MILITARY = {
    "war", "tactic", "tactics", "politics", "event", "events", "aggression", "pact", "resign", "colony",
    "colonies",
}  # fmt: skip
ELSEWHERE = {
    "tta.game.final-events",
    "tta.age.obsolete-pact",
    "tta.rating.strength-unit-in-army",
    "tta.tokens.take-yellow",
    "tta.goods.take",
    "tta.points.take",
    "tta.revolution.by-event",
    "tta.note.genghis-khan-infantry",
    "tta.note.gates-industry",
    "tta.note.development-of-civilization",
    "tta.note.ravages-of-time",
    "tta.note.agreement-usual-rules",
    "tta.note.agreement-action-cards",
    "tta.note.agreement-refill",
    "tta.note.agreement-last-round",
    "tta.text.once-per-game",
    "tta.text.forbids",
}


def test_every_civil_rule_has_a_test() -> None:
    proved = {named.id for named in named_in(Path(__file__).parent, "rule")}
    proved |= {named.id for named in named_in(Path(__file__).parent.parent, "rule") if "banks" in named.where}
    civil = [rule for rule in GAME.rulebook.rules if rule.split(".")[1] not in MILITARY and rule not in ELSEWHERE]
    assert [rule for rule in civil if rule not in proved] == []
    assert len(civil) > 150
