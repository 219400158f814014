"""The table in the terminal: complete, within its columns, and silent about what is hidden."""

from __future__ import annotations

import re
from random import Random

import pytest
from rich.cells import cell_len

from ecumene.cli.boards.sid_meiers_civilization.ground import described, drawing
from ecumene.cli.boards.sid_meiers_civilization.lines import SidMeiersCivilization as Lines
from ecumene.cli.boards.sid_meiers_civilization.look import CivView, tile_ref
from ecumene.cli.boards.sid_meiers_civilization.screen import squares
from ecumene.cli.why_not import square as place_at
from ecumene.cli.words import say
from ecumene.games.sid_meiers_civilization.battle.battle import Battle
from ecumene.games.sid_meiers_civilization.game import SidMeiersCivilization
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.movement.move import Move
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.trade_phase.deal import Deal
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.game import Doc
from ecumene.kernel.luck import Luck
from ecumene.table.messages import LANGS
from ecumene.table.words import words
from tests.games.sid_meiers_civilization import situation
from tests.games.sid_meiers_civilization.battlefield import attack, field

GAME = SidMeiersCivilization()
NAMES = ["Anna", "Boris", "Clio", "Dora"]


def after(moves: int, players: int = 2, until: type | None = None, **options: bool) -> GameState:
    """Return a random game after so many moves, and from there on until something is under way."""
    luck, dice = Luck(5), Random(5)
    s = GAME.setup(players, options, luck)
    advance(s, luck)
    done = 0
    while done < moves or (until is not None and not isinstance(s.stack[-1], until)):
        seat = waiting(s)[0]
        apply(s, seat, dice.choice(s.stack[-1].legal(s, seat)), luck)
        done += 1
    return s


def board(lang: str = "en") -> Lines:
    return Lines(words(GAME, lang), say(lang))


def view(s: GameState, seat: int) -> Doc:
    return {**GAME.view(s, seat), "seat": seat, "totals": GAME.teller.totals(s, seat)}


def told(s: GameState, seat: int, lang: str = "en") -> list[str]:
    return board(lang).lines(view(s, seat), NAMES[: len(s.players)])


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("moves", "until", "options"),
    [
        (0, None, {"choose_civilizations": True}),
        (0, None, {}),
        (200, Move, {}),
        (200, Battle, {}),
        (20, Deal, {}),
        (20, None, {"first_game": True}),
    ],
)
def test_the_table_fits_eighty_columns(
    moves: int, until: type | None, options: dict[str, bool], lang: str
) -> None:
    s = after(moves, 3, until, **options)
    for seat in (-1, 0, 2):
        lines = told(s, seat, lang)
        assert max(map(cell_len, lines)) < 80
        assert not [line for line in lines if re.search(r"[{}]|-1\b|smc-", line)]
    assert words(GAME, lang).lacking == set() == say(lang).own.lacking


def test_everything_that_lies_on_the_table_is_told() -> None:
    s = after(900, 4)
    doc = view(s, 0)
    text = re.sub(r"\s+", " ", " ".join(told(s, 0)))
    said = words(GAME, "en")
    for row in doc["players"]:
        things = [row["civilization"], row["government"], *row["technologies"], *row["people"]]
        things += [one["thing"] for one in row["marks"]]
        for slug in things:
            assert said.thing(GAME.things.number(slug)) in text
        for one in [*row["cities"], *row["scouts"]]:
            assert one["at"] in text
    for slug in doc["wonder_row"]:
        assert slug == "-" or said.thing(GAME.things.number(slug)) in text
    for at in [*doc["huts"], *doc["villages"], *[at for row in doc["players"] for at in row["armies"]]]:
        assert f"{at}: " in text
    assert text.count("Ways to win:") == 4


def test_a_square_is_told_in_words() -> None:
    s = after(300, 2, Move)
    look = CivView(view(s, 0), NAMES[:2])
    army = s.players[1].armies[0]
    said = described(board(), look, army)
    assert said.startswith(words(GAME, "en").thing(GAME.things.number(look.terrain(army))).lower())
    assert "Boris: 1 army" in said or "Boris: 2 armies" in said
    assert described(board(), look, s.players[1].cities[0]).startswith("capital of Boris")
    assert any(line.startswith("Face-down") or "Face-down tiles" in line for line in told(s, 0))


def test_a_sum_names_its_sources() -> None:
    s = after(40)
    line = next(line for line in told(s, 0) if "Capital" in line)
    assert re.search(r"\d+ production = \d+ \w+", line)


