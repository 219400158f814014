# One command each: `make play` opens the table, `make test` proves it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
MAKEFLAGS += --no-print-directory
# Whatever the environment says, bytecode is kept: else every process that a test starts compiles all modules anew.
unexport PYTHONDONTWRITEBYTECODE
# Whole games and laws: compiled they take a sixth. The others derive from what is compiled, or put something in its place.
ON_COMPILED := tests/adapters tests/cli tests/conformance tests/games tests/golden tests/rulebook tests/server tests/table
# Servers and browsers are waited for: a third of the time a core would have nothing to do. A browser keeps more than one
# core busy; on compiled modules, where servers, terminals and databases are waited for, it is half of the time.
WORKERS = $(shell $(PYTHON) -c 'import os; print(max(1, (os.cpu_count() or 1) * 3 // 2))')
WORKERS_COMPILED = $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) * 2)')
LINT = $(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy
CLIENT = $(BIN)/python tools/web.py build && $(BIN)/python tools/web.py check
COMPILE = $(BIN)/python tools/compile.py --out build/compiled || test $$? -eq 77

.PHONY: help play test quick lint format bench load golden mutants ladder fast slow soak web lock setup machine clean
.DEFAULT_GOAL := setup

help:            ## what each command does
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: $(VENV)/.ready  ## everything for developers in .venv

# What players need, and no more: a first game should not wait for test tools. It has a lock of its own.
$(VENV)/.playable: pyproject.toml requirements-run.lock tools/check_machine.py
	@$(PYTHON) tools/check_machine.py
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up .venv (once; a minute or two) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -r requirements-run.lock -e .
	@touch $@

$(VENV)/.ready: $(VENV)/.playable requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -c requirements.lock -e '.[dev]'
	@touch $@

web: $(VENV)/.playable  ## build the browser client into the package
	@$(BIN)/python tools/web.py build

play: web        ## set up and open the table
	@$(BIN)/ecumene serve

machine:         ## Debian's packages that the tests need
	@$(PYTHON) tools/check_machine.py --tests

test: machine setup ## set up and pass all tests
	@$(BIN)/python tools/together.py '$(COMPILE)' '$(CLIENT)' '$(LINT)'
	ECUMENE_TEST_COMPILED=1 ECUMENE_TEST_EVERYTHING=1 $(BIN)/python tools/suite.py -n $(WORKERS_COMPILED) $(ON_COMPILED)
	ECUMENE_TEST_EVERYTHING=1 $(BIN)/python tools/suite.py -n $(WORKERS) $(addprefix --ignore=,$(ON_COMPILED))

quick: setup lint ## an answer in two minutes: lint, and every test that is quick
	@$(BIN)/python -m pytest --quick -n $(WORKERS)

lint: setup      ## ruff and mypy --strict
	$(LINT)

format: setup    ## put the code in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

fast: setup      ## compile kernel, games and players in place
	@$(BIN)/python tools/compile.py

slow:            ## remove what `make fast` compiled
	@find src -name '*.so' -delete

bench: setup     ## measure all games, interpreted and compiled, beside catanatron
	@$(BIN)/python tools/bench.py

load: setup      ## measure a server for 35 minutes: readers, a full disk, a restart, fair shares, 10 to 200 tables, memory
	@$(BIN)/python tools/load.py
	@$(BIN)/python tools/load_faults.py
	@$(BIN)/python tools/load_fair.py
	@$(BIN)/python tools/load_tables.py
	@$(BIN)/python tools/load_memory.py

golden: setup    ## replay the golden records, and explain what the table says otherwise than before
	@$(BIN)/python tools/golden.py check

mutants: setup   ## change the rules at random and see whether the tests notice: GAME=KEY for one game, else hours
	@$(BIN)/python tools/mutants.py $(GAME)

ladder: setup    ## play the published ladder of the bots, compiled; hours
	@$(BIN)/python tools/ladder.py

soak: setup web  ## play 25,000 random games through the laws, then the longest tests for longer
	@$(BIN)/python tools/soak.py
	@ECUMENE_SOAK=1 ECUMENE_KILLS=100 $(BIN)/python -m pytest -m "long or soak"
	@ECUMENE_POSITIONS=2000 $(BIN)/python -m pytest -k enumerator

lock: setup      ## pin every package anew: for developers, and for players
	$(BIN)/python tools/lock.py

clean: slow      ## remove everything that was made
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis
