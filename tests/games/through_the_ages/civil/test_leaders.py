"""Playing and replacing leaders (p. 5), and what the book says about single ones (p. 11)."""

from __future__ import annotations

from tests.games.through_the_ages.situation import (
    change,
    frames,
    has,
    moves,
    play,
    refusal,
    run,
    seat,
    situation,
    slugs,
)
from tests.rules import card, rule


@rule("tta.leader.civil-action", "tta.leader.from-hand", "tta.leader.at-once")
def test_a_leader_is_played_from_the_hand_and_works_at_once() -> None:
    s = situation(seat(hand="julius-caesar"), seat(leader="homer"))
    found = {"ca": -1, "hand": -1, "ma": 1, "strength rating": 1}
    assert change(s, "lead julius-caesar") == found
    assert refusal(s, "lead moses") == "tta.leader.from-hand"
    s = situation(seat(hand="moses", ca=0), seat())
    assert refusal(s, "lead moses") == "tta.leader.civil-action"


@rule("tta.leader.replaces", "tta.leader.refund")
def test_a_replaced_leader_is_gone_and_the_action_comes_back() -> None:
    s = situation(seat(leader="moses", hand="joan-of-arc"), seat())
    assert change(s, "lead joan-of-arc") == {"hand": -1, "ma": 1, "culture rating": 1}
    assert slugs([s.players[0].leader]) == ["joan-of-arc"] and "moses" in slugs(s.civil_gone)
    s = situation(seat(leader="moses", hand="joan-of-arc", ca=1), seat())
    assert "ca" not in change(s, "lead joan-of-arc")


@card("julius-caesar", "joan-of-arc")
@rule("tta.actions.replaced-together")
def test_actions_change_by_the_difference_of_the_two_leaders() -> None:
    s = situation(seat(leader="julius-caesar", hand="joan-of-arc", ma=1), seat())
    play(s, "lead joan-of-arc")
    assert has(s)["ma"] == 1, "one goes and one comes: no spent action is made available"


@card("hammurabi")
def test_hammurabi_lends_a_military_action_when_the_civil_ones_are_spent() -> None:
    s = situation(seat(leader="hammurabi", ca=1, ma=2), seat())
    assert change(s, "destroy bronze") == {"ca": -1, "bronze": -1, "unused": 1}
    assert change(s, "destroy bronze")["ma"] == -1
    assert refusal(s, "destroy agriculture") == "tta.destroy.civil-action", "once a turn"


@card("hammurabi")
@rule("tta.text.once-per-turn", "tta.actions.not-enough")
def test_hammurabi_pays_with_a_military_action_first_where_his_owner_says_so() -> None:
    s = situation(seat(leader="hammurabi", hand="joan-of-arc"), seat())
    assert change(s, "use hammurabi") == {}
    assert refusal(s, "use hammurabi") == "tta.text.once-per-turn"
    assert change(s, "destroy bronze")["ma"] == -1
    assert refusal(s, "use hammurabi") == "tta.text.once-per-turn"
    play(s, "lead joan-of-arc")
    assert has(s)["ca"] == 4, "all civil actions are left after he is gone"
    s = situation(seat(leader="hammurabi", ma=0), seat())
    assert refusal(s, "use hammurabi") == "tta.actions.not-enough"
    assert refusal(situation(), "use hammurabi") == "tta.card.in-play"


@card("hammurabi")
def test_a_promise_without_military_actions_is_void() -> None:
    s = situation(seat(leader="hammurabi", ma=1), seat())
    play(s, "use hammurabi", "disband warriors")
    assert change(s, "destroy bronze")["ca"] == -1


@card("homer")
@rule("tta.goods.temporary-first", "tta.leader.at-once")
def test_homer_gives_a_resource_for_units_each_turn() -> None:
    s = run(situation(seat(leader="homer", tokens="bronze:1"), seat(), at="politics"))
    while frames(s)[-1] != "ActionPhase":
        play(s, moves(s)[-1])
    assert has(s)["unit_pool"] == 1 and has(s)["happiness rating"] == 1
    assert change(s, "build warriors")["resources"] == -1 and has(s)["unit_pool"] == 0
    s = situation(seat(hand="homer", tokens="bronze:1"), seat())
    play(s, "lead homer")
    assert has(s)["unit_pool"] == 1, "in the turn he is played too"
    play(s, "done")
    assert has(s)["unit_pool"] == 0


@card("homer")
@rule("tta.note.homer-happy-face")
def test_homer_goes_under_a_completed_wonder_instead_of_the_action() -> None:
    told = seat(leader="homer", hand="joan-of-arc", wonders="pyramids great-wall", wonder="colossus")
    s = play(situation(told, seat()), "lead joan-of-arc")
    assert moves(s) == ["place pyramids", "place great-wall", "decline"]
    assert refusal(s, "place colossus") == "tta.note.homer-happy-face"
    play(s, "place pyramids")
    assert has(s)["ca"] == 4 and has(s)["happiness rating"] == 2
    s = play(situation(told, seat()), "lead joan-of-arc", "decline")
    assert has(s)["ca"] == 5 and has(s)["happiness rating"] == 1 and "homer" in slugs(s.civil_gone)


