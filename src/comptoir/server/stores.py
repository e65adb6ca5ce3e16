"""Which store a server has: a folder of its own, or a database that several processes share."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from comptoir.core import ComptoirError
from comptoir.server import links
from comptoir.server.carrying import Carrier
from comptoir.server.folder import TOKEN, token
from comptoir.server.heads import Loss
from comptoir.server.limits import Doorkeeper
from comptoir.server.postgres import address
from comptoir.server.reckoning import Reckoning
from comptoir.server.storage import Storage
from comptoir.server.store import Store

if TYPE_CHECKING:
    from comptoir.server.house import House
    from comptoir.server.postgres.store import PostgresStore


class Opened(Protocol):
    """A store that can be used, for as long as a server runs."""

    figures_token: str
    """With this programs elsewhere may read the figures."""

    @property
    def losses(self) -> Sequence[Loss]:
        """What had been acknowledged and was missing when it was opened."""
        ...

    async def begin(self) -> Storage:
        """The store, in the loop that will use it."""
        ...

    def carrier(self, house: House, doorkeeper: Doorkeeper) -> Carrier | None:
        """Who passes people on to other processes, if there are any; what they use is told to those."""
        ...

    async def end(self) -> None: ...


def open_store(data: Path | str, own_address: str) -> Opened:
    """Raises ``ComptoirError`` when it cannot be used."""
    return _Folder(data) if isinstance(data, Path) else _Database(data, own_address)


class _Folder:
    def __init__(self, folder: Path) -> None:
        self._store = Store.open(folder)
        self.losses: Sequence[Loss] = self._store.losses
        self.figures_token = token(folder)

    async def begin(self) -> Storage:
        return self._store

    def carrier(self, house: House, doorkeeper: Doorkeeper) -> None:
        """Whoever has the folder is alone."""

    async def end(self) -> None:
        self._store.close()


class _Database:
    losses: Sequence[Loss] = ()

    def __init__(self, url: str, own_address: str) -> None:
        address.need_driver()
        self._url, self._address = url, own_address
        self._store: PostgresStore | None = None
        self.figures_token = ""
        asyncio.run(_try(url))

    async def begin(self) -> Storage:
        from comptoir.server.postgres.store import PostgresStore

        self._store = await PostgresStore.open(self._url, self._address)
        self.figures_token = figures_token(self._store.secret)
        return self._store

    def carrier(self, house: House, doorkeeper: Doorkeeper) -> Carrier:
        assert self._store is not None, "it has not begun"
        self._store.reckon(Reckoning(doorkeeper))
        self._store.on_lost(house.lose_table)
        return Carrier(house, self._store.secret, self._store, doorkeeper.till)

    async def end(self) -> None:
        if self._store is not None:
            await self._store.close()


async def _try(url: str) -> None:
    """Raises ``ComptoirError`` if a database cannot be used."""
    from comptoir.server.postgres.store import PostgresStore

    await (await PostgresStore.open(url)).close()


def figures_token(secret: bytes) -> str:
    """The word for the figures where there is no folder to keep one: all processes have the same."""
    return links.token(secret, "figures", 0, 0)


def find_figures_token(data: Path | str) -> str:
    """The same without a server. Raises ``ComptoirError`` where none has run yet."""
    if isinstance(data, Path):
        try:
            return (data / TOKEN).read_text(encoding="utf-8").strip()
        except OSError as error:
            raise ComptoirError("nothing_to_copy", folder=str(data)) from error
    address.need_driver()
    from comptoir.server.postgres.stock import at_this_moment

    with at_this_moment(data) as stock:
        return figures_token(stock.secret)
