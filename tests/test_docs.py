"""The documentation is true: every command and example in it is run, every link and file in it is there.

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
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

import ecumene
from ecumene.cli.commands import COMMANDS
from ecumene.cli.screen import TableApp
from ecumene.server.settings import Settings
from tests import needs

ROOT = Path(__file__).parent.parent
PAGES = [path.relative_to(ROOT).as_posix() for path in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])]
LANGUAGES = {"sh", "console", "python", "toml", "ftl", "json", "text"}  # the first three are run
MADE = [".git", ".venv", "node_modules", "build", "dist", "*.so", "__pycache__", "*.egg-info", ".*_cache"]
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
FILE = re.compile(r"(?:src|tests|docs|tools|web|examples)/[\w./*-]+|[A-Z]+\.md|Makefile|pyproject\.toml")


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


def anchors(path: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    found: dict[str, int] = {}
    tokens = tokens_of(path)
    for at, token in enumerate(tokens):
        if token.type == "heading_open":
            text = "".join(child.content for child in tokens[at + 1].children or [])
            slug = re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")
            found[slug] = found.get(slug, -1) + 1
            if found[slug]:
                found[f"{slug}-{found[slug]}"] = 0
    return set(found)


def broken_links(path: Path) -> list[str]:
    """Return the links and pictures of a page that lead nowhere."""
    broken = []
    for where, token in inline(path):
        link = str(token.attrs.get("href") or token.attrs.get("src") or "")
        if not link or link.startswith("https://"):
            continue
        name, _, anchor = unquote(link).partition("#")
        target = path.parent / name if name else path
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(f"{where}: {link}")
    return broken


def unknown_names(path: Path) -> list[str]:
    """Return what a page names in passing, between backquotes, and is not there: files, commands, targets."""
    unknown = []
    for where, token in inline(path):
        if token.type != "code_inline":
            continue
        word, _, second = token.content.partition(" ")
        second = second.partition(" ")[0]
        gone = FILE.fullmatch(token.content) and not any(ROOT.glob(token.content))
        unmade = word == "make" and second and second not in targets()
        unheard = word == "ecumene" and second.islower() and second not in COMMANDS
        if gone or unmade or unheard:
            unknown.append(f"{where}: {token.content}")
    return unknown


@pytest.fixture
def reader(tmp_path: Path) -> Reader:
    return Reader(tmp_path)


@pytest.mark.parametrize("page", PAGES)
def test_everything_on_the_page_can_be_done(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    todo = list(blocks(ROOT / page))
    if not todo:
        return
    home = tmp_path / "ecumene"
    shutil.copytree(ROOT, home, ignore=shutil.ignore_patterns(*MADE, ".hypothesis"))
    (home / ".venv").symlink_to(sys.prefix)
    monkeypatch.chdir(home)
    reader = Reader(home)
    try:
        for block in todo:
            reader.do(block)
    finally:
        reader.leave()


@pytest.mark.parametrize("page", PAGES)
def test_links_and_names_lead_somewhere(page: str) -> None:
    assert broken_links(ROOT / page) == []
    assert unknown_names(ROOT / page) == []


def test_the_readme_tells_which_games_are_in() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| .* \| `([a-z-]+)` \| .* \|$", text, re.MULTILINE) == ecumene.games()


def test_the_pages_name_all_keys_of_the_terminal() -> None:
    bound = {
        key for binding in TableApp.BINDINGS for key in getattr(binding, "key", "").split(",") if len(key) == 1
    }
    table = (ROOT / "docs" / "players.md").read_text(encoding="utf-8").partition("| key |")[2].partition("\n\n")[0]
    assert set(re.findall("`([a-z])`", table)) == bound


def test_the_pages_name_settings_that_exist() -> None:
    named = re.findall(r"ECUMENE_([A-Z_]+)", (ROOT / "docs" / "hosts.md").read_text(encoding="utf-8"))
    assert {name.lower() for name in named} <= {field.name for field in fields(Settings)}


def test_a_clone_holds_everything() -> None:
    """What git leaves out of a clone must be made again by make; a source among it is missed by newcomers only."""
    if not (ROOT / ".git").exists():
        needs.lacks("not a clone")
    listing = ["git", "ls-files", "--others", "--ignored", "--exclude-standard", "--directory"]
    names = subprocess.run(
        listing, cwd=ROOT, capture_output=True, encoding="utf-8", check=True
    ).stdout.splitlines()
    made = re.compile(
        r"\..*|build/|dist/|.*(__pycache__|node_modules|egg-info|_cache)/|.*\.(pyc|so|db)|src/ecumene/server/static/"
    )
    assert [name for name in names if not made.fullmatch(name)] == []


def test_the_notice_credits_every_library() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [re.split("[>=<[]", name)[0] for name in project["dependencies"]]
    credited = (ROOT / "NOTICE").read_text(encoding="utf-8").lower()
    assert [name for name in wanted if name.lower() not in credited] == []


PAGE = "# One two\n\n## `Three`, four!\n\n## One two\n\n"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("```sh\necho this && false\n```", "this"),
        ("```sh\nno-such-command\n```", "no-such-command"),
        ("```sh\nfalse | cat\n```", "false"),
        ("```sh\nmake coffee\n```", "the Makefile has no coffee"),
        ("```console\n$ echo one\ntwo\n```", "echo one"),
        ("```python\nassert 1 == 2, 'no'\n```", "no"),
        ("```python\n>>> 1 + 1\n3\n```", "Expected"),
        ("```toml\nid = \n```", "Invalid value"),
        ("```\necho hidden\n```", "a block is one of"),
        ('<!-- run: type "a" until "b" -->\n```sh\ncat\n```', "['b']"),
        ('<!-- run: fails with "x" -->\n```sh\ntrue\n```', "true"),
        ('<!-- run: fails with "x" -->\n```sh\necho y; false\n```', "['x']"),
        ('<!-- run: stop after "ready" -->\n```sh\necho asleep\n```', "asleep"),
        ('<!-- put: a.txt after "b" -->\n```text\nc\n```', "does not hold 'b'"),
    ],
)
def test_what_does_not_work_is_seen(text: str, complaint: str, reader: Reader, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE + text, encoding="utf-8")
    (block,) = blocks(page)
    with pytest.raises((AssertionError, ValueError), match=re.escape(complaint)):
        reader.do(block)


def test_what_works_is_done_in_order(reader: Reader, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        '<!-- put: a.txt -->\n```text\none\ntwo\n```\n<!-- put: a.txt after "on" -->\n```text\nor\n```\n'
        '<!-- put: a.txt instead of "or" -->\n```text\nand\n```\n'
        "```console\n$ cat a.txt\none\nand …\n$ echo $((1 + 1))\n2\n```\n"
        '- <!-- run: type "x", "y" -->\n  ```sh\n  test "$(cat)" = "x\n  y"\n  ```\n'
        '<!-- run: stop after "ready" -->\n```sh\nsh -c "echo ready; sleep 60"\n```\n'
        "```python\none = 1\n```\n```python\n>>> one\n1\n>>> one = 2\n```\n```python\nassert one == 2\n```\n"
        "```sh\nmake test | grep pytest\n```\n",
        encoding="utf-8",
    )
    (tmp_path / "Makefile").write_text((ROOT / "Makefile").read_text())
    found = list(blocks(page))
    assert len(found) == 10
    for block in found:
        reader.do(block)


@pytest.mark.parametrize("link", ["gone.md", "#gone", "page.md#gone", "page.md#one-two-2", "http://example.org"])
def test_a_dead_link_is_seen(link: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE + f"[a]({link}) ![b]({link})", encoding="utf-8")
    assert len(broken_links(page)) == 2


@pytest.mark.parametrize("link", ["page.md", "#three-four", "page.md#one-two-1", "https://example.org/#x"])
def test_a_living_link_is_left_alone(link: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE + f"[a]({link})", encoding="utf-8")
    assert broken_links(page) == []


def test_a_name_that_means_nothing_is_seen(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "`make coffee` `ecumene dance` `src/gone.py` `GONE.md` `make test` `ecumene sim` `src/ecumene/*`"
    )
    assert len(unknown_names(page)) == 4
