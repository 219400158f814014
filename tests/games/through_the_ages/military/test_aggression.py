"""Playing an aggression, and defending against it (p. 4)."""

from __future__ import annotations

from ecumene.games.through_the_ages import GAME
from ecumene.kernel.luck import Event
from tests.games.through_the_ages.military.politics import politics
from tests.games.through_the_ages.situation import change, frames, has, moves, play, price, refusal, seat, slugs
from tests.rules import card, rule

STRONG = "warriors:5"


@rule("tta.aggression.cost", "tta.politics.from-hand")
def test_an_aggression_costs_its_military_actions() -> None:
    s = politics(seat(military="enslave raid-1", workers=STRONG, ma=1), seat())
    assert moves(s, "attack") == ["attack raid-1 1"] and refusal(s, "attack enslave 1") == "tta.aggression.cost"
    assert price(s, "attack raid-1 1") == {"military-actions": 1}
    found = change(s, "attack raid-1 1")
    assert found["ma"] == -1 and found["military"] == -1


@rule("tta.aggression.must-be-stronger")
def test_only_weaker_players_can_be_attacked() -> None:
    s = politics(seat(military="enslave", workers="warriors:2"), seat(workers="warriors:2"), seat())
    assert moves(s, "attack") == ["attack enslave 2"]
    assert refusal(s, "attack enslave 1") == "tta.aggression.must-be-stronger"


@rule("tta.aggression.pact-forbids")
def test_a_pact_may_forbid_attacks() -> None:
    pact = seat(pact="peace-treaty", pact_with=0)
    s = politics(seat(military="spy", workers=STRONG), pact, seat(), age=3)
    assert moves(s, "attack") == ["attack spy 2"] and refusal(s, "attack spy 1") == "tta.aggression.pact-forbids"


@rule("tta.aggression.attack-bonus")
@card("open-borders-agreement")
def test_open_borders_help_the_attacker() -> None:
    s = politics(
        seat(military="spy", workers="warriors:2", pact="open-borders-agreement", pact_with=1),
        seat(workers="warriors:3", science=9, military="spy"), seat(workers="warriors:3"), age=2,
    )  # fmt: skip
    assert moves(s, "attack") == ["attack spy 1"], "4 against 3; against seat 2 it is 2 against 3"
    play(s, "attack spy 1")
    assert moves(s) == ["defend spy", "decline"], "one card makes 4 against 4"
    assert s.players[0].pact >= 0, "the pact goes on"


@rule("tta.aggression.ends-pact", "tta.aggression.ending-pact-not-counted")
@card("military-alliance")
def test_a_pact_that_ends_with_an_attack_does_not_count() -> None:
    allied = seat(military="spy", workers="warriors:3", pact="military-alliance", pact_with=1)
    s = politics(allied, seat(workers="warriors:3"), seat(), age=3)
    assert refusal(s, "attack spy 1") == "tta.aggression.must-be-stronger"
    s = politics(allied, seat(workers="warriors:2", science=9), seat(), age=3)
    assert has(s)["strength rating"] == 6 and has(s, 1)["strength rating"] == 5
    assert change(s, "attack spy 1")["strength rating"] == -3
    assert s.players[0].pact == -1 and "military-alliance" in slugs(s.discard) and has(s)["science"] == 5
    s = politics(allied, seat(), seat(workers="warriors:5", science=9), age=3)
    assert change(s, "attack spy 2") == {"ma": -1, "military": -1, "science": 5}, "against others it counts"


@rule("tta.aggression.defense-cards", "tta.aggression.fails", "tta.discard.military-pile")
def test_a_bonus_card_stops_an_aggression() -> None:
    s = politics(seat(military="enslave", workers="warriors:3"), seat(military="defense-colonization-1 rats"))
    play(s, "attack enslave 1")
    assert frames(s)[-1] == "Defense" and moves(s) == ["defend rats", "defend defense-colonization-1", "decline"]
    assert change(s, "defend defense-colonization-1", seat=1) == {"military": -1}
    assert frames(s)[-1] == "ActionPhase" and has(s, 1)["unused"] == 1, "it failed: 3 against 3"
    assert sorted(slugs(s.discard)) == ["defense-colonization-1", "enslave"]


@rule("tta.aggression.discard-for-one", "tta.hand.military-hidden")
def test_other_cards_are_discarded_face_down_for_one_each() -> None:
    s = politics(seat(military="enslave", workers="warriors:3"), seat(military="rats legion"))
    log: list[Event] = []
    play(s, "attack enslave 1", "defend rats", "defend legion", log=log)
    assert frames(s)[-1] == "ActionPhase" and slugs(s.hidden[1]) == ["rats", "legion"]
    assert GAME.view(s, 0)["hidden"][1] == ["?1", "?1"]
    assert [event.eye for event in log if event.kind == "defend"] == [1, 1]