def test_the_reach_of_a_group_is_told_to_its_player_only() -> None:
    s = after(200, 2, Move)
    frame = s.stack[-1]
    assert isinstance(frame, Move)
    assert any("squares left and reaches: " in line for line in told(s, frame.seat))
    assert "squares left and reaches" in board().brief(view(s, frame.seat), frame.seat)
    reach = next(line for line in told(s, 1 - frame.seat) if "squares left" in line)
    assert reach.endswith(("reaches: –", "left and", "–"))


def test_units_of_others_are_told_by_type() -> None:
    s = after(200, 2)
    lines = [line for line in told(s, 0) if line.strip().startswith("Standing force")]
    assert re.search(r"(Archer|Catapult|Spearman|Pikeman|Horseman|Knight) \d", lines[0])
    assert not re.search(r"[A-Za-z] \d", lines[1].partition("): ")[2])


def test_the_map_is_drawn_by_rows_and_has_a_cursor() -> None:
    s = after(60, 2)
    look = CivView(view(s, 0), NAMES[:2])
    rows = [line for line in drawing(board(), look) if re.match(r" +\d+ ", line)]
    assert len(rows) == look.rows
    city = s.players[0].cities[0]
    items = {item.ref: item for item in squares(look, board())}
    assert items[tile_ref(city)].top == "A#"
    assert items["tile:0,0"].title == "a1"
    assert len(items) == look.rows * look.columns
    assert items[tile_ref(square("a1"))].text == described(board(), look, square("a1"))


def test_facts_name_kind_level_and_age() -> None:
    assert board().facts("engineering") == ["Technology, level 2, needs 11 trade"]
    assert board().facts("lost") == ["Culture event, Middle Ages, 1 such card"]
    assert board("ru").facts("forest") == ["Ландшафт, 2 производства"]


def test_a_square_can_be_asked_about_by_its_ref() -> None:
    assert [place_at(GAME.map, at) for at in ("0,0", "3,4", "15,15", "16,0")] == ["a1", "d5", "p16", ""]


def test_a_scout_alone_is_drawn_small_and_an_army_large() -> None:
    s = situation.table("america", "rome")
    situation.army(s, 0, "a1")
    situation.scout(s, 0, "a1")
    situation.scout(s, 0, "c1")
    look = CivView(view(s, 0), NAMES[:2])
    items = {item.title: item.top for item in squares(look, board())}
    assert (items["a1"][1], items["c1"][1]) == ("A", "a")


def test_a_battle_tells_how_it_stands() -> None:
    s = after(200, 2, Battle)
    battle = s.stack[-1]
    assert isinstance(battle, Battle)
    sums = [battle.total(s, side) for side in (0, 1)]
    line = next(line for line in told(s, -1) if "If it ended now" in line)
    assert [int(number) for number in re.findall(r" (\d+)[,;]", line)] == sums


def test_between_two_steps_of_an_offer_it_is_told_as_far_as_it_goes() -> None:
    s = situation.table("america", "rome")
    s.players[0].trade, s.players[1].trade = 6, 5
    situation.play(situation.trading(s), "offer 1", "give trade 2")
    assert board().brief(view(s, 0), 0).endswith("Your offer: 2 × Trade. In return: –")
    situation.play(s, "want trade 3")
    assert board().brief(view(s, 0), 0).endswith("Your offer: 2 × Trade. In return: 3 × Trade")
    assert "offer" not in board().brief(view(s, 1), 1)


def test_between_two_steps_of_a_battle_its_fronts_are_told() -> None:
    s = field(("infantry-2", "mounted-3"), ("mounted-2",))
    situation.know(s, 0, "mathematics")
    situation.tokens(s, 0, iron=1)
    situation.play(attack(s), "front mounted-2", "use mathematics", "pay iron", "wound 1")
    assert board().brief(view(s, 0), 0).endswith("Front 1: – against Horseman 2, 1 wound")


@pytest.mark.parametrize(
    ("lang", "gives", "wants"),
    [
        ("en", "Take Trade out of the offer", "No longer ask for Trade"),
        ("ru", "Не отдавать: Торговля", "Больше не просить: Торговля"),
        ("el", "Βγάλτε από την προσφορά: Εμπόριο", "Μη ζητάτε πια: Εμπόριο"),
    ],
)
def test_what_is_taken_out_of_an_offer_is_not_given_no_times(lang: str, gives: str, wants: str) -> None:
    s = situation.table("america", "rome")
    s.players[0].trade, s.players[1].trade = 6, 5
    situation.play(situation.trading(s), "offer 1", "give trade 2", "want trade 3")
    said = {offer["text"]: offer["label"] for offer in situation.at_a_table(s).offers(0, lang)}
    assert (said["give trade 0"], said["want trade 0"]) == (gives, wants)
