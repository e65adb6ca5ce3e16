# Dale of Merchants: rulings on the cards of game 2, shown below the text of a card. The reasons and sources are in docs/rulings.

## Platypuses

ruling-tireless-tinkerer =
    .r1 = This card never moves itself: it is not in your discard pile yet while it resolves.
    .r2 = With an empty discard pile nothing happens, but you keep the bonus action.

ruling-calculations =
    .r1 = Choose the card to buy, its new place and the order of the others, then pay the new price. The cards are packed to the right, without gaps.
    .r2 = This card must not be superfluous at the new price: if it falls to 2, this card with another 2 is refused.
    .r3 = You cannot rearrange without buying, nor use this for the market discard pile.

ruling-safety-precaution =
    .r1 = A finished stack is never checked again, whatever its total is now.
    .r2 = If your stall is empty, this card goes to your discard pile and you keep the bonus action.
    .r3 = In teams you may choose any card of the shared stall.

ruling-magnet =
    .r1 = Unless your deck is empty you must take a card.
    .r2 = With an empty deck nothing happens: searching never shuffles the discard pile.

ruling-dangerous-test =
    .r1 = Discard any cards of your whole hand, whether you just drew them or not.
    .r2 = If you hold fewer than 3 cards after drawing, discard all of them, even if no card could be drawn.

ruling-glue =
    .r1 = It must not be superfluous in the payment, even if you mean to keep it.
    .r2 = Once kept, it may be used again in the same turn, and a change of its value remains.

## Sloths

ruling-steady-achiever =
    .r1 = In play it is safe: no other effect touches it. You get the bonus action in the turn in which you play it.
    .r2 = The draw is not optional. Each copy in play draws one card.
    .r3 = If several of your cards in play are due at the start of your turn, you choose their order.

ruling-shopping-journey =
    .r1 = This is not a purchase: nothing is paid, and no effect of a purchase happens.
    .r2 = The slot is filled in the clean-up of the turn in which you take the card.
    .r3 = If the market is empty by then, nothing happens and this card goes to your discard pile.

ruling-housecleaning =
    .r1 = The card you throw away may be any card of your hand, not only the junk you fetched. You may also keep everything.
    .r2 = Even if your discard pile holds no junk, the second half comes.

ruling-siesta =
    .r1 = You choose among what lies in your discard pile at that moment.
    .r2 = This card cannot fetch itself: it is still in play then.

ruling-lunch-break =
    .r1 = Neither draw is optional. A card that cannot be drawn is not replaced by junk.
    .r2 = You get the bonus action in the turn in which you play this card, after the first draw.

ruling-ironing =
    .r1 = This card lies in front of you until that turn ends.
    .r2 = It adds up with { card-flashy-show }: with both, each card counts 2 more. The raised value must be used.
    .r3 = The prices of the market do not rise.

## Crocodiles

ruling-little-villain =
    .r1 = The cards go one by one: if a deck runs out, its owner’s discard pile is shuffled, and the card just discarded with it.
    .r2 = An opponent with too few cards discards as many as possible. In teams your teammate is spared.

ruling-scary-gunfight =
    .r1 = It comes on top of the usual price: a 3 in the slot with surcharge 1 costs 6. Two of these in play add up to 4 more.
    .r2 = Only cards lying in the market cost more: not the market discard pile, nor cards taken without buying them.
    .r3 = You and your teammate pay the usual price. The effect ends when your next turn starts.

ruling-night-shift =
    .r1 = An empty deck is first formed anew from its discard pile. A player with neither gives no card and gets none.
    .r2 = Only you know where the cards went.
    .r3 = In teams your teammate is included.

ruling-ruthless-competition =
    .r1 = An empty deck is first formed anew from its discard pile.
    .r2 = If that player has no card in deck or discard pile, nothing is drawn and nothing is put back.
    .r3 = In teams you may choose your teammate.

ruling-nasty-threat =
    .r1 = The stack keeps its number: a 3rd stack needs a total of exactly 4, and 3 is refused. Several of these in play add up.
    .r2 = It also holds for stacks built through { card-charm } or { card-winter-is-coming }.
    .r3 = The last stack keeps its number too: the 8th then needs 9, and it wins the game.

ruling-lost-shipments =
    .r1 = One card at most in the whole clean-up, even if cards leave the hand meanwhile. A second copy makes no difference.
    .r2 = Junk does not replace the cards that may not be drawn; but with deck and discard pile empty, the one card is junk.
    .r3 = Cards drawn by effects are not limited.

## Fennecs

ruling-cunning-neighbour =
    .r1 = Only you see the hand. Where this card goes, you decide afterwards.
    .r2 = You may choose a player without cards. In teams you may choose your teammate.

