"""What a campaign came to, in words: who won how often and how sure that is, set by set, what went wrong."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from shlex import join
from textwrap import indent

from comptoir.cli.command import command
from comptoir.cli.terminal.menu import plain
from comptoir.cli.tools import shelf
from comptoir.cli.tools.output import columns, decimal, part, percent
from comptoir.lab.campaigns import Campaign
from comptoir.lab.summary import BotError, Results, Summary, Trades
from comptoir.lab.wins import Share
from comptoir.words import Words

_DEEP = " " * 6
_SHARES = range(1, 6)
"""The columns with numbers, where shares are told."""


def report(words: Words, campaign: Campaign, summary: Summary, seconds: float) -> Iterator[str]:
    """What a campaign came to, line by line."""
    yield words.say("simulate-games", games=summary.games, finished=summary.finished)
    if summary.called_off:
        yield words.say("simulate-called-off", count=summary.called_off, game=campaign.setup.game)
    yield words.say("simulate-decisions", decisions=summary.decisions, real=summary.real_decisions)
    if summary.shared:
        yield words.say("simulate-shared", count=summary.shared)
    turns = summary.lengths()
    if turns:
        yield words.say(
            shelf.find(campaign.setup.game).length_key,
            mean=decimal(words, turns["mean"]),
            median=decimal(words, turns["median"]),
            least=int(turns["min"]),
            most=int(turns["max"]),
        )
        yield from _winning(words, summary)
    if summary.mixes_sets:
        yield from (*_set_by_set(words, campaign, summary), "")
    if summary.trades.games:
        yield from _trading(words, summary.trades)
    if len(campaign.bots) > 1:
        yield words.say("simulate-rotation", count=len(campaign.bots))
    if campaign.check:
        yield words.say("simulate-paired", count=summary.paired_positions)
    yield from _faults(words, campaign, summary)
    yield words.say("simulate-seconds", seconds=decimal(words, seconds))


def _trading(words: Words, trades: Trades) -> Iterator[str]:
    """What was offered and traded, and the gold that is left."""
    yield words.say(
        "simulate-trades",
        trades=trades.trades,
        trades_per_game=decimal(words, trades.trades / trades.games),
        offers=trades.offers,
        offers_per_game=decimal(words, trades.offers / trades.games),
        percent=percent(words, trades.trades, trades.offers),
    )
    for each, gold in trades.gold_left.items():
        yield words.say("simulate-gold-left", who=each, median=decimal(words, gold))


# -- shares -------------------------------------------------------------------------------------------------


def _winning(words: Words, summary: Summary) -> Iterator[str]:
    """Who won how often, in one table with a heading for each kind of somebody."""
    blocks = dict(_blocks(words, summary))
    keys = ("games", "wins", "share", "interval", "fair")
    titles = ["", *[words.say(f"arena-title-{key}") for key in keys]]
    rows = [
        [f"  {name}", *_figures(words, each)] for block in blocks.values() for name, each in block.items()
    ]
    title, *lines = columns([titles, *rows], right=_SHARES)
    yield from ("", title)
    for heading, block in blocks.items():
        yield heading
        for _ in block:
            yield lines.pop(0)
    yield words.say("simulate-how")
    yield ""


def _blocks(words: Words, summary: Summary) -> Iterator[tuple[str, Mapping[str, Share]]]:
    """By team, or by seat and, where not always the same one begins, by turn order; by bot, if there are
    several; and by the number of players, if that varies."""
    if summary.by_team:
        yield (
            words.say("simulate-teams"),
            {
                words.say("simulate-team", first=first + 1, second=second + 1): share
                for (first, second), share in summary.teams().items()
            },
        )
    else:
        seats, order = summary.seats(), summary.order()
        yield words.say("simulate-seats"), _seats(words, seats)
        if order != seats:
            places = {words.say("simulate-place", number=place + 1): share for place, share in order.items()}
            yield words.say("simulate-order"), places
    if len(summary.by_kind) > 1:
        yield words.say("simulate-bots"), summary.kinds()
    if len(summary.by_players) > 1:
        for players, results in sorted(summary.by_players.items()):
            if results.finished:
                median = decimal(words, results.lengths()["median"])
                heading = words.say("simulate-with-players", players=players, median=median)
                yield heading, _seats(words, results.seats())


def _seats(words: Words, seats: Mapping[int, Share]) -> dict[str, Share]:
    return {words.say("person-name", number=at + 1): share for at, share in seats.items()}


def _figures(words: Words, share: Share) -> list[str]:
    return [str(share.games), str(share.wins), *_how_sure(words, share)]


def _how_sure(words: Words, share: Share) -> list[str]:
    """A share, its interval, and what would be fair."""
    interval = words.say("arena-interval", low=part(words, share.low), high=part(words, share.high))
    return [percent(words, share.wins, share.games), interval, part(words, share.fair)]


def _set_by_set(words: Words, campaign: Campaign, summary: Summary) -> Iterator[str]:
    """A row for each set: its games, how long they are, and how often the first of several bots wins, or
    whoever begins."""
    bot = campaign.bots[0] if len(summary.by_kind) > 1 else ""
    wins = words.say("simulate-title-bot-wins", bot=bot) if bot else words.say("simulate-title-begins")
    titles = [
        words.say("simulate-title-set"),
        words.say("arena-title-games"),
        words.say("simulate-title-median"),
    ]
    titles += [wins, words.say("arena-title-interval"), words.say("arena-title-fair")]
    titles += [words.say("simulate-title-called-off")] if summary.called_off else []
    called = shelf.find(campaign.setup.game).family_name
    named = {called(words, name): each for name, each in summary.by_set.items()}
    rows = [[name, *_of_set(words, named[name], bot)] for name in sorted(named, key=plain)]
    yield from columns([titles, *[row[: len(titles)] for row in rows]], right=range(1, len(titles)))
    yield words.say("simulate-sets-how", command=command("study"))


def _of_set(words: Words, results: Results, bot: str) -> list[str]:
    share = results.kinds().get(bot) if bot else results.order().get(0)
    if share is None:  # no game with it has ended
        return [str(results.games), *["–"] * 5]
    median = decimal(words, results.lengths()["median"])
    return [str(results.games), median, *_how_sure(words, share), str(results.called_off)]


# -- what went wrong ----------------------------------------------------------------------------------------


def _faults(words: Words, campaign: Campaign, summary: Summary) -> Iterator[str]:
    yield words.say("simulate-violations", count=summary.violations)
    for number, what in summary.first_violations:
        yield words.say("simulate-violation", game=str(number), what=what)
    if summary.bot_errors:
        yield words.say("simulate-bot-errors", count=summary.bot_errors)
        yield from _bot_errors(words, summary)
    told = [number for number, _ in summary.first_violations]
    told += [error.game for error in summary.first_bot_errors]
    for number in summary.first_unfinished:
        if number not in told:
            yield words.say("simulate-unfinished", game=str(number))
    if not summary.is_clean:
        again = command_for(campaign, [*told, *summary.first_unfinished][0])
        yield words.say("simulate-again", command=again)


def _bot_errors(words: Words, summary: Summary) -> Iterator[str]:
    """The first of them; calls that led to several are told once."""
    told = {""}
    for error in summary.first_bot_errors:
        yield _bot_error(words, error)
        yield from traceback(error.failure.trace, told)


def _bot_error(words: Words, error: BotError) -> str:
    seat, pick, what, _ = error.failure
    about = {"game": str(error.game), "pick": str(pick), "seat": str(seat + 1)}
    return words.say("simulate-bot-error", bot=error.bot, what=what, **about)


def traceback(trace: str, told: set[str]) -> list[str]:
    """The lines of a traceback that was not told yet."""
    if trace in told:
        return []
    told.add(trace)
    return indent(trace, _DEEP).splitlines()


def command_for(campaign: Campaign, number: int) -> str:
    """The command that plays one game of a campaign again."""
    least, most = campaign.players[0], campaign.players[-1]
    parts = [campaign.setup.game, "--players", str(least) if least == most else f"{least}..{most}"]
    parts += shelf.find(campaign.setup.game).arguments(campaign.setup)
    parts += ["--bots", ",".join(campaign.bots), "--seed", str(campaign.seed)]
    own = [each for each in campaign.code if each.name in campaign.bots]
    parts += [part for each in own for part in ("--code", f"{each.file}:{each.name}")]
    parts += ["--first", str(number), "--games", "1", *(["--check"] if campaign.check else [])]
    return f"{command('simulate')} {join(parts)}"
