# Ce qui se pose sur la carte de Karanor : l’ouverture, les fenêtres, les quêtes, les cartes du marché noir.

web-karanor-you = Vous
web-karanor-fold = Replier

## Les fenêtres

web-karanor-window-title = { $event ->
    [enter] { $who ->
        [you] Vous arrivez à { $place }
       *[other] { $name } arrive à { $place }
    }
    [cross] { $who ->
        [you] Vous prenez la mer
       *[other] { $name } prend la mer
    }
    [build] { $who ->
        [you] Vous construisez à { $place }
       *[other] { $name } construit à { $place }
    }
    [deliver] { $who ->
        [you] Vous livrez à { $place }
       *[other] { $name } livre à { $place }
    }
   *[targeted] { $who ->
        [you] Vous jouez { $card }
       *[other] { $name } joue { $card }
    }
}
web-karanor-window-against = contre { $names } ({ $place })
web-karanor-window-who = Qui peut répondre
web-karanor-window-choose = choisissez
web-karanor-window-thinks = réfléchit
web-karanor-window-pass = Laisser faire
web-karanor-window-answer = Répondre : { "" }
web-karanor-window-answered = C’est noté. La fenêtre se ferme pour tous en même temps.
web-karanor-window-note = La fenêtre est la même pour tous et dure autant, quoi que chacun ait en main. Négoce et actions attendent.
web-karanor-window-watch = Cette fenêtre ne s’ouvre pas pour vous. Négoce et actions attendent qu’elle se ferme.
web-karanor-window-deep = Cette carte répond à une autre : ensuite, on revient à celle-ci.
web-karanor-window-change = { $what } : { $before } avant, { $after } après
web-karanor-window-gold = or
web-karanor-window-income = revenu
web-karanor-window-prestige = prestige
web-karanor-window-actions = actions

## Jouer une carte

web-karanor-play-title = Jouer { $card }
web-karanor-play-whom = Contre qui ?
web-karanor-play-back = La reprendre
web-karanor-play-now = { $named ->
    [yes] Jouer contre { $name }
   *[no] Jouer la carte
}
web-karanor-play-note = { $whose ->
    [mine] C’est votre tour.
   *[other] C’est le tour de { $name }, qui garde ses actions.
} Une carte jouée ne se reprend plus{ $named ->
    [yes] {" "}; la personne visée pourra répondre.
   *[no] .
}

## Les quêtes

web-karanor-quest-given = Une quête vous est confiée
web-karanor-quest-goes-on = L’histoire continue
web-karanor-quest-at-once = Il faut choisir tout de suite
web-karanor-quest-at-once-note = Sans action, et sans attendre.
web-karanor-quest-title = { $can ->
    [yes] Accomplir { $quest }
   *[no] { $quest }
}{ $parts ->
    [1] {""}
   *[other] { $part ->
        [1] , première partie
       *[other] , seconde partie
    }
}
web-karanor-quest-cost = { $endings ->
    [one] 1 action.
   *[other] 1 action. { $endings } fins possibles : une seule sera la vôtre.
}
web-karanor-quest-endings = { $endings ->
    [0] Une histoire brève.
    [one] Une seule fin possible.
   *[other] { $endings } fins possibles : une seule sera la vôtre.
}
web-karanor-quest-several = { $count } lieux possibles
web-karanor-quest-prestige = +{ $count } prestige quelle que soit la fin
web-karanor-quest-done = accomplie
web-karanor-quest-now = vous en êtes là
web-karanor-quest-next = ensuite
web-karanor-quest-gain = Vous gagnez
web-karanor-quest-sequel = puis la suite : { $quest }
web-karanor-quest-ending = Fin { $letter }
web-karanor-quest-finish = Finir ainsi
web-karanor-quest-finish-on = Finir ainsi avec { $name }
web-karanor-quest-not-here = Pas ici
web-karanor-quest-not-yet = Pas encore
web-karanor-quest-not-now = Pas maintenant
web-karanor-quest-lacks = Il manque : { $what }
web-karanor-quest-way = Montrer le chemin : { $place }
web-karanor-quest-ask = Chercher { $what } à la table
web-karanor-quest-hear = Qui doit l’entendre ?
web-karanor-quest-hear-note = Secrète, elle compte pour une quête cachée. À voix haute, chacun l’entend et sait ce qu’il vous faut.
web-karanor-quest-secret = Pour moi seul
web-karanor-quest-aloud = À voix haute
web-karanor-quest-keep = La garder ({ $count } sur { $limit })
web-karanor-quest-later = Plus tard
web-karanor-need-met = Rempli :
web-karanor-need-open = Manque :
web-karanor-need-here = vous êtes à { $place }
web-karanor-need-has = vous en avez { $has }
web-karanor-need-lacks = vous en avez { $has }, il manque { $lack }

## L’ouverture

web-karanor-draft = L’ouverture
web-karanor-draft-first = Premier choix
web-karanor-draft-second = Second choix
web-karanor-draft-histories = Histoires
web-karanor-draft-round = Manche 1
web-karanor-draft-title = Gardez un commerce
web-karanor-draft-watched = Chacun choisit ses commerces
web-karanor-draft-about = { $last ->
    [yes] C’est le dernier choix : ce qui reste ira à la défausse.
   *[no] { $left ->
        [one] L’autre passe à droite, à { $name }.
       *[other] Les { $left } autres passent à droite, à { $name }.
    } Vous en recevrez d’autres, et en garderez un.
}
web-karanor-draft-history = Choisissez votre histoire
web-karanor-draft-history-about = Elle dit d’où vous venez, et avec quoi.
web-karanor-draft-cards = Les cartes à choisir
web-karanor-draft-choose = Touchez une carte pour la lire, puis gardez celle qui vous plaît.
web-karanor-draft-mine = Votre main
web-karanor-draft-hand = Votre main : { $count } commerces sur { $hand }
web-karanor-draft-secret = Secrets jusqu’à leur construction.
web-karanor-draft-ready = Votre choix est fait. Vous pouvez en changer tant que tous ne sont pas prêts.
web-karanor-draft-change = Changer d’avis
web-karanor-draft-keep-one = Choisissez une carte
web-karanor-draft-keep = Garder : { $name }
web-karanor-draft-your-history = Votre histoire
web-karanor-draft-origin = Cité d’origine
web-karanor-draft-origin-about = Votre pion et un premier commerce vous y attendent. Il ne rapporte pas de prestige.
web-karanor-draft-table = Le tour de table
web-karanor-draft-is-ready = { $who ->
    [you] Vous, c’est fait
   *[other] { $name }, c’est fait
}
web-karanor-draft-chooses = { $who ->
    [you] à vous
   *[other] { $name } choisit
}
web-karanor-draft-passes = Vos autres cartes iront à { $name }, à votre droite.
web-karanor-draft-hidden = Rien ne bouge avant que tous aient choisi, et personne ne voit votre choix.
