# La table de Marchands de Karanor : choses, choix, questions, résultat. $who vaut « you » ou « other », et $name dit alors qui.

## Les choses

karanor-times = { $count } × { $name }
karanor-insignia = { $count ->
    [one] l’insigne { $name }
   *[other] { $count } insignes { $name }
}
karanor-marked = { $tile } ({ $mark ->
    [promoted] face or
   *[used] a déjà servi
})
karanor-nothing = rien
karanor-terms = { $kind ->
    [gift] don { ELIDES($give) ->
        [yes] d’{ $give }
       *[no] de { $give }
    }
    [request] demande { ELIDES($get) ->
        [yes] d’{ $get }
       *[no] de { $get }
    }, sans rien en échange
   *[swap] { $give } contre { $get }
}
karanor-associate = { $name } ({ $resource })
karanor-bargain = { $cost } → { $effects }
karanor-price = coûte { $cost }
karanor-sequel = la suite de la quête

## Ce qu’on peut faire

karanor-option-step = { $on ->
    [yes] Continuer vers
   *[no] Se déplacer vers
} { $place }{ $sea ->
    [yes] {" "}({ $fare ->
        [0] par mer, gratuit
       *[other] par mer, { $gold }
    })
   *[no] {""}
}
karanor-option-harvest = Récolter { $goods }
karanor-option-work = Travailler ({ $gold })
karanor-option-build = Construire { $card }{ $bonus ->
    [yes] {" "}avec son bonus
   *[no] {""}
}{ $any ->
    [yes]  : { $details }
   *[no] {""}
}{ $bonus ->
    [yes]  ; bonus : { $more }
   *[no] {""}
}
karanor-option-interact = Interagir avec l’habitant (une quête)
karanor-option-quest = Réaliser { $card }{ $whom ->
    [nobody] {""}
   *[other] {" "}en désignant { $to }
}{ $labelled ->
    [yes]  : { $label }{ $any ->
        [yes] {" "}({ $details })
       *[no] {""}
    }
   *[no] { $any ->
        [yes]  : { $details }
       *[no] {""}
    }
}
karanor-option-immediate = { $labelled ->
    [yes] { $label }{ $any ->
        [yes] {" "}({ $details })
       *[no] {""}
    }
   *[no] { $any ->
        [yes] { $details }
       *[no] Rien de plus
    }
}{ $whom ->
    [nobody] {""}
   *[other] {" "}– { $to }
}
karanor-option-deliver = Réaliser la livraison : { $details }
karanor-option-recruit = Recruter { $name } ({ $gold } → { $goods } à chaque revenu)
karanor-option-promote = Promouvoir { $name } pour de bon (à chaque revenu, { $gold } au lieu de { $goods })
karanor-option-villa = Acheter la villa : { $details }
karanor-option-visit = Aller au marché
karanor-option-activate = Utiliser { $card }{ $whom ->
    [nobody] {""}
   *[other] {" "}contre { $to }
}{ $any ->
    [yes] {" "}({ $details })
   *[no] {""}
}
karanor-option-play = Jouer { $card }{ $whom ->
    [nobody] {""}
   *[other] {" "}contre { $to }
}{ $any ->
    [yes] {" "}({ $details })
   *[no] {""}
}
karanor-option-end = Finir le tour (revenu : { $income }{ $actions ->
    [0] {""}
    [one] {" "}– 1 action perdue
   *[other] {" "}– { $actions } actions perdues
})
karanor-option-secret = La garder pour moi
karanor-option-aloud = La lire à voix haute
karanor-option-deck = Le dessus de la pioche, sans voir
karanor-option-market = { $verb ->
    [buy] Acheter { $goods } pour { $price }
   *[sell] Vendre { $goods } pour { $price }
}
karanor-option-pass = Passer
karanor-option-done = Terminé

## Le négoce

karanor-option-offer = Faire une offre
karanor-option-to = À { $name }
karanor-option-part = { $side ->
    [give] Donner { $what }
   *[get] Demander { $what }
}
karanor-option-accept = Accepter l’offre { $number } { ELIDES($name) ->
    [yes] d’{ $name }
   *[no] de { $name }
} : { $kind ->
    [gift] vous recevez { $give }
    [request] vous donnez { $get }
   *[swap] vous recevez { $give } et donnez { $get }
}
karanor-option-decline = Refuser l’offre { $number } { ELIDES($name) ->
    [yes] d’{ $name }
   *[no] de { $name }
} : { $terms }
karanor-option-counter = Faire une contre-offre à l’offre { $number } { ELIDES($name) ->
    [yes] d’{ $name }
   *[no] de { $name }
} : { $terms }
karanor-option-withdraw = Retirer votre offre { $number } : { $terms }

## Le résultat

