# The chart of Karanor on the page, its list, and the journey that is chosen there.

web-karanor-chart = Chart
web-karanor-chart-how = Arrow keys go along the roads, Enter chooses, Escape clears, V shows the chart as a list.
web-karanor-chart-whole = Whole chart
web-karanor-chart-me = Find me
web-karanor-chart-list = Chart as a list
web-karanor-chart-north = N

## What a place is

web-karanor-chart-city = city
web-karanor-chart-land = territory
web-karanor-chart-resource = { $resource } to harvest
web-karanor-chart-inhabitant = an inhabitant
web-karanor-chart-villa-free = a villa for sale
web-karanor-chart-villa-mine = your villa
web-karanor-chart-villa-of = villa of { $name }
web-karanor-chart-quest = your quest { $name }
web-karanor-chart-delivery = the open delivery
web-karanor-chart-shops = shops: { $names }
web-karanor-chart-shop-of = { $name } ({ $shop })
web-karanor-chart-here = you are here
web-karanor-chart-pawns = here: { $names }

## What it takes to get there

web-karanor-chart-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
web-karanor-chart-actions = { $actions ->
    [0] no action
    [one] 1 action
   *[other] { $actions } actions
}
web-karanor-chart-gold = { $gold } gold
web-karanor-chart-not-now = out of reach this turn
web-karanor-chart-can = can be chosen
web-karanor-chart-selected = chosen
web-karanor-chart-goal = goal of your journey

## The journey

web-karanor-journey = Journey
web-karanor-journey-to = Travel to { $place }
web-karanor-journey-through = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} by { $places }
web-karanor-journey-direct = 1 step
web-karanor-journey-fare = { $gold } gold for the sea
web-karanor-journey-left = { $left ->
    [0] The move is then used up.
    [one] 1 step is left then, until another action or card.
   *[other] { $left } steps are left then, until another action or card.
}
web-karanor-journey-not-now = More than you have this turn.
web-karanor-journey-going = On the way…
web-karanor-journey-go = Go
web-karanor-journey-clear = Clear the path
web-karanor-journey-stop = Stop here
web-karanor-journey-ways = Which way?
web-karanor-journey-shorter = Shorter
web-karanor-journey-cheaper = Cheaper
