# La Vallée des Marchands : les six peuplades du jeu 3. Toutes les phrases sont les nôtres.

## Varans

set-desert_monitors = Varans du désert archivistes
    .short = Varans
    .theme = maîtrise de la défausse
    .advice = Faciles à prendre en main et paisibles : pour qui aime un paquet bien rangé et sait ce qu’il contient.

card-rigorous-chronicler = Chroniqueur rigoureux
    .wrapped = Chroni{"\u00AD"}queur rigoureux
    .text = Quand vous payez avec cette carte, vous choisissez si elle vaut 1, 2 ou 3 ce tour-ci.
    .gist = En payant : vaut 1, 2 ou 3

card-refreshing-drink = Boisson rafraîchissante
    .wrapped = Boisson rafraî{"\u00AD"}chissante
    .text = Une fois durant votre tour, tant que cette carte est dans votre main, vous pouvez défausser une carte de votre main, éventuellement celle-ci.
    .gist = Défaussez 1 carte

card-duplicate-entry = Doublon
    .text = Cherchez dans votre paquet ; vous pouvez jeter une de ses cartes. Mélangez ensuite votre paquet.
    .gist = Cherchez, jetez 1 carte

card-history-lesson = Leçon d’histoire
    .text = Retirez jusqu’à 3 cartes du dessus de votre défausse, sans en sauter aucune. Si vous en avez retiré, mélangez-les avec votre paquet.
    .gist = Jusqu’à 3 défaussées au paquet

card-cultural-preservation = Préservation culturelle
    .wrapped = Préser{"\u00AD"}vation culturelle
    .text = Cherchez dans votre paquet et choisissez jusqu’à 3 de ses cartes : prenez-en une en main et défaussez les autres, dans l’ordre de votre choix. Mélangez ensuite votre paquet.
    .gist = Cherchez 3 cartes, gardez-en 1

card-slice-of-life = Tranche de vie
    .text = Une fois durant votre tour, tant que cette carte est dans votre main, vous pouvez piocher une carte. Si vous l’avez fait, défaussez une carte de votre main, éventuellement celle-ci ou celle que vous venez de piocher.
    .gist = Piochez 1, défaussez 1

## Lémurs

set-lemurs = Lémurs à front blanc insatisfaits
    .short = Lémurs
    .theme = remplacement de cartes
    .advice = Pour ceux que leur main ne contente jamais tout à fait et qui comptent bien trouver mieux.

card-voracious-consumer = Consommateur vorace
    .wrapped = Consom{"\u00AD"}mateur vorace
    .text = Toutes les cartes de votre défausse retournent dans votre paquet. Mélangez ensuite votre paquet.
    .gist = Toute la défausse au paquet

card-delightful-surprise = Délicieuse surprise
    .text = Regardez en secret les 2 cartes du dessus de la pioche du marché. Prenez-en une en main et jetez l’autre ; jetez ensuite aussi cette carte-ci.
    .gist = Pioche du marché : 1 carte sur 2

card-fortunate-upgrade = Amélioration opportune
    .wrapped = Améliora{"\u00AD"}tion opportune
    .text = Choisissez une carte de votre main et jetez-la. Piochez ensuite la carte du dessus de la pioche du marché et prenez-la en main.
    .gist = Jetez 1, piochez au marché

card-replacement = Remplacement
    .wrapped = Rempla{"\u00AD"}cement
    .text = Choisissez une carte de peuplade de votre main et jetez-la. Choisissez ensuite une carte du marché de même valeur, ou d’une valeur supérieure ou inférieure de 1, et prenez-la en main sans la payer.
    .gist = Jetez 1, prenez à ±1 au marché

card-fashion-hint = Conseil de mode
    .text = Vous pouvez jeter la carte du dessus de la pioche du marché. Ensuite, vous pouvez échanger une carte de peuplade de votre main avec la carte du dessus de la défausse du marché.
    .gist = Échangez à la défausse du marché

card-royal-privilege = Privilège royal
    .text = Quand vous payez avec cette carte, vous pouvez, une fois l’achat effectué, jeter une carte de peuplade de votre main. Si vous l’avez fait, achetez une carte de plus au marché, gratuitement.
    .gist = Jetez 1, une carte de plus gratis

## Pirolles

