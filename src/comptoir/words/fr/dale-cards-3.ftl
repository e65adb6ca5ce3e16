# La Vallée des Marchands : les six peuplades du jeu 3. Toutes les phrases sont les nôtres.

## Varans

set-desert_monitors = Varans du désert archivistes
    .short = Varans
    .theme = maîtrise de la défausse
    .advice = Faciles à prendre en main et paisibles : pour qui aime un paquet bien rangé et sait ce qu’il contient.

card-rigorous-chronicler = Chroniqueur rigoureux
    .text = Quand vous payez avec cette carte, vous choisissez si elle vaut 1, 2 ou 3 ce tour-ci.

card-refreshing-drink = Boisson rafraîchissante
    .text = Une fois durant votre tour, tant que cette carte est dans votre main, vous pouvez défausser une carte de votre main, éventuellement celle-ci.

card-duplicate-entry = Doublon
    .text = Cherchez dans votre paquet ; vous pouvez jeter une de ses cartes. Mélangez ensuite votre paquet.

card-history-lesson = Leçon d’histoire
    .text = Retirez jusqu’à 3 cartes du dessus de votre défausse, sans en sauter aucune. Si vous en avez retiré, mélangez-les avec votre paquet.

card-cultural-preservation = Préservation culturelle
    .text = Cherchez dans votre paquet et choisissez jusqu’à 3 de ses cartes : prenez-en une en main et défaussez les autres, dans l’ordre de votre choix. Mélangez ensuite votre paquet.

card-slice-of-life = Tranche de vie
    .text = Une fois durant votre tour, tant que cette carte est dans votre main, vous pouvez piocher une carte. Si vous l’avez fait, défaussez une carte de votre main, éventuellement celle-ci ou celle que vous venez de piocher.

## Lémurs

set-lemurs = Lémurs à front blanc insatisfaits
    .short = Lémurs
    .theme = remplacement de cartes
    .advice = Pour ceux que leur main ne contente jamais tout à fait et qui comptent bien trouver mieux.

card-voracious-consumer = Consommateur vorace
    .text = Toutes les cartes de votre défausse retournent dans votre paquet. Mélangez ensuite votre paquet.

card-delightful-surprise = Délicieuse surprise
    .text = Regardez en secret les 2 cartes du dessus de la pioche du marché. Prenez-en une en main et jetez l’autre ; jetez ensuite aussi cette carte-ci.

card-fortunate-upgrade = Amélioration opportune
    .text = Choisissez une carte de votre main et jetez-la. Piochez ensuite la carte du dessus de la pioche du marché et prenez-la en main.

card-replacement = Remplacement
    .text = Choisissez une carte de peuplade de votre main et jetez-la. Choisissez ensuite une carte du marché de même valeur, ou d’une valeur supérieure ou inférieure de 1, et prenez-la en main sans la payer.

card-fashion-hint = Conseil de mode
    .text = Vous pouvez jeter la carte du dessus de la pioche du marché. Ensuite, vous pouvez échanger une carte de peuplade de votre main avec la carte du dessus de la défausse du marché.

card-royal-privilege = Privilège royal
    .text = Quand vous payez avec cette carte, vous pouvez, une fois l’achat effectué, jeter une carte de peuplade de votre main. Si vous l’avez fait, achetez une carte de plus au marché, gratuitement.

## Pirolles

set-magpies = Pirolles vertes intrigantes
    .short = Pirolles
    .theme = déduction et larcins
    .advice = Pour les fins observateurs qui retiennent où passe chaque carte ; éprouvantes pour qui n’aime pas en perdre.

card-pompous-professional = Professionnelle pompeuse
    .text = Nommez une peuplade, puis montrez à tous les 3 cartes du dessus de votre paquet. S’il y a parmi elles des cartes de cette peuplade, prenez-en une en main. Mélangez les autres avec votre paquet.

card-bribe = Pot-de-vin
    .text = Quand vous payez avec cette carte, la taille limite de votre main augmente de 1 pendant la phase de rangement de ce tour.

card-burglary = Cambriolage
    .text = Choisissez un autre joueur, annoncez une valeur et retournez la carte du dessus de son paquet. Si c’est la bonne valeur, prenez la carte en main. Sinon, elle va dans la défausse de ce joueur.

card-grasp = Mainmise
    .text = Choisissez un autre joueur. Une carte de sa main est désignée au hasard et vous annoncez une valeur ; la carte est alors montrée à tous. Si c’est la bonne valeur, prenez la carte en main. Sinon, son propriétaire la garde.

card-periscope = Périscope
    .text = Nommez une carte et choisissez un autre joueur. Les 2 cartes du dessus de son paquet sont défaussées, l’une après l’autre ; prenez en main chacune de celles qui portent le nom annoncé.

card-sudden-nap = Sieste soudaine
    .text = Choisissez un autre joueur. Une carte prise au hasard dans sa main est jetée.

## Échidnés

set-echidnas = Échidnés à nez court partageurs
    .short = Échidnés
    .theme = emprunts
    .advice = Pour les tables conviviales : on se sert chez les voisins, mais on laisse toujours quelque chose en retour.

