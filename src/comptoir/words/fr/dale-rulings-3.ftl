# La Vallée des Marchands : points de règle sur les cartes du jeu 3, montrés sous le texte d’une carte. Raisons et sources : docs/rulings.

## Varans

ruling-rigorous-chronicler =
    .r1 = Vous annoncez sa valeur avec le paiement, qui doit alors suffire sans carte superflue. Deux exemplaires peuvent avoir des valeurs différentes.
    .r2 = Les changements de valeur s’ajoutent à celle que vous annoncez : avec { card-flashy-show }, elle compte pour 2, 3 ou 4.
    .r3 = Dans une pile, elle a sa valeur normale.

ruling-refreshing-drink =
    .r1 = Vous pouvez aussi l’utiliser pendant la phase de rangement. Tant que le marché n’est pas complété, votre main l’est alors de nouveau ; après, elle ne l’est plus.
    .r2 = Si elle a quitté votre main et y est revenue dans le même tour, vous pouvez l’utiliser de nouveau.

ruling-duplicate-entry =
    .r1 = Vous pouvez laisser toutes les cartes dans votre paquet ; il est mélangé quand même.
    .r2 = Si votre paquet est vide, il ne se passe rien : chercher dans un paquet ne fait jamais mélanger la défausse.

ruling-history-lesson =
    .r1 = Si vous n’en retirez aucune, votre paquet n’est pas mélangé.
    .r2 = Cette carte n’est jamais du lot : pendant sa résolution, elle n’est pas encore dans votre défausse.

ruling-cultural-preservation =
    .r1 = Dès que vous avez choisi au moins une carte, vous en prenez exactement une en main. Si vous n’en choisissez aucune, votre paquet est mélangé quand même.
    .r2 = Les autres voient les cartes que vous défaussez, mais pas celle que vous prenez.
    .r3 = Si votre paquet est vide, il ne se passe rien : chercher dans un paquet ne fait jamais mélanger la défausse.

ruling-slice-of-life =
    .r1 = Vous pouvez aussi l’utiliser pendant la phase de rangement ; si votre main est alors trop petite, elle est complétée de nouveau.
    .r2 = Si aucune carte ne peut être piochée, vous ne pouvez pas l’utiliser ; au rangement, vous piochez alors une Camelote.

## Lémurs

ruling-voracious-consumer =
    .r1 = Cette carte n’est pas mélangée avec les autres : elle va ensuite dans votre défausse, alors vide.
    .r2 = Si votre défausse est vide, votre paquet est simplement mélangé.

ruling-delightful-surprise =
    .r1 = Les deux vont dans la défausse du marché, dans l’ordre que vous voulez, jamais dans la vôtre. Si un caméléon la copie, c’est lui qui est jeté.
    .r2 = S’il n’y a qu’une carte, elle est à vous ; s’il n’y en a aucune, cette carte-ci est jetée quand même.
    .r3 = Les autres ne voient pas la carte que vous gardez.

ruling-fortunate-upgrade =
    .r1 = Vous ne pouvez pas garder toutes vos cartes ; mais si vous n’en avez pas d’autre en main, vous piochez quand même.
    .r2 = Une pioche du marché vide est d’abord reformée avec la défausse du marché, y compris la carte que vous venez de jeter.

ruling-replacement =
    .r1 = On compare la valeur actuelle de votre carte à la valeur imprimée de celle du marché, quel que soit le surcoût : pour un 3, prenez un 2, un 3 ou un 4.
    .r2 = Si aucune carte du marché ne convient, la vôtre est jetée quand même. Si vous n’avez pas de carte de peuplade en main, il ne se passe rien.
    .r3 = L’emplacement est rempli pendant la phase de rangement.

ruling-fashion-hint =
    .r1 = Vous pouvez faire les deux choses, une seule ou aucune.
    .r2 = Votre carte va sur le dessus de la défausse du marché. Ce n’est pas un achat.

ruling-royal-privilege =
    .r1 = L’emplacement de la première carte n’est pas rempli avant que vous choisissiez l’autre. Un paiement ne rapporte pas plus d’une carte supplémentaire.
    .r2 = Vous pouvez jeter la carte que vous venez d’acheter, mais pas celle-ci : elle est déjà dans votre défausse.
    .r3 = La carte supplémentaire compte comme achetée : la carte { card-binoculars } peut donc servir une fois de plus.

