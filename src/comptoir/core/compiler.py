"""What the compiler is told about classes. It reads this and never runs it; plain Python does the reverse."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import trait as trait
else:

    def trait(kind):
        """A class without fields of its own in memory, beside which others can stand as a base."""
        return kind

    def mypyc_attr(*, allow_interpreted_subclasses):  # noqa: ARG001  # by this name the compiler reads it
        """Games and bots of others, which nobody compiles, derive from it."""
        return trait
