# Everything a fresh machine needs is Python 3.11 or newer, make, and a package index.
PYTHON ?= python3
# Tests start many processes: compile their modules once, even where the environment says otherwise.
export PYTHONDONTWRITEBYTECODE :=

VENV := .venv
BIN := $(VENV)/bin
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
READY := $(VENV)/.ready
TEST_READY := $(VENV)/.test-ready
NODE_READY := web/node_modules/.ready
PAGE := src/tablee/server/static/index.html
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/tablee/games/*/texts/*.ftl src/tablee/bots/texts/*.ftl src/tablee/review/texts/*.ftl src/tablee/wasm/modules/*)
LOCKER := .cache/lock
# By version only: the build for CPUs where the index has it, another one elsewhere (see tools/lock.py).
TORCH := torch==2.13.0
TORCH_READY := $(VENV)/.torch-ready
WASM_READY := $(VENV)/.wasm-ready
KERNELS := TABLEE_CACHE=$(CURDIR)/.cache
PYTEST := $(BIN)/python -m pytest
NPM = $(BIN)/python -m tools.npm
# Notes how long a step takes; `make test` ends with a report.
TIMED = $(PYTHON) -m tools.timing run
# Some tests wait for a server or a browser, so one worker more than there are cores keeps all of them busy.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
# Long explorations are for `make soak`, and may take longer than the five minutes after which a test is taken to hang.
MARKED := $(if $(SOAK),-o faulthandler_timeout=3600,-m "not soak")

# Core and clause tests run interpreted: they start at once, stop in a debugger and show which lines of a kernel they reach.
# Everything else runs compiled: golden matches, counts and laws, and all that is around the rules.
RULES := tests/core tests/games
# What says most about the rules in the least time.
QUICK := tests/core tests/games tests/test_golden.py tests/test_texts.py tests/test_import.py tests/test_hygiene.py

# What several checks say at once is shown check by check, where make can do so.
SORTED := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
TWO := $(MAKE) --no-print-directory -j2 $(SORTED)

heading = @printf '\n== %s\n' "$(1)"

.PHONY: help setup web wasm browser play quick test soak timing clauses docs gallery bench lock clean
.PHONY: checks style kernels modules interpreted compiled types page
.DEFAULT_GOAL := help

help: ## this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

$(BIN)/python:
	$(call heading,Setting up $(VENV))
	@$(PYTHON) -c 'import sys; sys.exit("Tablee needs Python 3.11 or newer; say which one: make PYTHON=python3.12" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

# The lock files name every package, so nothing is left to resolve, and both can be installed side by side.
$(READY): requirements.lock pyproject.toml | $(BIN)/python
	$(call heading,Setting up the packages)
	$(TIMED) packages $(INSTALL) --require-hashes --no-deps -r requirements.lock
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(TEST_READY): requirements-test.lock | $(BIN)/python
	$(call heading,Setting up the tools for tests)
	$(TIMED) test-tools $(INSTALL) --require-hashes --no-deps -r requirements-test.lock
	@touch $@

setup: $(READY) $(TEST_READY) ## the virtual environment, from the lock files

$(TORCH_READY): | setup
	$(call heading,Setting up PyTorch)
	$(TIMED) pytorch $(INSTALL) $(TORCH)
	@touch $@

$(NODE_READY): web/package-lock.json | $(READY)
	$(call heading,Setting up the page)
	$(TIMED) node-modules $(NPM) install --silent --no-save
	@touch $@

$(PAGE): $(NODE_READY) $(PAGE_SOURCES)
	$(call heading,Building the page)
	$(TIMED) page-build $(NPM) run --silent build
	@touch $@

web: $(PAGE) ## the page that the server serves

$(WASM_READY): requirements-wasm.lock tools/wasm/package-lock.json | $(READY)
	$(call heading,Setting up the tools for WebAssembly)
	$(INSTALL) --require-hashes -r requirements-wasm.lock
	$(NPM) install --prefix tools/wasm --silent --no-save
	@touch $@

wasm: $(WASM_READY) ## the games as WebAssembly, kept in src/tablee/wasm/modules
	@$(KERNELS) $(BIN)/python -m tablee.wasm build

browser: ## a Chromium for the tests: Debian's headless one, where it is missing and we may install it
	@command -v "$${CHROMIUM:-chromium-headless-shell}" >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive $(TIMED) browser \
	      apt-get install -y -qq --no-install-recommends chromium-headless-shell fonts-liberation >/dev/null; \
	  elif ! command -v chromium >/dev/null && ! command -v chromium-browser >/dev/null; then \
	    echo "The browser tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell fonts-liberation), or say where it is: CHROMIUM=/path/to/it"; exit 1; \
	  fi; }

play: $(READY) $(PAGE) ## the table in the browser, at an address of this machine
	@$(BIN)/tablee serve --open

quick: setup ## style, types and the rules interpreted: what to run while working
	@$(MAKE) --no-print-directory style
	$(call heading,Types)
	$(BIN)/mypy
	$(call heading,The rules interpreted)
	TABLEE_GEAR=interpreted $(KERNELS) $(PYTEST) -m "not soak" -n 2 $(QUICK)

test: ## every check
	@$(PYTHON) -m tools.timing begin
	@$(TWO) setup browser
	@$(TWO) checks
	@$(MAKE) --no-print-directory compiled
	$(call heading,Where the time went)
	@$(PYTHON) -m tools.timing report

soak: ## every test again and again: other luck, random order, one core busy, long explorations
	@$(TWO) setup browser
	@$(TWO) $(TORCH_READY) $(WASM_READY) $(PAGE) kernels
	@$(BIN)/python -m tools.soak

timing: test ## every check, and where its time went as a table in docs/testing.md
	@$(BIN)/python -m tools.timing write

# All that comes before the compiled tests, two at a time: what is long begins first, so that no core is idle at the end.
checks: setup kernels $(TORCH_READY) page interpreted types modules style

style: setup
	$(call heading,Style)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(call heading,Imports)
	$(TIMED) imports $(BIN)/lint-imports --no-logo
	$(call heading,Clauses)
	$(BIN)/python -m tools.clauses --brief

kernels: setup
	$(call heading,Compiling everything)
	@TABLEE_GEAR=compiled $(KERNELS) $(TIMED) kernels $(BIN)/tablee warmup

modules: setup
	@$(KERNELS) $(TIMED) modules $(BIN)/python -m tablee.wasm check

interpreted: setup
	$(call heading,The rules interpreted)
	TABLEE_GEAR=interpreted $(KERNELS) $(TIMED) interpreted $(PYTEST) $(MARKED) $(RULES)

types: $(TORCH_READY)
	$(call heading,Types)
	$(TIMED) types $(BIN)/mypy

page: $(PAGE)
	$(call heading,Types of the page)
	$(TIMED) page-types $(NPM) run --silent check
	$(call heading,The page by itself)
	$(TIMED) page-units $(NPM) test --silent

compiled: $(TORCH_READY) $(PAGE)
	$(call heading,Everything compiled)
	TABLEE_GEAR=compiled $(KERNELS) $(TIMED) compiled $(PYTEST) $(MARKED) -n $(WORKERS) --dist worksteal tests $(RULES:%=--ignore=%)

clauses: $(TEST_READY) ## every clause with its functions and tests
	@$(BIN)/python -m tools.clauses

docs: $(TEST_READY) ## write the generated pages of docs/, and the sentences that the page must say alike
	@$(BIN)/python -m tools.docs
	@$(BIN)/python -m tools.sentences

gallery: $(TEST_READY) $(PAGE) browser ## pictures of every board in several phases
	@$(BIN)/python -m tools.gallery

bench: $(TEST_READY) ## actions per second, beside other engines
	@$(KERNELS) $(BIN)/tablee bench

lock: ## resolve the lock files anew
	$(PYTHON) -m venv $(LOCKER)
	$(LOCKER)/bin/python -m pip install --quiet --disable-pip-version-check uv
	$(LOCKER)/bin/python tools/lock.py

clean: ## forget the environment and all caches
	rm -rf $(VENV) .cache .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache web/node_modules tools/wasm/node_modules src/tablee/server/static
