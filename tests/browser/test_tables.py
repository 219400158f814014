"""Tables with people at them: several browsers, one screen for all, three languages."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Seat
from tests.browser.hands import Hands
from tests.conftest import SOAKING

LONGEST = 250 if SOAKING else 15  # moves; `make soak` plays to the end


def lines(hands: Hands) -> int:
    """Return how many moves the log tells of, all of them."""
    only_news = hands.page.locator(".log .filters button[aria-pressed=true]")
    while only_news.count():
        only_news.first.click()
    older = hands.page.locator(".log [data-older]:not([disabled])")
    while older.count():
        older.click()
        hands.still()
    return hands.page.locator(".log .group").count()


def test_two_browsers_at_one_table_and_one_reloads(sit: Seat) -> None:
    one, two = sit(), sit(lang="el")
    table = one.new_table("you", "open", visibility="public")
    for hands in (one, two):
        hands.table = table
        hands.open(f"/table/{table}")
    two.page.locator("main button.primary").first.click()
    for hands in (one, two):
        hands.page.wait_for_selector(".shell")
    luck = random.Random(5)
    reloaded = 0
    for turn in range(LONGEST):
        if one.over:
            break
        hands = one if int(one.shell.get_attribute("data-offers") or 0) else two
        before = hands.version
        if turn % 6 == 4:
            hands.page.reload()
            hands.wait(before - 1)
            reloaded += 1
        rows = hands.page.locator("aside [data-move]")
        rows.nth(luck.randrange(rows.count())).click()
        hands.go_on()
        for each in (one, two):
            each.later(before)
        one.page.wait_for_function(
            "() => document.querySelector('.shell').dataset.over !== undefined"
            " || document.querySelector('.shell').dataset.offers !== undefined"
        )
    assert (one.over or not SOAKING) and reloaded
    if one.over:
        two.page.wait_for_function("() => document.querySelector('.shell').dataset.over !== undefined")
    assert lines(one) == lines(two) > 10


def test_talk_reaches_the_other_browser(sit: Seat) -> None:
    one, two = sit(), sit(lang="ru")
    table = one.new_table("you", "open", visibility="public")
    for hands in (one, two):
        hands.open(f"/table/{table}")
    two.page.locator("main button.primary").first.click()
    one.page.locator("[data-tab=chat]").click()
    one.page.locator(".chat input").fill("<b>hello</b> & good luck")
    one.page.keyboard.press("Enter")
    two.page.locator("[data-tab=chat]").click()
    two.page.get_by_text("<b>hello</b> & good luck").wait_for()


def test_hot_seat_hides_each_hand_behind_a_curtain(sit: Seat) -> None:
    hands = sit()
    table = hands.new_table("you", "you", mode="hotseat", options={"draft": True}, seed=3)
    hands.open(f"/table/{table}")
    seen: list[set[str]] = []
    for seat in range(2):
        hands.page.locator("dialog button.primary").click()
        hands.page.wait_for_selector(".hand [data-ref]")
        hands.page.wait_for_function(
            "seat => document.querySelector('.panel.you')?.getAttribute('aria-label')?.endsWith(seat)",
            arg=str(seat + 1),
        )
        cards = hands.page.locator(".hand [data-ref]")
        seen.append({cards.nth(at).get_attribute("data-ref") or "" for at in range(cards.count())})
        assert len(seen[-1]) == 7
        if seat == 0:
            cards.first.click()
            hands.page.wait_for_selector("dialog")
    assert not seen[0] & seen[1]


def test_a_game_in_three_languages(sit: Seat) -> None:
    hands = sit()
    hands.sit("you", "bot:random")
    luck = random.Random(6)
    heard: dict[str, str] = {}
    for turn in range(LONGEST if SOAKING else 6):
        if hands.over:
            break
        lang = ("en", "ru", "el")[turn % 3]
        hands.page.locator(".bar button").last.click()
        hands.page.locator(f"dialog input[value={lang}]").check()
        hands.page.wait_for_selector(f"html[lang={lang}]")
        hands.key("Escape")
        hands.page.wait_for_selector("dialog", state="detached")
        hands.wait(hands.version - 1)
        heard.setdefault(lang, hands.page.locator("#moves-title").inner_text())
        before = hands.version
        rows = hands.page.locator("aside [data-move]")
        rows.nth(luck.randrange(rows.count())).click()
        hands.go_on()
        hands.wait(before)
    assert hands.over or not SOAKING
    assert [word.split()[0] for word in heard.values()] == ["Moves", "Ходы", "Κινήσεις"]


def test_a_record_goes_out_and_comes_in_again(sit: Seat) -> None:
    hands = sit()
    table = hands.finished_game()
    hands.open(f"/result/{table}")
    with hands.page.expect_download() as saved:
        hands.page.get_by_role("button", name="Save the record").click()
    hands.open("/")
    hands.page.locator("input[type=file]").set_input_files(saved.value.path())
    hands.page.wait_for_selector(".shell[data-over]")


def test_a_replay_can_be_forked(sit: Seat) -> None:
    hands = sit()
    table = hands.finished_game()
    hands.open(f"/replay/{table}")
    hands.page.wait_for_selector(".player input[type=range]")
    hands.page.locator(".player input[type=range]").fill("8")
    hands.page.locator(".player output", has_text="8 /").wait_for()
    hands.page.get_by_role("button", name="Analyse from here").click()
    hands.page.wait_for_url("**/table/**")
    hands.wait(-1)
    assert table not in hands.page.url.split("?")[0], "a table of its own, that knows where it comes from"


def test_a_thing_that_cannot_be_used_says_why_and_shows_the_rule(sit: Seat) -> None:
    hands = sit()
    hands.sit("you", "bot:novice", mode="analysis", seed=240)
    hands.play("raise maya")
    hands.wait(0)
    hands.page.locator("main [data-thing][data-ref='action:research']").click()
    hands.page.locator(".card-sheet .wrong").wait_for()
    to_rule = hands.page.locator(".card-sheet .rule-link")
    assert "p. " in to_rule.inner_text()
    rule = (to_rule.get_attribute("href") or "").split("rule=")[1]
    to_rule.click()
    shown = hands.page.locator(f"[id='rule-{rule}'].lit")
    shown.wait_for()
    assert shown.evaluate("rule => rule === document.activeElement")
    hands.open(f"/rules/age-of-civilization?rule={rule}")  # the same address works for whoever is sent it
    shown.wait_for()


def test_a_rule_of_the_table_has_no_page_to_go_to(sit: Seat) -> None:
    hands = sit()
    hands.sit("you", "bot:novice", mode="analysis", seed=240)
    hands.page.locator("main [data-thing][data-ref='action:research']").click()
    wrong = hands.page.locator(".card-sheet .wrong")
    wrong.wait_for()
    assert "Raise your first civilization" in wrong.inner_text()
    assert hands.page.locator(".card-sheet .rule-link").count() == 0


def test_a_rule_can_be_read_on_a_phone(sit: Seat) -> None:
    hands = sit(width=390, height=844, touch=True)
    hands.sit("you", "bot:novice", mode="analysis", seed=240)
    hands.play("raise maya")
    hands.wait(0)
    hands.press(hands.page.locator("[data-tab=board]"))
    hands.press(hands.page.locator("main [data-thing][data-ref='action:research']"))
    hands.press(hands.page.locator(".card-sheet .rule-link"))
    hands.page.locator(".rules .lit").wait_for()


WATCH = """() => {
  window.touched = {things: [], gone: 0, made: 0};
  const watch = new MutationObserver(seen => {
    for (const {target, addedNodes, removedNodes} of seen) {
      const elements = nodes => [...nodes].filter(node => node.nodeType === 1).length;
      touched.made += elements(addedNodes);
      touched.gone += elements(removedNodes);
      const thing = (target.closest ? target : target.parentElement).closest('[data-thing]');
      if (thing) touched.things.push(thing.dataset.ref ?? thing.dataset.move);
    }
  });
  watch.observe(document.querySelector('main'), {subtree: true, childList: true, characterData: true});
}"""


def test_a_move_redraws_only_what_changed(sit: Seat) -> None:
    hands = sit()
    hands.sit("you", "you", mode="analysis", seed=240)
    hands.use(hands.page.locator("aside [data-move='raise sumer']"))
    hands.page.wait_for_load_state("networkidle")
    all_things = hands.page.locator("main [data-thing]").count()
    drawn = hands.page.locator("main *").count()
    hands.page.evaluate("() => document.querySelectorAll('.log .group').forEach(group => group.old = true)")
    hands.page.evaluate(WATCH)
    hands.use(hands.page.locator("aside [data-move='research writing']"))
    touched = hands.page.evaluate("() => touched")
    # A light goes on or off on a thing when its moves do; nothing else of it is drawn again.
    assert len(set(touched["things"])) < all_things / 3
    assert touched["made"] < drawn / 12 and touched["gone"] < drawn / 12
    redrawn = "() => [...document.querySelectorAll('.log .group')].slice(1).filter(group => !group.old).length"
    assert hands.page.evaluate(redrawn) == 0


def test_talk_redraws_nothing_of_the_board(sit: Seat) -> None:
    hands = sit()
    hands.sit("you", "bot:random")
    hands.page.wait_for_load_state("networkidle")  # drawings come after the board
    hands.still()
    hands.page.evaluate(WATCH)
    hands.page.locator("[data-tab=chat]").click()
    hands.page.locator(".chat input").fill("hello")
    hands.key("Enter")
    hands.page.locator(".chat li", has_text="hello").wait_for()
    assert hands.page.evaluate("() => touched") == {"things": [], "gone": 0, "made": 0}


MOTION = 500  # milliseconds
# Drawing takes longer than the motion: it must be seen all the same. `drawn`: the first frame that shows the move.
CLOCK = """motion => {
  const shell = document.querySelector('.shell');
  const panel = document.querySelector('.panel.you dl');
  window.clock = {drawn: null, number: null, skipped: null};
  new MutationObserver(() => {
    const late = performance.now() + motion + 100;
    while (performance.now() < late);
    requestAnimationFrame(() => (clock.drawn ??= performance.now()));
  }).observe(shell, {attributes: true, attributeFilter: ['data-version']});
  new MutationObserver(() => (clock.number ??= performance.now()))
    .observe(panel, {subtree: true, childList: true, characterData: true});
}"""
# A key as soon as the move is drawn; in the next task all must be at its end.
SKIP = """() => {
  const shell = document.querySelector('.shell');
  new MutationObserver(() => requestAnimationFrame(() => {
    const before = clock.number;
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift', bubbles: true}));
    setTimeout(() => (clock.skipped = [before, clock.number !== null]));
  })).observe(shell, {attributes: true, attributeFilter: ['data-version']});
}"""


@pytest.mark.parametrize("skipped", [False, True], ids=["in its time", "skipped by a key"])
def test_numbers_change_when_the_motion_ends(sit: Seat, skipped: bool) -> None:
    hands = sit()
    hands.page.emulate_media(reduced_motion="no-preference")
    hands.open("/account")
    with hands.page.expect_response("**/api/me*"):
        hands.page.locator(f"input[name=speed][value='{MOTION}']").check()
    hands.sit("you", "you", mode="analysis", seed=240)
    hands.page.evaluate(CLOCK, MOTION)
    if skipped:
        hands.page.evaluate(SKIP)
    hands.page.locator("aside [data-move='raise sumer']").click()
    hands.page.wait_for_function("() => clock.number !== null && clock.drawn !== null")
    if skipped:
        hands.page.wait_for_function("() => clock.skipped")
        assert hands.page.evaluate("() => clock.skipped") == [None, True]
    else:  # a busy machine may take longer, but never less
        assert hands.page.evaluate("() => clock.number - clock.drawn") >= MOTION


def test_sound_is_off_until_it_is_wanted(sit: Seat) -> None:
    hands = sit()
    hands.page.add_init_script(
        "window.notes = 0; const make = OscillatorNode.prototype.start;"
        "OscillatorNode.prototype.start = function (at) { notes++; return make.call(this, at); };"
    )
    hands.sit("you", "you", mode="analysis", seed=240)
    hands.use(hands.page.locator("aside [data-move='raise sumer']"))
    assert hands.page.evaluate("() => notes") == 0
    hands.page.get_by_role("button", name="Settings").click()
    hands.page.get_by_label("On", exact=True).check()
    tried = hands.page.evaluate("() => notes")
    assert tried > 0
    hands.key("Escape")
    hands.use(hands.page.locator("aside [data-move='research writing']"))
    assert hands.page.evaluate("() => notes") > tried