card-carefree-swapper = Échangeur insouciant
    .text = Choisissez un autre joueur dont la défausse n’est pas vide. Prenez en main la carte du dessus de cette défausse ; celle-ci prend sa place.

card-bargain-seeker = Chineur
    .text = Une fois durant votre tour, tant que cette carte est dans votre main, vous pouvez jeter la carte la plus à droite du marché. Si vous l’avez fait, remplissez tous les emplacements vides avec des cartes de la pioche du marché.

card-delicacy = Mets délicat
    .text = Choisissez un autre joueur et regardez en secret les 2 cartes du dessus de son paquet. Vous pouvez en prendre une en main et laisser cette carte-ci à sa place. Les 2 cartes sont ensuite mélangées avec ce paquet.

card-umbrella = Parapluie
    .text = Choisissez un autre joueur et regardez en secret 2 cartes prises au hasard dans sa main. Vous pouvez en prendre une en main et donner cette carte-ci à sa place.

card-velocipede = Vélocipède
    .text = Choisissez une carte de n’importe quel étal, même du vôtre, et échangez cette carte-ci avec elle. Prenez la carte choisie en main ; celle-ci occupe exactement sa place dans la pile.

card-matching-colours = Couleurs assorties
    .text = Choisissez une carte de peuplade de votre main et une carte de même valeur de l’étal d’un adversaire, et échangez-les. La vôtre occupe exactement la place de l’autre dans la pile.

## Blanchons

set-hares = Blanchons superstitieux
    .short = Blanchons
    .die = Blanchon
    .theme = prédictions
    .advice = Pour ceux qui consultent le ciel avant de commercer et prennent la malchance avec le sourire.

card-arcane-scholar = Érudit des arcanes
    .text = Piochez une carte et lancez le dé Blanchon. Comète : défaussez 2 cartes de votre main. Planète : ne défaussez rien. Étoiles : défaussez les 2 cartes du dessus de votre paquet. Si la planète porte le symbole de relance, vous pouvez plutôt relancer le dé.

card-barometer = Baromètre
    .text = Une fois durant votre tour, tant que cette carte est dans votre main, vous pouvez jeter la carte du dessus de la pioche du marché. Si vous l’avez fait, cette carte-ci prend la valeur de la carte jetée jusqu’à la fin du tour.

card-bad-omen = Mauvais présage
    .text = Regardez en secret les 3 cartes du dessus de votre paquet. Vous pouvez en jeter une. Remettez les autres sur votre paquet, dans l’ordre de votre choix.

card-festival = Festival
    .text = Lancez le dé Blanchon. Comète : piochez la carte du dessus de la pioche du marché et prenez-la en main. Planète : piochez une carte de votre paquet. Étoiles : ne piochez rien. Si la planète porte le symbole de relance, vous pouvez plutôt relancer le dé.

card-celestial-guidance = Guidance céleste
    .text = Lancez le dé Blanchon. Comète : rien. Planète : cherchez dans votre paquet, prenez une de ses cartes en main et mélangez votre paquet. Étoiles : prenez en main une carte choisie n’importe où dans votre défausse. Si la planète porte le symbole de relance, vous pouvez plutôt relancer le dé.

card-calendar = Calendrier
    .text = Une fois durant votre tour, tant que cette carte est dans votre main, vous pouvez mélanger la carte du dessus de votre défausse avec votre paquet.

## Dendrolagues

set-tree_kangaroos = Dendrolagues gris prévoyants
    .short = Dendrolagues
    .theme = mise à l’abri et réserves
    .advice = Pour les joueurs prévoyants : ce qu’on met de côté aujourd’hui échappe aux voleurs et servira demain.

card-clever-guardian = Gardien astucieux
    .text = Choisissez une carte de votre main et stockez-la, face cachée, sur cette carte, que vous laissez dans votre planification. Au début de votre prochain tour, reprenez en main la carte stockée, puis défaussez celle-ci.

card-barricade = Barricade
    .text = Pendant la phase de rangement, une fois votre main complétée, si cette carte s’y trouve, vous pouvez prendre en main jusqu’à 2 cartes Camelote choisies n’importe où dans votre défausse.

card-wheelbarrow = Brouette
    .text = Piochez une carte et stockez-la, face cachée, sur cette carte, que vous laissez dans votre planification. Au début de votre prochain tour, jetez la carte stockée ou prenez-la en main, puis défaussez celle-ci.

card-vigilance = Vigilance
    .text = Cherchez dans votre paquet, stockez une de ses cartes, face cachée, sur cette carte, que vous laissez dans votre planification, et mélangez votre paquet. Au début de votre prochain tour, prenez en main la carte stockée, puis défaussez celle-ci.

card-supply-depot = Dépôt de provisions
    .text = Stockez jusqu’à 2 cartes de votre main, face cachée, sur cette carte, que vous laissez dans votre planification. Au début de votre prochain tour, reprenez en main les cartes stockées, puis défaussez celle-ci.

card-tactical-measurement = Mesure tactique
    .text = Une fois durant votre tour, tant que cette carte est dans votre main, vous pouvez piocher une carte. Si vous l’avez fait, placez une carte de votre main sur votre paquet, éventuellement celle-ci ou celle que vous venez de piocher.
