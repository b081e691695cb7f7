# Everything a fresh machine needs is Python 3.11 or newer, make, and a package index.
PYTHON ?= python3

VENV := .venv
BIN := $(VENV)/bin
INSTALL = $(BIN)/python -m pip install --quiet --disable-pip-version-check
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
# What concerns the rules runs in both gears; the rest (servers, browsers, search) once, compiled.
LAWS := tests/test_laws.py
RULES := tests/core tests/games tests/bots/test_simple.py tests/test_counts.py tests/test_golden.py

# What says most about the rules in the least time: without the laws, the counts and everything around the games.
QUICK := tests/core tests/games tests/test_golden.py tests/test_texts.py tests/test_import.py

MODULES := $(patsubst src/tablee/wasm/modules/%.json,module-%,$(wildcard src/tablee/wasm/modules/*.json))
# What several checks say at once is shown check by check, where make can do so.
SORTED := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

heading = @printf '\n== %s\n' "$(1)"

.PHONY: help setup web wasm browser play quick test clauses docs gallery bench lock clean
.PHONY: checks style compiled kept $(MODULES) bounds laws rules types page
.DEFAULT_GOAL := help

help: ## this list
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

$(READY): requirements.lock pyproject.toml
	$(call heading,Setting up $(VENV))
	@$(PYTHON) -c 'import sys; sys.exit("Tablee needs Python 3.11 or newer; say which one: make PYTHON=python3.12" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)
	$(INSTALL) --require-hashes -r requirements.lock
	$(INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

$(TEST_READY): requirements-test.lock | $(READY)
	$(call heading,Setting up the tools for tests)
	$(INSTALL) --require-hashes -r requirements.lock -r requirements-test.lock
	@touch $@

setup: $(READY) $(TEST_READY) ## the virtual environment, from the lock files

$(TORCH_READY): $(TEST_READY)
	$(call heading,Setting up PyTorch)
	$(INSTALL) $(TORCH)
	@touch $@

$(NODE_READY): web/package-lock.json | $(READY)
	$(call heading,Setting up the page)
	$(NPM) install --silent --no-save
	@touch $@

$(PAGE): $(NODE_READY) $(PAGE_SOURCES)
	$(call heading,Building the page)
	$(NPM) run --silent build
	@touch $@

web: $(PAGE) ## the page that the server serves

$(WASM_READY): requirements-wasm.lock tools/wasm/package-lock.json | $(READY)
	$(call heading,Setting up the tools for WebAssembly)
	$(INSTALL) --require-hashes -r requirements-wasm.lock
	$(NPM) install --prefix tools/wasm --silent --no-save
	@touch $@

wasm: $(WASM_READY) ## the games as WebAssembly, kept in src/tablee/wasm/modules
	@$(KERNELS) $(BIN)/python -m tablee.wasm build

browser: ## a Chromium for the tests: Debian's, where there is none and we may install it
	@command -v "$${CHROMIUM:-chromium}" >/dev/null || command -v chromium-browser >/dev/null || { \
	  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; \
	  else \
	    echo "The browser tests need Chromium: install it (on Debian: apt-get install chromium), or say where it is: CHROMIUM=/path/to/it"; exit 1; \
	  fi; }

play: $(READY) $(PAGE) ## the table in the browser, at an address of this machine
	@$(BIN)/tablee serve --open

quick: $(READY) $(TEST_READY) ## style, types and the rules interpreted: what to run while working
	$(call heading,Style)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(call heading,Types)
	$(BIN)/mypy
	$(call heading,Imports)
	$(BIN)/lint-imports
	$(call heading,The rules interpreted)
	TABLEE_GEAR=interpreted $(KERNELS) $(PYTEST) -n 2 $(QUICK)

test: $(READY) ## every check
	@$(MAKE) --no-print-directory -j2 $(SORTED) checks
	$(call heading,Everything compiled)
	TABLEE_GEAR=compiled $(KERNELS) $(PYTEST) -n 2 --dist worksteal

# All that comes before, two at a time: what is long begins first, so that no processor is idle at the end.
checks: $(TEST_READY) browser style compiled $(TORCH_READY) $(WASM_READY) kept $(MODULES) bounds laws rules types page

# pip installs one thing after the other, while kernels are compiled; who only builds modules does not wait for PyTorch.
ifeq ($(MAKECMDGOALS),checks)
$(WASM_READY): | $(TORCH_READY)
bounds laws rules types: | $(WASM_READY)
endif

style: $(TEST_READY)
	$(call heading,Style)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(call heading,Imports)
	$(BIN)/lint-imports
	$(call heading,Clauses)
	$(BIN)/python -m tools.clauses --brief

compiled: $(READY)
	$(call heading,Compiling everything)
	@TABLEE_GEAR=compiled $(KERNELS) $(BIN)/tablee warmup

kept: $(WASM_READY)
	@$(KERNELS) $(BIN)/python -m tablee.wasm check

$(MODULES): module-%: $(WASM_READY)
	$(call heading,The modules of $* for the browser)
	@$(KERNELS) $(BIN)/python -m tablee.wasm build $* --out .cache/built

bounds: $(TEST_READY)
	$(call heading,The laws compiled with bounds checks)
	TABLEE_GEAR=compiled NUMBA_BOUNDSCHECK=1 $(KERNELS) $(PYTEST) $(LAWS)

laws: $(TEST_READY)
	$(call heading,The laws interpreted)
	TABLEE_GEAR=interpreted $(KERNELS) $(PYTEST) $(LAWS)

rules: $(TEST_READY)
	$(call heading,The rules interpreted)
	TABLEE_GEAR=interpreted $(KERNELS) $(PYTEST) $(RULES)

types: $(TORCH_READY)
	$(call heading,Types)
	$(BIN)/mypy

page: $(PAGE)
	$(call heading,Types of the page)
	$(NPM) run --silent check
	$(call heading,The page by itself)
	$(NPM) test --silent

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
