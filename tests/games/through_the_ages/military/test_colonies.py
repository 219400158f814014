"""Colonization: the auction, the force, the colony (p. 7 and p. 9)."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.kernel.luck import Event
from ecumene.kernel.refusal import OTHER_QUESTION
from tests.games.through_the_ages.military.politics import Change, reveal
from tests.games.through_the_ages.situation import change, frames, has, moves, play, refusal, seat, slugs
from tests.rules import card, rule

WEALTHY = "wealthy-territory-1"


@rule("tta.event.territory", "tta.colony.bid-order", "tta.colony.bid-higher", "tta.colony.bid-reach")
def test_players_bid_clockwise_from_the_revealer() -> None:
    two = seat(workers="warriors:2")
    s = reveal(WEALTHY, seat(workers="warriors:2", military="legion"), two, seat(workers="warriors:4"), turn=1)
    assert frames(s)[-1] == "Auction" and moves(s) == ["bid 1", "bid 2", "pass"]
    assert refusal(s, "bid 3") == "tta.colony.bid-reach" and refusal(s, "done") == OTHER_QUESTION
    play(s, "bid 1")
    assert moves(s) == ["bid 2", "bid 3", "bid 4", "pass"], "seat 2"
    play(s, "bid 2")
    assert moves(s) == ["pass"] and refusal(s, "bid 2") == "tta.colony.bid-higher", "seat 0"


@rule("tta.colony.pass-is-out", "tta.colony.winner-must", "tta.colony.units-sacrificed")
def test_the_last_bidder_colonizes() -> None:
    two = seat(workers="warriors:2")
    s = reveal(WEALTHY, two, two, two)
    play(s, "bid 1", "pass", "bid 2")
    assert frames(s)[-1] == "SendForce" and moves(s) == ["send warriors"]
    assert not s.stack[-1].lets_pass(s, 0), "a table never sends it for anybody"
    assert refusal(s, "done") == "tta.colony.force-at-least-one"
    play(s, "send warriors")
    assert (
        refusal(s, "done") == "tta.colony.winner-must" and refusal(s, "send knights") == "tta.colony.force-units"
    )
    found = change(s, "send warriors", "done", seat=2)
    assert found["warriors"] == -2 and found["yellow"] == 2 and found["strength rating"] == -2
    assert slugs(s.players[2].colonies) == [WEALTHY] and s.past == [] and found["resources"] == 5


@rule("tta.colony.no-bids")
def test_without_bids_the_territory_is_a_past_event() -> None:
    s = reveal(WEALTHY, seat(), seat(workers="warriors:0"), seat())
    play(s, "pass")
    assert frames(s)[-1] == "Auction", "seat 1 has no unit to send and is not asked"
    play(s, "pass")
    assert slugs(s.past) == [WEALTHY] and frames(s)[-1] == "ActionPhase"


@rule("tta.colony.winner-must")
def test_a_single_bidder_takes_it_at_once() -> None:
    s = reveal(WEALTHY, seat(), seat())
    play(s, "bid 1")
    assert frames(s)[-1] == "SendForce"
    play(s, "send warriors", "done")
    assert slugs(s.players[0].colonies) == [WEALTHY]


@rule("tta.colony.force-units", "tta.colony.force-armies", "tta.colony.force-no-abilities")
@card("alexander-the-great")
def test_the_force_is_units_and_their_own_armies_without_abilities() -> None:
    told = seat(workers="warriors:3", leader="alexander-the-great", tactic="fighting-band")
    s = reveal(WEALTHY, told, seat(), tactics="fighting-band")
    assert has(s)["strength rating"] == 3 + 3 + 1
    assert moves(s)[-2:] == ["bid 4", "pass"], "three units and one army"
    play(s, "bid 3", "send warriors", "send warriors")
    assert "done" in moves(s), "two units make an army of their own"
    play(s, "done")
    assert has(s)["warriors"] == 1


@rule("tta.colony.force-armies", "tta.note.genghis-khan-infantry")
@card("genghis-khan")
def test_genghis_khans_infantry_rides_to_colonies_too() -> None:
    told = seat(workers="warriors:3", leader="genghis-khan", tactic="heavy-cavalry")
    s = reveal(WEALTHY, told, seat(), tactics="heavy-cavalry")
    assert moves(s)[-2:] == ["bid 7", "pass"]


@rule("tta.colony.force-modifier")
def test_the_colonization_modifier_is_added() -> None:
    s = reveal(WEALTHY, seat("cartography", wonders="colossus"), seat())
    assert moves(s)[-2:] == ["bid 4", "pass"], "a warrior, 2 and 1"
    play(s, "bid 4", "send warriors")
    assert moves(s) == ["done"]


@rule("tta.colony.force-bonus-cards", "tta.colony.force-at-least-one")
@card("defense-colonization-1", "defense-colonization-2", "defense-colonization-3")
def test_bonus_cards_join_the_force() -> None:
    hand = "defense-colonization-1 defense-colonization-2 defense-colonization-3 rats"
    s = reveal(WEALTHY, seat(military=hand), seat(), age=3)
    assert moves(s)[-2:] == ["bid 7", "pass"], "1 and 1 + 2 + 3"
    play(s, "bid 4")
    assert refusal(s, "add rats") == "tta.colony.force-bonus-cards"
    play(s, "add defense-colonization-3", "add defense-colonization-1")
    assert refusal(s, "done") == "tta.colony.force-at-least-one"
    play(s, "send warriors", "done")
    assert slugs(s.discard) == ["defense-colonization-3"] and has(s)["military"] == 2


@card("james-cook")
@rule("tta.colony.force-bonus-cards")
def test_james_cook_discards_cards_for_strength() -> None:
    hand = "rats legion crusades defense-colonization-1"
    s = reveal(WEALTHY, seat(military=hand, leader="james-cook"), seat(), age=2)
    assert moves(s)[-2:] == ["bid 4", "pass"], "a warrior, a bonus card and two cards"
    log: list[Event] = []
    play(s, "bid 3", "add rats", "add legion", log=log)
    assert refusal(s, "add crusades") == "tta.colony.force-bonus-cards"
    assert [event.eye for event in log if event.kind == "add"] == [0, 0]
    found = change(s, "send warriors", "done")
    assert found["culture rating"] == 2, "for his first colony"
    assert GAME.view(s, 1)["players"][0]["military"] == ["?1", "?1"]


@rule("tta.colony.permanent-first", "tta.colony.immediate", "tta.goods.gain-short")
def test_permanent_effects_come_before_the_immediate_ones() -> None:
    s = reveal(WEALTHY, seat(blue=0, tokens="bronze:16"), seat())
    found = change(s, "bid 1", "send warriors", "done")
    assert found["resources"] == 3 and "blue" not in found, "three tokens come, and serve at once"


@rule("tta.tokens.card-symbols", "tta.tokens.lose-blue")
@card("vast-territory-1")
def test_a_colony_may_cost_a_blue_token_from_a_card() -> None:
    s = reveal("vast-territory-1", seat(blue=0, tokens="bronze:8 agriculture:8"), seat())
    play(s, "bid 1", "send warriors", "done")
    assert moves(s) == ["pick agriculture", "pick bronze"], "before any food comes"
    assert change(s, "pick bronze") == {"resources": -1}, "and no token is left for food"


TERRITORIES: list[tuple[str, Change]] = [
    ("developed-territory-1", {"yellow": 1, "blue": 1, "science": 3}),
    ("historic-territory-1", {"culture": 6, "happiness rating": 1}),
    ("inhabited-territory-1", {"yellow": 1, "unused": 1}),
    ("strategic-territory-1", {"military": 3, "strength rating": 2}),
    ("vast-territory-1", {"yellow": 3, "blue": -4, "food": 3}),
    ("wealthy-territory-1", {"blue": -2, "resources": 5}),
    ("developed-territory-2", {"yellow": 2, "blue": 2, "science": 5}),
    ("historic-territory-2", {"culture": 11, "happiness rating": 2}),
    ("inhabited-territory-2", {"yellow": 1, "unused": 2}),
    ("strategic-territory-2", {"military": 5, "strength rating": 4}),
    ("vast-territory-2", {"yellow": 4, "blue": -5, "food": 4}),
    ("wealthy-territory-2", {"blue": -5, "resources": 9}),
]


@card(
    "developed-territory-1", "historic-territory-1", "inhabited-territory-1", "strategic-territory-1",
    "vast-territory-1", "wealthy-territory-1", "developed-territory-2", "historic-territory-2",
    "inhabited-territory-2", "strategic-territory-2", "vast-territory-2", "wealthy-territory-2",
)  # fmt: skip
@rule("tta.colony.immediate", "tta.colony.draw-cards")
@pytest.mark.parametrize(("territory", "gained"), TERRITORIES)
def test_each_territory(territory: str, gained: Change) -> None:
    s = reveal(territory, seat(workers="warriors:2", yellow=18), seat(workers="warriors:0"), answers="bid 1")
    found = change(s, "send warriors", "done")
    gained = dict(gained)
    gained["warriors"] = -1
    gained["yellow"] = gained.get("yellow", 0) + 1
    gained["strength rating"] = gained.get("strength rating", 0) - 1
    assert found == {name: value for name, value in gained.items() if value}


@rule("tta.colony.draw-cards")
@card("strategic-territory-1")
def test_no_cards_are_drawn_in_age_four() -> None:
    s = reveal("strategic-territory-1", seat(), seat(workers="warriors:0"), answers="bid 1", age=4)
    assert "military" not in change(s, "send warriors", "done")
