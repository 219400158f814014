"""Offering, accepting and cancelling pacts, and what they give (p. 4)."""

from __future__ import annotations

from ecumene.games.through_the_ages import GAME
from ecumene.kernel.refusal import OTHER_QUESTION
from tests.games.through_the_ages.military.politics import politics
from tests.games.through_the_ages.situation import (
    change,
    frames,
    has,
    moves,
    play,
    price,
    refusal,
    run,
    seat,
    situation,
    slugs,
)
from tests.rules import card, rule


@rule("tta.pact.sides", "tta.pact.accepted")
def test_a_pact_with_sides_is_offered_as_one_of_them() -> None:
    s = politics(seat(military="trade-routes-agreement open-borders-agreement"), seat(), seat())
    assert moves(s)[:6] == [
        "offer open-borders-agreement 1", "offer open-borders-agreement 2",
        "offer-as-a trade-routes-agreement 1", "offer-as-a trade-routes-agreement 2",
        "offer-as-b trade-routes-agreement 1", "offer-as-b trade-routes-agreement 2",
    ]  # fmt: skip
    assert refusal(s, "offer trade-routes-agreement 1") == "tta.pact.sides"
    assert refusal(s, "offer-as-a open-borders-agreement 1") == "tta.pact.sides"
    play(s, "offer-as-b trade-routes-agreement 2")
    assert moves(s) == ["accept", "decline"] and refusal(s, "pass") == OTHER_QUESTION
    play(s, "accept")
    player = s.players[0]
    assert slugs([player.pact]) == ["trade-routes-agreement"] and (player.pact_with, player.pact_side) == (2, 1)


@rule("tta.pact.refused")
def test_a_refused_pact_returns_to_the_hand() -> None:
    s = politics(seat(military="open-borders-agreement rats"), seat(), seat())
    play(s, "offer open-borders-agreement 1")
    assert GAME.view(s, 2)["discard"] == ["open-borders-agreement"], "it lies open meanwhile"
    play(s, "decline")
    assert slugs(s.players[0].military) == ["rats", "open-borders-agreement"] and s.discard == []
    assert frames(s)[-1] == "ActionPhase", "the political action is spent"


@rule("tta.pact.not-with-two", "tta.setup.two-players-no-pacts")
def test_there_are_no_pacts_with_two_players() -> None:
    s = politics(seat(), seat())
    assert refusal(s, "offer open-borders-agreement 1") == "tta.pact.not-with-two"
    gone = seat(out=1, workers="warriors:0 agriculture:0 bronze:0 philosophy:0", unused=0)
    s = politics(seat(military="open-borders-agreement"), seat(), gone)
    assert refusal(s, "offer open-borders-agreement 1") == "tta.pact.not-with-two"


@rule("tta.pact.replaces-own", "tta.pact.partner-elsewhere")
def test_a_new_pact_replaces_the_own_one_and_no_other() -> None:
    told = seat(military="military-alliance", pact="international-trade-agreement", pact_with=2)
    s = politics(told, seat(), seat(pact="scientific-cooperation", pact_with=0), age=3)
    play(s, "offer military-alliance 1", "accept")
    assert slugs([player.pact for player in s.players]) == ["military-alliance", "-", "scientific-cooperation"]
    assert "international-trade-agreement" in slugs(s.military_gone)
    assert has(s)["strength rating"] == has(s, 1)["strength rating"] == 4


@rule("tta.pact.declared-wars-stand")
@card("peace-treaty")
def test_a_pact_does_not_cancel_a_war() -> None:
    s = politics(seat(military="peace-treaty"), seat(war="war-over-culture", war_on=0), seat(), age=3)
    play(s, "offer peace-treaty 1", "accept")
    assert slugs([s.players[1].war]) == ["war-over-culture"]
    assert has(s)["culture rating"] == has(s, 1)["culture rating"] == 1


@rule("tta.pact.cancel", "tta.pact.cancel-own-only")
def test_a_party_may_cancel_a_pact_in_whoevers_area() -> None:
    s = politics(seat(), seat(pact="open-borders-agreement", pact_with=0), seat())
    assert has(s)["ma"] == 3
    assert moves(s, "cancel-pact") == ["cancel-pact open-borders-agreement"]
    assert refusal(s, "cancel-pact peace-treaty") == "tta.pact.cancel-own-only"
    assert change(s, "cancel-pact open-borders-agreement") == {"ma": -1} and s.players[1].pact == -1
    s = politics(seat(), seat(pact="open-borders-agreement", pact_with=2), seat())
    assert refusal(s, "cancel-pact open-borders-agreement") == "tta.pact.cancel-own-only"


