# Dale of Merchants: the six sets of game 3. Every sentence is our own.

## Desert monitors

set-desert_monitors = Archiving Desert Monitors
    .short = Monitors
    .theme = discard pile mastery
    .advice = Easy to pick up and peaceful: for those who like a tidy deck and know what is in it.

card-rigorous-chronicler = Rigorous Chronicler
    .wrapped = Rigorous Chronicler
    .text = When you pay with this card, you choose whether it counts as 1, 2 or 3 this turn.
    .gist = Pays as 1, 2 or 3

card-refreshing-drink = Refreshing Drink
    .wrapped = Refreshing Drink
    .text = Once during your turn, while this card is in your hand, you may discard a card of your hand, possibly this one.
    .gist = Discard 1 card

card-duplicate-entry = Duplicate Entry
    .text = Look through your deck; you may throw away one of its cards. Then shuffle your deck.
    .gist = Search, throw 1 card away

card-history-lesson = History Lesson
    .text = Take up to 3 cards from the top of your discard pile, without skipping any. If you took any, shuffle them into your deck.
    .gist = Up to 3 discards into your deck

card-cultural-preservation = Cultural Preservation
    .wrapped = Cultural Preser{"\u00AD"}vation
    .text = Look through your deck and choose up to 3 of its cards: one of them comes into your hand, the others go to your discard pile, in the order you like. Then shuffle your deck.
    .gist = Search for 3 cards, keep 1

card-slice-of-life = Slice of Life
    .text = Once during your turn, while this card is in your hand, you may draw a card. If you did so, discard a card of your hand, possibly this one or the one you drew.
    .gist = Draw 1, discard 1

## Lemurs

set-lemurs = Discontent White-headed Lemurs
    .short = Lemurs
    .theme = card replacement
    .advice = For those who are never quite happy with what they hold, and who trust that something better will come along.

card-voracious-consumer = Voracious Consumer
    .wrapped = Voracious Consumer
    .text = All the cards of your discard pile go back into your deck. Then shuffle your deck.
    .gist = Discard pile into your deck

card-delightful-surprise = Delightful Surprise
    .text = Secretly look at the top 2 cards of the market deck. Put one of them into your hand and throw away the other; then throw away this card too.
    .gist = Market deck: look at 2, take 1

card-fortunate-upgrade = Fortunate Upgrade
    .wrapped = Fortunate Upgrade
    .text = Choose a card of your hand and throw it away. Then draw the top card of the market deck into your hand.
    .gist = Throw 1 away, draw at the market

card-replacement = Replacement
    .wrapped = Replace{"\u00AD"}ment
    .text = Choose an animalfolk card of your hand and throw it away. Then choose a card of the market with the same value, or a value 1 higher or 1 lower, and put it into your hand without paying for it.
    .gist = Throw 1, take a market card ±1

card-fashion-hint = Fashion Hint
    .text = You may throw away the top card of the market deck. After that, you may exchange an animalfolk card of your hand with the top card of the market discard pile.
    .gist = Swap with the market discard pile

card-royal-privilege = Royal Privilege
    .text = When you pay with this card, you may throw away an animalfolk card of your hand once the purchase is done. If you did so, buy one more card of the market, for nothing.
    .gist = Throw 1, buy 1 more for free

## Magpies

set-magpies = Scheming Green Magpies
    .short = Magpies
    .theme = guessing and stealing
    .advice = For sharp observers who remember where every card went; hard on the nerves of those who dislike losing cards.

card-pompous-professional = Pompous Professional
    .wrapped = Pompous Profes{"\u00AD"}sional
    .text = Name a set, then show everybody the top 3 cards of your deck. If there are cards of that set among them, put one of those into your hand. Shuffle the others into your deck.
    .gist = Name a set: 1 of your top 3

card-bribe = Bribe
    .text = When you pay with this card, your hand size is 1 higher during the clean-up of this turn.
    .gist = Pay with it: hand +1

card-burglary = Burglary
    .wrapped = Burglary
    .text = Choose another player, name a value and turn over the top card of that player’s deck. If it has that value, it comes into your hand. If not, it goes to that player’s discard pile.
    .gist = Guess, steal off a deck

card-grasp = Grasp
    .text = Choose another player. A card is picked at random from their hand and you name a value; the card is then shown to everybody. If it has that value, it comes into your hand. If not, its owner keeps it.
    .gist = Guess, steal from a hand

card-periscope = Periscope
    .text = Name a card and choose another player. The top 2 cards of that player’s deck are discarded, one after the other; each one that is the card you named comes into your hand.
    .gist = Name a card, steal it off the top 2

card-sudden-nap = Sudden Nap
    .text = Choose another player. A card taken at random from their hand is thrown away.
    .gist = Another throws 1 away at random

## Echidnas

set-echidnas = Sharing Short-beaked Echidnas
    .short = Echidnas
    .theme = borrowing
    .advice = For sociable tables: you help yourself at the neighbours’, but always leave something in return.

