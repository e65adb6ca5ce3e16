# La Vallée des Marchands : les six peuplades du jeu 1. Toutes les phrases sont les nôtres.

## Aras

set-macaws = Aras écarlates brusques
    .short = Aras
    .theme = gestion de main
    .advice = Faciles à apprivoiser : parfaits pour une première partie, et pour qui aime avoir la bonne carte au bon moment.

card-swift-broker = Courtier pressé
    .text = Défaussez toute votre main, dans l’ordre de votre choix. Piochez ensuite autant de cartes que vous venez d’en défausser.
    .gist = Refaites toute votre main

card-cookies = Biscuits
    .text = Tant que cette carte est dans votre main, la taille limite de votre main augmente de 1 pendant la phase de rangement.
    .gist = Main +1 au rangement

card-shattered-relic = Relique brisée
    .text = Choisissez une carte de votre main et jetez-la. Piochez ensuite une carte.
    .gist = Jetez 1 carte, piochez-en 1

card-spyglass = Longue-vue
    .text = Regardez en secret les 3 cartes du dessus de votre paquet. Prenez-en une en main et remettez les autres sur votre paquet, dans l’ordre de votre choix.
    .gist = Regardez 3 cartes, prenez-en 1

card-flashy-show = Spectacle tape-à-l’œil
    .text = Jusqu’à la fin de ce tour, chaque carte que vous utilisez dans un paiement ou dans une pile vaut 1 de plus.
    .gist = Vos cartes valent +1 ce tour

card-favourite-toy = Jouet préféré
    .text = Prenez en main la carte du dessus de votre défausse.
    .gist = Reprenez le dessus de votre défausse

## Pandas

set-pandas = Pandas géants négociants
    .short = Pandas
    .theme = maîtrise du marché
    .advice = Un choix paisible pour les débutants et pour les tables qui préfèrent faire leurs emplettes plutôt que se chamailler.

card-loyal-partner = Partenaire loyal
    .text = Videz le marché : jetez toutes ses cartes, dans l’ordre de votre choix. Remplissez ensuite tous les emplacements vides avec des cartes de la pioche du marché.
    .gist = Videz et regarnissez le marché

card-prepaid-good = Marchandise prépayée
    .wrapped = Marchan{"\u00AD"}dise prépayée
    .text = Choisissez une carte du marché et prenez-la en main sans la payer.
    .gist = 1 carte du marché, gratis

card-essential-purchase = Achat essentiel
    .text = Quand vous achetez cette carte, vous pouvez jeter jusqu’à 3 cartes Camelote du paiement au lieu de les défausser.
    .gist = Jetez jusqu’à 3 Camelote payées

card-market-discovery = Découverte au marché
    .text = Une fois durant votre tour, tant que cette carte est dans votre main, vous pouvez jeter la carte du dessus de la pioche du marché. Quand vous payez avec cette carte lors de votre action du marché, vous pouvez acheter la carte du dessus de la défausse du marché, pour un coût égal à sa valeur.
    .gist = Achetez à la défausse du marché

card-special-offer = Offre spéciale
    .text = Regardez les 3 cartes du dessus de la pioche du marché. Prenez-en une en main et jetez les autres, dans l’ordre de votre choix.
    .gist = Pioche du marché : 1 carte sur 3

card-stock-clearance = Liquidation des stocks
    .wrapped = Liqui{"\u00AD"}dation des stocks
    .text = Quand vous payez avec cette carte, vous pouvez ajouter au paiement autant de cartes superflues de votre main que vous le souhaitez.
    .gist = Surpayez à volonté

## Ratons

set-raccoons = Ratons nordiques chapardeurs
    .short = Ratons
    .theme = conflit direct
    .advice = Pour les tables qui aiment se jouer des tours ; à éviter si perdre une carte gâche votre soirée.

card-wily-fellow = Gaillard rusé
    .text = Votre défausse devient votre paquet et votre paquet devient votre défausse. Mélangez ensuite votre nouveau paquet.
    .gist = Paquet et défausse s’échangent

card-nuisance = Nuisance
    .text = Choisissez jusqu’à 2 autres joueurs. Chacun d’eux défausse une carte prise au hasard dans sa main.
    .gist = Jusqu’à 2 joueurs défaussent au hasard

card-rotten-food = Nourriture avariée
    .text = Choisissez une carte de votre main et un autre joueur. Placez cette carte, face cachée, sur le dessus du paquet de ce joueur.
    .gist = Une carte sur le paquet d’un autre

card-dirty-exchange = Échange malhonnête
    .wrapped = Échange malhon{"\u00AD"}nête
    .text = Choisissez un autre joueur et prenez une carte au hasard dans sa main. Donnez-lui ensuite une carte de votre main, éventuellement celle que vous venez de prendre.
    .gist = Volez 1 carte, rendez-en 1

card-sabotage = Sabotage
    .text = Choisissez un autre joueur et regardez les 2 cartes du dessus de son paquet. Jetez-en une ; l’autre va dans la défausse de ce joueur.
    .gist = 2 cartes d’un autre : jetez-en 1

card-treasure-hunter = Chasseur de trésors
    .text = Choisissez un autre joueur dont la défausse n’est pas vide. Prenez en main la carte du dessus de cette défausse.
    .gist = Volez le dessus d’une défausse

## Écureuils

set-squirrels = Écureuils volants amasseurs
    .short = Écureuils
    .theme = manipulation d’étal
    .advice = Pour les bâtisseurs de tous niveaux : les piles montent vite, et les plus belles s’assemblent comme des casse-tête.

