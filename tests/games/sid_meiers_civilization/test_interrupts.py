"""Events and cancels: who is asked, chains of cancels, what is spent (p. 18, 22)."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import ANARCHY, DESERT, GRASSLAND, number
from ecumene.games.sid_meiers_civilization.map.ground import TERRAIN
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.map.sums import coins
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.frame import waiting
from tests.games.sid_meiers_civilization.situation import (
    GAME,
    army,
    cities,
    city,
    hand,
    hut_tokens,
    know,
    mark,
    moves,
    moving,
    open_map,
    play,
    refusal,
    scout,
    start,
    table,
    tokens,
    with_bases,
)
from tests.rules import card, rule


def three() -> GameState:
    """Return three civilizations."""
    return table("america", "rome", "china")


def saved(s: GameState) -> GameState:
    """Return the same table, stored and restored."""
    return GAME.restore(GAME.dump(with_bases(s)))


@card("the-citizens-are-revolting")
@rule("smc.events.phase", "smc.events.discard")
def test_an_event_is_played_in_its_phase_and_discarded() -> None:
    s = three()
    hand(s, 0, "the-citizens-are-revolting", "we-love-the-despot-day")
    start(s)
    assert "play we-love-the-despot-day" not in moves(s)
    assert refusal(s, "play we-love-the-despot-day") == "smc.events.phase"
    play(s, "play the-citizens-are-revolting", "target 1")
    assert s.players[1].government == ANARCHY
    assert s.discards[0] == [number("the-citizens-are-revolting")]


@rule("smc.ruling.windows-by-public-knowledge", "smc.ruling.window-order")
def test_whether_a_seat_is_asked_depends_on_the_backs_of_its_cards_alone() -> None:
    asked = []
    base = three()
    for held in ("jousting-tourney", "lost"):
        s = base.copy()
        hand(s, 0, "the-citizens-are-revolting")
        hand(s, 2, held)
        play(start(s), "play the-citizens-are-revolting", "target 1")
        asked.append((waiting(s), GAME.view(s, 0), GAME.view(s, 1), GAME.view(s, -1)))
        assert ("cancel jousting-tourney" in moves(s)) == (held == "jousting-tourney")
    assert asked[0] == asked[1]
    assert asked[0][0] == [2]


@rule("smc.ruling.windows-by-public-knowledge")
def test_an_ancient_card_is_asked_about_only_where_the_event_is_aimed_at_its_seat() -> None:
    s = three()
    hand(s, 0, "the-citizens-are-revolting")
    hand(s, 1, "drought")
    hand(s, 2, "bread-and-circuses")
    play(start(s), "play the-citizens-are-revolting", "target 1")
    assert waiting(s) == [1]  # bread and circuses help only whom the event is aimed at
    assert moves(s) == ["decline"]


@card("jousting-tourney", "civil-service")
@rule("smc.ruling.window-order", "smc.ruling.cancelled-costs")
def test_a_chain_of_three_cancels_saved_and_loaded_in_the_middle() -> None:
    s = three()
    hand(s, 0, "the-citizens-are-revolting", "jousting-tourney")
    hand(s, 1, "jousting-tourney")
    know(s, 2, "civil-service")
    hut_tokens(s, 2, "spy")
    s = saved(play(start(s), "play the-citizens-are-revolting", "target 1"))
    assert waiting(s) == [1]
    s = saved(play(s, "cancel jousting-tourney"))
    assert waiting(s) == [2]  # clockwise from the seat that cancels
    s = saved(play(s, "cancel civil-service"))
    assert moves(s) == ["pay spy hut"]
    play(s, "pay spy hut")
    assert s.players[1].government == ANARCHY  # the second cancel undid the first
    assert [len(pile) for pile in s.discards] == [1, 1, 0]
    assert s.huts_spent == [number("spy")]
    assert waiting(s) == [0]


@card("bread-and-circuses")
@rule("smc.ruling.cancelled-costs")
def test_a_cancelled_event_is_gone_and_does_nothing() -> None:
    s = three()
    hand(s, 0, "the-citizens-are-revolting")
    hand(s, 1, "bread-and-circuses")
    play(start(s), "play the-citizens-are-revolting", "target 1", "cancel bread-and-circuses")
    assert s.players[1].government != ANARCHY
    assert len(s.discards[0]) == 2


@card("primetime-tv")
@rule("smc.ruling.cancelled-costs", "smc.ability.once-a-round")
def test_a_cancelled_ability_has_spent_its_tokens_and_its_use() -> None:
    s = three()
    tokens(s, 0, incense=1)
    hand(s, 1, "primetime-tv")
    play(cities(s), "use currency", "pay incense", "cancel primetime-tv")
    assert (s.players[0].culture, s.players[0].resources[0]) == (0, 0)
    tokens(s, 0, incense=1)
    assert "use currency" not in moves(s)


@card("writing")
@rule("smc.ruling.cancelled-costs")
def test_a_cancelled_city_action_is_used_up_but_not_paid() -> None:
    s = three()
    s.players[0].trade = 6
    know(s, 1, "writing")
    hut_tokens(s, 1, "spy")
    s = saved(play(cities(s), "build scout", "place g4"))
    assert waiting(s) == [1]
    play(s, "cancel writing", "pay spy hut")
    assert (s.players[0].trade, s.players[0].scouts) == (6, [])
    assert refusal(s, "devote h3") == "smc.city.one-action"


@card("mass-media")
@rule("smc.ruling.cancelled-costs")
def test_mass_media_cancels_abilities_and_its_owner_s_events_stand() -> None:
    s = three()
    know(s, 1, "mass-media")
    hut_tokens(s, 1, "spy")
    tokens(s, 0, incense=1)
    play(cities(s), "use currency", "pay incense", "cancel mass-media", "pay spy hut")
    assert s.players[0].culture == 0
    hand(s, 1, "the-citizens-are-revolting")
    hand(s, 2, "jousting-tourney")
    play(start(s, 1), "play the-citizens-are-revolting", "target 2")
    assert s.players[2].government == ANARCHY


@rule("smc.ability.resources")
def test_a_gift_counts_as_a_resource_and_another_seat_gains_a_coin() -> None:
    s = three()
    know(s, 0, "construction")
    hand(s, 0, "a-gift-from-afar")
    play(cities(s), "use construction", "place h3", "pay wheat a-gift-from-afar")
    assert s.players[0].boost == [5]
    play(s, "target 2")
    assert coins(s, 2) == 1


@card("sabotage")
@rule("smc.ruling.event-range")
def test_sabotage_reaches_four_squares() -> None:
    s = table("america", "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    city(s, 1, "f6")
    mark(s, 1, "market", "e6")
    hand(s, 0, "sabotage")
    army(s, 0, "b6")
    mark(s, 1, "library", "g6")
    play(start(s), "play sabotage")
    assert moves(s) == ["place e6"]
    assert refusal(s, "place h6") == "smc.ability.phase"  # nothing is built there
    assert refusal(s, "place g6") == "smc.ruling.event-range"
    play(s, "place e6")
    assert s.players[1].marks == [number("library")]


@card("catastrophe", "disaster")
@rule("smc.ruling.event-range")
def test_catastrophe_and_disaster_reach_further_and_walls_are_a_building() -> None:
    s = table("america", "china")
    hand(s, 0, "disaster")
    mark(s, 1, "market", "e14")
    play(start(s), "play disaster", "place e14", moves_left(s, "e14"))
    assert (s.players[1].marks, s.players[1].walls) == ([], [0])
    hand(s, 0, "catastrophe")
    assert "play catastrophe" not in moves(s)


def moves_left(s: GameState, first: str) -> str:
    """Return the second square of an event after a first one."""
    twin = play(s.copy(), "play disaster", f"place {first}")
    return moves(twin)[0]


@card("drought")
@rule("smc.ruling.disaster-targets")
def test_drought_makes_a_desert_and_covers_what_is_printed() -> None:
    s = table("america", "china")
    hand(s, 0, "drought")
    mark(s, 0, "library", "a4")
    play(start(s), "play drought")
    assert "place b3" not in moves(s)  # a city
    assert "place a4" not in moves(s)  # a building
    assert "place b2" not in moves(s)  # mountains
    play(s, "place a1")
    assert TERRAIN[s.ground[square("a1")]] == DESERT
    assert s.disaster_at == [square("a1")]


@card("deforestation")
@rule("smc.ruling.disaster-targets")
def test_deforestation_takes_forests_only() -> None:
    s = table("america", "china")
    hand(s, 0, "deforestation")
    play(start(s), "play deforestation")
    assert "place a1" in moves(s)
    assert "place a4" not in moves(s)
    play(s, "place a2")
    assert TERRAIN[s.ground[square("a2")]] == GRASSLAND


@card("exchange-of-ideas")
@rule("smc.ruling.knowledge-events")
def test_exchange_of_ideas_lets_both_learn_from_each_other() -> None:
    s = table("america", "rome")
    hand(s, 0, "exchange-of-ideas")
    play(start(s), "play exchange-of-ideas", "target 1")
    assert waiting(s) == [0]
    play(s, "learn code-of-laws")
    assert waiting(s) == [1]
    play(s, "learn currency")
    assert s.players[1].knows(number("currency"))


@card("knowledge-shared", "think-tank")
@rule("smc.ruling.knowledge-events")
def test_knowledge_shared_and_think_tank_reach_higher_levels() -> None:
    for event, technology in (("knowledge-shared", "sailing"), ("think-tank", "banking")):
        s = table("america", "rome")
        know(s, 0, "pottery", "writing", "navigation", "masonry", "chivalry", "irrigation", "monarchy")
        know(s, 1, technology)
        hand(s, 0, event)
        play(start(s), f"play {event}", "target 1")
        assert f"learn {technology}" in moves(s)


@card("disoriented", "lost", "out-of-position")
def test_events_move_a_rival_s_figures() -> None:
    for event, reach in (("disoriented", 2), ("lost", 3), ("out-of-position", 4)):
        s = table("america", "china")
        open_map(s, "neutral-03", "neutral-10", "neutral-12")
        army(s, 1, "a8")
        hand(s, 0, event)
        play(cities(s), f"play {event}", "place a8")
        places = [move.split()[1] for move in moves(s)]
        assert f"a{8 - reach}" in places
        assert f"a{7 - reach}" not in places
        play(s, f"place a{8 - reach}")
        assert s.players[1].armies == [square(f"a{8 - reach}")]


@card("we-love-the-despot-day", "we-love-the-queen-day", "we-love-the-president-day")
def test_we_love_days_give_a_city_production() -> None:
    cards = {"we-love-the-despot-day": 4, "we-love-the-queen-day": 6, "we-love-the-president-day": 8}
    for event, amount in cards.items():
        s = table("america", "china")
        hand(s, 0, event)
        play(cities(s), f"play {event}", "place b3")
        assert s.players[0].boost == [amount]


@card("mass-defection", "wholesale-defection")
def test_defections_kill_figures_or_a_great_person() -> None:
    s = table("america", "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    army(s, 0, "c6")
    army(s, 1, "d6", "d6")
    scout(s, 1, "d6")
    hand(s, 0, "mass-defection")
    play(moving(s), "play mass-defection", "place d6", "choose scout")
    assert (s.players[1].armies, s.players[1].scouts) == ([square("d6")], [])
    s = table("america", "china")
    mark(s, 1, "general", "e14")
    hand(s, 0, "wholesale-defection")
    play(moving(s), "play wholesale-defection", "place e14", "choose great-person")
    assert s.people_gone == [number("general")]


@card("mass-defection", "printing-press")
def test_of_two_armies_and_two_scouts_a_defection_may_take_one_of_each() -> None:
    s = table("america", "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    army(s, 0, "c6")
    know(s, 1, "printing-press")
    army(s, 1, "d6", "d6")
    scout(s, 1, "d6")
    scout(s, 1, "d6")
    hand(s, 0, "mass-defection")
    play(moving(s), "play mass-defection", "place d6")
    for first, second, left in (("army", "scout", (1, 1)), ("army", "army", (0, 2)), ("scout", "scout", (2, 0))):
        twin = play(s.copy(), f"choose {first}", f"choose {second}")
        assert (len(twin.players[1].armies), len(twin.players[1].scouts)) == left
