# La visite guidée : une partie préparée, et le guide qui dit quoi faire. Ce qu’il montre vient du serveur.

## Où on la trouve

web-tutorial-offer = Première fois ici ?
    .text = Apprenez en jouant : une partie préparée, un guide à vos côtés, cinq minutes.
web-tutorial-begin = Visite guidée
    .time = 5 minutes
web-tutorial-decline = Non merci
web-tutorial-again = Apprendre en jouant
    .text = Une partie préparée sur la vraie table : le guide vous dit quoi faire, et vous gagnez en cinq minutes.

## Le guide

web-tutorial-step = Leçon { $step } sur { $steps }
web-tutorial-guide = Le guide
web-tutorial-leave = Quitter la visite
web-tutorial-free = À vous de jouer
    .text = Vous avez pris un autre chemin, et c’est permis. « Annuler » vous ramène à la leçon, « Conseil » vous aide à gagner d’ici.

## À la fin

web-tutorial-done = Vous savez jouer.
    .text = Le reste s’apprend en jouant : montrez une carte du doigt pour la lire, et demandez conseil quand vous hésitez.
web-tutorial-home = Jouer une vraie partie

## La Vallée des Marchands

web-tutorial-dale-buy = Votre premier achat
    .text = Six piles garnissent déjà votre étal ; huit, et c’est gagné. Au marché, choisissez Chasseur de trésors : 5 pour la carte, rien pour la place. Plus à gauche, c’est plus cher.
web-tutorial-dale-pay = Trop payer, oui. Pour rien, non.
    .text = Prenez Nourriture avariée et Esbroufe : 3 + 3 pour un prix de 5. C’est permis, sans monnaie rendue. Mais pas de carte de trop : la Camelote le serait.
web-tutorial-dale-play = Jouez une technique
    .text = Choisissez une Relique brisée, puis validez : jetez une carte, piochez-en une. Le rond doré + vous rend aussitôt une action.
web-tutorial-dale-play-begun = Jetez de la Camelote
    .text = Elle paie 1 et n’entre jamais dans une pile : moins vous en avez, mieux vous piochez.
web-tutorial-dale-theft = Un vol, avec le sourire
    .text = { $other } a posé une Longue-vue sur sa défausse. Jouez Chasseur de trésors : elle est à vous. Sans rond doré, votre tour finit là.
web-tutorial-dale-build = Construisez la pile 7
    .text = La pile 7 vaut 7 tout rond, avec une seule peuplade. Choisissez Construire.
web-tutorial-dale-build-begun = 4 + 3 font 7
    .text = La Longue-vue et la Relique brisée, toutes deux des Aras. Pour construire, il faut le compte juste.
web-tutorial-dale-inventory = Une main pleine de Camelote ?
    .text = L’inventaire sert à cela : défaussez ce que vous voulez, et votre main se complète à la fin du tour.
web-tutorial-dale-inventory-begun = Gardez le Jouet préféré
    .text = Il vaut 5, et c’est un Ara. Défaussez les quatre Camelotes : quatre cartes neuves viendront.
web-tutorial-dale-win = La huitième pile, et c’est gagné
    .text = Le premier étal complet l’emporte, sur-le-champ. Choisissez Construire.
web-tutorial-dale-win-begun = 5 + 3 font 8
    .text = Le Jouet préféré et la Relique brisée : déroulez le dernier pan de toile !
