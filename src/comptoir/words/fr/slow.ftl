# Les tables qui durent des jours : ce que dit le serveur des pendules, des nuits et des congés.

news-late-bot = Le temps est écoulé pour { $name } : un robot joue jusqu’à son retour.
news-late-free = Le temps est écoulé pour { $name } : la place est libre, et un robot joue jusqu’à ce que quelqu’un la prenne.
news-back = { $name } est de retour.
error-pace-hours = Un tour dure { $most } heures au plus, et 0 veut dire sans pendule ; { $given } n’est pas possible.
error-pace-reserve = La réserve est de { $most } heures au plus ; { $given } n’est pas possible.
error-pace-no-clock = Sans pendule, pas de réserve : donnez des heures à chaque tour, ou laissez la réserve de côté.
error-not-slow = Cette table se joue en direct : aucune pendule n’y tourne, les nuits et les congés n’y comptent donc pas.
error-unknown-zone = Le fuseau horaire « { $zone } » n’est pas connu ici. Nommez-le comme Europe/Paris, ou par un décalage comme +02:00.
error-night-too-long = Une nuit a un début et une fin, et dure { $hours } heures au plus.
error-night-stands = Vous avez déplacé votre nuit il y a moins d’un jour. Vous pourrez la déplacer à nouveau quand ce jour sera passé.
error-no-such-day = Un congé va d’un jour au même ou à un jour suivant, écrit comme 2026-08-31.
error-holiday-past = Un congé ne peut pas commencer avant aujourd’hui.
error-holidays-too-long = Dans une partie, il y a { $most } jours de congé au plus ; il vous en reste { $left }.
error-seat-given = Quelqu’un d’autre a pris cette place depuis que votre temps est écoulé.
error-clock-decides = À cette table, chacun vient quand il peut : c’est la pendule qui décide quand un robot joue pour quelqu’un.

## Réponses données d’avance

error-not-foreseeable = Ce moment n’existe pas dans cette partie, ou cette carte n’y réagit pas.
occasion-dale-purchased = Quand un autre joueur a acheté une carte
occasion-dale-built = Quand un autre joueur a construit une pile
occasion-dale-resolved = Quand un autre joueur a résolu une technique
occasion-dale-shuffled = Quand un autre joueur a mélangé son paquet
occasion-dale-entered = Quand des cartes arrivent dans ma main
occasion-karanor-enter = Quand un autre marchand arrive quelque part
occasion-karanor-cross = Quand un autre marchand prend la mer
occasion-karanor-build = Quand un autre marchand a construit un commerce
occasion-karanor-deliver = Quand un autre marchand a réalisé une livraison
occasion-karanor-targeted = Quand une carte me vise
