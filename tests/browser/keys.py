"""What a person does with keys alone: come to a thing, use it, answer what is asked then."""

from __future__ import annotations

from typing import Any

from tests.browser.hands import Hands

STOPS = 60  # more than a table has for Tab
STEPS = 40  # more than arrows need inside a group
AT_A_THING = "() => document.activeElement?.matches('[data-thing]') ?? false"
LEADS_TO = {"m": ".moves [data-move]", "b": "main [data-thing]"}
FOCUS_IN = "where => document.activeElement?.matches(where) ?? false"
# Where the focus is, as seen from a thing; `mark` is the same for the same element.
WHERE = """target => {
  const at = document.activeElement;
  const to = [...document.querySelectorAll(target)].find(one => one.checkVisibility());
  if (!to) return null;
  const centre = box => [box.x + box.width / 2, box.y + box.height / 2];
  const [from, there] = [at, to].map(one => centre(one.getBoundingClientRect()));
  at.dataset.walked ??= String(document.querySelectorAll('[data-walked]').length);
  return {there: at === to, thing: at.matches('[data-thing]'), mark: at.dataset.walked,
    right: there[0] - from[0], down: there[1] - from[1]};
}"""
ANSWERED = """before => {
  const shell = document.querySelector('.shell');
  const asked = document.querySelector('[role=dialog] [data-move], [data-go-on], dialog[open]');
  return Number(shell.dataset.version) > before || asked !== null;
}"""
PAST_THE_MENU = f"v => ({ANSWERED})(v) && !document.querySelector('[role=dialog] [data-move]')"
# Everything in the middle of the table and its bar that a pointer could use, marked by its place.
CONTROLS = """() => [...document.querySelectorAll('main :is(button, summary, a[href], [data-thing]), .bar button')]
  .filter(one => one.checkVisibility() && !one.disabled && !one.closest('dialog'))
  .map((one, at) => {
    one.dataset.control = String(at);
    return one.dataset.ref ?? one.textContent.trim().slice(0, 40);
  })"""
FOCUSED = "() => document.activeElement?.dataset.control ?? ''"
# Brings the focus to a control; whether arrows lead on from there.
FROM = """at => {
  document.querySelector(`[data-control='${at}']`).focus();
  return document.activeElement.matches('[data-thing]');
}"""


def go(hands: Hands, key: str) -> None:
    """Press the key of the board or of the moves: the focus is there before the next key comes."""
    hands.key(key)
    assert hands.page.evaluate(FOCUS_IN, LEADS_TO[key]), f"{key} has not led to {LEADS_TO[key]}"


def onto_the_board(hands: Hands) -> None:
    """Press the key of the board: a thing of it has the focus."""
    go(hands, "b")


def walk(hands: Hands, target: str) -> None:
    """Bring the focus to a thing: Tab from group to group, arrows towards it."""
    onto_the_board(hands)
    for _ in range(STOPS):
        if step_towards(hands, target):
            return
        hands.key("Tab")
    raise AssertionError(f"no keys lead to {target}")


def step_towards(hands: Hands, target: str) -> bool:
    """Press arrows as long as they lead somewhere new; tell whether they have led to the thing."""
    seen: set[str] = set()
    for _ in range(STEPS):
        where: Any = hands.page.evaluate(WHERE, target)
        assert where is not None, f"{target} is not on the board"
        if where["there"]:
            return True
        if not where["thing"] or where["mark"] in seen:
            return False
        seen.add(where["mark"])
        across = "ArrowRight" if where["right"] > 0 else "ArrowLeft"
        along = "ArrowDown" if where["down"] > 0 else "ArrowUp"
        hands.key(across if abs(where["right"]) > abs(where["down"]) else along)
    return False


def use(hands: Hands, move: str = "") -> None:
    """Press Enter on what has the focus; of several moves choose one, or the first; then answer the checklist."""
    answer(hands, "Enter", move)


def answer(hands: Hands, key: str, move: str = "") -> None:
    """Press a key that plays a move, and go through what is asked on the way until the next decision."""
    before = hands.version
    hands.key(key)
    hands.page.wait_for_function(ANSWERED, arg=before)
    if hands.page.locator("[role=dialog] [data-move]").count():
        assert not move or step_towards(hands, f"[role=dialog] [data-move='{move}']"), f"{move} is not in the menu"
        hands.key("Enter")
        hands.page.wait_for_function(PAST_THE_MENU, arg=before)
    if hands.page.locator("[data-go-on], dialog[open]").count():
        hands.key("Enter")
    hands.wait(before)


def controls(hands: Hands) -> list[str]:
    """Return what can be used in the middle of the table and its bar, each marked by its place in this list."""
    found: list[str] = hands.page.evaluate(CONTROLS)
    return found


def unreachable(hands: Hands) -> list[str]:
    """Return the controls of the board to which no key leads: neither Tab nor, inside a group, an arrow."""
    names = controls(hands)
    reached: list[str] = []
    onto_the_board(hands)
    for key in ("Shift+Tab", "Tab"):
        for _ in range(STOPS):
            at = hands.page.evaluate(FOCUSED)
            if at and at not in reached:
                reached.append(at)
            if len(reached) == len(names):
                break
            hands.key(key)
    for at in reached:  # grows as arrows lead on, until there is nothing left to reach
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            if len(reached) == len(names) or not hands.page.evaluate(FROM, at):
                break  # where no arrow leads they scroll
            hands.key(key)
            led = hands.page.evaluate(FOCUSED)
            if led and led not in reached:
                reached.append(led)
    return [name for at, name in enumerate(names) if str(at) not in reached]
