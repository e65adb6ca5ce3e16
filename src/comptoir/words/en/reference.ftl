# The reference for whoever writes a bot: comptoir lab reference. Its pages are in English; what stands in
# backticks is code.

help-lab-reference = Write the reference for bots out of the code: questions, options, events and views.
help-lab-reference-to = The folder to write to. Default: docs/reference.
reference-written = Written: { $files }
error-no-source-tree = The reference is made from the source tree, with its stored games, and this is an installed package. Run it from a clone of the project.

reference-title = Reference for bots
reference-made-by = This page is written by { $command } out of the code; do not edit it.
reference-about = What a bot can be asked and can pick, what happens and what it sees, in the words of the code: { $pages }. How a bot is written, and how it gets into the arena, is told in { $guide }; views and events as JSON, for programs outside, in { $views }.
reference-bot = What a bot is
reference-bot-about = A bot is any object that has the method of `Bot`; the others are kinds of bots that can do more. All of these are in `comptoir.bots`.
reference-look = What it looks at
reference-look-about = A bot that is asked is given a `Look`; one that may act unasked, a `Glance`.
reference-decision = What it is asked
reference-decision-about = A run is one choice made by several picks, each a question of its own with the same prompt. These are in `comptoir.core`.
reference-shown = Cards that events speak of
reference-shown-about = An event is a record of its game, as one observer saw it; `name()` gives the name that plain data and words know it by, such as `turn_began` for `TurnBegan`.
reference-aliases = Short names for types
reference-aliases-about = Goods are those of Karanor.

reference-game-about = Part of the [reference](README.md). Seats are numbers from 0, cards are tokens: ints that say nothing by themselves, `view.faces` says what is printed on one. In a view, a card that cannot be told from others is -1.
reference-questions = Questions
reference-questions-about = Every prompt in the rules. The options are those that { $games } stored games of today’s rules offer (of one that none of them asks, marked *, those of questions put in the same way). Picks: one, or a run; in a run without an order, picks are offered in one order only, so that no two runs mean the same. What leaves no choice is not asked, unless being asked would tell what somebody holds: then there may be a single option, and no run. Asked by: files of the rules, and cards.
reference-options = Options
reference-options-about = A card alone is its token, an `int`. Everything else is a tuple that starts with a word.
reference-told = What a question tells besides
reference-told-about = The names in `decision.args`, which `dict(decision.args)` makes a dict.
reference-unasked = Unasked
reference-unasked-about = What a seat may do although it is not asked, at a quiet point: `glance.interruptions`. After `offer` and `counter` the same seat is asked to put the offer together, which is the run `offer`; a bot returns all of it at once: the interruption first, then the picks of the run, with `done` at the end or without.
reference-events = Events
reference-events-about = All that can happen, as records in `comptoir.{ $game }.events`. { $doc }
reference-view = The view
reference-view-about = `{ $view }`, which is `look.view`. { $doc }
reference-worked-out = What a view can work out
reference-records = Records that these speak of

reference-titles-prompt = prompt
reference-titles-said = as a person reads it
reference-titles-options = options
reference-titles-picks = picks
reference-titles-told = told
reference-titles-by = asked by
reference-titles-option = option
reference-titles-meaning = meaning
reference-titles-name = name
reference-titles-event = event
reference-titles-fields = fields
reference-titles-field = field
reference-titles-type = type
reference-titles-call = call

reference-picks-single = one
reference-picks-ordered = a run, in order
reference-picks-unordered = a run
reference-token = a card

## Options of Dale

reference-dale-option-play = Play a technique; `face` is what a chameleon copies.
    .fields = card face
reference-dale-option-use = Use a passive’s ability; `face` is what a chameleon copies.
    .fields = card face
reference-dale-option-purchase = Buy the card in a slot of the market: 0 is the rightmost, 5 the top of the market discard. The run `pay` follows.
    .fields = slot
reference-dale-option-build = Build the next stack: the run `build` follows. In a team, part of a stack will do, and the teammate is asked to `complete` it.
reference-dale-option-inventory = Discard any number of cards: the run `discard` follows.
reference-dale-option-rearrange = Rearrange the market and buy, paying with Calculations among others.
reference-dale-option-as = A card used as the face that it copies.
    .fields = card face
reference-dale-option-worth = A card that is said to count that much, maybe as the face that it copies.
    .fields = card value face
reference-dale-option-copy = Make a chameleon a copy of a card that enlarges the hand.
    .fields = card face
reference-dale-option-react = Use a passive because of what happened; `face` is what a chameleon copies.
    .fields = card face
