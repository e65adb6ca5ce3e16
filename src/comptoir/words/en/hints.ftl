# Why a bot would pick what it advises: one clause, from what it weighed.

## Dale

motive-all-alike = One is as good as another here.
motive-strange = It does not know this card, and trusts that it helps.
motive-wins = That builds stack { $number } and wins the game.
motive-build = That builds stack { $number } now.
motive-build-leaves = That builds stack { $number } now and leaves you { $card } ({ $value }).
motive-ask-mate = Your teammate may be able to complete stack { $number }.
motive-ask-mate-sure = Your teammate holds what stack { $number } still needs.
motive-complete = It completes the stack with the cards you would miss least.
motive-inventory = Nothing you could build, buy or play now is worth as much as new cards.
motive-new-cards = You part with what helps you least, and draw new cards.
motive-foresight = Tried out to the end of the turn, it leaves you best placed.
motive-next-best = Tried out to the end of the turn, it comes next.
motive-nothing-more = There is nothing more to gain this turn.
motive-order = In this order they bring you most.

motive-gets-exact = It is stack { $number } all by itself.
motive-gets-completes = It completes stack { $number } with cards you have.
motive-gets-begins = It brings you closer to stack { $number }.
motive-gets-liked = What it does is worth more to you than its place in a stack.
motive-least-bad = The others would help you even less.
motive-nothing-better = None of these helps you enough.

motive-pay = Those are the cards you would miss least.
motive-pay-enough = The price is paid, and paying more would cost you a card you need.
motive-cheapest = That is where it costs least.
motive-dear-for-others = What you would like to buy next becomes dear for those who play before you.

motive-least-needed = It helps your next stacks least.
motive-rest-kept = What is left is worth keeping.
motive-weak = It is the card you would miss least.
motive-nothing-weak = None of these is weak enough to part with.
motive-best-of-theirs = It is the best one, and it is not yours.
motive-best-trade = You gain most by replacing this one.
motive-junk-away = Without junk you draw better cards.
motive-not-for-me = You would not want to buy it.
motive-pays-anyway = It counts much, and no stack of yours needs it.
motive-worst-on-top = Others can take or copy what lies on top, so the weakest card goes there.
motive-best-on-top = You draw the best one first.
motive-for-next-turn = You will want it next turn, and do not need it now.

motive-leader = Of your opponents, { $name } has the most stacks.
motive-likeliest = That is likely, and worth having.
motive-highest = More value is better.
motive-own-set = You have cards of that set to draw.

motive-use-value = With more value you can buy better.
motive-use-dig = The market’s discard shows nothing better than the market itself.
motive-use-bargain = The cheapest card of the market is hardly worth having.
motive-use-draw = It brings you another card.
motive-use-discard = The top card of your discard is worth drawing again.
motive-use-refresh = One of your cards hardly helps, and another comes for it.
motive-use-barricade = Junk pays next turn.

motive-react-pass = No reaction would gain you enough now.
motive-react-deck = There is junk in your deck to be rid of.
motive-react-junk = There is junk in your hand to be rid of.
motive-react-weak = There is a card in your hand that hardly helps.
motive-react-discard = Your discard holds a better card.

## Dale: techniques. “That …”, and what can still be done afterwards

motive-play = That { $clause }{ $then ->
    [build] , and you can still build stack { $number }.
    [bonus] , and you get an action for it.
   *[end] .
}
motive-play-always = is worth doing at any time
motive-play-against-hands = sets back somebody who holds cards
motive-play-any-stall-swap = brings you a card of a stall that helps you more than this one
motive-play-stall-swap = brings you a card of an opponent’s stall that helps you more than this one
motive-play-own-stall-swap = brings you back a card of your stall that helps you more than this one
motive-play-matching-swap = brings you a card of an opponent’s stall for one you need less
motive-play-anything-discarded = brings you the best card of your discard
motive-play-discard-swap = brings you a card of an opponent’s discard that helps you more than this one
motive-play-others-discard = brings you a good card of an opponent’s discard
motive-play-early = may build a stack at once, while your stacks are small
motive-play-fashion = replaces a card you need little by one of the market’s discard
motive-play-for-a-new-card = replaces a card you need little by a new one
motive-play-late = holds back whoever is close to winning
motive-play-market = brings you a card of the market for nothing
motive-play-market-swap = brings you a card of the market that helps you more than this one
motive-play-replace = replaces a card by a better one of about its value in the market
motive-play-richer = lets you buy something better
motive-play-something-to-store = keeps good cards for your next turn
motive-play-toss-one = rids you of your weakest card
motive-play-upgrade = replaces your weakest card by a new one
motive-play-with-a-bad-hand = changes a hand that is of little use
motive-play-with-a-bad-market = changes a market with nothing good for you
motive-play-with-a-deck = finds you something in your deck
motive-play-with-a-deck-for-the-hand = replaces a weak card of your hand by one of your deck
motive-play-with-a-discard-to-draw = brings back good cards of your discard
motive-play-with-a-good-discard = makes use of the good card on top of your discard
motive-play-with-a-hand = makes the most of the cards in your hand
motive-play-with-a-weak-card = replaces a weak card of your discard
motive-play-with-junk = rids you of junk
motive-play-with-junk-to-fetch = brings junk you can pay with
motive-play-with-something-to-draw = gets you more out of your deck

## Karanor

karanor-aim = { $kind ->
    [build] building { $card }
    [quest] the quest { $card }
    [deliver] the delivery
    [villa] a villa
    [recruit] an associate
   *[other] an inhabitant’s quest
}
karanor-motive-best = Nothing else you can aim at gives as much for the actions it takes.
karanor-motive-steady = Finishing that is better than turning to something new.
karanor-motive-foresight = Tried out, it leaves you best placed.
karanor-motive-next-best = Tried out, it comes next.
karanor-motive-goes = On the way to { $place }, for { $aim }.
karanor-motive-gathers = It brings the { $resource } that is missing for { $aim }.
karanor-motive-buys = There you buy what is missing for { $aim }.
karanor-motive-earns = It earns gold for { $aim }.
karanor-motive-meanwhile = The best use of the action while { $aim } has to wait.
karanor-motive-promotes = There is enough of that good, so gold is better.
karanor-motive-pays-now = It brings you more now than a later moment is likely to.
karanor-motive-nothing-to-do = Nothing you can still do is worth it.
karanor-motive-last-work = Nothing else is in reach: gold is always good for something.
karanor-motive-draft = It gives much for what it takes.
karanor-motive-history = What it starts you with is worth most.
karanor-motive-take-commerce = It is the one you can build best from here.
karanor-motive-take-unseen = Those on the table are poor: one nobody has seen is likely to be better.
karanor-motive-parts-with-quest = It is the hardest to complete for what it gives.
karanor-motive-keeps-secret = Rivals who know of a quest may stand in its way.
karanor-motive-better-choice = It gives you more.
karanor-motive-better-artefact = It is worth more to you.
karanor-motive-least-artefact = It is worth least to you.
karanor-motive-least-goods = Those are the goods you need least.
karanor-motive-sells = That gold is worth more to you than those goods.
karanor-motive-wanted-goods = Those are the goods you need most.
karanor-motive-wanted-associate = Its goods are those you need most.
karanor-motive-least-associate = Its goods are those you need least.
karanor-motive-destination = From there you have most to gain.
karanor-motive-market-buys = That is what your best aim lacks.
karanor-motive-market-sells = Nothing you are after needs it.
karanor-motive-window-pass = No card is worth playing on this.
karanor-motive-window-plays = It is worth that card.