@card("homer", "michelangelo")
@rule("tta.note.homer-happy-face")
def test_michelangelo_counts_homers_face() -> None:
    plain = situation(seat(leader="michelangelo", wonders="pyramids great-wall"), seat())
    homer = situation(seat(leader="michelangelo", wonders="pyramids great-wall", homer="pyramids"), seat())
    assert has(plain)["culture rating"] == 1 + 1 and has(homer)["culture rating"] == 1 + 2


@card("michelangelo", "joan-of-arc", "st-peters-basilica")
@rule("tta.note.st-peters-basilica")
def test_leaders_count_the_faces_of_the_basilica() -> None:
    told = {"workers": "religion:1", "wonders": "st-peters-basilica hanging-gardens pyramids"}
    s = situation(seat(leader="michelangelo", **told), seat())
    assert has(s)["culture rating"] == (1 + 2 + 1) + (1 + 1) + 1 + (2 + 1)
    s = situation(seat(leader="michelangelo", homer="pyramids", **told), seat())
    assert has(s)["culture rating"] == (1 + 2 + 1) + (1 + 1) + 1 + (2 + 1) + (1 + 1)
    s = situation(seat(leader="joan-of-arc", government="theocracy", **told), seat())
    assert has(s)["strength rating"] == 1 + 1 + (1 + 1) + (1 + 1), "the temple and the government"


@rule("tta.note.homer-ruin")
def test_a_ruin_keeps_homers_face() -> None:
    told = {"wonders": "hanging-gardens", "homer": "hanging-gardens"}
    assert has(situation(seat(**told), seat()))["happiness rating"] == 3
    s = situation(seat(ruins="hanging-gardens", **told), seat())
    assert has(s)["happiness rating"] == 1 and has(s)["culture rating"] == 2


@card("michelangelo", "st-peters-basilica")
@rule("tta.note.homer-ruin", "tta.note.st-peters-basilica")
def test_a_ruin_has_no_face_but_homers() -> None:
    told = {"wonders": "st-peters-basilica hanging-gardens", "ruins": "hanging-gardens", "leader": "michelangelo"}
    s = situation(seat(**told), seat())
    assert has(s)["happiness rating"] == 1 and has(s)["culture rating"] == 2 + 2 + 1, "the Basilica's own"
    s = situation(seat(homer="hanging-gardens", **told), seat())
    assert has(s)["happiness rating"] == 1 + (1 + 1) and has(s)["culture rating"] == 2 + 2 + 1 + (1 + 1)


@card("michelangelo")
def test_michelangelo_counts_faces_of_temples_theaters_and_wonders() -> None:
    told = seat(
        "theology drama", workers="religion:1 theology:1 drama:1", wonders="hanging-gardens", leader="michelangelo"
    )
    s = situation(told, seat())
    assert has(s)["culture rating"] == (1 + 1 + 2 + 1) + (1 + 2 + 1 + 2)


@card("joan-of-arc")
def test_joan_of_arc_fights_with_the_faces_of_temples_and_the_government() -> None:
    told = seat("theology drama", workers="theology:1 drama:1", leader="joan-of-arc", government="theocracy")
    s = situation(told, seat())
    assert has(s)["strength rating"] == 1 + 1 + (2 + 1)


@card("leonardo-da-vinci", "isaac-newton", "albert-einstein")
@rule("tta.card.best")
def test_the_best_lab_or_library_with_a_worker_makes_science() -> None:
    tech = "alchemy scientific-method printing-press"
    for leader, age in [("leonardo-da-vinci", 2), ("isaac-newton", 2), ("albert-einstein", 3)]:
        for workers, science in [("", 1), ("alchemy:1", 1 + 2 + 1), ("printing-press:1", 1 + 1 + 1)]:
            s = situation(seat(tech, workers=workers, leader=leader), seat(), age=age)
            assert has(s)["science rating"] == science, "the card without a worker does not count"


@card("leonardo-da-vinci")
def test_leonardo_gains_a_resource_for_a_technology() -> None:
    s = situation(seat(leader="leonardo-da-vinci", hand="iron monarchy", science=9), seat())
    assert change(s, "develop iron")["resources"] == 1
    assert (
        change(
            situation(seat(leader="leonardo-da-vinci", hand="monarchy", science=9), seat()), "revolution monarchy"
        )["resources"]
        == 1
    )


