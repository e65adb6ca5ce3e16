# The guided tour: a prepared game, and the guide who says what to do. What it points at comes from the server.

## Where it is found

web-tutorial-offer = First time here?
    .text = Learn by playing: a prepared game, a guide at your side, five minutes.
web-tutorial-begin = Guided tour
    .time = 5 minutes
web-tutorial-decline = No thanks
web-tutorial-again = Learn by playing
    .text = A prepared game on the real table: the guide says what to do, and you win within five minutes.

## The guide

web-tutorial-step = Lesson { $step } of { $steps }
web-tutorial-guide = The guide
web-tutorial-leave = Leave the tour
web-tutorial-free = It’s all yours
    .text = You went your own way, and that’s allowed. “Undo” takes you back to the lesson, “Hint” helps you win from here.

## At the end

web-tutorial-done = Now you know how to play.
    .text = The rest comes by playing: point at a card to read it, and ask for a hint whenever you hesitate.
web-tutorial-home = Play a real game

## Dale

web-tutorial-dale-buy = Your first purchase
    .text = Six stacks stand in your stall already; eight, and you win. In the market, choose Treasure Hunter: 5 for the card, nothing for its slot. Further left costs more.
web-tutorial-dale-pay = Pay too much? Yes. For nothing? No.
    .text = Take Rotten Food and Swank: 3 + 3 for a price of 5. That’s allowed, without change. But no card too many: the Junk would be one.
web-tutorial-dale-play = Play a technique
    .text = Choose a Shattered Relic and confirm: throw a card away, draw another. The golden + gives you an action back at once.
web-tutorial-dale-play-begun = Throw Junk away
    .text = It pays 1 and never goes into a stack: the less of it you have, the better you draw.
web-tutorial-dale-theft = A theft, with a smile
    .text = { $other } has laid a Spyglass on top of the discard pile. Play Treasure Hunter and it’s yours. Without a golden +, your turn ends there.
web-tutorial-dale-build = Build stack 7
    .text = Stack 7 counts exactly 7, with a single animalfolk. Choose Build.
web-tutorial-dale-build-begun = 4 + 3 make 7
    .text = The Spyglass and the Shattered Relic, both of them Macaws. To build, the count must be exact.
web-tutorial-dale-inventory = A hand full of Junk?
    .text = That’s what the inventory is for: discard whatever you like, and your hand is filled up as the turn ends.
web-tutorial-dale-inventory-begun = Keep the Favourite Toy
    .text = It counts 5, and it’s a Macaw. Discard the four Junk cards: four new cards will come.
web-tutorial-dale-win = The eighth stack wins
    .text = The first full stall wins, on the spot. Choose Build.
web-tutorial-dale-win-begun = 5 + 3 make 8
    .text = The Favourite Toy and the Shattered Relic: unroll the last strip of awning!
