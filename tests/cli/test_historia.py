"""Historia in the terminal: complete, within its columns, and silent about what is hidden."""

from __future__ import annotations

import random
import re

import pytest
from rich.cells import cell_len
from textual.widgets import Static

import ecumene
from ecumene.cli.boards import board_of
from ecumene.cli.boards.historia.look import HistoriaView
from ecumene.cli.final_result import points_table
from ecumene.cli.screen import TableApp
from ecumene.cli.screen.cards import Chips
from ecumene.cli.session import Session
from ecumene.cli.words import say
from ecumene.games.historia.components.parties import territories_counted
from ecumene.games.historia.game import GAME as HISTORIA
from ecumene.games.historia.told.totals import totals
from ecumene.kernel.luck import Luck
from ecumene.server.summary import sources
from ecumene.table.messages import LANGS
from ecumene.table.table import Table
from ecumene.table.words import words
from tests.cli.app import lines as screen_lines
from tests.cli.shell import ecumene as ecumene_command
from tests.games.historia.situation import idle, situation
from tests.games.historia.situation import seat as told_seat
from tests.games.historia.test_end_of_turn import end_turn
from tests.rules import rule

GAME = "historia"
EVERYTHING = {"civbots": ["king", "noble"], "events": True, "goals": True, "command": True}


def table_after(moves: int, players: int = 3, seed: int = 1, options: dict[str, object] | None = None) -> Table:
    table = ecumene.new(GAME, players=players, seed=seed, options=options or {})
    dice = random.Random(seed)
    for _ in range(moves):
        if table.waiting:
            table.play(table.waiting[0], dice.choice(table.moves(table.waiting[0])))
    return table


def told(table: Table, seat: int | None, lang: str = "en") -> list[str]:
    names = [table.seat_name(each, lang) for each in range(table.players)]
    return board_of(words(table.rules, lang), say(lang)).lines(table.presenter(seat, lang).shown(), names)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("moves", [0, 60, 300])
def test_the_table_fits_eighty_columns(moves: int, lang: str) -> None:
    table = table_after(moves, options=EVERYTHING)
    for seat in (None, 0):
        lines = told(table, seat, lang)
        assert max(map(cell_len, lines)) < 80
        assert not [line for line in lines if re.search(r"[{}]|\?\d|-1\b", line)]
    assert words(table.rules, lang).lacking == set() == say(lang).own.lacking


def test_everything_that_lies_on_the_table_is_told() -> None:
    table = table_after(300, options=EVERYTHING)
    view, text = table.view(0), " ".join(told(table, 0)).replace("  ", " ")
    said = words(table.rules, "en")
    for player in view["players"]:
        for slug in [
            *player["wonders"],
            *player["queue"],
            *player["hand"],
            player["leader"],
            player["government"],
        ]:
            assert slug == "-" or said.thing(table.rules.things.number(slug)) in re.sub(r"\s+", " ", text)
    for number in range(13):
        assert said.place(number) in text
    assert text.count("Hand, up to") == len(view["players"])
    assert "E Civbot 2" in text


def test_what_others_hold_in_secret_is_a_number() -> None:
    table = table_after(8)
    secret = table.view(1)["players"][1]["advisers"]
    name = words(table.rules, "en").thing(table.rules.things.number(secret[0]))
    assert not any(line.strip().startswith(f"Adviser in hand: {name}") for line in told(table, 0))
    assert any(line.strip().startswith(f"Adviser in hand: {name}") for line in told(table, 1))