set-magpies = Pirolles vertes intrigantes
    .short = Pirolles
    .theme = déduction et larcins
    .advice = Pour les fins observateurs qui retiennent où passe chaque carte ; éprouvantes pour qui n’aime pas en perdre.

card-pompous-professional = Professionnelle pompeuse
    .wrapped = Profes{"\u00AD"}sionnelle pompeuse
    .text = Nommez une peuplade, puis montrez à tous les 3 cartes du dessus de votre paquet. S’il y a parmi elles des cartes de cette peuplade, prenez-en une en main. Mélangez les autres avec votre paquet.
    .gist = Peuplade nommée : 1 carte sur 3

card-bribe = Pot-de-vin
    .text = Quand vous payez avec cette carte, la taille limite de votre main augmente de 1 pendant la phase de rangement de ce tour.
    .gist = Payez avec : main +1

card-burglary = Cambriolage
    .wrapped = Cambrio{"\u00AD"}lage
    .text = Choisissez un autre joueur, annoncez une valeur et retournez la carte du dessus de son paquet. Si c’est la bonne valeur, prenez la carte en main. Sinon, elle va dans la défausse de ce joueur.
    .gist = Devinez, volez au paquet

card-grasp = Mainmise
    .text = Choisissez un autre joueur. Une carte de sa main est désignée au hasard et vous annoncez une valeur ; la carte est alors montrée à tous. Si c’est la bonne valeur, prenez la carte en main. Sinon, son propriétaire la garde.
    .gist = Devinez, volez en main

card-periscope = Périscope
    .text = Nommez une carte et choisissez un autre joueur. Les 2 cartes du dessus de son paquet sont défaussées, l’une après l’autre ; prenez en main chacune de celles qui portent le nom annoncé.
    .gist = Nommez 1 carte, volez-la parmi 2

card-sudden-nap = Sieste soudaine
    .text = Choisissez un autre joueur. Une carte prise au hasard dans sa main est jetée.
    .gist = Un autre jette au hasard

## Échidnés

set-echidnas = Échidnés à nez court partageurs
    .short = Échidnés
    .theme = emprunts
    .advice = Pour les tables conviviales : on se sert chez les voisins, mais on laisse toujours quelque chose en retour.

card-carefree-swapper = Échangeur insouciant
    .wrapped = Échangeur insou{"\u00AD"}ciant
    .text = Choisissez un autre joueur dont la défausse n’est pas vide. Prenez en main la carte du dessus de cette défausse ; celle-ci prend sa place.
    .gist = S’échange avec une autre défausse

card-bargain-seeker = Chineur
    .text = Une fois durant votre tour, tant que cette carte est dans votre main, vous pouvez jeter la carte la plus à droite du marché. Si vous l’avez fait, remplissez tous les emplacements vides avec des cartes de la pioche du marché.
    .gist = Jetez la carte de droite du marché

card-delicacy = Mets délicat
    .text = Choisissez un autre joueur et regardez en secret les 2 cartes du dessus de son paquet. Vous pouvez en prendre une en main et laisser cette carte-ci à sa place. Les 2 cartes sont ensuite mélangées avec ce paquet.
    .gist = Voyez 2 d’un paquet, échangez-en 1

card-umbrella = Parapluie
    .text = Choisissez un autre joueur et regardez en secret 2 cartes prises au hasard dans sa main. Vous pouvez en prendre une en main et donner cette carte-ci à sa place.
    .gist = Voyez 2 d’une main, échangez-en 1

card-velocipede = Vélocipède
    .text = Choisissez une carte de n’importe quel étal, même du vôtre, et échangez cette carte-ci avec elle. Prenez la carte choisie en main ; celle-ci occupe exactement sa place dans la pile.
    .gist = S’échange avec n’importe quel étal

card-matching-colours = Couleurs assorties
    .text = Choisissez une carte de peuplade de votre main et une carte de même valeur de l’étal d’un adversaire, et échangez-les. La vôtre occupe exactement la place de l’autre dans la pile.
    .gist = Étal adverse : échange à valeur égale

## Blanchons

set-hares = Blanchons superstitieux
    .short = Blanchons
    .die = Blanchon
    .theme = prédictions
    .advice = Pour ceux qui consultent le ciel avant de commercer et prennent la malchance avec le sourire.