reference-dale-option-pass = Do not react.
reference-dale-option-done = None, or no more of them; after abilities in clean-up, go on.
reference-dale-option-yes = Yes.
reference-dale-option-no = No.
reference-dale-option-seat = A player.
    .fields = seat
reference-dale-option-value = A number: a value, or how many.
    .fields = number
reference-dale-option-slot = A slot of the market; 0 is the rightmost.
    .fields = slot
reference-dale-option-left = Towards the next player.
reference-dale-option-right = Towards the player before.
reference-dale-option-set = A set, by its name.
    .fields = name
reference-dale-option-card = A card type, by its name.
    .fields = name

## What questions of Dale tell

reference-dale-told-actions = How many actions are left, this one included.
reference-dale-told-needed = What the stack has to add up to.
reference-dale-told-number = The number of the stack.
reference-dale-told-total = What the cards picked so far count, with those laid out before.
reference-dale-told-price = What it costs.
reference-dale-told-to = The seat that the card goes to.
reference-dale-told-given = The card given in exchange.
reference-dale-told-by = The seat that has done something.
reference-dale-told-card = The card type that was played or bought, by its name.
reference-dale-told-occasion = What has happened: `resolved`, `purchased`, `shuffled`, `built` or `entered`.
reference-dale-told-step = Where clean-up is: `before_fill`, `after_fill` or `after_market`.
reference-dale-told-sign = The sign that the die shows.

## Options of Karanor

reference-karanor-option-step = Go to a neighbouring territory; the first step of a move takes an action.
    .fields = territory
reference-karanor-option-harvest = Take tokens of the resource that grows here.
reference-karanor-option-work = Earn gold.
reference-karanor-option-build = Build a commerce card in this city; `bonus` is 1 with its bonus, which costs more, or 0.
    .fields = card bonus
reference-karanor-option-interact = Talk to the inhabitant here, who has a quest.
reference-karanor-option-quest = Complete a quest in one of its ways, counted from 0; `target` is the rival it names, or -1.
    .fields = card way target
reference-karanor-option-deliver = Make the open delivery.
reference-karanor-option-recruit = Recruit an associate.
    .fields = associate
reference-karanor-option-villa = Buy the villa here.
reference-karanor-option-market = Go to the market of two players: the run `market` follows.
reference-karanor-option-promote = Let an associate bring gold instead of goods from now on.
    .fields = associate
reference-karanor-option-activate = Use an artefact; `target` is the rival it names, or -1. With another content pack, one may also answer a `window`.
    .fields = card target
reference-karanor-option-card = Play a black-market card; `target` is the rival it names, or -1.
    .fields = card target
reference-karanor-option-end = End the turn.
reference-karanor-option-option = One of the ways of a quest that has to be chosen at once, counted from 0; `target` is the rival it names, or -1.
    .fields = way target
reference-karanor-option-secret = Keep the quest to oneself.
reference-karanor-option-aloud = Read the quest to everybody.
reference-karanor-option-deck = The top of the commerce deck, unseen.
reference-karanor-option-goods = A token of a resource.
    .fields = resource
reference-karanor-option-place = A territory.
    .fields = territory
reference-karanor-option-associate = An associate.
    .fields = associate
reference-karanor-option-buy = Buy a token at the market.
    .fields = resource
reference-karanor-option-sell = Sell a token at the market.
    .fields = resource
reference-karanor-option-pass = Do not answer.
reference-karanor-option-done = None, or no more of them.
reference-karanor-option-to = Somebody the offer is made to; whoever accepts first has it.
    .fields = seat
reference-karanor-option-give = What the maker of an offer gives: so much gold, so many of a resource or of an insignia, or an associate or an artefact by its name.
    .fields = what count
reference-karanor-option-get = What the maker of an offer asks for, likewise.
    .fields = what count
reference-karanor-option-offer = Make an offer.
reference-karanor-option-counter = Answer an offer with another one.
    .fields = offer
reference-karanor-option-accept = Accept an offer; both sides have to have what it names.
    .fields = offer
reference-karanor-option-decline = Decline an offer.
    .fields = offer
reference-karanor-option-withdraw = Take back an offer of one’s own.
    .fields = offer

## What questions of Karanor tell

reference-karanor-told-left = How many tokens are to be picked yet, or may be at most.
reference-karanor-told-of = `of:wood` and the like: how many tokens of each resource can still be picked.
reference-karanor-told-victim = The seat that is robbed.
reference-karanor-told-actor = The seat that has done something.
reference-karanor-told-event = What it has done: `enter`, `cross`, `build`, `deliver`; or `targeted`, with a card.
reference-karanor-told-place = The territory where it happened.
reference-karanor-told-counters = The number of the offer that is answered, or 0.
