# La Vallée des Marchands : points de règle sur les cartes du jeu 2, montrés sous le texte d’une carte. Raisons et sources : docs/rulings.

## Ornithorynques

ruling-tireless-tinkerer =
    .r1 = Cette carte ne se déplace jamais elle-même : pendant sa résolution, elle n’est pas encore dans votre défausse.
    .r2 = Si votre défausse est vide, il ne se passe rien, mais vous gardez l’action bonus.

ruling-calculations =
    .r1 = Choisissez la carte à acheter, sa nouvelle place et l’ordre des autres, puis payez le nouveau coût. Les cartes sont calées à droite, sans trou.
    .r2 = Cette carte ne doit pas être superflue pour le nouveau coût : s’il tombe à 2, la joindre à un autre 2 est refusé.
    .r3 = Vous ne pouvez pas réarranger sans acheter, ni vous en servir pour la défausse du marché.

ruling-safety-precaution =
    .r1 = Une pile achevée n’est jamais revérifiée, quel que soit maintenant son total.
    .r2 = Si votre étal est vide, cette carte va dans votre défausse et vous gardez l’action bonus.
    .r3 = En équipes, vous pouvez choisir n’importe quelle carte de l’étal commun.

ruling-magnet =
    .r1 = À moins que votre paquet soit vide, vous devez prendre une carte.
    .r2 = Si votre paquet est vide, il ne se passe rien : chercher dans un paquet ne fait jamais mélanger la défausse.

ruling-dangerous-test =
    .r1 = Défaussez les cartes que vous voulez dans toute votre main, piochées à l’instant ou non.
    .r2 = S’il vous reste moins de 3 cartes après avoir pioché, défaussez-les toutes, même si rien n’a pu être pioché.

ruling-glue =
    .r1 = Elle ne doit pas être superflue dans le paiement, même si vous comptez la garder.
    .r2 = Si vous la gardez, elle peut resservir dans le même tour, et un changement de sa valeur demeure.

## Paresseux

ruling-steady-achiever =
    .r1 = En jeu, elle est à l’abri : aucun autre effet ne la touche. Vous avez l’action bonus dans le tour où vous la jouez.
    .r2 = Piocher n’est pas facultatif. Chaque exemplaire en jeu fait piocher une carte.
    .r3 = Si plusieurs cartes de votre planification sont à résoudre au début de votre tour, vous choisissez l’ordre.

ruling-shopping-journey =
    .r1 = Ce n’est pas un achat : rien n’est payé et aucun effet d’achat ne se produit.
    .r2 = L’emplacement est rempli pendant la phase de rangement du tour où vous prenez la carte.
    .r3 = Si le marché est vide à ce moment-là, il ne se passe rien et cette carte va dans votre défausse.

ruling-housecleaning =
    .r1 = La carte que vous jetez peut être n’importe laquelle de votre main, pas seulement une Camelote reprise. Vous pouvez aussi tout garder.
    .r2 = Même s’il n’y a pas de Camelote dans votre défausse, la seconde moitié de l’effet a lieu.

ruling-siesta =
    .r1 = Vous choisissez parmi ce qui se trouve dans votre défausse à ce moment-là.
    .r2 = Cette carte ne peut pas se reprendre elle-même : elle est alors encore en jeu.

ruling-lunch-break =
    .r1 = Aucune des deux pioches n’est facultative. Une carte qui ne peut pas être piochée n’est pas remplacée par une Camelote.
    .r2 = Vous avez l’action bonus dans le tour où vous jouez cette carte, après la première pioche.

ruling-ironing =
    .r1 = Cette carte reste devant vous jusqu’à la fin de ce tour.
    .r2 = Elle s’ajoute à { card-flashy-show } : avec les deux, chaque carte vaut 2 de plus. La valeur augmentée est obligatoire.
    .r3 = Les coûts du marché n’augmentent pas.

## Crocodiles

ruling-little-villain =
    .r1 = Les cartes partent une par une : si un paquet s’épuise, la défausse de son propriétaire est mélangée, avec la carte qui vient d’y aller.
    .r2 = Qui n’a pas assez de cartes défausse ce qu’il peut. En équipes, elle épargne votre coéquipier.

