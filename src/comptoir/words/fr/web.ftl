# Les pages du navigateur autour de la table. La table elle-même est dans web-table.ftl.

## Partout

web-title = Comptoir · La Vallée des Marchands et Marchands de Karanor
web-title-of = { $page } · Comptoir
web-page-about = { $page } · { $game }
web-page-cards = Cartes
web-page-rules = Règles
web-page-credits = Crédits
web-page-unknown = Rien ici
web-close = Fermer
web-skip = Aller à la page
web-nav = Pages
web-language = Langue
web-settings = Réglages
web-theme = Lumière
web-theme-light = Jour
web-theme-dark = Nuit
web-theme-auto = Auto
web-sound = Son
web-sound-on = Avec
web-sound-off = Sans
web-speed = Animations
web-speed-0 = sans
web-speed-1 = lentes
web-speed-2 = normales
web-speed-3 = rapides
web-speed-4 = très rapides
web-speed-reduced = Votre système demande moins de mouvement : rien ne bouge.
web-footer = Comptoir est un logiciel libre sous licence MIT. Il n’est pas l’œuvre des éditeurs des jeux imprimés.
web-guest = Invité

## Les cartes

web-card-label = { $name }, valeur { $value }, { $set }, { $kind }{ $bonus ->
        [yes] , action bonus
       *[no] {""}
    }
web-card-no-set = Sans peuplade
web-card-guise = utilisée comme { $name }
web-card-printed = { $value } imprimé dessus
web-card-kind-value = { $kind } · valeur { $value }
web-card-counts = Compte pour { $value } à présent
web-card-used-as = Utilisée à présent comme
web-card-bonus = Action bonus : une action de plus, une fois l’effet résolu.
web-card-rulings = { $count ->
        [one] Une précision
       *[other] { $count } précisions
    }
web-card-copies = { $count ->
        [one] Un seul exemplaire
       *[other] { $count } exemplaires
    }
web-card-enlarged = La carte, agrandie
web-kind-technique = Technique
    .about = Se joue pour une action, puis va à la défausse.
web-kind-passive = Passive
    .about = Agit sans être jouée ; ne coûte pas d’action.
web-kind-rubbish = Rebut
    .about = Sans peuplade, sans effet.
web-awning = { $done } piles sur { $total }
web-awning-of = { $name } : { $done } piles sur { $total }
web-stack = Pile { $number }
web-stack-next = Pile { $number }, la prochaine à construire
web-stack-empty = Pile { $number }, vide
web-die = Dé des { $set }{ $result ->
        [none] {""}
       *[other] {" "}: { $result }
    }
web-die-stars = étoiles
web-die-planet = planète
web-die-planet-again = planète, on relance
web-die-comet = comète
web-price = Prix { $price }

## L’accueil

web-game-dale = La Vallée des Marchands
    .pitch = Achetez, rusez, empilez : le premier étal de huit piles l’emporte.
    .players = 2 à 4, ou 2 contre 2
    .kind = jeu de cartes
web-game-karanor = Marchands de Karanor
    .pitch = Parcourez quatre îles, bâtissez, livrez, et marchandez sans relâche.
    .players = 2 à 6
    .kind = une douzaine de manches
    .trade = négoce libre

web-home-title = Deux jeux, un comptoir
web-home-pitch = Libres et gratuits, dans votre navigateur, entre amis ou contre des robots.
web-home-games = Choisir un jeu
web-home-play = Jouer maintenant
web-home-play-how = contre deux robots, sans compte
web-home-learn = Les règles en trois minutes
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
web-tables-watch = Regarder
web-tables-forget = Retirer de la liste
web-state-open = En attente de joueurs
web-state-locked = Sur le point de commencer
web-state-playing = Tour { $turn }
web-state-over = Finie en { $turn } tours

## Les places et l’attente

web-seats = Qui s’assied où
web-seats-alone = Rien que des robots avec vous : la partie commence tout de suite.
web-seats-invited = Chaque ami aura son propre lien, à la page suivante.
web-seat-you = Vous
web-seat-name = Votre nom
web-seat-number = Place { $number }
web-seat-with = avec vous
web-seat-against = contre vous
web-seat-friend = Un ami, par un lien
web-seat-keep = Reste
web-seat-free = Place libre
web-seat-waiting = on attend quelqu’un
web-seat-here = est là
web-seat-away = pas connecté
web-seat-host = hôte
web-seat-team = équipe { $number }
web-seat-kick = Renvoyer
web-seat-change = Qui joue à la place { $number }
web-bot-greedy = Robot futé
web-bot-first = Robot futé, première version
web-bot-random = Robot fantasque

