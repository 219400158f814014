"""Historia: the example turn and every other worked example of the rulebook, by chapter."""

from __future__ import annotations

from ecumene.games.historia.card_data import CONTENT, ERA
from ecumene.games.historia.civbots.civbots import place_civbots, war_target
from ecumene.games.historia.components.leaders import leader_bonus
from ecumene.games.historia.components.parties import adjacent
from ecumene.games.historia.game import GAME
from ecumene.games.historia.printed import CELLS
from ecumene.games.historia.rounds.end_of_turn import new_order
from ecumene.games.historia.state import GameState
from ecumene.kernel.luck import Luck
from tests.games.historia.situation import (
    change,
    has,
    idle,
    moves,
    place,
    play,
    play_round,
    refusal,
    round_change,
    seat,
    situation,
    slugs,
)

ANNA, ELENA, YURI = range(3)
LEVEL_ROWS = [*CONTENT.rows("technology_level"), *CONTENT.rows("military_level")]


def cubes(s: GameState, who: int) -> tuple[int, int]:
    """Return ready and used cubes of a seat."""
    return has(s, who)["ready"], has(s, who)["used"]


def example() -> GameState:
    """Anna in the Middle East, Elena in China, Yuri in North America; order Anna, Elena, Yuri."""
    start = {"ready": 2, "used": 1}
    return situation(seat("middle-east", **start), seat("china", **start), seat("north-america", **start))


def test_example_turn() -> None:
    s = example()
    # First round: Technology, Military, Expansion.
    play_round(s, "technology", "military", "expansion")
    assert has(s, ANNA)["technology"] == 2 and has(s, ELENA)["military"] == 2
    assert {"place central-america", "place canada"} <= set(moves(s))
    play(s, "place central-america")
    assert cubes(s, ANNA) == (1, 2) and cubes(s, ELENA) == (1, 2) and cubes(s, YURI) == (1, 1)
    # Second round: Anna expands to China, Elena raids Anna, Yuri discovers Agriculture.
    play_round(s, "expansion", "raid", "technology")
    play(s, "place china")
    assert has(s, ELENA)["vp"] == 1 and has(s, YURI)["technology"] == 2
    assert cubes(s, ANNA) == (0, 2), "none before her, two used"
    assert cubes(s, ELENA) == (2, 1), "two before her, one used"
    assert cubes(s, YURI) == (0, 2), "none before him, two used"
    # Third round: Anna and Yuri exploit, Elena trades with Anna.
    play_round(s, "exploit", "trade", "exploit")
    play(s, "done exploit")
    assert has(s, ELENA)["technology"] == 2 and has(s, ANNA)["vp"] == 2
    play(s, "done exploit")
    assert cubes(s, ANNA) == (2, 0) and cubes(s, YURI) == (2, 0)
    # Fourth round: Art, Technology, Revolution.
    assert "choose revolution" in moves(s, YURI)
    play_round(s, "art", "technology", "revolution")
    play(s, moves(s)[0])
    assert has(s, ANNA)["wonders"] == 1 and has(s, ELENA)["technology"] == 3
    assert slugs(s.players[YURI].queue) == ["expansion", "technology", "exploit"], "Revolution is back in hand"
    play(s, "recover expansion")
    # The second turn begins.
    assert s.turn == 2
    assert slugs(s.players[ANNA].queue) == ["exploit", "art"]
    assert slugs(s.players[ELENA].queue) == ["trade", "technology"]
    assert s.players[YURI].queue == []


def test_action_cards_one_or_two_cards() -> None:
    """Kirill may play two cards and plays one; Elena must play her one."""
    s = situation(seat(technology=5), seat())
    play(s, "choose art", seat=0)
    assert "done" in moves(s, 0) and "choose raid" in moves(s, 0)
    play(s, "choose art", seat=1)
    assert not any(move.startswith("choose") for move in moves(s, 1))


def test_advanced_raid_needs_gunpowder() -> None:
    for technology, may in ((9, False), (10, True)):
        s = situation(seat("india", technology=technology, wonders="petra sphinx"), idle("india"))
        play_round(s, "raid")
        assert ("advanced raid" in moves(s)) == may


def test_blue_cannot_raise_one_level_before_the_other() -> None:
    s = situation(seat(technology=1, military=3, wonders="petra sphinx"), idle())
    play_round(s, "military")
    assert refusal(s, "simple military") == "his.level.no-cell"
    s = situation(seat(technology=3, military=1, wonders="petra sphinx"), idle())
    play_round(s, "technology")
    assert refusal(s, "simple technology") == "his.level.no-cell"


