"""Migration, procreation, strengthening (p. 14-16, 19)."""

from __future__ import annotations

from ecumene.games.civolution.continent.spots import RAW
from ecumene.games.civolution.tribes import places as tribes
from ecumene.games.civolution.verbs import WEAK, WILD
from tests.games.civolution.situation import begins, effect, has, moves, place, play, seat, table, thing
from tests.rules import rule


@rule("civo.migration.move", "civo.migration.adjacent", "civo.migration.strong")
def test_a_strong_tribe_moves_to_an_adjacent_territory() -> None:
    s = effect(table(seat("c-swamp:2 b-hills:2w"), seat()), {"migrate": 1})
    assert moves(s) == ["lead c-swamp 2", "done"]  # the one in the hills lies
    play(s, "lead c-swamp 2")
    assert {move.split()[1] for move in moves(s)} == {"c-desert", "c-grassland"}
    play(s, "settle c-desert 2")
    assert tribes.territories(s, 0) == [place("b-hills"), place("c-desert")]


@rule("civo.migration.fire", "civo.migration.develop")
def test_a_fire_brings_points_and_the_first_tribe_develops_the_land() -> None:
    s = effect(table(seat("c-swamp:2"), seat()), {"migrate": 1})
    assert s.resources[place("c-desert")] < 0
    play(s, "lead c-swamp 2", "settle c-desert 1", draws="copper")
    player = s.players[0]
    assert player.points == 2 and player.raw[place("c-desert")] == 1
    assert s.resources[place("c-desert")] == thing("copper")
    s = effect(table(seat("c-swamp:2"), seat("c-desert:1")), {"migrate": 1})
    play(s, "lead c-swamp 2", "settle c-desert 2")
    assert s.players[0].points == 0 and s.players[0].raw[place("c-desert")] == 0


@rule("civo.migration.displace", "civo.migration.weakens")
def test_who_is_driven_out_stays_as_strong_and_who_drives_out_lies_down() -> None:
    s = effect(table(seat("c-swamp:2"), seat("c-grassland:2 c-grassland:3w")), {"migrate": 2})
    play(s, "lead c-swamp 2", "settle c-grassland 2")
    grass = place("c-grassland")
    assert tribes.numbers_in(s, 0, grass, False, True) == [2]
    assert tribes.numbers_in(s, 1, grass, True, False) == [WILD]
    s = effect(table(seat("c-swamp:2"), seat("c-grassland:2 c-grassland:3w")), {"migrate": 1})
    play(s, "lead c-swamp 2", "settle c-grassland 3")
    assert tribes.numbers_in(s, 1, grass, False, True) == [WEAK]


@rule("civo.migration.boat")
def test_a_tribe_boards_an_own_boat_with_a_free_seat_and_leaves_it() -> None:
    s = effect(table(seat("c-grassland:2", boats="a-water"), seat()), {"migrate": 1})
    play(s, "lead c-grassland 2", "board a-water")
    assert s.players[0].aboard_strong == [1, 0]
    effect(s, {"migrate": 1})
    assert begins(s, "lead") == ["lead a-water 0"]
    play(s, "lead a-water 0", "settle b-forest 1")
    assert s.players[0].aboard_strong == [0, 0] and s.players[0].points == 1
    s = effect(table(seat("c-grassland:2 a-water:0 a-water:6", boats="a-water"), seat()), {"migrate": 1})
    play(s, "lead c-grassland 2")
    assert begins(s, "board") == []  # both seats are taken
    s = effect(table(seat("c-grassland:2"), seat("c-swamp:2", boats="a-water")), {"migrate": 1})
    play(s, "lead c-grassland 2")
    assert begins(s, "board") == []  # not the own boat


@rule("civo.migration.cross", "civo.migration.cross-water", "civo.ruling.same-tribe-path")
def test_several_migrations_of_one_tribe_are_one_path() -> None:
    s = effect(table(seat("c-swamp:2"), seat()), {"migrate": 2})
    play(s, "lead c-swamp 2", "cross c-desert")
    assert s.resources[place("c-desert")] < 0  # it is not developed
    assert "settle c-desert 1" not in moves(s) and "cross e-swamp" not in moves(s)
    play(s, "settle b-mountains 1")
    assert s.players[0].points == 2
    s = effect(table(seat("c-grassland:2"), seat()), {"migrate": 2})
    play(s, "lead c-grassland 2")
    assert "cross a-water" not in moves(s)
    s = effect(table(seat("c-grassland:2", boats="a-water"), seat()), {"migrate": 2})
    play(s, "lead c-grassland 2", "cross a-water", "settle b-forest 2")
    s = effect(table(seat("c-grassland:2", block="b02:1"), seat()), {"migrate": 2})  # Gills
    play(s, "lead c-grassland 2", "cross a-water", "settle b-forest 2")
    s = effect(table(seat("c-swamp:2 c-swamp:0"), seat()), {"migrate": 3})
    play(s, "lead c-swamp 2", "settle c-desert 2")
    assert begins(s, "lead") == ["lead c-swamp 0"]  # a tribe that has settled moves no more


