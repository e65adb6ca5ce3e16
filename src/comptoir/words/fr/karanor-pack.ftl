# Ce qui ne va pas dans un pack de contenu des Marchands de Karanor. Les clés sont les codes des problèmes.

error-bad-pack = { $count ->
    [one] On ne peut pas jouer avec ce pack de contenu : quelque chose ne va pas. Corrigez-le et réessayez.
   *[other] On ne peut pas jouer avec ce pack de contenu : { $count } choses ne vont pas. Corrigez-les et réessayez.
}
pack-problem = { $file }, { $entry } : { $reason }
pack-problem-whole = { $file } : { $reason }

## Fichiers

pack-problem-no-such-file = il n’y a pas de tel fichier ou dossier.
pack-problem-no-package = le paquet « { $package } », où il devrait se trouver, n’est pas installé.
pack-problem-same-name = un autre pack porte déjà ce nom.
pack-problem-same-pack = il se joue exactement comme « { $other } », seuls les mots diffèrent : un des deux suffit.
pack-problem-no-files = ce dossier ne contient aucun fichier .toml.
pack-problem-unreadable = impossible à lire.
pack-problem-too-large = ce fichier dépasse { $most } Mo, c’est trop pour un pack.
pack-problem-not-utf8 = ce fichier n’est pas du texte en UTF-8.
pack-problem-bad-toml = la ligne { $line }, colonne { $column }, n’est pas du TOML (« { $reason } »).
pack-problem-bad-toml-somewhere = ce n’est pas du TOML (« { $reason } »).
pack-problem-missing-table = cette table manque au pack.
pack-problem-repeated-table = { $other } contient déjà cette table, et il n’en faut qu’une.
pack-problem-unknown-table = cette table n’existe pas. Possible : { $allowed }.

## Valeurs

pack-problem-missing-key = il manque « { $name } ».
pack-problem-unknown-key = « { $name } » n’a pas de sens ici. Possible : { $allowed }.
pack-problem-wrong-type = « { $name } » ne peut pas valoir { $given } ; il faut { $expected ->
    [text] un texte.
    [number] un nombre entier.
    [flag] true ou false.
    [list] une liste.
   *[table] une table.
}
pack-problem-out-of-range = « { $name } » ne peut pas valoir { $given }. Choisissez un nombre de { $least } à { $most }.
pack-problem-zero = « { $name } » ne peut pas valoir 0 : cela ne ferait rien.
pack-problem-empty = « { $name } » est vide.
pack-problem-too-long = « { $name } » compte { $found } caractères ; { $most } est le maximum.
pack-problem-unprintable = « { $name } » contient un saut de ligne ou un autre caractère qui ne s’imprime pas.
pack-problem-bad-color = « { $name } » ne peut pas valoir « { $given } » ; une couleur s’écrit #rrggbb.
pack-problem-not-allowed = « { $name } » ne peut pas valoir « { $given } ». Possible : { $allowed }.
pack-problem-not-true = « { $name } » ne peut valoir que true ; sinon, ne l’écrivez pas.
pack-problem-bad-id = un id commence par une lettre et compte au plus 40 lettres minuscules sans accent, chiffres et tirets bas.
pack-problem-reserved-id = « { $given } » a déjà un sens dans un pack et ne peut pas servir d’id.
pack-problem-repeated-id = { $other } porte déjà cet id.
pack-problem-source-without-note = ce qui a pour source « { $given } » dit dans « source_note » ce qui en vient.

## Références et primitives

