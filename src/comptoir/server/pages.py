"""The built browser client: read once, compressed once, served from memory."""

from __future__ import annotations

import gzip
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from pathlib import Path
from typing import NamedTuple

from fastapi import Request, Response

from comptoir.core import ComptoirError

FOR_EVER = "public, max-age=31536000, immutable"
ANEW = "no-cache"
HASHED = "assets/"
"""Files whose names change with their content."""
_TEXT = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")


class Page(NamedTuple):
    """Something that does not change while the server runs."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str

    @classmethod
    def of(cls, content: bytes, kind: str) -> Page:
        """Compressed once, where that helps, and named after its content."""
        packed = gzip.compress(content, 9, mtime=0) if kind.startswith(_TEXT) else None
        return cls(content, packed, kind, f'"{blake2b(content, digest_size=12).hexdigest()}"')

    def answer(self, request: Request, caching: str = ANEW) -> Response:
        """As this browser takes it; nothing if it has it already."""
        headers = {"Cache-Control": caching, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(None, 304, headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.packed, 200, headers, self.kind)
        return Response(self.content, 200, headers, self.kind)


class Pages:
    """Every file of the client. Unknown addresses are pages of the client, which knows what to say."""

    def __init__(self, folder: Path | None = None) -> None:
        self._pages: dict[str, Page] = {}
        built: Traversable = folder or files(__package__) / "static"
        if built.is_dir():
            self._read(built, "")

    def answer(self, request: Request, path: str) -> Response:
        """The file at a path, or the page that starts the client."""
        page = self._pages.get(path)
        if page is None:
            path, page = "index.html", self._pages.get("index.html")
        if page is None:
            raise ComptoirError("not_built")
        return page.answer(request, FOR_EVER if path.startswith(HASHED) else ANEW)

    def _read(self, folder: Traversable, prefix: str) -> None:
        for each in folder.iterdir():
            if each.is_dir():
                self._read(each, f"{prefix}{each.name}/")
            elif not each.name.startswith("."):
                self._pages[prefix + each.name] = Page.of(each.read_bytes(), _kind(each.name))


def _kind(name: str) -> str:
    known = "application/manifest+json" if name.endswith(".webmanifest") else guess_type(name)[0]
    return known or "application/octet-stream"
