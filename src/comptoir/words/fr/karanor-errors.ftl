# Ce qui n’est pas possible aux Marchands de Karanor : ce qui ne va pas, et la règle qui le dit. Les clés sont les codes d’erreur.

## Actions

error-no-actions-left = Vous n’avez plus d’action ce tour-ci. Faites ce qui n’en coûte pas, ou terminez votre tour.
error-forbidden-by-tile = { $tile } l’interdit : tant que vous possédez cette tuile, { $action ->
    [move] vous ne vous déplacez pas.
    [harvest] vous ne récoltez pas.
    [work] vous ne travaillez pas.
    [build] vous ne construisez pas.
    [interact] vous n’interagissez avec aucun habitant.
    [quest] vous ne réalisez pas de quête.
    [deliver] vous ne livrez pas.
    [recruit] vous ne recrutez pas.
    [villa] vous n’achetez pas de villa.
    [market] vous n’allez pas au marché.
   *[sea] vous ne prenez pas la mer.
}
error-forbidden-for-now = Une carte ou une quête l’interdit pour l’instant : { $action ->
    [move] vous ne pouvez pas vous déplacer.
    [harvest] vous ne pouvez pas récolter.
    [work] vous ne pouvez pas travailler.
    [build] vous ne pouvez pas construire.
    [interact] vous ne pouvez interagir avec aucun habitant.
    [quest] vous ne pouvez pas réaliser de quête.
    [deliver] vous ne pouvez pas livrer.
    [recruit] vous ne pouvez pas recruter.
    [villa] vous ne pouvez pas acheter de villa.
    [market] vous ne pouvez pas aller au marché.
   *[sea] vous ne pouvez pas prendre la mer.
} La table montre jusqu’à quand.
error-not-next-to = « { $place } » n’est pas voisin de « { $here } ». Allez-y pas à pas, par la route ou par la mer.
error-no-fare = La traversée coûte { $needs ->
    [one] { $needs } pièce d’or, payée avant le départ
   *[other] { $needs } pièces d’or, payées avant le départ
} ; vous en avez { $has }.
error-nothing-to-harvest = Il n’y a rien à récolter ici (« { $place } ») : aucune ressource n’y pousse.
error-reserve-empty = La réserve est vide : { $resource }. Les jetons y reviennent quand quelqu’un paie avec.
error-not-in-a-city = On ne construit de commerce que dans une cité.
error-shop-here-already = Vous avez déjà un commerce ici (« { $place } ») : un seul par marchand et par cité, le premier compris.
error-no-bonus = « { $card } » n’a pas de bonus à acheter.
error-bonus-gone = Le bonus de « { $card } » ne donnerait rien : il n’en reste plus. Construisez sans lui.
error-lacks = Pour « { $card } », il vous manque { $missing }.
error-nobody-here = Il ne reste aucun habitant ici (« { $place } »).
error-no-quests-left = Il ne reste aucune quête, ni dans la pioche ni dans la défausse.
error-no-delivery-left = Il n’y a plus de livraison.
error-delivered-elsewhere = La livraison ouverte a une autre destination : { $place }.
error-all-recruited = Tous les associés sont recrutés. Vous pouvez encore en obtenir un par un échange.
error-associate-taken = { $associate } travaille déjà pour quelqu’un. Tentez un échange pour l’avoir.
error-not-enough-gold = Cela coûte { $needs ->
    [one] { $needs } pièce d’or
   *[other] { $needs } pièces d’or
}, et vous en avez { $has }.
error-no-villa-here = Il n’y a pas de villa ici (« { $place } »).
error-villa-sold = La villa d’ici (« { $place } ») est vendue.
error-no-market = Il n’y a pas de marché dans cette partie : il est réservé à deux joueurs qui le veulent.
error-nothing-at-market = Vous ne pouvez rien acheter ni vendre au marché en ce moment.

## Cartes et tuiles

