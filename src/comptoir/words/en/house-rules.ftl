### The switches of the rules: what each is about, and what it means where it stands.

## La Vallée des Marchands

house-rule-dale-junk-fallback = When junk replaces a card you cannot draw
    .phase = In the whole clean-up, whatever draws there.
    .cleanup = Only while the hand is refilled in clean-up.
    .any-draw = Whenever a card is to be drawn and there is none.
house-rule-dale-overpay = Paying too much
    .strict = No card of a payment may be superfluous.
    .free = You may pay with as many cards as you like.
house-rule-dale-effect-fill-slides = When a card fills the market
    .false = Gaps are filled where they are.
    .true = The cards slide to the right first.
house-rule-dale-search-reshuffles = Searching an empty deck
    .false = Nothing is found: the discard pile stays where it is.
    .true = The discard pile is shuffled into the deck first.
house-rule-dale-copy-mandatory = A chameleon that can copy
    .true = It has to copy a card when you use it.
    .false = It may also stay a mere chameleon.
house-rule-dale-wily-fellow-order = The discard pile { card-wily-fellow } leaves
    .flip = The deck is turned over: its top card lies at the bottom.
    .random = Its cards are shuffled.
house-rule-dale-chameleon-sofa-persists = A chameleon built as { card-sofa }
    .true = It counts as { card-sofa } as long as it is in the stall.
    .false = It is a mere chameleon again once it is built.
house-rule-dale-dangerous-test-without-draw = { card-dangerous-test } without a card to draw
    .discard = You discard all the same.
    .nothing = You discard nothing.
house-rule-dale-bargain-seeker-slot = What { card-bargain-seeker } takes
    .rightmost = The rightmost card of the market, wherever it lies.
    .first-slot = Only a card in the slot without surcharge.
house-rule-dale-blindfold-values = What can be named with { card-blindfold }
    .possible = Any value a card can have at that moment.
    .printed = 1 to 5, as printed.
    .shifted = 1 to 5, moved by the changes of value in force.
house-rule-dale-turn-long-techniques = Techniques whose effect lasts for the turn
    .kept = They stay in front of you until the turn ends.
    .discarded = They are discarded at once.
house-rule-dale-turn-long-extent = Which techniques stay for the turn
    .effect = Those whose effect really lasts, { card-ironing } too.
    .played = All of their kind that were played this turn, whatever they did.
house-rule-dale-copy-lasts = How long a chameleon’s copy lasts
    .turn = For the turn, even if the copied card leaves.
    .target = Only as long as the copied card can be copied.
house-rule-dale-building-together = Building together, in teams
    .open = Every layout may be proposed once; a refusal costs nothing.
    .once = The teammate is asked once in each action.
house-rule-dale-toss-order = { card-delightful-surprise } and the card beside it
    .chosen = You choose which is thrown away first.
    .printed = They are thrown away in the order of the text.
house-rule-dale-clean-up-abilities = Passive cards in clean-up
    .throughout = Before the hand is refilled, after it, and after the market was filled.
    .after-fill = Only between the refill and the market.
house-rule-dale-idle-abilities = Abilities that could change nothing
    .hidden = They are not offered.
    .offered = They are offered all the same.

## Marchands de Karanor

house-rule-karanor-histories = Histories
    .dealt = Everybody is dealt one.
    .chosen = Everybody chooses one of two.
house-rule-karanor-curse-bound = Curses in trade
    .false = A curse may be traded away, if somebody takes it.
    .true = A curse stays with its owner.
house-rule-karanor-offers = What an offer is about
    .exact = The tiles as they are: it falls when one of them changes, and of an offer and its counter-offers
        one comes true.
    .loose = The tiles whatever becomes of them until somebody accepts.
house-rule-karanor-bonus-judged = When a shop’s bonus is judged
    .after-payment = After its price has flowed back to the reserve.
    .before-payment = By what lies in the reserve before it is paid.

## In the terminal

rule-listed = { $typed }: { $text }
