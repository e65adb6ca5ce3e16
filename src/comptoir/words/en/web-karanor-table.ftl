# Karanor's table in the browser: what the page itself says. What the game says comes from the server.

## The table

web-karanor-round = Round { $round }
web-karanor-desk = Desk
web-karanor-tab-stand = Stand
web-karanor-tab-trade = Trade
web-karanor-tab-log = Ledger