@rule("tta.age.obsolete-pact", "tta.age.obsolete-kept")
def test_pacts_become_obsolete_wars_and_tactics_do_not() -> None:
    told = seat(pact="open-borders-agreement", pact_with=1, tactic="legion", colonies="vast-territory-1")
    fighting = seat(war="war-over-territory", war_on=0)
    trading = seat(pact="international-trade-agreement", pact_with=1)
    s = run(situation(told, fighting, trading, at="start", age=2, deck="coal", tactics="legion"))
    assert s.age == 3 and s.players[0].pact == -1 and s.players[1].power[1] == 2
    assert slugs([s.players[2].pact]) == ["international-trade-agreement"], "of the age that has ended"
    assert s.players[1].war >= 0 and slugs(s.tactics) == ["legion"] and slugs([s.players[0].tactic]) == ["legion"]


@card("open-borders-agreement")
@rule("tta.actions.total-rises")
def test_open_borders_give_a_military_action_each() -> None:
    s = politics(seat(military="open-borders-agreement"), seat(), seat())
    play(s, "offer open-borders-agreement 1")
    assert change(s, "accept", seat=1) == {"ma": 1} and has(s)["ma"] == 3


@card("trade-routes-agreement")
def test_trade_routes_turn_food_and_resources_into_each_other() -> None:
    pact = {"pact": "trade-routes-agreement", "pact_with": 1}
    s = situation(seat(tokens="agriculture:1 bronze:1", **pact), seat(), seat())
    assert "build bronze" not in moves(s)
    play(s, "use trade-routes-agreement")
    assert "build bronze" in moves(s) and refusal(s, "use trade-routes-agreement") == "tta.text.once-per-turn"
    s = situation(seat(tokens="agriculture:1 bronze:1", pact_side=1, **pact), seat(), seat())
    play(s, "use trade-routes-agreement")
    assert "increase-population" in moves(s)


@card("acceptance-of-supremacy")
def test_acceptance_of_supremacy_moves_a_resource_each_production() -> None:
    pact = {"pact": "acceptance-of-supremacy", "pact_with": 1}
    s = situation(seat(workers="bronze:2", **pact), seat(), seat(), at="production", age=2)
    assert change(s)["resources"] == 3
    s = situation(seat(workers="bronze:2", pact_side=1, **pact), seat(), seat(), at="production", age=2)
    assert change(s)["resources"] == 1
    s = politics(seat(military="spy", workers="warriors:3", **pact), seat(), seat(), age=2)
    assert refusal(s, "attack spy 1") == "tta.aggression.pact-forbids"


@card("international-trade-agreement")
def test_international_trade_gives_a_resource_and_food() -> None:
    pact = {"pact": "international-trade-agreement", "pact_with": 1}
    s = situation(seat(**pact), seat(), seat(), at="production", age=2)
    found = change(s)
    assert (found["resources"], found["food"]) == (3, 2)
    s = situation(seat(pact_side=1, **pact), seat(), seat(), at="production", age=2)
    found = change(s)
    assert (found["resources"], found["food"]) == (2, 3)


@card("promise-of-military-protection")
def test_a_promise_of_military_protection() -> None:
    s = politics(seat(military="promise-of-military-protection"), seat(workers="religion:2"), seat(), age=2)
    play(s, "offer-as-a promise-of-military-protection 1")
    assert change(s, "accept", seat=1) == {"strength rating": 4, "culture rating": -1}
    assert has(s)["culture rating"] == 1


@card("scientific-cooperation")
@rule("tta.text.condition")
def test_scientific_cooperation_makes_the_partner_pay() -> None:
    told = seat(hand="alchemy", science=2, pact="scientific-cooperation", pact_with=1)
    s = situation(told, seat(science=1), seat(), age=2)
    assert price(s, "develop alchemy") == {"civil-actions": 1, "science": 2}
    play(s, "develop alchemy")
    assert has(s)["science"] == 0 and has(s, 1)["science"] == 0
    s = situation(told, seat(), seat(), age=2)
    assert refusal(s, "develop alchemy") == "tta.text.condition"


@card("international-tourism")
@rule("tta.note.ravages-of-time")
def test_international_tourism_counts_the_wonders_of_the_other() -> None:
    s = politics(
        seat(military="international-tourism", wonders="pyramids"),
        seat(wonders="colossus great-wall", ruins="colossus"), seat(), age=3,
    )  # fmt: skip
    play(s, "offer international-tourism 1")
    assert change(s, "accept", seat=0) == {"culture rating": 2}
    assert has(s, 1)["culture rating"] == 2 + 1 + 1


@card("loss-of-sovereignty")
def test_loss_of_sovereignty() -> None:
    s = politics(seat(military="loss-of-sovereignty", workers="religion:3"), seat(), seat(), age=3)
    play(s, "offer-as-b loss-of-sovereignty 1")
    assert change(s, "accept") == {"culture rating": -2} and has(s, 1)["culture rating"] == 2


@card("military-alliance")
def test_a_military_alliance() -> None:
    s = politics(seat(military="military-alliance"), seat(), seat(), age=3)
    play(s, "offer military-alliance 2")
    assert change(s, "accept") == {"strength rating": 3} and has(s, 2)["strength rating"] == 4
