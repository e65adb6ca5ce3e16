# Pages to read: cards, rules of Dale, credits.

web-cards-title = All the cards
web-cards-search = Name, text or set, in English or French
web-cards-kinds = Kind
web-cards-sets = Set
web-cards-all = All
web-cards-found = { $count ->
        [one] One card
       *[other] { $count } cards
    }
web-cards-none = No card is like that. Try fewer words, or another set.
web-rules-title = The rules in three minutes
web-rules-lead = You need not know them by heart: the table shows what is possible, and says why when something is not.
web-rules-aim = The aim
    .text = You are a merchant. Be the first to fill your stall with eight stacks: stack 1 is worth exactly 1, stack 2 exactly 2, and so on up to 8. The awning over a stall shows what is done and what comes next.
web-rules-turn = Your turn
    .text = You hold five cards. On your turn you do one of four things:
web-rules-buy = Buy
    .text = A card of the market. Pay with cards of your hand; what you bought comes straight into your hand.
web-rules-play = Play a technique
    .text = Do what it says. With a + on it you get one more action afterwards.
web-rules-build = Build
    .text = Your next stack, in one go, with cards of your hand. They are in your stall now and out of your deck.
web-rules-inventory = Take inventory
    .text = Discard as many cards as you like: a fresh hand for your next turn.
web-rules-clean-up = Then you draw back to five cards, the market slides to the right and is filled, and the next player is on. When your deck is empty, your discard pile is shuffled and becomes your deck.
web-rules-price = What a card costs
    .text = Its value plus the surcharge of its slot. New cards come in on the left and get cheaper as they slide to the right.
web-rules-pay = Cards pay with their value, and go to your discard pile. There is no change, and no card may be superfluous.
web-rules-stack = What makes a stack
    .text = Cards of one set whose values add up to exactly the number of the stack. For stack 3, say:
web-rules-example-one = One card of value 3.
web-rules-example-two = 1 + 2, both of the same set.
web-rules-example-mixed = Two sets do not mix.
web-rules-example-junk = Junk does not go into a stack.
web-rules-kinds = Three kinds of cards
web-rules-kind-technique = Round scallops. Costs an action to play; then it goes to your discard pile, or stays in play until your next turn.
web-rules-kind-passive = Square scallops. Needs no action: it works from your hand, in a payment, in a stack, or in the turns of others, as its text says.
web-rules-kind-rubbish = A torn edge. Junk is what you begin with: it pays 1 and does nothing else. Getting rid of it is half the game.
web-rules-discard = To discard a card is to put it on your own discard pile: it will come back. To throw it away is to lose it: to the market’s discard pile, or, for junk, to its reserve.
web-rules-teams = Two against two
    .text = Partners sit across from each other and share one stall of ten stacks. When you build, your partner may add what is missing. You talk openly or not at all.
web-rules-table = At this table
    .text = Point at a card, or press long on it, to read it. What is outlined tells what is possible:
web-rules-state-can = Stitched: you may
web-rules-state-selected = Raised, with a seal: chosen
web-rules-state-affected = In brackets: concerned
web-rules-state-off = Hatched: not now; ask it why
web-rules-keys = By keyboard: Tab and arrows move, digits pick from your hand, Enter commits, U takes back, I enlarges a card, ? lists the rest.
web-credits-game = Dale of Merchants is a game by Sami Laakso. Comptoir plays it with words and pictures of its own; buy the printed game if you like it.
web-credits-karanor = Merchants of Karanor (Marchands de Karanor) is a game by Rémi Delaunoy, illustrated by Tanguy Vayssières and published by Funky Hat Games. Comptoir plays it with a map, cards and stories of its own; every entry of the gallery says where it comes from.
web-credits-source = Comptoir is free software under the MIT licence: you may use it, study it, change it and pass it on.
web-credits-others = Pictures, type and code by others
