# Préparer une table de Karanor, et ce qu’en dit son salon d’attente.

web-karanor-create = Ouvrir une table de Karanor
web-karanor-create-how = Le premier à { $end } de prestige lance la dernière manche. { $deliveries } livraisons, { $whole ->
        [yes] toutes les cartes.
       *[no] sans les cartes pour quatre et plus.
    }
web-karanor-create-table = La table
web-karanor-create-market = Tuile de marché
    .about = Six piles de 0 à { $capacity } jetons : achat à { $buy } or, vente à { $sell }. Conseillée à deux.
    .only = À deux marchands seulement : au-delà, on commerce entre soi.
web-karanor-create-quests = Les quêtes piochées
web-karanor-quests-secret = Secrètes
    .about = Seul qui pioche une quête sait ce qu’elle demande.
web-karanor-quests-aloud = Lues à voix haute
    .about = Tout le monde entend ce que demande chaque quête.
web-karanor-quests-reader = Au choix
    .about = Qui pioche une quête la lit à voix haute ou la garde pour soi, quête par quête.
web-karanor-create-pack = Paquet
web-karanor-pack = Paquet { $pack } { $version }
web-karanor-pack-holds = { $commerces } commerces, { $quests } quêtes, { $cards } cartes de marché noir. Tout voir.
web-karanor-bar = Karanor, { $count } marchands

web-karanor-mix = Avec quoi vous jouerez
web-karanor-mix-market = Avec la tuile de marché
web-karanor-mix-no-market = Sans la tuile de marché
web-karanor-mix-end = La fin vient à { $end } de prestige
web-karanor-mix-quests = Quêtes : { $quests }
web-karanor-mix-cards = Toutes les cartes et tuiles
web-karanor-mix-rules = Les règles de Karanor
