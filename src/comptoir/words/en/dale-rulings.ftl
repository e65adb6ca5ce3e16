# Dale of Merchants: rulings on the cards of game 1, shown below the text of a card. The reasons and sources are in docs/rulings.

## Macaws

ruling-swift-broker =
    .r1 = This card is still in play while it resolves: it is neither counted, nor drawn back, nor shuffled in.
    .r2 = If your deck runs out, the cards you just discarded are shuffled in with the rest and can be drawn again.
    .r3 = Played as your last card, it discards and draws nothing, but you keep the bonus action.

ruling-cookies =
    .r1 = The increase is not optional, and several copies add up: with two in hand you refill to 7 cards.
    .r2 = Drawn during the refill, this card counts at once: you draw one more card.
    .r3 = If you paid with it or built it this turn, it is no longer in your hand and does not count.
    .r4 = A chameleon of your hand that can copy nothing but { card-cookies } counts as that card; if it has several cards to copy, you choose.

ruling-shattered-relic =
    .r1 = Junk goes back to the junk reserve, an animalfolk card onto the market discard pile, never onto your own.
    .r2 = You throw away first: you cannot draw and then choose.
    .r3 = If you hold no other card, you still draw.

ruling-spyglass =
    .r1 = If your deck runs short, your discard pile is shuffled; if that is not enough, look at what there is. As soon as you saw one card, you take one.
    .r2 = With no card at all nothing happens, but you keep the bonus action.

ruling-flashy-show =
    .r1 = The raised value must be used, in payments and in stacks, and it decides whether a card is superfluous. Prices do not rise.
    .r2 = Played twice in a turn, it makes your cards count 2 more. Changes of value apply in the order in which they were played.
    .r3 = This card lies in front of you until the turn ends; only then it goes to your discard pile.
    .r4 = Cards you get later in the turn count more too, and so does a card that { card-nostalgic-item } adds from your discard pile.

ruling-favourite-toy =
    .r1 = You cannot decline: if your discard pile is not empty, its top card comes into your hand.
    .r2 = This card never takes itself: it is not in your discard pile yet while it resolves.
    .r3 = With an empty discard pile nothing happens, but you keep the bonus action.

## Pandas

ruling-loyal-partner =
    .r1 = The card you throw away last lies on top of the market discard pile.
    .r2 = If the market deck runs out, the market discard pile is shuffled, with the cards just thrown away, and the filling goes on.

ruling-prepaid-good =
    .r1 = This is not a purchase: no price, no surcharge, and cards such as { card-essential-purchase } or { card-binoculars } do nothing.
    .r2 = Unless the market is empty you must take a card. Its slot is filled in clean-up.

ruling-essential-purchase =
    .r1 = This card works only at the moment you buy it. Taken, exchanged or stolen, it does nothing, and neither does it in your hand.
    .r2 = The payment must be legal before anything is thrown away. Price 4 paid with four junk cards: up to three return to the junk reserve, the rest is discarded.
    .r3 = Only genuine junk can be thrown away, not a chameleon that copies junk.

ruling-market-discovery =
    .r1 = The top card of the market discard pile costs its value and nothing more: no slot, no surcharge, not even that of { card-scary-gunfight }.
    .r2 = This card must not be superfluous in the payment: for a 3 it will do alone, but not together with another 3.
    .r3 = You may also throw away a card in clean-up. If the market deck is empty, the market discard pile is shuffled first; if both are empty, you cannot.
    .r4 = Each copy may be used once in your turn, and again if it left your hand and came back.

ruling-special-offer =
    .r1 = If the market deck runs short, the market discard pile is shuffled; if that is not enough, go on with what there is.
    .r2 = The others do not see the card you keep, only those you throw away.

ruling-stock-clearance =
    .r1 = The added cards are part of the payment and are discarded: for a price of 2, this card with three junk cards is legal.
    .r2 = It goes well with { card-essential-purchase }: add superfluous junk and throw away up to 3 of it.

## Raccoons

ruling-wily-fellow =
    .r1 = Your old deck is turned over as a block: its former top card lies at the bottom of the new discard pile. This card then goes on top.
    .r2 = If your discard pile was empty, so is your new deck; nothing is shuffled until a card must be taken from it.

ruling-nuisance =
    .r1 = The cards go to the discard piles of their owners: they are discarded, not thrown away.
    .r2 = You may choose nobody, or a player without cards, who then loses nothing.
    .r3 = In teams you cannot choose your teammate.

ruling-rotten-food =
    .r1 = Only you know the card.
    .r2 = If you hold no other card, nothing happens.
    .r3 = In teams you may choose your teammate.

ruling-dirty-exchange =
    .r1 = If that player has no cards, nothing happens at all: you give none either.
    .r2 = Only the two of you know the two cards.

ruling-sabotage =
    .r1 = If only one card can be drawn, it is thrown away; with none, nothing happens.
    .r2 = If that deck runs out, the discard pile of its owner is shuffled first.

ruling-treasure-hunter =
    .r1 = It does nothing only if the discard piles of all other players are empty.
    .r2 = The card is yours from now on: once used, it goes to your own discard pile.

## Squirrels

ruling-stashing-vendor =
    .r1 = Building effects combine in the same stack: { card-accordion } counted as 6, this card and one junk card make the 8th stack.
    .r2 = It does not mix sets: the animalfolk cards must still share one, unless { card-empty-chest } is part of the stack too.

