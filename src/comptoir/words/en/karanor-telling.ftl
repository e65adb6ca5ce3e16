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
