# Les parties qu’on a finies, telles que ce navigateur s’en souvient.

web-stats-how = Les parties finies dans ce navigateur. Elles ne sont gardées qu’ici ; les leçons ne comptent pas.
web-stats-none = Aucune partie finie pour l’instant.
web-stats-play = Jouer
web-stats-sum = { $games ->
        [one] Une partie finie
       *[other] { $games } parties finies
    }, { $won ->
        [0] aucune gagnée
        [one] une gagnée ({ $share })
       *[other] { $won } gagnées ({ $share })
    }.
web-stats-games = Parties
web-stats-won = Gagnées
web-stats-share = Part
web-stats-turns = Tours
web-stats-by-game = Par jeu
web-stats-by-players = Par nombre de joueurs
web-stats-by-company = Avec qui
web-stats-by-set = Par peuplade
web-stats-players = { $count } joueurs
web-stats-with-people = entre humains
web-stats-with-bots = contre des robots
web-stats-with-both = des humains et des robots
web-stats-last = Les dernières
web-stats-line = { $game }, { $when } : { $won ->
        [yes] gagnée
       *[no] perdue
    } à { $players }, en { $turns } tours
web-stats-replay = Revoir
web-stats-save = Enregistrer ({ $kind })
web-stats-forget = Tout effacer
web-stats-forget-sure = Oui, tout effacer
web-stats-keep = Garder
