# La Vallée des Marchands : les six peuplades du jeu 2. Toutes les phrases sont les nôtres.

## Ornithorynques

set-platypuses = Ornithorynques expérimentateurs
    .short = Ornithorynques
    .theme = maîtrise de ses cartes
    .advice = Paisibles et vite appris : pour les débutants, et pour les bricoleurs qui aiment savoir quelle carte viendra ensuite.

card-tireless-tinkerer = Bricoleur infatigable
    .wrapped = Bricoleur infa{"\u00AD"}tigable
    .text = La carte du dessus de votre défausse passe sur le dessus de votre paquet.
    .gist = Dessus de la défausse sur le paquet

card-calculations = Calculs
    .wrapped = Calculs
    .text = Quand vous payez avec cette carte lors de votre action du marché, vous pouvez d’abord réarranger les cartes du marché comme vous le souhaitez. Le coût dépend de leurs nouvelles places, et elles y restent.
    .gist = Réarrangez d’abord le marché

card-safety-precaution = Mesure de précaution
    .text = Échangez cette carte avec une carte de votre propre étal. Prenez l’autre carte en main ; celle-ci occupe exactement sa place dans la pile.
    .gist = S’échange avec votre étal

card-magnet = Aimant
    .text = Cherchez dans votre paquet et prenez-y en main une carte de votre choix, sans la montrer. Mélangez ensuite votre paquet.
    .gist = Cherchez 1 carte, prenez-la

card-dangerous-test = Test dangereux
    .text = Piochez 3 cartes. Défaussez ensuite exactement 3 cartes de votre main, celles que vous voulez et dans l’ordre de votre choix.
    .gist = Piochez 3, défaussez 3

card-glue = Colle
    .text = Quand vous payez avec cette carte, vous pouvez la garder en main au lieu de la défausser. Elle compte tout de même pour sa valeur entière.
    .gist = Payez avec et gardez-la

## Paresseux

set-sloths = Paresseux à gorge claire méticuleux
    .short = Paresseux
    .theme = actions différées
    .advice = Pour les joueurs patients : ce que vous préparez ce tour-ci portera ses fruits au suivant.

card-steady-achiever = Bosseur tranquille
    .text = Laissez cette carte dans votre planification. Au début de votre prochain tour, piochez une carte, puis défaussez celle-ci.
    .gist = Prochain tour : piochez 1

card-shopping-journey = Virée au marché
    .text = Laissez cette carte dans votre planification. Au début de votre prochain tour, choisissez une carte du marché et prenez-la en main sans la payer, puis défaussez celle-ci.
    .gist = Prochain tour : 1 carte du marché

card-housecleaning = Grand ménage
    .wrapped = Grand ménage
    .text = Prenez en main jusqu’à 3 cartes Camelote choisies n’importe où dans votre défausse. Laissez cette carte dans votre planification. Au début de votre prochain tour, vous pouvez jeter une carte de votre main ; défaussez ensuite celle-ci.
    .gist = Jusqu’à 3 Camelote ; plus tard, jetez 1

card-siesta = Sieste
    .text = Laissez cette carte dans votre planification. Au début de votre prochain tour, vous pouvez prendre en main une carte choisie n’importe où dans votre défausse ; défaussez ensuite celle-ci.
    .gist = Prochain tour : 1 de la défausse

card-lunch-break = Pause déjeuner
    .text = Piochez une carte et laissez celle-ci dans votre planification. Au début de votre prochain tour, piochez encore une carte, puis défaussez celle-ci.
    .gist = Piochez 1, et 1 au prochain tour

card-ironing = Repassage
    .text = Laissez cette carte dans votre planification et défaussez-la au début de votre prochain tour. Pendant tout ce tour, chaque carte que vous utilisez dans un paiement ou dans une pile vaut 1 de plus.
    .gist = Prochain tour : vos cartes +1

## Crocodiles

