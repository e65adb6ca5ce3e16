"""The command line: every door of Comptoir hangs here.

Help texts are keys of the catalogues (see ``help``), so that they follow ``--lang``; commands return their
exit code, or nothing for 0.
"""

from __future__ import annotations

from cyclopts import App

from comptoir.cli.build import version
from comptoir.cli.help import Help
from comptoir.cli.tools import register

app = App(
    name="comptoir",
    help="help-comptoir",
    version=version,
    help_formatter=Help(),
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)
for name in ("serve", "play", "doctor", "backup", "move"):  # by name: only the door that is opened is loaded
    app.command(f"comptoir.cli.{name}:{name}", name=name, help=f"help-{name}")
app.command("comptoir.cli.compiling:compile_engine", name="compile", help="help-compile")
register(app)
