## Comment une donne se fait, et ce que cela prouve

web-deal-title = Des cartes que personne n’a choisies, et vous pouvez le vérifier
web-deal-how = Le serveur et la page de chacun tirent un nombre secret et montrent un engagement sur ce nombre. Ce n’est qu’une fois tous les engagements réunis que les nombres sont révélés, et c’est leur ensemble qui fait les mélanges. La partie finie, vous pouvez vérifier chaque étape.
web-deal-coming = La partie commencera d’elle-même dès que tout le monde sera là.
web-deal-commit = On distribue. Engagements attendus : { $names }…
web-deal-reveal = On distribue. Nombres attendus : { $names }…
web-deal-ready = On distribue les cartes…
web-deal-fingerprint = Empreinte de cette donne :
web-deal-fingerprint-how = Notez-la, ou comparez-la avec vos amis : elle vaut pour tous les engagements, avant qu’aucun nombre soit révélé.
web-deal-fingerprint-late = Ce navigateur n’était pas là quand les engagements ont été montrés : il ne peut pas dire depuis quand ce sont ceux-ci.
web-deal-doubt-terms = Cette page ne prend pas part à cette donne : ce qu’il faudrait signer n’est pas ce qu’on lui montre. Rechargez la page ; si cela persiste, ne jouez pas ici.
web-deal-doubt-list = Cette page ne prend pas part à cette donne : les engagements ne sont pas ceux qu’on lui avait montrés. Demandez à qui tient ce serveur.
web-deal-withdrawn = { $count ->
        [one] Une donne a été annulée à cette table :
       *[other] { $count } donnes ont été annulées à cette table :
    }
web-deal-withdrawn-last = { $step ->
        [commit] La donne a été annulée, faute d’engagement à temps : { $names }.
       *[reveal] La donne a été annulée, faute du bon nombre à temps : { $names }.
    }
web-deal-withdrawn-each = { $step ->
        [commit] Donne { $number } ({ $seats }), faute d’engagement : { $names }.
       *[reveal] Donne { $number } ({ $seats }), faute du bon nombre : { $names }.
    }
web-deal-withdrawn-renewed = Donne { $number } ({ $seats }) : le serveur a été renouvelé entre-temps.

web-end-fair = Les mélanges étaient-ils honnêtes ?
web-end-fair-about = Avant la partie, le serveur et la page de chacun se sont engagés sur un nombre, et ne l’ont révélé qu’une fois tous les engagements montrés. Qui s’engage ne connaît aucun autre nombre, et qui révèle n’en change plus aucun : personne n’a donc pu choisir les mélanges, pas même qui tient ce serveur.
web-end-fair-old = Cette partie a été distribuée quand personne ne devait encore s’engager sur son nombre : qui voyait celui des autres pouvait choisir le sien. Elle peut donc être cohérente, mais on ne peut prouver qu’elle est équitable.
web-end-fair-verify = Ici, votre navigateur recalcule lui-même chaque nombre. Que la partie a été jouée avec eux, c’est en la rejouant qu’on le prouve, avec la partie téléchargée : { $command }
web-end-fair-check = Vérifier les mélanges
web-end-fair-checking = On recompte…
web-end-fair-fair = Équitable : personne n’a pu choisir cette clé, pas même qui tient ce serveur. { web-end-fair-counted }
web-end-fair-follows = Tout concorde. C’est prouvé équitable pour qui a noté l’empreinte avant la donne et tiré l’un des nombres ; ce n’est pas le cas de ce navigateur. { web-end-fair-counted }
web-end-fair-consistent = Complet et cohérent ; l’équité n’est pas prouvée, puisque personne ne devait s’engager sur son nombre. { web-end-fair-counted }
web-end-fair-counted = { $shuffles ->
        [one] Un mélange
       *[other] { $shuffles } mélanges
    } et { $others ->
        [0] aucun dé
        [one] un dé ou une carte au hasard
       *[other] { $others } dés et cartes au hasard
    } donnent ce que dit la clé.
web-end-fair-bad = Quelque chose ne va pas : { $wrong ->
        [0] voyez les points marqués.
        [one] un tirage donne autre chose.
       *[other] { $wrong } tirages donnent autre chose.
    } Gardez la partie téléchargée et demandez à qui tient ce serveur.
web-end-fair-failed = La preuve n’a pas pu être chargée. Réessayez dans un instant.
web-end-fair-list-same = Les engagements sont ceux qu’on a montrés à ce navigateur avant qu’aucun nombre soit révélé
web-end-fair-list-differs = Les engagements ne sont pas ceux qu’on a montrés à ce navigateur avant la donne
web-end-fair-list-unknown = Ce navigateur n’a pas vu les engagements avant la donne : il ne peut pas dire depuis quand ce sont ceux-ci
web-end-fair-terms = Ils valent pour cette table, ce jeu, ses règles, ses options et ces places
web-end-fair-terms-bad = Ils ne valent pas pour cette table, ce jeu, ces règles et ces options
web-end-fair-key = La clé du serveur est celle sur laquelle il s’était engagé
web-end-fair-key-bad = La clé du serveur n’est pas celle sur laquelle il s’était engagé
web-end-fair-nonces = Le nombre de chacun est celui sur lequel il s’était engagé
web-end-fair-nonces-bad = Le nombre de quelqu’un n’est pas celui sur lequel il s’était engagé, ou il manque
web-end-fair-nonce-same = Le nombre tiré par ce navigateur est parmi eux
web-end-fair-nonce-other = Le nombre de votre place a été tiré par un autre de vos appareils ; vérifiez là-bas, si c’était bien vous
web-end-fair-nonce-unknown = Ce navigateur n’a tiré aucun de ces nombres
web-end-fair-mix = La clé de la partie est faite de la clé du serveur et des nombres de tous
web-end-fair-mix-bad = La clé de la partie n’est pas faite de la clé du serveur et des nombres de tous
web-end-fair-draws = Les nombres donnés pour les mélanges et les dés découlent de cette clé, et aucun n’a été sauté
web-end-fair-draws-bad = Certains des nombres donnés pour les mélanges et les dés ne découlent pas de cette clé
web-end-fair-never = Aucune donne n’a été annulée à cette table
