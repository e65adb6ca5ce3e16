# Le jeu dans un terminal.

## Listes

list-comma = { $first }, { $last }
list-and = { $first } et { $last }
list-or = { $first } ou { $last }

## Noms

you = vous
teammate-marked = { $name } (votre coéquipier)
market = le marché
person-name = Joueur { $number }
bot-names = Greta Oskar Wilma Bruno Hedda Anton Hedda Anton

## Cartes

card-as = { $card } comme { $guise }
card-times = { $card } ×{ $count }
cards-unknown = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
card-title = { $card } : { $facts }
card-value = valeur { $value }
card-bonus = action bonus (+)
card-rulings = Arbitrages : { $page }
set-title = { $set } : { $theme }
set-cards = Cartes : { $cards }.

## Accueil et fin

welcome = Comptoir : La Vallée des Marchands
welcome-help = Répondez par un numéro ou un nom. Aide : ?  Règles : ? règles  Quitter : q
welcome-sets = Peuplades : { $sets }.
welcome-set = { $set } ({ $theme })
welcome-teams = Équipes : { $first } contre { $second }. Chaque équipe partage un étal de { $stacks } piles.
welcome-reactions = À plusieurs au même clavier : quand le clavier passe de main en main pendant le tour d’un autre, on voit qui peut réagir.
deal-again = Pour rejouer cette donne :
welcome-loaded = La partie enregistrée continue. Tapez l pour lire ce qui s’est passé.
pass-keyboard = Passez le clavier à { $name }. { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
who-rose = Qui de vous s’est levé le plus tôt aujourd’hui : { $names } ? Entrée : au sort.
hide-screen = C’est tout pour vous. Appuyez sur Entrée pour cacher vos cartes.
end-of-input = Fin de la saisie.
bye = À bientôt !
game-over = { $who ->
    [you] Vous gagnez, au tour { $turns } !
   *[other] { $name } gagne, au tour { $turns }.
}
game-over-shared = { $who ->
    [you] { $winners } vous partagez la victoire, au tour { $turns }.
   *[other] { $winners } se partagent la victoire, au tour { $turns }.
}
game-over-team = { $who ->
    [you] { $winners } gagnez ensemble, au tour { $turns } !
   *[other] { $winners } gagnent ensemble, au tour { $turns }.
}
after-the-end = l montre le journal, d les défausses, s [fichier] enregistre la partie, r rejoue (un perdant commence) ; Entrée pour quitter.
quit-save = Enregistrer la partie avant de quitter ? Entrée : oui ; n : non ; r : revenir au jeu.
saved = La partie est enregistrée dans { $file }.
saved-go-on = Pour continuer :
saved-replay = Pour la revoir :
not-saved = La partie n’a pu être enregistrée nulle part ; elle est perdue.

## La table

market-heading = Marché, à partir de la droite (coût = valeur + surcoût de l’emplacement)
market-price = { $value }+{ $surcharge }
market-price-raised = { $value }+{ $surcharge }+{ $raised }
market-raised = { $who ->
    [you] Chaque carte vous coûte { $amount } de plus : { $cards }.
   *[other] Chaque carte coûte { $amount } de plus à { $name } : { $cards }.
}
market-empty = vide
hand-heading = Votre main ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, total { $total })
hand-printed = imprimé { $value }
hand-larger = À la fin de votre tour, vous complétez votre main à { $count ->
    [one] { $count } carte de plus
   *[other] { $count } cartes de plus
} que d’habitude.
hand-slow = À la fin de votre tour, vous ne piochez qu’une carte au plus : { $cards }.
stalls-heading = Étals (le premier à construire { $stacks } piles gagne)
stall-line = { $name } : { $left ->
    [0] complet
   *[other] { $count ->
        [0] aucune pile, prochaine : 1
        [one] 1 pile, prochaine : { $next }
       *[other] { $count } piles, prochaine : { $next }
    }{ $raised ->
        [yes] {" "}(total exigé : { $needed })
       *[no] {""}
    }
}
stall-stack = { $number } : { $cards }
stall-list-separator = {""} ; {""}
piles-heading = Mains, paquets et défausses
pile-line = { $name } : { $piles }
pile-hand = main { $count }
pile-hand-known = main { $count } (dont { $known })
pile-deck = paquet { $count }
pile-deck-top = paquet { $count } (dessus : { $card })
pile-market-deck = pioche { $count }
pile-discard = défausse { $count }
pile-discard-top = défausse { $count } (dessus : { $card })
pile-schedule = planification : { $cards }
schedule-storing = { $card } (stocke { $stored })
pile-junk = réserve de Camelote illimitée

## Options

