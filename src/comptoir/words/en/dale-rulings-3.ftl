# Dale of Merchants: rulings on the cards of game 3, shown below the text of a card. The reasons and sources are in docs/rulings.

## Desert monitors

ruling-rigorous-chronicler =
    .r1 = You declare its value with the payment, which must then be sufficient and without superfluous cards. Two copies may have different values.
    .r2 = Changes of value come on top of the one you declare: with { card-flashy-show } it counts as 2, 3 or 4.
    .r3 = In a stack it has its normal value.

ruling-refreshing-drink =
    .r1 = You may use it in clean-up too. Until the market has been filled, your hand is then refilled; afterwards it is not.
    .r2 = If it left your hand and came back in the same turn, you may use it again.

ruling-duplicate-entry =
    .r1 = You may leave all cards in your deck; it is shuffled all the same.
    .r2 = With an empty deck nothing happens: searching never shuffles the discard pile.

ruling-history-lesson =
    .r1 = If you take none, your deck is not shuffled.
    .r2 = This card cannot shuffle itself in: it is not in your discard pile yet while it resolves.

ruling-cultural-preservation =
    .r1 = As soon as you chose at least one card, exactly one of them comes into your hand. If you choose none, your deck is shuffled all the same.
    .r2 = The others see the cards you discard, but not the one you take.
    .r3 = With an empty deck nothing happens: searching never shuffles the discard pile.

ruling-slice-of-life =
    .r1 = You may use it in clean-up too; if your hand is then too small, it is refilled once more.
    .r2 = If no card can be drawn, you cannot use it; in clean-up you then draw junk.

## Lemurs

ruling-voracious-consumer =
    .r1 = This card is not shuffled in: it goes to your discard pile afterwards, which is empty by then.
    .r2 = With an empty discard pile your deck is just shuffled.

ruling-delightful-surprise =
    .r1 = Both go to the market discard pile in the order you like, never to your own. If a chameleon copies it, the chameleon is thrown away.
    .r2 = If there is only one card, it is yours; if there is none, this card is thrown away all the same.
    .r3 = The others do not see the card you keep.

ruling-fortunate-upgrade =
    .r1 = You cannot keep all your cards; but if you hold no other card, you still draw.
    .r2 = An empty market deck is first formed anew from the market discard pile, with the card just thrown away.

ruling-replacement =
    .r1 = The current value of your card is compared with the printed value of the market card, whatever the surcharge: for a 3, take any 2, 3 or 4.
    .r2 = If no card of the market fits, yours is thrown away all the same. If you hold no animalfolk card, nothing happens.
    .r3 = The slot is filled in clean-up.

ruling-fashion-hint =
    .r1 = You may do both things, one of them or none.
    .r2 = Your card goes on top of the market discard pile. This is not a purchase.

ruling-royal-privilege =
    .r1 = The slot of the first card is not filled before you choose the further one. One payment brings no more than one further card.
    .r2 = You may throw away the card you just bought, but not this one: it already lies in your discard pile.
    .r3 = The further card counts as bought, so { card-binoculars } may be used once more.

## Magpies

ruling-pompous-professional =
    .r1 = If there is a card of the set you named, you must take exactly one.
    .r2 = You may name any set in the game, but not junk, which belongs to none.
    .r3 = If your deck runs short, your discard pile is shuffled; if that is not enough, go on with what there is.

ruling-bribe =
    .r1 = Each copy in a payment of this turn counts: after paying with two, you refill to 7 cards.
    .r2 = What counts is that you paid with it; in clean-up it may well lie in your discard pile.

ruling-burglary =
    .r1 = You name a value from 1 to 5, and the printed value counts. Everybody sees the card.
    .r2 = If that deck is empty, the discard pile of its owner is shuffled first; if both are empty, nothing happens.

ruling-grasp =
    .r1 = You name a value from 1 to 5, and the printed value counts. Right or wrong, everybody sees the card.
    .r2 = If that player has no cards, nothing happens.

ruling-periscope =
    .r1 = You may name any card in the game, junk too. If both cards bear the name, you get both.
    .r2 = If the first one is right, it comes into your hand before the second is turned over.
    .r3 = If the deck runs out, its owner’s discard pile is shuffled, with the first card unless you took it.

ruling-sudden-nap =
    .r1 = Junk goes back to the junk reserve, an animalfolk card onto the market discard pile.
    .r2 = If that player has no cards, nothing happens.

## Echidnas