web-lobby-title = Votre table est dressée
web-lobby-guest = Vous êtes à la table
web-lobby-how = { $free ->
        [0] Tout le monde est là : commencez quand vous voulez.
        [one] Une place est libre : envoyez son lien à un ami, ou installez un robot.
       *[other] { $free } places sont libres : envoyez à chaque ami le lien d’une place, ou installez des robots.
    }
web-lobby-wait = { $free ->
        [0] Tout le monde est là : l’hôte peut commencer.
        [one] Une place est encore libre. La partie commencera quand l’hôte le dira.
       *[other] { $free } places sont encore libres. La partie commencera quand l’hôte le dira.
    }
web-lobby-watch = { $free ->
        [0] Vous regardez. L’hôte peut commencer.
        [one] Vous regardez. Une place est encore libre.
       *[other] Vous regardez. { $free } places sont encore libres.
    }
web-lobby-no-hints = Sans conseils : personne ne peut demander à un robot ce qu’il ferait.
web-lobby-start = Commencer
web-lobby-away = { $count ->
        [one] { $names } n’est pas connecté : attendez, ou libérez la place. On ne distribue rien sans tout le monde.
       *[other] Ne sont pas connectés : { $names }. Attendez, ou libérez leurs places. On ne distribue rien sans tout le monde.
    }
web-lobby-not-yet = { $free ->
        [one] Une place est encore libre : invitez quelqu’un ou installez un robot.
       *[other] { $free } places sont encore libres : invitez du monde ou installez des robots.
    }
web-lobby-sets = Au marché
web-share = Partager
web-share-copy = Copier le lien
web-share-copied = Copié
web-share-seat = Lien de la place { $number }
web-share-watch = Lien pour les spectateurs
web-share-watchers = Pour ceux qui veulent seulement regarder :

## La galerie

web-cards-title = Toutes les cartes
web-cards-search = Nom, texte ou peuplade, en français ou en anglais
web-cards-kinds = Nature
web-cards-sets = Peuplade
web-cards-all = Toutes
web-cards-found = { $count ->
        [one] Une carte
       *[other] { $count } cartes
    }
web-cards-none = Aucune carte ne convient. Essayez avec moins de mots, ou une autre peuplade.

## Les règles

web-rules-title = Les règles en trois minutes
web-rules-lead = Inutile de les apprendre : la table montre ce qui est possible, et dit pourquoi quand une chose ne l’est pas.
web-rules-aim = Le but
    .text = Vous êtes marchand. Soyez le premier à garnir votre étal de huit piles : la pile 1 vaut exactement 1, la pile 2 exactement 2, et ainsi de suite jusqu’à 8. L’auvent d’un étal montre ce qui est fait et ce qui vient ensuite.
web-rules-turn = Votre tour
    .text = Vous avez cinq cartes en main. À votre tour, vous faites une action parmi quatre :
web-rules-buy = Acheter
    .text = Une carte du marché. Payez avec des cartes de votre main ; la carte achetée arrive aussitôt dans votre main.
web-rules-play = Jouer une technique
    .text = Faites ce qu’elle dit. Marquée d’un +, elle vous donne ensuite une action de plus.
web-rules-build = Construire
    .text = Votre prochaine pile, d’un seul coup, avec des cartes de votre main. Elles restent dans votre étal et quittent votre paquet.
web-rules-inventory = Faire l’inventaire
    .text = Défaussez autant de cartes que vous voulez : une main toute neuve pour le prochain tour.
web-rules-clean-up = Ensuite vous complétez votre main à cinq cartes, le marché glisse vers la droite et se remplit, et c’est au suivant. Quand votre paquet est vide, votre défausse est mélangée et devient votre paquet.
web-rules-price = Le prix d’une carte
    .text = Sa valeur plus le surcoût de son emplacement. Les nouvelles cartes arrivent à gauche et deviennent moins chères en glissant vers la droite.
web-rules-pay = Les cartes paient leur valeur et vont à votre défausse. On ne rend pas la monnaie, et aucune carte ne doit être de trop.
web-rules-stack = Ce qui fait une pile
    .text = Des cartes d’une seule peuplade, dont les valeurs totalisent exactement le numéro de la pile. Pour la pile 3, par exemple :
