# One command each: `make play` opens the table, `make test` proves it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
MAKEFLAGS += --no-print-directory
GAMES := tests/conformance tests/games tests/rulebook  # whole games and laws: compiled they take a sixth

.PHONY: help play test quick lint format bench ladder fast slow soak web lock setup machine clean
.DEFAULT_GOAL := setup

help:            ## what each command does
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: $(VENV)/.ready  ## everything for developers in .venv

# What players need, and no more: a first game should not wait for test tools.
$(VENV)/.playable: pyproject.toml requirements.lock tools/check_machine.py
	@$(PYTHON) tools/check_machine.py
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up .venv (once; a minute or two) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c requirements.lock -e .
	@touch $@

$(VENV)/.ready: $(VENV)/.playable
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c requirements.lock -e '.[dev]'
	@touch $@

web: $(VENV)/.playable  ## build the browser client into the package
	@$(BIN)/python tools/web.py build

play: web        ## set up and open the table
	@$(BIN)/ecumene serve

machine:         ## Debian's packages that the tests need
	@$(PYTHON) tools/check_machine.py --tests

test: machine setup lint web ## set up and pass all tests
	@$(BIN)/python tools/web.py check
	@$(BIN)/python tools/compile.py --out build/compiled || test $$? -eq 2
	ECUMENE_TEST_COMPILED=1 ECUMENE_TEST_EVERYTHING=1 $(BIN)/python -m pytest $(GAMES)
	ECUMENE_TEST_EVERYTHING=1 $(BIN)/python -m pytest $(addprefix --ignore=,$(GAMES))

quick: setup lint ## an answer in two minutes: lint, and every test that is quick
	@$(BIN)/python -m pytest --quick

lint: setup      ## ruff and mypy --strict
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: setup    ## put the code in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

fast: setup      ## compile kernel, games and players in place
	@$(BIN)/python tools/compile.py

slow:            ## remove what `make fast` compiled
	@find src -name '*.so' -delete

bench: setup     ## measure all games, interpreted and compiled, beside catanatron
	@$(BIN)/python tools/bench.py

ladder: setup    ## play the published ladder of the bots, compiled; hours
	@$(BIN)/python tools/ladder.py

soak: setup web  ## play 25,000 random games through the laws, then the longest tests for longer
	@$(BIN)/python tools/soak.py
	@ECUMENE_KILLS=100 $(BIN)/python -m pytest -m long

lock: setup      ## pin every package anew
	$(BIN)/python tools/lock.py

clean: slow      ## remove everything that was made
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis
