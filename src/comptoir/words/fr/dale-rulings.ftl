# La Vallée des Marchands : points de règle sur les cartes du jeu 1, montrés sous le texte d’une carte. Raisons et sources : docs/rulings.

## Aras

ruling-swift-broker =
    .r1 = Cette carte est encore en jeu pendant sa résolution : elle n’est ni comptée, ni repiochée, ni mélangée avec les autres.
    .r2 = Si votre paquet s’épuise, les cartes que vous venez de défausser sont mélangées avec le reste et peuvent être repiochées.
    .r3 = Jouée en dernière carte, elle ne fait rien défausser ni piocher, mais vous gardez l’action bonus.

ruling-cookies =
    .r1 = L’augmentation n’est pas facultative et plusieurs exemplaires s’additionnent : avec deux en main, vous complétez jusqu’à 7 cartes.
    .r2 = Piochée pendant que vous complétez votre main, cette carte compte aussitôt : piochez une carte de plus.
    .r3 = Si vous avez payé ou construit avec elle ce tour-ci, elle n’est plus dans votre main et ne compte pas.
    .r4 = Un caméléon de votre main qui ne peut rien copier d’autre que { card-cookies } compte comme cette carte ; s’il a plusieurs cartes à copier, vous choisissez.

ruling-shattered-relic =
    .r1 = Une carte Camelote retourne dans la réserve de Camelote, une carte de peuplade va sur la défausse du marché, jamais sur la vôtre.
    .r2 = Jetez d’abord : vous ne pouvez pas piocher, puis choisir.
    .r3 = Si vous n’avez pas d’autre carte en main, vous piochez quand même.

ruling-spyglass =
    .r1 = Si votre paquet ne suffit pas, votre défausse est mélangée ; si cela ne suffit toujours pas, regardez ce qu’il y a. Dès que vous avez vu une carte, vous en prenez une.
    .r2 = S’il n’y a aucune carte, il ne se passe rien, mais vous gardez l’action bonus.

ruling-flashy-show =
    .r1 = La valeur augmentée est obligatoire, dans les paiements comme dans les piles, et c’est elle qui décide si une carte est superflue. Les coûts n’augmentent pas.
    .r2 = Jouée deux fois dans le tour, elle fait compter vos cartes pour 2 de plus. Les changements de valeur s’appliquent dans l’ordre où ils ont été joués.
    .r3 = Cette carte reste devant vous jusqu’à la fin du tour et ne va qu’ensuite dans votre défausse.
    .r4 = Les cartes obtenues plus tard dans le tour valent aussi 1 de plus, de même qu’une carte ajoutée depuis votre défausse par { card-nostalgic-item }.

ruling-favourite-toy =
    .r1 = Vous ne pouvez pas refuser : si votre défausse n’est pas vide, la carte du dessus vient dans votre main.
    .r2 = Cette carte ne se reprend jamais elle-même : pendant sa résolution, elle n’est pas encore dans votre défausse.
    .r3 = Si votre défausse est vide, il ne se passe rien, mais vous gardez l’action bonus.

## Pandas

ruling-loyal-partner =
    .r1 = La dernière carte que vous jetez est sur le dessus de la défausse du marché.
    .r2 = Si la pioche du marché s’épuise, la défausse du marché est mélangée, avec les cartes qui viennent d’être jetées, et le remplissage continue.

ruling-prepaid-good =
    .r1 = Ce n’est pas un achat : ni coût, ni surcoût, et des cartes comme { card-essential-purchase } ou { card-binoculars } ne font rien.
    .r2 = À moins que le marché soit vide, vous devez prendre une carte. Son emplacement est rempli pendant la phase de rangement.

ruling-essential-purchase =
    .r1 = Cette carte n’agit qu’au moment où vous l’achetez. Prise, échangée ou volée, elle ne fait rien ; dans votre main non plus.
    .r2 = Le paiement doit être correct avant que rien soit jeté. Coût de 4 payé avec quatre Camelotes : jusqu’à trois retournent dans la réserve, le reste est défaussé.
    .r3 = Seule une vraie Camelote peut être jetée ainsi, pas un caméléon qui en copie une.

ruling-market-discovery =
    .r1 = La carte du dessus de la défausse du marché coûte sa valeur et rien de plus : pas d’emplacement, pas de surcoût, pas même celui de la carte { card-scary-gunfight }.
    .r2 = Cette carte ne doit pas être superflue dans le paiement : pour une carte de valeur 3, elle suffit seule, mais vous ne pouvez pas y joindre un autre 3.
    .r3 = Vous pouvez aussi jeter une carte pendant la phase de rangement. Si la pioche du marché est vide, la défausse du marché est d’abord mélangée ; si les deux sont vides, vous ne pouvez pas.
    .r4 = Chaque exemplaire sert une fois durant votre tour, et de nouveau s’il a quitté votre main puis y est revenu.

