"""The command line: every door of Comptoir hangs here.

Help texts are keys of the catalogues (see ``help``), so that they follow ``--lang``; commands return their
exit code, or nothing for 0.
"""

from __future__ import annotations

from cyclopts import App

from comptoir import __version__
from comptoir.cli.backup import backup
from comptoir.cli.doctor import doctor
from comptoir.cli.help import Help
from comptoir.cli.play import play
from comptoir.cli.serve import serve
from comptoir.cli.tools import register

app = App(
    name="comptoir",
    help="help-comptoir",
    version=__version__,
    help_formatter=Help(),
    result_action="return_value",
    suppress_keyboard_interrupt=False,
)
app.command(serve, name="serve", help="help-serve")
app.command(play, name="play", help="help-play")
app.command(doctor, name="doctor", help="help-doctor")
app.command(backup, name="backup", help="help-backup")
register(app)