@rule("tta.aggression.defense-limit")
def test_no_more_cards_than_military_actions_in_total() -> None:
    hand = "rats legion crusades"
    s = politics(seat(military="enslave", workers="warriors:4"), seat(military=hand, ma=0))
    play(s, "attack enslave 1")
    assert moves(s) == ["decline"], "three cards would do, two are allowed; spent actions do not matter"
    assert refusal(s, "defend rats") == "tta.aggression.defense-limit"
    s = politics(seat(military="enslave", workers="warriors:4"), seat("warfare", military=hand))
    play(s, "attack enslave 1", "defend rats", "defend legion")
    assert frames(s)[-1] == "ActionPhase"


@rule("tta.aggression.defend-or-keep")
def test_who_cannot_or_will_not_reach_the_strength_plays_no_cards() -> None:
    s = politics(seat(military="enslave", workers=STRONG), seat(military="rats legion"))
    play(s, "attack enslave 1")
    assert moves(s) == ["decline"] and refusal(s, "defend rats") == "tta.aggression.defend-or-keep"
    s = politics(seat(military="enslave", workers="warriors:3"), seat(military="rats legion"))
    play(s, "attack enslave 1", "defend rats")
    assert moves(s) == ["defend legion"] and refusal(s, "decline") == "tta.aggression.defend-or-keep"
    assert refusal(s, "defend phalanx") == "tta.politics.from-hand"


@rule("tta.aggression.succeeds")
@card("enslave")
def test_enslave_takes_a_worker_and_brings_goods() -> None:
    s = politics(seat(military="enslave", workers=STRONG), seat(military="rats"))
    found = change(s, "attack enslave 1")
    assert (found["food"], found["resources"], found["blue"]) == (2, 2, -4)
    assert has(s, 1)["unused"] == 0 and has(s, 1)["yellow"] == 19 and slugs(s.discard) == ["enslave"]


@card("plunder-1")
@rule("tta.goods.take")
def test_plunder_takes_goods_in_a_mix_of_the_attackers_choice() -> None:
    victim = seat(tokens="agriculture:1 bronze:4")
    s = politics(seat(military="plunder-1", workers=STRONG), victim)
    play(s, "attack plunder-1 1")
    assert moves(s) == ["split 0", "split 1"]
    assert change(s, "split 1") == {"food": 1, "resources": 2, "blue": -3}
    assert (has(s, 1)["food"], has(s, 1)["resources"]) == (0, 2)


@card("plunder-2")
@rule("tta.goods.take")
def test_the_attacker_gains_no_more_than_the_victim_loses() -> None:
    s = politics(seat(military="plunder-2", workers=STRONG), seat(tokens="bronze:2"), age=2)
    assert change(s, "attack plunder-2 1")["resources"] == 2 and has(s, 1)["resources"] == 0


@card("plunder-3")
def test_plunder_of_age_three_takes_seven() -> None:
    s = politics(seat(military="plunder-3", workers=STRONG), seat(tokens="agriculture:9 bronze:5"), age=3)
    play(s, "attack plunder-3 1")
    assert moves(s) == [f"split {part}" for part in range(2, 8)]
    assert change(s, "split 4") == {"food": 4, "resources": 3, "blue": -7}


@card("raid-1")
@rule("tta.aggression.printed-cost")
def test_a_raid_destroys_a_building_for_half_its_printed_price() -> None:
    victim = seat("masonry", workers="alchemy:1 philosophy:1 printing-press:1 scientific-method:1")
    s = politics(seat(military="raid-1", workers=STRONG), victim, age=2)
    play(s, "attack raid-1 1")
    assert moves(s) == ["pick philosophy", "pick alchemy", "pick printing-press"], "no Age II building"
    found = change(s, "pick alchemy")
    assert found == {"resources": 3, "blue": -3}, "alchemy costs 6, masonry or not"
    assert has(s, 1)["alchemy"] == 0 and has(s, 1)["unused"] == 2


@card("raid-2")
def test_a_raid_of_age_two_destroys_two_buildings() -> None:
    victim = seat(workers="philosophy:2 scientific-method:1")
    s = politics(seat(military="raid-2", workers=STRONG), victim, age=2)
    play(s, "attack raid-2 1")
    assert moves(s) == ["pick philosophy", "pick scientific-method"]
    found = change(s, "pick scientific-method")
    assert found["resources"] == 6, "8 and 3 are 11, half of it rounded up; the second had no choice"
    assert has(s, 1)["philosophy"] == 1 and has(s, 1)["scientific-method"] == 0


@card("raid-3")
def test_a_raid_of_age_three() -> None:
    victim = seat(workers="philosophy:0 computers:2 scientific-method:1")
    attacker = seat(military="raid-3", workers=STRONG, government="communism")
    s = politics(attacker, victim, age=3)
    play(s, "attack raid-3 1")
    assert moves(s) == ["pick scientific-method", "pick computers"]
    play(s, "pick computers")
    assert has(s, 1)["computers"] == 1 and has(s, 1)["scientific-method"] == 0
    assert has(s)["resources"] == 10, "11 and 8 are 19"