ruling-empty-chest =
    .r1 = One is enough for any number of sets.
    .r2 = It lets no junk in: that still takes { card-stashing-vendor } or { card-nostalgic-item }.

ruling-nostalgic-item =
    .r1 = Each copy in the stack adds one card, even a copy that came from your discard pile itself; but at least one copy must come from your hand.
    .r2 = The cards from your hand must still obey the rules for sets and junk among themselves.
    .r3 = The added card counts with the changes of value in force this turn, and its own building effect works.

ruling-acorn =
    .r1 = A finished stack is never checked again: it stays built, even if this card is now the only one in it.
    .r2 = If no opponent has a card in their stall, this card goes to your discard pile and you keep the bonus action. In teams your own stall is out of reach.
    .r3 = You may take junk. A chameleon that copied this card is an ordinary chameleon again in the stall.

ruling-accordion =
    .r1 = It counts as 4, 5 or 6 when nothing else changes its value; otherwise as its current value, 1 less or 1 more.
    .r2 = This works in stacks only, never in a payment.

ruling-winter-is-coming =
    .r1 = The further stack is optional and follows every rule: next number, a single set, exact total.
    .r2 = It also works if { card-charm } built the stack.

## Ocelots

ruling-bold-haggler =
    .r1 = The die shows 0, 1, 1, 2, 2 and 3. After the roll the new value must be used.
    .r2 = The bonus lasts until the end of the turn, and no longer than this card stays in your hand. If it left and came back, you may roll again.
    .r3 = You may roll at any moment of your turn when no other effect is resolving, but not in clean-up.

ruling-new-season =
    .r1 = If your discard pile holds an animalfolk card, you must throw one away. Junk cannot be chosen.
    .r2 = If the market deck is empty, the market discard pile is shuffled, with the card just thrown away, which may therefore come back.

ruling-whirligig =
    .r1 = If you cannot draw as many cards as you discarded, you get as many from the mix as you really drew.
    .r2 = The size of the other hand never changes, and third players see none of the cards.
    .r3 = If you hold no other card, nothing happens.

ruling-charm =
    .r1 = If the card fits you must build it. That costs no action, and it can win the game.
    .r2 = The changes in force count, { card-flashy-show } or { card-nasty-threat } for example, and { card-accordion } may use its own effect.
    .r3 = A chameleon is built if a card it can copy makes it fit. If { card-winter-is-coming } fits, you may build the further stack.

ruling-gamble =
    .r1 = No more cards change hands than the smaller hand holds: with hands of 1 and 4, a roll of 3 moves one card each way.
    .r2 = All cards are picked before any of them moves, so none you receive is sent back.
    .r3 = The die shows 0, 1, 1, 2, 2 and 3. On a 0 nothing is exchanged, but you keep the bonus action.

ruling-blindfold =
    .r1 = The value to be guessed is the current one, changes included. Right or wrong, the card is shown to everybody.
    .r2 = Any value can be guessed that a card of yours can have then, such as 6 under { card-flashy-show }. You choose one from 1 to 5; later changes apply on top of it.
    .r3 = If you hold no other card, nothing happens. In teams your teammate cannot be the one who guesses.

## Chameleons

ruling-flexible-shopkeeper =
    .r1 = It must copy if it can, and it copies everything: set, value, kind and effect. If it copies another chameleon, go on to a card which that one can copy.
    .r2 = As long as your stall is empty, it is an ordinary chameleon of value 1.
    .r3 = It may copy junk of that stack, and then counts as junk.

ruling-reflection =
    .r1 = It must copy if it can. If the discard piles of all other players are empty, it is an ordinary chameleon of value 2.
    .r2 = It may copy junk: it is then worth 1 and normally cannot be built.
    .r3 = Thrown away, it goes to the market discard pile, even while it copies junk.

ruling-good-old-times =
    .r1 = You may throw away a card first and then copy it. You may also throw one away in clean-up.
    .r2 = If another card covers the copied one, the copy goes on: it lasts for the turn, or as long as the copied effect.
    .r3 = One ability in a turn: if you used its own, you cannot use that of a card it copies.

ruling-gift-voucher =
    .r1 = This is not a purchase: nothing is paid, and no effect of a purchase happens.
    .r2 = In the market this card can be bought or taken like any other.
    .r3 = If the market is empty, nothing happens and this card goes to your discard pile.

ruling-trendsetting =
    .r1 = It must copy if it can, and it copies everything: set, value, kind and effect. Played as a technique, it also brings the bonus action of the copied card.
    .r2 = It may pay for the very card it copies.
    .r3 = Once you have used it as a copy and it stays in your hand, it remains that copy for the turn, even if the card leaves the market.

ruling-seeing-doubles =
    .r1 = The copied card stays in your hand, unless it is used itself: both may be part of one payment or one stack.
    .r2 = If it is your only card, it is an ordinary chameleon of value 5.

## Junk

ruling-junk =
    .r1 = In a payment it counts 1. Where an effect asks for an animalfolk card, junk will not do.
    .r2 = The junk reserve never runs out.
    .r3 = If your deck and your discard pile are both empty, junk replaces the cards you have to draw in clean-up, be it by an ability, but not before.
