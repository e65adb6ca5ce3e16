# The game in a terminal.

## Lists

list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

## Names

you = you
teammate-marked = { $name } (your teammate)
market = the market
person-name = Player { $number }
bot-names = Greta Oskar Wilma Bruno Hedda Anton Hedda Anton

## Cards

card-as = { $card } as { $guise }
card-times = { $card } ×{ $count }
cards-unknown = { $count ->
    [one] a card
   *[other] { $count } cards
}
card-title = { $card }: { $facts }
card-value = value { $value }
card-bonus = bonus action (+)
card-rulings = Questions and rulings: { $page }
set-title = { $set }: { $theme }
set-cards = Cards: { $cards }.

## Welcome and end

welcome = Comptoir: Dale of Merchants
welcome-help = Answer with a number or a name. Help: ?  Rules: ? rules  Quit: q
welcome-sets = Sets: { $sets }.
welcome-set = { $set } ({ $theme })
welcome-teams = Teams: { $first } against { $second }. Each team shares one stall of { $stacks } stacks.
welcome-reactions = With several people at one keyboard: whoever gets the keyboard in somebody else’s turn is seen to be able to react.
deal-again = To play this deal again:
welcome-loaded = The saved game goes on. Type l to read what happened so far.
pass-keyboard = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
who-rose = Who of you got up earliest today: { $names }? Enter: by lot.
hide-screen = Your part is done. Press Enter to hide your cards.
end-of-input = The input has ended.
bye = See you soon!
game-over = { $who ->
    [you] You have won, on turn { $turns }!
   *[other] { $name } has won, on turn { $turns }.
}
game-over-shared = { $who ->
    [you] { $winners } share the win, on turn { $turns }.
   *[other] { $winners } share the win, on turn { $turns }.
}
game-over-team = { $who ->
    [you] { $winners } have won together, on turn { $turns }!
   *[other] { $winners } have won together, on turn { $turns }.
}
after-the-end = l shows the log, d the discards, s [file] saves the game, r plays again (a loser begins); Enter leaves.
quit-save = Save the game before you quit? Enter: yes; n: no; b: back to the game.
saved = The game is saved in { $file }.
saved-go-on = Go on with it:
saved-replay = See it again:
not-saved = The game could not be saved anywhere; it is lost.

## The table

market-heading = Market, from the right (price = value + surcharge of the slot)
market-price = { $value }+{ $surcharge }
market-price-raised = { $value }+{ $surcharge }+{ $raised }
market-raised = { $who ->
    [you] Every price is { $amount } higher for you: { $cards }.
   *[other] Every price is { $amount } higher for { $name }: { $cards }.
}
market-empty = empty
hand-heading = Your hand ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}, worth { $total })
hand-printed = printed { $value }
hand-larger = At the end of your turn you fill your hand to { $count ->
    [one] 1 card more
   *[other] { $count } cards more
} than usual.
hand-slow = At the end of your turn you draw 1 card at most: { $cards }.
stalls-heading = Stalls (the first to build { $stacks } stacks wins)
stall-line = { $name }: { $left ->
    [0] complete
   *[other] { $count ->
        [0] no stack yet, next: 1
        [one] 1 stack, next: { $next }
       *[other] { $count } stacks, next: { $next }
    }{ $raised ->
        [yes] {" "}(has to add up to { $needed })
       *[no] {""}
    }
}
stall-stack = { $number }: { $cards }
stall-list-separator = {""}; {""}
piles-heading = Hands, decks and discards
pile-line = { $name }: { $piles }
pile-hand = hand { $count }
pile-hand-known = hand { $count } (with { $known })
pile-deck = deck { $count }
pile-deck-top = deck { $count } (top: { $card })
pile-market-deck = deck { $count }
pile-discard = discard { $count }
pile-discard-top = discard { $count } (top: { $card })
pile-schedule = in play: { $cards }
schedule-storing = { $card } (storing { $stored })
pile-junk = Junk reserve unlimited

## Options

option-line = {"  "}{ $number }. { $text }
option-play = Play { $card }{ $bonus ->
    [yes] {" "}(+)
   *[no] {""}
}{ $special ->
    [yes] , which counts { $value }
   *[no] {""}
}
option-use = Use { $card }
option-copy = Make it a copy: { $card }
option-react = React with { $card }
option-buy = Buy { $card } for { $price }
option-buy-discard = Buy { $card } from the market discard for { $price }
option-build = Build stack { $number }{ $raised ->
    [yes] , which has to add up to { $needed }
   *[no] {""}
}
option-build-together = Build stack { $number } with { $name }’s help
option-rearrange = Rearrange the market and buy, paying with { $card }
option-inventory = Take inventory (discard any number of cards)
option-card = { $card } ({ $value })
option-card-discard = { $card } ({ $value }), { $depth ->
    [1] on top of your discard
   *[other] number { $depth } from the top of your discard
}
option-card-stall = { $card } ({ $value }), { $whose ->
    [yours] your stack { $number }
   *[other] { $owner }’s stack { $number }
}
option-value = Value { $value }
option-count = { $count ->
    [0] None
    [one] 1 card: { $cards }
   *[other] { $count } cards: { $cards }
}
option-slot = For { $price }, at place { $place } from the right
option-left = Left: { $name }
option-right = Right: { $name }
option-done = Done
option-none = None
option-decline = Do not help
option-ask-for-help = Ask { $name } to complete it
option-yes = Yes
option-no = No
option-pass = Pass
picked-so-far = So far: { $cards }
confirm-hint = Enter: yes.
back-hint = u goes back.
only-inventory = Only an inventory is possible.
hint-best = { $advice } Chance of winning: { $chance }.
hint-next = { $chance }  { $pick }. { $why }
any-order-hint = a takes the rest in the order shown.

