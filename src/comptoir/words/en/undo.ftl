# Taking back, and what was taken back.

log-taken-back = { $who ->
    [you] You take back
   *[other] { $name } takes back
} { $what }{ $more ->
    [yes] {" "}and what came after it.
   *[no] .
}
log-restored = { $who ->
    [you] You restore
   *[other] { $name } restores
} { $what }{ $more ->
    [yes] {" "}and what came after it.
   *[no] .
}
error-nothing-to-redo = There is nothing left to restore: the game has gone on.
error-undo-declined = { $name } does not agree: the step stands.
error-undo-unanswered = Nobody answered in time: the step stands.
error-undo-overtaken = The game has gone on: the step stands.

undertaking-step = that choice
undertaking-purchase = the purchase of { $card }
undertaking-stack = stack { $number }
undertaking-inventory = the inventory
undertaking-card = { $card }

karanor-undertaking-moved = the move to { $place }
karanor-undertaking-harvested = the harvest
karanor-undertaking-worked = the work
karanor-undertaking-built = the building of { $card }
karanor-undertaking-took-commerce = the new commerce
karanor-undertaking-drew-quest = the visit to the inhabitant
karanor-undertaking-completed-quest = the quest { $card }
karanor-undertaking-delivered = the delivery
karanor-undertaking-recruited = the new associate
karanor-undertaking-promoted = the promotion
karanor-undertaking-bought-villa = the villa
karanor-undertaking-visited-market = the visit to the market
karanor-undertaking-played = { $card }
karanor-undertaking-activated = { $card }
karanor-undertaking-offered = the offer
karanor-undertaking-traded = the trade
karanor-undertaking-drafted = the commerce chosen