ruling-special-offer =
    .r1 = Si la pioche du marché ne suffit pas, la défausse du marché est mélangée ; si cela ne suffit toujours pas, continuez avec ce qu’il y a.
    .r2 = Les autres ne voient pas la carte que vous gardez, seulement celles que vous jetez.

ruling-stock-clearance =
    .r1 = Les cartes ajoutées font partie du paiement et sont défaussées : pour un coût de 2, cette carte et trois Camelotes conviennent.
    .r2 = Elle se marie bien avec { card-essential-purchase } : ajoutez des Camelotes superflues et jetez-en jusqu’à 3.

## Ratons

ruling-wily-fellow =
    .r1 = Votre ancien paquet est retourné d’un bloc : sa carte du dessus se retrouve tout au fond de la nouvelle défausse. Cette carte-ci va ensuite sur le dessus.
    .r2 = Si votre défausse était vide, votre nouveau paquet l’est aussi ; rien n’est mélangé tant qu’il ne faut pas y prendre une carte.

ruling-nuisance =
    .r1 = Les cartes vont dans la défausse de leur propriétaire : elles sont défaussées, pas jetées.
    .r2 = Vous pouvez ne choisir personne, ou choisir un joueur sans carte, qui ne perd alors rien.
    .r3 = En équipes, vous ne pouvez pas choisir votre coéquipier.

ruling-rotten-food =
    .r1 = Personne d’autre que vous ne connaît la carte.
    .r2 = Si vous n’avez pas d’autre carte en main, il ne se passe rien.
    .r3 = En équipes, vous pouvez choisir votre coéquipier.

ruling-dirty-exchange =
    .r1 = Si ce joueur n’a pas de carte, il ne se passe rien du tout : vous n’en donnez pas non plus.
    .r2 = Personne d’autre que vous deux ne connaît les deux cartes.

ruling-sabotage =
    .r1 = S’il n’y a qu’une carte à regarder, elle est jetée ; s’il n’y en a aucune, il ne se passe rien.
    .r2 = Si ce paquet s’épuise, la défausse de son propriétaire est d’abord mélangée.

ruling-treasure-hunter =
    .r1 = Elle ne reste sans effet que si les défausses de tous les autres joueurs sont vides.
    .r2 = La carte est désormais à vous : une fois utilisée, elle va dans votre propre défausse.

## Écureuils

ruling-stashing-vendor =
    .r1 = Les effets de construction se combinent dans une même pile : { card-accordion } compté pour 6, cette carte et une Camelote font la 8e pile.
    .r2 = Elle ne mélange pas les peuplades : les cartes de peuplade doivent toujours être de la même, à moins que { card-empty-chest } soit aussi dans la pile.

ruling-empty-chest =
    .r1 = Un seul exemplaire suffit, quel que soit le nombre de peuplades.
    .r2 = Elle ne laisse pas entrer la Camelote : il faut pour cela { card-stashing-vendor } ou { card-nostalgic-item }.

ruling-nostalgic-item =
    .r1 = Chaque exemplaire de la pile ajoute une carte, même s’il vient lui-même de votre défausse ; mais l’un d’eux au moins doit venir de votre main.
    .r2 = Les cartes de votre main doivent toujours respecter entre elles les règles sur les peuplades et la Camelote.
    .r3 = La carte ajoutée compte avec les changements de valeur en vigueur ce tour-ci, et son propre effet de construction s’applique.

ruling-acorn =
    .r1 = Une pile achevée n’est jamais revérifiée : elle reste construite, même s’il n’y a plus que cette carte-ci dedans.
    .r2 = Si aucun adversaire n’a de carte dans son étal, cette carte va dans votre défausse et vous gardez l’action bonus. En équipes, votre étal commun est hors d’atteinte.
    .r3 = Vous pouvez prendre une Camelote. Un caméléon qui a copié cette carte redevient un simple caméléon dans l’étal.

ruling-accordion =
    .r1 = Elle compte pour 4, 5 ou 6 si rien d’autre ne change sa valeur ; sinon pour sa valeur actuelle, 1 de moins ou 1 de plus.
    .r2 = Cela ne vaut que dans une pile, jamais dans un paiement.

ruling-winter-is-coming =
    .r1 = L’autre pile est facultative et suit toutes les règles : numéro suivant, une seule peuplade, total exact.
    .r2 = Cela marche aussi si la pile a été construite par { card-charm }.

## Ocelots

ruling-bold-haggler =
    .r1 = Le dé porte 0, 1, 1, 2, 2 et 3. Après le lancer, la nouvelle valeur est obligatoire.
    .r2 = Le bonus dure jusqu’à la fin du tour, tant que cette carte reste dans votre main. Si elle l’a quittée et y est revenue, vous pouvez de nouveau lancer le dé.
    .r3 = Vous pouvez lancer le dé à tout moment de votre tour où aucun autre effet n’est en cours, mais pas pendant la phase de rangement.

