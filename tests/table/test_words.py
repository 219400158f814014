from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.kernel.grammar import PLACE, SEAT, THING, Grammar, Verb
from ecumene.kernel.graph import linked
from ecumene.kernel.luck import Event
from ecumene.kernel.places import ANCHORS, Map, Place
from ecumene.kernel.refusal import Refusal
from ecumene.table.messages import HERE, Messages
from ecumene.table.words import HOUSE, LANGS, Words, kebab, signed, words
from tests.table.sample_tables import in_turn
from tests.toy import GAME
from tests.toy.things import FAIR_WIND, SALT

ENGLISH = """
salt = Salt
    .acc = the salt
    .gender = neuter
    .text = White and { $unknown }.
log-made = { $seat } made { $subject-acc } of { $source ->
    [none] nothing
   *[other] { $source-gen }
  } { $signed }/{ $size }
log-made-hidden = { $seat } made something
log-dealt = { $seat } dealt with { $amount-seat }
move-bid = { $told ->
    [none] Bid { $subject }
   *[other] Bid { $subject } for { $told-acc }
  }
move-sell = Sell { $amount } of { $subject-acc } ({ $subject-gender })
rule-toy-bid-higher = A bid is higher than the last.
    .why = { $thing } needs { $need }, not { $have }.
only-english = In English
broken = { $missing }
"""
RUSSIAN = """
salt = Соль
    .gen = соли
log-made = { $seat }: { $subject-gen }
"""


class Worded(Words):
    """Words of Bazaar from two small files."""

    def __init__(self, folder: Path, lang: str) -> None:
        super().__init__(GAME, lang)
        self._own = Messages(lang, [folder, HERE])
        self._english = Messages("en", [folder, HERE])


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    (tmp_path / "ru").mkdir()
    (tmp_path / "ru" / "things.ftl").write_text(RUSSIAN, encoding="utf-8")
    return tmp_path


def test_a_thing_comes_in_all_its_forms(folder: Path) -> None:
    en, ru = Worded(folder, "en"), Worded(folder, "ru")
    assert (en.thing(SALT), en.thing(SALT, "acc"), en.thing(SALT, "gen")) == ("Salt", "the salt", "Salt")
    assert (ru.thing(SALT), ru.thing(SALT, "gen"), ru.thing(SALT, "acc")) == ("Соль", "соли", "Соль")
    assert en.forms("x", SALT)["x-gender"] == "neuter"
    assert en.thing(-1) == "none"
    assert en.thing(-1, "acc") == "none"


def test_a_thing_without_words_is_called_by_its_slug(folder: Path) -> None:
    ru = Worded(folder, "ru")
    assert ru.thing(FAIR_WIND) == "fair wind"
    assert ru.lacking == {"fair-wind"}


def test_what_a_card_says_is_no_form_of_its_name(folder: Path) -> None:
    en = Worded(folder, "en")
    assert "x-text" not in en.forms("x", SALT)
    assert en.lacking == set()
    assert en.thing(SALT, "text") == "White and unknown."


def test_lines_of_the_log_have_a_public_variant(folder: Path) -> None:
    en = Worded(folder, "en")
    event = Event("made", 1, SALT, -3, -1, 1, [])
    assert en.log_line(event, 1) == "Player 2 made the salt of nothing −3/3"
    assert en.log_line(event, 0, ("", "Eve")) == "Eve made something"
    assert en.log_line(event, -1) == "Player 2 made something"
    assert en.log_line(Event("made", -1, SALT, 1, SALT, -1, []), -1) == "nobody made the salt of Salt +1/1"


def test_a_number_may_be_a_seat(folder: Path) -> None:
    en = Worded(folder, "en")
    assert en.log_line(Event("dealt", 0, -1, 1, -1, -1, []), -1, ("Ann", "Bob")) == "Ann dealt with Bob"
    assert en.log_line(Event("dealt", 1, -1, 0, -1, -1, []), -1) == "Player 2 dealt with Player 1"