option-line = {"  "}{ $number }. { $text }
option-play = Jouer { $card }{ $bonus ->
    [yes] {" "}(+)
   *[no] {""}
}{ $special ->
    [yes] , qui vaut { $value }
   *[no] {""}
}
option-use = Utiliser { $card }
option-copy = En faire une copie : { $card }
option-react = Réagir avec { $card }
option-buy = Acheter { $card } pour { $price }
option-buy-discard = Acheter { $card } dans la défausse du marché pour { $price }
option-build = Construire la pile { $number }{ $raised ->
    [yes] , pour un total de { $needed }
   *[no] {""}
}
option-build-together = Construire la pile { $number } avec l’aide { ELIDES($name) ->
    [yes] d’{ $name }
   *[no] de { $name }
}
option-rearrange = Réarranger le marché et acheter, en payant avec { $card }
option-inventory = Faire l’inventaire (défausser des cartes, autant que vous voulez)
option-card = { $card } ({ $value })
option-card-discard = { $card } ({ $value }), { $depth ->
    [1] sur le dessus de votre défausse
   *[other] numéro { $depth } de votre défausse à partir du dessus
}
option-card-stall = { $card } ({ $value }), { $whose ->
    [yours] votre pile { $number }
   *[other] pile { $number } { ELIDES($owner) ->
        [yes] d’{ $owner }
       *[no] de { $owner }
    }
}
option-value = Valeur { $value }
option-count = { $count ->
    [0] Aucune
    [one] { $count } carte : { $cards }
   *[other] { $count } cartes : { $cards }
}
option-slot = Pour { $price }, à la place { $place } à partir de la droite
option-left = Gauche : { $name }
option-right = Droite : { $name }
option-done = Terminé
option-none = Aucune
option-decline = Ne pas aider
option-ask-for-help = Demander à { $name } de la compléter
option-yes = Oui
option-no = Non
option-pass = Passer
picked-so-far = Jusqu’ici : { $cards }
confirm-hint = Entrée : oui.
back-hint = u : revenir en arrière.
only-inventory = Seul l’inventaire est possible.
hint-best = { $advice } Chances de gagner : { $chance }.
hint-next = { $chance }  { $pick }. { $why }
any-order-hint = a prend le reste dans l’ordre affiché.

## Ce que l’on peut taper

command-help = aide help
command-undo = u annuler undo
command-hint = h conseil indice
command-log = l journal log
command-discards = d defausses
command-table = m table
command-save = s enregistrer sauver
command-quit = q quitter
done-words = fini termine 0
again-words = r encore revanche rejouer
list-words = liste
lot-words = sort hasard tirage
earliest-words = matinal premierleve leve
all-words = tout tous toutes
any-words = a any reste
no-words = n non
yes-words = o oui
back-words = r retour revenir

input-unknown = « { $text } » ne correspond à rien maintenant. Tapez un numéro de { $least } à { $most } ou une partie d’un nom ; Entrée montre les choix, ? aide.
input-ambiguous = « { $text } » peut vouloir dire plusieurs choses :
taken-back = Choix annulé.
log-more = Ce sont les { $shown } dernières lignes sur { $all } ; l { $all } les montre toutes.
discards-heading = Défausses, carte du dessus d’abord
discards-line = {"  "}{ $name } ({ $count }){ $count ->
    [0] {""}
   *[other] {" "}: { $cards }
}
discards-hint = d et un nom montre une défausse carte par carte.
discards-unknown = Il n’y a pas de défausse de « { $text } ». Possible : { $allowed }.
discard-heading = { $name } : défausse, carte du dessus d’abord ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
})

## Aide

help-playing =
    Répondre
      4        choisit l’option 4
      gland    choisit par le nom ; toute partie qui ne convient qu’à une option suffit
      2 4 5    choisit plusieurs cartes d’un coup, pour payer, construire ou défausser
      tout     tout choisir, pour payer avec tout ce que vous avez
      Entrée   terminé ou passer, là où c’est proposé ; sinon montre à nouveau les choix
      a        quand seul l’ordre est demandé : le reste comme il vient
    Commandes
      ? nom    explique une carte ou une peuplade, et pourquoi une chose est impossible
      ? pile   pourquoi vous pouvez construire ou non
      ? règles les règles en bref
      h        un conseil : les meilleurs choix d’un robot, vos chances, et pourquoi
      u        annule le dernier choix, tant que personne n’a rien appris
      l        le journal ; l 30 en montre plus
      d        les défausses ; d nom en montre une
      m        la table à nouveau
      s nom    enregistre la partie dans ce fichier
      q        quitte