@card("annex")
@rule("tta.colonies.change-hands", "tta.tokens.card-symbols", "tta.text.condition")
def test_annex_takes_a_colony_with_its_permanent_effects() -> None:
    attacker = seat(military="annex", workers=STRONG)
    victim = seat(colonies="developed-territory-1 historic-territory-1")
    s = politics(attacker, victim, seat(), age=2)
    assert refusal(s, "attack annex 2") == "tta.text.condition"
    play(s, "attack annex 1")
    assert moves(s) == ["pick developed-territory-1", "pick historic-territory-1"]
    assert change(s, "pick developed-territory-1") == {"yellow": 1, "blue": 1}, "no science points"
    assert slugs(s.players[1].colonies) == ["historic-territory-1"] and has(s, 1)["yellow"] == 18


@card("infiltrate")
def test_infiltrate_removes_a_leader_or_an_unfinished_wonder() -> None:
    attacker = seat(military="infiltrate", workers=STRONG)
    s = politics(attacker, seat(leader="isaac-newton", wonder="pyramids", stages=2), seat(), age=2)
    assert refusal(s, "attack infiltrate 2") == "tta.text.condition"
    play(s, "attack infiltrate 1")
    assert moves(s) == ["pick isaac-newton", "pick pyramids"]
    assert change(s.copy(), "pick pyramids", seat=1) == {"blue": 2}, "an Age A wonder brings no culture"
    assert change(s, "pick isaac-newton") == {"culture": 6} and s.players[1].leader == -1


@card("spy")
@rule("tta.points.take")
def test_a_spy_takes_science() -> None:
    s = politics(seat(military="spy", workers=STRONG), seat(science=3), age=2)
    assert change(s, "attack spy 1")["science"] == 3 and has(s, 1)["science"] == 0


@card("armed-intervention")
@rule("tta.points.take")
def test_an_armed_intervention_takes_seven_culture() -> None:
    s = politics(seat(military="armed-intervention", workers=STRONG), seat(culture=10), age=3)
    assert change(s, "attack armed-intervention 1")["culture"] == 7 and has(s, 1)["culture"] == 3


@card("mahatma-gandhi")
@rule("tta.text.forbids", "tta.aggression.cost", "tta.war.cost")
def test_gandhi_attacks_nobody_and_costs_twice() -> None:
    cards = "spy war-over-culture"
    peaceful = seat(leader="mahatma-gandhi", military=cards, workers=STRONG, government="communism")
    s = politics(peaceful, seat(), age=3)
    assert refusal(s, "attack spy 1") == refusal(s, "declare-war war-over-culture 1") == "tta.text.forbids"
    s = politics(
        seat(military=cards, workers=STRONG, government="communism"), seat(leader="mahatma-gandhi"), age=3
    )
    assert price(s, "attack spy 1") == {"military-actions": 2}
    assert refusal(s, "declare-war war-over-culture 1") == "tta.war.cost"


@card("defense-colonization-1", "defense-colonization-2", "defense-colonization-3")
@rule("tta.aggression.defense-cards")
def test_bonus_cards_defend_with_two_four_and_six() -> None:
    for age, value in ((1, 2), (2, 4), (3, 6)):
        for more, stopped in ((0, True), (1, False)):
            attacker = seat(military="enslave", workers=f"warriors:{1 + value + more}", yellow=18)
            s = politics(attacker, seat(military=f"defense-colonization-{age}"), age=age)
            play(s, "attack enslave 1")
            assert (f"defend defense-colonization-{age}" in moves(s)) == stopped


def test_an_attack_that_brings_nothing_is_warned_of() -> None:
    one = seat(military="spy", workers=STRONG)
    poor = politics(one, seat(science=0), age=2)
    rich = politics(one, seat(science=9), age=2)
    spy = GAME.grammar.parse("attack spy 1")
    assert GAME.teller.cautions(poor, 0, spy) == [("warning-attack-in-vain", {})]
    assert GAME.teller.cautions(rich, 0, spy) == []
    hidden = politics(one, seat(science=9, military="spy"), age=2)
    assert GAME.teller.cautions(hidden, 0, spy) == []


def test_an_aggression_in_vain_is_told_where_julius_caesar_has_another_political_action_too() -> None:
    strong = seat("swordsmen", workers="swordsmen:4", military="spy", leader="julius-caesar")
    spy = GAME.grammar.parse("attack spy 1")
    assert GAME.teller.cautions(politics(strong, seat(science=0), age=2), 0, spy) == [
        ("warning-attack-in-vain", {})
    ]
    assert GAME.teller.cautions(politics(strong, seat(science=9), age=2), 0, spy) == []
