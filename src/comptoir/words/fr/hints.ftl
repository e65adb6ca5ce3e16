# Pourquoi un robot choisirait ce qu’il conseille : une proposition, tirée de ce qu’il a pesé.

## La Vallée

motive-all-alike = Ici, tout se vaut.
motive-strange = Il ne connaît pas cette carte et compte qu’elle est utile.
motive-wins = Cela construit la pile { $number } et gagne la partie.
motive-build = Cela construit tout de suite la pile { $number }.
motive-build-leaves = Cela construit tout de suite la pile { $number } et vous laisse { $card } ({ $value }).
motive-ask-mate = Votre coéquipier peut peut-être compléter la pile { $number }.
motive-ask-mate-sure = Votre coéquipier a en main ce qui manque à la pile { $number }.
motive-complete = Cela complète la pile avec les cartes qui vous manqueront le moins.
motive-inventory = Rien de ce que vous pouvez construire, acheter ou jouer ne vaut de nouvelles cartes.
motive-new-cards = Vous vous séparez de ce qui vous sert le moins et piochez de nouvelles cartes.
motive-foresight = Essayé jusqu’à la fin du tour, c’est ce qui vous place le mieux.
motive-next-best = Essayé jusqu’à la fin du tour, c’est ce qui vient ensuite.
motive-nothing-more = Il n’y a plus rien à gagner ce tour-ci.
motive-order = C’est dans cet ordre qu’elles rapportent le plus.

motive-gets-exact = Elle forme la pile { $number } à elle seule.
motive-gets-completes = Elle complète la pile { $number } avec des cartes que vous avez.
motive-gets-begins = Elle vous rapproche de la pile { $number }.
motive-gets-liked = Son effet vous sert plus que sa place dans une pile.
motive-least-bad = Les autres vous serviraient encore moins.
motive-nothing-better = Aucune ne vous sert assez.

motive-pay = Ce sont les cartes qui vous manqueront le moins.
motive-pay-enough = Le prix est payé, et payer plus vous coûterait une carte utile.
motive-cheapest = C’est là qu’elle coûte le moins.
motive-dear-for-others = Ce que vous voudrez acheter ensuite devient cher pour ceux qui jouent avant vous.

motive-least-needed = C’est ce qui sert le moins à vos prochaines piles.
motive-rest-kept = Ce qui reste vaut d’être gardé.
motive-weak = C’est la carte qui vous manquera le moins.
motive-nothing-weak = Aucune n’est assez faible pour vous en séparer.
motive-best-of-theirs = C’est la meilleure, et elle n’est pas à vous.
motive-best-trade = C’est en remplaçant celle-ci que vous gagnez le plus.
motive-junk-away = Sans Camelote, vous piochez mieux.
motive-not-for-me = Vous n’auriez pas envie de l’acheter.
motive-pays-anyway = Elle compte beaucoup, et aucune de vos piles n’en a besoin.
motive-worst-on-top = Les autres peuvent prendre ou copier la carte du dessus : autant que ce soit la plus faible.
motive-best-on-top = Vous piochez ainsi la meilleure d’abord.
motive-for-next-turn = Elle vous servira au prochain tour, pas maintenant.

motive-leader = De vos adversaires, { $name } a le plus de piles.
motive-likeliest = C’est probable, et le gain en vaut la peine.
motive-highest = Plus elle vaut, mieux c’est.
motive-own-set = Vous avez des cartes de cette peuplade à piocher.

motive-use-value = Plus vos cartes valent, mieux vous achetez.
motive-use-dig = La défausse du marché ne montre rien de mieux que le marché.
motive-use-bargain = La carte la moins chère du marché ne vous sert guère.
motive-use-draw = Cela vous apporte une carte.
motive-use-discard = La carte du dessus de votre défausse vaut d’être repiochée.
motive-use-refresh = L’une de vos cartes ne sert guère, et une autre la remplace.
motive-use-barricade = La Camelote paiera au prochain tour.

motive-react-pass = Aucune réaction ne vous rapporterait assez.
motive-react-deck = Il reste de la Camelote à sortir de votre paquet.
motive-react-junk = Vous avez de la Camelote en main dont vous débarrasser.
motive-react-weak = Vous avez en main une carte qui ne sert guère.
motive-react-discard = Votre défausse contient une meilleure carte.

## La Vallée : techniques. « Cela … », puis ce qui reste possible

