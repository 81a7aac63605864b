# The whole interface of the repository. Each target first sets up what it needs.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
GAMES ?= 20000
KILLS ?= 1000
ARGS ?=

.PHONY: help setup play test check screenshots check-format check-lint check-types check-build check-rules bench fuzz soak clean

help:
	@echo "make play    set up and play"
	@echo "make test    set up and run every test"
	@echo "make check   format, lint, types, the compiled build, rules without a test"
	@echo "make bench   speed, beside other engines"
	@echo "make fuzz    random games with every invariant checked (GAMES=$(GAMES) of each title)"
	@echo "make soak    for hours: kill the server (KILLS=$(KILLS) on each database), play every page, fuzz, attack"
	@echo "make setup   only set up: .venv and the compiled engine"
	@echo "make clean   remove all that was built"

# A failed compilation is told but does not stop anybody from playing; `test` and `check` insist on it.
setup: $(VENV)/ready
	@$(RUN) tools/compile.py --lenient

play: setup
	@$(VENV)/bin/shofar serve $(ARGS)

test: $(VENV)/ready
	@$(RUN) tools/compile.py
	@$(RUN) tools/run_tests.py $(ARGS)

# In parts, so that `make --keep-going check` tells everything at once.
check: check-format check-lint check-types check-build check-rules

check-format: $(VENV)/ready
	$(RUN) -m ruff format --check .

check-lint: $(VENV)/ready
	$(RUN) -m ruff check .

check-types: $(VENV)/ready
	$(RUN) -m mypy

check-build: $(VENV)/ready
	$(RUN) tools/compile.py

check-rules: $(VENV)/ready
	$(RUN) tools/check_rules.py

bench: setup
	@$(RUN) bench/run.py $(ARGS)

fuzz: setup
	@$(RUN) tools/fuzz.py --games $(GAMES) $(ARGS)

soak: $(VENV)/ready
	@$(RUN) tools/compile.py
	@$(RUN) tools/soak.py --kills $(KILLS) --games $(GAMES) $(ARGS)
	@$(RUN) bench/attack.py
	@$(RUN) bench/attack.py --requests 100000

# Pictures of the pages for docs/ and README; needs Chromium.
screenshots: setup
	@$(RUN) -m tests.web.screenshots

clean:
	rm -rf $(VENV) build .mypy_cache .ruff_cache .hypothesis

$(VENV)/ready: pyproject.toml tools/make_venv.py $(wildcard requirements/*.txt)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { echo "Shofar needs Python 3.11 or newer; '$(PYTHON)' is older or was not found: name another with make PYTHON=..."; exit 1; }
	@$(PYTHON) tools/make_venv.py $(VENV)
