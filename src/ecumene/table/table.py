"""The table: the one way in for people, bots, the server and the tests."""

from __future__ import annotations

from collections.abc import Sequence

from ecumene.kernel.frame import Action, State, advance, apply, may_change, waiting
from ecumene.kernel.game import Doc, Game, Options
from ecumene.kernel.luck import Event, Luck
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.sealed import question_of
from ecumene.table import automata, envelope, position, record, refusals, sealed_steps, snapshot, standing_answers
from ecumene.table.clean_text import clean
from ecumene.table.errors import Complaint, IllegalMove
from ecumene.table.faults import STRICT, Faults
from ecumene.table.log import Places
from ecumene.table.moves import REVISED, SETUP, Move, is_secret
from ecumene.table.presenter import Presenter
from ecumene.table.resuming import resume
from ecumene.table.setup_choices import copy_options
from ecumene.table.standing_answers import NONE, Standing
from ecumene.table.told import Answers, OfMove
from ecumene.table.words import words

NO_DATE = "????.??.??"


class Table:
    """A game in play. Everything that a person or bot does goes through play() or undo()."""

    def __init__(self, game: Game, players: int, options: Options, seed: int, state: State, luck: Luck) -> None:
        self.rules = game
        self.players = players
        self.seed = seed
        self.date = NO_DATE
        self.version = 0  # grows with whatever everybody sees: moves, undos, answers that are in or taken back
        self.revision = 0  # grows with every step, those of sealed answers as well: the journal counts by it
        self.start: Doc | None = None  # the position that the table was started from
        self.history: list[Move] = []  # the set-up, then every move
        self.before: list[Move] = []  # what was played before by older rules: in the log, but in no record
        self.names: tuple[str, ...] = ("",) * players
        self.commitment = ""  # the hash by which a server has fixed the seed; none where luck has another origin
        self.bots: tuple[str, ...] = ()  # which bot sits where, "" for a person, for whoever goes on with a record
        self.standing_answers: Standing = NONE
        self._asked: list[int] = [0] * players  # the version at which each seat was asked what it is asked now
        self._options = options
        self._state = state
        self._luck = luck
        self._undo: list[State] = []  # the states before the last moves, as far as they can be taken back
        self._waiting: tuple[int, ...] = ()
        self._may_change: tuple[int, ...] = ()
        self._legal: dict[int, list[Action]] = {}
        self.answers = Answers(game, state)
        self._places: Places | None = None
        self.lines: dict[tuple[int, str, tuple[str, ...], int], list[Doc]] = {}  # of the log, as readers have them

    @classmethod
    def begin(cls, game: Game, players: int, options: Options, seed: int, luck: Luck | None = None) -> Table:
        """Lay out a game with options that were checked."""
        luck = luck or Luck(seed)
        events = _listen(luck)
        state = game.setup(players, options, luck)
        table = cls(game, players, options, seed, state, luck)
        table._open(events, 0)
        return table

    @classmethod
    def put(cls, game: Game, doc: Doc, state: State, luck: Luck) -> Table:
        """Put a position, already checked, on a table."""
        table = cls(game, doc["players"], dict(doc["options"]), doc["seed"], state, luck)
        table.start = {**doc, "state": game.dump(sealed_steps.unanswered(state))}
        events = _listen(luck)
        if doc.get("rules", game.rulebook.version) < game.rulebook.version:
            luck.tell(REVISED, -1, amount=doc["rules"])
        table._open(events, doc["number"])
        return table

    @classmethod
    def resume(cls, doc: Doc) -> Table:
        """Go on with a snapshot exactly as if it had never been stored."""
        return resume(cls, doc)

    def _open(self, events: list[Event], number: int) -> None:
        advance(self._state, self._luck)
        self.history.append(Move(number, -1, SETUP, "", self._luck.written, events, False))
        self._refresh()

    def reseed(self, luck: Luck) -> None:
        """Draw from another luck from here on: a record's, or that of a game which goes on after it."""
        self._luck = luck

    def take_over(self, history: list[Move], undo: list[State], start: Doc | None, date: str) -> None:
        """Take what a snapshot knows besides the position."""
        self.history, self._undo, self.start, self.date = history, undo, start, date
        self._refresh()

    def count_from(self, version: int, revision: int, asked: list[int]) -> None:
        """Count on from here what everybody sees, all steps, and when each seat was asked."""
        self.version, self.revision, self._asked = version, revision, asked

    def _refresh(self) -> None:
        self._waiting = tuple(waiting(self._state))
        self._may_change = tuple(may_change(self._state))
        self._legal, self._places, self.lines = {}, None, {}
        self.answers = Answers(self.rules, self._state)

    @property
    def game(self) -> str:
        """Return the key of the game."""
        return self.rules.key

    @property
    def options(self) -> Options:
        """Return the options that are on."""
        return copy_options(self._options)

    @property
    def state(self) -> State:
        """Return the truth: for laws, search from imagined worlds and analysis; a bot gets view()."""
        return self._state

    @property
    def drawn(self) -> list[int]:
        """Return the luck of the last step."""
        return self._luck.written

    @property
    def number(self) -> int:
        """Return how many moves are in the record; the steps of sealed answers enter it when they are opened."""
        return self.history[-1].number

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seats that must move now; () when the game is over."""
        return self._waiting

    @property
    def may_change(self) -> tuple[int, ...]:
        """Return the seats whose sealed answer is in and may still be changed."""
        return self._may_change

    def asked(self, seat: int) -> str:
        """Return a mark that changes only when what this seat is asked changes: an answer to another is stale."""
        return sealed_steps.mark(self.asked_at(seat), self._state, seat, self.rules.grammar)

    def asked_at(self, seat: int) -> int:
        """Return the version at which this seat was asked anew; the steps of its sealed answer do not count."""
        return self._asked[self._seat(seat)]

    @property
    def result(self) -> Doc | None:
        """Return scores, ranks, winners, automata and ending, once the game is over; names are in English."""
        return self.result_in("en")

    def result_in(self, lang: str) -> Doc | None:
        """Return the result with the names of the automata in a language."""
        return None if self._waiting else automata.result(self, words(self.rules, lang))

    def name_seats(self, names: Sequence[str]) -> None:
        """Give the seats their names; what could harm a screen is taken out of them."""
        if len(names) != self.players:
            raise Complaint("names", need=self.players, given=len(names))
        self.names = tuple(clean(name) for name in names)

    def seat_name(self, seat: int, lang: str = "en") -> str:
        """Return the name of a seat, its own or a numbered one."""
        return words(self.rules, lang).seat(self.names, self._seat(seat))

    def legal(self, seat: int) -> list[Action]:
        """Return all legal actions in canonical order; none for a seat that neither must nor may answer."""
        if self._seat(seat) not in self._waiting and seat not in self._may_change:
            return []
        if seat not in self._legal:
            self._legal[seat] = self._state.stack[-1].legal(self._state, seat)
        return list(self._legal[seat])

    def moves(self, seat: int) -> list[str]:
        """Return all legal moves as text, in canonical order; of a sealed answer, those that would replace it."""
        return [self.rules.grammar.text(a) for a in self.legal(seat)]

    def play(self, seat: int, text: str, lang: str = "en") -> None:
        """Make a move, then give the standing answers that are due; IllegalMove: why not, nothing changes."""
        self.play_alone(seat, text, lang)
        standing_answers.give_all(self)

    def play_alone(self, seat: int, text: str, lang: str = "en") -> None:
        """Make a move and nothing else, for a journal that holds what follows step by step."""
        self._make(seat, self._action(seat, text, lang))

    def play_action(self, seat: int, a: Action) -> None:
        """Make a move given as an action."""
        refusal = refusals.refusal(self, self._seat(seat), a)
        if refusal is not None:
            raise refusals.illegal(self, refusal, seat, "en")
        self._make(seat, a)
        standing_answers.give_all(self)

    def can_let_pass(self, seat: int) -> str | None:
        """Return the kind of the question that this seat is asked and could let pass; None in its own turn."""
        return standing_answers.passable(self._state, self._seat(seat))

    def let_pass(self, seat: int, until: str = standing_answers.TURN, lang: str = "en") -> None:
        """Decline what a seat is asked, and all of this kind until its next turn ("turn") or the end ("game")."""
        self.play(seat, standing_answers.stand(self, self._seat(seat), until, lang), lang)

    def always_ask(self, seat: int, kind: str | None = None) -> bool:
        """Ask a seat again, about one kind of question or about all; tell whether anything stood."""
        return standing_answers.ask_again(self, self._seat(seat), kind)

    def standing(self, seat: int) -> dict[str, str]:
        """Return the kinds of questions that a seat lets pass, each with "turn" or "game"."""
        return self.standing_answers.of(self._seat(seat))

    def answer_due(self) -> tuple[int, str] | None:
        """Give the next standing answer that is due; return the seat and the move, None when there is none."""
        found = standing_answers.due(self._state, self.standing_answers)
        if found is None:
            return None
        self._make(*found, given=True)
        return found[0], self.rules.grammar.text(found[1])

    def why_not(self, seat: int, text: str, lang: str = "en") -> IllegalMove | None:
        """Return None for a legal move, else what play() would raise."""
        why = refusals.why_not(self, self._seat(seat), text, lang)
        return why if isinstance(why, IllegalMove) else None

    def _action(self, seat: int, text: str, lang: str) -> Action:
        action = refusals.why_not(self, self._seat(seat), text, lang)
        if isinstance(action, IllegalMove):
            raise action
        return action

    def _make(self, seat: int, a: Action, given: bool = False) -> None:
        before, after = self._state, self._state.copy()
        barriers = self._luck.barriers
        events = _listen(self._luck)
        opens = sealed_steps.opens(before, seat, a)
        asking = after.stack[-1]
        apply(after, seat, a, self._luck)
        self.revision += 1
        if question_of(before) is not None and not opens:
            self._seal(seat, after)
            if self.standing_answers is not NONE:
                self.standing_answers = self.standing_answers.with_step(seat, given)
            return
        if opens or self._luck.barriers != barriers:
            self._undo = []
        elif self._undo and self.history[-1].seat != seat:
            self._undo = [before]
        else:
            self._undo = [*self._undo, before]
        number, outcomes = self.number + 1, self._luck.written
        if opens:
            made = sealed_steps.revealed(self.rules, before, seat, a, number, outcomes, events)
        else:
            secret = is_secret(self.rules, seat, a, events)
            told, text = OfMove(self.rules, before, seat, a), self.rules.grammar.text(a)
            named, called = told.named_by, told.told_as
            made = [Move(number, seat, a, text, outcomes, events, secret, named_by=named, told_as=called)]
        self.history += made
        if self.standing_answers is not NONE:
            self.standing_answers = self.standing_answers.after(before, after).with_moves(made, seat, given)
        goes_on = bool(after.stack) and after.stack[-1] is asking  # else whoever is asked is asked something else
        self._show(after, sealed_steps.asked_the_same(before, after, seat) if goes_on else [])

    def _show(self, after: State, asked_the_same: list[int]) -> None:
        """Take over a state that is new to everybody; all seats are asked anew, but some."""
        self._state = after
        self.version += 1
        seats = range(self.players)
        self._asked = [self._asked[seat] if seat in asked_the_same else self.version for seat in seats]
        self._refresh()

    def _seal(self, seat: int, after: State) -> None:
        """Take over a state in which one seat's sealed steps are others; the record does not know of them."""
        was, now = sealed_steps.is_sealed(self._state, seat), sealed_steps.is_sealed(after, seat)
        self.version += was != now
        if now and self.history[-1].seat != seat:
            self._undo = []
        self._state = after
        self._refresh()

    def can_undo(self, seat: int) -> bool:
        """Tell whether this seat has a sealed step to take back, or acted last and nothing was drawn since."""
        return self.last_step(seat) is not None

    def last_step(self, seat: int) -> str | None:
        """Return the move that undo() would take back: a step of the seat's sealed answer, or the last move."""
        steps = sealed_steps.own_steps(self._state, self._seat(seat))
        if steps:
            return self.rules.grammar.text(steps[-1])
        return self.history[-1].text if self._undo and self.history[-1].seat == seat else None

    def why_no_undo(self, seat: int, lang: str = "en") -> IllegalMove | None:
        """Return None when undo() would take a step back, else the house rule that forbids it."""
        return None if self.can_undo(seat) else refusals.illegal(self, Refusal("table.undo"), seat, lang)

    def undo(self, seat: int) -> bool:
        """Take one step back if that is allowed; say whether it was."""
        if not self.can_undo(seat):
            return False
        self.revision += 1
        if sealed_steps.own_steps(self._state, seat):
            after = self._state.copy()
            question = question_of(after)
            assert question is not None
            question.take_back(seat)
            self._seal(seat, after)
        else:
            after, self._undo = self._undo[-1], self._undo[:-1]
            self.history.pop()
            self._show(after, sealed_steps.asked_the_same(self._state, after, seat))
        if self.standing_answers is not NONE:
            self.standing_answers = self.standing_answers.after_undo(self._state, seat, self.number)
        return True

    def view(self, seat: int | None, lang: str = "en") -> Doc:
        """Return what a seat may know; None is a spectator (and -1 in the view itself).

        Only the names of automata depend on the language.
        """
        return envelope.view(self, self._viewer(seat), words(self.rules, lang))

    def log(self, seat: int | None, since: int = 0, lang: str = "en") -> list[Doc]:
        """Return the lines of the log from a move number on (0: all, with the set-up), each with its causes."""
        return self.presenter(seat, lang).log(since)

    def preview(self, seat: int, text: str, lang: str = "en") -> Doc:
        """Return what a legal move would do, up to the first draw or reveal."""
        return self.presenter(seat, lang).preview(self._action(seat, text, lang))

    def offers(self, seat: int, lang: str = "en") -> list[Doc]:
        """Return each legal move with its label, what it touches, its price and what it would do."""
        return self.presenter(self._seat(seat), lang).worded_offers()

    def prompt(self, seat: int, lang: str = "en") -> str:
        """Return what a seat that must or may answer is asked; "" for the others."""
        return self.presenter(self._seat(seat), lang).question()

    def warnings(self, seat: int, lang: str = "en") -> list[str]:
        """Return what a seat would lose or leave unused by ending its turn now."""
        return self.presenter(self._seat(seat), lang).warnings()

    def presenter(self, seat: int | None, lang: str = "en", faults: Faults = STRICT) -> Presenter:
        """Return who puts this table into words for a seat; None is a spectator."""
        return Presenter(self, self._viewer(seat), lang, faults)

    @property
    def all_moves(self) -> list[Move]:
        """Return the moves that the log tells of."""
        return [*self.before, *self.history] if self.before else self.history

    @property
    def places(self) -> Places:
        """Return where the lines of each move stand in the whole log; counted once."""
        if self._places is None:
            self._places = Places(self.all_moves)
        return self._places

    def copy(self) -> Table:
        """Return a table that goes on by itself, with the same luck."""
        other = Table(self.rules, self.players, self.options, self.seed, self._state, Luck(self.seed))
        other._luck.random.setstate(self._luck.random.getstate())
        other._luck.barriers = self._luck.barriers
        other.date, other.start, other.commitment = self.date, self.start, self.commitment
        other.version, other.revision, other._asked = self.version, self.revision, self._asked
        other.names, other.bots = self.names, self.bots
        other.standing_answers = self.standing_answers
        other.history, other.before, other._undo = self.history[:], self.before, self._undo
        other._refresh()
        return other

    def record(self, date: str | None = None) -> str:
        """Return the game as text that people can read and load() replays."""
        return record.write(self, self.date if date is None else date)

    def position(self) -> Doc:
        """Return the whole truth as plain data, which from_position() puts on a table."""
        return position.position(self)

    def snapshot(self) -> Doc:
        """Return everything that resume() needs to go on without replaying."""
        return snapshot.snapshot(self, self._undo, self._luck, self._asked)

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise Complaint("seat", given=str(seat)[:40], right=", ".join(map(str, range(self.players))))
        return seat

    def _viewer(self, seat: int | None) -> int:
        return -1 if seat is None else self._seat(seat)


def _listen(luck: Luck) -> list[Event]:
    """Begin a new page: outcomes and events from here on belong to one move."""
    events: list[Event] = []
    luck.log = events
    luck.written = []
    return events
