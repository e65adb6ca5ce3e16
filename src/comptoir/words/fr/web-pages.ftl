# Les pages à lire : les cartes, les règles de la Vallée, les crédits.

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
    .text = Les coéquipiers sont assis face à face et partagent un étal de dix piles. Quand vous construisez, votre coéquipier peut ajouter ce qui manque. On se parle ouvertement, ou pas du tout.
web-rules-table = À cette table
    .text = Survolez une carte, ou appuyez longuement dessus, pour la lire. Son contour dit ce qui est possible :
web-rules-state-can = Cousue : vous pouvez
web-rules-state-selected = Levée, avec un sceau : choisie
web-rules-state-affected = Entre crochets : visée
web-rules-state-off = Hachurée : pas maintenant ; demandez pourquoi
web-rules-keys = Au clavier : Tab et les flèches déplacent, les chiffres choisissent dans votre main, Entrée valide, U annule, I agrandit une carte, ? donne le reste.
web-credits-game = La Vallée des Marchands est un jeu de Sami Laakso. Comptoir y joue avec ses propres mots et ses propres images ; si le jeu vous plaît, achetez-le.
web-credits-karanor = Marchands de Karanor est un jeu de Rémi Delaunoy, illustré par Tanguy Vayssières et publié par Funky Hat Games. Comptoir y joue avec une carte, des cartes et des histoires à lui ; chaque élément de la galerie dit d’où il vient.
web-credits-source = Comptoir est un logiciel libre sous licence MIT : vous pouvez l’utiliser, l’étudier, le modifier et le transmettre.
web-credits-others = Images, caractères et code d’autres auteurs
