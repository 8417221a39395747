# Everything a developer runs. Each target makes .venv when it is missing or pyproject.toml has changed.

PYTHON ?= python3
GAMES ?= 10000
GAME ?=
REF ?= HEAD
TREE ?=
COMPARE ?=
SECONDS ?= 1
LEVEL ?= 2
SAME ?= 200
PEERS ?=

# Tests start hundreds of processes: compiling everything for each would take longer than the tests.
unexport PYTHONDONTWRITEBYTECODE

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
NODE := docs/examples/node
COMPILED := build/compiled
NODE_STAMP := $(NODE)/node_modules/.package-lock.json

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help demo test lint types doctest unit exhaustive frontends services compiled site format bench bench-compare bench-peers balance soak mutants clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@echo
	@echo "  PYTHON=python3.12  the interpreter .venv is made with (3.11 or later)"
	@echo "  GAMES=10000        how many games soak plays"
	@echo "  GAME=final_girl    of which game, if not of the usual one"
	@echo "  REF=HEAD~1         the commit that bench-compare measures against"
	@echo "  LEVEL=2            how much the compiler of the compiled wheel optimises, from 0"
	@echo "  SAME=200           how many games of each game 'compiled' plays with both wheels"
	@echo "  SECONDS=1          how long bench-peers measures each side in each of five rounds"
	@echo "  TREE=folder        two packages in place of this tree, such as an unpacked wheel"

demo: $(STAMP) ## Play a short game, save it, replay it and verify it
	$(BIN)/dmd-replay demo

# What only reads runs side by side: each of the three keeps one processor busy, the tests all.
test: $(STAMP) ## Run what a change should pass before it is committed
	@$(MAKE) --jobs=3 $(if $(filter output-sync,$(.FEATURES)),--output-sync) lint types doctest
	@$(MAKE) unit

lint: $(STAMP) ## Check style, format and the arrows between packages
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-logo

types: $(STAMP) ## Check types with mypy
	$(BIN)/mypy

# pytest ends with status 5 when it finds nothing to run: no doctest yet is no failure.
doctest: $(STAMP) ## Run the examples in the docstrings
	$(BIN)/python -m pytest --doctest-modules dmd_core dmd_replay || [ $$? -eq 5 ]

unit: $(STAMP) ## Run the tests in tests/ but the exhaustive ones and those of frontends and services
	$(BIN)/python -m pytest -n auto --dist worksteal -m "not exhaustive and not frontends and not services"

exhaustive: $(STAMP) ## Run the tests that try every byte, field or installation, and more examples
	$(BIN)/python -m pytest -n auto -m exhaustive
	CI=1 HYPOTHESIS_PROFILE=default $(BIN)/python -m pytest -n auto -m "hypothesis and not exhaustive and not frontends and not services"

# What frontends need beside the packages of .venv is made first; two processes play at a time.
frontends: $(STAMP) $(NODE_STAMP) ## Play through the frontends: sockets, node, Chromium
	$(BIN)/python -m pytest -n 2 -m frontends