set-crocodiles = Crocodiles nains intimidants
    .short = Crocodiles
    .theme = menaces et harcèlement
    .advice = Pour les tables qui aiment se mettre des bâtons dans les roues ; pas pour ceux qui veulent commercer tranquilles.

card-little-villain = Petit malfrat
    .text = Chaque adversaire défausse les 2 cartes du dessus de son paquet, l’une après l’autre.
    .gist = Vos adversaires défaussent 2 cartes

card-scary-gunfight = Fusillade effrayante
    .text = Laissez cette carte dans votre planification jusqu’au début de votre prochain tour. D’ici là, les cartes du marché coûtent 2 de plus à vos adversaires.
    .gist = Marché +2 pour vos adversaires

card-night-shift = Équipe de nuit
    .text = Regardez en secret la carte du dessus du paquet de chaque joueur, vous compris. Placez ensuite une de ces cartes, face cachée, sur chacun de ces paquets, comme vous le souhaitez.
    .gist = Redistribuez les dessus de paquets

card-ruthless-competition = Concurrence impitoyable
    .wrapped = Concur{"\u00AD"}rence impi{"\u00AD"}toyable
    .text = Choisissez un autre joueur et piochez la carte du dessus de son paquet. Placez ensuite une carte de votre main, éventuellement celle que vous venez de piocher, face cachée, sur le dessus de ce paquet.
    .gist = Piochez chez un autre, rendez 1

card-nasty-threat = Menace sournoise
    .text = Laissez cette carte dans votre planification jusqu’au début de votre prochain tour. D’ici là, le total de chaque pile que construit un adversaire doit dépasser son numéro d’exactement 1.
    .gist = Piles adverses : total +1

card-lost-shipments = Cargaisons perdues
    .text = Laissez cette carte dans votre planification jusqu’au début de votre prochain tour. D’ici là, vos adversaires ne piochent pas plus d’une carte quand ils complètent leur main pendant la phase de rangement.
    .gist = Adversaires : 1 carte au rangement

## Fennecs

set-fennecs = Fennecs amicaux
    .short = Fennecs
    .theme = « aider » tout le monde
    .advice = Pour les joueurs aguerris et les tables animées : chacun reçoit son cadeau, tout l’art est d’en profiter plus que les autres.

card-cunning-neighbour = Voisin futé
    .text = Choisissez un autre joueur et regardez en secret toute sa main. Vous pouvez ensuite placer cette carte sur le dessus de votre paquet au lieu de la défausser.
    .gist = Regardez la main d’un autre

card-cheer = Acclamations
    .wrapped = Acclama{"\u00AD"}tions
    .text = Tous les joueurs, vous compris, cherchent en même temps dans leur propre paquet et y prennent en main une carte de leur choix. Chacun mélange ensuite son paquet.
    .gist = Chacun cherche 1 carte

card-raffle = Tombola
    .text = Choisissez la gauche ou la droite. Tous les joueurs, vous compris, prennent en même temps une carte au hasard dans la main de leur voisin de ce côté.
    .gist = Chacun vole 1 carte à son voisin

card-charity = Charité
    .text = Prenez une carte au hasard dans la main de chaque joueur, vous compris, et regardez-les en secret. Donnez ensuite une de ces cartes à chacun de ces joueurs, comme vous le souhaitez.
    .gist = 1 carte de chacun, à redistribuer

card-tasters = Dégustation
    .wrapped = Dégus{"\u00AD"}tation
    .text = Choisissez la gauche ou la droite. En commençant par vous et en suivant ce sens, chaque joueur prend en main une carte du marché de son choix sans la payer.
    .gist = Chacun prend 1 carte du marché

card-rumours = Rumeurs
    .text = Chaque joueur, vous compris, place les 2 cartes du dessus de sa défausse sur le dessus de son propre paquet, l’une après l’autre.
    .gist = Chacun remet 2 défaussées au paquet

## Putois

