"""A reader of the documentation, who does everything that a page says.

Each page is carried out from top to bottom in its own copy of the repository. What a reader would do with the
hands is said in a comment above a block, which no reader sees:

    <!-- run: type "3", "undo", "quit" -->           lines typed into the command
    <!-- run: type "1" until "The game is over." -->  typed over and over; these words must come
    <!-- run: fails with "no test" -->               the command must fail and say so
    <!-- run: stop after "Listening" -->             a server: stopped once it has said this
    <!-- run: keep open after "Listening" -->        a server: stopped at the end of the page
    <!-- put: src/a.toml -->                         the block is added to the end of the file (or begins it)
    <!-- put: src/a.toml after "[[wonder]]" -->      … behind the first line that holds these words
    <!-- put: src/a.py instead of "import b" -->     … in the place of that line

The port 8080 of a page stands for any port that is free.
"""

from __future__ import annotations

import ast
import doctest
import os
import re
import shutil
import socket
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parent.parent
LANGUAGES = {"sh", "console", "python", "toml", "ftl", "json", "text"}  # the first three are run
MADE = [".git", ".venv", "node_modules", "build", "dist", "*.so", "*.egg-info", ".*_cache"]
PATIENCE = 300
# Targets that install or run these very tests are only looked at. `make play` does what its last line says.
MAKE = """#!/bin/sh
make="{make} -o .venv/.ready -o web"
case "$1" in
    help) exec $make "$@" ;;
    play) case $($make -n play | tail -n 1) in *serve) exec ecumene serve --port {port} --no-browser ;; esac ;;
    *) exec $make -n "$@" ;;
esac
exec $make "$@"
"""
BOOK = MarkdownIt("commonmark").enable("table")
BOUND = re.compile(r"<!-- (run|put): (.*?) -->")


class Block:
    """A fenced block of a page, and what is to be done with it."""

    def __init__(self, where: str, language: str, text: str, verb: str, how: str) -> None:
        self.where = where
        self.language = language
        self.text = text
        self.verb = verb
        self.how = how


def tokens_of(path: Path) -> list[Token]:
    return BOOK.parse(path.read_text(encoding="utf-8"))


def inline(path: Path) -> Iterator[tuple[str, Token]]:
    """Yield everything that stands inside the lines of a page, with its place."""
    for token in tokens_of(path):
        for child in token.children or []:
            yield f"{path.name}:{(token.map or [0])[0] + 1}", child


def blocks(path: Path) -> Iterator[Block]:
    """Yield the fenced blocks of a page from top to bottom."""
    verb, how = "run", ""
    for token in tokens_of(path):
        if token.type == "html_block" and (bound := BOUND.match(token.content)):
            verb, how = bound[1], bound[2]
        elif token.type == "fence":
            yield Block(f"{path.name}:{(token.map or [0])[0] + 1}", token.info, token.content, verb, how)
            verb, how = "run", ""


def words_in(how: str) -> list[str]:
    """Return the quoted words of a comment."""
    return [str(ast.literal_eval(word)) for word in re.findall(r'"(?:[^"\\]|\\.)*"', how)]


