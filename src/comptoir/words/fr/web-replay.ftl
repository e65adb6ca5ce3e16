# Le film d’une partie, et la page de sa fin.

## Le film

web-replay-title = Film, tour { $turn } · Comptoir
web-replay-name = Le film de la partie
web-replay-coming = On rembobine la partie…
web-replay-turn-step = Tour { $turn } · étape { $step } sur { $last }
web-replay-turn-of = Tour { $turn } · { $name }
web-replay-turn = Tour { $turn }
web-replay-controls = Lecture et étapes
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Étape suivante
web-replay-previous = Étape précédente
web-replay-next-turn = Tour suivant
web-replay-previous-turn = Tour précédent
web-replay-scrub = Étape de la partie
web-replay-speed = Vitesse
web-replay-speed-is = { $speed } fois la vitesse normale
web-replay-copy = Copier le lien de cette étape
web-replay-copied = Lien copié
web-replay-copy-by-hand = Copiez ce lien :
web-replay-eyes = Par les yeux de qui
web-replay-eyes-of = { ELIDES($name) ->
        [yes] Par les yeux d’{ $name }
       *[no] Par les yeux de { $name }
    }
web-replay-eyes-watch = En spectateur
web-replay-eyes-all = Toutes les cartes ouvertes
web-replay-log = Toutes les étapes
web-replay-log-open = Montrer toutes les étapes
web-replay-close = Fermer
web-replay-go = Aller à l’étape { $step }
web-replay-now = Ce qui s’est passé
web-replay-deal = Les cartes sont distribuées.
web-replay-hands = Mains ouvertes
web-replay-hand-of = { ELIDES($name) ->
        [yes] Main d’{ $name }
       *[no] Main de { $name }
    } : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
web-replay-hand-empty = aucune carte en main
web-replay-live = Cette partie n’est pas finie : la suite apparaîtra quand vous reviendrez.
web-replay-lost = Ce passage de la partie n’a pas pu être chargé.
web-replay-again = Réessayer
web-replay-keys = Touches
web-replay-key-space = lecture, pause
web-replay-key-arrows = ce qui s’est passé avant, ou ensuite
web-replay-key-turns = de tour en tour
web-replay-key-ends = début et fin
web-replay-key-picks = choix par choix, même ceux que personne n’a vus
web-replay-table = Retour à la table

## La fin d’une partie

web-end-won = Toute la vallée se presse à votre étal.
web-end-lost = Bien joué. Le prochain marché est toujours le meilleur.
web-end-watched = Ce fut un beau jour de marché.
web-end-summary = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { $stacks ->
        [one] { $stacks } pile
       *[other] { $stacks } piles
    } : le marché ferme.
web-end-ways = Et maintenant ?
web-end-rematch = Revanche
web-end-rematch-about = Les mêmes autour de la table ; quelqu’un qui a perdu commence.
web-end-rematch-join = Rejoindre la revanche
web-end-rematch-asked = Quelqu’un propose une revanche : elle commence quand chacun a rejoint la table.
web-end-rematch-wait = On dresse la nouvelle table…
web-end-replay = Revoir la partie
web-end-look = Regarder la table
web-end-save = Télécharger la partie
web-end-home = Accueil
web-end-story = L’histoire de la partie
web-end-story-coming = On raconte…
web-end-chart = Les piles au fil des tours
web-end-chart-about = Chaque ligne monte quand une pile est construite ; l’étal plein touche les fanions.
web-end-chart-said = Les piles au fil de { $turns } tours. { $sides }
web-end-chart-side = { $name } finit avec { $stacks ->
        [one] une pile
       *[other] { $stacks } piles
    }.
web-end-chart-turns = tours
web-end-chart-table = La même chose en tableau
web-end-chart-turn = Tour
web-end-built-at = { $name }, pile { $stacks }, tour { $turn }
web-end-stalls = Les étals
web-end-winner = Vainqueur
web-end-stacks = { $stacks } piles sur { $total }
web-end-figures = { $turns ->
        [one] Un tour
       *[other] { $turns } tours
    } · { $spent } de dépenses · { $inventories ->
        [0] aucun inventaire
        [one] un inventaire
       *[other] { $inventories } inventaires
    }
web-end-bought = Achats
web-end-bought-none = Pas le moindre achat.
web-end-played = Techniques jouées
web-end-played-none = Aucune technique jouée.
web-end-times = { $count } fois
web-end-dice = La chance aux dés
web-end-dice-of = { $name } : { $rolls ->
        [one] un lancer
       *[other] { $rolls } lancers
    }
web-end-dice-mean = { $mean } en moyenne ; un tel dé donne { $expected }. { $luck ->
        [good] De la chance !
        [bad] Pas de chance.
       *[fair] Rien à redire.
    }
web-end-dice-count = { $result } : { $count ->
        [0] jamais
        [one] une fois
       *[other] { $count } fois
    }
web-end-problem = L’histoire n’a pas pu être chargée.