ruling-cheer =
    .r1 = Nobody waits for the choice of another, and nobody sees the cards of the others.
    .r2 = A player whose deck is empty gets nothing: searching never shuffles the discard pile.
    .r3 = In teams all four players search.

ruling-raffle =
    .r1 = All cards are picked before any of them moves: what you take cannot be taken from you in turn.
    .r2 = From a neighbour without cards you take nothing. This card is not in your hand any more and cannot be taken.
    .r3 = Left is the side of the next player. With two players there is no side to choose: one card is exchanged for one.

ruling-charity =
    .r1 = Only players from whom a card was taken get one; you are among them if you held another card.
    .r2 = You see all these cards; each player sees the one received.
    .r3 = If nobody holds another card nothing happens, but you keep the bonus action.

ruling-tasters =
    .r1 = The market is not refilled in between: if it runs out, the remaining players get nothing. The slots are filled in your clean-up.
    .r2 = Nobody may decline. This is not a purchase: no effect of a purchase happens.
    .r3 = Left is the side of the next player. With two players there is no side to choose.

ruling-rumours =
    .r1 = The second card of the pile ends up on top of the deck, and the former top card below it.
    .r2 = Whoever has fewer than 2 cards in the discard pile moves as many as possible.
    .r3 = This card does not move itself: it is not in your discard pile yet.

## Polecats

ruling-daring-adventurer =
    .r1 = The die shows 1, 1, 2, 2, 3 and 3. You choose the cards after the roll: exactly that many, or all if the market holds fewer.
    .r2 = The other cards do not slide: every gap, older ones too, is filled where it is, from the right.

ruling-rare-artefact =
    .r1 = The current value is multiplied, and later changes come on top: a 2 multiplied by 3, then { card-flashy-show }, counts 7.
    .r2 = The new value must be used, in payments and in stacks. It ends with the turn, or when the card leaves your hand.
    .r3 = The die shows 1, 1, 2, 2, 3 and 3. If you hold no other card nothing happens, but you keep the bonus action.

ruling-swank =
    .r1 = If you hold another card you must throw one away. Junk is allowed, but brings nothing.
    .r2 = If the market deck is empty, the market discard pile is shuffled, with the card just thrown away, which may therefore come back.

ruling-risky-business =
    .r1 = You name a value from 1 to 5, and the printed value counts. Everybody sees the card.
    .r2 = An empty market deck is first formed anew from the market discard pile. If both are empty nothing happens, but you keep the bonus action.

ruling-natural-survivor =
    .r1 = The die shows 1, 1, 2, 2, 3 and 3. If your hand or your deck holds fewer cards, exchange as many as the smaller one allows.
    .r2 = You cannot exchange fewer cards than possible.
    .r3 = With an empty deck nothing is exchanged: searching never shuffles the discard pile.

ruling-sofa =
    .r1 = It does not work in your hand, and it stops counting if it is swapped out of the stall.
    .r2 = It counts for the owner of the stall it lies in, however it came there. In teams both teammates profit.
    .r3 = A chameleon built as a copy of this card keeps counting as long as it stays in the stall.

## Owls

ruling-wise-spy =
    .r1 = Each copy may be used once in your turn, in clean-up too, and again if it left your hand and came back.
    .r2 = If your deck runs short, your discard pile is shuffled; if that is not enough, look at what there is.

ruling-ancient-knowledge =
    .r1 = A technique that waits in play counts as resolved only when it leaves play, at the start of its owner’s next turn.
    .r2 = Once you have looked through your deck it is shuffled, even if you discard nothing. The others may then use { card-balancing }.
    .r3 = You may use it once for each technique, and it stays in your hand. With an empty deck there is nothing to look through.

ruling-quality-inspection =
    .r1 = Every way into your hand counts: a purchase, a draw, the refill, a theft, an exchange, a stored card that comes back; in other players’ turns too.
    .r2 = If it came with other cards by one effect, that effect is completed first.
    .r3 = If it throws itself away, you still draw a card.

ruling-binoculars =
    .r1 = Only real purchases count, also from the market discard pile or through { card-royal-privilege }. Taking or exchanging market cards is none.
    .r2 = You may use it once for each purchase, several times in a turn if need be; it stays in your hand unless you discard it.
    .r3 = In teams the purchases of your teammate count too.

ruling-balancing =
    .r1 = Forming a new deck from the discard pile counts as shuffling.
    .r2 = You cannot give up junk, but you may take any card of your discard pile, junk too.
    .r3 = You may use it once for each shuffle. In teams those of your teammate count too.

ruling-extra-remarks =
    .r1 = Stacks built through { card-charm } or { card-winter-is-coming } count; the one that wins the game does not.
    .r2 = You may use it once for each stack, and it stays in your hand. In teams the stacks of your teammate count too.