error-not-your-card = Ce n’est pas une de vos cartes ou tuiles utilisables ainsi.
error-wrong-place = { $sort ->
    [city] « { $card } » demande une cité.
    [land] « { $card } » demande un territoire qui n’est pas une cité.
    [own_commerce] « { $card } » demande une cité où vous avez un commerce.
    [own_villa] « { $card } » demande un territoire où vous avez une villa.
   *[one] « { $card } » demande ce lieu : { $place }.
}
error-no-rival-near = { $near ->
    [same] « { $card } » demande un rival présent sur votre territoire.
   *[adjacent] « { $card } » demande un rival présent sur votre territoire ou sur un territoire voisin.
}
error-no-such-rival = Aucun rival ne remplit la condition de « { $card } ».
error-not-that-rival = « { $card } » ne peut pas viser ainsi. Désignez un rival qui remplit sa condition.
error-not-this-turn = { $turn ->
    [own] « { $card } » ne s’utilise qu’à votre tour.
   *[rival] « { $card } » ne s’utilise qu’au tour d’un rival.
}
error-costs-an-action = « { $card } » coûte une action, et ce n’est pas votre tour.
error-not-used-now = « { $card } » n’est pas pour ce moment. Son texte dit quand elle sert.
error-tile-used = { $once ->
    [turn] « { $card } » a déjà servi ce tour-ci.
   *[game] « { $card } » a déjà servi : une seule fois par partie.
}
error-not-your-associate = { $associate } ne travaille pas pour vous.
error-promoted-already = { $associate } a déjà reçu sa promotion, pour toute la partie.
error-only-on-your-turn = Cela n’est possible qu’à votre tour. Hors de votre tour, vous pouvez négocier et jouer des cartes du marché noir.
error-pick-among-actions = C’est votre tour : choisissez cela parmi vos actions.
error-window-open = Il s’est passé quelque chose à quoi l’on peut répondre. Attendez que tout le monde ait répondu ou passé.

## Ressources et marché

error-only-common = Cette ressource ne compte pas ici : { $resource }. Seules les ressources communes comptent.
error-not-at-market = Le marché n’en fait pas commerce : { $resource }.
error-market-full = Le marché n’a plus de place : { $resource }.
error-market-empty = Le marché n’en a plus : { $resource }.
error-too-many-at-market = C’est trop pour une action : { $most } jetons au plus, tous achetés, tous vendus, ou un de chaque.

## Échanges

error-trade-closed = Quelqu’un a déclenché la fin de la partie : le négoce est clos.
error-trade-forbidden = Vous ne pouvez pas négocier pour l’instant : une carte l’interdit. La table montre jusqu’à quand.
error-partner-forbidden = Ce marchand ne peut pas négocier pour l’instant : une carte l’interdit.
error-nobody-trades = Personne ne peut négocier avec vous pour l’instant.
error-too-many-offers = Vous avez { $most } offres ouvertes, c’est le maximum. Retirez-en une d’abord.
error-no-such-offer = Il n’y a pas d’offre ouverte numéro { $number }. Elle a pu être acceptée ou retirée.
error-your-own-offer = L’offre { $number } est la vôtre. Les autres peuvent l’accepter ; vous pouvez la retirer.
error-not-your-offer = L’offre { $number } n’est pas la vôtre. Seul son auteur la retire.
error-offer-not-for-you = L’offre { $number } ne vous est pas adressée.
error-offer-to-self = On n’échange pas avec soi-même. Désignez un autre marchand.
error-offer-to-nobody = Dites d’abord à qui l’offre s’adresse.
error-offer-empty = L’offre est vide. Donnez ou demandez quelque chose ; un seul côté, c’est un cadeau.
error-already-in-offer = C’est déjà dans cette offre : { $what }. Nommez chaque chose une fois, avec toute sa quantité.
error-not-held = Vous n’en avez pas autant : { $what }.
error-not-held-there = Personne à qui vous demandez n’en a autant : { $what }.
error-not-tradable = { $kind ->
    [quest] Les quêtes ne s’échangent pas.
    [commerce] Les commerces ne s’échangent pas, ni cartes ni pions.
    [black_market] Les cartes du marché noir ne s’échangent pas.
    [prestige] Le prestige ne s’échange pas.
    [income] Le revenu ne s’échange pas.
    [villa] Les villas ne s’échangent pas.
    [history] Les histoires ne s’échangent pas.
    [origin_city] Les cités d’origine ne s’échangent pas.
    [delivery] Les livraisons ne s’échangent pas.
   *[bound] Cette tuile reste à qui la possède et ne s’échange pas.
} L’or, les ressources, les associés, les insignes et les artefacts s’échangent.
error-thing-gold = or

## Préparer une partie

error-too-few-histories = Ce pack a trop peu d’histoires pour que { $players } joueurs en choisissent une sur deux. Jouez à { $most } au plus, ou avec des histoires distribuées.
