"""A tree of answers over imagined worlds: information-set Monte Carlo tree search.

Where others have a say, one answer calls for the next: a bid for a higher one, an attack for a defence. Every walk
imagines the world anew from the view and goes down one tree of answers, the same for all worlds, since nobody at
the table can tell them apart. Of the answers that are possible in its world each seat takes one that has paid for
itself, or has seldom been tried as often as it could have been. Each walk adds one node; from there everybody
answers as Quiescence has it, and where all is calm again the evaluation judges. What a walk pays is told from what
its world would have paid by Quiescence alone: worlds differ by more than answers do.
"""

from __future__ import annotations

from math import log, sqrt

from ecumene.kernel.frame import Action, State, apply, waiting
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import question_of
from ecumene.players.beam import Line, line_value
from ecumene.players.budget import Budget
from ecumene.players.evaluation import Evaluation
from ecumene.players.quiescence import LONGEST, Quiescence

CURIOSITY = 2.0  # points that an answer may seem worse and still be tried


class Node:
    """Where a row of answers leads, in all worlds: what it has paid for the seat that gave the last of them."""

    __slots__ = ("children", "offered", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior  # what it pays if everybody declines, counted as one visit
        self.total = 0.0
        self.visits = 0
        self.offered = 0  # how often it could have been visited
        self.children: dict[Action, Node] = {}

    def mean(self) -> float:
        """Return what it pays, as far as is known."""
        return (self.total + self.prior) / (self.visits + 1)

    def promise(self) -> float:
        """Return what it may pay at best."""
        return self.mean() + CURIOSITY * sqrt(log(self.offered + 1.0) / (self.visits + 1))


class Tree:
    """Answers of one seat, and what others answer to them."""

    def __init__(self, game: Game, judge: Evaluation, luck: Luck, budget: Budget) -> None:
        self.game = game
        self.judge = judge
        self.luck = luck
        self.budget = budget
        self.root = Node(0.0)

    def answers(self, world: State, view: Doc, actions: list[Action], walks: int) -> list[Line]:
        """Return the answers with the best first, nothing if no walk came to its end."""
        seat: int = view["seat"]
        players: int = view["seats"]
        done = 0
        level = 0.0
        while done < walks and not self.budget.over():
            usual = self.walk(view, seat, players, actions)
            if self.budget.stopped:  # a walk that was broken off says nothing
                break
            level += usual
            done += 1
        if done == 0:
            return []
        lines: list[Line] = []
        for action in actions:
            node = self.root.children[action]
            lines.append(Line([action], world, node.mean() + level / done))
        lines.sort(key=line_value, reverse=True)
        return lines

    def walk(self, view: Doc, seat: int, players: int, actions: list[Action]) -> float:
        """Go down through one imagined world; return what it would have paid the seat by Quiescence alone."""
        s = self.game.imagine(view, self.luck)
        settling = Quiescence(self.game, self.judge, self.luck, self.budget)
        settled = s.copy()
        settling.settle(settled)
        usual = [self.judge.value(settled, each, players) for each in range(players)]
        node = self.root
        legal = actions
        path: list[Node] = []
        seats: list[int] = []
        for _ in range(LONGEST):
            fresh = self.grow(node, s, seat, players, legal, usual[seat])
            action = self.best(node, legal)
            node = node.children[action]
            path.append(node)
            seats.append(seat)
            apply(s, seat, action, self.luck)
            asked = waiting(s)
            if fresh or not asked or self.game.judge.calm(s) or question_of(s) is not None:
                break  # what is sealed is not answered: whoever came later in the tree would know it
            seat = asked[0]
            legal = self.game_moves(s, seat)
        settling.settle(s)
        for at, visited in enumerate(path):
            visited.visits += 1
            visited.total += self.judge.value(s, seats[at], players) - usual[seats[at]]
        return usual[seats[0]]

    def game_moves(self, s: State, seat: int) -> list[Action]:
        """Return the legal answers but those that nobody plays to win."""
        legal = s.stack[-1].legal(s, seat)
        seldom = self.game.grammar.seldom
        return [action for action in legal if action[0] not in seldom] or legal

    def grow(self, node: Node, s: State, seat: int, players: int, legal: list[Action], usual: float) -> bool:
        """Offer the answers of this world; return whether one of them was met for the first time."""
        fresh = False
        settling = Quiescence(self.game, self.judge, self.luck, self.budget)
        for action in legal:
            child = node.children.get(action)
            if child is None:
                after = s.copy()
                apply(after, seat, action, self.luck)
                settling.decline(after)
                child = Node(self.judge.value(after, seat, players) - usual)
                node.children[action] = child
                self.budget.spent += 1
                fresh = True
            child.offered += 1
        return fresh

    def best(self, node: Node, legal: list[Action]) -> Action:
        """Return the answer that promises most."""
        most = -1e18
        found = legal[0]
        for action in legal:
            promise = node.children[action].promise()
            if promise > most:
                most, found = promise, action
        return found
