# Sourced by ./check, with `say` from venv.sh. Gives it one function:
#
#   proxy   there is a Caddy the tests can start, installed with apt where that is possible
#
# shellcheck shell=bash

proxy() {
    if command -v caddy >/dev/null; then return 0; fi
    if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
        say "Installing Caddy for the tests of several processes (first time only)"
        apt-get update -qq >/dev/null 2>&1 || true
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends caddy >/dev/null 2>&1 || true
    fi
    if command -v caddy >/dev/null; then return 0; fi
    say "The tests of several processes need Caddy, and it could not be installed here. Install it (on Debian or Ubuntu:" \
        "    sudo apt install caddy" \
        "), then run ./check again."
    return 1
}