ruling-scary-gunfight =
    .r1 = Cela s’ajoute au coût habituel : un 3 à l’emplacement de surcoût 1 coûte 6. Deux de ces cartes en jeu font 4 de plus.
    .r2 = Seules les cartes posées au marché coûtent plus : pas la défausse du marché, ni les cartes prises sans achat.
    .r3 = Vous et votre coéquipier payez le coût habituel. L’effet cesse quand votre prochain tour commence.

ruling-night-shift =
    .r1 = Un paquet vide est d’abord reformé avec sa défausse. Un joueur qui n’a ni l’un ni l’autre ne donne pas de carte et n’en reçoit pas.
    .r2 = Personne d’autre que vous ne sait où sont allées les cartes.
    .r3 = En équipes, le paquet de votre coéquipier en fait partie.

ruling-ruthless-competition =
    .r1 = Un paquet vide est d’abord reformé avec sa défausse.
    .r2 = Si ce joueur n’a de carte ni dans son paquet ni dans sa défausse, rien n’est pioché et rien n’est remis.
    .r3 = En équipes, vous pouvez choisir votre coéquipier.

ruling-nasty-threat =
    .r1 = La pile garde son numéro : une 3e pile demande un total d’exactement 4, et 3 est refusé. Plusieurs de ces cartes en jeu s’additionnent.
    .r2 = Cela vaut aussi pour les piles construites grâce à { card-charm } ou { card-winter-is-coming }.
    .r3 = La dernière pile garde aussi son numéro : la 8e demande alors 9, et elle fait gagner la partie.

ruling-lost-shipments =
    .r1 = Une carte au plus pour toute la phase de rangement, même si des cartes quittent la main entre-temps. Un second exemplaire n’y change rien.
    .r2 = La Camelote ne remplace pas les cartes qu’on n’a pas le droit de piocher ; mais si paquet et défausse sont vides, l’unique carte est une Camelote.
    .r3 = Les cartes piochées grâce à un effet ne sont pas limitées.

## Fennecs

ruling-cunning-neighbour =
    .r1 = Cette main n’est montrée qu’à vous. Vous décidez ensuite où va cette carte.
    .r2 = Vous pouvez choisir un joueur sans carte. En équipes, vous pouvez choisir votre coéquipier.

ruling-cheer =
    .r1 = Personne n’attend le choix d’un autre, et personne ne voit les cartes des autres.
    .r2 = Un joueur dont le paquet est vide ne reçoit rien : chercher dans un paquet ne fait jamais mélanger la défausse.
    .r3 = En équipes, les quatre joueurs cherchent dans leur paquet.

ruling-raffle =
    .r1 = Toutes les cartes sont tirées avant de changer de main : ce que vous prenez ne peut pas vous être repris aussitôt.
    .r2 = À un voisin sans carte, vous ne prenez rien. Cette carte-ci n’est plus dans votre main et ne peut pas être prise.
    .r3 = La gauche est le côté du joueur suivant. À deux, il n’y a pas de côté à choisir : c’est une carte contre une carte.

ruling-charity =
    .r1 = Seuls les joueurs à qui une carte a été prise en reçoivent une ; vous en êtes si vous aviez une autre carte.
    .r2 = Vous voyez toutes ces cartes ; chacun voit celle qu’il reçoit.
    .r3 = Si personne n’a d’autre carte, il ne se passe rien, mais vous gardez l’action bonus.

ruling-tasters =
    .r1 = Le marché n’est pas rempli entre-temps : s’il s’épuise, les joueurs restants n’ont rien. Les emplacements sont remplis pendant votre phase de rangement.
    .r2 = Personne ne peut refuser. Ce n’est pas un achat : aucun effet d’achat ne se produit.
    .r3 = La gauche est le côté du joueur suivant. À deux, il n’y a pas de côté à choisir.

ruling-rumours =
    .r1 = La deuxième carte de la défausse finit sur le dessus du paquet, et celle qui la recouvrait juste en dessous.
    .r2 = Qui a moins de 2 cartes dans sa défausse en déplace autant que possible.
    .r3 = Cette carte ne se déplace pas elle-même : elle n’est pas encore dans votre défausse.

## Putois

ruling-daring-adventurer =
    .r1 = Le dé porte 1, 1, 2, 2, 3 et 3. Choisissez les cartes après le lancer : exactement ce nombre, ou toutes si le marché en a moins.
    .r2 = Les autres cartes ne glissent pas : chaque emplacement vide, même ancien, est rempli sur place, en partant de la droite.

