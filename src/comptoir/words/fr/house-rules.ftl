### Les options des règles : ce dont il s’agit, et ce que veut dire chaque position.

## La Vallée des Marchands

house-rule-dale-junk-fallback = Quand la Camelote remplace une carte impossible à piocher
    .phase = Pendant tout le rangement, quelle que soit la pioche.
    .cleanup = Seulement quand on complète sa main au rangement.
    .any-draw = Chaque fois qu’il faut piocher et qu’il n’y a plus rien.
house-rule-dale-overpay = Payer plus que le prix
    .strict = Aucune carte du paiement ne doit être de trop.
    .free = On paie avec autant de cartes que l’on veut.
house-rule-dale-effect-fill-slides = Quand une carte complète le marché
    .false = Les places vides sont remplies là où elles sont.
    .true = Les cartes glissent d’abord vers la droite.
house-rule-dale-search-reshuffles = Chercher dans un paquet vide
    .false = On ne trouve rien : la défausse reste où elle est.
    .true = La défausse est d’abord mélangée au paquet.
house-rule-dale-copy-mandatory = Un caméléon qui peut copier
    .true = Il doit copier une carte quand on s’en sert.
    .false = Il peut aussi rester un simple caméléon.
house-rule-dale-wily-fellow-order = La défausse que laisse { card-wily-fellow }
    .flip = Le paquet est retourné : sa carte du dessus se retrouve au fond.
    .random = Ses cartes sont mélangées.
house-rule-dale-chameleon-sofa-persists = Un caméléon construit comme { card-sofa }
    .true = Il compte comme { card-sofa } tant qu’il est à l’étal.
    .false = Une fois construit, il redevient un simple caméléon.
house-rule-dale-dangerous-test-without-draw = { card-dangerous-test } sans rien à piocher
    .discard = On défausse quand même.
    .nothing = On ne défausse rien.
house-rule-dale-bargain-seeker-slot = Ce que prend { card-bargain-seeker }
    .rightmost = La carte du marché la plus à droite, où qu’elle soit.
    .first-slot = Seulement une carte à la place sans supplément.
house-rule-dale-blindfold-values = Ce que l’on peut annoncer avec { card-blindfold }
    .possible = Toute valeur qu’une carte peut avoir à ce moment-là.
    .printed = De 1 à 5, comme imprimé.
    .shifted = De 1 à 5, décalé par les changements de valeur en cours.
house-rule-dale-turn-long-techniques = Les techniques dont l’effet dure tout le tour
    .kept = Elles restent devant vous jusqu’à la fin du tour.
    .discarded = Elles sont défaussées aussitôt.
house-rule-dale-turn-long-extent = Les techniques qui restent pour le tour
    .effect = Celles dont l’effet dure vraiment, { card-ironing } compris.
    .played = Toutes celles de ce genre jouées ce tour-ci, quoi qu’elles aient fait.
house-rule-dale-copy-lasts = Combien de temps dure la copie d’un caméléon
    .turn = Tout le tour, même si la carte copiée s’en va.
    .target = Seulement tant que la carte copiée peut l’être.
house-rule-dale-building-together = Construire à deux, en équipe
    .open = Chaque pile peut être proposée une fois ; un refus ne coûte rien.
    .once = Le coéquipier est sollicité une fois par action.
house-rule-dale-toss-order = { card-delightful-surprise } et la carte jetée avec elle
    .chosen = Vous choisissez laquelle est jetée d’abord.
    .printed = Elles sont jetées dans l’ordre du texte.
house-rule-dale-clean-up-abilities = Les cartes passives pendant le rangement
    .throughout = Avant de compléter sa main, après, et une fois le marché rempli.
    .after-fill = Seulement entre la main complétée et le marché.
house-rule-dale-idle-abilities = Les capacités qui ne changeraient rien
    .hidden = Elles ne sont pas proposées.
    .offered = Elles sont proposées quand même.

## Marchands de Karanor

house-rule-karanor-histories = Les Histoires
    .dealt = Chacun en reçoit une.
    .chosen = Chacun en choisit une sur deux.
house-rule-karanor-curse-bound = Échanger une malédiction
    .false = Une malédiction peut s’échanger, si quelqu’un en veut.
    .true = Une malédiction reste à son propriétaire.
house-rule-karanor-offers = Ce sur quoi porte une offre
    .exact = Sur les tuiles telles qu’elles sont : elle tombe si l’une change, et d’une offre et de ses
        contre-offres une seule aboutit.
    .loose = Sur les tuiles, quoi qu’elles deviennent avant que quelqu’un accepte.
house-rule-karanor-bonus-judged = Quand on juge le bonus d’un commerce
    .after-payment = Une fois son prix revenu à la réserve.
    .before-payment = D’après ce qu’il y a dans la réserve avant de payer.

## Au terminal

rule-listed = { $typed } : { $text }
