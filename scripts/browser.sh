# Sourced by ./check, with `say` from venv.sh. Gives it two functions:
#
#   find_chromium   $COMPTOIR_CHROMIUM is a Chromium that can be driven
#   browser         there is one, installed with apt where that is possible
#
# shellcheck shell=bash

find_chromium() {
    local candidate
    for candidate in "${COMPTOIR_CHROMIUM-}" chromium-headless-shell chromium chromium-browser google-chrome; do
        if [ -n "$candidate" ] && command -v "$candidate" >/dev/null; then
            COMPTOIR_CHROMIUM=$(command -v "$candidate")
            export COMPTOIR_CHROMIUM
            return 0
        fi
    done
    return 1
}

browser() {
    if find_chromium; then return 0; fi
    if command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; then
        say "Installing Chromium for the browser tests (first time only)"
        apt-get update -qq >/dev/null 2>&1 || true
        # The shell without windows is smaller and quicker; where there is none, the whole browser does.
        local package
        for package in chromium-headless-shell chromium; do
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$package" \
                >/dev/null 2>&1 && break
        done
    fi
    if find_chromium; then return 0; fi
    say "The browser tests need Chromium, and it could not be installed here. Install it (on Debian or Ubuntu:" \
        "    sudo apt install chromium" \
        "), or name yours in COMPTOIR_CHROMIUM, then run ./check again."
    return 1
}