card-arcane-scholar = Érudit des arcanes
    .text = Piochez une carte et lancez le dé Blanchon. Comète : défaussez 2 cartes de votre main. Planète : ne défaussez rien. Étoiles : défaussez les 2 cartes du dessus de votre paquet. Si la planète porte le symbole de relance, vous pouvez plutôt relancer le dé.
    .gist = Piochez 1 ; le dé fait défausser

card-barometer = Baromètre
    .text = Une fois durant votre tour, tant que cette carte est dans votre main, vous pouvez jeter la carte du dessus de la pioche du marché. Si vous l’avez fait, cette carte-ci prend la valeur de la carte jetée jusqu’à la fin du tour.
    .gist = Prend la valeur d’une carte jetée

card-bad-omen = Mauvais présage
    .text = Regardez en secret les 3 cartes du dessus de votre paquet. Vous pouvez en jeter une. Remettez les autres sur votre paquet, dans l’ordre de votre choix.
    .gist = Regardez 3 cartes, jetez-en 1

card-festival = Festival
    .text = Lancez le dé Blanchon. Comète : piochez la carte du dessus de la pioche du marché et prenez-la en main. Planète : piochez une carte de votre paquet. Étoiles : ne piochez rien. Si la planète porte le symbole de relance, vous pouvez plutôt relancer le dé.
    .gist = Le dé dit où vous piochez

card-celestial-guidance = Guidance céleste
    .text = Lancez le dé Blanchon. Comète : rien. Planète : cherchez dans votre paquet, prenez une de ses cartes en main et mélangez votre paquet. Étoiles : prenez en main une carte choisie n’importe où dans votre défausse. Si la planète porte le symbole de relance, vous pouvez plutôt relancer le dé.
    .gist = Le dé ouvre paquet ou défausse

card-calendar = Calendrier
    .text = Une fois durant votre tour, tant que cette carte est dans votre main, vous pouvez mélanger la carte du dessus de votre défausse avec votre paquet.
    .gist = Dessus de la défausse mêlé au paquet

## Dendrolagues

set-tree_kangaroos = Dendrolagues gris prévoyants
    .short = Dendrolagues
    .theme = mise à l’abri et réserves
    .advice = Pour les joueurs prévoyants : ce qu’on met de côté aujourd’hui échappe aux voleurs et servira demain.

card-clever-guardian = Gardien astucieux
    .text = Choisissez une carte de votre main et stockez-la, face cachée, sur cette carte, que vous laissez dans votre planification. Au début de votre prochain tour, reprenez en main la carte stockée, puis défaussez celle-ci.
    .gist = Stockez 1 carte de votre main

card-barricade = Barricade
    .text = Pendant la phase de rangement, une fois votre main complétée, si cette carte s’y trouve, vous pouvez prendre en main jusqu’à 2 cartes Camelote choisies n’importe où dans votre défausse.
    .gist = Rangement : jusqu’à 2 Camelote

card-wheelbarrow = Brouette
    .wrapped = Brouette
    .text = Piochez une carte et stockez-la, face cachée, sur cette carte, que vous laissez dans votre planification. Au début de votre prochain tour, jetez la carte stockée ou prenez-la en main, puis défaussez celle-ci.
    .gist = Stockez la carte piochée

card-vigilance = Vigilance
    .text = Cherchez dans votre paquet, stockez une de ses cartes, face cachée, sur cette carte, que vous laissez dans votre planification, et mélangez votre paquet. Au début de votre prochain tour, prenez en main la carte stockée, puis défaussez celle-ci.
    .gist = Cherchez 1 carte, stockez-la

card-supply-depot = Dépôt de provisions
    .text = Stockez jusqu’à 2 cartes de votre main, face cachée, sur cette carte, que vous laissez dans votre planification. Au début de votre prochain tour, reprenez en main les cartes stockées, puis défaussez celle-ci.
    .gist = Stockez jusqu’à 2 cartes

card-tactical-measurement = Mesure tactique
    .wrapped = Mesure tactique
    .text = Une fois durant votre tour, tant que cette carte est dans votre main, vous pouvez piocher une carte. Si vous l’avez fait, placez une carte de votre main sur votre paquet, éventuellement celle-ci ou celle que vous venez de piocher.
    .gist = Piochez 1, reposez-en 1
