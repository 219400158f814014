"""Effects that meet: gifts that pay for cancels, pieces of several seats in one square (p. 18, 22)."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import DESERT, FIRST_TECHNOLOGY, GRASSLAND, WATER, number
from ecumene.games.sid_meiers_civilization.effects.abilities import COIN_HOLDERS
from ecumene.games.sid_meiers_civilization.map.ground import GIVES_COIN, TERRAIN
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.map.sums import coins
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.frame import waiting
from tests.games.sid_meiers_civilization.situation import (
    army,
    at_a_table,
    cities,
    city,
    govern,
    hand,
    hut_tokens,
    know,
    mark,
    moves,
    moving,
    named,
    open_map,
    play,
    refusal,
    scout,
    start,
    table,
    tokens,
    trading,
)
from tests.rules import card, rule


def three() -> GameState:
    """Return three civilizations."""
    return table("america", "rome", "china")


def beside_capital(s: GameState, seat: int, step: int = 1) -> str:
    """Return a square in the outskirts of a capital."""
    return named([s.players[seat].cities[0] + step])[0]


@card("writing", "engineering", "a-gift-from-afar")
@rule("smc.ruling.engineering-split", "smc.ruling.cancelled-costs")
def test_a_gift_that_pays_for_a_cancel_leaves_no_split_behind() -> None:
    s = three()
    know(s, 0, "engineering")
    know(s, 1, "writing")
    hand(s, 1, "a-gift-from-afar")
    s.players[0].trade = 27
    play(cities(s), "use engineering", "build army", f"place {beside_capital(s, 0)}")
    play(s, "cancel writing", "pay spy a-gift-from-afar", "target 2")
    assert coins(s, 2) == 1
    assert getattr(s.stack[-1], "split", None) == 0  # used up with the action


@card("writing", "primetime-tv", "a-gift-from-afar")
@rule("smc.ruling.army-placed-in-blockade", "smc.ruling.window-order")
def test_an_army_lands_in_a_blockade_although_a_gift_paid_for_a_cancel_that_was_cancelled() -> None:
    s = three()
    know(s, 0, "engineering")
    know(s, 1, "writing")
    hand(s, 0, "primetime-tv")
    hand(s, 1, "a-gift-from-afar")
    s.players[0].trade = 27
    at = beside_capital(s, 0)
    army(s, 1, at)
    play(cities(s), "use engineering", "build army", f"place {at}")
    play(s, "cancel writing", "pay spy a-gift-from-afar", "cancel primetime-tv")
    assert waiting(s) == [1]
    assert moves(s)[0].startswith("front")
    turn = next(frame for frame in s.stack if hasattr(frame, "split"))
    assert getattr(turn, "split", None) == 2  # the second thing is still to come


@card("a-gift-from-afar", "cristo-redentor")
@rule("smc.ruling.hand-limit-timing", "smc.ability.resources")
def test_the_coin_of_a_gift_comes_after_what_it_paid_for_although_somebody_discards_first() -> None:
    s = three()
    know(s, 0, "construction")
    hand(s, 0, "a-gift-from-afar")
    mark(s, 1, "cristo-redentor", beside_capital(s, 1))
    hand(s, 1, "primetime-tv", "sabotage", "drought")
    army(s, 2, beside_capital(s, 1))  # a blockade: the limit has fallen
    home = named(s.players[0].cities)[0]
    play(cities(s), "use construction", f"place {home}", "pay wheat a-gift-from-afar")
    assert (waiting(s), moves(s)[0].split()[0]) == ([1], "discard")
    play(s, "discard drought", "decline")
    assert s.players[0].boost == [5]
    assert moves(s) == ["target 1", "target 2"]


@card("united-nations", "wholesale-defection")
def test_of_two_seats_in_one_square_the_united_nations_shelter_theirs_alone() -> None:
    for sheltered, left in ((1, ["choose great-person"]), (2, ["choose army"])):
        s = three()
        mark(s, sheltered, "united-nations", beside_capital(s, sheltered))
        at = beside_capital(s, 2, -1)
        mark(s, 2, "general", at)
        army(s, 1, at)
        hand(s, 0, "wholesale-defection")
        play(moving(s), "play wholesale-defection", f"place {at}")
        assert moves(s) == left
    assert s.players[1].armies == [square(at)]


@card("drought", "deforestation")
@rule("smc.ruling.disaster-targets")
def test_a_drought_turns_the_marker_of_a_deforestation_over() -> None:
    s = three()
    hand(s, 0, "deforestation", "drought")
    play(start(s), "play deforestation")
    place = moves(s)[0]
    play(s, place)
    at = square(place.split()[1])
    assert TERRAIN[s.ground[at]] == GRASSLAND
    play(s, "play drought", place)
    assert TERRAIN[s.ground[at]] == DESERT
    assert (s.disaster_at, s.disaster_to) == ([at], [DESERT])  # still one marker


@card("computers", "feudalism")
@rule("smc.culture.hand-limit", "smc.ruling.hand-limit-timing")
def test_a_limit_that_falls_in_one_s_own_start_phase_is_kept_before_an_event_is_played() -> None:
    s = three()
    know(s, 0, "computers")
    govern(s, 0, "feudalism")
    s.players[0].gifts = 3
    hand(s, 0, "drought", "sabotage", "deforestation")
    assert "play drought" in moves(start(s))
    play(s, "government anarchy")  # the fifth coin is gone, and with it the third card
    assert moves(s) == ["discard drought", "discard sabotage", "discard deforestation"]
    play(s, "discard sabotage")
    assert "play drought" in moves(s)


@card("cristo-redentor")
@rule("smc.culture.hand-limit", "smc.ruling.hand-limit-timing")
def test_a_limit_that_falls_in_one_s_own_city_and_movement_phase_is_kept_at_once() -> None:
    s = three()
    at = beside_capital(s, 0)
    mark(s, 0, "cristo-redentor", at)
    hand(s, 0, "drought", "sabotage", "we-love-the-despot-day")
    s.players[0].trade = 27
    play(cities(s), "build market", f"place {at}")
    assert moves(s)[0] == "discard drought"
    play(s, "discard drought")
    assert "play we-love-the-despot-day" in moves(s)
    s = table("america", "germany", "china")
    know(s, 0, "computers")
    s.players[0].gifts = 3
    gold = next(one for one in range(len(s.ground)) if s.ground[one] >= 0 and GIVES_COIN[s.ground[one]])
    scout(s, 0, named([gold])[0], sends=True)
    hand(s, 0, "drought", "sabotage", "defection")
    play(moving(s), f"pick scout {named([gold])[0]}")
    step = next(move for move in moves(s) if move.startswith("walk"))
    play(s, step, "stop")
    assert moves(s)[0].split()[0] == "discard"


@card("atomic-theory")
@rule("smc.ruling.movement-windows", "smc.ruling.windows-by-public-knowledge")
def test_a_city_is_destroyed_in_the_move_of_a_rival_too() -> None:
    for face in ("uranium", "iron"):
        s = table("america", "china")
        open_map(s, "neutral-03", "neutral-10", "neutral-12")
        city(s, 0, "f6")
        army(s, 0, "e6", "b7")
        know(s, 1, "atomic-theory")
        s.villages_pile.remove(number(face))
        s.players[1].villages = [number(face)]
        play(moving(s), "pick army e6", "walk e7", "stop")
        assert waiting(s) == [1]  # whatever the token is
        assert ("use atomic-theory" in moves(s)) == (face == "uranium")
        if face == "uranium":
            play(s, "use atomic-theory", "place f6", "pay uranium village", "decline")
            assert (len(s.players[0].cities), s.players[0].armies) == (1, [square("b7")])
        else:
            play(s, "decline")
        assert moves(s) == ["pick army b7", "done"]


@card("atomic-theory")
@rule("smc.ruling.windows-by-public-knowledge")
def test_who_cannot_have_uranium_is_not_asked_about_it() -> None:
    s = table("america", "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    city(s, 0, "f6")
    army(s, 0, "e6")
    know(s, 1, "atomic-theory")
    hut_tokens(s, 1, "spy")  # no hut holds uranium
    play(moving(s), "pick army e6", "walk d6", "stop")
    assert waiting(s) == [0]


@card("communism")
@rule("smc.ruling.movement-windows")
def test_communism_locks_a_square_where_nobody_stands_yet() -> None:
    s = table("america", "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    army(s, 0, "d5")
    know(s, 0, "horseback-riding")
    know(s, 1, "communism")
    hut_tokens(s, 1, "spy")
    army(s, 0, "b7")
    play(moving(s), "pick army b7", "stop", "use communism", "place d6", "pay spy hut", "decline")
    play(s, "pick army d5", "walk d6")
    assert moves(s) == ["stop"]


@card("communism")
@rule("smc.ruling.movement-windows")
def test_it_is_told_which_square_nobody_leaves() -> None:
    s = table("america", "china")
    know(s, 0, "communism")
    hut_tokens(s, 0, "spy")
    seen = at_a_table(moving(s))
    for text in ("use communism", "place a4", "pay spy hut"):
        seen.play(0, text)
    told = [line["text"] for line in seen.log(1)]
    assert "No figure leaves a4 in this round." in told


@rule("smc.ability.once-a-round", "smc.ability.resources")
def test_an_ability_is_refused_for_what_it_lacks() -> None:
    s = three()
    know(s, 0, "engineering", "chivalry")
    tokens(s, 0, incense=1)
    play(cities(s), "use currency", "pay incense", "use engineering")
    assert refusal(s, "use currency") == "smc.ability.once-a-round"
    assert refusal(s, "use engineering") == "smc.ability.once-a-round"
    assert refusal(s, "use chivalry") == "smc.ability.resources"
    assert refusal(s, "use banking") == "smc.research.own-only"
    know(s, 0, "horseback-riding")
    assert refusal(trading(s), "use horseback-riding") == "smc.ability.resources"


@rule("smc.ability.resources", "smc.coins.tokens")
def test_a_coin_is_refused_for_trade_or_culture_that_is_lacking_or_for_a_full_card() -> None:
    s = three()
    know(s, 0, "democracy", "printing-press")
    s.players[0].trade, s.players[0].culture = 5, 4
    cities(s)
    assert refusal(s, "use democracy") == "smc.ability.resources"
    assert refusal(s, "use printing-press") == "smc.ability.resources"
    s.players[0].trade = 6
    s.players[0].coin_tokens[COIN_HOLDERS.index(number("democracy"))] = 4
    assert refusal(s, "use democracy") == "smc.coins.tokens"


@rule("smc.ability.once-a-round")
def test_what_needs_no_tokens_is_refused_after_its_use_in_the_round() -> None:
    s = table("egypt", "china")
    at = beside_capital(s, 0)
    mark(s, 0, "stonehenge", at)
    play(start(s), "use stonehenge")
    assert refusal(s, "use stonehenge") == "smc.ability.once-a-round"
    play(cities(s), "use egypt-civilization")  # a workshop, the only building that is open
    play(s, next(move for move in moves(s) if move.startswith("place")))
    assert refusal(s, "use egypt-civilization") == "smc.ability.once-a-round"


@rule("smc.blockade.wonder", "smc.wonders.obsolete")
def test_a_wonder_is_refused_for_what_stops_it() -> None:
    s = three()
    at = beside_capital(s, 0)
    mark(s, 0, "stonehenge", at)
    army(s, 1, at)
    assert refusal(start(s), "use stonehenge") == "smc.blockade.wonder"
    s.players[1].armies = []
    s.obsolete = [number("stonehenge")]
    assert refusal(s, "use stonehenge") == "smc.wonders.obsolete"
    s.obsolete = []
    play(s, "use stonehenge")


@rule("smc.ruling.event-range", "smc.ruling.disaster-targets", "smc.ability.standing", "smc.events.phase")
def test_an_event_is_refused_for_what_it_lacks() -> None:
    s = three()
    hand(s, 0, "drought", "sabotage")
    assert refusal(start(s), "play sabotage") == "smc.ruling.event-range"  # nothing to aim at
    assert refusal(s, "play defection") == "smc.events.phase"
    at = beside_capital(s, 1, -1)
    mark(s, 1, "united-nations", beside_capital(s, 1))
    play(s, "play drought")
    assert refusal(s, f"place {at}") == "smc.ability.standing"
    home = named(s.players[0].cities)[0]
    assert refusal(s, f"place {home}") == "smc.ruling.disaster-targets"


@card("united-nations", "disaster", "defection", "wholesale-defection", "disoriented")
@rule("smc.ability.phase", "smc.ability.standing", "smc.ruling.event-range")
def test_an_event_without_a_target_is_refused_for_what_keeps_it_from_one() -> None:
    s = three()
    hand(s, 0, "disaster", "wholesale-defection")
    s.players[2].walls = [0]
    assert refusal(start(s), "play disaster") == "smc.ability.phase"  # nobody has a building, near or far
    assert refusal(moving(s), "play wholesale-defection") == "smc.ability.phase"
    s = three()
    hand(s, 0, "defection", "disoriented")
    at = beside_capital(s, 1)
    army(s, 1, at)
    assert refusal(moving(s), "play defection") == "smc.ruling.event-range"
    mark(s, 1, "united-nations", beside_capital(s, 1, -1))
    assert refusal(cities(s), "play disoriented") == "smc.ability.standing"


@card("united-nations", "disoriented")
@rule("smc.ability.phase")
def test_figures_that_cannot_be_moved_so_far_are_not_kept_by_a_wonder_of_the_place() -> None:
    s = three()
    mark(s, 1, "united-nations", beside_capital(s, 1))
    army(s, 2, beside_capital(s, 2))
    hand(s, 0, "disoriented")
    play(cities(s), "play disoriented", f"place {beside_capital(s, 2)}")
    assert refusal(s, f"place {beside_capital(s, 1)}") == "smc.ability.phase"


@card("communism", "civil-service", "bread-and-circuses")
@rule("smc.ability.once-a-round", "smc.ability.resources", "smc.events.phase")
def test_whoever_is_asked_reads_why_a_means_is_none() -> None:
    s = three()
    at = beside_capital(s, 0)
    army(s, 0, at)
    know(s, 1, "communism", "civil-service")
    hand(s, 1, "sabotage")
    play(moving(s), f"pick army {at}", "stop")
    assert refusal(s, "use communism") == "smc.ability.resources"
    assert refusal(s, "play sabotage") == "smc.events.phase"
    hand(s, 0, "the-citizens-are-revolting")
    play(start(s), "play the-citizens-are-revolting", "target 1")
    assert refusal(s, "cancel civil-service") == "smc.ability.resources"
    assert refusal(s, "cancel bread-and-circuses") == "smc.events.phase"  # not in hand
    s.players[1].used |= 1 << (number("civil-service") - FIRST_TECHNOLOGY)
    assert refusal(s, "cancel civil-service") == "smc.ability.once-a-round"


@card("brandenburg-gate", "sailing")
@rule("smc.ability.standing")
def test_on_water_too_it_is_the_gate_that_keeps_a_figure_from_stopping() -> None:
    s = table("america", "germany")
    know(s, 0, "sailing")
    sea = next(
        one
        for one in range(len(s.ground))
        if s.realm[one] == 1 and s.ground[one] >= 0 and TERRAIN[s.ground[one]] == WATER
    )
    mark(s, 1, "brandenburg-gate", named([2 * s.players[1].cities[0] - sea])[0])
    army(s, 0, named([sea])[0])
    play(moving(s), f"pick army {named([sea])[0]}")
    assert "stop" not in moves(s)
    assert refusal(s, "stop") == "smc.ability.standing"
