# Marchands de Karanor as a client shows it: buttons, who is asked, why something cannot be done.

karanor-title = Merchants of Karanor
karanor-commit-pay = Pay
karanor-commit-sell = Sell
karanor-commit-offer = Offer

## Who is asked, for everybody to read

karanor-asked-action = { $who ->
    [you] You choose an action
   *[other] { $name } chooses an action
}
karanor-asked-commerce = { $who ->
    [you] You choose a commerce card
   *[other] { $name } chooses a commerce card
}
karanor-asked-history = { $who ->
    [you] You choose a history
   *[other] { $name } chooses a history
}
karanor-asked-discard-quest = { $who ->
    [you] You choose a quest to discard
   *[other] { $name } chooses a quest to discard
}
karanor-asked-read-aloud = { $who ->
    [you] You read a quest
   *[other] { $name } reads a quest
}
karanor-asked-immediate = { $who ->
    [you] You make the choice of a quest
   *[other] { $name } makes the choice of a quest
}
karanor-asked-keep-artefact = { $who ->
    [you] You choose an artefact to keep
   *[other] { $name } chooses an artefact to keep
}
karanor-asked-goods = { $who ->
    [you] You choose goods
   *[other] { $name } chooses goods
}
karanor-asked-associate = { $who ->
    [you] You choose an associate
   *[other] { $name } chooses an associate
}
karanor-asked-give-up = { $who ->
    [you] You choose what to give up
   *[other] { $name } chooses what to give up
}
karanor-asked-choose-destination = { $who ->
    [you] You choose where to go
   *[other] { $name } chooses where to go
}
karanor-asked-market = { $who ->
    [you] You are at the market
   *[other] { $name } is at the market
}
karanor-asked-window = { $who ->
    [you] You may answer
   *[other] { $name } may answer
}
karanor-asked-offer = { $who ->
    [you] You put an offer together
   *[other] { $name } puts an offer together
}

## Why not

karanor-why-empty-hand = { $topic ->
    [build] You hold no commerce card to build.
    [quest] You hold no quest. Inhabitants have some to tell.
   *[other] You hold no black-market card. They come with prestige.
}
karanor-why-row = Cards of the row are taken when you have built a commerce.
karanor-why-here = You are in { $place } already.
karanor-way = It is { $steps } steps from here, { $moves ->
    [0] within your move
    [one] 1 move
   *[other] { $moves } moves
}{ $fare ->
    [0] {""}
   *[other] , { $gold } for the sea
}: { $way }.

## Whom a card can be aimed at

karanor-aim-near = at { $place }, too far
karanor-aim-ahead = not ahead enough
karanor-aim-target-has = does not have what it takes

## Why an action is not possible, in two or three words below its button

karanor-brief-empty-hand = { $topic ->
    [quest] none
   *[other] empty hand
}
karanor-brief-no-actions-left = no action left
karanor-brief-forbidden-by-tile = forbidden
karanor-brief-forbidden-for-now = forbidden
karanor-brief-no-fare = needs { $needs } gold
karanor-brief-nothing-to-harvest = nothing here
karanor-brief-reserve-empty = reserve empty
karanor-brief-not-in-a-city = not in a city
karanor-brief-shop-here-already = built here
karanor-brief-lacks = lacks { $missing }
karanor-brief-nobody-here = nobody here
karanor-brief-no-quests-left = no quest left
karanor-brief-no-delivery-left = none left
karanor-brief-delivered-elsewhere = { $place }
karanor-brief-all-recruited = all recruited
karanor-brief-not-enough-gold = needs { $needs } gold
karanor-brief-no-villa-here = none here
karanor-brief-villa-sold = sold
karanor-brief-nothing-at-market = nothing to trade
karanor-brief-wrong-place = { $sort ->
    [city] in a city
    [land] off the cities
    [own_commerce] at a shop
    [own_villa] at a villa
   *[one] { $place }
}
karanor-brief-no-rival-near = no rival here
karanor-brief-no-such-rival = no rival fits
karanor-brief-not-this-turn = not this turn
karanor-brief-not-offered = not now