# Both wheels lie side by side: pip takes the compiled one for this interpreter, the pure one for
# another. What is tested is what was installed: the tests are copied to where no sources lie.
compiled: OTHER = $(shell $(BIN)/python -c 'import sys; print(f"3.{sys.version_info[1] + 1}")')
compiled: $(STAMP) ## Build the pure and the compiled wheel, and test the compiled one
	rm -rf $(COMPILED)
	mkdir -p $(COMPILED)/suite
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps -w $(COMPILED)/wheels .
	DMD_COMPILE=1 DMD_COMPILE_LEVEL=$(LEVEL) $(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps -w $(COMPILED)/wheels .
	ls -l $(COMPILED)/wheels
	$(BIN)/python -m venv $(COMPILED)/venv
	$(COMPILED)/venv/bin/python -m pip install --quiet --disable-pip-version-check --find-links $(COMPILED)/wheels 'dmd-core[test]'
	$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-index --no-deps --find-links $(COMPILED)/wheels --only-binary :all: --python-version $(OTHER) -d $(COMPILED)/other dmd-core
	ls $(COMPILED)/other | grep -e '-py3-none-any.whl'
	git ls-files -z -- . ':!dmd_core' ':!dmd_replay' | xargs -0 cp --parents -t $(COMPILED)/suite
	$(COMPILED)/venv/bin/dmd-replay --version | grep '(compiled)'
	DMD_PURE=1 $(COMPILED)/venv/bin/dmd-replay --version | grep '(plain Python)'
	cd $(COMPILED)/suite && ../venv/bin/python -m tests.compiled.same --games $(SAME) --rounds 1
	cd $(COMPILED)/suite && ../venv/bin/dmd-replay verify fixtures/games > ../compiled.txt || [ $$? -eq 1 ]
	cd $(COMPILED)/suite && DMD_PURE=1 ../venv/bin/dmd-replay verify fixtures/games > ../plain.txt || [ $$? -eq 1 ]
	cmp $(COMPILED)/compiled.txt $(COMPILED)/plain.txt
	cd $(COMPILED)/suite && ../venv/bin/python -m pytest -n auto -m "not pure and not exhaustive and not frontends and not services" $$(grep -v '^#' tests/compiled/tested.txt)

services: $(STAMP) ## Try the store with PostgreSQL and crashes, and games on a cluster
	$(BIN)/python -m pytest -n 2 --dist loadfile -m services

# The notice is about a later major version of mkdocs, not about this site.
site: $(STAMP) ## Build the site into build/site; a warning is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build

format: $(STAMP) ## Format the code and mend what can be mended
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(STAMP) ## Measure speed and sizes
	$(BIN)/python -m tests.benchmarks

# Instructions are counted too, which takes some minutes where valgrind does it: COMPARE=--no-instructions
bench-compare: $(STAMP) ## Measure this tree against the commit REF, in turns; 1 if a figure is over budget
	$(BIN)/python -m tests.benchmarks.compare --ref $(REF) $(if $(TREE),--tree $(TREE)) $(COMPARE)

bench-peers: $(STAMP) ## Measure this library beside its peers, some five minutes, and write the page
	$(BIN)/python -m tests.benchmarks.peers --seconds $(SECONDS) $(PEERS)

balance: $(STAMP) ## Play 400 games of each Episode, Elder One and number of players
	$(BIN)/python -m tests.balance $(if $(filter-out 10000,$(GAMES)),--games $(GAMES)) --jobs 2 --kept build/balance.jsonl

soak: $(STAMP) ## Play GAMES random games, of all Episodes and Elder Ones in turn, and check each
	$(BIN)/$(if $(GAME),dmd-replay soak --game $(GAME),python -m tests.balance.soak --jobs 2) --games $(GAMES)

mutants: $(STAMP) ## Put deliberate faults into rules and tools, one at a time, and see who notices
	$(BIN)/python -m tests.mutants
	$(BIN)/python -m tests.mutants --tools

clean: ## Remove .venv, caches and builds
	rm -rf $(VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find dmd_core dmd_replay tests docs -name __pycache__ -type d -prune -exec rm -rf {} +

$(NODE_STAMP): $(NODE)/package.json $(NODE)/package-lock.json
	@command -v npm >/dev/null || { echo "make: the frontend in $(NODE) needs node and npm" >&2; exit 1; }
	npm ci --prefix $(NODE) --no-audit --no-fund
	@touch $@

$(STAMP): pyproject.toml
	@command -v $(PYTHON) >/dev/null || { \
	  echo "make: there is no '$(PYTHON)'; name a Python 3.11 or later with PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "make: dmd-core needs Python 3.11 or later, and $(PYTHON) is older; name another with PYTHON=..." >&2; exit 1; }
	@echo "Making $(VENV) (a minute or so, once)"
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@