def test_a_move_may_name_a_seat_and_a_place(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "move-give = Give { $subject-acc } to { $amount-seat }\nmove-go = Go to { $subject-acc }\n"
    text += "place-tyre = Tyre\n    .acc = the port of Tyre\nlog-went = From { $from-gen } to { $to-acc }"
    (folder / "en.ftl").write_text(text, encoding="utf-8")
    chart = Map(ANCHORS, [Place("tyre", 0, 0), Place("petra", 9, 9)], linked(2, [(0, 1)]))
    grammar = Grammar([Verb("give", THING, SEAT), Verb("go", PLACE)], GAME.things, chart.slugs)
    monkeypatch.setattr(GAME, "grammar", grammar, raising=False)
    monkeypatch.setattr(GAME, "map", chart, raising=False)
    en = Worded(folder, "en")
    assert en.move_label(grammar.parse("give salt 1"), ("Ann", "Bob")) == "Give salt to Bob"
    assert en.move_label(grammar.parse("give salt 1")) == "Give salt to Player 2"
    assert en.move_label(grammar.parse("go tyre")) == "Go to the port of Tyre"
    assert en.log_line(Event("went", 0, -1, 0, -1, -1, [], -1, 0, 1), -1) == "From Tyre to petra"
    assert en.lacking == {"salt", "place-petra"}
    chart.named = False
    assert Worded(folder, "en").move_label(grammar.parse("go tyre")) == "Go to tyre"


def test_a_label_names_what_the_move_is_good_for(folder: Path) -> None:
    said = Worded(folder, "en")
    assert said.move_label(GAME.grammar.parse("bid 3")) == "Bid 3"
    assert said.move_label(GAME.grammar.parse("bid 3"), (), SALT) == "Bid 3 for the salt"


def test_moves_have_labels(folder: Path) -> None:
    en = Worded(folder, "en")
    assert en.move_label(GAME.grammar.parse("bid 4")) == "Bid 4"
    assert en.move_label(GAME.grammar.parse("sell salt 2")) == "Sell 2 of the salt (neuter)"
    assert en.lacking == set()


def test_a_refusal_is_what_is_wrong_and_then_the_rule(folder: Path) -> None:
    en = Worded(folder, "en")
    refusal = Refusal("toy.bid.higher", SALT, 3, 2)
    assert en.refusal(refusal) == "Salt needs 3, not 2. A bid is higher than the last."
    assert en.page("toy.bid.higher") == GAME.rulebook.page("toy.bid.higher")
    assert en.page("table.turn") == 0


def test_what_is_missing_is_said_in_english_and_then_by_its_slug(folder: Path) -> None:
    ru = Worded(folder, "ru")
    assert ru.format("only-english") == "In English"
    assert ru.format("log-never-heard") == "never heard"
    assert ru.format("nothing") == "nothing"
    assert ru.rule("toy.what.is-this") == "toy what is this"
    assert ru.lacking == {"only-english", "log-never-heard", "nothing", "rule-toy-what-is-this"}


def test_a_message_that_fails_is_noted_but_never_an_error(folder: Path) -> None:
    en = Worded(folder, "en")
    assert en.format("broken") == "missing"
    assert any(note.startswith("broken:") for note in en.lacking)


def test_junk_in_a_file_is_noted(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("fine = Fine\nnot a message\n", encoding="utf-8")
    assert Messages("en", [tmp_path]).lacking == {"en.ftl: not a message"}


@pytest.mark.parametrize("lang", ["de", "", "EN", "../en"])
def test_an_unknown_language_lists_the_right_ones(lang: str) -> None:
    with pytest.raises(ValueError, match="the languages are: en, ru, el"):
        words(GAME, lang)
    with pytest.raises(ValueError, match="the languages are: en, ru, el"):
        in_turn().offers(0, lang)


def test_small_words() -> None:
    assert (kebab("SendForce"), kebab("Turn"), kebab("Phase2B")) == ("send-force", "turn", "phase2-b")
    assert (signed(2), signed(-3), signed(0)) == ("+2", "−3", "0")


def test_refusals_are_worded_in_every_language() -> None:
    t = in_turn()
    other = 1 - t.waiting[0]
    said = {lang: t.why_not(other, "done", lang) for lang in LANGS}
    assert len({why.reason for why in said.values() if why is not None}) == 3
    assert {why.rule for why in said.values() if why is not None} == {"table.turn"}


def test_the_three_languages_of_the_table_have_the_same_messages() -> None:
    files = {lang: Messages(lang, [HERE]) for lang in LANGS}
    for lang, own in files.items():
        assert own.lacking == set()
        assert sorted(own.ids) == sorted(files["en"].ids), lang
        for id in own.ids:
            assert sorted(own.attributes(id)) == sorted(files["en"].attributes(id)), (lang, id)
    for rule in HOUSE.rules.values():
        assert files["en"].has(rule.message())
        assert rule.page == 0


def test_a_rule_of_our_own_is_marked_so_and_cites_no_page_of_the_book() -> None:
    from ecumene.games.age_of_civilization import GAME as CIVILIZATION

    for lang, mark in (("en", "our own rule"), ("ru", "наше собственное правило"), ("el", "δικός μας κανόνας")):
        said = words(CIVILIZATION, lang)
        assert (said.page("aoc.path.quarry"), said.where("aoc.path.quarry")) == (None, mark)
        assert mark not in said.where("aoc.skirmish.trade") and said.page("aoc.skirmish.trade") == 9
