"""All words that a person reads: things, moves, refusals and the log, in one language.

The message of a thing is its slug, with its cases as attributes. A thing is given to other messages in all
its forms: for `subject` these are `$subject`, `$subject-nom`, `$subject-acc`, `$subject-gen`, and where the
thing has them `$subject-gender` and `$subject-number`. Where there is no thing, `$subject` is the word
`none`, for a message to choose by. Amounts come as `$amount` (a number), `$size` (without its sign),
`$signed` ("+2", "−3") and `$sign` (plus, minus or zero). Where an amount is a seat, `$amount-seat` is its name;
where it may be a rival that nobody plays (-1, -2 and so on), `$amount-automaton` is that one's, else `none`.
Places are given in the same forms: as `$subject` or `$amount` of a move, as `$from` and `$to` of a line. A rival
that nobody plays is `$automaton`.
Where the source of a line gives the same good in several parts, `$part` names the part: its `.part-1` and so on.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ecumene.kernel.frame import Action
from ecumene.kernel.game import Game
from ecumene.kernel.grammar import NOTHING, NUMBER, PLACE, SEAT
from ecumene.kernel.luck import Event
from ecumene.kernel.prospects import Prospect
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.rules import Rule, read_rulebook
from ecumene.table.errors import check_lang
from ecumene.table.messages import LANGS, Messages, messages
from ecumene.table.moves import ANSWERED

CASES = ("nom", "acc", "gen")
TRAITS = ("gender", "number")
HOUSE = read_rulebook(Path(__file__).with_name("rules.toml"))
Args = dict[str, Any]

__all__ = ["CASES", "HOUSE", "LANGS", "Words", "kebab", "signed", "words"]


class Words:
    """One game in one language. What is missing is said in English, then by its slug; never an error."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = check_lang(lang)
        self._own: Messages = messages(game, self.lang)
        self._english: Messages = messages(game, "en")
        self._forms: dict[int, Args] = {}
        self._places: dict[int, Args] = {}
        self._frames: dict[str, str] = {}
        self._changes: dict[str, str] = {}

    @property
    def lacking(self) -> set[str]:
        """Return what was asked for in vain so far."""
        return self._own.lacking

    def has(self, id: str, attribute: str = "") -> bool:
        """Tell whether some language that this reader is shown has the message."""
        return self._own.has(id, attribute) or self._english.has(id, attribute)

    def format(self, id: str, /, attribute: str = "", **args: Any) -> str:
        """Return a message in words."""
        if self._own.has(id, attribute):
            return self._own.format(id, args, attribute)
        self._own.lacking.add(f"{id}.{attribute}" if attribute else id)
        if self._english.has(id, attribute):
            return self._english.format(id, args, attribute)
        return id.partition("-")[2].replace("-", " ") or id

    def thing(self, number: int, attribute: str = "") -> str:
        """Return the name of a thing, or an attribute of it: a case, or what its card says."""
        forms = self.forms("thing", number)
        name = f"thing-{attribute}" if attribute else "thing"
        if name in forms:
            return str(forms[name])
        slug = self.game.things.slug(number)
        return self.format(slug, attribute=attribute) if self.has(slug, attribute) else str(forms["thing"])

    def forms(self, name: str, number: int) -> Args:
        """Return a thing as the arguments of a message: $name, $name-acc and so on."""
        if number not in self._forms:
            self._forms[number] = self._make_forms(number)
        return {name + suffix: value for suffix, value in self._forms[number].items()}

    def _make_forms(self, number: int) -> Args:
        if not 0 <= number < len(self.game.things):
            return _same_forms("none")
        slug = self.game.things.slug(number)
        if not self.has(slug):
            self._own.lacking.add(slug)
            return _same_forms(slug.replace("-", " "))
        return self._message_forms(slug)

    def _message_forms(self, id: str) -> Args:
        value = self.format(id)
        own = self._own if self._own.has(id) else self._english
        forms = _same_forms(value)
        for trait in (*CASES, *TRAITS):
            if own.has(id, trait):
                forms[f"-{trait}"] = own.format(id, {}, trait)
        return forms

    def place_forms(self, name: str, number: int) -> Args:
        """Return a place of the map as the arguments of a message, in all its forms as a thing."""
        if number not in self._places:
            self._places[number] = self._make_place_forms(number)
        return {name + suffix: value for suffix, value in self._places[number].items()}

    def _make_place_forms(self, number: int) -> Args:
        chart = self.game.map
        if chart is None or number < 0:
            return _same_forms("none")
        slug = chart.slugs.slug(number)
        return self._message_forms(f"place-{slug}") if chart.named else _same_forms(slug)

    def place(self, number: int) -> str:
        """Return the name of a place of the map."""
        return str(self.place_forms("place", number)["place"])

    def automaton(self, number: int) -> str:
        """Return the name of a rival that nobody plays, by its place in the game's list."""
        return self.format(f"automaton-{self.game.automata[number]}") if number >= 0 else "none"

    def level(self, level: str) -> str:
        """Return what a level of such a rival is called."""
        return self.format(f"automaton-level-{level}")

    def seat(self, names: Sequence[str], seat: int) -> str:
        """Return the name of a seat, its own or a numbered one."""
        if seat < 0:
            return self.format("nobody")
        return (names[seat] if seat < len(names) else "") or self.format("seat-name", number=seat + 1)

    def move_label(
        self, a: Action, names: Sequence[str] = (), told: int = -1, told_as: tuple[str, int] | None = None
    ) -> str:
        """Return an action as a person chooses it; `told` is the thing whose words say what it is good for.

        Where `told_as` is a message and a number, they stand for the name of its subject: Spearman 2.
        """
        return self._move(a, names, told=told, told_as=told_as)

    def _move(
        self,
        a: Action,
        names: Sequence[str],
        attribute: str = "",
        told: int = -1,
        told_as: tuple[str, int] | None = None,
    ) -> str:
        verb = self.game.grammar.verbs[a[0]]
        args: Args = self.forms("told", told)
        for name, kind, value in (("subject", verb.subject, a[1]), ("amount", verb.amount, a[2])):
            if kind == NUMBER:
                args[name] = value
            elif kind == SEAT:
                args |= {name: value, f"{name}-seat": self.seat(names, value)}
            elif kind == PLACE:
                args |= self.place_forms(name, value)
            else:
                args |= self.forms(name, -1 if kind == NOTHING else value)
        if told_as is not None:
            args |= {
                f"subject{case}": name
                for case, name in _same_forms(f"{self.format(told_as[0])} {told_as[1]}").items()
            }
        return self.format(f"move-{verb.word}", attribute=attribute, **args)

    def deed(
        self, a: Action, names: Sequence[str] = (), told: int = -1, told_as: tuple[str, int] | None = None
    ) -> str:
        """Return an action as it is told of afterwards: `.did` of its message, else as it is chosen."""
        verb = self.game.grammar.verbs[a[0]]
        return self._move(a, names, "did" if self.has(f"move-{verb.word}", "did") else "", told, told_as)

    def chosen(self, a: Action, names: Sequence[str] = ()) -> str:
        """Return an action as a part of a sealed answer: `.chosen` of its message, else as it is chosen."""
        verb = self.game.grammar.verbs[a[0]]
        return self._move(a, names, "chosen" if self.has(f"move-{verb.word}", "chosen") else "")

    def effect(self, a: Action, told: int, level: int = 1) -> str:
        """Return what a move is good for in a line: the words of the card told of, else the hint of the move.

        Of a card in parts, `.part` of the message of the move names those that it brings; of one with levels
        (`.level-1` and so on) that level is told.
        """
        move = f"move-{self.game.grammar.verbs[a[0]].word}"
        if told >= 0:
            parts = self.format(move, attribute="part").split() if self.has(move, "part") else []
            slug = self.game.things.slug(told)
            found = [self.format(slug, attribute=part) for part in parts if self.has(slug, part)]
            for whole in (f"level-{level}", "text"):
                if not found and self.has(slug, whole):
                    found = [self.format(slug, attribute=whole)]
            if found:
                return " ".join(found)
        return self.format(move, attribute="hint") if self.has(move, "hint") else ""

    def rule(self, id: str) -> str:
        """Return a rule as one sentence."""
        return self.format("rule-" + id.replace(".", "-"))

    def page(self, id: str) -> int | None:
        """Return the page of a rule; 0 for a house rule, None where its book has no pages."""
        rule = self._rule(id)
        return rule.page if rule else 0

    def chapter(self, id: str) -> str:
        """Return the title of the chapter that a rule cites instead of a page, and that a rule is ours."""
        rule = self._rule(id)
        if rule is None:
            return ""
        parts = [self.section(rule.chapter)] if rule.chapter else []
        if rule.ours:
            parts.append(self.format("our-own-rule"))
        return ", ".join(parts)

    def where(self, id: str) -> str:
        """Return where a rule stands, in words: its page or its chapter; nothing for a house rule."""
        page = self.page(id)
        parts = [self.format("page", page=page)] if page else []
        return ", ".join([*parts, *filter(None, [self.chapter(id)])])

    def section(self, name: str) -> str:
        """Return the title of a section of the rules reference; its bare name where it has none."""
        id = f"section-{name}"
        return self.format(id) if self.has(id) else name

    def _rule(self, id: str) -> Rule | None:
        return self.game.rulebook.rules.get(id) or HOUSE.rules.get(id)

    def refusal(self, refusal: Refusal, **args: Any) -> str:
        """Return why an action is refused: what is wrong here, which may be nothing, then the rule."""
        name = refusal.rule.replace(".", "-")
        rule = self.rule(refusal.rule)
        id, attribute = (f"why-{name}", "") if self.has(f"why-{name}") else (f"rule-{name}", "why")
        if not self.has(id, attribute):
            return rule
        numbers = {"need": refusal.need, "have": refusal.have}
        why = self.format(id, attribute=attribute, **self.forms("thing", refusal.thing), **numbers, **args)
        return f"{why} {rule}".strip()

    def prospect(self, row: Prospect, names: Sequence[str]) -> str:
        """Return a prospect in words; its things are one list, `seat` is a name."""
        args: Args = dict(row.numbers)
        if "seat" in args:
            args["seat"] = self.seat(names, row.numbers["seat"])
        args["things"] = ", ".join(f"{self.thing(thing)} {count}" for thing, count in row.things)
        return self.format(row.message, **args)

    def cited(self, reason: str, rule: str) -> str:
        """Return a reason with its rule and where that stands."""
        return self.format("cited", reason=reason, rule=rule, where=self.where(rule) or "none")

    def change(self, kind: str) -> str:
        """Return how a change of one is told, by which kinds that are told alike are found; "" for no change."""
        if kind not in self._changes:
            id = f"net-{kind}"
            told = self.format(id, **amounts(1)) if self.has(id) else ""
            self._changes[kind] = told if signed(1) in told else ""
        return self._changes[kind]

    def frame(self, name: str) -> str:
        """Return the name of a paragraph of the rules."""
        if name not in self._frames:
            id = f"frame-{kebab(name)}"
            if not self._own.has(id):
                return self.format(id)  # complains each time that it is lacking
            self._frames[name] = self.format(id)
        return self._frames[name]

    def ask(self, name: str, source: int, moves: Sequence[Action]) -> str:
        """Return what a seat is asked in a paragraph: $source, $moves (how many), $may-VERB (yes or no)."""
        if not self.has(f"ask-{kebab(name)}"):
            return self.frame(name)
        verbs = {a[0] for a in moves}
        args = self.forms("source", source)
        for at, verb in enumerate(self.game.grammar.verbs):
            args[f"may-{verb.word}"] = "yes" if at in verbs else "no"
        return self.format(f"ask-{kebab(name)}", moves=len(moves), **args)

    def stat(self, name: str) -> str:
        """Return what a number of a player is called, or nothing if it has no name."""
        return self.format(f"stat-{name}", attribute="name") if self.has(f"stat-{name}", "name") else ""

    def listed(self, items: Sequence[str]) -> str:
        """Return several names as one phrase: Ann, Bob and Eve."""
        if len(items) < 2:
            return "".join(items)
        return self.format("list-and", head=", ".join(items[:-1]), last=items[-1])

    def worth(self, points: float) -> str:
        """Return what a move is worth beside the best one (0 points): best, or how many points less."""
        less = round(-points, 1)
        return self.format("worth-less", points=less) if less > 0 else self.format("worth-best")

    def log_line(self, event: Event, viewer: int, names: Sequence[str] = ()) -> str:
        """Return a line of the log as a viewer (-1: a spectator) may read it."""
        hidden = event.hidden_from(viewer)
        args = self.forms("source", -1 if hidden else event.source)
        args |= amounts(event.amount)
        args["seat"] = self.seat(names, event.seat)
        args["amount-seat"] = self.seat(names, event.amount)
        args["automaton"] = self.automaton(event.automaton)
        other = -1 - event.amount
        args["amount-automaton"] = self.automaton(other if other < len(self.game.automata) else -1)
        args |= self.place_forms("from", event.origin)
        args |= self.place_forms("to", event.target)
        args["part"] = "none" if hidden else self._part(event)
        if not hidden:
            args |= self.forms("subject", event.subject)
        return self.format(f"log-{event.kind}" + ("-hidden" if hidden else ""), **args)

    def answer(self, moves: Sequence[Action], seat: int, names: Sequence[str] = ()) -> str:
        """Return the line of the log that tells a sealed answer once it is open.

        Where all its moves have one verb whose message has `.did-all`, that tells them at once, as `$subjects`.
        """
        verb = f"move-{self.game.grammar.verbs[moves[0][0]].word}"
        if len(moves) > 1 and all(a[0] == moves[0][0] for a in moves) and self.has(verb, "did-all"):
            subjects = self.listed([self.thing(a[1], "acc") for a in moves])
            told = self.format(verb, attribute="did-all", subjects=subjects)
        else:
            told = self.listed([self.deed(a, names) for a in moves])
        return self.format(f"log-{ANSWERED}", seat=self.seat(names, seat), moves=told)

    def _part(self, event: Event) -> str:
        """Return which part of its source a line tells: the first where the subject is -2, the second at -3."""
        slug, part = self.game.things.slug(event.source), f"part-{-1 - event.subject}"
        return self.format(slug, attribute=part) if event.subject < -1 and self.has(slug, part) else "none"


def _same_forms(name: str) -> Args:
    return dict.fromkeys(("", *(f"-{case}" for case in CASES)), name)


def amounts(amount: int) -> Args:
    """Return a number as the arguments of a message."""
    sign = "plus" if amount > 0 else "minus" if amount < 0 else "zero"
    return {"amount": amount, "size": abs(amount), "signed": signed(amount), "sign": sign}


def signed(amount: int) -> str:
    """Return a number with its sign, as printed: +2, −3."""
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount < 0 else "0"


def kebab(name: str) -> str:
    """Return SendForce as send-force."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


@cache
def words(game: Game, lang: str = "en") -> Words:
    """Return the words of a game in a language, read once."""
    return Words(game, lang)
