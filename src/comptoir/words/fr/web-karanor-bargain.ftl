# Le négoce à une table de Karanor, tel que la page le dit. Ce qu’il advient d’une offre vient du serveur, en toutes lettres.

## Les choses

web-karanor-bargain-gold = or
web-karanor-bargain-nothing = rien
web-karanor-bargain-you = vous
web-karanor-bargain-you-give = Vous donnez
web-karanor-bargain-you-get = Vous recevez
web-karanor-bargain-gives = { $name } donne
web-karanor-bargain-gets = { $name } reçoit

## Les offres sur la table

web-karanor-bargain-group-to-me = Pour vous
web-karanor-bargain-group-from-me = De vous
web-karanor-bargain-group-fallen = Tombées
web-karanor-bargain-group-all = Offres ouvertes
web-karanor-bargain-offers = Offres
web-karanor-bargain-wanted = Chercher à la table
web-karanor-bargain-ask-for = demander { $things } à la table
web-karanor-bargain-new-offer = Nouvelle offre
web-karanor-bargain-new = nouveau
web-karanor-bargain-empty = Aucune offre ne vous attend. Négocier ne coûte aucune action, et se fait au tour de n’importe qui.
web-karanor-bargain-not-yet = Le négoce ouvre avec le premier tour.
web-karanor-bargain-closed = { $who ->
    [you] Négoce fermé : vous avez { $prestige } de prestige. Cette manche est la dernière.
   *[other] Négoce fermé : { $name } a { $prestige } de prestige. Cette manche est la dernière.
}
web-karanor-bargain-mine = { $counters ->
    [0] À { $names }
   *[other] Votre contre-offre à { $names }
}
web-karanor-bargain-theirs = { $counters ->
    [0] { $past ->
        [yes] { $name } vous proposait
       *[no] { $kind ->
            [gift] { $name } vous fait un cadeau
            [request] { $name } vous demande
           *[swap] { $name } vous propose
        }
    }
   *[other] { $past ->
        [yes] { $name } répondait
       *[no] { $name } vous répond
    }
}
web-karanor-bargain-to-several = { $name }, à { $names }
web-karanor-bargain-answers-yours = Votre offre, qui reste ouverte
web-karanor-bargain-answers-theirs = En réponse à cette offre
web-karanor-bargain-gone = Elle a été reprise.
web-karanor-bargain-why = { $reason ->
    [declined] { $who ->
        [you] Vous l’avez refusée.
       *[other] { $name } l’a refusée.
    }
    [maker] { $who ->
        [you] Vous l’avez retirée.
       *[other] { $name } l’a retirée.
    }
    [maker_lacks] { $who ->
        [you] Vous n’aviez plus ce que vous proposiez.
       *[other] { $name } n’avait plus ce qui était proposé.
    }
    [taker_lacks] Ce qui était demandé n’était pas là.
    [forbidden] Une carte interdisait l’échange.
    [promoted] { $what } a reçu sa promotion entre-temps.
    [used] { $what } a servi entre-temps.
    [changed] { $what } n’était plus dans l’état annoncé.
    [settled] Une autre offre de la même négociation a été acceptée.
   *[end] Le négoce s’est fermé.
}

## Ce qui s’y oppose

web-karanor-bargain-not-now = Une action se résout ; le négoce reprend aussitôt après.
web-karanor-bargain-you-lack = Il vous manque { $things }.
web-karanor-bargain-changed = Ce qui est demandé a changé depuis.
web-karanor-bargain-maker-lacks = { $name } n’a plus ce qui est proposé.
web-karanor-bargain-forbidden = Une carte interdit cet échange pour l’instant.
web-karanor-bargain-others-can = { $count ->
    [one] { $names } peut payer.
   *[other] { $names } peuvent payer.
}
web-karanor-bargain-declined = { $count ->
    [one] { $names } a refusé
   *[other] { $names } ont refusé
}
web-karanor-bargain-cannot-pay = { $count ->
    [one] { $names } ne peut pas payer
   *[other] { $names } ne peuvent pas payer
}
web-karanor-bargain-i-lack = Vous n’avez plus ce que vous proposez