class Reader:
    """Somebody who does everything that a page says, in a copy of the repository."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.names: dict[str, Any] = {"__name__": "__main__"}
        self.port = str(free_port())
        self.open: list[subprocess.Popen[str]] = []
        self.bin = home.with_name(home.name + "-bin")
        self.bin.mkdir()
        make = self.bin / "make"
        make.write_text(MAKE.format(make=shutil.which("make"), port=self.port))
        make.chmod(0o755)

    def do(self, block: Block) -> None:
        """Do what a block says."""
        block.text = block.text.replace("8080", self.port)
        assert block.language in LANGUAGES, f"{block.where}: a block is one of {', '.join(sorted(LANGUAGES))}"
        if block.language == "toml":
            tomllib.loads(block.text)
        if block.verb == "put":
            self.put(block)
        elif block.language == "python":
            self.python(block)
        elif block.language == "sh":
            self.shell(block, block.text)
        elif block.language == "console":
            for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
                command, _, answer = part.partition("\n")
                check_answer(block, command, self.shell(block, command), answer)

    def put(self, block: Block) -> None:
        """Write a block into a file."""
        name, _, where = block.how.partition(" ")
        path = self.home / name
        old = path.read_text(encoding="utf-8") if path.exists() else ""
        start = end = len(old)
        if where:
            (words,) = words_in(where)
            assert words in old, f"{block.where}: {name} does not hold {words!r}"
            end = old.index("\n", old.index(words)) + 1
            start = old.rindex("\n", 0, end - 1) + 1 if where.startswith("instead of") else end
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(old[:start] + block.text + old[end:], encoding="utf-8")

    def python(self, block: Block) -> None:
        """Run an example: a conversation with Python is compared, other code must not raise."""
        if ">>>" not in block.text:
            exec(compile(block.text, block.where, "exec"), self.names)
            return
        test = doctest.DocTestParser().get_doctest(block.text, self.names, block.where, block.where, 0)
        said: list[str] = []
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
        runner.run(test, out=said.append, clear_globs=False)
        self.names = test.globs
        assert not runner.failures, "".join(said)

    def shell(self, block: Block, command: str) -> str:
        """Run commands and return what they print."""
        for target in re.findall(r"\bmake ([a-z]+)", command):
            assert target in targets(), f"{block.where}: the Makefile has no {target}"
        if block.how.startswith(("stop after", "keep open after")):
            return self.serve(block, command)
        typed = [line + "\n" for line in words_in(block.how.partition(" until ")[0])]
        if not block.how.startswith("type"):
            typed = []
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", command],
            input="".join(typed * (500 if "until" in block.how else 1)),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            cwd=self.home,
            env=self.environment(),
            timeout=PATIENCE,
            check=False,
        )
        fails = block.how.startswith("fails with")
        wanted = words_in(block.how if fails else block.how.partition(" until ")[2])
        assert (done.returncode != 0) == fails, f"{block.where}: {command}\n{done.stdout[-4000:]}"
        assert all(word in done.stdout for word in wanted), f"{block.where}: {wanted}\n{done.stdout[-4000:]}"
        return done.stdout

    def serve(self, block: Block, command: str) -> str:
        """Start a command, wait for its word, and stop it as the keyboard would."""
        (word,) = words_in(block.how)
        heard = ""
        started = subprocess.Popen(
            ["timeout", str(PATIENCE), "bash", "-c", f"exec env {command}"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            cwd=self.home,
            env=self.environment(),
        )
        self.open.append(started)
        for line in started.stdout or []:
            heard += line
            if word in line:
                break
        if block.how.startswith("stop"):
            self.leave()
        assert word in heard, f"{block.where}: {command}\n{heard[-4000:]}"
        return heard

    def leave(self) -> None:
        """Stop what is still open."""
        for started in self.open:
            with started:
                started.terminate()
        self.open.clear()

    def environment(self) -> dict[str, str]:
        foreign = ("ECUMENE", "PYTEST", "LC_", "XDG_", "MAKE", "MFLAGS")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
        path = os.pathsep.join([str(self.bin), str(self.home / ".venv" / "bin"), kept["PATH"]])
        own = {"PATH": path, "PYTHONPATH": str(self.home / "src"), "HOME": str(self.home), "LANG": "C.UTF-8"}
        return {**kept, **own, "BROWSER": "true", "PYTEST_ADDOPTS": "-n0 -p no:schemathesis"}  # quick to start


def check_answer(block: Block, command: str, said: str, wanted: str) -> None:
    """Compare what a command prints with what the page shows; a … stands for anything."""
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    right = doctest.OutputChecker().check_output(wanted.replace("…", "..."), said, flags)
    assert right, f"{block.where}: {command}\nsays\n{said}\nnot\n{wanted}"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def targets() -> set[str]:
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
