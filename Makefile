# All targets work in .venv, which is made on first use and brought up to date when pyproject.toml
# or constraints.txt changed. `make` alone lists the targets.

PYTHON ?= python3

BIN := .venv/bin
WEB := $(BIN)/python -m downforce.webbuild
SUITE := $(BIN)/python -m tests.suite $(if $(JOBS),--jobs $(JOBS))
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt
# pip prints pages when something fails; they go into a file, and one sentence says what helps.
PIP_LOG := .venv/install.log
define pip_install
$(PIP_INSTALL) $(1) >$(PIP_LOG) 2>&1 || { \
	    if grep -qE 'NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|ProxyError|from versions: none' $(PIP_LOG); \
	    then echo "pip cannot reach the package index. Connect to the network and run make again." >&2; \
	    else grep -iE '^ *error' $(PIP_LOG) | tail -n 3 >&2; echo "pip could not install $(1): see $(PIP_LOG)." >&2; \
	    fi; exit 1; }
endef

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play check test soak lint bench screenshots site docs golden mutants clean page chromium

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: page ## play in the browser, with phones on your network if you like
	@$(BIN)/downforce

check: .venv/.ready-dev ## lint, types, and the quick tests, while you work (two minutes)
	@$(SUITE) check

test: .venv/.ready-dev ## all checks and all tests but the long ones (about ten minutes)
	@$(SUITE) test

soak: .venv/.ready-dev ## the long tests, and the properties with many new examples (hours)
	@$(SUITE) soak

lint: .venv/.ready-dev ## check style and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(WEB) npm --silent run lint
	$(WEB) npm --silent run types

bench: .venv/.ready-bench .venv/.ready-dev ## measure speed beside the peers, and hold it against the bars (20 minutes)
	$(BIN)/python -m bench
	$(BIN)/python -m bench.stored
	$(BIN)/python -m bench.load --ceiling
	$(BIN)/python -m bench.two
	$(BIN)/python -m bench.page

screenshots: chromium ## draw every circuit, and every screen in all languages, into screenshots/
	$(WEB)
	@mkdir -p screenshots
	@set -e; for name in $$($(BIN)/python -c 'import downforce; print(*downforce.TRACKS)'); do \
	    echo "screenshots/$$name.svg"; \
	    $(BIN)/downforce track draw "$$name" -o "screenshots/$$name.svg"; \
	done
	$(BIN)/python -m tests.browser.screenshots

site: page ## write the game as a website of files, into build/website (docs/site.md)
	@$(BIN)/downforce site build/website

docs: .venv/.ready-dev ## build these documents and an API reference as a site, into build/site
	@$(BIN)/python docs/site.py

golden: .venv/.ready-dev ## write the golden files again; review the diff
	$(BIN)/python -m tests.golden

mutants: .venv/.ready-dev ## test the tests with 400 wrong versions of the rules (up to an hour)
	$(BIN)/python -m tests.mutants --count 400 --seed 1 --jobs $(or $(JOBS),2)

clean: ## remove .venv and everything else that was made here
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache build dist mutants screenshots
	rm -rf web/node_modules src/downforce/web_dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The installation builds the page, with a Node of its own that is gone afterwards: players need none. So a
# page that became stale, as after `git pull`, is built by installing once more.
page: .venv/.ready
	@$(WEB) check || { echo "Building the page"; $(call pip_install,--no-deps -e .); }

chromium: .venv/.ready-dev
	@$(BIN)/python -m tests.browser.chromium

# A player needs the game only; developers and benchmarks add their tools to the same .venv.
# Each stamp stands for "installed as pyproject.toml and constraints.txt now say".

INPUTS := pyproject.toml constraints.txt $(BIN)/python

# The second line mends an environment that was cut short, or that uv made (without pip).
define install
	@echo "Setting up .venv ($(1))"
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(BIN)/python -m ensurepip >/dev/null
	@$(call pip_install,-e '$(1)')
endef

.venv/.ready: $(INPUTS)
	$(call install,.)
	@touch $@

.venv/.ready-dev: $(INPUTS)
	$(call install,.[dev])
	@touch .venv/.ready $@

# A peer without a build for this machine is no reason not to measure the others and ourselves.
PEERS = $(shell $(BIN)/python -c 'import tomllib; print(*map(repr, tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["bench"]))')
.venv/.ready-bench: $(INPUTS) | .venv/.ready
	@echo "Setting up .venv (the peers)"
	@if $(PIP_INSTALL) -e '.[bench]' >$(PIP_LOG) 2>&1; then touch .venv/.ready $@; \
	else echo "Some peers could not be installed: measuring without them (see $(PIP_LOG))." >&2; \
	    for one in $(PEERS); do $(PIP_INSTALL) "$$one" >>$(PIP_LOG) 2>&1 || true; done; fi

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	    echo "Downforce needs Python 3.11 or newer, and '$(PYTHON)' is not. Name one that is: make PYTHON=python3.12" >&2; \
	    exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	    echo "This Python cannot make a virtual environment yet. On Debian and Ubuntu: sudo apt install python3-venv" >&2; \
	    exit 1; }
	@$(PYTHON) -m venv --clear .venv