set-polecats = Putois marbrés téméraires
    .short = Putois
    .die = Putois
    .theme = prise de risques
    .advice = Simples à jouer, difficiles à prévoir : pour ceux qui aiment tenter leur chance sans faire de mal à personne.

card-daring-adventurer = Aventurier téméraire
    .text = Lancez le dé Putois. Jetez autant de cartes du marché, celles que vous voulez et dans l’ordre de votre choix. Remplissez ensuite tous les emplacements vides avec des cartes de la pioche du marché.
    .gist = Jetez autant au marché que le dé

card-rare-artefact = Artefact rare
    .text = Montrez une carte de votre main et lancez le dé Putois. Jusqu’à la fin du tour, la valeur de cette carte est multipliée par le résultat.
    .gist = Une carte vaut × le dé

card-swank = Esbroufe
    .text = Choisissez une carte de votre main et jetez-la. Si c’était une carte de peuplade, piochez la carte du dessus de la pioche du marché et prenez-la en main.
    .gist = Jetez 1, piochez au marché

card-risky-business = Affaire risquée
    .text = Annoncez une valeur, puis retournez la carte du dessus de la pioche du marché. Si elle a cette valeur, prenez-la en main. Sinon, jetez-la.
    .gist = Devinez au marché, prenez la carte

card-natural-survivor = Survivant né
    .text = Lancez le dé Putois et cherchez dans votre paquet. Échangez autant de cartes de votre main contre le même nombre de cartes de votre paquet, toutes de votre choix. Mélangez ensuite votre paquet.
    .gist = Échangez autant avec le paquet

card-sofa = Canapé
    .text = Tant que cette carte est dans votre étal, la taille limite de votre main augmente de 1 pendant la phase de rangement.
    .gist = À l’étal : main +1

## Harfangs

set-owls = Harfangs des neiges observateurs
    .short = Harfangs
    .theme = réactions aux événements
    .advice = Pour les joueurs attentifs qui connaissent bien le jeu : il y a beaucoup à faire pendant le tour des autres.

card-wise-spy = Espion avisé
    .text = Une fois durant votre tour, tant que cette carte est dans votre main, vous pouvez regarder en secret les 3 cartes du dessus de votre paquet et les y remettre dans l’ordre de votre choix.
    .gist = Regardez 3 cartes, réordonnez-les

card-ancient-knowledge = Savoir ancestral
    .text = Tant que cette carte est dans votre main, chaque fois qu’un autre joueur a entièrement résolu une technique, vous pouvez chercher dans votre paquet. Défaussez-en une carte ou aucune, puis mélangez votre paquet.
    .gist = Une technique ? Cherchez, défaussez

card-quality-inspection = Contrôle qualité
    .text = Chaque fois que cette carte arrive dans votre main, vous pouvez jeter une carte de votre main, éventuellement celle-ci. Si vous l’avez fait, piochez une carte.
    .gist = En arrivant : jetez 1, piochez 1

card-binoculars = Jumelles
    .text = Tant que cette carte est dans votre main, chaque fois qu’un autre joueur a acheté une carte, vous pouvez piocher une carte. Si vous l’avez fait, défaussez une carte de votre main, éventuellement celle-ci.
    .gist = Un achat ? Piochez, défaussez

card-balancing = Équilibrage
    .wrapped = Équili{"\u00AD"}brage
    .text = Tant que cette carte est dans votre main, chaque fois qu’un autre joueur a mélangé son paquet, vous pouvez échanger une carte de peuplade de votre main, éventuellement celle-ci, avec une carte choisie n’importe où dans votre défausse. La carte que vous cédez y prend exactement sa place.
    .gist = Un mélange ? Échange à la défausse

card-extra-remarks = Remarques supplémentaires
    .wrapped = Remarques supplé{"\u00AD"}mentaires
    .text = Tant que cette carte est dans votre main, chaque fois qu’un autre joueur a construit une pile, vous pouvez placer une carte choisie n’importe où dans votre défausse sur le dessus de votre paquet.
    .gist = Une pile ? 1 défaussée au paquet
