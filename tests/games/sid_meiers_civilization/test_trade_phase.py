"""The trade phase: collecting, and deals between seats (p. 14, 15)."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import number
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.map.sums import trade
from ecumene.games.sid_meiers_civilization.round.round import TRADE, Round
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.trade_phase.deal import Deal
from ecumene.kernel.frame import advance, waiting
from tests.games.sid_meiers_civilization.situation import (
    GAME,
    LUCK,
    army,
    at_a_table,
    city,
    hand,
    hut_tokens,
    know,
    mark,
    moves,
    open_map,
    play,
    refusal,
    table,
    tokens,
    trading,
)
from tests.rules import rule


def collected(s: GameState) -> GameState:
    """Let the trade phase begin."""
    s.stack = [Round(TRADE)]
    advance(s, LUCK)
    return s


@rule("smc.trade.collect", "smc.trade.marks")
def test_page_14_three_on_the_dial_and_three_more_is_the_first_mark() -> None:
    s = table("america", "china")
    s.players[0].trade = 3
    collected(s)
    assert s.players[0].trade == 6  # the place marked I, an ordinary one


@rule("smc.trade.collect", "smc.trade.kept")
def test_page_14_four_trade_of_one_city_and_eight_of_another_are_twelve() -> None:
    s = table("egypt", "china")
    open_map(s, "neutral-13", "neutral-05", "neutral-12")
    city(s, 0, "c6")
    for water in ("b5", "c5", "d5", "b6"):
        mark(s, 0, "harbor", water)
    assert [trade(s, 0, at) for at in (0, 1)] == [4, 8]
    collected(s)
    assert s.players[0].trade == 12
    collected(s)
    assert s.players[0].trade == 24  # what is not spent is kept


@rule("smc.trade.dial", "smc.ruling.trade-cap")
def test_trade_above_27_is_lost() -> None:
    s = table("rome", "china")
    s.players[0].trade = 26
    assert collected(s).players[0].trade == 27


@rule("smc.blockade.square")
def test_blockaded_squares_give_no_trade() -> None:
    s = table("rome", "china")
    army(s, 1, "a1")
    assert trade(s, 0, 0) == 2
    assert square("a1") in s.players[1].armies


@rule("smc.ruling.trade-phase-order")
def test_all_collect_then_seats_act_one_after_another() -> None:
    s = collected(table("rome", "china"))
    assert all(player.trade for player in s.players)
    assert waiting(s) == [0]
    play(s, "done")
    assert waiting(s) == [1]
    play(s, "offer 0")  # a seat that is done can still be made offers


@rule("smc.trade.goods", "smc.ruling.offers", "smc.ruling.offers-with-resources-in-hand")
def test_a_deal_of_trade_culture_and_resources() -> None:
    s = table("rome", "china")
    tokens(s, 0, iron=1)
    s.players[0].trade, s.players[1].trade, s.players[1].culture = 5, 9, 4
    trading(s)
    play(s, "offer 1", "give iron 1", "want trade 4", "want culture 2", "propose")
    assert waiting(s) == [1]
    assert s.players[1].trade == 9  # nothing moves before it is accepted
    play(s, "accept")
    assert (s.players[0].trade, s.players[0].culture, s.players[0].resources) == (9, 2, [0, 0, 0, 0])
    assert (s.players[1].trade, s.players[1].culture, s.players[1].resources) == (5, 2, [0, 0, 1, 0])


@rule("smc.ruling.offer-steps")
def test_an_offer_is_put_together_in_twelve_steps_that_change_it() -> None:
    s = table("america", "china")
    s.players[0].trade = 20
    play(trading(s), "offer 1", "give trade 3")
    assert refusal(s, "give trade 3") == "smc.ruling.offer-steps"
    for amount in range(4, 15):
        play(s, f"give trade {amount}")
    assert refusal(s, "give trade 15") == "smc.ruling.offer-steps"
    assert refusal(s, "give trade 21") == "smc.trade.goods"


@rule("smc.trade.nothing-else")
def test_units_and_coins_are_no_goods() -> None:
    s = table("rome", "china")
    play(trading(s), "offer 1")
    assert refusal(s, "give artillery 1") == "smc.trade.nothing-else"
    assert refusal(s, "give code-of-laws 1") == "smc.trade.nothing-else"
    assert refusal(s, "give spy 1") == "smc.trade.nothing-else"  # only the token of a hut or village that shows it
    assert refusal(s, "give trade 20") == "smc.trade.goods"


@rule("smc.ruling.offers")
def test_an_offer_can_be_declined_and_three_are_the_most() -> None:
    s = table("rome", "china")
    s.players[0].trade = 3
    trading(s)
    for _ in range(3):
        play(s, "offer 1", "give trade 1", "propose", "decline")
    assert s.players[1].trade == 0
    assert moves(s) == ["done"]
    assert refusal(s, "offer 1") == "smc.ruling.offers"


@rule("smc.ruling.offers", "smc.ruling.offers-secret-part")
def test_a_wanted_card_is_named_by_its_age_and_picked_by_its_owner() -> None:
    s = table("rome", "china", "germany")
    hand(s, 0, "drought")
    hand(s, 1, "sabotage", "lost")
    hut_tokens(s, 0, "spy")
    trading(s)
    play(s, "offer 1")
    assert "want sabotage 1" not in moves(s)
    play(s, "give drought 1", "give hut-spy 1", "want ancient 1", "propose")
    for viewer in (2, -1):
        shown = str(GAME.view(s, viewer)["stack"])
        assert "drought" not in shown
        assert "spy" not in shown
        row = GAME.view(s, viewer)["stack"][-1]
        assert (row["gives"], row["given"]) == (["ancient", "hut"], [1, 1])  # backs are seen by all
        world = GAME.imagine(GAME.view(s, viewer), LUCK)
        deal = world.stack[-1]
        assert isinstance(deal, Deal)
        assert dict(deal.goods(world)).keys() >= set(deal.gives)
    play(s, "accept", "give sabotage 1")
    assert s.players[0].hand == [number("sabotage")]
    assert s.players[1].hand == sorted([number("drought"), number("lost")])
    assert (s.players[0].huts, s.players[1].huts) == ([], [number("spy")])


@rule("smc.ruling.offers", "smc.ruling.offers-secret-part")
def test_goods_that_are_wanted_are_not_picked_from_those_that_are_given() -> None:
    s = table("rome", "china", "germany")
    hand(s, 0, "drought")
    hand(s, 1, "sabotage")
    hut_tokens(s, 0, "spy")
    hut_tokens(s, 1, "silk")
    play(trading(s), "offer 1", "give drought 1", "give hut-spy 1", "want ancient 1", "want hut 1", "propose")
    play(s, "accept")
    assert moves(s) == ["give hut-silk 1"]
    assert "drought" not in str(GAME.view(s, 2)["stack"])
    assert at_a_table(s).position()["state"]["stack"] == GAME.dump(s)["stack"]
    play(s, "give hut-silk 1")
    assert moves(s) == ["give sabotage 1"]
    play(s, "give sabotage 1")
    assert (s.players[0].hand, s.players[1].hand) == ([number("sabotage")], [number("drought")])
    assert (s.players[0].huts, s.players[1].huts) == ([number("silk")], [number("spy")])
    assert waiting(s) == [0]


@rule("smc.ruling.trade-cap", "smc.ruling.offers")
def test_trade_for_trade_is_not_lost_at_the_end_of_the_dial() -> None:
    s = table("rome", "china")
    s.players[0].trade, s.players[1].trade = 26, 20
    play(trading(s), "offer 1", "give trade 5", "want trade 3", "propose", "accept")
    assert (s.players[0].trade, s.players[1].trade) == (24, 22)


@rule("smc.trade.goods")
def test_all_culture_tokens_of_a_seat_are_goods() -> None:
    s = table("rome", "china")
    s.players[0].culture = s.players[1].culture = 31
    play(trading(s), "offer 1")
    assert {"give culture 31", "want culture 31"} <= set(moves(s))


@rule("smc.trade.hand-limit", "smc.ruling.hand-after-deal")
def test_whoever_has_too_many_cards_after_a_deal_discards_at_once() -> None:
    s = table("rome", "china")
    hand(s, 0, "drought")
    hand(s, 1, "sabotage", "lost")
    play(trading(s), "offer 1", "give drought 1", "propose", "accept")
    assert waiting(s) == [1]
    assert moves(s) == ["discard drought", "discard sabotage", "discard lost"]
    play(s, "discard drought")
    assert waiting(s) == [0]
    assert s.discards[0] == [number("drought")]


@rule("smc.ability.resources", "smc.ability.phase")
def test_horseback_riding_gives_nine_trade_and_six_to_another() -> None:
    s = table("rome", "china")
    know(s, 0, "horseback-riding")
    tokens(s, 0, silk=1)
    play(trading(s), "use horseback-riding", "target 1", "pay silk")
    assert (s.players[0].trade, s.players[1].trade, s.market[1]) == (9, 6, 2)
    assert "use horseback-riding" not in moves(s)


@rule("smc.trade.goods", "smc.events.phase", "smc.events.secret")
def test_an_offer_is_refused_with_what_there_is_and_cards_of_others_are_not_counted() -> None:
    s = table("america", "china")
    s.players[0].trade = 4
    hand(s, 0, "drought")
    hand(s, 1, "sabotage")
    tokens(s, 1, silk=1)
    seen = at_a_table(trading(s))
    assert refusal(s, "play drought") == "smc.events.phase"
    seen.play(0, "offer 1")
    told = {}
    for move in ("give trade 5", "want silk 2", "want ancient 2", "want sabotage 1", "want drought 1"):
        found = seen.why_not(0, move)
        assert found is not None
        told[move] = found.reason.split(" Trade, culture tokens")[0]
    assert told["give trade 5"] == "Trade: there are 4, not 5."
    assert told["want silk 2"] == "Silk: there are 1, not 2."
    assert told["want ancient 2"] == "Ancient event: there are 1, not 2."
    assert told["want sabotage 1"] == told["want drought 1"]  # whether it is there is nobody else's business
    seen.play(0, "give trade 1")
    seen.play(0, "propose")
    answers = {found.reason for card in ("drought", "sabotage") if (found := seen.why_not(1, f"give {card} 2"))}
    assert len(answers) == 1  # nor what the other seat holds
