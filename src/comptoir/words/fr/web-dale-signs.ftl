# Les signes de l’ardoise d’une carte, et quand vaut ce qu’ils disent.

web-dale-slate = Ce qu’elle fait, en signes
web-dale-signs = Lire une carte sans la toucher
    .text = Au bas de chaque carte, une ardoise : ce que fait la carte, à la craie, de gauche à droite ; un coin doré veut dire « puis ». Un onglet coloré, à gauche, dit quand. Sans onglet, c’est une technique que l’on joue, ou une carte utilisable à tout moment. Un nombre compte le signe qui le précède ; un point d’interrogation veut dire au hasard, n autant qu’on veut.
web-dale-signs-do = Faire
web-dale-signs-where = Quoi, qui, et plus tard
web-dale-signs-when = Quand : l’onglet coloré

web-dale-sign-draw = piocher
web-dale-sign-take = prendre en main
web-dale-sign-discard = défausser
web-dale-sign-throw = jeter (hors du jeu)
web-dale-sign-give = donner
web-dale-sign-swap = échanger
web-dale-sign-steal = voler à un joueur
web-dale-sign-look = regarder en secret
web-dale-sign-search = chercher dans le paquet
web-dale-sign-store = stocker
web-dale-sign-die = lancer le dé
web-dale-sign-copy = devenir la copie de
web-dale-sign-shuffle = mélanger
web-dale-sign-guess = annoncer, deviner
web-dale-sign-top = poser sur le paquet
web-dale-sign-build = construire une pile

web-dale-sign-hand = main
web-dale-sign-deck = paquet
web-dale-sign-pile = défausse
web-dale-sign-market = marché
web-dale-sign-stall = étal
web-dale-sign-other = d’autres joueurs
web-dale-sign-all = tous les joueurs
web-dale-sign-paw = peuplade
web-dale-sign-junk = Camelote
web-dale-sign-nobuild = jamais dans une pile
web-dale-sign-value = valeur d’une carte
web-dale-sign-price = prix au marché
web-dale-sign-pay = payer
web-dale-sign-zap = technique
web-dale-sign-bought = achat
web-dale-sign-tidy = rangement
web-dale-sign-dawn = au début de votre prochain tour

web-dale-when-once = une fois par tour
web-dale-when-pay = quand vous payez avec
web-dale-when-bought = quand vous l’achetez
web-dale-when-build = quand vous construisez avec
web-dale-when-react = réaction
web-dale-when-hold = tant qu’elle est en main
web-dale-when-stall = tant qu’elle est à l’étal
web-dale-when-tidy = au rangement
