# Sourced by ./play and ./check, with $root set to the project folder. Gives them one function:
#
#   ready [extra]   the project (with its extra, if named) is installed in $root/.venv, and the browser client is built
#
# A stamp in .venv holds the checksum of pyproject.toml and the folder of the last install, and one beside the
# built client is younger than all it was built from, so the usual case costs a few milliseconds. Everything
# said here goes to stderr.
# shellcheck shell=bash

venv=${root:?}/.venv
stamp=$venv/comptoir-installed
words=$root/src/comptoir/words
bundle=$root/src/comptoir/server/static
export PIP_DISABLE_PIP_VERSION_CHECK=1

say() { printf '%s\n' "$@" >&2; }

# The stamp of an up-to-date install. A moved folder breaks the scripts in .venv/bin, hence $root.
fingerprint() { printf '%s %s\n' "$(cksum <"$root/pyproject.toml")" "$root"; }

# Does the venv run, with a Python we support and with pip?
sound() {
    [ -x "$venv/bin/python" ] && "$venv/bin/python" -I -c '
import sys
from importlib.util import find_spec
sys.exit(sys.version_info < (3, 11) or find_spec("pip") is None)' 2>/dev/null
}

installed() { # [extra]
    case ${1-} in native | lab | postgres) if installed dev; then return 0; fi ;; esac # which brings them along
    local written=$stamp${1:+-$1}
    [ -f "$written" ] && [ "$(<"$written")" = "$(fingerprint)" ]
}

# Is the venv the one of another folder (the project was moved or copied)?
moved() {
    local known
    for known in "$stamp" "$stamp"-*; do
        [ ! -f "$known" ] || [[ $(<"$known") = *" $root" ]] || return 0
    done
    return 1
}

find_python() { # sets $python
    local candidate without_venv=
    for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
        "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 || continue
        # Debian ships the venv module without ensurepip until python3-venv is installed.
        if "$candidate" -c 'import ensurepip, venv' >/dev/null 2>&1; then
            python=$candidate
            return 0
        fi
        [ -n "$without_venv" ] || without_venv=$candidate
    done
    if [ -n "$without_venv" ]; then
        local version
        version=$("$without_venv" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        say "Python $version was found, but its venv module is incomplete. On Debian or Ubuntu:" \
            "Python $version est là, mais son module venv est incomplet. Sous Debian ou Ubuntu :" \
            "    sudo apt install python$version-venv"
    else
        say "Comptoir needs Python 3.11 or newer, and none was found. Install it, then try again." \
            "Comptoir demande Python 3.11 ou plus récent ; aucun n’a été trouvé. Installez-le, puis recommencez."
    fi
    return 1
}

create() {
    local python log
    find_python || return 1
    # --clear: what is there is broken, or another folder's
    if ! log=$("$python" -m venv --clear "$venv" 2>&1); then
        say "$log" \
            "The virtual environment could not be created in $venv." \
            "L’environnement virtuel n’a pas pu être créé dans $venv."
        return 1
    fi
}

install() { # [extra]
    local log
    if [ -f "$stamp" ]; then
        say "Updating Comptoir / Mise à jour de Comptoir"
    else
        say "Installing Comptoir (first time only) / Installation de Comptoir (la première fois seulement)"
    fi
    if moved || ! sound; then create || return 1; fi
    # No stamp while pip works: an interrupted install starts again, a second script waits its turn.
    rm -f "$stamp" "$stamp"-*
    if ! log=$("$venv/bin/python" -m pip install --quiet --editable "$root${1:+[$1]}" 2>&1); then
        say "$log" \
            "The installation failed; the reason is above. Is there a network connection?" \
            "L’installation a échoué ; la raison est ci-dessus. Y a-t-il une connexion au réseau ?"
        return 1
    fi
    fingerprint >"$stamp"
    if [ -n "${1-}" ]; then fingerprint >"$stamp-$1"; fi
}

# Is the browser client built, and is nothing it was built from younger? (A folder is, when a file of it is gone.)
bundled() {
    [ -f "$bundle/index.html" ] || return 1
    [ -d "$root/web" ] || return 0
    [ -f "$bundle/.stamp" ] || return 1
    [ -z "$(find "$root/web" \( -name node_modules -o -name generated -o -name wire.ts \) -prune \
        -o -newer "$bundle/.stamp" -print 2>&1 | head -n 1)" ] || return 1
    [ -z "$(find "$words" \( -type d -o -name 'web*.ftl' \) -newer "$bundle/.stamp" 2>&1 | head -n 1)" ]
}

build() { # [extra]
    local code=0
    "$venv/bin/python" "$root/hatch_build.py" || code=$?
    # No Node here: pip brings its own for the time it builds.
    if [ "$code" -eq 3 ]; then install "$@" || return 1; code=0; fi
    if [ "$code" -ne 0 ]; then
        say "The pages of the game could not be built; the reason is above. Is there a network connection?" \
            "Les pages du jeu n’ont pas pu être fabriquées ; la raison est ci-dessus. Y a-t-il une connexion au réseau ?"
        return 1
    fi
}

ready() { # [extra]
    if installed "$@" && sound && bundled; then return 0; fi
    # One at a time. The lock is the project folder itself and ends with the parentheses.
    (
        if command -v flock >/dev/null; then flock 9; fi
        { installed "$@" && sound; } || install "$@" || exit 1
        bundled || build "$@"
    ) 9<"$root"
}