ruling-new-season =
    .r1 = S’il y a une carte de peuplade dans votre défausse, vous devez en jeter une. La Camelote ne peut pas être choisie.
    .r2 = Si la pioche du marché est vide, la défausse du marché est mélangée, avec la carte que vous venez de jeter : elle peut donc revenir.

ruling-whirligig =
    .r1 = Si vous ne pouvez pas piocher autant de cartes que vous en avez défaussé, vous en recevez autant que vous en avez vraiment pioché.
    .r2 = L’autre main garde toujours son nombre de cartes, et les autres joueurs n’en voient aucune.
    .r3 = Si vous n’avez pas d’autre carte en main, il ne se passe rien.

ruling-charm =
    .r1 = Si la carte convient, vous devez la construire. Cela ne coûte pas d’action et peut faire gagner la partie.
    .r2 = Les changements en vigueur comptent, par exemple { card-flashy-show } ou { card-nasty-threat }, et { card-accordion } peut utiliser son propre effet.
    .r3 = Un caméléon est construit si une carte qu’il peut copier le permet. La carte { card-winter-is-coming }, construite ainsi, vous permet d’en construire une autre.

ruling-gamble =
    .r1 = On n’échange pas plus de cartes que n’en compte la plus petite main : avec des mains de 1 et 4, un 3 fait passer une carte dans chaque sens.
    .r2 = Toutes les cartes sont tirées avant de changer de main : aucune carte reçue n’est renvoyée.
    .r3 = Le dé porte 0, 1, 1, 2, 2 et 3. Sur un 0, rien n’est échangé, mais vous gardez l’action bonus.

ruling-blindfold =
    .r1 = La valeur à deviner est l’actuelle, changements compris. Bonne réponse ou non, la carte est montrée à tous.
    .r2 = On peut nommer toute valeur que peut alors avoir une de vos cartes, par exemple 6 avec { card-flashy-show }. Vous en choisissez une de 1 à 5, à laquelle s’appliquent les changements ultérieurs.
    .r3 = Si vous n’avez pas d’autre carte en main, il ne se passe rien. En équipes, ce n’est jamais à votre coéquipier de deviner.

## Caméléons

ruling-flexible-shopkeeper =
    .r1 = Elle doit copier si elle le peut, et elle copie tout : peuplade, valeur, type et effet. Si elle copie un autre caméléon, passez à une carte que celui-ci peut copier.
    .r2 = Tant que votre étal est vide, c’est un simple caméléon de valeur 1.
    .r3 = Elle peut copier une Camelote de cette pile ; elle compte alors comme Camelote.

ruling-reflection =
    .r1 = Elle doit copier si elle le peut. Si les défausses de tous les autres joueurs sont vides, c’est un simple caméléon de valeur 2.
    .r2 = Elle peut copier une Camelote : elle vaut alors 1 et ne peut normalement pas être construite.
    .r3 = Jetée, elle va dans la défausse du marché, même pendant qu’elle copie une Camelote.

ruling-good-old-times =
    .r1 = Vous pouvez jeter une carte d’abord, puis la copier. Vous pouvez aussi en jeter une pendant la phase de rangement.
    .r2 = Si une autre carte recouvre celle qui est copiée, la copie continue : elle dure le temps du tour, ou le temps de l’effet copié.
    .r3 = Une seule capacité par tour : si vous avez utilisé la sienne, vous ne pouvez pas utiliser celle d’une carte copiée.

ruling-gift-voucher =
    .r1 = Ce n’est pas un achat : rien n’est payé et aucun effet d’achat ne se produit.
    .r2 = Au marché, cette carte peut être achetée ou prise comme une autre.
    .r3 = Si le marché est vide, il ne se passe rien et cette carte va dans votre défausse.

ruling-trendsetting =
    .r1 = Elle doit copier si elle le peut, et elle copie tout : peuplade, valeur, type et effet. Jouée comme technique, elle donne aussi l’action bonus de la carte copiée.
    .r2 = Elle peut servir à payer la carte même qu’elle copie.
    .r3 = Si elle a servi de copie et reste dans votre main, elle le demeure pour ce tour, même si la carte copiée quitte le marché.

ruling-seeing-doubles =
    .r1 = La carte copiée reste dans votre main, à moins d’être utilisée elle-même : les deux peuvent faire partie d’un même paiement ou d’une même pile.
    .r2 = Si c’est votre seule carte, c’est un simple caméléon de valeur 5.

## Camelote

ruling-junk =
    .r1 = Dans un paiement, elle compte pour 1. Là où un effet demande une carte de peuplade, la Camelote ne convient pas.
    .r2 = La réserve de Camelote ne s’épuise jamais.
    .r3 = Si votre paquet et votre défausse sont vides, la Camelote remplace les cartes à piocher pendant la phase de rangement, même par une capacité, mais pas avant.
