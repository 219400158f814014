"""Saves: never over another file, known again whoever is called what, and good as far as they are whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ecumene as front_door
from ecumene.cli.session import Session, name_bots, own_names, sitting
from ecumene.cli.words import say
from ecumene.table.errors import BadRecord
from tests.cli.app import settle, table_app
from tests.cli.shell import GAME, ecumene

PLAY = ("play", GAME, "--plain", "--seed", "3")


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna", encoding="utf-8")
    ran = ecumene(*PLAY, "--save", str(file), typed="1\nquit\n")
    assert ran.code == 2 and "letter.txt is there already" in ran.err
    assert file.read_text(encoding="utf-8") == "Dear Anna"
    (tmp_path / "empty.game").touch()  # as mktemp makes it
    assert ecumene(*PLAY, "--save", str(tmp_path / "empty.game"), typed="quit\n").code == 0


def test_nor_by_the_save_command_unless_it_is_said_twice(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna", encoding="utf-8")
    once = ecumene(*PLAY, typed=f"save {file}\nquit\n")
    assert "is there already. The same command once more overwrites it." in " ".join(once.out.split())
    assert file.read_text(encoding="utf-8") == "Dear Anna"
    ecumene(*PLAY, typed=f"save {file}\nsave {file}\nquit\n")
    assert file.read_text(encoding="utf-8").startswith("[Game ")


async def test_nor_on_the_full_screen(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Anna", encoding="utf-8")
    app = table_app(["human", "random"])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        app.save(str(file))
        await pilot.pause()
        assert file.read_text(encoding="utf-8") == "Dear Anna" and app.session.save_to is None
        assert [toast for toast in app._notifications if "is there already" in toast.message]
        app.save(str(file))
        assert app.session.save_to == file


def test_what_was_saved_is_said_to_be(tmp_path: Path) -> None:
    file = tmp_path / "my.game"
    ran = ecumene(*PLAY, typed=f"save {file}\n1\nquit\n")
    assert "was not saved" not in ran.out
    assert f"--resume {file}" in ran.out
    assert front_door.load(file.read_text(encoding="utf-8")).number > 0  # the move after it as well


def test_a_bot_with_a_name_of_its_own_stays_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "my.game"
    ecumene(*PLAY, "--seats", "human,random", "--names", "Anna,Deep Thought", "--save", str(file), typed="quit\n")
    assert '[Bots "" "random"]' in file.read_text(encoding="utf-8")
    table = front_door.load(file.read_text(encoding="utf-8"))
    assert sitting(table) == ["human", "random"]
    ran = ecumene("play", "--resume", str(file), "--plain", typed="1\n" * 400)
    assert ran.code == 0 and "The game is over." in ran.out
    assert "Deep Thought>" not in ran.out and "Deep Thought" in ran.out


def test_a_file_does_not_say_which_code_is_run(tmp_path: Path) -> None:
    file = tmp_path / "my.game"
    ecumene(*PLAY, "--save", str(file), typed="quit\n")
    text = file.read_text(encoding="utf-8").replace('[Bots "" "planner"]', '[Bots "" "antigravity:Bot"]')
    file.write_text(text, encoding="utf-8")
    ran = ecumene("play", "--resume", str(file), "--plain", typed="quit\n")
    assert ran.code == 2 and "--seats human,antigravity:Bot" in ran.err
    file.write_text(text.replace("antigravity:Bot", "<b>"), encoding="utf-8")
    assert "line 9" in ecumene("play", "--resume", str(file), "--plain", typed="quit\n").err


@pytest.mark.parametrize("tag", ['[Bots "planner"]', '[Bots "" "planner" ""]', '[Bots "" 7]', '[Bots "" "a b"]'])
def test_a_record_with_other_bots_than_seats_is_refused(record: Path, tag: str) -> None:
    text = record.read_text(encoding="utf-8").replace("\n\n", f"\n{tag}\n\n", 1)
    with pytest.raises(BadRecord) as caught:
        front_door.load(text)
    assert caught.value.line == 9


@pytest.mark.parametrize("cut", [1, 4, 9])
def test_a_save_that_breaks_off_goes_on_from_its_last_good_move(tmp_path: Path, record: Path, cut: int) -> None:
    whole = record.read_text(encoding="utf-8")
    lines = whole.splitlines(keepends=True)
    last = next(at for at in range(60, len(lines)) if len(lines[at]) > 11)
    text = "".join([*lines[:last], lines[last][:cut]])
    file = tmp_path / "torn.game"
    file.write_text(text, encoding="utf-8")
    ran = ecumene("play", "--resume", str(file), "--plain", "--seats", "human,human", typed="quit\n")
    number = int(lines[last - 1].split()[0])
    assert ran.code == 0 and f"the game goes on after move {number}" in ran.err
    assert f"Going on after move {number}." in ran.out
    assert (tmp_path / "torn.game.damaged").read_text(encoding="utf-8") == text
    assert front_door.load(file.read_text(encoding="utf-8")).number == number


def test_a_save_that_is_damaged_in_the_middle_is_refused_as_before(tmp_path: Path, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    file = tmp_path / "torn.game"
    file.write_text("".join([*lines[:20], "20 0 dance\n", *lines[21:]]), encoding="utf-8")
    ran = ecumene("play", "--resume", str(file), "--plain", typed="quit\n")
    assert ran.code == 2 and "line 21" in ran.err and ran.out == ""


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
def test_bots_are_called_in_the_language_of_the_reader(lang: str) -> None:
    for before in ("en", "ru", "el"):
        seats = ["human", "planner", "planner", "random"]
        table = front_door.new(GAME, 4, 1)
        table.name_seats(name_bots(seats, ["Анна"], say(before)))
        session = Session(table, seats, say(lang))
        assert session.names() == name_bots(seats, ["Анна"], say(lang))
    assert own_names(["human", "planner"], ("Planner", "Deep Thought")) == ["Planner", "Deep Thought"]


async def test_and_change_their_names_with_it() -> None:
    app = table_app(["human", "planner"])
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert app.session.names()[1] == "Planner"
        await pilot.press("g")
        await pilot.pause()
        assert app.session.names()[1] == say("ru")("bot-planner") != "Planner"


@pytest.mark.parametrize("typed", ["raise azt", "Raise the Az", "raise the az", "raise aztecs"])
def test_names_of_cards_may_be_shortened_in_moves(typed: str) -> None:
    ran = ecumene("play", GAME, "--plain", "--seats", "human,human", "--seed", "7", typed=f"{typed}\nquit\n")
    assert len(re.findall(r"raises the Aztecs", ran.out)) == 1, ran.out


def test_a_name_that_several_cards_could_have_is_not_guessed() -> None:
    typed = "raise b\nquit\n"  # Babylon or Britain
    ran = ecumene("play", GAME, "--plain", "--seats", "human,human", "--seed", "7", typed=typed)
    assert "“raise b” is not a move" in ran.out
