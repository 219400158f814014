"""What can be typed in line mode besides a move."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ecumene.cli.advice import advice
from ecumene.cli.card_sheet import run_on, sheet
from ecumene.cli.causes import causes
from ecumene.cli.columns import columns
from ecumene.cli.files import holds_something
from ecumene.cli.moves import meant, price
from ecumene.cli.parser import Usage
from ecumene.cli.search import find_cards, find_rules, find_thing, fold
from ecumene.cli.standing_answers import in_force, until_of
from ecumene.cli.words import Say
from ecumene.table.clean_text import printable
from ecumene.table.preview import end_of_turn_line

if TYPE_CHECKING:
    from ecumene.cli.plain.client import Client

LOG_LINES = 20
FOUND = 30
Command = Callable[["Client", int, str], None]


class Quit(Exception):  # noqa: N818 - a wish, not an error
    """Somebody wants to leave."""


def find_move(client: Client, seat: int, text: str) -> str:
    """Return the move that a number, a move or its label means."""
    if text.isascii() and text.isdigit():
        number = int(text)
        if not 1 <= number <= len(client.offers):
            raise Usage(client.say("plain-no-number", number=text[:20], last=len(client.offers)))
        return str(client.offers[number - 1]["text"])
    return meant(client.offers, text, client.said)


def help_(client: Client, seat: int, rest: str) -> None:
    """List what can be typed."""
    say, move = client.say, str(client.offers[0]["text"])
    rows = [(say("plain-help-move"), say("plain-help-move", "text", move=move))]
    for name in WORDS:
        id = f"command-{name}"
        rest = f" {say(id, 'rest')}" if say.has(id, "rest") else ""
        rows.append((say(id) + rest, say(id, "text")))
    client.tell(*(f"  {line}" for line in columns(rows, "<<")), *say("plain-help-end").split("\n"))


def state(client: Client, seat: int, rest: str) -> None:
    """Tell the whole table."""
    client.tell(*client.state(seat))


def moves(client: Client, seat: int, rest: str) -> None:
    """List the moves again."""
    client.tell_moves(seat)


def why(client: Client, seat: int, rest: str) -> None:
    """Say why a move is not possible, or what a possible one would do."""
    if not rest:
        client.tell(client.say("plain-why-what", move=str(client.offers[0]["text"])))
        return
    text = find_move(client, seat, rest)
    no = client.session.table.why_not(seat, text, client.say.lang)
    if no is not None:
        client.tell(client.refusal(no))
        return
    offer = next(offer for offer in client.offers if offer["text"] == text)
    action = client.session.table.rules.grammar.parse(text)
    presenter = client.session.presenter(seat)
    preview = presenter.preview(action)
    client.tell(client.say("plain-legal", label=offer["label"]))
    if price(offer, client.say):
        client.tell(f"  {price(offer, client.say)}")
    if offer["effect"]:
        client.tell(f"  {offer['effect']}")
    client.tell(*(f"  {line}" for line in [*presenter.chances(action), *presenter.cautions(action)]))
    client.tell(*(f"  {line['text']}" for line in preview["lines"]))
    if later := end_of_turn_line(preview["end_of_turn"], client.said):
        client.tell(f"  {later}")
    if preview["stops"]:
        client.tell(f"  {client.say('move-final')}")


def hint(client: Client, seat: int, rest: str) -> None:
    """Ask an expert."""
    client.tell(client.say("hint-title"))
    client.tell(*(f"  {line}" for line in advice(client.session, seat, client.board)))


def undo(client: Client, seat: int, rest: str) -> None:
    """Take the last step back."""
    if client.session.undo(seat):
        client.tell(client.say("undone"))
        return
    no = client.session.table.why_no_undo(seat, client.say.lang)
    client.tell(client.refusal(no) if no is not None else client.say("undone"))


def change(client: Client, seat: int, rest: str) -> None:
    """Let somebody change a sealed answer while others still think; who already does may leave it as it is."""
    session, names = client.session, client.session.names()
    others = [each for each in session.may_change() if each != session.changing]
    wanted = [each for each in others if fold(rest) in (fold(names[each]), str(each + 1))]
    if not rest and session.changing is not None:
        session.change(None)
    elif len(wanted or others) == 1 and (wanted or not rest):
        session.change((wanted or others)[0])
    else:
        listed = client.said.listed([names[each] for each in others]) or client.say("change-nobody")
        client.tell(client.say("change-who", names=listed))


def let(client: Client, seat: int, rest: str) -> None:
    """Decline what is asked, and let such questions pass."""
    client.session.let_pass(seat, until_of(client.session, rest))


def ask(client: Client, seat: int, rest: str) -> None:
    """Be asked again: about everything, or about what is named."""
    passing = in_force(client.session, seat, client.said)
    wanted = [kind for kind, text in passing.items() if fold(rest) in fold(text)]
    for kind in wanted:
        client.session.table.always_ask(seat, kind)
    if wanted:
        client.tell(client.say("asked-again"))
    else:
        listed = client.said.listed(list(passing.values())) or client.say("standing-nothing")
        client.tell(client.say("standing-told", list=listed))


def log(client: Client, seat: int, rest: str) -> None:
    """Tell the last lines of the log; `log 5 why` adds their causes."""
    words = rest.split()
    digits = [word for word in words if word.isascii() and word.isdigit()]
    count = int(digits[0][:6]) if digits else LOG_LINES
    lines = client.session.presenter(seat).log(0)
    for line in lines[len(lines) - count :] if 0 < count < len(lines) else lines:
        client.tell(f"  {line['number']}. {line['text']}")
        if any(command_of(word, client.say) is why for word in words):
            client.tell(*(f"       {cause}" for cause in causes(line, client.board, client.session.names())))


def card(client: Client, seat: int, rest: str) -> None:
    """Read a card."""
    found = find_thing(client.said, rest)
    if not found:
        client.tell(client.say("plain-no-card", text=printable(rest[:40])))
    elif len(found) > 1:
        names = ", ".join(client.said.thing(number) for number in found[:FOUND])
        client.tell(client.say("plain-many-cards", names=names))
    else:
        client.tell(*sheet(client.said, client.say, found[0]))


def rules(client: Client, seat: int, rest: str) -> None:
    """Search the rules and the cards."""
    if not rest:
        client.tell(client.say("plain-rules-what"))
        return
    out = []
    for rule in find_rules(client.said, rest)[:FOUND]:
        out.append(f"  {client.said.cited(client.said.rule(rule.id), rule.id)}")
    for number in find_cards(client.said, rest)[:FOUND]:
        lines = sheet(client.said, client.say, number)
        out.append(f"  {run_on(lines[:-2])}")
    client.tell(*(out or [client.say("rules-nothing", words=printable(rest[:60]))]))


def save(client: Client, seat: int, rest: str) -> None:
    """Write the record to a file."""
    path = Path(rest) if rest else client.session.save_to
    if path is None:
        client.tell(client.say("plain-save-where"))
        return
    if path != client.session.save_to and holds_something(path) and path != client.overwrite:
        client.overwrite = path
        client.tell(client.say("plain-save-there", file=printable(str(path))))
        return
    client.session.save(path)
    client.session.save_to = path
    client.tell(client.say("saved", file=printable(str(path))))


def quit_(client: Client, seat: int, rest: str) -> None:
    """Leave the table."""
    raise Quit


WORDS: dict[str, Command] = {
    "moves": moves,
    "state": state,
    "why": why,
    "hint": hint,
    "undo": undo,
    "change": change,
    "let": let,
    "ask": ask,
    "log": log,
    "card": card,
    "rules": rules,
    "save": save,
    "help": help_,
    "quit": quit_,
}
ALSO: dict[str, Command] = {"?": help_, "exit": quit_}


def command_of(word: str, say: Say) -> Command | None:
    """Return what a word of English or of the reader's language asks for; accents and case do not matter."""
    typed = fold(word)
    own = {fold(say(f"command-{name}")): command for name, command in WORDS.items()}
    return WORDS.get(typed) or ALSO.get(typed) or own.get(typed)
