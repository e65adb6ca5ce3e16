# Dale of Merchants: the six sets of game 2. Every sentence is our own.

## Platypuses

set-platypuses = Experimenting Platypuses
    .short = Platypuses
    .theme = card control
    .advice = Quiet and easy to learn: for newcomers, and for tinkerers who like to know which card comes next.

card-tireless-tinkerer = Tireless Tinkerer
    .wrapped = Tireless Tinkerer
    .text = The top card of your discard pile moves to the top of your deck.
    .gist = Top discard onto your deck

card-calculations = Calculations
    .wrapped = Calcu{"\u00AD"}lations
    .text = When you pay with this card in your market action, you may first rearrange the cards of the market as you like. The price follows from their new places, and they stay there.
    .gist = Rearrange the market first

card-safety-precaution = Safety Precaution
    .text = Exchange this card with a card of your own stall. That card comes into your hand; this one takes its exact place in the stack.
    .gist = Swap it into your own stall

card-magnet = Magnet
    .text = Look through your deck and put one card of your choice into your hand, without showing it. Then shuffle your deck.
    .gist = Search your deck, take 1 card

card-dangerous-test = Dangerous Test
    .text = Draw 3 cards. Then discard exactly 3 cards of your hand, whichever you choose and in the order you like.
    .gist = Draw 3, discard 3

card-glue = Glue
    .text = When you pay with this card, you may keep it in your hand instead of discarding it. It still counts its full value.
    .gist = Pay with it and keep it

## Sloths

set-sloths = Diligent Pale-throated Sloths
    .short = Sloths
    .theme = delayed actions
    .advice = For patient players: what you prepare this turn pays off in the next.

card-steady-achiever = Steady Achiever
    .text = Leave this card in play. At the start of your next turn, draw a card, then discard this one.
    .gist = Next turn: draw 1

card-shopping-journey = Shopping Journey
    .text = Leave this card in play. At the start of your next turn, choose a card of the market and put it into your hand without paying for it, then discard this one.
    .gist = Next turn: 1 market card for free

card-housecleaning = Housecleaning
    .wrapped = House{"\u00AD"}cleaning
    .text = Take up to 3 junk cards from anywhere in your discard pile into your hand. Leave this card in play. At the start of your next turn, you may throw away a card of your hand; then discard this one.
    .gist = Up to 3 Junk back; later, throw 1

card-siesta = Siesta
    .text = Leave this card in play. At the start of your next turn, you may take a card from anywhere in your discard pile into your hand; then discard this one.
    .gist = Next turn: 1 of your discard pile

card-lunch-break = Lunch Break
    .text = Draw a card and leave this one in play. At the start of your next turn, draw another card, then discard this one.
    .gist = Draw 1, and 1 next turn

card-ironing = Ironing
    .text = Leave this card in play and discard it at the start of your next turn. Throughout that turn, each card you use in a payment or in a stack counts 1 more.
    .gist = Next turn: your cards +1

## Crocodiles

set-crocodiles = Intimidating Dwarf Crocodiles
    .short = Crocodiles
    .theme = threats and harassment
    .advice = For tables that enjoy standing in each other’s way; not for those who like to be left in peace.

card-little-villain = Little Villain
    .text = Each opponent discards the top 2 cards of their deck, one after the other.
    .gist = Opponents discard their top 2

card-scary-gunfight = Scary Gunfight
    .text = Leave this card in play until the start of your next turn. Until then, the cards of the market cost your opponents 2 more.
    .gist = Market +2 for your opponents

card-night-shift = Night Shift
    .text = Secretly look at the top card of each player’s deck, yours included. Then put one of these cards face down on each of those decks, as you like.
    .gist = Rearrange everybody’s top cards

card-ruthless-competition = Ruthless Competition
    .wrapped = Ruthless Compe{"\u00AD"}tition
    .text = Choose another player and draw the top card of their deck into your hand. Then put a card of your hand, possibly the one you drew, face down on top of that deck.
    .gist = Draw off another’s deck, put 1 back

card-nasty-threat = Nasty Threat
    .text = Leave this card in play until the start of your next turn. Until then, each stack an opponent builds must total exactly 1 more than its number.
    .gist = Opponents’ stacks: total +1

card-lost-shipments = Lost Shipments
    .text = Leave this card in play until the start of your next turn. Until then, your opponents draw no more than one card when they refill their hand in clean-up.
    .gist = Opponents refill by 1 card only