motive-play = Cela { $clause }{ $then ->
    [build] , et vous pourrez encore construire la pile { $number }.
    [bonus] , et vous gagnez une action.
   *[end] .
}
motive-play-always = est bon à jouer à tout moment
motive-play-against-hands = gêne quelqu’un qui a des cartes en main
motive-play-any-stall-swap = vous apporte une carte d’un étal, plus utile que celle-ci
motive-play-stall-swap = vous apporte une carte de l’étal d’un adversaire, plus utile que celle-ci
motive-play-own-stall-swap = vous rend une carte de votre étal, plus utile que celle-ci
motive-play-matching-swap = vous apporte une carte de l’étal d’un adversaire contre une moins utile
motive-play-anything-discarded = vous rend la meilleure carte de votre défausse
motive-play-discard-swap = vous apporte une carte de la défausse d’un adversaire, plus utile que celle-ci
motive-play-others-discard = vous apporte une bonne carte de la défausse d’un adversaire
motive-play-early = peut construire une pile d’un coup, tant que vos piles sont petites
motive-play-fashion = remplace une carte peu utile par une de la défausse du marché
motive-play-for-a-new-card = remplace une carte peu utile par une nouvelle
motive-play-late = freine qui est près de gagner
motive-play-market = vous apporte une carte du marché pour rien
motive-play-market-swap = vous apporte une carte du marché, plus utile que celle-ci
motive-play-replace = remplace une carte par une meilleure du marché, de valeur proche
motive-play-richer = vous permet un meilleur achat
motive-play-something-to-store = garde de bonnes cartes pour votre prochain tour
motive-play-toss-one = vous débarrasse de votre carte la plus faible
motive-play-upgrade = remplace votre carte la plus faible par une nouvelle
motive-play-with-a-bad-hand = change une main qui ne sert guère
motive-play-with-a-bad-market = change un marché où rien ne vous sert
motive-play-with-a-deck = vous trouve quelque chose dans votre paquet
motive-play-with-a-deck-for-the-hand = remplace une carte faible de votre main par une de votre paquet
motive-play-with-a-discard-to-draw = vous rend de bonnes cartes de votre défausse
motive-play-with-a-good-discard = profite de la bonne carte sur votre défausse
motive-play-with-a-hand = tire le meilleur parti des cartes de votre main
motive-play-with-a-weak-card = remplace une carte faible de votre défausse
motive-play-with-junk = vous débarrasse de Camelote
motive-play-with-junk-to-fetch = vous apporte de la Camelote pour payer
motive-play-with-something-to-draw = vous fait profiter de votre paquet

## Karanor

karanor-aim = { $kind ->
    [build] construire { $card }
    [quest] réaliser { $card }
    [deliver] faire la livraison
    [villa] acheter une villa
    [recruit] recruter un associé
   *[other] obtenir la quête d’un habitant
}
karanor-motive-best = Rien d’autre ne rapporte autant pour les actions que cela demande.
karanor-motive-steady = Mieux vaut finir cela que de changer de but.
karanor-motive-foresight = À l’essai, c’est ce qui vous place le mieux.
karanor-motive-next-best = À l’essai, c’est ce qui vient ensuite.
karanor-motive-goes = Cela mène vers { $place }, pour { $aim }.
karanor-motive-gathers = Cela rapporte ce qui manque pour { $aim } : { $resource }.
karanor-motive-buys = Vous y achetez ce qui manque pour { $aim }.
karanor-motive-earns = Cela rapporte de l’or pour { $aim }.
karanor-motive-meanwhile = Avant de pouvoir { $aim }, c’est le meilleur usage de l’action.
karanor-motive-promotes = Cette ressource suffit : l’or vaut mieux.
karanor-motive-pays-now = Cela rapporte plus maintenant que ce qu’on peut attendre de plus tard.
karanor-motive-nothing-to-do = Rien de ce qui reste possible n’en vaut la peine.
karanor-motive-last-work = Rien d’autre n’est à portée : l’or sert toujours.
karanor-motive-draft = Il rapporte beaucoup pour ce qu’il demande.
karanor-motive-history = C’est le départ qui vaut le plus.
karanor-motive-take-commerce = C’est celui que vous pouvez le mieux construire d’ici.
karanor-motive-take-unseen = Ceux de la table sont faibles : un commerce inconnu a des chances d’être meilleur.
karanor-motive-parts-with-quest = C’est la plus difficile pour ce qu’elle rapporte.
karanor-motive-keeps-secret = Des rivaux qui connaissent une quête peuvent la gêner.
karanor-motive-better-choice = Cela vous rapporte plus.
karanor-motive-better-artefact = Il vous sert plus.
karanor-motive-least-artefact = C’est celui qui vous sert le moins.
karanor-motive-least-goods = C’est ce dont vous avez le moins besoin.
karanor-motive-sells = Cet or vous sert plus que ces ressources.
karanor-motive-wanted-goods = C’est ce dont vous avez le plus besoin.
karanor-motive-wanted-associate = Sa ressource est celle dont vous avez le plus besoin.
karanor-motive-least-associate = Sa ressource est celle dont vous avez le moins besoin.
karanor-motive-destination = C’est de là que vous avez le plus à gagner.
karanor-motive-market-buys = C’est ce qui manque à votre meilleur but.
karanor-motive-market-sells = Rien de ce que vous visez n’en a besoin.
karanor-motive-window-pass = Aucune carte ne vaut d’être jouée là-dessus.
karanor-motive-window-plays = Cela vaut bien cette carte.