card-carefree-swapper = Carefree Swapper
    .wrapped = Carefree Swapper
    .text = Choose another player whose discard pile is not empty. The top card of that pile comes into your hand; this card takes its place.
    .gist = Swap it for another’s top discard

card-bargain-seeker = Bargain Seeker
    .text = Once during your turn, while this card is in your hand, you may throw away the rightmost card of the market. If you did so, fill every empty slot from the market deck.
    .gist = Throw the rightmost market card

card-delicacy = Delicacy
    .text = Choose another player and secretly look at the top 2 cards of their deck. You may put one of them into your hand and leave this card in its stead. The 2 cards are then shuffled back into that deck.
    .gist = See 2 of a deck, swap for 1

card-umbrella = Umbrella
    .text = Choose another player and secretly look at 2 cards taken at random from their hand. You may put one of them into your hand and give them this card in its stead.
    .gist = See 2 of a hand, swap for 1

card-velocipede = Velocipede
    .text = Choose a card of any stall, even your own, and exchange this card with it. The chosen card comes into your hand; this one takes its exact place in the stack.
    .gist = Swap it into any stall

card-matching-colours = Matching Colours
    .text = Choose an animalfolk card of your hand and a card of the same value in an opponent’s stall, and exchange them. Your card takes the exact place of the other one in the stack.
    .gist = Swap equal values with a stall

## Hares

set-hares = Superstitious Snowshoe Hares
    .short = Hares
    .die = hare
    .theme = predictions
    .advice = For those who read the sky before they trade, and who take bad luck with a smile.

card-arcane-scholar = Arcane Scholar
    .text = Draw a card and roll the hare die. Comet: discard 2 cards of your hand. Planet: discard nothing. Stars: discard the top 2 cards of your deck. If the planet bears the reroll mark, you may roll again instead.
    .gist = Draw 1; the die makes you discard

card-barometer = Barometer
    .text = Once during your turn, while this card is in your hand, you may throw away the top card of the market deck. If you did so, this card takes on the value of that card until the end of the turn.
    .gist = Takes on a thrown card’s value

card-bad-omen = Bad Omen
    .text = Secretly look at the top 3 cards of your deck. You may throw away one of them. Put the others back on top of your deck, in the order you like.
    .gist = Look at 3 cards, throw 1 away

card-festival = Festival
    .text = Roll the hare die. Comet: draw the top card of the market deck into your hand. Planet: draw a card from your deck. Stars: draw nothing. If the planet bears the reroll mark, you may roll again instead.
    .gist = The die says where you draw

card-celestial-guidance = Celestial Guidance
    .text = Roll the hare die. Comet: nothing. Planet: look through your deck, put one of its cards into your hand and shuffle your deck. Stars: put a card from anywhere in your discard pile into your hand. If the planet bears the reroll mark, you may roll again instead.
    .gist = The die opens deck or discards

card-calendar = Calendar
    .text = Once during your turn, while this card is in your hand, you may shuffle the top card of your discard pile into your deck.
    .gist = Top discard shuffled into the deck

## Tree-kangaroos

set-tree_kangaroos = Prepared Grizzled Tree-kangaroos
    .short = Tree-kangaroos
    .theme = stashing and protecting
    .advice = For far-sighted players: what is put aside today is safe from thieves and ready tomorrow.

card-clever-guardian = Clever Guardian
    .text = Choose a card of your hand and store it face down on this card, which stays in play. At the start of your next turn, the stored card comes back into your hand; then discard this one.
    .gist = Store 1 card of your hand

card-barricade = Barricade
    .text = During clean-up, once you have refilled your hand, if this card is in your hand, you may put up to 2 junk cards from anywhere in your discard pile into your hand.
    .gist = Clean-up: up to 2 Junk

card-wheelbarrow = Wheelbarrow
    .wrapped = Wheel{"\u00AD"}barrow
    .text = Draw a card and store it face down on this card, which stays in play. At the start of your next turn, throw the stored card away or put it into your hand; then discard this one.
    .gist = Draw 1 card and store it

card-vigilance = Vigilance
    .text = Look through your deck, store one of its cards face down on this card, which stays in play, and shuffle your deck. At the start of your next turn, the stored card comes into your hand; then discard this one.
    .gist = Search for 1 card, store it

card-supply-depot = Supply Depot
    .text = Store up to 2 cards of your hand face down on this card, which stays in play. At the start of your next turn, the stored cards come back into your hand; then discard this one.
    .gist = Store up to 2 cards

card-tactical-measurement = Tactical Measurement
    .wrapped = Tactical Measure{"\u00AD"}ment
    .text = Once during your turn, while this card is in your hand, you may draw a card. If you did so, put a card of your hand on top of your deck, possibly this one or the one you drew.
    .gist = Draw 1, put 1 back