@card("albert-einstein")
@rule("tta.develop.counts-even-if-removed")
def test_einstein_scores_for_a_technology_even_when_it_is_removed_at_once() -> None:
    s = situation(seat("strategy", leader="albert-einstein", hand="warfare iron", science=20), seat(), age=3)
    assert change(s, "develop iron")["culture"] == 3
    found = change(s, "develop warfare")
    assert found == {"ca": -1, "hand": -1, "science": -5, "culture": 3}
    assert "warfare" in slugs(s.civil_gone) and "strategy" in slugs(s.players[0].specials)


@card("genghis-khan")
@rule("tta.note.genghis-khan-two-players", "tta.note.genghis-khan-ties")
def test_genghis_khan_scores_for_strength_at_the_end_of_the_action_phase() -> None:
    for rivals, scored in [([1], 3), ([2], 0), ([2, 1], 3), ([2, 2], 0), ([1, 1, 2], 3), ([2, 2, 1], 0)]:
        others = [seat(workers=f"warriors:{count}") for count in rivals]
        s = situation(seat(leader="genghis-khan"), *others)
        assert change(s, "done").get("culture", 0) == scored, rivals


@card("genghis-khan")
def test_genghis_khan_scores_in_an_uprising_too() -> None:
    s = situation(seat(leader="genghis-khan", yellow=8, unused=0, workers="warriors:5"), seat())
    found = change(s, "done")
    assert found["culture"] == 3 and "food" not in found


@card("winston-churchill")
@rule("tta.goods.temporary-first", "tta.text.once-per-turn")
def test_churchill_chooses_each_turn() -> None:
    s = situation(seat(leader="winston-churchill"), seat(), age=3)
    assert change(s, "use winston-churchill", "choose 1") == {"culture": 3}
    assert refusal(s, "use winston-churchill") == "tta.text.once-per-turn"
    told = seat("tanks", leader="winston-churchill", hand="rockets iron strategy", science=5, tokens="bronze:4")
    s = situation(told, seat(), age=3)
    assert change(s, "use winston-churchill", "choose 2") == {"science_pool": 3, "unit_pool": 3}
    assert change(s, "build tanks")["resources"] == -4 and has(s)["unit_pool"] == 0
    assert refusal(s, "develop strategy") == "tta.develop.science-cost", "only for technologies of units"
    found = change(s, "develop rockets")
    assert (found["science"], found["science_pool"]) == (-5, -3)


@card("bill-gates")
@rule("tta.note.gates-labs")
def test_labs_produce_like_mines_for_bill_gates() -> None:
    told = seat("alchemy computers", workers="alchemy:1 computers:2 agriculture:0", leader="bill-gates")
    s = situation(told, seat(), age=3, at="production")
    found = change(s)
    assert found["resources"] == 2 + 1 + 2 * 3, (
        "two bronze mines, alchemy, two computers; philosophy gives nothing"
    )
    assert (s.players[0].tokens[9], s.players[0].tokens[11], s.players[0].tokens[8]) == (1, 2, 0)


@card("bill-gates")
@rule("tta.note.gates-leaves")
def test_what_lies_on_labs_can_be_spent_when_bill_gates_is_gone() -> None:
    told = seat(
        "alchemy computers",
        workers="alchemy:1 computers:1",
        leader="bill-gates",
        hand="j-s-bach",
        tokens="computers:2",
    )
    s = situation(told, seat(), age=3)
    assert change(s, "lead j-s-bach")["culture"] == 1 + 3, "he scores the levels of the labs when he leaves"
    assert has(s)["resources"] == 6
    assert change(s, "build religion")["resources"] == -3
    assert s.players[0].tokens[11] == 1
    found = change(s, "done")
    assert found["resources"] == 2, "labs produce no more"


@card("sid-meier", "charlie-chaplin", "mahatma-gandhi", "napoleon-bonaparte", "alexander-the-great", "james-cook")
def test_leaders_that_change_ratings() -> None:
    told = {"workers": "alchemy:1 computers:1 philosophy:0 drama:1 opera:1 knights:2 cannon:1"}
    tech = "alchemy computers drama opera knights cannon"
    base = {"science": 7, "culture": 5, "strength": 1 + 4 + 3, "happiness": 2}
    expected = {
        "sid-meier": {"science": -2, "culture": 1 + 3},
        "charlie-chaplin": {"culture": 3, "happiness": 2},
        "mahatma-gandhi": {"culture": 2},
        "napoleon-bonaparte": {"strength": 6},
        "alexander-the-great": {"strength": 4},
    }
    for leader, changed in expected.items():
        found = has(situation(seat(tech, leader=leader, **told), seat(), age=3))
        assert {name: found[f"{name} rating"] - base[name] for name in base} == {
            **dict.fromkeys(base, 0),
            **changed,
        }
    for colonies, culture in [("", 0), ("vast-territory-1", 2), ("vast-territory-1 vast-territory-2", 3)]:
        s = situation(seat(leader="james-cook", colonies=colonies), seat(), age=2)
        assert has(s)["culture rating"] == culture