## Pirolles

ruling-pompous-professional =
    .r1 = S’il y a une carte de la peuplade nommée, vous devez en prendre exactement une.
    .r2 = Vous pouvez nommer toute peuplade de la partie, mais pas la Camelote, qui n’appartient à aucune.
    .r3 = Si votre paquet ne suffit pas, votre défausse est mélangée ; si cela ne suffit toujours pas, continuez avec ce qu’il y a.

ruling-bribe =
    .r1 = Chaque exemplaire compte dans les paiements de ce tour : après avoir payé avec deux, vous complétez votre main jusqu’à 7 cartes.
    .r2 = Il suffit d’avoir payé avec elle : au rangement, peu importe qu’elle soit déjà dans votre défausse.

ruling-burglary =
    .r1 = Vous annoncez une valeur de 1 à 5, et c’est la valeur imprimée qui compte. Tout le monde voit la carte.
    .r2 = Si ce paquet est vide, la défausse de son propriétaire est d’abord mélangée ; si les deux sont vides, il ne se passe rien.

ruling-grasp =
    .r1 = Vous annoncez une valeur de 1 à 5, et c’est la valeur imprimée qui compte. Bonne réponse ou non, tout le monde voit la carte.
    .r2 = Si ce joueur n’a pas de carte, il ne se passe rien.

ruling-periscope =
    .r1 = Vous pouvez nommer n’importe quelle carte de la partie, même la Camelote. Si les deux cartes portent ce nom, elles sont toutes deux à vous.
    .r2 = Si la première est la bonne, elle vient dans votre main avant que la seconde soit retournée.
    .r3 = Si le paquet s’épuise, la défausse de son propriétaire est mélangée, avec la première carte à moins que vous l’ayez prise.

ruling-sudden-nap =
    .r1 = Une carte Camelote retourne dans la réserve de Camelote, une carte de peuplade va sur la défausse du marché.
    .r2 = Si ce joueur n’a pas de carte, il ne se passe rien.

## Échidnés

ruling-carefree-swapper =
    .r1 = Vous ne pouvez pas refuser. Si les défausses de tous les autres joueurs sont vides, il ne se passe rien et cette carte va dans la vôtre.
    .r2 = Cette carte appartient désormais à ce joueur, et l’autre est à vous.

ruling-bargain-seeker =
    .r1 = Si l’emplacement sans surcoût est vide, c’est la carte présente la plus à droite qui est jetée.
    .r2 = Les autres cartes ne glissent pas : chaque emplacement vide est rempli sur place, en partant de la droite.
    .r3 = Vous pouvez aussi l’utiliser pendant la phase de rangement.

ruling-delicacy =
    .r1 = Si vous échangez, cette carte est l’une des deux mélangées avec ce paquet ; sinon, elle est défaussée comme d’habitude.
    .r2 = Les cartes ne sont montrées qu’à vous, et celle que vous avez prise reste cachée.
    .r3 = Un paquet vide est d’abord reformé avec sa défausse ; si les deux sont vides, il ne se passe rien.

ruling-umbrella =
    .r1 = Si vous échangez, cette carte va dans la main de ce joueur ; sinon, elle est défaussée comme d’habitude.
    .r2 = Si ce joueur n’a qu’une carte en main, vous regardez celle-là ; s’il n’en a aucune, il ne se passe rien.

ruling-velocipede =
    .r1 = Une pile achevée n’est jamais revérifiée, quel que soit maintenant son total.
    .r2 = Si tous les étals sont vides, il ne se passe rien et cette carte va dans votre défausse.

ruling-matching-colours =
    .r1 = Comparez la valeur actuelle de votre carte à la valeur imprimée de celle de l’étal : une carte qui vaut 3 ce tour-ci s’échange contre un 3 imprimé.
    .r2 = S’il existe une paire, vous devez échanger ; sinon, il ne se passe rien.
    .r3 = Vous ne pouvez pas donner cette carte elle-même. En équipes, l’étal doit être celui de l’autre équipe.

## Blanchons

