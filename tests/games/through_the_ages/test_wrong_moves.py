"""Wrong moves that people make: each refusal cites its rule and says what is wrong, in every language."""

from __future__ import annotations

import re

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.frame import refuse, waiting
from ecumene.table.words import words
from tests.games.relevance import still_refused
from tests.games.through_the_ages.military.politics import politics, reveal
from tests.games.through_the_ages.remedies import LASTING, REMEDIES
from tests.games.through_the_ages.situation import GRAMMAR, fresh, play, seat, situation

COMMUNISTS = {"military": "war-over-culture", "government": "communism"}
PEACE = {"pact": "peace-treaty", "pact_with": 1}
SCHOLARS = {"hand": "iron", "science": 9, "pact": "scientific-cooperation", "pact_with": 1}
MASONS = seat("masonry", wonder="pyramids", hand="engineering-genius-a", tokens="bronze:9")
RICH_ROW = "- - - - - - - - - iron"
ARMED = seat(military="rats")
# The board, the wrong move, the rule, and the numbers that its reason must tell.
WRONG: list[tuple[GameState, str, str, str]] = [
    (situation(seat(ca=1), seat(), row=RICH_ROW), "take iron", "tta.take.slot-cost", "3 1"),
    (situation(seat(hand="irrigation iron alchemy drama"), seat(), row="masonry"), "take masonry",
     "tta.take.hand-limit", "4 4"),
    (situation(seat("iron"), seat(), row="iron"), "take iron", "tta.take.same-technology", ""),
    (situation(seat(leader="homer"), seat(), row="moses"), "take moses", "tta.take.leader-age-limit", ""),
    (situation(seat(wonders="colossus pyramids", ca=1), seat(), row="taj-mahal"), "take taj-mahal",
     "tta.take.wonder-surcharge", "3 1"),
    (situation(seat(wonder="colossus"), seat(), row="taj-mahal"), "take taj-mahal", "tta.take.one-wonder", ""),
    (situation(), "increase-population", "tta.population.food-cost", "2 0"),
    (situation(seat(tokens="bronze:1"), seat()), "build bronze", "tta.build.resource-cost", "2 1"),
    (situation(), "build iron", "tta.build.technology-in-play", ""),
    (situation(seat(unused=0, tokens="bronze:5"), seat()), "build bronze", "tta.build.unused-worker", ""),
    (situation(seat(workers="philosophy:2", tokens="bronze:9"), seat()), "build philosophy",
     "tta.build.urban-limit", "2"),
    (situation(seat("iron", tokens="bronze:1"), seat()), "upgrade bronze iron", "tta.upgrade.difference", "3 1"),
    (situation(seat("iron", tokens="bronze:9"), seat()), "upgrade agriculture iron", "tta.upgrade.same-type", ""),
    (situation(seat(ca=0, tokens="bronze:9"), seat()), "build bronze", "tta.build.civil-action", ""),
    (situation(seat(hand="iron", science=2), seat()), "develop iron", "tta.develop.science-cost", "5 2"),
    (situation(seat(hand="monarchy", science=5, ca=3), seat()), "revolution monarchy",
     "tta.revolution.all-civil-actions", "4 3"),
    (situation(seat(hand="reserves-1", fresh="reserves-1"), seat()), "play reserves-1",
     "tta.action-card.not-same-turn", ""),
    (situation(seat(hand="rich-land-a", unused=0), seat()), "play rich-land-a",
     "tta.action-card.must-be-possible", ""),
    (situation(seat(wonder="pyramids", tokens="bronze:9"), seat()), "build-stage 2",
     "tta.wonder.several-stages", "1"),
    (situation(seat(wonder="pyramids", tokens="bronze:1"), seat()), "build-stage 1",
     "tta.wonder.stage-cost", "3 1"),
    (play(situation(MASONS, seat()), "play engineering-genius-a"), "build-stage 2",
     "tta.action-card.one-stage", ""),
    (situation(seat(ma=0, tokens="bronze:5"), seat()), "build warriors", "tta.unit.build-military-action", ""),
    (situation(seat(leader="frederick-barbarossa"), seat()), "recruit warriors",
     "tta.population.food-cost", "1 0"),
    (situation(seat(ma=1), seat(), tactics="legion"), "copy-tactic legion", "tta.tactic.copy-cost", "2 1"),
    (situation(), "play-tactic legion", "tta.tactic.from-hand", ""),
    (situation(seat(pact="trade-routes-agreement", pact_with=1), seat(), seat()), "use trade-routes-agreement",
     "tta.goods.cannot-pay", ""),
    (situation(seat(leader="julius-caesar"), seat()), "use julius-caesar", "tta.action.whole-or-not", ""),
    (situation(), "use hammurabi", "tta.card.in-play", ""),
    (situation(seat(**SCHOLARS), seat(), seat(), age=2), "develop iron", "tta.text.condition", "1 0"),
    (politics(seat(leader="hammurabi"), seat()), "use hammurabi", "tta.turn.sequence", ""),
    (politics(seat(military="raid-1"), seat()), "attack raid-1 1", "tta.aggression.must-be-stronger", "2 1"),
    (politics(seat(military="enslave", ma=1, workers="warriors:5"), seat()), "attack enslave 1",
     "tta.aggression.cost", "2 1"),
    (politics(seat(military="infiltrate", workers="warriors:5"), seat(), age=2), "attack infiltrate 1",
     "tta.text.condition", ""),
    (politics(seat(**COMMUNISTS), seat(), age=4, round=9, last_round=9), "declare-war war-over-culture 1",
     "tta.war.not-last-round", ""),
    (politics(seat(), seat(), age=2), "offer peace-treaty 1", "tta.pact.not-with-two", ""),
    (politics(ARMED, seat(), age=4, round=9, last_round=9), "resign", "tta.resign.not-in-age-four", ""),
    (reveal("wealthy-territory-1", seat(), seat()), "bid 9", "tta.colony.bid-reach", "1"),
    (situation(seat(hand="frugality-a"), seat()), "develop frugality-a", "tta.develop.from-hand", ""),
    (situation(), "destroy warriors", "tta.destroy.needs-building", ""),
    (fresh(2), "build bronze", "tta.first-turn.only-take", ""),
    (situation(seat("iron", ca=0, tokens="bronze:9"), seat()), "upgrade bronze iron",
     "tta.upgrade.civil-action", ""),
    (situation(seat("swordsmen", ma=0, workers="warriors:1", tokens="bronze:9"), seat()),
     "upgrade warriors swordsmen", "tta.unit.upgrade-military-action", ""),
    (situation(seat("swordsmen", workers="warriors:1"), seat()), "upgrade warriors swordsmen",
     "tta.unit.upgrade-difference", ""),
    (situation(seat("drama", workers="religion:1 drama:2", leader="j-s-bach", tokens="bronze:9"), seat(), age=2),
     "upgrade religion drama", "tta.note.bach-urban-limit", ""),
    (situation(seat(hand="monarchy", science=1), seat()), "revolution monarchy",
     "tta.revolution.lower-cost", "2 1"),
    (situation(seat(wonder="pyramids", blue=0), seat()), "build-stage 1", "tta.wonder.cover-stage", ""),
    (situation(seat(leader="hammurabi", ma=0), seat()), "use hammurabi", "tta.actions.not-enough", ""),
    (situation(seat(leader="hammurabi", ca=0), seat()), "use hammurabi", "tta.actions.not-enough", ""),
    (politics(seat(military="raid-1", workers="warriors:5", leader="mahatma-gandhi"), seat(), age=3),
     "attack raid-1 1", "tta.text.forbids", ""),
    (politics(seat(military="raid-2", workers="warriors:5", **PEACE), seat(), seat(), age=3), "attack raid-2 1",
     "tta.aggression.pact-forbids", ""),
    (politics(seat(**PEACE, **COMMUNISTS), seat(), seat(), age=3),
     "declare-war war-over-culture 1", "tta.war.forbidden", ""),
    (politics(seat(military="raid-1", workers="warriors:5"), seat()), "attack raid-1 0", "tta.politics.rival", ""),
    (reveal("politics-of-strength", seat(military="spy spy plunder-2 raid-2"), seat(workers="warriors:5"), age=2),
     "discard rats", "tta.text.condition", ""),
]  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
@pytest.mark.parametrize(("s", "move", "rule", "numbers"), WRONG)
def test_a_wrong_move_is_explained(s: GameState, move: str, rule: str, numbers: str, lang: str) -> None:
    seat = waiting(s)[0]
    refusal = refuse(s, seat, GRAMMAR.parse(move))
    assert GRAMMAR.parse(move) not in s.stack[-1].legal(s, seat) and refusal.rule == rule
    said = words(GAME, lang)
    reason, sentence = said.refusal(refusal), said.rule(rule)
    assert reason.endswith(sentence) and len(reason) > len(sentence) + 10
    told = re.findall(r"\d+", reason.removesuffix(sentence))
    assert not numbers or told == numbers.split()


@pytest.mark.parametrize(("s", "move", "rule", "numbers"), WRONG)
def test_its_reason_is_relevant(s: GameState, move: str, rule: str, numbers: str) -> None:
    remedy = REMEDIES.get(rule)
    assert remedy or rule in LASTING
    assert not remedy or not still_refused(remedy, s, waiting(s)[0], GRAMMAR.parse(move))


def test_the_kind_of_a_card_comes_before_who_holds_it() -> None:
    s = situation(seat(hand="frugality-a"), seat())
    reason = words(GAME, "en").refusal(refuse(s, 0, GRAMMAR.parse("develop frugality-a")))
    assert reason.startswith("“Frugality (A)” is not a technology.") and "hold" not in reason.split(".")[0]