pack-problem-unknown-reference = « { $name } » désigne « { $given } », mais aucune entrée { $table } ne porte cet id.
pack-problem-unknown-place = « { $name } » désigne « { $given } », mais aucun territoire ne porte cet id. Possible aussi : { $allowed }.
pack-problem-unknown-primitive = { $kind ->
    [condition] il n’y a pas de condition « { $given } ».
    [cost] il n’y a pas de coût « { $given } ».
    [trigger] il n’y a pas de déclencheur « { $given } ».
    [steal] « { $given } » ne se vole pas.
   *[effect] il n’y a pas d’effet « { $given } ».
} Possible : { $allowed }.
pack-problem-not-one-primitive = chaque élément de « { $name } » dit exactement une chose ; en voici un qui en dit { $found }.
pack-problem-needs-rival = « { $given } » concerne un rival que le joueur désigne ; il faut « target = rival ».
pack-problem-nobody-named = « { $given } » a « target = rival », mais le joueur ne désigne personne ici : il faut « target = rival » pour la règle entière.
pack-problem-no-actor = il n’y a pas d’« actor » ici, seulement dans les réponses à quelque chose. Déclencheurs qui en ont un : { $allowed }.
pack-problem-needs-actor = une carte qui répond (« trigger = { $given } ») a « target = actor ».
pack-problem-no-event = « event_at » demande que quelque chose vienne de se passer. Déclencheurs qui ont un lieu : { $allowed }.
pack-problem-steals-from-self = personne ne se vole soi-même : « steal » demande une autre cible.
pack-problem-for-the-user = « { $given } » ne peut profiter qu’au joueur à qui est la carte : « target = self ».
pack-problem-nothing-to-negate = « negate » demande « trigger = targeted ».
pack-problem-no-move-to-end = « end_move » demande un déplacement. Déclencheurs qui en ont un : { $allowed }.
pack-problem-not-lasting = « { $given } » n’arrive qu’une fois ; une tuile avec « trigger = own » ne peut que « modify » et « forbid ».

## Entrées

pack-problem-half-common = « market2 » et « associate » valent tous deux true ou tous deux false : une ressource commune a les deux.
pack-problem-not-harvestable = cette ressource ne se récolte nulle part.
pack-problem-no-associate = cette ressource commune n’a pas d’associé.
pack-problem-not-common = « { $given } » n’est pas une ressource commune et n’a pas d’associé.
pack-problem-not-one-resource = « { $name } » contient exactement une ressource, à raison de 1.
pack-problem-price-differs = « cost_gold » vaut { $given }, mais « recruit_gold » vaut { $needed } dans les règles : tous les associés coûtent autant.
pack-problem-not-a-city = « { $given } » n’est pas une cité.
pack-problem-same-city = { $other } a déjà cette cité.
pack-problem-only-paid = cela se paie en or et en ressources seulement : « pay » et rien d’autre.
pack-problem-only-resources = une livraison demande des ressources nommées, ni or ni « any ».
pack-problem-needs-once = un artefact dont on se sert demande « once = turn » ou « once = game ».
pack-problem-works-by-itself = « { $name } » n’a pas de sens avec « trigger = { $given } » : une telle tuile agit d’elle-même.
pack-problem-quest-without-when = une quête que l’on garde demande « when », par exemple le lieu où on la réalise.
pack-problem-immediate-when = un choix immédiat se fait sur place et ne peut pas avoir de « when » ; une option le peut.
pack-problem-immediate-without-choice = un choix immédiat demande au moins deux options.
pack-problem-immediate-without-way-out = un choix immédiat demande une option toujours possible : sans « cost », « when » ni « target = rivals_here ».
pack-problem-no-first-part = aucune quête n’a cette suite.
pack-problem-several-first-parts = plusieurs quêtes ont cette suite : { $given }.

## La carte

pack-problem-one-way = { $name ->
    [land] la route vers « { $given } » ne mène pas dans l’autre sens : elle manque là-bas.
   *[sea] la voie maritime vers « { $given } » ne mène pas dans l’autre sens : elle manque là-bas.
}
pack-problem-repeated-neighbour = « { $name } » nomme « { $given } » plus d’une fois.
pack-problem-own-neighbour = « { $name } » nomme le territoire lui-même.
pack-problem-linked-twice = une route et une voie maritime mènent à « { $given } » ; une seule suffit.
pack-problem-wrong-shore = { $name ->
    [land] une route mène à « { $given } », qui est sur une autre île : seul « sea » y mène.
   *[sea] une voie maritime mène à « { $given } », qui est sur la même île : seul « land » y mène.
}
pack-problem-empty-island = aucun territoire n’est sur cette île.
pack-problem-island-in-pieces = cette île n’est pas d’un seul tenant : par voie de terre, on n’atteint pas { $given }.
pack-problem-unreachable = ce territoire est hors d’atteinte, par terre comme par mer.

## Nombres

pack-problem-wrong-count = « { $given } » est annoncé à { $declared }, mais il y en a { $found }.
pack-problem-too-few = à { $players } joueurs, il faut { $needed } « { $given } », mais il y en a { $found }.
pack-problem-too-many = { $given ->
    [territory] il y a { $found } territoires ; { $most } est le maximum.
   *[face] il y a { $found } cartes et tuiles différentes ; { $most } est le maximum.
}