ruling-arcane-scholar =
    .r1 = Le dé porte deux fois les étoiles, trois fois la planète et une fois la comète ; une des planètes porte le symbole de relance.
    .r2 = Comète : vous pouvez aussi défausser la carte que vous venez de piocher. Si vous avez moins de 2 cartes en main, défaussez-les toutes.
    .r3 = Étoiles : si votre paquet s’épuise, votre défausse est mélangée, avec la carte qui vient d’y aller.

ruling-barometer =
    .r1 = C’est la valeur imprimée de la carte jetée qui compte ; les changements de valeur survenus plus tard dans le tour s’y appliquent.
    .r2 = La nouvelle valeur cesse à la fin du tour, ou quand cette carte quitte votre main.
    .r3 = Vous pouvez aussi l’utiliser pendant la phase de rangement. Si la pioche et la défausse du marché sont toutes deux vides, vous ne pouvez pas.

ruling-bad-omen =
    .r1 = Si votre paquet ne suffit pas, votre défausse est mélangée ; si cela ne suffit toujours pas, continuez avec ce qu’il y a.
    .r2 = Les autres ne voient que la carte que vous jetez.

ruling-festival =
    .r1 = Le dé porte deux fois les étoiles, trois fois la planète et une fois la comète. Sur les étoiles, rien n’est pioché, mais vous gardez l’action bonus.
    .r2 = La comète n’est pas un achat : rien n’est payé.
    .r3 = Après le symbole de relance, le nouveau résultat remplace l’ancien. S’il porte encore le symbole, vous pouvez relancer de nouveau.

ruling-celestial-guidance =
    .r1 = Le dé porte deux fois les étoiles, trois fois la planète et une fois la comète. S’il y a une carte à prendre, vous devez en prendre une.
    .r2 = Planète avec un paquet vide : vous ne trouvez rien et la défausse n’est pas mélangée.
    .r3 = Les étoiles ne ramènent jamais cette carte : pendant sa résolution, elle n’est pas encore dans votre défausse.

ruling-calendar =
    .r1 = Vous pouvez aussi l’utiliser pendant la phase de rangement, mais pas si votre défausse est vide.
    .r2 = Cela compte comme mélanger votre paquet : les autres peuvent utiliser { card-balancing }.

## Dendrolagues

ruling-clever-guardian =
    .r1 = Vous pouvez regarder la carte stockée à tout moment, les autres non, et aucun autre effet ne peut l’atteindre.
    .r2 = Si vous avez une autre carte en main, vous devez en stocker une. Sinon, cette carte-ci est défaussée aussitôt.
    .r3 = Vous avez l’action bonus dans le tour où vous jouez cette carte.

ruling-barricade =
    .r1 = Votre main peut dépasser sa taille limite : avec 5 cartes, vous pouvez prendre 2 Camelotes et en avoir 7.
    .r2 = Elle agit même si vous venez de la piocher en complétant votre main. Chaque exemplaire sert une fois pendant votre phase de rangement.

ruling-wheelbarrow =
    .r1 = Vous pouvez regarder la carte stockée à tout moment, mais vous ne décidez qu’au début de votre prochain tour.
    .r2 = Si aucune carte ne peut être piochée, rien n’est stocké et cette carte-ci est défaussée aussitôt.

ruling-vigilance =
    .r1 = S’il y a une carte dans votre paquet, vous devez en stocker une. Les autres ne la voient pas et aucun autre effet ne peut l’atteindre.
    .r2 = Si votre paquet est vide, rien n’est stocké, la défausse n’est pas mélangée et cette carte-ci est défaussée aussitôt.

ruling-supply-depot =
    .r1 = Vous pouvez stocker deux cartes, une ou aucune. Sans carte stockée, celle-ci est défaussée aussitôt.
    .r2 = Toutes les cartes stockées reviennent, pas seulement l’une d’elles. D’ici là, aucun autre effet ne peut les atteindre.

ruling-tactical-measurement =
    .r1 = Vous pouvez aussi l’utiliser pendant la phase de rangement ; si votre main est alors trop petite, elle est complétée de nouveau.
    .r2 = Si aucune carte ne peut être piochée, vous ne pouvez pas l’utiliser ; au rangement, vous piochez alors une Camelote.
    .r3 = Si elle a quitté votre main et y est revenue dans le même tour, vous pouvez l’utiliser de nouveau.
