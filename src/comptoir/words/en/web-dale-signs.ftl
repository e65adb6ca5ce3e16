# The signs on the slate of a card, and when what they say holds.

web-dale-slate = What it does, in signs
web-dale-signs = Reading a card without touching it
    .text = At the foot of each card is a slate: what the card does, in chalk, from left to right; a golden wedge means “then”. A coloured tab at its left says when. Without a tab it is a technique you play, or a card you may use at any time. A number counts the sign before it; a question mark means at random, n any number.
web-dale-signs-do = What to do
web-dale-signs-where = With what, with whom, and later
web-dale-signs-when = When: the coloured tab

web-dale-sign-draw = draw
web-dale-sign-take = take into your hand
web-dale-sign-discard = discard
web-dale-sign-throw = throw away
web-dale-sign-give = give
web-dale-sign-swap = exchange
web-dale-sign-steal = steal from a player
web-dale-sign-look = look at in secret
web-dale-sign-search = search the deck
web-dale-sign-store = store
web-dale-sign-die = roll the die
web-dale-sign-copy = become a copy of
web-dale-sign-shuffle = shuffle
web-dale-sign-guess = name or guess
web-dale-sign-top = put on top of the deck
web-dale-sign-build = build a stack

web-dale-sign-hand = hand
web-dale-sign-deck = deck
web-dale-sign-pile = discard pile
web-dale-sign-market = market
web-dale-sign-stall = stall
web-dale-sign-other = other players
web-dale-sign-all = all players
web-dale-sign-paw = animalfolk
web-dale-sign-junk = Junk
web-dale-sign-nobuild = never in a stack
web-dale-sign-value = value of a card
web-dale-sign-price = price at the market
web-dale-sign-pay = pay
web-dale-sign-zap = technique
web-dale-sign-bought = purchase
web-dale-sign-tidy = clean-up
web-dale-sign-dawn = at the start of your next turn

web-dale-when-once = once per turn
web-dale-when-pay = when you pay with it
web-dale-when-bought = when you buy it
web-dale-when-build = when you build with it
web-dale-when-react = reaction
web-dale-when-hold = while it is in your hand
web-dale-when-stall = while it is in your stall
web-dale-when-tidy = during clean-up
