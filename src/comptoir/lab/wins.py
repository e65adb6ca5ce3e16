"""Wins out of games, and how sure their share is."""

from __future__ import annotations

from typing import Final, NamedTuple

from comptoir.lab.intervals import share_of

_DIGITS: Final = 4


class Share(NamedTuple):
    """Wins out of the games that somebody played to their end: on a seat, in a team, by a kind of bot. A
    victory that is shared counts for each of the winners, so that wins may add up to more than games."""

    wins: int
    games: int
    low: float
    """Where the share lies really in 95 of 100 campaigns, by deal."""
    high: float
    fair: float
    """What it would be if all were equally good."""

    @property
    def value(self) -> float:
        return self.wins / self.games

    def plain(self) -> dict[str, object]:
        """As JSON can hold it."""
        parts = {"share": self.value, "low": self.low, "high": self.high, "fair": self.fair}
        rounded = {name: round(part, _DIGITS) for name, part in parts.items()}
        return {"wins": self.wins, "games": self.games, **rounded}


class Wins:
    """Adds wins up, game by game; those of one deal follow each other."""

    __slots__ = ("_deal", "_fair", "_games_of_deal", "_squares", "_wins_of_deal", "deals", "games", "wins")

    def __init__(self) -> None:
        self.wins = self.games = self.deals = 0
        self._fair = 0.0
        self._deal: int | None = None
        self._wins_of_deal = self._games_of_deal = 0
        self._squares = 0, 0, 0
        """Sums over the deals: of wins squared, of wins times games, of games squared."""

    def add(self, deal: int, *, won: bool, fair: float) -> None:
        if deal != self._deal:
            self._deal, self._wins_of_deal, self._games_of_deal = deal, 0, 0
            self.deals += 1
        w, g, (ww, wg, gg) = self._wins_of_deal, self._games_of_deal, self._squares
        wins, games = w + won, g + 1
        self._squares = ww + wins**2 - w**2, wg + wins * games - w * g, gg + games**2 - g**2
        self._wins_of_deal, self._games_of_deal = wins, games
        self.wins, self.games, self._fair = self.wins + won, self.games + 1, self._fair + fair

    def share(self) -> Share:
        ww, wg, gg = self._squares
        share = self.wins / self.games
        found = share_of(self.games, self.wins, self.deals, ww - 2 * share * wg + share**2 * gg)
        return Share(self.wins, self.games, found.low, found.high, self._fair / self.games)