def test_raid_across_the_ocean() -> None:
    """Elena in Africa knows Navigation and raids the purple civilization in South America."""
    s = situation(seat("southern-africa", technology=8, used=1), idle("south-america", civilization="france"))
    assert round_change(s, "raid") == {"vp": 1, "ready": 1, "used": -1}


def test_war_against_somebody_who_arms_first() -> None:
    """Kirill has military 8, Elena 7; she goes to 9 first, and he loses his war."""
    elena = seat("india", technology=5, military=7)
    kirill = seat("india russia", technology=5, military=8)
    s = situation(elena, kirill)
    play_round(s, "military", "war")
    play(s, "advanced military")
    assert has(s, 0)["military"] == 9 and has(s, 0)["vp"] == 2
    assert s.players[1].land[place("india")] == 0 and s.players[1].land[place("russia")] == 1


def test_no_revolution_with_two_cards_in_the_queue() -> None:
    s = situation(seat(technology=13, queue="art raid"), idle())
    assert refusal(s, "choose revolution") == "his.revolution.queue"


def test_turn_order_of_the_end() -> None:
    """Kirill, Elena, Anna with 23, 23 and 26 points: Elena, Kirill, Anna."""
    s = situation(seat(vp=23), seat(vp=23), seat(vp=26))
    new_order(s, Luck(1))
    assert s.order == [1, 0, 2]


def test_lorenzo_il_magnifico() -> None:
    wonders = "sphinx petra colosseum mausoleum parthenon stonehenge great-wall"
    for technology, owned, points in ((11, wonders, 11), (11, "", 4), (10, wonders, 7), (10, "", 0)):
        s = situation(seat(technology=technology, wonders=owned, leader="lorenzo-il-magnifico"), idle(), turn=8)
        leader_bonus(s, Luck(1))
        assert has(s)["vp"] == points


def test_caesar() -> None:
    s = situation(
        seat(technology=4, military=7, wonders="sphinx petra colosseum", leader="caesar"), idle(), turn=4
    )
    leader_bonus(s, Luck(1))
    assert has(s)["vp"] == 9


def test_navigation_goes_one_way() -> None:
    s = situation(seat("north-america", technology=8), seat("north-africa"))
    assert adjacent(s.players[0], s.players[1]) and not adjacent(s.players[1], s.players[0])


def test_a_player_in_the_green_area_gets_three_points() -> None:
    from tests.games.historia.test_end_of_turn import ended

    s = situation(seat(technology=6, military=8), idle())
    assert ended(s)["vp"] == 3


def test_advanced_tourism_needs_internet() -> None:
    owned = "sphinx petra colosseum mausoleum"
    for technology, may in ((14, False), (15, True)):
        s = situation(seat(technology=technology, wonders=owned), idle(), turn=9)
        play_round(s, "tourism")
        assert ("advanced tourism" in moves(s)) == may


def test_cleopatra() -> None:
    s = situation(
        seat(civilization="egypt", advisers="cleopatra", used=3, queue="art raid"), idle(civilization="rome")
    )
    assert round_change(s, "cleopatra") == {"ready": 2, "used": -2}
    assert slugs(s.players[0].queue) == ["raid"]


def test_sphinx_and_angkor_wat() -> None:
    s = situation(seat(wonders="sphinx petra"), idle(wonders="colosseum"))
    play_round(s, "art")
    assert change(s, "activate sphinx") == {"vp": 1}
    s = situation(seat(wonders="angkor-wat"), idle(), turn=5)
    play_round(s, "expansion")
    assert change(s, "activate angkor-wat") == {"vp": 1}


def test_where_civbots_begin() -> None:
    """The highest numbers are 16, 14 and 13: two civbots begin on 16 and 14, or 13 if 14 is taken."""
    for taken, right in (("canada", (16, 14)), ("china", (16, 13))):
        s = situation(idle(taken), bots=[{}, {}])
        numbers = [1, 2, 3, 4, 5, 6, 7, 8, 16, 9, 14, 10, 13]
        s.tokens = [s.tokens[0] + number - 1 for number in numbers]
        for bot in s.bots:
            bot.land, bot.ready = [0] * 13, 8
        place_civbots(s, Luck(1))
        assert tuple(s.token_number(bot.land.index(1)) for bot in s.bots) == right


