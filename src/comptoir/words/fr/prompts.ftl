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
    [yes] { $source } : construisez la pile { $number } si vous le souhaitez.
   *[no] Construisez la pile { $number } : des cartes d’une seule peuplade, pour un total d’exactement { $number }.
}{ $total ->
    [0] {""}
   *[other] { $missing ->
        [0] {" "}Le compte y est.
       *[other] {" "}{ $total } pour l’instant, il manque { $missing }.
    }
}
prompt-discard = { $picked ->
    [0] { $forced ->
        [yes] Seul l’inventaire est possible.
       *[no] Inventaire.
    } Quelles cartes défaussez-vous ? Vous pouvez aussi n’en défausser aucune.
   *[other] Inventaire : encore une carte à défausser ?
}
prompt-discard-in-order = { $source } : { $picked ->
    [0] défaussez votre main. Laquelle d’abord ? La dernière sera sur le dessus.
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
prompt-swap-with-stall = { $source } : quelle carte d’un étal prenez-vous en échange ?
prompt-swap-with-market = { $source } : quelle carte du marché prenez-vous en échange ?
prompt-choose-secretly = { $source } : choisissez en secret une carte de votre main.
prompt-choose-guesser = { $source } : qui doit deviner sa valeur ?
prompt-guess-value = { $source } : { $active } a choisi une carte en secret. Quelle valeur annoncez-vous ?
prompt-set-value = { $source } : raté ! Quelle valeur votre carte a-t-elle ce tour-ci ?
prompt-clean-up = Rangement : utilisez-vous une capacité avant la fin de votre tour ?
prompt-fetch = Laquelle de ces cartes identiques prenez-vous ? Cela décide de ce qui reste sur le dessus de votre défausse.
