# La référence pour qui écrit un robot : comptoir lab reference. Ses pages sont en anglais ; entre accents graves,
# c’est du code.

help-lab-reference = Écrire la référence pour les robots à partir du code : questions, options, événements et vues.
help-lab-reference-to = Le dossier où écrire. Par défaut : docs/reference.
reference-written = Écrit : { $files }
error-no-source-tree = La référence se fait à partir des sources, avec leurs parties archivées, et ceci est un paquet installé. Lancez-la depuis un clone du projet.

reference-title = Référence pour les robots
reference-made-by = Cette page est écrite par { $command } à partir du code ; ne la modifiez pas.
reference-about = Ce qu’on peut demander à un robot et ce qu’il peut choisir, ce qui se passe et ce qu’il voit, dans les mots du code : { $pages }. Comment on écrit un robot, et comment il entre dans l’arène, c’est dans { $guide } ; les vues et les événements en JSON, pour les programmes du dehors, dans { $views }.
reference-bot = Ce qu’est un robot
reference-bot-about = Un robot est n’importe quel objet qui a la méthode de `Bot` ; les autres sont des robots qui savent en faire plus. Tout cela est dans `comptoir.bots`.
reference-look = Ce qu’il regarde
reference-look-about = Un robot qu’on interroge reçoit un `Look` ; celui qui peut agir sans être interrogé, un `Glance`.
reference-decision = Ce qu’on lui demande
reference-decision-about = Une suite est un choix fait de plusieurs gestes, dont chacun est une question du même code. Tout cela est dans `comptoir.core`.
reference-shown = Les cartes dont parlent les événements
reference-shown-about = Un événement est un enregistrement de son jeu, tel qu’un observateur l’a vu ; `name()` donne le nom que connaissent les données et les textes, `turn_began` pour `TurnBegan`.
reference-aliases = Les noms courts de types
reference-aliases-about = Les ressources (`Goods`) sont celles de Karanor.

reference-game-about = Une partie de la [référence](README.md). Les places sont des nombres à partir de 0, les cartes des jetons : des entiers qui ne disent rien par eux-mêmes, `view.faces` dit ce qui est imprimé sur chacun. Dans une vue, une carte qu’on ne peut pas distinguer d’autres vaut -1.
reference-questions = Les questions
reference-questions-about = Tous les codes de question des règles. Les options sont celles que proposent { $games } parties archivées aux règles d’aujourd’hui (pour une question qu’aucune ne pose, marquée *, celles des questions posées de la même façon). Gestes : un seul, ou une suite ; dans une suite sans ordre, les gestes ne sont proposés que dans un ordre, pour que deux suites ne veuillent jamais dire la même chose. Ce qui ne laisse pas de choix n’est pas demandé, sauf si la question même révélait ce que tient quelqu’un : il peut alors n’y avoir qu’une option, et pas de suite. Posée par : des fichiers des règles, et des cartes.
reference-options = Les options
reference-options-about = Une carte seule est son jeton, un `int`. Tout le reste est un tuple qui commence par un mot.
reference-told = Ce qu’une question dit en plus
reference-told-about = Les noms de `decision.args`, dont `dict(decision.args)` fait un dictionnaire.
reference-unasked = Sans être interrogé
reference-unasked-about = Ce qu’une place peut faire sans qu’on l’interroge, à un moment calme : `glance.interruptions`. Après `offer` et `counter`, la même place compose son offre, et c’est la suite `offer` ; un robot rend le tout d’un coup : l’interruption d’abord, puis les gestes de la suite, avec `done` à la fin ou sans.
reference-events = Les événements
reference-events-about = Tout ce qui peut arriver, sous forme d’enregistrements de `comptoir.{ $game }.events`. { $doc }
reference-view = La vue
reference-view-about = `{ $view }`, c’est-à-dire `look.view`. { $doc }
reference-worked-out = Ce qu’une vue sait calculer
reference-records = Les enregistrements dont tout cela parle

