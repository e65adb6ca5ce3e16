"""The eighteen effects of the pack, one small function for each: what it does to one merchant."""

from __future__ import annotations

from comptoir.core import without
from comptoir.karanor import events
from comptoir.karanor.board import EMPTY, KaranorBoard, Lasting
from comptoir.karanor.choosing import choose_card, choose_goods, choose_named, only_common
from comptoir.karanor.conditions import places
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.pack import Forbid, Goods, GoodsGain, Modify, Sell, Steal
from comptoir.karanor.quests import draw_quest
from comptoir.karanor.resolving import apply, effect
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.use import Occasion, Use
from comptoir.karanor.windows import open_window, who_might_answer


@effect
async def gain_gold(use: Use, to: Merchant, value: int) -> None:
    to.gain_gold(value)


@effect
async def gain_goods(use: Use, to: Merchant, value: GoodsGain) -> None:
    to.take_goods(value.goods)
    if value.any:
        left = only_common(to, to.table.reserve)
        to.take_goods(await choose_goods(to, "gain_goods", left, value.any, source=use.source))


@effect
async def gain_income(use: Use, to: Merchant, value: int) -> None:
    to.gain_income(value)


@effect
async def gain_prestige(use: Use, to: Merchant, value: int) -> None:
    to.gain_prestige(value)


@effect
async def gain_actions(use: Use, to: Merchant, value: int) -> None:
    if to.is_active:
        to.table.actions += value


@effect
async def insignia(use: Use, to: Merchant, value: int) -> None:
    to.take_insignia(value)


@effect
async def lose_insignia(use: Use, to: Merchant, value: int) -> None:
    to.lose_insignia(value)


@effect
async def artefact(use: Use, to: Merchant, value: int) -> None:
    """Draw two, keep one, discard the other; so many times."""
    for _ in range(value):
        await _find_artefact(to)


async def _find_artefact(me: Merchant) -> None:
    table = me.table
    drawn = [table.draw("artefact") for _ in range(table.pack.numbers.artefact_draw)]
    cards = tuple([card for card in drawn if card != EMPTY])
    if not cards:
        return
    table.aside += cards
    me.knows(cards)
    table.tell(events.DrewArtefacts(me.at, table.show_all(cards)))
    kept = await choose_card(me, "keep_artefact", cards)
    for card in cards:
        table.aside = without(table.aside, card)
        table.known[card] = table.public
        if card == kept:
            table.artefacts[me.at] += (card,)
        else:
            table.artefact_discard += (card,)
    others = tuple([card for card in cards if card != kept])
    table.tell(events.ChoseArtefact(me.at, table.show(kept), table.show_all(others)))
    table.reckon(me.at)
    tile = table.pack.artefact_of[table.faces[kept]]
    if tile.trigger == "gain":
        await apply(Use(me, tile.rule, source=kept))


@effect
async def black_market(use: Use, to: Merchant, value: int) -> None:
    for _ in range(value):
        to.draw_black_market()


@effect
async def quest(use: Use, to: Merchant, value: int) -> None:
    for _ in range(value):
        await draw_quest(to)


@effect
async def associate(use: Use, to: Merchant, value: int) -> None:
    """Free associates of one's choice join, without action or pay."""
    table = to.table
    for _ in range(min(value, len(table.free_associates))):
        names = [table.pack.associates[each].id for each in table.free_associates]
        place = await choose_named(to, "choose_associate", "associate", names, source=use.source)
        to.take_associate(table.free_associates[place])


@effect
async def steal(use: Use, to: Merchant, value: Steal) -> None:
    """What the victim holds, to the user; a shield is taken off gold and goods."""
    thief, table = use.me, use.table
    if value.kind == "insignia":
        if table.insignia[to.at][value.insignia]:
            thief.rob(to, insignia=value.insignia)
    elif value.kind == "associate":
        await _steal_associates(use, to, value.amount)
    elif value.kind == "gold":
        gold = min(value.amount - _shield(use, to), table.gold[to.at])
        if gold > 0:
            thief.rob(to, gold=gold)
    else:
        goods = await _goods_to_steal(use, to, value)
        if any(goods):
            thief.rob(to, goods=goods)


def _shield(use: Use, victim: Merchant) -> int:
    """What a victim's guards keep from the thief: once for each card."""
    if victim.at in use.robbed:
        return 0
    use.robbed.append(victim.at)
    return victim.shield