def test_whom_a_civbot_attacks() -> None:
    """Elena has more points but shares no territory; of two with Yuri, Russia has the higher number."""
    elena = idle("canada", vp=35, military=2)
    yuri = idle("russia europe", vp=29, military=3, technology=2)
    s = situation(elena, yuri, bots=[{"land": "russia europe", "military": 5}])
    assert s.token_number(place("russia")) > s.token_number(place("europe"))
    assert war_target(s, 2) == (1, place("russia"))


def test_ishtar_gate_beside_a_civbot() -> None:
    """Elena has military 6, the others 5, a civbot 7: she still activates her wonder."""
    elena = seat(technology=4, military=6, wonders="ishtar-gate")
    s = situation(elena, idle(military=5), idle(military=5), bots=[{"military": 7}])
    play_round(s, "art", "raid", "raid")
    assert change(s, "activate ishtar-gate") == {"vp": 1}


def test_vesuvius_and_the_little_ice_age() -> None:
    s = situation(seat(), idle(), events=True, event="vesuvius")
    assert round_change(s, "technology")["vp"] == -2
    s = situation(idle("india"), idle("china", technology=2), events=True, event="little-ice-age")
    assert round_change(s, "trade") == {}


def test_the_roman_token() -> None:
    from ecumene.games.historia.variants.command import NOT_AHEAD, command_closed
    from ecumene.kernel.refusal import ALLOWED

    assert command_closed(situation(seat("india china"), idle(), command=True), 0) == ALLOWED
    assert command_closed(situation(seat(military=2), idle(), command=True), 0) == ALLOWED
    assert command_closed(situation(seat(), idle(), command=True), 0) == NOT_AHEAD


def test_new_wonders_come_from_the_deck_of_the_coming_turn() -> None:
    """After turn 2 from the deck of era I; after turn 4 from that of era II, and what is left of era I is gone."""
    from tests.games.historia.test_end_of_turn import end_turn

    for turn, era in ((2, 0), (4, 1)):
        s = end_turn(situation(seat(), idle(), turn=turn))
        assert len(s.row) == 4 and {ERA[wonder] for wonder in s.row} == {era}
        assert min(ERA[wonder] for wonder in s.wonder_deck) == era


def test_up_to_four_civbots_play_with_two() -> None:
    assert GAME.check_options(2, {"civbots": ["noble"] * 4}) is None
    refused = GAME.check_options(2, {"civbots": ["noble"] * 5})
    assert refused is not None and refused.rule == "his.civbots.most"


def test_what_a_new_level_gives() -> None:
    """A cube back, the oldest card back, War, advanced Military, an adviser, a second card, 6 VP."""
    animal_handling = situation(seat(technology=2, used=1), idle())
    assert round_change(animal_handling, "technology") == {"technology": 1}, "the cube comes back at once"
    cards_back = [level for level in LEVEL_ROWS if any(one["type"] == "recover-card" for one in level["effects"])]
    level = next(row["level"] for row in cards_back if "military" in row["id"])
    technology = min(cell[0] for cell in CELLS if cell[1] == level and (cell[0], level - 1) in CELLS)
    s = situation(seat(technology=technology, military=level - 1, queue="raid trade"), idle())
    play_round(s, "military")
    if "simple military" in moves(s):
        play(s, "simple military")
    assert slugs(s.players[0].queue) == ["trade", "military"], "the oldest card is back"
    s = situation(seat(), idle())
    play_round(s, "technology")
    assert "choose war" in moves(s, 0), "Agriculture"
    s = situation(seat(technology=3, military=3), idle())
    play_round(s, "technology", draws="cicero")
    assert "choose cicero" in moves(s, 0), "Metal Working brings an adviser"
    s = situation(seat(technology=4, military=3), idle())
    play_round(s, "military")
    assert "advanced military" in moves(s), "Metal Working"
    s = situation(seat(technology=4, military=3), idle())
    play_round(s, "technology")
    play(s, "choose art", seat=0)
    assert "choose raid" in moves(s, 0), "Wheel: two cards a round"
    s = situation(seat(technology=15, military=10), idle(), turn=9)
    play_round(s, "technology")
    if "simple technology" in moves(s):
        play(s, "simple technology")
    assert has(s)["vp"] == 6, "Singularity"
