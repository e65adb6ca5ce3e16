# Nights, holidays, and what is answered beforehand: said at one’s seat.

web-slow-rest = Nights and holidays
web-slow-rest-how = Your clock stands still then. A night has twelve hours at most, and there are thirty days of holidays in a game. The others see only that you rest, and until when.
web-slow-night = I sleep every night
web-slow-from = From
web-slow-to = To
web-slow-holiday-add = Add a holiday
web-slow-holiday-from = First day
web-slow-holiday-to = Last day
web-slow-holiday-drop = Drop this holiday
web-slow-zone = Time zone: { $zone }
web-slow-zone-here = Use { $zone }
web-slow-rest-save = Save
web-slow-rest-saved = Saved.
web-slow-foresight = Answers given beforehand
web-slow-foresight-how = So that nobody waits for you. Each of these holds for the next time it happens, and nobody else knows of it: it is answered after the same short pause as a pass.
web-slow-foresight-ask = Ask me
web-slow-foresight-pass = Pass the next time
web-slow-foresight-card = { $card }, if I can
web-slow-windows = When I may react
web-slow-windows-none = Ask me
web-slow-windows-turn = Pass this turn
web-slow-windows-unconcerned = Pass unless it’s about me
web-slow-windows-always = Always pass