async def _steal_associates(use: Use, victim: Merchant, count: int) -> None:
    table = use.table
    for _ in range(min(count, len(table.associates[victim.at]))):
        held = table.associates[victim.at]
        names = [table.pack.associates[each].id for each in held]
        args = (("victim", victim.at),)
        place = await choose_named(
            use.me, "steal_associate", "associate", names, source=use.source, args=args
        )
        use.me.rob(victim, associate=held[place])


async def _goods_to_steal(use: Use, victim: Merchant, value: Steal) -> Goods:
    table, count = use.table, max(value.amount - _shield(use, victim), 0)
    if value.pick != "random":
        prompt, who = ("steal_goods", use.me) if value.pick == "thief" else ("hand_over", victim)
        args = (("victim", victim.at),)
        return await choose_goods(who, prompt, victim.goods, count, source=use.source, args=args)
    tokens = [resource for resource, amount in enumerate(victim.goods) for _ in range(amount)]
    taken = [tokens.pop(table.dice.below(len(tokens))) for _ in range(min(count, len(tokens)))]
    return tuple([taken.count(resource) for resource in range(len(victim.goods))])


@effect
async def sell(use: Use, to: Merchant, value: Sell) -> None:
    """Up to so many tokens of any kind go back to the reserve for gold."""
    table = to.table
    goods = await choose_goods(to, "sell_goods", to.goods, value.upto, least=0, source=use.source)
    if any(goods):
        gold = sum(goods) * value.price
        to.give_back(goods)
        table.gold[to.at] += gold
        table.tell(events.SoldGoods(to.at, goods, gold))


@effect
async def move_to(use: Use, to: Merchant, value: int) -> None:
    """The pawn is put somewhere else: no move, no fare, no action."""
    table, here = to.table, to.place
    found = destinations(table, to.at, value)
    if found:
        names = [table.pack.territories[each].id for each in found]
        target = found[await choose_named(to, "choose_destination", "place", names, source=use.source)]
        table.pawns[to.at] = target
        table.tell(events.Placed(to.at, here, target))
        await enter(to, here)


def destinations(board: KaranorBoard, at: int, value: int) -> list[int]:
    """Where a merchant's pawn may be put: anywhere of that sort but where it stands."""
    mask, here = places(board, at, value), board.pawns[at]
    return [each for each in range(len(board.pack.territories)) if mask >> each & 1 and each != here]


async def enter(me: Merchant, source: int) -> bool:
    """Others may answer that somebody has come; may the newcomer stay?"""
    table = me.table
    occasion = Occasion("enter", me.at, table.pawns[me.at])
    asked = who_might_answer(table, occasion)
    if asked:
        await open_window(table, occasion, asked)
    if occasion.is_stopped and me.place == occasion.place:
        table.pawns[me.at] = source
        if me.is_active:
            table.steps = 0
        table.tell(events.Stopped(me.at, source, 0))
    return not occasion.is_stopped


@effect
async def modify(use: Use, to: Merchant, value: Modify) -> None:
    table = to.table
    table.lasting += (Lasting(to.at, value, None, _last_turn(table, to.at, value.until)),)
    table.reckon(to.at)
    table.tell(events.Modified(to.at, value.stat, value.add, value.until))


@effect
async def forbid(use: Use, to: Merchant, value: Forbid) -> None:
    table = to.table
    table.lasting += (Lasting(to.at, None, value, _last_turn(table, to.at, value.until)),)
    table.reckon(to.at)
    table.tell(events.Forbade(to.at, value.action, value.until))


def _last_turn(table: KaranorTable, at: int, until: str) -> int:
    """The turn at whose end it is over: this one, or the seat's next that has not begun."""
    if until == "turn_end" and table.turn:
        return table.turn
    players = table.rules.players
    return table.turn + ((at - table.active - 1) % players + 1)


@effect
async def negate(use: Use, to: Merchant, value: bool) -> None:
    """The card that is answered has no effect."""
    assert use.occasion is not None
    assert use.occasion.answers is not None
    use.occasion.answers.is_negated = True


@effect
async def end_move(use: Use, to: Merchant, value: bool) -> None:
    assert use.occasion is not None
    use.occasion.is_stopped = True