ruling-carefree-swapper =
    .r1 = You cannot decline. If the discard piles of all other players are empty, nothing happens and this card goes to your own.
    .r2 = From then on this card belongs to that player, and the other one is yours.

ruling-bargain-seeker =
    .r1 = If the slot without surcharge is empty, the rightmost card present is thrown away.
    .r2 = The other cards do not slide: every gap is filled where it is, from the right.
    .r3 = You may use it in clean-up too.

ruling-delicacy =
    .r1 = If you exchange, this card is one of the two shuffled into that deck; if not, it is discarded as usual.
    .r2 = Only you see the cards, and which one you took stays hidden.
    .r3 = An empty deck is first formed anew from its discard pile; if both are empty, nothing happens.

ruling-umbrella =
    .r1 = If you exchange, this card goes into that player’s hand; if not, it is discarded as usual.
    .r2 = If that player holds only one card, you look at that one; with none, nothing happens.

ruling-velocipede =
    .r1 = A finished stack is never checked again, whatever its total is now.
    .r2 = If all stalls are empty, nothing happens and this card goes to your discard pile.

ruling-matching-colours =
    .r1 = Compare the current value of your card with the printed value of the one in the stall: a card that counts 3 this turn can be exchanged with a printed 3.
    .r2 = If a pair exists you must exchange; if there is none, nothing happens.
    .r3 = You cannot give this card itself. In teams the stall must be that of the other team.

## Hares

ruling-arcane-scholar =
    .r1 = The die shows stars twice, a planet three times and a comet once; one of the planets bears the reroll mark.
    .r2 = Comet: the card you just drew may be discarded too. If you hold fewer than 2 cards, discard all of them.
    .r3 = Stars: if your deck runs out, your discard pile is shuffled, and the card just discarded with it.

ruling-barometer =
    .r1 = The printed value of the thrown-away card counts; changes of value later in the turn apply on top of it.
    .r2 = The new value ends with the turn, or when this card leaves your hand.
    .r3 = You may use it in clean-up too. If the market deck and the market discard pile are both empty, you cannot.

ruling-bad-omen =
    .r1 = If your deck runs short, your discard pile is shuffled; if that is not enough, go on with what there is.
    .r2 = The others see only the card you throw away.

ruling-festival =
    .r1 = The die shows stars twice, a planet three times and a comet once. On stars nothing is drawn, but you keep the bonus action.
    .r2 = A comet is no purchase: nothing is paid.
    .r3 = After the reroll mark the new result replaces the old one. If it shows the mark again, you may roll once more.

ruling-celestial-guidance =
    .r1 = The die shows stars twice, a planet three times and a comet once. If there is a card to take, you must take one.
    .r2 = Planet with an empty deck: nothing is found, and the discard pile is not shuffled.
    .r3 = Stars never bring back this card: it is not in your discard pile yet while it resolves.

ruling-calendar =
    .r1 = You may use it in clean-up too, but not if your discard pile is empty.
    .r2 = This counts as shuffling your deck: the others may use { card-balancing }.

## Tree-kangaroos

ruling-clever-guardian =
    .r1 = You may look at the stored card at any time, the others may not, and no other effect can reach it.
    .r2 = If you hold another card you must store one. If not, this card is discarded at once.
    .r3 = You get the bonus action in the turn in which you play this card.

ruling-barricade =
    .r1 = Your hand may become larger than your hand size: with 5 cards you may take 2 junk cards and hold 7.
    .r2 = It works even if you drew it in this very refill. Each copy may be used once in your clean-up.

ruling-wheelbarrow =
    .r1 = You may look at the stored card at any time, but you decide only at the start of your next turn.
    .r2 = If no card can be drawn, nothing is stored and this card is discarded at once.

ruling-vigilance =
    .r1 = If your deck holds a card you must store one. The others do not see it, and no other effect can reach it.
    .r2 = With an empty deck nothing is stored, the discard pile is not shuffled, and this card is discarded at once.

ruling-supply-depot =
    .r1 = You may store two cards, one or none. With none, this card is discarded at once.
    .r2 = All the stored cards come back, not just one of them. Until then no other effect can reach them.

ruling-tactical-measurement =
    .r1 = You may use it in clean-up too; if your hand is then too small, it is refilled once more.
    .r2 = If no card can be drawn, you cannot use it; in clean-up you then draw junk.
    .r3 = If it left your hand and came back in the same turn, you may use it again.
