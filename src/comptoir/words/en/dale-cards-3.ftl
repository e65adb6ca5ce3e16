# Dale of Merchants: the six sets of game 3. Every sentence is our own.

## Desert monitors

set-desert_monitors = Archiving Desert Monitors
    .short = Monitors
    .theme = discard pile mastery
    .advice = Easy to pick up and peaceful: for those who like a tidy deck and know what is in it.

card-rigorous-chronicler = Rigorous Chronicler
    .text = When you pay with this card, you choose whether it counts as 1, 2 or 3 this turn.

card-refreshing-drink = Refreshing Drink
    .text = Once during your turn, while this card is in your hand, you may discard a card of your hand, possibly this one.

card-duplicate-entry = Duplicate Entry
    .text = Look through your deck; you may throw away one of its cards. Then shuffle your deck.

card-history-lesson = History Lesson
    .text = Take up to 3 cards from the top of your discard pile, without skipping any. If you took any, shuffle them into your deck.

card-cultural-preservation = Cultural Preservation
    .text = Look through your deck and choose up to 3 of its cards: one of them comes into your hand, the others go to your discard pile, in the order you like. Then shuffle your deck.

card-slice-of-life = Slice of Life
    .text = Once during your turn, while this card is in your hand, you may draw a card. If you did so, discard a card of your hand, possibly this one or the one you drew.

## Lemurs

set-lemurs = Discontent White-headed Lemurs
    .short = Lemurs
    .theme = card replacement
    .advice = For those who are never quite happy with what they hold, and who trust that something better will come along.

card-voracious-consumer = Voracious Consumer
    .text = All the cards of your discard pile go back into your deck. Then shuffle your deck.

card-delightful-surprise = Delightful Surprise
    .text = Secretly look at the top 2 cards of the market deck. Put one of them into your hand and throw away the other; then throw away this card too.

card-fortunate-upgrade = Fortunate Upgrade
    .text = Choose a card of your hand and throw it away. Then draw the top card of the market deck into your hand.

card-replacement = Replacement
    .text = Choose an animalfolk card of your hand and throw it away. Then choose a card of the market with the same value, or a value 1 higher or 1 lower, and put it into your hand without paying for it.

card-fashion-hint = Fashion Hint
    .text = You may throw away the top card of the market deck. After that, you may exchange an animalfolk card of your hand with the top card of the market discard pile.

card-royal-privilege = Royal Privilege
    .text = When you pay with this card, you may throw away an animalfolk card of your hand once the purchase is done. If you did so, buy one more card of the market, for nothing.

## Magpies

set-magpies = Scheming Green Magpies
    .short = Magpies
    .theme = guessing and stealing
    .advice = For sharp observers who remember where every card went; hard on the nerves of those who dislike losing cards.

card-pompous-professional = Pompous Professional
    .text = Name a set, then show everybody the top 3 cards of your deck. If there are cards of that set among them, put one of those into your hand. Shuffle the others into your deck.

card-bribe = Bribe
    .text = When you pay with this card, your hand size is 1 higher during the clean-up of this turn.

card-burglary = Burglary
    .text = Choose another player, name a value and turn over the top card of that player’s deck. If it has that value, it comes into your hand. If not, it goes to that player’s discard pile.

card-grasp = Grasp
    .text = Choose another player. A card is picked at random from their hand and you name a value; the card is then shown to everybody. If it has that value, it comes into your hand. If not, its owner keeps it.

card-periscope = Periscope
    .text = Name a card and choose another player. The top 2 cards of that player’s deck are discarded, one after the other; each one that is the card you named comes into your hand.

card-sudden-nap = Sudden Nap
    .text = Choose another player. A card taken at random from their hand is thrown away.

## Echidnas

set-echidnas = Sharing Short-beaked Echidnas
    .short = Echidnas
    .theme = borrowing
    .advice = For sociable tables: you help yourself at the neighbours’, but always leave something in return.