reference-titles-prompt = code
reference-titles-said = comme on la lit
reference-titles-options = options
reference-titles-picks = gestes
reference-titles-told = dit en plus
reference-titles-by = posée par
reference-titles-option = option
reference-titles-meaning = sens
reference-titles-name = nom
reference-titles-event = événement
reference-titles-fields = champs
reference-titles-field = champ
reference-titles-type = type
reference-titles-call = appel

reference-picks-single = un seul
reference-picks-ordered = une suite, dans l’ordre
reference-picks-unordered = une suite
reference-token = une carte

## Les options de La Vallée des Marchands

reference-dale-option-play = Jouer une technique ; `face` est ce qu’un caméléon copie.
    .fields = card face
reference-dale-option-use = Utiliser la capacité d’une carte passive ; `face` est ce qu’un caméléon copie.
    .fields = card face
reference-dale-option-purchase = Acheter la carte d’un emplacement du marché : 0 est le plus à droite, 5 le dessus de la défausse du marché. La suite `pay` vient après.
    .fields = slot
reference-dale-option-build = Construire la pile suivante : la suite `build` vient après. En équipe, une partie de la pile suffit, et l’on demande au coéquipier de la compléter (`complete`).
reference-dale-option-inventory = Défausser autant de cartes qu’on veut : la suite `discard` vient après.
reference-dale-option-rearrange = Réorganiser le marché et acheter, en payant entre autres avec Calculs.
reference-dale-option-as = Une carte utilisée comme celle qu’elle copie.
    .fields = card face
reference-dale-option-worth = Une carte dont on dit qu’elle vaut tant, au besoin comme celle qu’elle copie.
    .fields = card value face
reference-dale-option-copy = Faire d’un caméléon la copie d’une carte qui agrandit la main.
    .fields = card face
reference-dale-option-react = Utiliser une carte passive à cause de ce qui s’est passé ; `face` est ce qu’un caméléon copie.
    .fields = card face
reference-dale-option-pass = Ne pas réagir.
reference-dale-option-done = Aucune, ou plus aucune ; après les capacités de la fin de tour, continuer.
reference-dale-option-yes = Oui.
reference-dale-option-no = Non.
reference-dale-option-seat = Un joueur.
    .fields = seat
reference-dale-option-value = Un nombre : une valeur, ou combien.
    .fields = number
reference-dale-option-slot = Un emplacement du marché ; 0 est le plus à droite.
    .fields = slot
reference-dale-option-left = Vers le joueur suivant.
reference-dale-option-right = Vers le joueur précédent.
reference-dale-option-set = Une peuplade, par son nom.
    .fields = name
reference-dale-option-card = Un type de carte, par son nom.
    .fields = name

## Ce que disent les questions de La Vallée des Marchands

reference-dale-told-actions = Combien d’actions il reste, celle-ci comprise.
reference-dale-told-needed = Ce que la pile doit valoir.
reference-dale-told-number = Le numéro de la pile.
reference-dale-told-total = Ce que valent les cartes choisies jusqu’ici, avec celles posées avant.
reference-dale-told-price = Ce que cela coûte.
reference-dale-told-to = La place à qui va la carte.
reference-dale-told-given = La carte donnée en échange.
reference-dale-told-by = La place qui a fait quelque chose.
reference-dale-told-card = Le type de la carte jouée ou achetée, par son nom.
reference-dale-told-occasion = Ce qui s’est passé : `resolved`, `purchased`, `shuffled`, `built` ou `entered`.
reference-dale-told-step = Où en est la fin du tour : `before_fill`, `after_fill` ou `after_market`.
reference-dale-told-sign = Le signe que montre le dé.

## Les options de Marchands de Karanor

reference-karanor-option-step = Aller dans un territoire voisin ; le premier pas d’un déplacement prend une action.
    .fields = territory