@rule("civo.migration.cross", "civo.migration.adjacent")
def test_a_path_may_end_in_the_encampment_that_it_left_free() -> None:
    s = effect(table(seat("c-swamp:1"), seat()), {"migrate": 2})
    play(s, "lead c-swamp 1")
    assert "settle c-swamp 1" not in moves(s)  # no migration is within one territory
    play(s, "cross c-desert", "settle c-swamp 1")
    assert tribes.numbers_in(s, 0, place("c-swamp"), True, False) == [1] and s.players[0].points == 2
    s = effect(table(seat("a-water:0 a-water:6", boats="a-water"), seat()), {"migrate": 2})
    play(s, "lead a-water 0", "cross b-forest", "board a-water")
    assert s.players[0].aboard_strong == [1, 0]


@rule("civo.migration.levels")
def test_migration_by_level_and_favour() -> None:
    s = table(seat("c-swamp:2", dice="1 3"), seat())
    play(s, "activate migration", "lead c-swamp 2")
    assert begins(s, "cross") == []
    for level, die, steps in ((2, "1", 2), (2, "4", 1), (3, "1", 3), (3, "4", 2)):
        s = table(seat("c-swamp:2", dice="1 3", levels=f"migration:{level}"), seat())
        play(s, "activate migration", dice=die)
        assert s.stack[-1].left == steps  # type: ignore[attr-defined]


@rule("civo.ruling.point-contact")
def test_caves_and_corners_do_not_make_neighbours_by_themselves() -> None:
    s = table()
    for corner, around in enumerate(s.land.around):
        for here in around:
            assert corner in s.land.corners[here]
    assert place("c-swamp") not in s.land.neighbours[place("e-swamp")]  # both touch d4


@rule("civo.location.cave")
def test_caves_join_all_territories_around_any_of_them() -> None:
    s = table(seat("c-swamp:2"), seat(), locations={"d4": "l18", "b1": "l19"})
    effect(s, {"migrate": 1})
    play(s, "lead c-swamp 2")
    reached = {move.split()[1] for move in moves(s)}
    assert {"e-swamp", "h-hills"} <= reached and "c-swamp" not in reached


@rule("civo.procreation.where", "civo.procreation.boat")
def test_a_new_tribe_appears_beside_one_strong_in_a_free_camp_weak_in_a_taken_one() -> None:
    s = effect(table(seat("c-desert:2 a-water:0", boats="a-water"), seat("c-desert:1")), {"procreate": 1})
    assert moves(s) == ["procreate a-water 0", "procreate c-desert 1", "procreate c-desert 2", "done"]
    play(s, "procreate c-desert 1")
    desert = place("c-desert")
    assert tribes.numbers_in(s, 0, desert, False, True) == [1] and s.players[0].points == 2
    assert tribes.numbers_in(s, 1, desert, True, False) == [WILD] and s.players[0].tribes == 17
    s = effect(table(seat("c-desert:2 a-water:0", boats="a-water"), seat()), {"procreate": 1})
    play(s, "procreate a-water 0")
    effect(s, {"procreate": 1})
    assert "procreate a-water 0" not in moves(s)  # the boat is full


@rule("civo.procreation.none-left", "civo.ruling.no-boat-when-none-left")
def test_without_any_tribe_a_new_one_appears_on_any_land() -> None:
    s = effect(table(seat("", boats="a-water"), seat()), {"procreate": 1})
    assert (
        "procreate a-water 0" not in moves(s) and len({move.split()[1] for move in begins(s, "procreate")}) == 18
    )
    play(s, "procreate g-desert 1", draws="salt")
    assert s.players[0].raw[place("g-desert")] == 1 and s.players[0].points == 2


@rule("civo.procreation.twenty")
def test_with_twenty_tribes_there_is_no_procreation() -> None:
    home = " ".join(["c-swamp:0"] * 19)
    s = effect(table(seat(f"c-swamp:2 {home}"), seat()), {"procreate": 2})
    assert moves(s)[0].startswith("activate")  # it is over at once
    assert s.players[0].tribes == 0


@rule("civo.procreation.levels")
def test_procreation_by_level() -> None:
    s = table(seat("c-swamp:2", dice="2 5", levels="procreation:2"), seat())
    play(s, "activate procreation", dice="1")
    play(s, "procreate c-swamp 1", "procreate c-swamp 2")
    assert s.players[0].tribes == 17
    s = table(seat("c-swamp:2w", dice="2 5", levels="procreation:3"), seat())
    play(s, "activate procreation")
    assert moves(s) == ["choose 1", "choose 2"]
    play(s, "choose 2", dice="1")
    play(s, "strengthen c-swamp 2", "procreate c-swamp 1", "done")
    assert tribes.strong(s, 0) == 2


@rule("civo.strengthen.weak")
def test_weak_tribes_stand_up() -> None:
    s = effect(table(seat("c-swamp:2w c-swamp:6 b-forest:1"), seat()), {"strengthen": 3})
    assert moves(s) == ["strengthen c-swamp 2", "strengthen c-swamp 6", "done"]
    play(s, "strengthen c-swamp 6", "strengthen c-swamp 2")
    assert tribes.strong(s, 0) == 3


@rule("civo.effects.place-weak")
def test_theocracy_puts_two_lying_tribes_into_one_territory() -> None:
    s = table(seat("c-grassland:2 b-forest:2", block="c16:1", food=1), seat())
    effect(s, {"activity": 1})
    play(s, "activity c16", "place-weak c-grassland 1")
    assert {move.split()[1] for move in begins(s, "place-weak")} == {"c-grassland"}
    play(s, "place-weak c-grassland 3")
    assert tribes.numbers_in(s, 0, place("c-grassland"), False, True) == [1, 3] and has(s, "food") == [0]
    assert s.players[0].points == 1 and s.players[0].raw[RAW - 34] == 0
