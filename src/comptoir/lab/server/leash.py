"""``comptoir`` on a leash: it ends with whoever started it, who holds the other end of its standard input."""

from __future__ import annotations

import os
import runpy
from threading import Thread


def _end_together() -> None:
    while os.read(0, 1):
        pass
    os._exit(1)


if __name__ == "__main__":
    Thread(target=_end_together, daemon=True).start()
    runpy.run_module("comptoir", run_name="__main__")