web-rules-example-one = Une carte de valeur 3.
web-rules-example-two = 1 + 2, de la même peuplade.
web-rules-example-mixed = Deux peuplades ne se mélangent pas.
web-rules-example-junk = La Camelote n’entre pas dans une pile.
web-rules-kinds = Trois natures de cartes
web-rules-kind-technique = Festons ronds. Coûte une action à jouer ; puis elle va à votre défausse, ou reste en jeu jusqu’à votre prochain tour.
web-rules-kind-passive = Festons carrés. Ne coûte pas d’action : elle agit en main, dans un paiement, dans une pile ou pendant le tour des autres, selon son texte.
web-rules-kind-rubbish = Bord déchiré. La Camelote est ce que vous avez au départ : elle paie 1 et ne fait rien d’autre. S’en débarrasser, c’est la moitié du jeu.
web-rules-discard = Défausser une carte, c’est la poser sur votre propre défausse : elle reviendra. La jeter, c’est la perdre : elle part dans la défausse du marché ou, pour la Camelote, dans la réserve.
web-rules-teams = Deux contre deux
    .text = Les partenaires sont assis face à face et partagent un étal de dix piles. Quand vous construisez, votre partenaire peut ajouter ce qui manque. On se parle ouvertement, ou pas du tout.
web-rules-table = À cette table
    .text = Survolez une carte, ou appuyez longuement dessus, pour la lire. Son contour dit ce qui est possible :
web-rules-state-can = Cousue : vous pouvez
web-rules-state-selected = Levée, avec un sceau : choisie
web-rules-state-affected = Entre crochets : visée
web-rules-state-off = Hachurée : pas maintenant ; demandez pourquoi
web-rules-keys = Au clavier : Tab et les flèches déplacent, les chiffres choisissent dans votre main, Entrée valide, U annule, I agrandit une carte, ? donne le reste.

## Crédits et ennuis

web-credits-game = La Vallée des Marchands est un jeu de Sami Laakso. Comptoir y joue avec ses propres mots et ses propres images ; si le jeu vous plaît, achetez-le.
web-credits-karanor = Marchands de Karanor est un jeu de Rémi Delaunoy, illustré par Tanguy Vayssières et publié par Funky Hat Games. Comptoir y joue avec une carte, des cartes et des histoires à lui ; chaque élément de la galerie dit d’où il vient.
web-credits-source = Comptoir est un logiciel libre sous licence MIT : vous pouvez l’utiliser, l’étudier, le modifier et le transmettre.
web-credits-others = Images, caractères et code d’autres auteurs

web-problem-again = Réessayer
web-problem-home = Vers la place
web-problem-unknown-page = Il n’y a rien à cette adresse
    .advice = Une lettre s’est peut-être perdue. Depuis la place du marché, on trouve tout.
web-problem-unknown-table = Cette table n’existe pas
    .advice = Redemandez le lien à la personne qui vous a invité, et copiez-le en entier.
web-problem-bad-link = Ce lien n’ouvre pas la place
    .advice = Il est peut-être coupé, ou l’hôte a donné la place à quelqu’un d’autre. Demandez-lui un nouveau lien.
web-problem-link-spent = Ce lien a déjà servi
    .advice = Si cette place est la vôtre, ouvrez-la là où vous jouez et ajoutez-y cet appareil. Sinon, demandez un nouveau lien à l’hôte.
web-problem-sent-away = Votre place a été libérée
    .advice = Demandez un nouveau lien à l’hôte pour revenir.
web-problem-dismissed = Cet appareil n’est plus à votre place
    .advice = Pour y revenir, ajoutez-le depuis un autre de vos appareils.
web-problem-watch-renewed = Le lien des spectateurs a changé
    .advice = Demandez le nouveau à l’hôte pour continuer à regarder.
web-problem-seat-taken = Quelqu’un est déjà assis là
    .advice = Demandez à l’hôte le lien d’une autre place, ou celui pour regarder.
web-problem-table-over = Cette partie est finie
    .advice = Ouvrez une nouvelle table, ou regardez la partie à nouveau.
web-problem-unreachable = Le serveur ne répond pas
    .advice = Vérifiez votre connexion. Une partie commencée est enregistrée : elle reprendra exactement où elle en était.
web-problem-other = Cela n’a pas marché
    .advice = Réessayez ; si cela continue, ouvrez une nouvelle table.
