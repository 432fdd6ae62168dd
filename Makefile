# Targets do one thing each; `make` alone lists them.
# PYTHON picks the interpreter (3.11 or newer); a different one rebuilds the environment.

VENV := .venv
BENCH_VENV := .venv-bench
BIN := $(VENV)/bin

ifeq ($(origin PYTHON),undefined)
PYTHON := $(shell for p in python3.11 python3 python; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo "$$p"; break; }; done)
endif
PY_VERSION := $(if $(PYTHON),$(shell "$(PYTHON)" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null))

# The version is in the stamp's name, so that another PYTHON makes a new environment.
CREATED := $(VENV)/.created-$(PY_VERSION)
PLAY := $(VENV)/.installed-play
DEV := $(VENV)/.installed-dev
BENCH := $(BENCH_VENV)/.installed-$(PY_VERSION)

# Mutation testing: what to change, which tests must notice, how many changes to try.
MUTATE ?= src/nemesis/rules
TESTS ?= tests/rules
SAMPLE ?= 200
BENCH_ARGS ?=
# The inner loop: rules, book, texts, saves, views, the shape of the house, golden games. No server, no browser, no bots.
FAST := tests/rules tests/carnomorphs tests/void_seeders tests/aftermath tests/test_architecture.py tests/test_rulebook.py \
	tests/test_texts.py tests/test_saves.py tests/test_views_and_events.py tests/test_datapack.py tests/test_docs.py \
	tests/test_golden.py
STRENGTH_ARGS ?=
TRAIN_ARGS ?= --workers 2

export PIP_DISABLE_PIP_VERSION_CHECK := 1

define require_python
@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	echo "Nemesis needs Python 3.11 or newer; found: $(strip $(or $(PYTHON),none) $(PY_VERSION))." >&2; \
	echo "Install one, or name it: make $(MAKECMDGOALS) PYTHON=/path/to/python3.11" >&2; exit 1; }
endef

.DELETE_ON_ERROR:
.PHONY: help play web static static-test static-figures web-packages browser postgresql redis test test-fast lint format pre-commit docs soak faults cluster mutation bench strength radio-figures train golden screenshots book coverage-report hook-list scenario-docs requirements fuzz clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z.-]+:.*## / {printf "  make %-16s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(CREATED):
	$(require_python)
	"$(PYTHON)" -m venv --clear $(VENV)
	@touch $@

$(PLAY): $(CREATED) pyproject.toml
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(DEV): $(CREATED) pyproject.toml
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

$(BENCH): bench/requirements.txt
	$(require_python)
	"$(PYTHON)" -m venv --clear $(BENCH_VENV)
	$(BENCH_VENV)/bin/python -m pip install --quiet --requirement bench/requirements.txt
	@touch $@

.venv: $(DEV) ## create the development environment

play: $(PLAY) ## play in the browser
	$(BIN)/nemesis

# The server tests start a PostgreSQL of their own; where we may, we install Debian's.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing PostgreSQL for the server tests" && \
		apt-get update -qq && apt-get install -y -qq postgresql >/dev/null; } || \
		echo "PostgreSQL is missing: its tests are skipped here, and fail in CI"

# Those of several processes a Redis, or Valkey.
redis:
	@command -v redis-server >/dev/null || command -v valkey-server >/dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing Redis for the server tests" && \
		apt-get update -qq && apt-get install -y -qq redis-server >/dev/null; } || \
		echo "Redis is missing: the tests of several processes are skipped here, and fail in CI"

# The page's tools, for those who change it; players need neither them nor Node.
NODE_STAMP := web/node_modules/.installed

$(NODE_STAMP): web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

web-packages:
	@if command -v npm >/dev/null; then $(MAKE) --no-print-directory $(NODE_STAMP); \
		else echo "Node is missing: the page's own tests are skipped here, and fail in CI"; fi

web: web-packages $(DEV) ## build the page that is committed in src/nemesis/web
	$(BIN)/python tools/web_types.py
	cd web && npx --no-install vite build

static: $(PLAY) ## build the page that plays without a server into build/static/site
	$(BIN)/nemesis static build/static/site --downloads build/static/downloads

static-test: $(DEV) web-packages browser ## all that the page without a server must do, in Chromium and Firefox (long)
	$(BIN)/python -m pytest -m "" tests/web/test_static.py

