# Sourced by ./check, with `say` from venv.sh. Gives it one function:
#
#   database   there is a PostgreSQL the tests can start, installed with apt where that is possible
#
# shellcheck shell=bash

# Debian keeps the programs of a server out of the way: see src/comptoir/lab/server/database.py.
find_postgresql() { command -v initdb /usr/lib/postgresql/*/bin/initdb >/dev/null; }

database() {
    if find_postgresql; then return 0; fi
    if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
        say "Installing PostgreSQL for the tests of the store (first time only)"
        apt-get update -qq >/dev/null 2>&1 || true
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql \
            >/dev/null 2>&1 || true
    fi
    if find_postgresql; then return 0; fi
    say "The tests of the store need PostgreSQL, and it could not be installed here. Install it (on Debian or Ubuntu:" \
        "    sudo apt install postgresql" \
        "), then run ./check again."
    return 1
}
