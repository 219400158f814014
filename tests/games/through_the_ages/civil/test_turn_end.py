"""The end of a turn: discards, uprising, production, cards, actions (p. 6 and p. 7)."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.kernel.luck import Event
from tests.games.through_the_ages.situation import (
    change,
    has,
    moves,
    play,
    refusal,
    run,
    seat,
    situation,
    slugs,
    tokens,
)
from tests.rules import card, rule


@rule("tta.end-turn.discard-military", "tta.discard.military-pile", "tta.hand.military-hidden")
def test_military_cards_beyond_the_limit_are_discarded_face_down() -> None:
    s = situation(seat(military="raid-1 raid-1 legion plunder-1"), seat())
    play(s, "done")
    assert moves(s) == ["discard legion", "discard plunder-1", "discard raid-1"]
    assert refusal(s, "discard phalanx") == "tta.end-turn.discard-military"
    log: list[Event] = []
    play(s, "discard raid-1", log=log)
    assert [event.eye for event in log if event.kind == "discard"] == [0], "only its owner sees which"
    play(s, "discard legion")
    assert slugs(s.hidden[0]) == ["raid-1", "legion"] and s.discard == []
    shown = GAME.view(s, 1)
    assert shown["hidden"][0] == ["?1", "?1"] and set(shown["players"][0]["military"]) == {"?1"}
    assert GAME.view(s, 0)["hidden"][0] == ["raid-1", "legion"]


@rule("tta.end-turn.discard-military")
def test_the_discard_comes_before_production_and_drawing() -> None:
    s = situation(seat(military="raid-1 legion plunder-1"), seat())
    play(s, "done")
    assert has(s)["food"] == 0
    assert change(s, "discard legion")["food"] == 2
    assert has(s)["military"] == 4, "two are left, two are drawn"


@pytest.mark.parametrize(("unused", "uprising"), [(0, True), (1, True), (2, False)])
@rule("tta.end-turn.uprising", "tta.discontent.amount")
def test_more_discontent_than_unused_workers_is_an_uprising(unused: int, uprising: bool) -> None:
    s = situation(seat(yellow=11, unused=unused, culture=9, tokens="agriculture:4"), seat(), at="production")
    assert has(s)["discontent"] == 2
    found = change(s)
    assert ("resources" not in found) == uprising and ("science" not in found) == uprising
    assert found["military"] == 2, "cards are drawn all the same"


@rule("tta.production.order")
def test_production_in_order() -> None:
    told = seat(workers="religion:1", tokens="agriculture:1 bronze:5", yellow=16, unused=1)
    s = situation({**told, "blue": 10}, seat())
    log: list[Event] = []
    play(s, "done", log=log)
    kinds = [event.kind for event in log if event.seat == 0]
    order = ["science", "culture", "corruption", "food", "consumption", "resources", "draw"]
    assert [kind for kind in kinds if kind in order][:6] == order[:6]


@rule("tta.production.score-science", "tta.production.score-culture")
def test_science_and_culture_are_scored() -> None:
    s = situation(seat(workers="religion:2 philosophy:3", science=4, culture=5), seat(), at="production")
    found = change(s)
    assert (found["science"], found["culture"]) == (3, 2)


@pytest.mark.parametrize(("blue", "lost"), [(16, 0), (11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6), (20, 0)])
@rule("tta.corruption.amount", "tta.tokens.bank-surplus")
def test_corruption_by_the_tokens_left(blue: int, lost: int) -> None:
    s = situation(seat(tokens="bronze:9", workers="bronze:0 agriculture:0", blue=blue), seat(), at="production")
    assert change(s).get("resources", 0) == -lost


@rule("tta.corruption.paid")
def test_corruption_takes_food_when_resources_do_not_suffice() -> None:
    told = {"workers": "agriculture:0 bronze:0", "blue": 5}
    s = situation(seat(tokens="bronze:3 agriculture:4", **told), seat(), at="production")
    found = change(s)
    assert (found["resources"], found["food"]) == (-3, -1)
    s = situation(seat(tokens="bronze:1 agriculture:1", **told), seat(), at="production")
    assert change(s)["food"] == -1, "the rest is forgiven"


@rule("tta.production.food", "tta.production.resources", "tta.goods.token-value")
def test_each_farm_and_mine_puts_a_token_on_its_card() -> None:
    told = seat(
        "irrigation selective-breeding iron coal", workers="irrigation:2 selective-breeding:1 iron:1 coal:2"
    )
    s = run(situation({**told, "yellow": 18}, seat(), age=2, at="production"))
    made = {"agriculture": 2, "irrigation": 2, "selective-breeding": 1, "bronze": 2, "iron": 1, "coal": 2}
    assert tokens(s) == made and has(s)["resources"] == 2 + 2 + 6
    assert has(s)["food"] == 2 + 4 + 3


@pytest.mark.parametrize(
    ("card_", "worth"),
    [
        ("agriculture", 1),
        ("irrigation", 2),
        ("selective-breeding", 3),
        ("mechanized-agriculture", 5),
        ("bronze", 1),
        ("iron", 2),
        ("coal", 3),
        ("oil", 5),
    ],
)
@rule("tta.goods.token-value", "tta.goods.stored-without-workers")
def test_worth_of_a_token(card_: str, worth: int) -> None:
    s = situation(seat(card_, workers="agriculture:0 bronze:0", tokens=f"{card_}:2"), seat(), age=3)
    assert has(s)["food"] + has(s)["resources"] == 2 * worth


@rule("tta.production.food-short", "tta.production.resources-short")
def test_short_tokens_go_to_the_highest_cards() -> None:
    told = {"workers": "agriculture:2 irrigation:2 bronze:0"}
    s = run(situation(seat("irrigation", blue=3, **told), seat(), at="production"))
    assert tokens(s) == {"irrigation": 2, "agriculture": 1} and has(s)["blue"] == 0
    s = run(situation(seat("iron", blue=2, workers="agriculture:0 bronze:2 iron:1"), seat(), at="production"))
    assert tokens(s) == {"iron": 1, "bronze": 1}


@pytest.mark.parametrize(("yellow", "eaten"), [(18, 0), (17, 0), (16, 1), (12, 2), (8, 3), (4, 4), (1, 4), (0, 6)])
@rule("tta.consumption.amount")
def test_consumption_by_the_tokens_left(yellow: int, eaten: int) -> None:
    told = {"workers": "religion:8 agriculture:0", "tokens": "agriculture:8", "blue": 16}
    s = situation(seat(yellow=yellow, **told), seat(), at="production")
    assert change(s).get("food", 0) == -eaten


@rule("tta.consumption.starvation", "tta.points.not-below-zero")
def test_missing_food_costs_culture() -> None:
    told = {"workers": "religion:8 agriculture:1 bronze:0", "yellow": 0}
    s = situation(seat(culture=30, **told), seat(), at="production")
    assert change(s)["culture"] == 8 - 4 * 5, "six are eaten, one is produced"
    s = situation(seat(culture=2, **told), seat(), at="production")
    lines: list[Event] = []
    run(s, log=lines)
    assert has(s)["culture"] == 0
    amounts = {line.kind: line.amount for line in lines}
    assert (amounts["consumption"], amounts["hunger"]) == (-1, 5), "what was owed is told"
    assert amounts["starvation"] == -2 - 8, "all there is, with what the turn has brought"


@pytest.mark.parametrize(("ma", "drawn"), [(0, 0), (1, 1), (2, 2), (3, 3), (5, 3)])
@rule("tta.draw.per-action", "tta.draw.at-most-three")
def test_military_actions_left_draw_cards(ma: int, drawn: int) -> None:
    s = situation(seat(government="fundamentalism", ma=ma), seat(), age=3, at="draw")
    assert change(s).get("military", 0) == drawn


@rule("tta.draw.reshuffle")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    s = situation(arms="legion", discard="raid-1 plunder-1", at="draw")
    s.hidden[0] = []
    run(s)
    assert has(s)["military"] == 2 and len(s.military_deck) == 1 and s.discard == []
    s = situation(seat(military="raid-1"), seat(), arms="legion", discard="", at="draw")
    assert change(s) == {"military": 1}
    assert slugs(s.players[0].military) == ["legion", "raid-1"], "in order, though no card is left to draw"


@rule("tta.end-turn.reset-actions", "tta.end-turn.reset-early")
def test_actions_come_back_at_the_end_of_the_own_turn() -> None:
    s = situation(seat(ca=0, ma=0), seat())
    play(s, "done")
    assert s.current == 1 and (has(s)["ca"], has(s)["ma"]) == (4, 2), (
        "an event could take them before the next turn"
    )


@card("trade-routes-agreement")
@rule("tta.action-card.this-turn-only")
def test_what_is_for_one_turn_ends_with_it() -> None:
    s = situation(seat(unit_pool=3, science_pool=2, resource_pool=1, food_pool=1, extra_ma=0), seat())
    play(s, "done")
    player = s.players[0]
    assert (player.unit_pool, player.science_pool, player.resource_pool, player.food_pool) == (0, 0, 0, 0)
