# Les tables qui durent des jours, sur la page : leur rythme, les pendules, les nuits et les congés.

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
web-slow-agreed = Sur plusieurs jours : { $turn } heures par tour{ $reserve ->
        [0] {""}
       *[other] , { $reserve } en réserve
    }. { $late ->
        [free] Ensuite, la place est libre.
       *[bot] Ensuite, un robot joue.
    }
web-slow-agreed-endless = Sur plusieurs jours, sans pendule : la partie attend aussi longtemps qu’il faut.
web-slow-left-days = { $rest ->
        [0] { $count } j
       *[other] { $count } j { $rest } h
    }
web-slow-left-hours = { $rest ->
        [0] { $count } h
       *[other] { $count } h { $rest } min
    }
web-slow-left-minutes = { $count } min
web-slow-left-seconds = { $count } s
web-slow-clock = Temps restant :
web-slow-in-reserve = Sur la réserve, temps restant :
web-slow-rests = Au repos jusqu’à
web-slow-freed = Votre temps est écoulé : votre place est libre, et un robot joue. Personne ne l’a encore prise.
web-slow-pass-unconcerned = Passer sauf si ça me concerne
web-table-passes-unconcerned = Vous passez les réactions qui ne vous concernent pas.
web-slow-rest = Nuits et congés
web-slow-rest-how = Votre pendule s’arrête pendant ce temps. Une nuit dure douze heures au plus, et il y a trente jours de congé par partie. Les autres voient seulement que vous vous reposez, et jusqu’à quand.
web-slow-night = Je dors chaque nuit
web-slow-from = De
web-slow-to = À
web-slow-holiday-add = Ajouter un congé
web-slow-holiday-from = Premier jour
web-slow-holiday-to = Dernier jour
web-slow-holiday-drop = Retirer ce congé
web-slow-zone = Fuseau horaire : { $zone }
web-slow-zone-here = Passer à { $zone }
web-slow-rest-save = Enregistrer
web-slow-rest-saved = C’est enregistré.
web-slow-foresight = Réponses données d’avance
web-slow-foresight-how = Pour que personne ne vous attende. Chacune vaut pour la prochaine fois, et personne d’autre ne le sait : la réponse vient après la même petite pause que si vous passiez.
web-slow-foresight-ask = Me demander
web-slow-foresight-pass = Passer la prochaine fois
web-slow-foresight-card = { $card }, si je peux
web-slow-windows = Quand je peux réagir
web-slow-windows-none = Me demander
web-slow-windows-turn = Passer pour ce tour
web-slow-windows-unconcerned = Passer sauf si ça me concerne
web-slow-windows-always = Toujours passer