card-carefree-swapper = Carefree Swapper
    .text = Choose another player whose discard pile is not empty. The top card of that pile comes into your hand; this card takes its place.

card-bargain-seeker = Bargain Seeker
    .text = Once during your turn, while this card is in your hand, you may throw away the rightmost card of the market. If you did so, fill every empty slot from the market deck.

card-delicacy = Delicacy
    .text = Choose another player and secretly look at the top 2 cards of their deck. You may put one of them into your hand and leave this card in its stead. The 2 cards are then shuffled back into that deck.

card-umbrella = Umbrella
    .text = Choose another player and secretly look at 2 cards taken at random from their hand. You may put one of them into your hand and give them this card in its stead.

card-velocipede = Velocipede
    .text = Choose a card of any stall, even your own, and exchange this card with it. The chosen card comes into your hand; this one takes its exact place in the stack.

card-matching-colours = Matching Colours
    .text = Choose an animalfolk card of your hand and a card of the same value in an opponent’s stall, and exchange them. Your card takes the exact place of the other one in the stack.

## Hares

set-hares = Superstitious Snowshoe Hares
    .short = Hares
    .die = hare
    .theme = predictions
    .advice = For those who read the sky before they trade, and who take bad luck with a smile.

card-arcane-scholar = Arcane Scholar
    .text = Draw a card and roll the hare die. Comet: discard 2 cards of your hand. Planet: discard nothing. Stars: discard the top 2 cards of your deck. If the planet bears the reroll mark, you may roll again instead.

card-barometer = Barometer
    .text = Once during your turn, while this card is in your hand, you may throw away the top card of the market deck. If you did so, this card takes on the value of that card until the end of the turn.

card-bad-omen = Bad Omen
    .text = Secretly look at the top 3 cards of your deck. You may throw away one of them. Put the others back on top of your deck, in the order you like.

card-festival = Festival
    .text = Roll the hare die. Comet: draw the top card of the market deck into your hand. Planet: draw a card from your deck. Stars: draw nothing. If the planet bears the reroll mark, you may roll again instead.

card-celestial-guidance = Celestial Guidance
    .text = Roll the hare die. Comet: nothing. Planet: look through your deck, put one of its cards into your hand and shuffle your deck. Stars: put a card from anywhere in your discard pile into your hand. If the planet bears the reroll mark, you may roll again instead.

card-calendar = Calendar
    .text = Once during your turn, while this card is in your hand, you may shuffle the top card of your discard pile into your deck.

## Tree-kangaroos

set-tree_kangaroos = Prepared Grizzled Tree-kangaroos
    .short = Tree-kangaroos
    .theme = stashing and protecting
    .advice = For far-sighted players: what is put aside today is safe from thieves and ready tomorrow.

card-clever-guardian = Clever Guardian
    .text = Choose a card of your hand and store it face down on this card, which stays in play. At the start of your next turn, the stored card comes back into your hand; then discard this one.

card-barricade = Barricade
    .text = During clean-up, once you have refilled your hand, if this card is in your hand, you may put up to 2 junk cards from anywhere in your discard pile into your hand.

card-wheelbarrow = Wheelbarrow
    .text = Draw a card and store it face down on this card, which stays in play. At the start of your next turn, throw the stored card away or put it into your hand; then discard this one.

card-vigilance = Vigilance
    .text = Look through your deck, store one of its cards face down on this card, which stays in play, and shuffle your deck. At the start of your next turn, the stored card comes into your hand; then discard this one.

card-supply-depot = Supply Depot
    .text = Store up to 2 cards of your hand face down on this card, which stays in play. At the start of your next turn, the stored cards come back into your hand; then discard this one.

card-tactical-measurement = Tactical Measurement
    .text = Once during your turn, while this card is in your hand, you may draw a card. If you did so, put a card of your hand on top of your deck, possibly this one or the one you drew.
