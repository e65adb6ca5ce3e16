# Dale of Merchants: the six sets of game 1. Every sentence is our own.

## Macaws

set-macaws = Snappy Scarlet Macaws
    .short = Macaws
    .theme = hand management
    .advice = Easy to pick up: made for a first game, and for anyone who likes to hold the right card at the right moment.

card-swift-broker = Swift Broker
    .text = Empty your hand onto your discard pile, in the order you like. Then draw as many cards as you just discarded.
    .gist = Discard your hand, draw as many

card-cookies = Cookies
    .text = While this card is in your hand, your hand size is 1 higher during clean-up.
    .gist = Hand +1 at clean-up

card-shattered-relic = Shattered Relic
    .text = Choose a card of your hand and throw it away. Then draw a card.
    .gist = Throw 1 card away, draw 1

card-spyglass = Spyglass
    .text = Secretly look at the top 3 cards of your deck. Put one of them into your hand and the others back on top of your deck, in the order you like.
    .gist = Look at 3 cards, take 1

card-flashy-show = Flashy Show
    .text = Until the end of this turn, each card you use in a payment or in a stack counts 1 more.
    .gist = Your cards count +1 this turn

card-favourite-toy = Favourite Toy
    .text = The top card of your discard pile comes into your hand.
    .gist = Take back your top discard

## Pandas

set-pandas = Dealing Giant Pandas
    .short = Pandas
    .theme = market mastery
    .advice = A peaceful choice for newcomers and for tables that would rather shop than squabble.

card-loyal-partner = Loyal Partner
    .text = Clear the market: throw away all of its cards, in the order you like. Then fill every empty slot from the market deck.
    .gist = Clear and refill the market

card-prepaid-good = Prepaid Good
    .wrapped = Prepaid Good
    .text = Choose a card of the market and put it into your hand without paying for it.
    .gist = 1 market card for free

card-essential-purchase = Essential Purchase
    .text = When you buy this card, you may throw away up to 3 junk cards of the payment instead of discarding them.
    .gist = Throw away up to 3 Junk you paid

card-market-discovery = Market Discovery
    .text = Once during your turn, while this card is in your hand, you may throw away the top card of the market deck. When you pay with this card in your market action, you may buy the top card of the market discard pile, at a price equal to its value.
    .gist = Buy from the market discard pile

card-special-offer = Special Offer
    .text = Look at the top 3 cards of the market deck. Put one of them into your hand and throw away the others, in the order you like.
    .gist = Market deck: look at 3, take 1

card-stock-clearance = Stock Clearance
    .wrapped = Stock Clearance
    .text = When you pay with this card, you may add any number of superfluous cards from your hand to the payment.
    .gist = Overpay as much as you like

## Raccoons

set-raccoons = Thieving Northern Raccoons
    .short = Raccoons
    .theme = direct conflict
    .advice = For tables that enjoy playing tricks on one another; best avoided if losing a card spoils your evening.

card-wily-fellow = Wily Fellow
    .text = Your discard pile becomes your deck and your deck becomes your discard pile. Then shuffle your new deck.
    .gist = Deck and discard pile swap

card-nuisance = Nuisance
    .text = Choose up to 2 other players. Each of them discards a card taken at random from their hand.
    .gist = Up to 2 players discard at random

card-rotten-food = Rotten Food
    .text = Choose a card of your hand and another player. Put that card face down on top of that player’s deck.
    .gist = 1 card onto another’s deck

card-dirty-exchange = Dirty Exchange
    .wrapped = Dirty Exchange
    .text = Choose another player and take a card at random from their hand. Then give that player a card of your hand, possibly the one you took.
    .gist = Steal 1 card, give 1 back

card-sabotage = Sabotage
    .text = Choose another player and look at the top 2 cards of their deck. Throw away one of them; the other goes to that player’s discard pile.
    .gist = Another’s top 2: throw 1 away

card-treasure-hunter = Treasure Hunter
    .text = Choose another player whose discard pile is not empty. Put the top card of that pile into your hand.
    .gist = Steal a top discard

## Squirrels

set-squirrels = Hoarding Flying Squirrels
    .short = Squirrels
    .theme = stall manipulation
    .advice = For builders of every level: stacks go up quickly, and the finest ones are pieced together like puzzles.

