# Le rythme d’une table qu’on ouvre : en direct, ou sur plusieurs jours.

web-slow-pace = Rythme
web-slow-pace-live = En direct : tout le monde est là
web-slow-pace-half = Douze heures par tour, un jour de réserve
web-slow-pace-day = Un tour par jour, trois jours de réserve
web-slow-pace-days = Trois jours par tour, une semaine de réserve
web-slow-pace-endless = Sur plusieurs jours, sans pendule
web-slow-pace-how = Chacun vient quand il peut. La pendule tourne pour qui la partie attend ; quand le temps du tour est écoulé, elle entame la réserve. Chacun règle ses nuits et ses congés.
web-slow-pace-endless-how = Chacun vient quand il peut, et la partie attend aussi longtemps qu’il faut.
web-slow-late = Quand le temps de quelqu’un est écoulé
web-slow-late-bot = Un robot joue pour lui
web-slow-late-free = Sa place est libre
web-slow-late-bot-how = On le lui rappelle d’abord, et il peut reprendre sa place à tout moment.
web-slow-late-free-how = On le lui rappelle d’abord. Un robot joue jusqu’à ce que quelqu’un prenne la place ; d’ici là, il peut la reprendre lui-même.
