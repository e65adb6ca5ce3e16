# L’accueil : choisir un jeu, entrer par un lien, préparer une table.

web-home-title = Deux jeux, un comptoir
web-home-pitch = Libres et gratuits, dans votre navigateur, entre amis ou contre des robots.
web-home-play-how = contre deux robots, sans compte
web-home-offline = Pas de réseau : les règles, les cartes et vos statistiques se lisent, mais pour ouvrir une table ou y retourner, il faut être en ligne.
web-home-invited = On vous a invité ?
web-home-paste = Collez le lien de la table
web-home-join = Rejoindre
web-home-not-a-link = Ce n’est pas le lien d’une table. Il ressemble à …/t/nom/1#clé : copiez-le en entier, avec ce qui suit le #.
web-create = Créer une table
web-create-how = Choisissez les peuplades qui garniront le marché : { $teams ->
        [yes] quatre, une par joueur.
       *[no] une de plus que de joueurs.
    }
web-create-players = Joueurs
web-create-teams = 2 contre 2
web-create-random = Au hasard
web-create-hints = Conseils
web-create-hints-how = Chacun peut-il demander à un robot ce qu’il ferait ?
web-create-filter = Filtrer
web-create-sets = Choisissez { $count } peuplades
web-filter-from = de
web-filter-to = à
web-filter-left = { $count ->
        [0] Aucune peuplade ne convient : élargissez le filtre.
        [one] Une peuplade convient ; il en faut { $needed }.
       *[other] { $count } peuplades conviennent ; il en faut { $needed }.
    }
web-rating-complexity = Complexité
web-rating-interaction = Interaction
web-rating-nastiness = Coups bas
web-rating-luck = Hasard
web-rating-of = { $rating } : { $value } sur 3
web-bar = La table que vous préparez
web-bar-sets = peuplades
web-bar-count = { $chosen } peuplades choisies sur { $needed }
web-bar-missing = { $count ->
        [one] Choisissez encore une peuplade.
       *[other] Choisissez encore { $count } peuplades.
    }
web-bar-open = Ouvrir la table
web-tables-mine = Vos tables
web-tables-others = Tables à regarder
web-tables-back = Y retourner
web-tables-seen = vue le { $when }
web-tables-watch = Regarder
web-tables-forget = Retirer de la liste
web-state-open = En attente de joueurs
web-state-locked = Sur le point de commencer
web-state-playing = Tour { $turn }
web-state-over = Finie en { $turn } tours