## What can be typed

command-help = help
command-undo = u undo
command-hint = h hint advice
command-log = l log
command-discards = d discards
command-table = m table
command-save = s save
command-quit = q quit exit
done-words = done 0
again-words = r again rematch
list-words = list
lot-words = lot random chance
earliest-words = earliest riser early
all-words = all everything
any-words = a any
no-words = n no
yes-words = y yes
back-words = b back

input-unknown = “{ $text }” is nothing you can pick now. Type a number from { $least } to { $most } or part of a name; Enter shows the options, ? helps.
input-ambiguous = “{ $text }” can mean several things:
taken-back = Taken back.
log-more = These are the last { $shown } of { $all } lines; l { $all } shows them all.
discards-heading = Discards, top card first
discards-line = {"  "}{ $name } ({ $count }){ $count ->
    [0] {""}
   *[other] : { $cards }
}
discards-hint = d and a name shows one of them card by card.
discards-unknown = There is no discard of “{ $text }”. Possible: { $allowed }.
discard-heading = { $name }: discard, top card first ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})

## Help

help-playing =
    How to answer
      4        pick option 4
      acorn    pick by name; any part that fits one option only will do
      2 4 5    pick several cards at once, to pay, build or discard
      all      pick everything, to pay with all you have
      Enter    done or pass, where that is offered; else shows the options again
      a        where only an order is asked: the rest as it lies
    Commands
      ? name   explains a card or a set, and why you cannot do something now
      ? build  why you can or cannot build
      ? rules  the rules in short
      h        a hint: the best picks a bot sees, your chances, and why
      u        takes back, as long as nobody has learned anything
      l        the log; l 30 shows more of it
      d        the discards; d name shows one of them
      m        the table again
      s file   saves the game
      q        quits
explain-unknown = “{ $text }” is no card, no set and no topic. Topics: rules, build, inventory, bonus.
explain-ambiguous = Which one do you mean by “{ $text }”: { $cards }?
explain-possible = You can do that now: { $number }. { $text }
topic-rules = rules rule
    .text =
        { $teams ->
            [yes] Partners share a stall; the first team to build one of { $stacks } stacks wins.
           *[no] The first to build a stall of { $stacks } stacks wins.
        } Stack 1 adds up to 1, stack 2 to 2, and so on; each is built in one go from cards of one set.
        On your turn you do one thing:
        - buy a card of the market for its value plus the surcharge of its slot, paying with cards of your hand; it comes into your hand;
        - play a technique and do what it says;
        - build your next stack ({ $teams ->
            [yes] number { $number } for your team; { $mate } may add what is missing
           *[no] number { $number } for you
        });
        - take inventory: discard as many cards as you like.
        A + on a technique gives you another action once it is done.
        Then you draw back to 5 cards and the market is filled. An empty deck is made anew from the discard.
        Some cards stay in play until your next turn; some passives let you react in the turns of others.
        Passives work from your hand, in a payment or in a stack, as their text says. Junk pays 1 and cannot be built.
        Discarded cards go to your own discard and come back to you; cards thrown away leave you: set cards go to the market discard, Junk to its reserve.
topic-build = build stack stall
    .text = Your next stack is number { $number }: it takes cards of a single set from your hand that add up to exactly { $needed }. Junk does not count unless a card allows it.{ $teams ->
        [yes] {" "}You can also lay out some of the cards and ask { $mate } to add what is missing.
       *[no] {""}
    }
topic-inventory = inventory
    .text = Taking inventory is an action: you discard as many cards as you like, even none, and draw back to 5 at the end of your turn.
topic-bonus = bonus +
    .text = A technique with a + gives you another action once you have played it. Paying or building with it gives none.

## Help on the command line

help-comptoir =
    Merchant games for people and bots.
    In the project’s folder, ./play opens the browser; ./play --terminal dale and ./play --terminal karanor play in this terminal.
help-play = Play in this terminal, against bots or with friends at the same keyboard.
help-usage = Usage: { $usage }
help-commands = Commands
help-parameters = Options
help-arguments = Arguments
help-flag-help = Show this help.
help-flag-version = Show the version.
help-choices = Possible: { $choices }.
help-default = Default: { $default }.
help-game = The game to play: dale or karanor.
help-players = How many seats: 2 to 4. Default: 2, or 4 with --teams. In Karanor: 2 to 6. Default: 3.
help-teams = Four players in two teams, partners opposite each other; each team shares one stall of 10 stacks.
help-people = How many people play, or 0 to watch bots; people take the first seats, in teams 1 and 3 first; bots take the others.
help-sets = Animalfolk sets, one more than players (4 in teams), separated by commas; or random; or a mix: game1, game2, game3, beginner, peaceful, nasty, lucky, cunning. Default: beginner, or random with one of the filters below.
help-complexity = Only sets this complex, from 0 to 3: 2, or a range such as 1..2, ..2 (at most 2) or 2.. (at least 2).
help-interaction = Only sets where players meddle this much with each other, from 0 to 3, written in the same way.
help-nastiness = Only sets this nasty, from 0 to 3, written in the same way.
help-luck = Only sets where luck counts this much, from 0 to 3, written in the same way.
help-bots = The bots on the other seats, separated by commas; one name is for all of them.
help-first-player = The seat that begins, from 1; or lot; or earliest, for the person who got up earliest. Default: seat 1, in Karanor by lot.
help-names = The names of the players, people first, separated by commas.
help-seed = A word or number; the same seed deals the same game.
help-rule = A switch of the rules as name=value; can be given several times. --rule list says which there are.
help-load = Go on with a saved game.
help-lang = The language: en or fr. Default: that of your system.
help-color = Use colours where the terminal has them.