explain-unknown = « { $text } » n’est ni une carte, ni une peuplade, ni un sujet. Sujets : règles, pile, inventaire, bonus.
explain-ambiguous = Que voulez-vous dire par « { $text } » : { $cards } ?
explain-possible = Vous pouvez le faire maintenant : { $number }. { $text }
topic-rules = regles regle rules
    .text =
        { $teams ->
            [yes] Les coéquipiers partagent un étal ; la première équipe à en construire un de { $stacks } piles gagne.
           *[no] Le premier à construire un étal de { $stacks } piles gagne.
        } La pile 1 totalise 1, la pile 2 totalise 2, et ainsi de suite ; chacune se construit d’un coup, avec des cartes d’une seule peuplade.
        À votre tour, vous faites une action :
        - acheter une carte du marché, pour sa valeur plus le surcoût de son emplacement, en payant avec des cartes de votre main ; elle arrive dans votre main ;
        - jouer une technique et faire ce qu’elle dit ;
        - construire votre prochaine pile (pour { $teams ->
            [yes] votre équipe, la pile { $number } ; { $mate } peut compléter ce qui manque
           *[no] vous, la pile { $number }
        }) ;
        - faire l’inventaire : défausser autant de cartes que vous voulez.
        Une technique marquée d’un + vous donne une autre action, une fois résolue.
        Ensuite vous complétez votre main à 5 cartes, et le marché se remplit. Un paquet vide se reforme avec la défausse.
        Certaines cartes restent dans votre planification jusqu’à votre prochain tour ; certaines passives permettent de réagir pendant le tour des autres.
        Les passives agissent en main, dans un paiement ou dans une pile, selon leur texte. La Camelote paie 1 et ne se construit pas.
        Une carte défaussée va dans votre défausse et vous reviendra ; une carte jetée vous quitte : une carte de peuplade va dans la défausse du marché, une Camelote retourne dans la réserve.
topic-build = pile construire etal build
    .text = Votre prochaine pile est la pile { $number } : il faut des cartes de votre main, d’une seule peuplade, pour un total d’exactement { $needed }. La Camelote ne compte pas, sauf si une carte le permet.{ $teams ->
        [yes] {" "}Vous pouvez aussi poser une partie des cartes et demander à { $mate } d’ajouter ce qui manque.
       *[no] {""}
    }
topic-inventory = inventaire inventory
    .text = Faire l’inventaire est une action : vous défaussez autant de cartes que vous voulez, même aucune, et vous complétez votre main à 5 cartes à la fin de votre tour.
topic-bonus = bonus +
    .text = Une technique marquée d’un + vous donne une autre action une fois jouée. Payer ou construire avec elle n’en donne pas.

## Aide de la ligne de commande

help-comptoir =
    Des jeux de marchands, pour les personnes et les robots.
    Dans le dossier du projet, ./play ouvre le navigateur ; ./play --terminal dale et ./play --terminal karanor jouent dans ce terminal.
help-play = Jouer dans ce terminal, contre des robots ou entre amis au même clavier.
help-usage = Utilisation : { $usage }
help-commands = Commandes
help-parameters = Options
help-arguments = Arguments
help-flag-help = Montrer cette aide.
help-flag-version = Montrer la version.
help-choices = Possible : { $choices }.
help-default = Par défaut : { $default }.
help-game = Le jeu : dale ou karanor.
help-players = Le nombre de places : 2 à 4. Par défaut : 2, ou 4 avec --teams. À Karanor : 2 à 6. Par défaut : 3.
help-teams = Quatre joueurs en deux équipes, les coéquipiers face à face ; chaque équipe partage un étal de 10 piles.
help-people = Combien de personnes jouent, ou 0 pour regarder jouer les robots ; les personnes prennent les premières places, en équipes d’abord la 1 et la 3 ; les robots prennent les autres.
help-sets = Les peuplades, une de plus que de joueurs (4 en équipes), séparées par des virgules ; ou random (au hasard) ; ou un mélange : game1, game2, game3, beginner, peaceful, nasty, lucky, cunning. Par défaut : beginner, ou random avec l’un des filtres ci-dessous.
help-complexity = Seulement les peuplades de cette complexité, de 0 à 3 : 2, ou un intervalle comme 1..2, ..2 (au plus 2) ou 2.. (au moins 2).
help-interaction = Seulement les peuplades qui font autant interagir les joueurs, de 0 à 3, écrit de la même façon.
help-nastiness = Seulement les peuplades de cette méchanceté, de 0 à 3, écrit de la même façon.
help-luck = Seulement les peuplades où le hasard compte autant, de 0 à 3, écrit de la même façon.
help-bots = Les robots aux autres places, séparés par des virgules ; un seul nom vaut pour toutes.
help-first-player = La place qui commence, à partir de 1 ; ou sort, pour un tirage ; ou matinal, pour qui s’est levé le plus tôt. Par défaut : la place 1, à Karanor au sort.
help-names = Les noms des joueurs, les personnes d’abord, séparés par des virgules.
help-seed = Un mot ou un nombre ; la même graine donne la même partie.
help-rule = Un réglage des règles, sous la forme nom=valeur ; peut être répété. --rule liste dit lesquels il y a.
help-load = Continuer une partie enregistrée.
help-lang = La langue : en ou fr. Par défaut : celle de votre système.
help-color = Utiliser des couleurs si le terminal en a.