def test_the_matrix_bars_a_way_in_words() -> None:
    table = table_after(0, players=2)
    assert any("Next technology: Agriculture" in line for line in told(table, 0))
    doc = table.position()
    doc["state"]["players"][0]["technology"] = 3
    doc["state"]["players"][0]["hand"].append("war")
    assert any("Technology is barred" in line for line in told(ecumene.from_position(doc), 0))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_screen_holds_its_lines(size: tuple[int, int], lang: str) -> None:
    table = table_after(200, options=EVERYTHING)
    seats = ["random"] * 3
    seats[table.waiting[0]] = "human"
    app = TableApp(Session(table, seats, say(lang)), pace=0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        lines = screen_lines(app)
        assert max(cell_len(line.rstrip()) for line in lines) <= size[0]
        chips = app.query_one("#actions", Chips)
        assert len(chips.items) == 10
        assert str(app.query_one("#drawing", Static).render()).count("\n") == 15


def test_alone_in_plain_text_a_card_is_told_before_it_is_sealed() -> None:
    typed = "\n".join(["place canada", "why choose military", "choose raid", "drop raid", "moves", "quit", ""])
    ran = ecumene_command("play", GAME, "--plain", "--seed", "5", "--seats", "human", typed=typed)
    assert ran.code == 0 and ran.err == ""
    told = " ".join(ran.out.split())
    assert "Use 1 cube: gain 1 military level. As things stand · military 2 · cubes: 1 ready, 2 used." in told
    listed = told.partition("Choose a card for this round.")[2]
    assert "gain 1 VP. Careful! In vain as things stand: nobody adjacent has a lower military" in listed
    changes = "As things stand · military 2 · cubes: 1 ready, 2 used."
    assert f"[choose military] Use 1 cube: gain 1 military level. {changes} 2." in listed, "and no more"
    assert "so far: Raid 1." in told and "Put Raid back 1." not in told, "what was put back is not chosen"


@pytest.mark.parametrize(("lang", "name"), [("ru", "Цивбот 1"), ("el", "Σίβμποτ 1")])
async def test_civbots_are_called_in_the_readers_language_on_the_screen(lang: str, name: str) -> None:
    table = table_after(8, players=1)
    app = TableApp(Session(table, ["human"], say(lang)), pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        shown = "\n".join(screen_lines(app))
        assert name in shown and "Civbot" not in shown


def test_points_of_territories_are_told_together_whatever_token_lies_there() -> None:
    table = table_after(9999, players=2, seed=3)
    assert table.result is not None
    alike = (("en", "Territories", "token"), ("ru", "Территории", "Фишка"), ("el", "Περιοχές", "Μάρκα"))
    for lang, territories, token in alike:
        told = points_table(table, board_of(words(table.rules, lang), say(lang)), say(lang))
        assert sum(territories in line for line in told) == 1 and not any(token in line for line in told)
        named = [row["name"] for row in sources(table, lang)[0]]
        assert named.count(territories) == 1
    assert [sum(row["amount"] for row in rows) for rows in sources(table, "en")] == table.result["scores"]


@rule("his.command.shared")
def test_a_territory_that_somebody_has_claimed_counts_for_no_other_leader() -> None:
    claimant = idle("india china", leader="alexander", command=2, power="score-shared")
    s = situation(claimant, idle("india russia", leader="ashoka"), command=True)
    look = HistoriaView({**HISTORIA.view(s, 0), "seat": 0, "automata": [], "totals": totals(s, 0)}, ["Ann", "Bob"])
    for each, have in ((0, 2), (1, 1)):
        assert [row[1] for row in look.conditions(each)] == [1, have]
        assert territories_counted(s, each) == have


@rule("his.end.order", "his.end.territory", "his.end.government", "his.end.leaders")
def test_the_end_of_the_turn_is_told_by_its_sources_with_the_next_order() -> None:
    mine = told_seat("oceania india", technology=4, military=7, vp=3, leader="caesar")
    s = situation(mine, idle("india", vp=9), turn=4)
    table = Table.put(HISTORIA, {"players": 2, "options": {}, "seed": 1, "number": 0, "rules": 2}, s, Luck(1))
    lines = [line.strip() for line in told(table, 0)]
    assert "VP at the end of the turn, as things stand: Oceania 3, Nomads 1, Caesar 6" in lines
    assert "Next turn order, as things stand: Player 1, Player 2" in lines
    end_turn(s)
    drafting = Table.put(HISTORIA, {"players": 2, "options": {}, "seed": 1, "number": 0, "rules": 2}, s, Luck(1))
    assert not any("as things stand" in line for line in told(drafting, 0)), "that end has been"
    others = [line.strip() for line in told(table, None)]
    assert not any(line.startswith("VP at the end") for line in others), "a spectator has none"


@rule("his.command.condition")
def test_an_unused_token_of_command_is_told_to_its_owner() -> None:
    for token, shown in ((1, True), (0, False)):
        s = situation(told_seat(command=token), idle(), command=True)
        table = Table.put(
            HISTORIA, {"players": 2, "options": {"command": True}, "seed": 1, "number": 0, "rules": 2}, s, Luck(1)
        )
        text = " ".join(line.strip() for line in told(table, 0))
        assert ("Way of command: Command of Rome: Categories: territories, military." in text) == shown
