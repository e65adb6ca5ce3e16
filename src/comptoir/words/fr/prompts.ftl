# Les questions posées à un joueur. $source est la carte qui demande, $active le joueur dont c’est le tour.

prompt-action = { $bonus ->
    [yes] Action bonus : que faites-vous ?
   *[no] Que faites-vous ?
}{ $actions ->
    [one] {""}
   *[other] {" "}Vous avez { $actions } actions.
}
prompt-pay = { $missing ->
    [0] { $source } coûte { $price } et vous avez posé { $total } : ajoutez des cartes ou arrêtez là.
   *[other] Payez { $price } pour { $source } : { $total ->
        [0] avec quelles cartes ?
       *[other] { $total } pour l’instant, il manque { $missing }.
    }
}
prompt-build = { $asked ->
    [yes] { $source } : construisez la pile { $number } si vous le souhaitez.{ $raised ->
        [yes] {" "}Son total doit être de { $needed }.
       *[no] {""}
    }
   *[no] Construisez la pile { $number } : des cartes d’une seule peuplade, pour un total d’exactement { $needed }.
}{ $total ->
    [0] { $teams ->
        [yes] {" "}S’il manque quelque chose, { $mate } peut compléter.
       *[no] {""}
    }
   *[other] { $missing ->
        [0] { $helps ->
            [yes] {" "}Le total est bon, mais ces cartes ne vont pas ensemble : { $mate } devrait ajouter une carte qui le permet.
           *[no] {" "}Le compte y est.
        }
       *[other] {" "}{ $total } pour l’instant, il manque { $missing }.
    }
}
prompt-complete = { $active } vous demande de compléter la pile { $number } : { $missing ->
    [0] { $picked ->
        [0] le total est bon, mais ces cartes ne vont pas ensemble. Ajoutez une carte qui le permet.
       *[other] le compte y est.
    }
   *[other] { $total } sur { $needed } pour l’instant, il manque { $missing }.
}
prompt-discard = { $picked ->
    [0] Inventaire. Quelles cartes défaussez-vous ? Vous pouvez aussi n’en défausser aucune.
   *[other] Inventaire : encore une carte à défausser ?
}
prompt-discard-in-order = { $asked ->
    [yes] { $source } :
   *[no] Fin de votre tour :
} { $picked ->
    [0] { $hand ->
        [yes] défaussez votre main.
       *[no] défaussez ces cartes.
    } Laquelle d’abord ? La dernière sera sur le dessus.
   *[other] laquelle ensuite ?
}
prompt-toss = { $source } : quelle carte jetez-vous ?
prompt-toss-in-order = { $source } : { $picked ->
    [0] jetez ces cartes. Laquelle d’abord ? La dernière sera sur le dessus.
   *[other] laquelle ensuite ?
}
prompt-toss-junk = { $source } : jetez jusqu’à 3 cartes Camelote du paiement.
prompt-toss-from-discard = { $source } : quelle carte de votre défausse jetez-vous ?
prompt-take = { $source } : quelle carte prenez-vous ?
prompt-take-from-market = { $source } : quelle carte du marché prenez-vous ?
prompt-put-back = { $source } : { $picked ->
    [0] remettez ces cartes sur votre paquet. Laquelle d’abord ? La dernière sera sur le dessus.
   *[other] laquelle ensuite ?
}
prompt-put-on-other-deck = { $source } : quelle carte de votre main placez-vous sur le paquet d’un autre joueur ?
prompt-choose-deck = { $source } : le paquet de quel joueur ?
prompt-choose-hand = { $source } : la main de quel joueur ?
prompt-choose-discard = { $source } : la défausse de quel joueur ?
prompt-choose-victims = { $source } : jusqu’à 2 joueurs défaussent une carte au hasard. Lesquels ?
prompt-give = { $source } : quelle carte donnez-vous en retour ?
prompt-swap-with-stall = { $source } : quelle carte d’un étal prenez-vous en échange { ELIDES($given) ->
    [yes] d’{ $given } ?
   *[no] de { $given } ?
}
prompt-swap-with-market = { $source } : quelle carte du marché prenez-vous en échange ?
prompt-choose-secretly = { $source } : choisissez en secret une carte de votre main.
prompt-choose-guesser = { $source } : qui doit deviner sa valeur ?
prompt-guess-value = { $source } : { $active } a choisi une carte en secret. Quelle valeur annoncez-vous ?
prompt-set-value = { $source } : raté ! Quelle valeur votre carte a-t-elle ce tour-ci ?
prompt-name-value = { $source } : quelle valeur annoncez-vous ?
prompt-name-set = { $source } : quelle peuplade nommez-vous ?
prompt-name-card = { $source } : quelle carte nommez-vous ?
prompt-roll-again = { $source } : le dé montre { $sign }, avec le symbole de relance. Relancez-vous le dé ?

## Le début d’un tour, et les tours des autres

prompt-resolve = Début de votre tour : quelle carte de votre planification résolvez-vous d’abord ?
prompt-react = { $occasion ->
    [resolved] { $by } a résolu { $card }. Réagissez-vous ?
    [purchased] { $by } a acheté { $card }. Réagissez-vous ?
    [shuffled] { $by } a mélangé son paquet. Réagissez-vous ?
    [built] { $by } a construit une pile. Réagissez-vous ?
   *[entered] { $reacting ->
        [0] Des cartes arrivent dans une main. Vous n’en avez aucune à utiliser.
        [one] { $entering } arrive dans votre main. L’utilisez-vous ?
       *[other] { $entering } arrivent dans votre main. En utilisez-vous une ?
    }
}

