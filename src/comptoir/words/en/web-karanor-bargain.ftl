# Negotiation at a table of Karanor, as the page says it. What became of an offer comes from the server in words.

## Things

web-karanor-bargain-gold = gold
web-karanor-bargain-nothing = nothing
web-karanor-bargain-you = you
web-karanor-bargain-you-give = You give
web-karanor-bargain-you-get = You get
web-karanor-bargain-gives = { $name } gives
web-karanor-bargain-gets = { $name } gets

## The offers on the table

web-karanor-bargain-group-to-me = For you
web-karanor-bargain-group-from-me = From you
web-karanor-bargain-group-fallen = Fallen
web-karanor-bargain-group-all = Open offers
web-karanor-bargain-offers = Offers
web-karanor-bargain-wanted = Look for at the table
web-karanor-bargain-ask-for = ask the table for { $things }
web-karanor-bargain-new-offer = New offer
web-karanor-bargain-new = new
web-karanor-bargain-empty = No offer is open for you. Trading costs no action, and it works on anybody’s turn.
web-karanor-bargain-not-yet = Trade opens with the first turn.
web-karanor-bargain-closed = { $who ->
    [you] Trade is closed: you have { $prestige } prestige. This round is the last.
   *[other] Trade is closed: { $name } has { $prestige } prestige. This round is the last.
}
web-karanor-bargain-mine = { $counters ->
    [0] To { $names }
   *[other] Your counter-offer to { $names }
}
web-karanor-bargain-theirs = { $counters ->
    [0] { $past ->
        [yes] { $name } had made you an offer
       *[no] { $kind ->
            [gift] { $name } makes you a gift
            [request] { $name } asks you for something
           *[swap] { $name } offers you
        }
    }
   *[other] { $past ->
        [yes] { $name } had answered
       *[no] { $name } answers
    }
}
web-karanor-bargain-to-several = { $name }, to { $names }
web-karanor-bargain-answers-yours = Your offer, which stays open
web-karanor-bargain-answers-theirs = In answer to this offer
web-karanor-bargain-gone = It was taken back.
web-karanor-bargain-why = { $reason ->
    [declined] { $who ->
        [you] You declined.
       *[other] { $name } declined.
    }
    [maker] { $who ->
        [you] You withdrew it.
       *[other] { $name } withdrew it.
    }
    [maker_lacks] { $who ->
        [you] You no longer had what you offered.
       *[other] { $name } no longer had what was offered.
    }
    [taker_lacks] What was asked for was not there.
    [forbidden] A card forbade the trade.
    [promoted] { $what } was promoted meanwhile.
    [used] { $what } was used meanwhile.
    [changed] { $what } was no longer as it was offered.
    [settled] Another offer of the same negotiation was accepted.
   *[end] Trade was closed.
}

## What stands in the way

web-karanor-bargain-not-now = Something is being resolved; trade goes on right after it.
web-karanor-bargain-you-lack = You lack { $things }.
web-karanor-bargain-changed = What is asked for has changed since.
web-karanor-bargain-maker-lacks = { $name } no longer has what is offered.
web-karanor-bargain-forbidden = A card forbids this trade for now.
web-karanor-bargain-others-can = { $count ->
    [one] { $names } can pay.
   *[other] { $names } can pay.
}
web-karanor-bargain-declined = { $count ->
    [one] { $names } declined
   *[other] { $names } declined
}
web-karanor-bargain-cannot-pay = { $count ->
    [one] { $names } cannot pay
   *[other] { $names } cannot pay
}
web-karanor-bargain-i-lack = You no longer have what you offer

## Answers

web-karanor-bargain-decline = Decline
web-karanor-bargain-counter = Counter
web-karanor-bargain-accept = { $kind ->
    [gift] Take
    [request] Give
   *[swap] Accept
}
web-karanor-bargain-withdraw = Withdraw
web-karanor-bargain-sure = You give away { $things }, for good.
web-karanor-bargain-keep = Keep
web-karanor-bargain-give-it = Yes, give

## Putting an offer together

web-karanor-bargain-received = Received
web-karanor-bargain-counter-to = Counter-offer to { $name }
web-karanor-bargain-proposed = { $name } offered
web-karanor-bargain-you-answer = You answer
web-karanor-bargain-accept-as-is = Accept it as it is
web-karanor-bargain-restore = Back to that offer
web-karanor-bargain-now-anew = What you send goes out as a new offer.
web-karanor-bargain-for-you = { $things } more for you
web-karanor-bargain-for-them = { $things } more for { $name }
web-karanor-bargain-name-can-pay = { $name } can pay
web-karanor-bargain-name-lacks = { $name } lacks { $things }
web-karanor-bargain-to-whom = To whom
web-karanor-bargain-can-pay = can pay
web-karanor-bargain-lacks = lacks { $things }
web-karanor-bargain-barred = may not trade now
web-karanor-bargain-has = { $name } has { $count }
web-karanor-bargain-give-field = You give: { $name } (you have { $count })
web-karanor-bargain-get-field = You get: { $name } ({ $stocks })
web-karanor-bargain-less = One less: { $name }
web-karanor-bargain-more = One more: { $name }
web-karanor-bargain-was = In the offer you answer
web-karanor-bargain-tiles-give = Your tiles
web-karanor-bargain-tiles-get = Their tiles
web-karanor-bargain-no-tiles = none to trade
web-karanor-bargain-of-owner = of { $name }
web-karanor-bargain-in-offer = { $count } in the offer
web-karanor-bargain-gift = Make it a gift
web-karanor-bargain-gift-short = Gift
web-karanor-bargain-send = { $kind ->
    [gift] { $count ->
        [0] Make a gift
        [one] Give to { $name }
       *[other] Give to one of { $count }
    }
    [request] { $count ->
        [0] Ask for it
        [one] Ask { $name } for it
       *[other] Ask { $count } for it
    }
   *[swap] { $count ->
        [0] Offer
        [one] Offer to { $name }
       *[other] Offer to { $count }
    }
}
web-karanor-bargain-send-counter = Send the counter-offer
web-karanor-bargain-still-theirs = Their offer can still be accepted until they withdraw it.
web-karanor-bargain-first-wins = { $count ->
    [one] Nothing is set aside until it is accepted.
   *[other] Whoever accepts first gets it. Nothing is set aside until then.
}

## With one thumb

web-karanor-bargain-stocks = Stocks
web-karanor-bargain-pan = What you lay down
web-karanor-bargain-i-give = I give
web-karanor-bargain-i-get = I get
web-karanor-bargain-thumb = Tap to add one, hold for a number; tap a token above to take it back.
web-karanor-bargain-of = of { $count }
web-karanor-bargain-add-give = Give one more: { $name }
web-karanor-bargain-add-get = Ask for one more: { $name }
web-karanor-bargain-take-back = Take one back: { $name }, { $count } in the pan
web-karanor-bargain-how-many = How many: { $name }?
web-karanor-bargain-so-many = Set

## Talk

web-karanor-bargain-say = Say…
web-karanor-bargain-row-anyone = Who has…
web-karanor-bargain-row-selling = I can spare…