## Les réponses

web-karanor-bargain-decline = Refuser
web-karanor-bargain-counter = Contre-offre
web-karanor-bargain-accept = { $kind ->
    [gift] Prendre
    [request] Donner
   *[swap] Accepter
}
web-karanor-bargain-withdraw = Retirer
web-karanor-bargain-sure = Vous cédez { $things }, sans retour.
web-karanor-bargain-keep = Garder
web-karanor-bargain-give-it = Oui, céder

## Composer une offre

web-karanor-bargain-received = Reçues
web-karanor-bargain-counter-to = Contre-offre à { $name }
web-karanor-bargain-proposed = { $name } proposait
web-karanor-bargain-you-answer = Vous répondez
web-karanor-bargain-accept-as-is = Accepter telle quelle
web-karanor-bargain-restore = Revenir à son offre
web-karanor-bargain-now-anew = Ce que vous envoyez partira comme une nouvelle offre.
web-karanor-bargain-for-you = { $things } de plus pour vous
web-karanor-bargain-for-them = { $things } de plus pour { $name }
web-karanor-bargain-name-can-pay = { $name } peut payer
web-karanor-bargain-name-lacks = Il manque { $things } à { $name }
web-karanor-bargain-to-whom = À qui
web-karanor-bargain-can-pay = peut payer
web-karanor-bargain-lacks = manque { $things }
web-karanor-bargain-barred = ne peut pas négocier
web-karanor-bargain-has = { $name } en a { $count }
web-karanor-bargain-give-field = Vous donnez : { $name } (vous en avez { $count })
web-karanor-bargain-get-field = Vous recevez : { $name } ({ $stocks })
web-karanor-bargain-less = Un de moins : { $name }
web-karanor-bargain-more = Un de plus : { $name }
web-karanor-bargain-was = Dans l’offre à laquelle vous répondez
web-karanor-bargain-tiles-give = Vos tuiles
web-karanor-bargain-tiles-get = Leurs tuiles
web-karanor-bargain-no-tiles = aucune à échanger
web-karanor-bargain-of-owner = à { $name }
web-karanor-bargain-in-offer = { $count } dans l’offre
web-karanor-bargain-gift = En faire un cadeau
web-karanor-bargain-gift-short = Cadeau
web-karanor-bargain-send = { $kind ->
    [gift] { $count ->
        [0] Offrir
        [one] Offrir à { $name }
       *[other] Offrir à l’un des { $count }
    }
    [request] { $count ->
        [0] Demander
        [one] Demander à { $name }
       *[other] Demander à { $count } marchands
    }
   *[swap] { $count ->
        [0] Proposer
        [one] Proposer à { $name }
        [2] Proposer à deux
        [3] Proposer à trois
        [4] Proposer à quatre
       *[other] Proposer à cinq
    }
}
web-karanor-bargain-send-counter = Envoyer la contre-offre
web-karanor-bargain-still-theirs = Son offre reste acceptable tant qu’elle n’est pas retirée.
web-karanor-bargain-first-wins = { $count ->
    [one] Rien n’est mis de côté d’ici à sa réponse.
   *[other] Le premier qui accepte l’emporte. Rien n’est mis de côté d’ici là.
}

## D’un pouce

web-karanor-bargain-stocks = Stocks
web-karanor-bargain-pan = Ce que vous posez
web-karanor-bargain-i-give = Je donne
web-karanor-bargain-i-get = Je reçois
web-karanor-bargain-thumb = Touchez pour ajouter un, restez appuyé pour un nombre ; touchez un jeton plus haut pour l’ôter.
web-karanor-bargain-of = sur { $count }
web-karanor-bargain-add-give = Donner un de plus : { $name }
web-karanor-bargain-add-get = Demander un de plus : { $name }
web-karanor-bargain-take-back = En reprendre un : { $name }, { $count } dans le plateau
web-karanor-bargain-how-many = Combien : { $name } ?
web-karanor-bargain-so-many = Fixer

## La parole

web-karanor-bargain-say = Dire…
web-karanor-bargain-row-anyone = Qui a…
web-karanor-bargain-row-selling = J’ai en trop…