card-stashing-vendor = Stashing Vendor
    .wrapped = Stashing Vendor
    .text = When you build a stack with this card, you may add any number of junk cards from your hand to it; each counts its value.
    .gist = Junk may join the stack

card-empty-chest = Empty Chest
    .text = When you build a stack with this card, the other animalfolk cards of that stack may belong to any sets.
    .gist = The stack may mix sets

card-nostalgic-item = Nostalgic Item
    .wrapped = Nostalgic Item
    .text = When you build a stack with this card, you may add to it one card from anywhere in your discard pile: junk or a card of any set.
    .gist = +1 card of your discard pile

card-acorn = Acorn
    .text = Exchange this card with a card of an opponent’s stall. That card comes into your hand; this one takes its exact place in the stack.
    .gist = Swap it into an opponent’s stall

card-accordion = Accordion
    .text = When you build a stack with this card, you may count it as 1 more or 1 less than its current value for this turn.
    .gist = Counts 1 more or 1 less

card-winter-is-coming = Winter Is Coming
    .text = When you build a stack with this card, you may build one more stack right away, without spending an action.
    .gist = One more stack right away

## Ocelots

set-ocelots = Lucky Ocelots
    .short = Ocelots
    .die = ocelot
    .theme = chaos and luck
    .advice = For those who laugh when fate joins in, less for those who like to plan their turns.

card-bold-haggler = Bold Haggler
    .wrapped = Bold Haggler
    .text = Once during your turn, while this card is in your hand, you may roll the ocelot die. Add the result to this card’s value until the end of the turn.
    .gist = Add the die to its value

card-new-season = New Season
    .text = Choose an animalfolk card anywhere in your discard pile and throw it away. If you did so, draw the top card of the market deck into your hand.
    .gist = Throw 1 discard, draw at the market

card-whirligig = Whirligig
    .text = Discard your whole hand, in the order you like, and draw as many cards. Mix them with the whole hand of another player of your choice. Deal the mix out at random: each of you two gets as many cards as they put in.
    .gist = Redraw, then mix two hands

card-charm = Charm
    .text = Draw the top card of the market deck. If it can form your next stack on its own, you must build that stack with it. If not, throw it away.
    .gist = A stack off the market, or nothing

card-gamble = Gamble
    .text = Choose another player and roll the ocelot die. Exchange that many cards, taken at random, between your hand and theirs.
    .gist = Random swap, as many as the die

card-blindfold = Blindfold
    .text = Secretly choose a card of your hand; an opponent of your choice names a value. If it is the card’s value, discard the card. If not, choose a value from 1 to 5: the card has that value until the end of the turn.
    .gist = Guessed: lost. Else worth 1 to 5

## Chameleons

set-chameleons = Adapting Veiled Chameleons
    .short = Chameleons
    .theme = imitation
    .advice = For players who already know the other sets well and like to think several turns ahead.

card-flexible-shopkeeper = Flexible Shopkeeper
    .text = When you use this card, it becomes a copy of a card of your choice in the rightmost (latest) stack of your stall.
    .gist = Copies a card of your latest stack

card-reflection = Reflection
    .text = When you use this card, it becomes a copy of the top card of the discard pile of another player of your choice.
    .gist = Copies another’s top discard

card-good-old-times = Good Old Times
    .text = Once during your turn, while this card is in your hand, you may throw away the top card of the market deck. When you use this card, it becomes a copy of the top card of the market discard pile.
    .gist = Copies the top market discard

card-gift-voucher = Gift Voucher
    .text = Exchange this card with a card of the market. That card comes into your hand; this one takes its slot.
    .gist = Swap it for a market card

card-trendsetting = Trendsetting
    .wrapped = Trend{"\u00AD"}setting
    .text = When you use this card, it becomes a copy of a card of your choice in the market.
    .gist = Copies a card of the market

card-seeing-doubles = Seeing Doubles
    .text = When you use this card, it becomes a copy of another card of your hand. Each time you show this card, show that one too.
    .gist = Copies a card of your hand

## Junk

card-junk = Junk
    .text = You cannot put this card into a stack unless an effect allows it. It belongs to no set; when thrown away, it returns to the junk reserve.
    .gist = Pays 1, never in a stack

## Kinds

kind-technique = Technique
kind-passive = Passive
kind-rubbish = Rubbish
