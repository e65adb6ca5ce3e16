"""How a game is laid out: decks, the draft, histories, and the first turn."""

from __future__ import annotations

from collections.abc import Sequence

from comptoir.core import Cards, Decision, Dice, Option
from comptoir.karanor import events
from comptoir.karanor.board import DRAFT, EMPTY, HISTORIES, TURN
from comptoir.karanor.merchant import Merchant
from comptoir.karanor.options import AT_RANDOM, Rules
from comptoir.karanor.pack import History, OriginCity, Pack
from comptoir.karanor.resolving import apply
from comptoir.karanor.table import KaranorTable
from comptoir.karanor.turns import begin_turn, settle
from comptoir.karanor.use import Use


def set_up(rules: Rules, pack: Pack, dice: Dice) -> KaranorTable:
    """The table as the draft finds it."""
    table = KaranorTable()
    table.begin(rules.players + 1, dice)
    table.rules, table.pack = rules, pack
    numbers, seats = pack.numbers, range(rules.players)
    table.first = rules.first if rules.first != AT_RANDOM else dice.below(rules.players)
    _lay_out_piles(table)
    table.reserve = tuple([each.supply for each in pack.resources])
    table.market = ()
    if rules.market:
        table.market = tuple([numbers.market.start_each if each.is_common else 0 for each in pack.resources])
        table.reserve = tuple([left - laid for left, laid in zip(table.reserve, table.market, strict=True)])
    table.insignia_supply = tuple([each.copies for each in pack.insignia])
    table.free_associates, table.promoted = tuple(range(len(pack.associates))), 0
    table.inhabitants = sum([1 << at for at, each in enumerate(pack.territories) if each.inhabitant])
    nothing = (0,) * len(pack.resources)
    table.goods, table.gold = [nothing] * rules.players, [0] * rules.players
    table.income, table.prestige, table.reached = (
        [0] * rules.players,
        [0] * rules.players,
        [0] * rules.players,
    )
    table.has_risen = False
    table.insignia = [(0,) * len(pack.insignia)] * rules.players
    table.associates = [()] * rules.players
    table.pawns, table.shops, table.villas = [0] * rules.players, [0] * rules.players, [0] * rules.players
    for seat in seats:
        tile = pack.cards[table.faces[table.origins[seat][0]]]
        assert isinstance(tile, OriginCity)
        table.pawns[seat], table.shops[seat] = tile.city, 1 << tile.city
    table.phase, table.turn = DRAFT, 0
    table.active = (table.first - 1) % rules.players  # nobody's turn has begun; the first player's is next
    table.actions, table.steps, table.trigger = 0, 0, EMPTY
    table.lasting, table.offers, table.offer_count, table.openings = (), (), 0, ()
    table.fallen = ()
    table.used = table.spent = ()
    table.stats, table.forbidden = [()] * rules.players, [0] * rules.players
    for seat in seats:
        table.reckon(seat)
    return table


def _lay_out_piles(table: KaranorTable) -> None:
    """Shuffle all decks, deal tiles and packs, turn up the row and the first delivery."""
    pack, rules = table.pack, table.rules
    players, numbers = rules.players, pack.numbers
    face = pack.face
    table.commerce_deck = _shuffled(table, [face[each.id] for each in pack.commerces])
    table.quest_deck = _shuffled(
        table, [face[each.id] for each in pack.quests if each.min_players <= players]
    )
    kinds = [each for each in pack.black_market if each.min_players <= players]
    table.black_deck = _shuffled(table, [face[each.id] for each in kinds for _ in range(each.copies)])
    table.artefact_deck = _shuffled(
        table, [face[each.id] for each in pack.artefacts if each.min_players <= players]
    )
    table.delivery_deck = _shuffled(table, [face[each.id] for each in pack.deliveries])
    table.sequels = table.deal([face[each.id] for each in pack.sequels], known=table.public)
    histories = _shuffled(table, [face[each.id] for each in pack.histories])
    origins = _shuffled(table, [face[each.id] for each in pack.origin_cities])
    table.commerce_discard = table.quest_discard = table.black_discard = table.artefact_discard = ()
    table.delivery_discard = table.deliveries = table.row = table.aside = ()
    table.commerces, table.quests = [()] * players, [()] * players
    table.black_hands, table.artefacts, table.built = [()] * players, [()] * players, [()] * players
    table.sites = [()] * players
    table.origins = [(origins[seat],) for seat in range(players)]
    for seat in range(players):
        table.known[origins[seat]] = table.public
    each_gets = 2 if rules.histories == "chosen" else 1
    table.histories = [histories[seat * each_gets : (seat + 1) * each_gets] for seat in range(players)]
    used = players + numbers.deliveries_extra
    table.box = origins[players:] + histories[players * each_gets :] + table.delivery_deck[used:]
    table.delivery_deck = table.delivery_deck[:used]
    table.open_delivery()
    table.fill_row()
    dealt = numbers.draft_deal
    table.packs = []
    for seat in range(players):
        Merchant(table, seat).knows(table.histories[seat])
        table.packs.append(table.commerce_deck[-dealt:])
        table.commerce_deck = table.commerce_deck[:-dealt]
        Merchant(table, seat).knows(table.packs[seat])


