# Les pages du navigateur autour de la table. La table elle-même est dans web-table.ftl.

## Partout

web-title = Comptoir · La Vallée des Marchands et Marchands de Karanor
web-title-of = { $page } · Comptoir
web-page-about = { $page } · { $game }
web-page-cards = Cartes
web-page-rules = Règles
web-page-credits = Crédits
web-page-statistics = Vos parties
web-page-me = Mes tables
web-page-stop = Les e-mails de vos parties
web-page-unknown = Rien ici
web-close = Fermer
web-skip = Aller à la page
web-nav = Pages
web-language = Langue
web-settings = Réglages
web-theme = Jour ou nuit
web-theme-light = Jour
web-theme-dark = Nuit
web-theme-auto = Comme le système
web-sound = Son
web-sound-on = Avec
web-sound-off = Sans
web-speed = Animations
web-speed-0 = Sans
web-speed-1 = Lentes
web-speed-2 = Normales
web-speed-3 = Rapides
web-speed-4 = Très rapides
web-speed-reduced = Votre système demande moins de mouvement : rien ne bouge.
web-narration = Ce qui est lu à voix haute
web-narration-terse = Ce que font les autres
web-narration-verbose = Tout
web-footer = Comptoir est un logiciel libre sous licence MIT. Il n’est pas l’œuvre des éditeurs des jeux imprimés.
web-guest = Invité

## Les cartes

web-card-label = { $name }, valeur { $value }, { $set }, { $kind }{ $bonus ->
        [yes] , action bonus
       *[no] {""}
    }
web-card-effect = { $card } : { $gist }
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

## Les jeux

web-game-dale = La Vallée des Marchands
    .pitch = Achetez, rusez, empilez : le premier étal de huit piles l’emporte.
    .players = 2 à 4, ou 2 contre 2
    .kind = jeu de cartes
web-game-karanor = Marchands de Karanor
    .pitch = Parcourez quatre îles, construisez, livrez, et marchandez sans relâche.
    .players = 2 à 6
    .kind = une douzaine de manches
    .trade = négoce libre

web-home-games = Choisir un jeu
web-home-play = Jouer maintenant
web-home-learn = Les règles en trois minutes

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
web-bot-beginner = Robot débutant
web-bot-easy = Robot facile
web-bot-medium = Robot moyen
web-bot-hard = Robot difficile
web-bot-expert = Robot expert
web-bot-greedy = Robot futé
web-bot-first = Robot futé, première version
web-bot-random = Robot fantasque
web-bot-tutor = Robot patient

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

## Les ennuis

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
web-problem-table-deleted = L’hôte a supprimé cette table
    .advice = Il n’en reste rien. Ouvrez-en une autre, ou faites-vous inviter à nouveau.
web-problem-seat-taken = Quelqu’un est déjà assis là
    .advice = Demandez à l’hôte le lien d’une autre place, ou celui pour regarder.
web-problem-table-over = Cette partie est finie
    .advice = Ouvrez une nouvelle table, ou regardez la partie à nouveau.
web-problem-unreachable = Le serveur ne répond pas
    .advice = Vérifiez votre connexion. Une partie commencée est enregistrée : elle reprendra exactement où elle en était.
web-problem-other = Cela n’a pas marché
    .advice = Réessayez ; si cela continue, ouvrez une nouvelle table.