## Achats

prompt-purchase-rearranged = { $asking } : quelle carte du marché achetez-vous ?
prompt-choose-slot = { $asking } : à quelle place mettez-vous { $source } avant de l’acheter ?
prompt-rearrange = { $asking } : { $picked ->
    [0] rangez les autres cartes du marché. Laquelle est la plus à droite ?
   *[other] laquelle vient ensuite, vers la gauche ?
}
prompt-keep-payment = { $asking } : la gardez-vous en main au lieu de la défausser ?
prompt-toss-to-purchase = { $asking } : jetez-vous une carte pour en acheter une autre gratuitement, et laquelle ?
prompt-purchase-free = { $asking } : quelle carte du marché achetez-vous gratuitement ?

## Paquets et défausses

prompt-take-from-deck = { $source } : quelle carte de votre paquet prenez-vous ?
prompt-take-some-from-deck = { $source } : { $size ->
    [one] quelle carte de votre paquet prenez-vous ?
   *[other] quelles cartes de votre paquet prenez-vous ? Il en faut { $size }.
}
prompt-put-into-deck = { $source } : { $size ->
    [one] quelle carte de votre main mettez-vous dans votre paquet ?
   *[other] quelles cartes de votre main mettez-vous dans votre paquet ? Il en faut { $size }.
}
prompt-choose-from-deck = { $source } : choisissez { $size ->
    [one] une carte de votre paquet à prendre, si vous le souhaitez.
   *[other] jusqu’à { $size } cartes de votre paquet. Vous en prendrez une et défausserez les autres.
}
prompt-toss-from-deck = { $source } : jetez-vous une carte de votre paquet, et laquelle ?
prompt-discard-from-deck = { $source } : défaussez-vous une carte de votre paquet, et laquelle ?
prompt-put-on-deck-of = { $source } : quelle carte placez-vous sur { $whom ->
    [you] votre paquet ?
   *[other] le paquet { ELIDES($to) ->
        [yes] d’{ $to } ?
       *[no] de { $to } ?
    }
}
prompt-put-on-own-deck = { $source } : la placez-vous sur votre paquet au lieu de la défausser ?
prompt-put-on-own-deck-from-hand = { $source } : quelle carte de votre main placez-vous sur votre paquet ?
prompt-put-from-discard = { $source } : quelle carte de votre défausse placez-vous sur votre paquet ?
prompt-take-from-discard = { $source } : quelle carte de votre défausse prenez-vous ?
prompt-may-take = { $source } : prenez-vous une carte de votre défausse, et laquelle ?
prompt-take-junk = { $source } : prenez { $size ->
    [one] une carte
   *[other] jusqu’à { $size } cartes
} Camelote de votre défausse, si vous le souhaitez.
prompt-how-many = { $source } : combien de cartes du dessus de votre défausse mélangez-vous avec votre paquet ?

## Mains, marché, cartes stockées

prompt-store = { $source } : { $several ->
    [yes] stockez { $size ->
        [one] une carte
       *[other] jusqu’à { $size } cartes
    } de votre main, si vous le souhaitez.
   *[no] quelle carte de votre main stockez-vous ?
}
prompt-store-from-deck = { $source } : quelle carte de votre paquet stockez-vous ?
prompt-toss-stored = { $source } : jetez-vous { $stored } ? Sinon, vous prenez cette carte en main.
prompt-may-toss = { $source } : jetez-vous une carte, et laquelle ?
prompt-discard-one = { $source } : quelle carte de votre main défaussez-vous ?
prompt-discard-some = { $source } : { $picked ->
    [0] défaussez { $size } cartes de votre main. Laquelle d’abord ? La dernière sera sur le dessus.
   *[other] laquelle ensuite ?
}
prompt-show = { $source } : quelle carte de votre main montrez-vous ?
prompt-give-to = { $source } : quelle carte { $whom ->
    [you] gardez-vous ?
   *[other] donnez-vous à { $to } ?
}
prompt-choose-direction = { $source } : vers la gauche ou vers la droite ?
prompt-toss-from-market = { $source } : { $picked ->
    [0] { $size ->
        [one] quelle carte du marché jetez-vous ?
       *[other] jetez { $size } cartes du marché. Laquelle d’abord ?
    }
   *[other] laquelle ensuite ?
}
prompt-toss-market-deck = { $source } : jetez-vous la carte du dessus de la pioche du marché ?
prompt-swap-away = { $source } : quelle carte de votre main cédez-vous en échange ?
prompt-swap-with-discard = { $source } : quelle carte de votre défausse prenez-vous en échange { ELIDES($given) ->
    [yes] d’{ $given } ?
   *[no] de { $given } ?
}
prompt-swap-with-deck = { $source } : prenez-vous une de ces cartes en échange, et laquelle ?
prompt-swap-with-hand = { $source } : prenez-vous une de ces cartes en échange, et laquelle ?
prompt-swap-with-market-discard = { $source } : échangez-vous une carte de votre main contre { $top } de la défausse du marché, et laquelle ?

## La fin d’un tour

prompt-clean-up =
    { $step ->
        [before_fill] Rangement : utilisez-vous une capacité avant de compléter votre main ?
        [after_market] Rangement : le marché est complété. Utilisez-vous une capacité avant la fin de votre tour ?
       *[other] Rangement : utilisez-vous une capacité avant la fin de votre tour ?
    }
prompt-fetch = Laquelle de ces cartes identiques prenez-vous ? Cela décide de ce qui reste sur le dessus de votre défausse.
