# make play    set everything up and play
# make test    set everything up, check and test everything
# make check   formatting, types, import contracts, dead code: the part without tests
# make bench   the figures of the README, measured on this machine
# make wheel   build a package to install, with the engines for browsers in it
# make docs    the documentation as a site, in build/docs
# make format  let ruff and prettier put the code in order
# make types   write anew what is made from the server's types: the page's, and the tables of docs/wire.md
# make clean   remove what the commands above made

PYTHON ?= python3
UV := .tools/uv-0.13.7
RUN := .venv/bin/
JAVASCRIPT := "src/samedi/web/**/*.js" "src/samedi/cli/**/*.js" "tests/**/*.js" "!src/samedi/web/vendor/**"
export UV_PYTHON_DOWNLOADS := never
export UV_COMPILE_BYTECODE := 1
export NODE_USE_SYSTEM_CA := 1
export UV_SYSTEM_CERTS := $(if $(wildcard /etc/ssl/certs/ca-certificates.crt),1,0)

.PHONY: play test check bench wheel docs format types clean help
.DEFAULT_GOAL := help

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile

play: .venv/.for-play
	@test -e src/samedi/pyodide/.ready || $(RUN)python -m tools.get_pyodide src/samedi/pyodide || echo "Playing without a line is not offered."
	@$(RUN)samedi serve

test: check src/samedi/pyodide/.ready
	@$(PYTHON) tools/get_chromium.py > /dev/null
	@$(PYTHON) tools/get_services.py
	$(RUN)pytest -q -n 3 --dist worksteal

check: .venv/.for-development .tools/javascript/.ready
	$(RUN)ruff format --check .
	$(RUN)ruff check .
	$(RUN)mypy
	$(RUN)lint-imports
	$(RUN)vulture
	$(RUN)node .tools/javascript/node_modules/typescript/bin/tsc
	$(RUN)node .tools/javascript/node_modules/eslint/bin/eslint.js --max-warnings 0 src/samedi/web src/samedi/cli tests eslint.config.mjs
	$(RUN)node .tools/javascript/node_modules/prettier/bin/prettier.cjs --check --log-level warn $(JAVASCRIPT)
	$(RUN)python tools/make_types.py --check
	$(RUN)python tools/make_wire_tables.py --check
	@$(PYTHON) tools/audit.py $(UV)

bench: .venv/.for-development
	@$(UV) sync --frozen --python $(PYTHON) --group bench
	@$(PYTHON) tools/get_chromium.py > /dev/null
	@$(RUN)python -m bench
	@$(RUN)python -m bench.server
	@$(RUN)python -m bench.page

wheel: .venv/.for-development
	$(RUN)samedi engines --into src/samedi/bots/engines
	$(RUN)python -m hatchling build -t wheel

docs: .venv/.for-development
	@NO_MKDOCS_2_WARNING=1 $(RUN)mkdocs build -q
	@echo build/docs/index.html

format: .venv/.for-development .tools/javascript/.ready
	$(RUN)ruff format .
	$(RUN)ruff check --fix .
	$(RUN)node .tools/javascript/node_modules/prettier/bin/prettier.cjs --write --log-level warn $(JAVASCRIPT)

types: .venv/.for-development
	$(RUN)python tools/make_types.py
	$(RUN)python tools/make_wire_tables.py

clean:
	rm -rf .venv .tools .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis

$(UV): tools/get_uv.py
	@$(PYTHON) tools/get_uv.py $(UV)
	@touch $(UV)

# Players get the program only; whoever tests gets the tools too, and keeps them.
.venv/.for-play: $(UV) pyproject.toml uv.lock
	@echo "Setting up Samedi (once) …"
	@$(UV) sync --frozen --python $(PYTHON) --no-default-groups $(if $(wildcard .venv/.for-development),--inexact,)
	@touch $@

.venv/.for-development: $(UV) pyproject.toml uv.lock
	@echo "Setting up Samedi and its tools (once) …"
	@$(UV) sync --frozen --python $(PYTHON)
	@touch $@ .venv/.for-play

# Python for browsers, for those who play without a line.
src/samedi/pyodide/.ready: tools/get_pyodide.py .venv/.for-development
	@$(RUN)python -m tools.get_pyodide src/samedi/pyodide

# The page is checked by TypeScript, prettier and eslint, which run on the Node of the development tools; nobody else needs it.
.tools/javascript/.ready: tools/javascript/package.json tools/javascript/package-lock.json .venv/.for-development
	@mkdir -p .tools/javascript
	@cp tools/javascript/package.json tools/javascript/package-lock.json .tools/javascript/
	@PATH="$(CURDIR)/.venv/bin:$$PATH" $(RUN)npm ci --prefix .tools/javascript --no-audit --no-fund --loglevel=error
	@touch $@
