"""The map of the toy game: traders on roads, rivals that nobody plays, a list option and a number."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.kernel.game import Options
from ecumene.kernel.laws import check_game
from ecumene.kernel.luck import Luck
from ecumene.table.table import Table
from tests.toy import GAME
from tests.toy.roads import DAMASCUS, DESERT, GATES, GAZA, PALMYRA, PETRA, TARSUS, TYRE, journeys, map_of
from tests.toy.things import PLACES

RIVALS: Options = {"rivals": ["broker", "miser"]}


def table(options: Options | None = None, players: int = 3) -> Table:
    return Table.begin(GAME, players, options or {}, 5)


def in_turn(t: Table) -> int:
    """Play on until a seat has its turn; return the seat."""
    while type(t.state.stack[-1]).__name__ != "Turn":
        seat = t.waiting[0]
        t.play(seat, t.moves(seat)[0])
    return t.waiting[0]


def to_the_end(t: Table) -> Table:
    while t.waiting:
        seat = t.waiting[0]
        t.play(seat, t.moves(seat)[-1])
    return t


def test_a_journey_ends_in_ports_never_in_the_desert_and_pays_for_the_gates() -> None:
    s = GAME.setup(2, {}, Luck(1))
    reach = journeys(s, 0)
    assert reach.targets() == [TYRE, PALMYRA, PETRA, GAZA, TARSUS]
    assert [reach.costs[place] for place in (TYRE, PALMYRA, GAZA, TARSUS, GATES)] == [1, 1, 2, 2, -1]
    s.traders[0] = TYRE
    assert journeys(s, 0).path(TARSUS) == [TYRE, GATES, TARSUS]
    s.traders[0] = GAZA
    assert journeys(s, 0).path(TYRE) == [GAZA, TYRE]
    s.traders[0] = TYRE
    assert journeys(s, 0).path(GAZA) == [TYRE, DAMASCUS, PETRA, GAZA]


def test_a_storm_closes_the_desert_and_everybody_sees_it_on_the_map() -> None:
    s = GAME.setup(3, {"storm": True}, Luck(1))
    s.traders[0] = PALMYRA
    s.wind = 2
    assert journeys(s, 0).path(PETRA) == [PALMYRA, DAMASCUS, PETRA]
    assert map_of(s) is GAME.map
    assert journeys(s, 0).costs[DESERT] == 1
    s.wind = 1
    assert journeys(s, 0).costs[DESERT] == -1
    shape = map_of(s).shape()
    assert [place["id"] for place in shape["places"] if place["kind"] == "storm"] == ["empty-quarter"]
    assert not any("empty-quarter" in link for link in shape["links"])


def test_a_journey_is_told_from_where_to_where() -> None:
    t = table()
    seat = in_turn(t)
    offer = next(offer for offer in t.offers(seat) if offer["text"] == "travel gaza")
    assert offer["refs"] == [f"trader:{seat}", "place:petra", "place:gaza"]
    assert offer["label"] == "Travel to Gaza"
    t.play(seat, "travel gaza")
    line = t.log(seat)[-1]
    assert (line["kind"], line["from"], line["to"], line["seat"]) == ("travelled", "damascus", "gaza", seat)
    assert line["text"] == f"Player {seat + 1} travels, Damascus – Gaza, and earns 1."
    assert "из Дамаска в Газу" in t.log(seat, lang="ru")[-1]["text"]
    assert "από τη Δαμασκό προς τη Γάζα" in t.log(seat, lang="el")[-1]["text"]
    assert t.view(None)["trader"][seat] == "gaza"
    assert Table.resume(t.snapshot()).log(None) == t.log(None)


def test_who_arrives_where_somebody_is_earns_nothing() -> None:
    t = table(RIVALS)
    seat = in_turn(t)
    t.play(seat, "travel petra")
    assert t.log(seat)[-1]["amount"] == 0


@pytest.mark.parametrize(
    ("move", "rule"), [("travel empty-quarter", "toy.travel.desert"), ("travel iron-gates", "toy.travel.reach")]
)
def test_places_out_of_reach_are_refused(move: str, rule: str) -> None:
    t = table()
    why = t.why_not(in_turn(t), move)
    assert why is not None and why.rule == rule


def test_a_place_that_does_not_exist_is_no_move() -> None:
    t = table()
    why = t.why_not(in_turn(t), "travel rome")
    assert why is not None and why.rule == "table.move-unknown"


def test_views_carry_the_map_as_it_lies() -> None:
    shape = table().view(None)["map"]
    assert [place["id"] for place in shape["places"]] == PLACES.slugs
    assert ["gaza", "tyre"] in shape["one_way"]


def test_rivals_walk_score_and_are_ranked() -> None:
    t = to_the_end(table(RIVALS, 2))
    told = [
        (line["automaton"], line["seat"], line["from"], line["to"]) for line in t.log(None) if line["automaton"]
    ]
    assert told[:3] == [
        ("rival-1", None, "petra", "damascus"),
        ("rival-2", None, "petra", "damascus"),
        ("rival-1", None, "damascus", "tyre"),
    ]
    assert t.result is not None
    assert t.result["automata"] == [
        {"id": "rival-1", "name": "First rival", "level": "broker", "points": 6},
        {"id": "rival-2", "name": "Second rival", "level": "miser", "points": 3},
    ]
    assert (t.result["scores"], t.result["ranks"], t.result["winners"]) == ([0, 0], [3, 3], [])


def test_list_and_number_options_are_kept_in_records_and_positions() -> None:
    t = ecumene.new("toy", players=2, seed=3, options={"purse": 6, "rivals": ("broker", "miser")})
    assert t.options == {"rivals": ["broker", "miser"], "purse": 6}
    t.options["rivals"].append("thief")
    assert t.options["rivals"] == ["broker", "miser"]
    assert '[Options "rivals=broker/miser" "purse=6"]' in t.record()
    for again in (ecumene.load(t.record()), ecumene.from_position(t.position()), Table.resume(t.snapshot())):
        assert again.options == t.options
        assert again.view(0) == t.view(0)
    assert ecumene.new("toy", players=2, options={"rivals": []}).options == {}
    with pytest.raises(ecumene.Complaint) as wrong:
        ecumene.new("toy", players=2, options={"rivals": ["thief"]})
    assert str(wrong.value) == (
        "option “rivals” is a list of 0 to 2 of: miser, broker; "
        "the same may stand there several times; not “thief”"
    )
    with pytest.raises(ecumene.Complaint, match="“purse” is a whole number from 2 to 6, not “7”") as wrong:
        ecumene.new("toy", players=2, options={"purse": 7})
    assert wrong.value.said("ru") == "вариант «purse» — целое число от 2 до 6, а не «7»"
    assert wrong.value.said("el") == "η παραλλαγή «purse» είναι ακέραιος από 2 έως 6, όχι «7»"


def test_a_game_with_everything_on_keeps_the_laws() -> None:
    options: Options = {"storm": True, "bundles": True, "rivals": ["broker", "broker"], "purse": 2}
    assert check_game(GAME, 3, options, seed=2, every=6).result["ranks"]