def _shuffled(table: KaranorTable, faces: Sequence[int]) -> Cards:
    cards = table.deal(faces)
    table.shuffle(cards)
    return cards


# -- the draft, and histories of one's choice ---------------------------------------------------------------


def ask_all(table: KaranorTable) -> tuple[Decision, ...]:
    """The sealed question of the draft, or of the choice among histories."""
    if table.phase == DRAFT:
        return tuple([Decision(seat, "draft", cards) for seat, cards in enumerate(table.packs)])
    return tuple([Decision(seat, "history", cards) for seat, cards in enumerate(table.histories)])


async def take_all(table: KaranorTable, picks: Sequence[Option]) -> None:
    """Everybody has picked."""
    if table.phase == DRAFT:
        _draft(table, [int(pick) for pick in picks])  # type: ignore[arg-type]  # cards, all of them
        if len(table.commerces[0]) < table.pack.numbers.commerce_hand:
            return
        if table.rules.histories == "chosen":
            table.phase = HISTORIES
            return
    else:
        chosen = [int(pick) for pick in picks]  # type: ignore[arg-type]  # cards, all of them
        for seat, card in enumerate(chosen):
            table.box += tuple([each for each in table.histories[seat] if each != card])
        table.histories = [(card,) for card in chosen]
    await set_out(table)


def _draft(table: KaranorTable, picks: Sequence[int]) -> None:
    """Everybody keeps a card and passes the others to the right, against the direction of play."""
    players = table.rules.players
    passed = []
    for seat, card in enumerate(picks):
        table.commerces[seat] += (card,)
        passed.append(tuple([each for each in table.packs[seat] if each != card]))
    table.tell(events.Drafted(table.show_all(picks)))
    if len(table.commerces[0]) < table.pack.numbers.commerce_hand:
        for seat in range(players):  # whoever saw a pack before its owner no longer knows which card is gone
            table.obscure(table.packs[seat], 1 << seat)
        table.packs = [passed[(seat + 1) % players] for seat in range(players)]
        for seat in range(players):
            Merchant(table, seat).knows(table.packs[seat])
        return
    table.packs = [()] * players
    left = tuple([card for cards in passed for card in cards])
    for card in left:
        table.known[card] = table.public
    table.commerce_discard += left
    table.tell(events.DiscardedCommerce(table.show_all(left)))


async def set_out(table: KaranorTable) -> None:
    """Histories are resolved from the first player on; then the first turn begins."""
    table.phase = TURN
    pack = table.pack
    for seat in (table.first, *table.rivals(table.first)):
        me, card = Merchant(table, seat), table.histories[seat][0]
        history = pack.cards[table.faces[card]]
        assert isinstance(history, History)
        table.known[card] = table.public
        me.gain_gold(history.gold)
        goods = me.take_goods(history.goods)
        me.gain_income(history.income)
        start = (history.gold, goods, history.income)
        table.tell(events.SetOut(seat, me.place, table.show(card), *start))
        await apply(Use(me, history.rule, source=card))
        await settle(table)
    table.active, table.turn = table.first, 1
    begin_turn(table)
