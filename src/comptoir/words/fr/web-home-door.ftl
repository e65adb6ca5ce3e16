### Ce que les gens d’une table décident avant de l’ouvrir.

web-agree-first = Qui commence
web-agree-first-lot = Tiré au sort
web-agree-first-earliest = Le plus matinal
web-agree-earliest-how = Avant la partie, chacun dit à quelle heure il s’est levé aujourd’hui.
web-agree-earliest-alone = Les robots ne dorment jamais : vous commencez.
web-agree-window = Temps pour réagir
web-agree-window-usual = Comme d’habitude ici
web-agree-window-length = { $seconds ->
        [0] Aussi longtemps qu’il faut
        [60] Une minute
       *[other] { $seconds } secondes
    }
web-agree-window-unlimited = La partie attend que chacun ait répondu. Un robot peut toujours répondre pour quelqu’un qui est parti.
web-agree-rules = Règles de la maison
web-agree-rules-changed = { $count ->
        [0] comme dans le livret
        [one] une différence
       *[other] { $count } différences
    }
web-agree-rules-how = Là où les livrets laissent le choix, ou se lisaient autrement. Toute la table voit ce que vous changez.
web-agree-rules-usual = Jouer comme dans le livret
web-agree-rules-default = (d’habitude)

web-tables-yours = à vous
web-tables-waits = { $count ->
        [one] on attend { $name }
       *[other] on attend { $count } joueurs
    }
web-tables-everywhere = Sur tous mes appareils