karanor-result = { $off ->
    [yes] La partie est arrêtée après la manche { $round }.{" "}
   *[no] {""}
}{ $count ->
    [one] { $who ->
        [you] Vous remportez la partie
       *[other] { $winners } remporte la partie
    }
   *[other] { $who ->
        [you] Vous partagez la victoire ({ $winners })
       *[other] { $winners } se partagent la victoire
    }
} avec { $prestige } de prestige et { $gold }{ $tied ->
    [yes] , ce qui départage les ex æquo !
   *[no]  !
}

karanor-prestige-shops = Commerces
karanor-prestige-quests = Quêtes
karanor-prestige-deliveries = Livraisons
karanor-prestige-villas = Villas
karanor-prestige-artefacts = Artefacts
karanor-prestige-cards = Marché noir
karanor-prestige-history = Histoire
karanor-prestige-others = Coups des rivaux
karanor-prestige-costs = Cédé
karanor-prestige-total = Prestige
karanor-prestige-gold = Or

## Les questions

karanor-prompt-action = { $actions ->
    [0] Vous n’avez plus d’action
    [one] Il vous reste 1 action
   *[other] Il vous reste { $actions } actions
}{ $steps ->
    [0] {""}
    [one] { $actions ->
        [0] , mais encore 1 pas de votre déplacement
       *[other] {" "}et 1 pas de votre déplacement
    }
   *[other] { $actions ->
        [0] , mais encore { $steps } pas de votre déplacement
       *[other] {" "}et { $steps } pas de votre déplacement
    }
}. Que faites-vous ?
karanor-prompt-draft = Quelle carte commerce gardez-vous ? { $last ->
    [yes] { $count ->
        [one] L’autre est défaussée.
       *[other] Les autres sont défaussées.
    }
   *[no] Les autres vont à { $right }.
}
karanor-prompt-history = Quelle est votre histoire ?
karanor-prompt-take-commerce = Quelle carte commerce prenez-vous en main ?
karanor-prompt-discard-quest = Vous pouvez garder { $limit ->
    [one] 1 quête
   *[other] { $limit } quêtes
} et vous en avez { $held }. Laquelle défaussez-vous ?
karanor-prompt-read-aloud = { $source } : lisez-vous cette quête à voix haute, ou la gardez-vous secrète ?
karanor-prompt-immediate = { $source }. { $text } Que faites-vous ?
karanor-prompt-keep-artefact = Quel artefact gardez-vous ?
karanor-prompt-pay-goods = { $source } : avec quoi payez-vous ? { $left ->
    [one] Encore 1 jeton.
   *[other] Encore { $left } jetons.
}
karanor-prompt-gain-goods = { $source } : que prenez-vous ? { $left ->
    [one] Encore 1 jeton.
   *[other] Encore { $left } jetons.
}
karanor-prompt-sell-goods = { $source } : que vendez-vous, à { $price } l’unité ? { $left ->
    [one] 1 jeton au plus.
   *[other] { $left } jetons au plus.
}
karanor-prompt-steal-goods = { $source } : que prenez-vous{ $whom ->
    [nobody] {""}
   *[other] {" "}à { $to }
} ? { $left ->
    [one] Encore 1 jeton.
   *[other] Encore { $left } jetons.
}
karanor-prompt-hand-over = { $source } : que remettez-vous ? { $left ->
    [one] Encore 1 jeton.
   *[other] Encore { $left } jetons.
}
karanor-prompt-choose-associate = { $source } : quel associé vous rejoint ?
karanor-prompt-steal-associate = { $source } : quel associé débauchez-vous{ $whom ->
    [nobody] {""}
   *[other] {" "}chez { $to }
} ?
karanor-prompt-give-up-associate = { $source } : quel associé cédez-vous ?
karanor-prompt-give-up-artefact = { $source } : quel artefact cédez-vous ?
karanor-prompt-give-up-quest = { $source } : quelle quête cédez-vous ?
karanor-prompt-choose-destination = { $source } : où allez-vous ?
karanor-prompt-market = { $picked ->
    [0] Qu’achetez-vous ou que vendez-vous ?
   *[other] Pour l’instant : { $deals }. Et encore ?
}
karanor-deal = { $verb ->
    [buy] achat de { $goods }
   *[sell] vente de { $goods }
}
karanor-prompt-window = { $event ->
    [enter] { $name } arrive ({ $place }).
    [cross] { $name } s’apprête à prendre la mer ({ $place }).
    [build] { $name } a construit un commerce ({ $place }).
    [deliver] { $name } a réalisé une livraison ({ $place }).
   *[targeted] { $source } ({ $name }) vous prend pour cible.
} { $can ->
    [yes] Répondez-vous ? Vous pouvez passer.
   *[no] Vous n’avez pas de réponse : vous ne pouvez que passer.
}
karanor-prompt-offer = { $counters ->
    [0] { $named ->
        [no] À qui faites-vous une offre ?
       *[yes] Votre offre à { $partners }. Vous donnez : { $give }. Vous recevez : { $get }. Et encore ?
    }
   *[other] Votre contre-offre à { $partners } (offre { $counters }). Vous donnez : { $give }. Vous recevez : { $get }. Et encore ?
}