reference-karanor-option-harvest = Prendre des jetons de la ressource qui pousse ici.
reference-karanor-option-work = Gagner de l’or.
reference-karanor-option-build = Construire un commerce dans cette cité ; `bonus` vaut 1 avec son bonus, qui coûte en plus, ou 0.
    .fields = card bonus
reference-karanor-option-interact = Interagir avec l’habitant d’ici, qui a une quête.
reference-karanor-option-quest = Accomplir une quête de l’une de ses façons, comptées à partir de 0 ; `target` est le rival qu’elle désigne, ou -1.
    .fields = card way target
reference-karanor-option-deliver = Faire la livraison en cours.
reference-karanor-option-recruit = Engager un associé.
    .fields = associate
reference-karanor-option-villa = Acheter la villa d’ici.
reference-karanor-option-market = Aller au marché à deux joueurs : la suite `market` vient après.
reference-karanor-option-promote = Faire qu’un associé rapporte désormais de l’or au lieu de ressources.
    .fields = associate
reference-karanor-option-activate = Utiliser un artefact ; `target` est le rival qu’il désigne, ou -1. Avec un autre contenu, un artefact peut aussi répondre à une fenêtre (`window`).
    .fields = card target
reference-karanor-option-card = Jouer une carte Marché noir ; `target` est le rival qu’elle désigne, ou -1.
    .fields = card target
reference-karanor-option-end = Finir son tour.
reference-karanor-option-option = L’une des façons d’une quête à choisir sur-le-champ, comptées à partir de 0 ; `target` est le rival qu’elle désigne, ou -1.
    .fields = way target
reference-karanor-option-secret = Garder la quête pour soi.
reference-karanor-option-aloud = Lire la quête à tous.
reference-karanor-option-deck = Le dessus de la pioche Commerce, sans le voir.
reference-karanor-option-goods = Un jeton d’une ressource.
    .fields = resource
reference-karanor-option-place = Un territoire.
    .fields = territory
reference-karanor-option-associate = Un associé.
    .fields = associate
reference-karanor-option-buy = Acheter un jeton au marché.
    .fields = resource
reference-karanor-option-sell = Vendre un jeton au marché.
    .fields = resource
reference-karanor-option-pass = Ne pas répondre.
reference-karanor-option-done = Aucun, ou plus aucun.
reference-karanor-option-to = Quelqu’un à qui l’offre est faite ; le premier qui accepte l’emporte.
    .fields = seat
reference-karanor-option-give = Ce que donne l’auteur d’une offre : tant d’or, tant d’une ressource ou d’un insigne, ou bien un associé ou un artefact par son nom.
    .fields = what count
reference-karanor-option-get = Ce que demande l’auteur d’une offre, de même.
    .fields = what count
reference-karanor-option-offer = Faire une offre.
reference-karanor-option-counter = Répondre à une offre par une autre.
    .fields = offer
reference-karanor-option-accept = Accepter une offre ; il faut que les deux aient ce qu’elle nomme.
    .fields = offer
reference-karanor-option-decline = Décliner une offre.
    .fields = offer
reference-karanor-option-withdraw = Reprendre une offre qu’on a faite.
    .fields = offer

## Ce que disent les questions de Marchands de Karanor

reference-karanor-told-left = Combien de jetons il reste à choisir, ou au plus.
reference-karanor-told-of = `of:wood` et ainsi de suite : combien de jetons de chaque ressource on peut encore choisir.
reference-karanor-told-victim = La place qu’on vole.
reference-karanor-told-actor = La place qui a fait quelque chose.
reference-karanor-told-event = Ce qu’elle a fait : `enter`, `cross`, `build`, `deliver` ; ou `targeted`, avec une carte.
reference-karanor-told-place = Le territoire où cela s’est passé.
reference-karanor-told-counters = Le numéro de l’offre à laquelle on répond, ou 0.