ruling-rare-artefact =
    .r1 = C’est la valeur actuelle qui est multipliée, et les changements ultérieurs s’y ajoutent : un 2 multiplié par 3, puis { card-flashy-show }, compte pour 7.
    .r2 = La nouvelle valeur est obligatoire, dans les paiements comme dans les piles. Elle cesse à la fin du tour, ou quand la carte quitte votre main.
    .r3 = Le dé porte 1, 1, 2, 2, 3 et 3. Si vous n’avez pas d’autre carte en main, il ne se passe rien, mais vous gardez l’action bonus.

ruling-swank =
    .r1 = Si vous avez une autre carte en main, vous devez en jeter une. La Camelote est permise, mais ne rapporte rien.
    .r2 = Si la pioche du marché est vide, la défausse du marché est mélangée, avec la carte que vous venez de jeter : elle peut donc revenir.

ruling-risky-business =
    .r1 = Vous annoncez une valeur de 1 à 5, et c’est la valeur imprimée qui compte. Tout le monde voit la carte.
    .r2 = Une pioche du marché vide est d’abord reformée avec la défausse du marché. Si les deux sont vides, il ne se passe rien, mais vous gardez l’action bonus.

ruling-natural-survivor =
    .r1 = Le dé porte 1, 1, 2, 2, 3 et 3. Si votre main ou votre paquet a moins de cartes, échangez-en autant que le permet le plus petit des deux.
    .r2 = Vous ne pouvez pas échanger moins de cartes que possible.
    .r3 = Si votre paquet est vide, rien n’est échangé : chercher dans un paquet ne fait jamais mélanger la défausse.

ruling-sofa =
    .r1 = Elle n’agit pas dans votre main, et elle cesse de compter si un échange la sort de l’étal.
    .r2 = Elle compte pour le propriétaire de l’étal où elle se trouve, quelle que soit la façon dont elle y est venue. En équipes, les deux coéquipiers en profitent.
    .r3 = Un caméléon construit comme copie de cette carte continue de compter tant qu’il reste dans l’étal.

## Harfangs

ruling-wise-spy =
    .r1 = Chaque exemplaire sert une fois durant votre tour, rangement compris, et de nouveau s’il a quitté votre main puis y est revenu.
    .r2 = Si votre paquet ne suffit pas, votre défausse est mélangée ; si cela ne suffit toujours pas, regardez ce qu’il y a.

ruling-ancient-knowledge =
    .r1 = Une technique qui attend dans la planification n’est résolue que lorsqu’elle quitte le jeu, au début du prochain tour de son propriétaire.
    .r2 = Dès que vous avez cherché dans votre paquet, il est mélangé, même si vous ne défaussez rien. Les autres peuvent alors utiliser { card-balancing }.
    .r3 = Elle sert une fois pour chaque technique et reste dans votre main. Si votre paquet est vide, il n’y a rien à chercher.

ruling-quality-inspection =
    .r1 = Toutes les façons d’arriver en main comptent : achat, pioche, main complétée, vol, échange, retour d’une carte stockée ; pendant le tour des autres aussi.
    .r2 = Si elle arrive avec d’autres cartes par un même effet, cet effet se termine d’abord.
    .r3 = Si elle se jette elle-même, vous piochez quand même une carte.

ruling-binoculars =
    .r1 = Seuls comptent les vrais achats, même dans la défausse du marché ou grâce à { card-royal-privilege }. Prendre ou échanger une carte du marché n’en est pas un.
    .r2 = Elle sert une fois pour chaque achat, plusieurs fois dans un tour s’il le faut ; elle reste dans votre main à moins que vous la défaussiez.
    .r3 = En équipes, les achats de votre coéquipier comptent aussi.

ruling-balancing =
    .r1 = Reformer un paquet avec sa défausse compte comme le mélanger.
    .r2 = Vous ne pouvez pas céder de Camelote, mais vous pouvez prendre n’importe quelle carte de votre défausse, même une Camelote.
    .r3 = Elle sert une fois pour chaque mélange. En équipes, ceux de votre coéquipier comptent aussi.

ruling-extra-remarks =
    .r1 = Les piles construites grâce à { card-charm } ou { card-winter-is-coming } comptent ; celle qui fait gagner la partie, non.
    .r2 = Elle sert une fois pour chaque pile et reste dans votre main. En équipes, les piles de votre coéquipier comptent aussi.