static-figures: $(DEV) web-packages browser ## size, start, speed and memory of the page without a server
	$(BIN)/python -m tests.web.static_figures

# The browser tests drive Debian's Chromium, those of the static page Firefox too; where we may, we install them.
browser:
	@for package in chromium firefox-esr; do \
		command -v $$package >/dev/null || { \
		[ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null && echo "Installing $$package for the browser tests" && \
		apt-get update -qq && apt-get install -y -qq $$package >/dev/null; } || \
		echo "$$package is missing: its tests are skipped here, and fail in CI"; done

test: $(DEV) postgresql redis web-packages browser ## run the tests (all but the soak tests), then lint
	$(BIN)/python -m pytest -n auto --dist worksteal -r fER
	@$(MAKE) --no-print-directory lint

test-fast: $(DEV) ## the inner loop, under a minute: rules, texts, saves, golden games
	$(BIN)/python -m pytest -n auto -q -m "not soak and not whole_games" $(FAST)

lint: $(DEV) ## check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(DEV) ## repair what lint can repair by itself
	$(BIN)/ruff check --fix --exit-zero .
	$(BIN)/ruff format .

pre-commit: $(DEV) ## run the linters before every commit (pre-commit)
	$(BIN)/pre-commit install

docs: $(DEV) ## build the docs site into build/site, strictly
	$(BIN)/python -m mkdocs build --strict

soak: $(DEV) web-packages browser ## run the long random-play tests
	$(BIN)/python -m pytest -n auto -m soak

faults: $(DEV) postgresql ## break database, disk, rows, clocks and processes under play, the long forms too
	$(BIN)/python -m pytest -n 0 -m "soak or not soak" tests/server/faults tests/server/test_kills.py

cluster: $(DEV) postgresql redis ## 200 tables over three processes, one killed five times; then moves a second over 1, 2 and 4
	$(BIN)/python -m tests.server.cluster.siege
	$(BIN)/python -m tests.server.cluster.load

mutation: $(DEV) ## change the rules at random; see which tests notice (MUTATE= TESTS= SAMPLE=)
	$(BIN)/python tools/mutation.py --mutate $(MUTATE) --tests $(TESTS) --sample $(SAMPLE)

bench: $(PLAY) $(BENCH) ## compare speed and size with catanatron, in one run, and check the gates
	$(BIN)/python bench/run.py --catanatron-python $(BENCH_VENV)/bin/python $(BENCH_ARGS)

strength: $(DEV) ## measure the bots and write docs/strength.md (long; goes on where it was stopped)
	$(BIN)/python tools/strength.py $(STRENGTH_ARGS)

radio-figures: $(DEV) ## measure what talk over the radio is worth (ten minutes; RADIO_ARGS="--games 100")
	$(BIN)/python tools/radio.py $(RADIO_ARGS)

# One thread for each process: more only get into each other's way.
train: $(DEV) ## learn the policy of `expert` by self-play and write its weights (hours; goes on where it was stopped)
	OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1 $(BIN)/python tools/train_policy.py $(TRAIN_ARGS)

golden: $(DEV) ## regenerate the golden games; read the diff before committing it
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.guided

screenshots: $(DEV) browser ## take the pictures of the documentation again; look at them before committing
	$(BIN)/python -m tests.web.screenshots

book: $(DEV) ## write names, printed facts and links of docs/rules anew
	$(BIN)/python -m tests.rulebook

coverage-report: $(DEV) ## regenerate docs/rules-coverage.md
	$(BIN)/python -m tests.rules_coverage

hook-list: $(DEV) ## regenerate docs/hooks.md
	$(BIN)/python tools/hook_list.py

scenario-docs: $(DEV) ## regenerate the lists at the end of docs/scenarios.md
	$(BIN)/python tools/scenario_docs.py

# What the container installs, for every platform, with hashes. It names no registry: pip takes its own.
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

requirements: $(DEV) ## lock what a server installs, with hashes, into deploy/
	$(BIN)/python -m pip install --quiet uv
	$(LOCK) --extra hosting pyproject.toml --output-file deploy/requirements.txt
	echo 'hatchling>=1.27' | $(LOCK) - --output-file deploy/requirements-build.txt

fuzz: $(DEV) ## 100,000 hostile messages against a server that goes on playing
	$(BIN)/python -m tests.server.hostile

clean: ## remove environments, caches and build products
	rm -rf $(VENV) $(BENCH_VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis bench/results.json
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