card-stashing-vendor = Vendeur thésauriseur
    .wrapped = Vendeur thésau{"\u00AD"}riseur
    .text = Quand vous construisez une pile avec cette carte, vous pouvez y ajouter autant de cartes Camelote de votre main que vous le souhaitez ; chacune compte pour sa valeur.
    .gist = Camelote permise dans la pile

card-empty-chest = Coffre vide
    .text = Quand vous construisez une pile avec cette carte, les autres cartes de peuplade de cette pile peuvent appartenir à n’importe quelles peuplades.
    .gist = Peuplades mêlées dans la pile

card-nostalgic-item = Objet nostalgique
    .wrapped = Objet nostal{"\u00AD"}gique
    .text = Quand vous construisez une pile avec cette carte, vous pouvez y ajouter une carte choisie n’importe où dans votre défausse : Camelote ou carte de n’importe quelle peuplade.
    .gist = +1 carte de votre défausse

card-acorn = Gland
    .text = Échangez cette carte avec une carte de l’étal d’un adversaire. Prenez l’autre carte en main ; celle-ci occupe exactement sa place dans la pile.
    .gist = S’échange avec un étal adverse

card-accordion = Accordéon
    .text = Quand vous construisez une pile avec cette carte, vous pouvez la compter pour 1 de plus ou 1 de moins que sa valeur actuelle pour ce tour.
    .gist = Compte 1 de plus ou de moins

card-winter-is-coming = L’hiver vient
    .text = Quand vous construisez une pile avec cette carte, vous pouvez aussitôt en construire une autre, sans dépenser d’action.
    .gist = Aussitôt, une autre pile

## Ocelots

set-ocelots = Ocelots chanceux
    .short = Ocelots
    .die = Ocelot
    .theme = chaos et chance
    .advice = Pour ceux qui rient quand le sort s’en mêle, moins pour ceux qui aiment planifier leurs tours.

card-bold-haggler = Marchandeur audacieux
    .wrapped = Marchan{"\u00AD"}deur audacieux
    .text = Une fois durant votre tour, tant que cette carte est dans votre main, vous pouvez lancer le dé Ocelot. Ajoutez le résultat à la valeur de cette carte jusqu’à la fin du tour.
    .gist = Ajoutez le dé à sa valeur

card-new-season = Nouvelle saison
    .text = Choisissez une carte de peuplade n’importe où dans votre défausse et jetez-la. Si vous l’avez fait, piochez la carte du dessus de la pioche du marché et prenez-la en main.
    .gist = Jetez 1 défaussée, piochez au marché

card-whirligig = Toupie
    .text = Défaussez toute votre main, dans l’ordre de votre choix, et piochez autant de cartes. Mélangez-les avec toute la main d’un autre joueur de votre choix. Redistribuez le tout au hasard : chacun de vous deux reçoit autant de cartes qu’il en a apporté.
    .gist = Repiochez, puis mêlez 2 mains

card-charm = Porte-bonheur
    .text = Piochez la carte du dessus de la pioche du marché. Si elle peut former à elle seule votre prochaine pile, vous devez construire cette pile avec elle. Sinon, jetez-la.
    .gist = Une pile tirée du marché, ou rien

card-gamble = Coup de dés
    .text = Choisissez un autre joueur et lancez le dé Ocelot. Échangez autant de cartes, prises au hasard, entre votre main et la sienne.
    .gist = Échange au hasard, autant que le dé

card-blindfold = Les Yeux bandés
    .text = Choisissez en secret une carte de votre main ; un adversaire de votre choix annonce une valeur. Si c’est celle de la carte, défaussez-la. Sinon, choisissez une valeur de 1 à 5 : la carte a cette valeur jusqu’à la fin du tour.
    .gist = Devinée : perdue. Sinon, 1 à 5

## Caméléons

set-chameleons = Caméléons ténébreux adaptables
    .short = Caméléons
    .theme = imitation
    .advice = Pour les joueurs qui connaissent déjà bien les autres peuplades et aiment prévoir plusieurs tours à l’avance.

card-flexible-shopkeeper = Boutiquier flexible
    .text = Quand vous utilisez cette carte, elle devient la copie d’une carte de votre choix de la pile la plus à droite (la dernière) de votre étal.
    .gist = Copie 1 carte de votre dernière pile

card-reflection = Reflet
    .text = Quand vous utilisez cette carte, elle devient la copie de la carte du dessus de la défausse d’un autre joueur de votre choix.
    .gist = Copie le dessus d’une autre défausse

card-good-old-times = Le Bon Vieux Temps
    .text = Une fois durant votre tour, tant que cette carte est dans votre main, vous pouvez jeter la carte du dessus de la pioche du marché. Quand vous utilisez cette carte, elle devient la copie de la carte du dessus de la défausse du marché.
    .gist = Copie la défausse du marché

card-gift-voucher = Bon cadeau
    .text = Échangez cette carte avec une carte du marché. Prenez l’autre carte en main ; celle-ci prend son emplacement.
    .gist = S’échange avec une carte du marché

card-trendsetting = Lancer la mode
    .wrapped = Lancer la mode
    .text = Quand vous utilisez cette carte, elle devient la copie d’une carte du marché de votre choix.
    .gist = Copie une carte du marché

card-seeing-doubles = Voir double
    .text = Quand vous utilisez cette carte, elle devient la copie d’une autre carte de votre main. Chaque fois que vous montrez cette carte, montrez aussi l’autre.
    .gist = Copie une carte de votre main

## Camelote

card-junk = Camelote
    .text = Vous ne pouvez pas mettre cette carte dans une pile, sauf si un effet le permet. Elle n’appartient à aucune peuplade ; si elle est jetée, elle retourne dans la réserve de Camelote.
    .gist = Paie 1, jamais dans une pile

## Types

kind-technique = Technique
kind-passive = Passive
kind-rubbish = Rebut
