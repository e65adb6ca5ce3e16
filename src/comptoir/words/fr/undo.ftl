# Revenir en arrière, et ce qui a été annulé.

log-taken-back = { $who ->
    [you] Vous annulez
   *[other] { $name } annule
} { $what }{ $more ->
    [yes] {" "}et ce qui a suivi.
   *[no] .
}
log-restored = { $who ->
    [you] Vous rétablissez
   *[other] { $name } rétablit
} { $what }{ $more ->
    [yes] {" "}et ce qui a suivi.
   *[no] .
}
error-nothing-to-redo = Il n’y a plus rien à rétablir : la partie a continué.
error-undo-declined = { $name } n’est pas d’accord : le coup reste joué.
error-undo-unanswered = Personne n’a répondu à temps : le coup reste joué.
error-undo-overtaken = La partie a continué : le coup reste joué.

undertaking-step = ce choix
undertaking-purchase = l’achat { ELIDES($card) ->
    [yes] d’
   *[no] de{" "}
}{ $card }
undertaking-stack = la pile { $number }
undertaking-inventory = l’inventaire
undertaking-card = { $card }

karanor-undertaking-moved = le déplacement vers { $place }
karanor-undertaking-harvested = la récolte
karanor-undertaking-worked = le travail
karanor-undertaking-built = la construction { ELIDES($card) ->
    [yes] d’
   *[no] de{" "}
}{ $card }
karanor-undertaking-took-commerce = le nouveau commerce
karanor-undertaking-drew-quest = la visite à l’habitant
karanor-undertaking-completed-quest = la quête { $card }
karanor-undertaking-delivered = la livraison
karanor-undertaking-recruited = le nouvel associé
karanor-undertaking-promoted = la promotion
karanor-undertaking-bought-villa = la villa
karanor-undertaking-visited-market = la visite au marché
karanor-undertaking-played = { $card }
karanor-undertaking-activated = { $card }
karanor-undertaking-offered = l’offre
karanor-undertaking-traded = l’échange
karanor-undertaking-drafted = le commerce choisi