## Fennecs

set-fennecs = Friendly Fennec Foxes
    .short = Fennecs
    .theme = “helping” everyone
    .advice = For seasoned players at a lively table: everybody gets a present, and the art is to gain the most from it.

card-cunning-neighbour = Cunning Neighbour
    .text = Choose another player and secretly look at their whole hand. Then you may put this card on top of your deck instead of discarding it.
    .gist = Look at another’s hand

card-cheer = Cheer
    .wrapped = Cheer
    .text = All players at once, you included, look through their own deck and put one card of their choice into their hand. Then they all shuffle their deck.
    .gist = Everybody searches for 1 card

card-raffle = Raffle
    .text = Choose left or right. All players at once, you included, take a card at random from the hand of their neighbour on that side.
    .gist = Everybody robs a neighbour

card-charity = Charity
    .text = Take a card at random from each player’s hand, yours included, and secretly look at them. Then give each of these players one of these cards, as you like.
    .gist = Take 1 of each, hand them back out

card-tasters = Tasters
    .wrapped = Tasters
    .text = Choose left or right. Starting with you and going round in that direction, each player puts a card of the market into their hand without paying for it.
    .gist = Everybody takes a market card

card-rumours = Rumours
    .text = Each player, you included, moves the top 2 cards of their own discard pile to the top of their own deck, one after the other.
    .gist = All: top 2 discards onto the deck

## Polecats

set-polecats = Reckless Marbled Polecats
    .short = Polecats
    .die = polecat
    .theme = risk taking
    .advice = Simple to play and hard to foresee: for those who like to try their luck without hurting anyone.

card-daring-adventurer = Daring Adventurer
    .text = Roll the polecat die. Throw away that many cards of the market, whichever you choose and in the order you like. Then fill every empty slot from the market deck.
    .gist = Throw as many off the market

card-rare-artefact = Rare Artefact
    .text = Show a card of your hand and roll the polecat die. Until the end of the turn, multiply that card’s value by the result.
    .gist = One card’s value × the die

card-swank = Swank
    .text = Choose a card of your hand and throw it away. If it was an animalfolk card, draw the top card of the market deck into your hand.
    .gist = Throw 1 away, draw at the market

card-risky-business = Risky Business
    .text = Name a value, then turn over the top card of the market deck. If it has that value, it comes into your hand. If not, throw it away.
    .gist = Guess the market’s top card, take it

card-natural-survivor = Natural Survivor
    .text = Roll the polecat die and look through your deck. Exchange that many cards of your hand with as many cards of your deck, all of your choice. Then shuffle your deck.
    .gist = Swap as many with your deck

card-sofa = Sofa
    .text = While this card is in your stall, your hand size is 1 higher during clean-up.
    .gist = In your stall: hand +1

## Owls

set-owls = Observant Snowy Owls
    .short = Owls
    .theme = reactions to events
    .advice = For attentive players who know the game: there is plenty to do during the turns of the others.

card-wise-spy = Wise Spy
    .text = Once during your turn, while this card is in your hand, you may secretly look at the top 3 cards of your deck and put them back on top in the order you like.
    .gist = Look at 3 cards, reorder them

card-ancient-knowledge = Ancient Knowledge
    .text = While this card is in your hand, each time another player has completely resolved a technique, you may look through your deck. Discard one card of it or none, then shuffle your deck.
    .gist = A technique? Search, discard

card-quality-inspection = Quality Inspection
    .text = Each time this card comes into your hand, you may throw away a card of your hand, possibly this one. If you do so, draw a card.
    .gist = On arrival: throw 1, draw 1

card-binoculars = Binoculars
    .text = While this card is in your hand, each time another player has bought a card, you may draw a card. If you do so, discard a card of your hand, possibly this one.
    .gist = A purchase? Draw, discard

card-balancing = Balancing
    .wrapped = Balancing
    .text = While this card is in your hand, each time another player has shuffled their deck, you may exchange an animalfolk card of your hand, possibly this one, with a card from anywhere in your discard pile. The card you give up takes its exact place there.
    .gist = A shuffle? Swap with your discards

card-extra-remarks = Extra Remarks
    .wrapped = Extra Remarks
    .text = While this card is in your hand, each time another player has built a stack, you may put a card from anywhere in your discard pile on top of your deck.
    .gist = A stack? 1 discard onto your deck
