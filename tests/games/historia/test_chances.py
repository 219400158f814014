"""Before a card is sealed one is told what it would come to as things stand, and when it would come to nothing."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.historia.card_data import THINGS, TOKEN_VP
from ecumene.games.historia.components.world import TERRITORIES
from ecumene.games.historia.game import GAME
from ecumene.games.historia.state import GameState
from ecumene.games.historia.told.forecast import end_of_turn
from ecumene.kernel.luck import Luck
from ecumene.table.messages import LANGS
from ecumene.table.table import Table
from ecumene.table.words import words
from tests.games.historia.situation import frame, has, idle, moves, play, play_round, seat, situation
from tests.games.historia.test_end_of_turn import end_turn
from tests.games.test_reasons import positions
from tests.rules import rule


def chances(s: GameState, card: str) -> list[tuple[str, dict[str, Any]]]:
    return GAME.teller.chances(s, 0, GAME.grammar.parse(f"choose {card}"))


def caution(s: GameState, card: str) -> list[str]:
    told = GAME.teller.cautions(s, 0, GAME.grammar.parse(f"choose {card}"))
    for lang in LANGS:
        assert all(words(GAME, lang).format(id, **args) for id, args in told)
        assert words(GAME, lang).lacking == set()
    return [id for id, _ in told]


def test_a_card_is_told_by_the_numbers_it_would_leave() -> None:
    s = situation(seat(ready=2, used=1, technology=2), idle())
    numbers = {"technology": 3, "military": 1, "ready": 2, "used": 1, "vp": 0}
    ((id, told),) = chances(s, "technology")
    assert (id, {name: told[name] for name in numbers}) == ("chances-card", numbers), "a level gives the cube back"
    play_round(s, "technology")
    player = s.players[0]
    assert numbers == {name: getattr(player, name) for name in numbers}


def test_only_the_numbers_that_a_card_changes_are_told() -> None:
    s = situation(seat("india", ready=2, used=1, technology=2, military=2), idle("india"))
    told = {
        card: " ".join(words(GAME, "en").format(id, **numbers) for id, numbers in chances(s, card))
        for card in ("technology", "military", "raid", "revolution")
    }
    assert told == {
        "technology": "As things stand · technology 3.",
        "military": "As things stand · military 3 · cubes: 1 ready, 2 used.",
        "raid": "As things stand · cubes: 3 ready, 0 used · 1 VP.",
        "revolution": "",
    }


CHOICES = [  # what its owner still chooses with a card leaves the numbers alike
    ("expansion", seat("india", ready=2, used=3), ["chances-card"], [(1, 3, 1)]),
    (
        "expansion",
        seat("india", ready=2, used=3, technology=5, military=4),
        ["chances-card", "chances-advanced"],
        [(1, 3, 5), (2, 2, 5)],
    ),
    ("exploit", seat("india", ready=0, used=3), ["chances-card"], [(2, 1, 1)]),
    ("trade", seat("india", ready=0, used=3), ["chances-card"], [(0, 3, 2)]),
    ("vitruvius", seat("india", ready=0, used=3, advisers="vitruvius"), ["chances-card"], [(0, 3, 1)]),
]


@pytest.mark.parametrize(("card", "mine", "ids", "numbers"), CHOICES)
def test_a_card_is_told_to_its_end(card: str, mine: Any, ids: list[str], numbers: list[tuple[int, ...]]) -> None:
    rivals = [idle("china", technology=6, military=4), idle("middle-east", technology=6, military=4)]
    told = chances(situation(mine, *rivals), card)
    assert [id for id, _ in told] == ids
    assert [(each["ready"], each["used"], each["technology"]) for _, each in told] == numbers


def test_the_enemy_of_a_war_is_not_chosen_by_the_telling() -> None:
    s = situation(seat("india", technology=2, military=2), idle("india"), idle("india", military=3))
    assert chances(s, "war") == [], "whom one attacks makes the difference"


def test_both_ways_of_a_card_are_told() -> None:
    s = situation(seat(ready=3, used=0, technology=5, military=3), idle())
    assert [id for id, _ in chances(s, "military")] == ["chances-card", "chances-advanced"]
    assert [numbers["military"] for _, numbers in chances(s, "military")] == [4, 5]


VAIN = [
    ("technology", seat(ready=0), idle(), {}, "warning-his-act-cubes"),
    ("technology", seat(technology=3), idle(), {}, "warning-his-level-no-cell"),
    ("art", seat(), idle(), {"events": True, "event": "great-fire", "row": "petra"}, "warning-his-event-before"),
    ("art", seat(), idle(), {"row": "-"}, "warning-his-art-row"),
    ("exploit", seat("nowhere", ready=1, used=0), idle(), {}, "warning-his-exploit-cubes"),
    ("expansion", seat(ready=0), idle(), {}, "warning-his-expansion-cube"),
    ("trade", seat("india"), idle("china"), {}, "warning-his-trade-partner"),
    ("raid", seat("india"), idle("china"), {}, "warning-his-raid-victim"),
    ("war", seat("india", technology=2), idle("china"), {}, "warning-his-war-territory"),
    ("war", seat("india", technology=2), idle("india", military=2), {}, "warning-his-war-winner"),
    ("tourism", seat(technology=12), idle(), {}, "warning-his-tourism-wonders"),
    (
        "trade",
        seat("india", ready=0),
        idle("china", technology=2),
        {"events": True, "event": "little-ice-age"},
        "warning-his-event-unpaid",
    ),
]


@pytest.mark.parametrize(("card", "mine", "other", "table", "id"), VAIN)
def test_a_card_in_vain_is_told_beforehand(card: str, mine: Any, other: Any, table: Any, id: str) -> None:
    s = situation(mine, other, **table)
    assert caution(s, card) == [id]
    assert id == "warning-his-war-winner" or chances(s, card) == []


@pytest.mark.parametrize(("military", "told"), [(1, ["warning-his-war-winner"]), (3, [])])
def test_a_war_that_an_adviser_makes_is_told_as_one_that_cannot_be_won(military: int, told: list[str]) -> None:
    mine = seat("india", military=military, advisers="scipio")
    assert caution(situation(mine, idle("india", military=2)), "scipio") == told
    assert caution(situation(mine, idle("india", military=2), idle("india", military=2)), "scipio") == told
    assert caution(situation(mine, idle("china", military=2)), "scipio") == [], "there is no war"


def test_a_territory_tells_its_worth_and_who_is_there() -> None:
    s = play_round(situation(seat("india"), idle("china"), idle("middle-east")), "expansion")
    told = {}
    for place in ("china", "indochina", "middle-east"):
        ((id, numbers),) = GAME.teller.chances(s, 0, GAME.grammar.parse(f"place {place}"))
        assert id == "chances-place"
        assert numbers["vp"] == TOKEN_VP[s.tokens[TERRITORIES.index(place)]]
        told[place] = (numbers["stands"], numbers["who"])
        assert all(str(numbers["vp"]) in words(GAME, lang).format(id, **numbers) for lang in LANGS)
    assert told == {"china": ("shared", "B"), "indochina": ("scored", ""), "middle-east": ("shared", "C")}


@pytest.mark.parametrize(("military", "ends"), [(3, "won"), (2, "tied"), (1, "lost")])
def test_an_enemy_tells_how_the_war_would_end(military: int, ends: str) -> None:
    rivals = [idle("india", military=2), idle("india", military=2)]
    s = play_round(situation(seat("india", technology=2, military=military), *rivals), "war")
    move = next(text for text in moves(s, 0) if text.startswith("attack"))
    ((id, numbers),) = GAME.teller.chances(s, 0, GAME.grammar.parse(move))
    assert (id, numbers["theirs"], numbers["ends"]) == ("chances-war", 2, ends)


def test_what_can_be_carried_out_is_not_warned_of() -> None:
    s = situation(seat("india", technology=3, military=2, used=1), idle("india"))
    for card in ("military", "art", "exploit", "expansion", "raid", "war"):
        assert caution(s, card) == [] and chances(s, card)


def test_a_chosen_card_is_not_moved_by_the_telling() -> None:
    s = situation(seat(advisers="cicero"), idle())
    before = GAME.dump(s)
    chances(s, "cicero")
    caution(s, "cicero")
    assert GAME.dump(s) == before


@rule("his.matrix.adviser", "his.level.advanced")
def test_an_adviser_that_is_drawn_on_the_way_hides_no_level() -> None:
    s = situation(seat(technology=12, military=9), idle(), turn=9)
    assert [numbers["technology"] for _, numbers in chances(s, "technology")] == [13, 14]
    play_round(s, "technology")
    gain = GAME.teller.gain(s, 0, GAME.grammar.parse("advanced technology"))
    assert [THINGS.slug(thing) for kind, _, thing in gain if kind == "power"] == ["medicine", "nuclear-energy"]


def test_which_adviser_is_drawn_changes_nothing_that_is_told() -> None:
    drawn = 0
    for table, asked in positions("historia", 120):
        other = table.state.copy()
        for player in other.players:  # type: ignore[attr-defined]
            player.adviser_deck.reverse()
        for a in table.legal(asked):
            for tell in (GAME.teller.gain, GAME.teller.chances, GAME.teller.cautions):
                assert tell(table.state, asked, a) == tell(other, asked, a)
        drawn += len(other.players[asked].adviser_deck) > 1  # type: ignore[attr-defined]
    assert drawn > 60


@rule("his.event.before", "his.act.in-vain")
def test_what_an_event_does_is_told_of_a_card_in_vain_too() -> None:
    for event, told in (("vesuvius", [("vp", -2)]), ("silk-road", [("vp", 1)]), ("black-death", [])):
        s = situation(seat(wonders="petra colosseum"), idle(), events=True, event=event)
        play_round(s, "trade")
        before = s.players[0].vp
        gain = GAME.teller.gain(s, 0, GAME.grammar.parse("skip trade"))
        assert [row[:2] for row in gain] == told
        play(s, "skip trade")
        assert s.players[0].vp - before == sum(amount for _, amount in told)


def after(s: GameState, seat: int, foreseen: dict[str, int]) -> dict[str, int]:
    """Return what has come of numbers that were foreseen."""
    player = s.players[seat]
    return {name: s.order.index(seat) + 1 if name == "order" else getattr(player, name) for name in foreseen}


@rule("his.end.order", "his.end.grey-first")
@pytest.mark.parametrize("turn", [1, 2, 4])
def test_the_forecast_knows_the_next_order(turn: int) -> None:
    caesar = {"leader": "caesar", "wonders": "sphinx petra colosseum"}
    rome = seat("oceania", technology=4, military=7, vp=3, **caesar)
    s = situation(rome, idle("india", vp=5, technology=4, leader="ashoka"), idle("china", vp=3), turn=turn)
    foreseen = [GAME.teller.forecast(s, each) for each in range(3)]
    assert [one["order"] for one in foreseen] == [2, 3, 1]
    end_turn(s)
    assert foreseen == [after(s, each, foreseen[each]) for each in range(3)], (
        "leaders score after the order is made"
    )


@rule("his.end.order")
def test_no_order_is_foreseen_after_the_last_turn_and_for_who_plays_alone() -> None:
    for s in (situation(seat(), idle(), turn=12), situation(seat(), bots=[{}])):
        assert GAME.teller.forecast(s, 0).keys() == {"vp", "ready", "used"}


@rule("his.end.grey-first", "his.leaders.draft")
def test_nothing_is_foreseen_of_an_end_that_is_being_carried_out() -> None:
    s = situation(seat("oceania", technology=4, leader="caesar"), idle(leader="ashoka"), turn=4)
    foreseen = GAME.teller.forecast(s, 0)
    end_turn(s)
    assert frame(s) == "LeaderDraft" and has(s)["vp"] == foreseen["vp"] == 4
    assert GAME.teller.forecast(s, 0) == {} and end_of_turn(s) is None, "it does not score twice"


@rule("his.end.order")
def test_a_move_tells_that_it_changes_the_next_order() -> None:
    mine = seat("india", technology=5, military=3, queue="raid trade", wonders="parthenon", vp=4)
    s = play_round(situation(mine, idle("china", vp=6)), "military art")
    table = Table.put(GAME, {"players": 2, "options": {}, "seed": 1, "number": 0, "rules": 2}, s, Luck(1))
    said = {
        "en": "Place in the next turn order 2 → 1",
        "ru": "Место в очерёдности следующего хода 2 → 1",
        "el": "Θέση στη σειρά του επόμενου γύρου 2 → 1",
    }
    for lang, order in said.items():
        told = {
            move: [row["text"] for row in table.preview(0, move, lang)["end_of_turn"]] for move in table.moves(0)
        }
        assert [move for move, rows in told.items() if order in rows] == ["activate parthenon"]


@rule("his.command.extra-cubes", "his.command.end")
def test_the_forecast_knows_of_cubes_that_go_back_at_the_end_of_an_era() -> None:
    lent = {"command": 2, "power": "extra-cubes", "lent": 2}
    for more in ({"ready": 2, "used": 1, "token_from": 1}, {"ready": 0, "used": 1}, {"ready": 1, "used": 0}):
        for turn in (2, 4):
            s = situation(seat("india china", **lent, **more), idle(), command=True, turn=turn)
            foreseen = GAME.teller.forecast(s, 0)
            end_turn(s)
            assert foreseen == after(s, 0, foreseen)
