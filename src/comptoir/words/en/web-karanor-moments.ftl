# What lies over the chart of Karanor: the opening, windows, quests, cards of the black market.

web-karanor-you = You
web-karanor-fold = Fold away

## Windows

web-karanor-window-title = { $event ->
    [enter] { $who ->
        [you] You come to { $place }
       *[other] { $name } comes to { $place }
    }
    [cross] { $who ->
        [you] You put to sea
       *[other] { $name } puts to sea
    }
    [build] { $who ->
        [you] You build at { $place }
       *[other] { $name } builds at { $place }
    }
    [deliver] { $who ->
        [you] You deliver at { $place }
       *[other] { $name } delivers at { $place }
    }
   *[targeted] { $who ->
        [you] You play { $card }
       *[other] { $name } plays { $card }
    }
}
web-karanor-window-against = against { $names } ({ $place })
web-karanor-window-who = Who may answer
web-karanor-window-choose = your choice
web-karanor-window-thinks = is thinking
web-karanor-window-pass = Let it happen
web-karanor-window-answer = Answer: { "" }
web-karanor-window-answered = Noted. The window closes for everybody at the same time.
web-karanor-window-note = The window is the same for all and lasts as long, whatever anybody holds. Trades and actions wait.
web-karanor-window-watch = This window does not open for you. Trades and actions wait until it closes.
web-karanor-window-deep = This card answers another one, which comes next.
web-karanor-window-change = { $what }: { $before } before, { $after } after
web-karanor-window-gold = gold
web-karanor-window-income = income
web-karanor-window-prestige = prestige
web-karanor-window-actions = actions

## Playing a card

web-karanor-play-title = Play { $card }
web-karanor-play-whom = Against whom?
web-karanor-play-back = Put it back
web-karanor-play-now = { $named ->
    [yes] Play it against { $name }
   *[no] Play the card
}
web-karanor-play-note = { $whose ->
    [mine] It is your turn.
   *[other] It is the turn of { $name }, who keeps all actions.
} A card that is played cannot be taken back{ $named ->
    [yes] ; whoever it is aimed at may answer.
   *[no] .
}

## Quests

web-karanor-quest-given = A quest is entrusted to you
web-karanor-quest-goes-on = The story goes on
web-karanor-quest-at-once = You have to choose at once
web-karanor-quest-at-once-note = It takes no action, and no delay.
web-karanor-quest-title = { $can ->
    [yes] Complete { $quest }
   *[no] { $quest }
}{ $parts ->
    [1] {""}
   *[other] { $part ->
        [1] , first part
       *[other] , second part
    }
}
web-karanor-quest-cost = { $endings ->
    [one] 1 action.
   *[other] 1 action. { $endings } possible endings: only one will be yours.
}
web-karanor-quest-endings = { $endings ->
    [0] A short story.
    [one] One possible ending.
   *[other] { $endings } possible endings: only one will be yours.
}
web-karanor-quest-several = { $count } possible places
web-karanor-quest-prestige = +{ $count } prestige whatever the ending
web-karanor-quest-done = completed
web-karanor-quest-now = you are here
web-karanor-quest-next = comes next
web-karanor-quest-gain = You gain
web-karanor-quest-sequel = then the sequel: { $quest }
web-karanor-quest-ending = Ending { $letter }
web-karanor-quest-finish = End it like this
web-karanor-quest-finish-on = End it like this with { $name }
web-karanor-quest-not-here = Not here
web-karanor-quest-not-yet = Not yet
web-karanor-quest-not-now = Not now
web-karanor-quest-lacks = Missing: { $what }
web-karanor-quest-way = Show the way: { $place }
web-karanor-quest-ask = Ask the table for { $what }
web-karanor-quest-hear = Who shall hear it?
web-karanor-quest-hear-note = Kept secret, it counts as a hidden quest. Read aloud, everybody hears it and knows what you need.
web-karanor-quest-secret = For me alone
web-karanor-quest-aloud = Read aloud
web-karanor-quest-keep = Keep it ({ $count } of { $limit })
web-karanor-quest-later = Later
web-karanor-need-met = Met:
web-karanor-need-open = Missing:
web-karanor-need-here = you are at { $place }
web-karanor-need-has = you have { $has }
web-karanor-need-lacks = you have { $has }, { $lack } missing

## The opening

web-karanor-draft = The opening
web-karanor-draft-first = First choice
web-karanor-draft-second = Second choice
web-karanor-draft-histories = Histories
web-karanor-draft-round = Round 1
web-karanor-draft-title = Keep a commerce
web-karanor-draft-watched = Everybody chooses commerces
web-karanor-draft-about = { $last ->
    [yes] This is the last choice: what is left goes to the discards.
   *[no] { $left ->
        [one] The other one goes to the right, to { $name }.
       *[other] The { $left } others go to the right, to { $name }.
    } You will be passed others, and keep one of them.
}
web-karanor-draft-history = Choose your history
web-karanor-draft-history-about = It says where you come from, and with what.
web-karanor-draft-cards = The cards to choose from
web-karanor-draft-choose = Touch a card to read it, then keep the one you like.
web-karanor-draft-mine = Your hand
web-karanor-draft-hand = Your hand: { $count } commerces of { $hand }
web-karanor-draft-secret = Secret until they are built.
web-karanor-draft-ready = You have chosen. You may change your mind until everybody is ready.
web-karanor-draft-change = Change my mind
web-karanor-draft-keep-one = Choose a card
web-karanor-draft-keep = Keep: { $name }
web-karanor-draft-your-history = Your history
web-karanor-draft-origin = City of origin
web-karanor-draft-origin-about = Your pawn and a first shop await you there. It brings no prestige.
web-karanor-draft-table = Around the table
web-karanor-draft-is-ready = { $who ->
    [you] You are ready
   *[other] { $name } is ready
}
web-karanor-draft-chooses = { $who ->
    [you] your choice
   *[other] { $name } is choosing
}
web-karanor-draft-passes = Your other cards go to { $name }, at your right.
web-karanor-draft-hidden = Nothing moves before all have chosen, and nobody sees your choice.
