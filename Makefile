# The whole interface of the repository. Each target first sets up what it needs.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin/python
GAMES ?= 20000
KILLS ?= 1000
ARGS ?=

.PHONY: help python setup play test check screenshots check-format check-lint check-types check-build check-rules check-wheel bench fuzz soak learn clean

help:
	@echo "make play    set up and play"
	@echo "make test    set up and run every test"
	@echo "make check   format, lint, types, the compiled build, rules without a test, an installed Shofar"
	@echo "make bench   speed, beside other engines"
	@echo "make fuzz    random games with every invariant checked (GAMES=$(GAMES) of each title)"
	@echo "make soak    for hours: kill the server (KILLS=$(KILLS) on each database), play every page, fuzz, attack"
	@echo "make learn   for hours: let bots play and learn from it what positions are worth"
	@echo "make setup   only set up, to the end: what playing needs, and the compiled engine"
	@echo "make clean   remove all that was built"

# Many processes start while testing: each finds the modules translated already, wherever that is usually switched off.
test soak check-wheel: export PYTHONDONTWRITEBYTECODE =
test soak check-wheel: export PYTHONPYCACHEPREFIX = $(CURDIR)/build/pycache

# Each target installs what it needs and has not got yet.
for-%: python
	@$(PYTHON) tools/make_venv.py $(VENV) $*

# A failed compilation is told but does not stop anybody from playing; `test` and `check` insist on it.
setup: for-build
	@$(RUN) tools/compile.py --lenient

# Answers at once; compiling goes on beside it.
play: for-play
	@$(RUN) tools/play.py $(ARGS)

test: for-test
	@$(RUN) tools/compile.py
	@$(RUN) tools/run_tests.py $(ARGS)

# In parts, so that `make --keep-going check` tells everything at once.
check: check-format check-lint check-types check-build check-rules check-wheel

check-format: for-check
	$(RUN) -m ruff format --check .

check-lint: for-check
	$(RUN) -m ruff check .

check-types: for-check
	$(RUN) -m mypy

check-build: for-build
	$(RUN) tools/compile.py

check-rules: for-check
	$(RUN) tools/check_rules.py
	$(RUN) tools/count_nodes.py

# An installed Shofar works: in an environment of its own, outside of this folder.
check-wheel: check-build for-check
	$(RUN) tools/check_wheel.py

bench: for-bench setup
	@$(RUN) bench/run.py $(ARGS)

fuzz: setup
	@$(RUN) tools/fuzz.py --games $(GAMES) $(ARGS)

soak: for-test
	@$(RUN) tools/compile.py
	@$(RUN) tools/soak.py --kills $(KILLS) --games $(GAMES) $(ARGS)
	@$(RUN) bench/attack.py
	@$(RUN) bench/attack.py --requests 100000

# The shipped weights of the titles, anew; ARGS are those of tools/fit_values.py.
learn: for-fit setup
	@$(RUN) tools/fit_values.py $(ARGS)

# Pictures of the pages for docs/ and README; needs Chromium.
screenshots: for-test setup
	@$(RUN) -m tests.web.screenshots

clean:
	rm -rf $(VENV) build .mypy_cache .ruff_cache .hypothesis

python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { echo "Shofar needs Python 3.11 or newer; '$(PYTHON)' is older or was not found: name another with make PYTHON=..."; exit 1; }
