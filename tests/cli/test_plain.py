"""Whole games in line mode, as a script or a screen reader meets them."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest

import ecumene as front_door
from ecumene.cli.plain import Client
from ecumene.cli.plain.commands import WORDS as COMMANDS
from ecumene.cli.session import Session
from ecumene.cli.words import say
from ecumene.cli.wrap import WIDTH
from tests.cli.shell import GAME, ecumene

ONES = "1\n" * 400
PLAY = ("play", GAME, "--plain")
OVER = {"en": "The game is over.", "ru": "Партия окончена.", "el": "Η παρτίδα τελείωσε."}


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
def test_a_whole_game_against_a_bot(lang: str) -> None:
    ran = ecumene(*PLAY, "--seats", "human,planner", "--seed", "3", "--lang", lang, typed=ONES)
    assert ran.code == 0 and ran.err == ""
    assert OVER[lang] in ran.out
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f]", ran.out), "control codes"
    assert "{" not in ran.out
    assert [line for line in ran.out.splitlines() if len(line) > WIDTH] == []
    if lang != "en":
        assert not re.search(r"^ +\d+\. [a-z]", ran.out, re.M), "a move without words"


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Research Writing: workers sent: 1, +1 VP; costs 4 coins [research writing]"),
        ("ru", "Исследовать Письмо: занято рабочих: 1, +1 ПО; цена: 4 монеты [research writing]"),
        ("el", "Ερευνήστε τη Γραφή: εργάτες σε δράση: 1, +1 ΠΝ· κόστος: 4 νομίσματα [research writing]"),
    ],
)
def test_a_price_is_told_once(lang: str, line: str) -> None:
    typed = "raise aztecs\nexploit\nquit\n"
    argv = (*PLAY, "--options", "innovations,changing_world", "--seats", "human,greedy", "--seed", "7")
    ran = ecumene(*argv, "--lang", lang, typed=typed)
    assert line in re.sub(r"\s+", " ", ran.out)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", ["", "innovations,changing_world", "draft"])
def test_every_player_count_and_module(players: int, options: str) -> None:
    seats = ",".join(["human", *["greedy"] * (players - 1)])
    ran = ecumene(*PLAY, "--seats", seats, "--options", options, "--seed", "8", typed=ONES)
    assert ran.code == 0 and OVER["en"] in ran.out
    assert len(re.findall(r"^Points of", ran.out, re.M)) == players


def test_alone_with_achievements() -> None:
    ran = ecumene(*PLAY, "--seats", "human", "--seed", "5", typed=ONES)
    assert "chievements" in ran.out and ran.code == 0


@pytest.mark.parametrize("scenario", ["silk-road", "mongol-invasion", "age-of-wonders"])
def test_alone_with_laurels(scenario: str) -> None:
    ran = ecumene(*PLAY, "--players", "1", "--options", f"scenario={scenario}", typed=ONES)
    assert re.search(r"laurels? of 3|No laurels this time", ran.out) and ran.code == 0


def test_a_curtain_falls_between_people_with_secrets() -> None:
    argv = (*PLAY, "--seats", "human,human", "--options", "draft", "--names", "Anna,Nikos", "--seed", "2")
    ran = ecumene(*argv, typed=ONES)
    assert ran.code == 0 and OVER["en"] in ran.out
    assert ran.out.count("Pass the keyboard to Nikos.") > 3
    first = ran.out.split("Pass the keyboard to Nikos.")[1].split("Pass the keyboard to Anna.")[0]
    hidden = re.search(r"1\. Keep (\w+)", ran.out)
    assert hidden is not None
    assert f"Anna keeps {hidden[1]}" not in first


def test_a_sealed_choice_is_changed_before_the_other_has_chosen(tmp_path: Path) -> None:
    file = tmp_path / "draft.txt"
    argv = (*PLAY, "--seats", "human,human", "--options", "draft", "--names", "Anna,Nikos", "--seed", "2")
    ran = ecumene(*argv, "--save", str(file), typed="1\n\nchange\n\nmoves\n2\n\n1\nquit\n")
    moves = re.findall(r"^ +\d\. (Keep \w+) \[(keep \w+|pick \w+)\]", ran.out, re.M)
    assert ran.code == 0 and ran.out.count("Pass the keyboard to Anna.") >= 1
    assert f"You have chosen: {moves[0][0]}. You may still change it; waiting for Nikos." in re.sub(
        r"\s+", " ", ran.out
    )
    assert f"1 0 {moves[1][1]}\n" in file.read_text()
    assert "Who may change an answer: nobody" in ecumene(*argv, typed="change\nquit\n").out


def test_whoever_leaves_is_told_which_sealed_answers_are_not_kept(tmp_path: Path) -> None:
    file = tmp_path / "draft.txt"
    argv = (*PLAY, "--seats", "human,human", "--options", "draft", "--names", "Anna,Nikos", "--seed", "2")
    told = "not revealed yet are not saved (Anna)"
    assert told in re.sub(r"\s+", " ", ecumene(*argv, "--save", str(file), typed="1\n\nquit\n").out)
    assert " 0 keep" not in file.read_text() and " 0 pick" not in file.read_text()
    other = tmp_path / "other.txt"
    assert told not in re.sub(r"\s+", " ", ecumene(*argv, "--save", str(other), typed="1\n\n1\nquit\n").out)


def test_no_curtain_where_everything_is_open() -> None:
    ran = ecumene(*PLAY, "--seats", "human,human", "--seed", "2", typed=ONES)
    assert ran.code == 0 and OVER["en"] in ran.out
    assert "Pass the keyboard" not in ran.out


def test_bots_alone_need_no_input() -> None:
    ran = ecumene(*PLAY, "--seats", "random,greedy", "--seed", "2")
    assert ran.code == 0 and OVER["en"] in ran.out


def test_the_commands() -> None:
    typed = """help|state|moves|why annex mali|why 1|why|why xyz|undo|hint|log|log 2 why|card great|card babylon
        card nothing-like-it|card|rules plague|rules|rules xyzzy|save|0|99|dance wildly|raise \x1b[2J||quit|"""
    typed = "\n".join(line.strip() for line in typed.replace("\n", "|").split("|"))
    ran = ecumene(*PLAY, "--seed", "3", typed=typed)
    assert ran.code == 0 and ran.err == ""
    for needle in (
        "take your last step back",
        "[aoc.raise.first-turn, p. 3]",
        "this can be played now",
        "There is nothing that you can take back",
        "What an expert would do",
        "Which one? Great Pyramid",
        "In moves it is written “babylon”",
        "No card is called “nothing-like-it”",
        "[aoc.plague.all, p. 4]",
        "Nothing speaks of “xyzzy”",
        "There is no move 99",
        "not saved. Good-bye",
    ):
        assert needle in ran.out, needle
    assert "\x1b" not in ran.out


def test_undo_takes_a_step_back() -> None:
    ran = ecumene(*PLAY, "--seats", "human,human", "--seed", "3", typed="1\nexploit\nundo\nundo\nquit\n")
    assert ran.out.count("Taken back.") == 1
    assert "[table.undo]" in ran.out


def test_moves_by_text_and_by_label() -> None:
    ran = ecumene(*PLAY, "--seats", "human,human", "--seed", "3", typed="raise   persia\nExploit the land\nquit\n")
    assert "raises Persia" in ran.out
    assert "sends 1 worker to Exploit" in ran.out


def test_names_are_made_harmless() -> None:
    ran = ecumene(*PLAY, "--names", "\x1b[31mEve\u202e", "--seed", "3", typed="quit\n")
    assert "\x1b" not in ran.out and "\u202e" not in ran.out
    assert "[31mEve" in ran.out


def test_the_input_may_end_early(tmp_path: Path) -> None:
    path = tmp_path / "half.game"
    ran = ecumene(*PLAY, "--seed", "3", "--save", str(path), typed="1\n1\n")
    assert ran.code == 0
    assert f"--resume {path}" in ran.out
    half = front_door.load(path.read_text(encoding="utf-8"))
    assert half.waiting and half.number > 2
    assert half.date != "????.??.??"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_saved_game_goes_on(tmp_path: Path, lang: str) -> None:
    path = tmp_path / "half.game"
    argv = ("--seats", "human,greedy", "--names", "Анна", "--save", str(path), "--lang", lang)
    ecumene(*PLAY, "--seed", "3", *argv, typed="1\n1\n1\n")
    before = front_door.load(path.read_text(encoding="utf-8"))
    ran = ecumene(*PLAY, "--resume", str(path), "--lang", lang, typed=ONES)
    assert ran.code == 0 and OVER[lang] in ran.out
    assert say(lang)("plain-resumed", number=before.number) in ran.out
    after = front_door.load(path.read_text(encoding="utf-8"))
    assert after.names == before.names
    assert after.result is not None
    assert [move.text for move in after.history[: before.number + 1]] == [move.text for move in before.history]


def test_resume_refuses_what_cannot_change(tmp_path: Path) -> None:
    path = tmp_path / "half.game"
    ecumene(*PLAY, "--seed", "3", "--save", str(path), typed="1\n")
    for argv, needle in (
        (("--seed", "4"), "--seed"),
        (("--players", "3"), "--players"),
        (("--options", "draft"), "--options"),
        (("--seats", "human"), "1 seats, 2 players"),
    ):
        ran = ecumene(*PLAY, "--resume", str(path), *argv)
        assert ran.code == 2 and needle in ran.err


def test_without_a_terminal_play_is_plain() -> None:
    ran = ecumene("play", GAME, "--seed", "3", typed="quit\n")
    assert ran.code == 0 and "Type the number of a move" in ran.out


WORDS = {
    "en": "help|moves|state|why 1|hint|undo|log 1 why|card babylon|rules 6|save x.game|quit",
    "ru": "помощь|ходы|СТОЛ|почему 1|совет|вернуть|журнал 1 почему|карта babylon|правила 6|сохранить x.game|выход",
    "el": "βοηθεια|κινήσεις|τραπεζι|γιατί 1|ΣΥΜΒΟΥΛΗ|αναίρεση|ημερολογιο 1 γιατι|κάρτα babylon|κανόνες 6"
    "|αποθήκευση x.game|έξοδος",
}


@pytest.mark.parametrize("lang", ["ru", "el"])
def test_commands_in_the_readers_language(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    argv = (*PLAY, "--seed", "3", "--lang", lang)
    said = []
    for of in (lang, "en"):
        said.append(ecumene(*argv, typed=WORDS[of].replace("|", "\n") + "\n").out)
        (tmp_path / "x.game").unlink()
    own, english = said
    assert own == english
    assert "[table.move-unknown]" not in own
    listed = own.lower()
    assert all(f"\n  {say(lang)(f'command-{name}')}" in listed for name in COMMANDS)


def test_what_the_end_of_a_turn_loses_stands_beside_it() -> None:
    ran = ecumene(*PLAY, "--seats", "human,human", "--seed", "3", typed="1\npass\nquit\n")
    assert re.search(r"Pass: .* \[pass\]\n +Careful! \d workers are still free\.", ran.out)
    assert "Enter ends the turn" not in ran.out, "a script is never asked"
    assert "Player 2 passes" in ran.out


def test_a_person_is_asked_before_a_turn_ends_with_a_loss() -> None:
    table = front_door.new(GAME, players=2, seed=3)
    writer = StringIO()
    client = Client(Session(table, ["human", "human"], say("en")), StringIO("1\npass\nno\npass\n\nquit\n"), writer)
    client.interactive = True
    client.run()
    assert writer.getvalue().count("Before your turn ends:\n  4 workers are still free.") == 2
    assert [move.text for move in table.history].count("pass") == 1
