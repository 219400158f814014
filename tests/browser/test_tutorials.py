"""The tutorials: whoever does what they say gets to the end, at any width, is ahead, and plays on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ecumene.games import keys
from tests.browser.conftest import Seat
from tests.browser.hands import Hands
from tests.browser.keys import walk

BOARDS = Path(__file__).parents[2] / "web/src/lib/boards"
LESSONS: dict[str, Any] = {
    path.parent.name: json.loads(path.read_text(encoding="utf-8"))
    for path in sorted(BOARDS.glob("*/tutorial.json"))
    if path.parent.name in keys()  # those of games in the making come later
}
WIDTHS = {1440: 900, 820: 1180, 390: 844}
SHORT = [
    ("age-of-civilization", 1440, "ru"),
    ("age-of-civilization", 820, "el"),
    ("age-of-civilization", 390, "en"),
    ("through-the-ages", 1440, "el"),
    ("through-the-ages", 820, "en"),
    ("through-the-ages", 390, "ru"),
    ("historia", 390, "en"),
    ("sid-meiers-civilization", 1440, "el"),
    ("civolution", 390, "ru"),
]
PLAIN = ("age-of-civilization", "sid-meiers-civilization")  # cards, and a map
REST = [  # `make soak` walks every lesson at every width in every language
    pytest.param(game, width, lang, marks=pytest.mark.soak)
    for game in LESSONS
    for width in WIDTHS
    for lang in ("en", "ru", "el")
    if (game, width, lang) not in SHORT
]
# Where the voice stands, what it frames, and what is under the frame.
SEEN = """() => {
  const box = node => {
    if (!node) return null;
    const {left, top, right, bottom} = node.getBoundingClientRect();
    return {left, top, right, bottom};
  };
  const ring = document.querySelector('.ring'), voice = document.querySelector('.tutor');
  const at = box(ring);
  const middle = at && document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
  return {ring: at, voice: box(voice), wide: innerWidth, high: innerHeight,
    rival: Boolean(middle && middle.closest('[data-rivals]')),
    refs: middle ? [...document.querySelectorAll('.pointed')].some(node => node.contains(middle)) : false,
    all: at && [...document.querySelectorAll('main .pointed:not([data-move])')].map(box)
      .filter(one => one.right > one.left)
      .every(one => one.left >= at.left - 1 && one.right <= at.right + 1
        && (one.top >= at.top - 1 || one.bottom < 120))};
}"""
FRAMED = f"how => {{ const seen = ({SEEN})(); return (how === 'part' || seen[how]) && seen; }}"
# What came of what was pressed: the lesson has gone on, something is asked first, or another move is held back.
ANSWERED = """([at, asked]) => {
  if (document.querySelector('.tutor .at')?.textContent !== at) return 'on';
  const seen = [...document.querySelectorAll(asked)].some(node => node.getClientRects().length);
  return seen ? 'asked' : document.querySelector('.tutor .held')?.textContent ?? false;
}"""
# What makes a seat strong, by game: a learner who has done all has more of it than the rival.
AHEAD = {
    "historia": lambda seat: seat["vp"],
    "civolution": lambda seat: seat["points"],
    "age-of-civilization": lambda seat: seat["vp"],
    "sid-meiers-civilization": lambda seat: len(seat["cities"]) + len(seat["technologies"]) + seat["space"],
    "through-the-ages": lambda seat: seat["culture"] + seat["ratings"][2] + sum(seat["workers"].values()),
}


def framed(hands: Hands, step: dict[str, Any]) -> None:
    """The voice stands on the screen beside what it speaks of, frames that and nothing of a rival."""
    if "point" not in step:
        hands.still()
        assert not hands.page.locator(".ring").count()
        return
    hands.page.locator(".ring").wait_for()
    several = isinstance(step["point"], list)
    part = not several and step["point"].startswith("part:")  # the rest is scrolled to
    how = "all" if several else "part" if part else "refs"
    seen = hands.page.wait_for_function(FRAMED, arg=how).json_value()
    ring, voice = seen["ring"], seen["voice"]
    assert part or seen[how], f"{step['point']} is not what is framed"
    assert not seen["rival"]
    assert voice["left"] >= 0 and voice["top"] >= 0
    assert voice["right"] <= seen["wide"] and voice["bottom"] <= seen["high"]
    apart = (
        voice["left"] >= ring["right"]
        or voice["right"] <= ring["left"]
        or voice["top"] >= ring["bottom"]
        or voice["bottom"] <= ring["top"]
    )
    assert apart or part or several, f"the voice stands upon {step['point']}: {seen}"


def target(hands: Hands) -> Locator:
    """Return what is framed: the only thing with a light that is none of a rival."""
    things = hands.page.locator("main .pointed:not([data-move]):visible")
    return things.first if things.count() else hands.page.locator(".bar .pointed").first


def do(hands: Hands, move: str) -> None:
    """Use what is framed; choose the move where it has several, or confirm it on touch; the lesson goes on."""
    at = hands.page.locator(".tutor .at").text_content()
    hands.press(target(hands))
    # A walk of several steps is confirmed on touch, a move is chosen of several, a turn is ended all the same.
    asked = f'[data-go-far], [role=dialog] [data-move="{move}"], .card-sheet [data-move="{move}"], [data-go-on]'
    for _ in range(4):
        held = hands.page.wait_for_function(ANSWERED, arg=[at, asked]).json_value()
        if held == "on":
            break
        assert held == "asked", f"{move} at {at}: {held}"
        hands.press(hands.page.locator(asked).locator("visible=true").first)
        hands.drawn()
    hands.page.wait_for_function("at => document.querySelector('.tutor .at')?.textContent !== at", arg=at)
    hands.wait(-1)


def begin(hands: Hands, game: str) -> None:
    hands.open(f"/learn/{game}")
    hands.page.wait_for_selector(".tutor")
    hands.table = hands.page.url.rsplit("/", 1)[1]


def follow(hands: Hands, game: str, lang: str) -> None:
    """Do all that a lesson says."""
    steps = LESSONS[game]["steps"]
    for number, step in enumerate(steps, 1):
        hands.wait(-1)
        expect(hands.page.locator(".tutor .at")).to_have_text(f"{number} / {len(steps)}")
        assert hands.page.locator(".tutor [role=status]").inner_text() == step["text"][lang]
        framed(hands, step)
        if "wait" in step:
            do(hands, step["wait"][0])
        else:
            hands.press(hands.page.locator(".tutor .button.primary"))


@pytest.mark.parametrize(("game", "width", "lang"), [*(row for row in SHORT if row[0] in LESSONS), *REST])
def test_who_does_what_a_lesson_says_gets_to_its_end_and_is_ahead(
    sit: Seat, game: str, width: int, lang: str
) -> None:
    hands = sit(width=width, height=WIDTHS[width], lang=lang, touch=width == 390)
    begin(hands, game)
    follow(hands, game, lang)
    hands.page.wait_for_selector(".tutor", state="detached")
    hands.wait(-1)
    mine, theirs = map(AHEAD[game], hands.scene()["view"]["players"])
    assert mine > theirs
    assert int(hands.shell.get_attribute("data-offers") or 0), "the learner plays on"


@pytest.mark.parametrize(
    "game",
    [game if game in PLAIN else pytest.param(game, marks=pytest.mark.soak) for game in LESSONS],
)
def test_on_the_plain_board_too(sit: Seat, game: str) -> None:
    hands = sit()
    begin(hands, game)
    hands.page.goto(hands.page.url + "?board=generic")
    hands.page.wait_for_selector(".tutor")
    for step in LESSONS[game]["steps"][:8]:
        hands.wait(-1)
        if "wait" in step:
            hands.page.locator(".ring").wait_for()
            do(hands, step["wait"][0])
        else:
            hands.press(hands.page.locator(".tutor .button.primary"))
    expect(hands.page.locator(".tutor .at")).to_contain_text("9 /")


def test_a_learner_who_means_another_move_is_held_back_and_one_who_reloads_goes_on(sit: Seat) -> None:
    hands = sit(motion=True)
    begin(hands, "age-of-civilization")
    steps = LESSONS["age-of-civilization"]["steps"]
    hands.press(hands.page.locator(".tutor .button.primary"))
    hands.page.locator("main [data-ref='card:maya']").click()
    expect(hands.page.locator(".tutor .held")).to_be_visible()
    assert not hands.scene()["view"]["players"][0]["civilizations"], (
        "nothing is played that the lesson does not mean"
    )
    do(hands, "raise sumer")
    expect(hands.page.locator(".tutor .at")).to_have_text(f"3 / {len(steps)}")
    hands.page.reload()
    expect(hands.page.locator(".tutor .at")).to_have_text(f"3 / {len(steps)}")
    hands.page.get_by_role("button", name="Leave the lesson").click()
    hands.page.wait_for_selector(".tutor", state="detached")


def test_with_keys_alone_a_lesson_goes_on(sit: Seat) -> None:
    hands = sit(lang="en")
    begin(hands, "age-of-civilization")
    for number, step in enumerate(LESSONS["age-of-civilization"]["steps"][:5], 1):
        hands.wait(-1)
        expect(hands.page.locator(".tutor .at")).to_contain_text(f"{number} /")
        before = hands.version
        point = f"main [data-ref='{step['point']}']" if "wait" in step else ".tutor .button.primary"
        walk(hands, point)
        hands.key("Enter")
        if "wait" in step:
            hands.wait(before)
    expect(hands.page.locator(".tutor .at")).to_contain_text("6 /")


def test_nothing_of_the_lesson_is_called_like_a_move(sit: Seat) -> None:
    hands = sit()
    begin(hands, "age-of-civilization")
    hands.press(hands.page.locator(".tutor .button.primary"))
    said = [each.strip().lower() for each in hands.page.locator(".tutor .button").all_inner_texts()]
    assert "skip" not in said and said[-1] == "next step without it"


def test_another_move_never_ends_a_lesson_and_undo_leads_back(sit: Seat) -> None:
    hands = sit(motion=True)
    begin(hands, "civolution")
    hands.press(hands.page.locator(".tutor .button.primary"))
    for move in ("goal g56 2", "store papyrus"):
        hands.wait(-1)
        do(hands, move)
    hands.wait(-1)
    at = hands.page.locator(".tutor .at").inner_text()
    said = hands.page.locator(".tutor [role=status]").inner_text()
    hands.page.locator("main [data-ref='card:building'] >> visible=true").first.click()
    expect(hands.page.locator(".tutor .held")).to_be_visible()
    hands.page.get_by_role("button", name="Play it all the same").click()
    expect(hands.page.locator(".tutor [role=status]")).to_contain_text("You did something else")
    expect(hands.page.locator(".tutor .at")).to_have_text(at)
    hands.page.locator(".tutor").get_by_role("button", name="Undo").click()
    expect(hands.page.locator(".tutor [role=status]")).to_have_text(said)
    expect(hands.page.locator(".tutor .at")).to_have_text(at)


def test_a_step_is_sought_until_it_is_in_sight_while_things_move(sit: Seat) -> None:
    """On a phone the card that a step speaks of lies in another tab, and comes when the motion has ended."""
    hands = sit(width=390, height=844, touch=True, motion=True)
    begin(hands, "through-the-ages")
    steps = LESSONS["through-the-ages"]["steps"]
    for number, step in enumerate(steps[:9], 1):
        hands.wait(-1)
        expect(hands.page.locator(".tutor .at")).to_have_text(f"{number} / {len(steps)}")
        framed(hands, step)
        if "wait" in step:
            do(hands, step["wait"][0])
        else:
            hands.press(hands.page.locator(".tutor .button.primary"))
