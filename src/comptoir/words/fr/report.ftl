# Les rapports : ce que les parties d’une étude ont donné, en une page.

report-title = Rapport : { $study }
report-written = Écrit : { $page } et { $text }
report-counts = Parties : { $games } ; terminées : { $finished } ; comptées ici : { $counted } ; erreurs : { $errors }.
report-game = { $games } parties, { $deals } donnes.
report-few = Il n’y a que { $deals } donnes : presque tout ce qui suit est dû au hasard. Regardez les intervalles, pas les chiffres.
report-empty = Aucune partie de cette étude ne peut être comptée : aucune n’est allée à son terme, ou leurs lignes ne sont pas crédibles. Il n’y a donc rien à dire, sinon ce qui était étudié.
report-stands = Ce qui ressort
report-stands-how = Pour chaque sorte de chiffre, ceux qui s’éloignent le plus de ce qu’on attendrait, s’ils tiennent quand on regarde ensemble tous les chiffres de leur tableau (Holm, 5 %).
report-stands-nothing = Rien ne ressort : aucun chiffre ne tient quand on regarde ensemble tous ceux de son tableau (Holm, 5 %). Cela ne dit pas que tout se vaut ; plus de parties montreraient des écarts plus petits.
report-finding-share = { $about } : { $figure } de victoires ({ $note }), quand { $fair } serait équitable.
report-finding-turns = { $about } : les parties avec cette peuplade sont plus { $more ->
    [yes] longues
   *[no] courtes
} que sans elle, de { $figure } tours ({ $note }).
report-finding-first-wins = { $about } : avec cette peuplade, qui commence gagne { $more ->
    [yes] plus
   *[no] moins
} souvent que sans elle, de { $figure } points de pourcentage ({ $note }).
report-finding-called-off = { $about } : avec cette peuplade, { $figure } parties sur cent de { $more ->
    [yes] plus
   *[no] moins
} que sans elle sont arrêtées ({ $note }).
report-finding-families = { $about } : qui en a acheté plus que la moyenne de sa table a gagné { $more ->
    [yes] plus
   *[no] moins
} souvent que qui en a acheté moins, de { $figure } points de pourcentage ({ $note }).
report-finding-pairs = { $about } : quand les deux sont en jeu, qui a acheté davantage de la première a gagné plus souvent que qui a acheté davantage de la seconde, de { $figure } points de pourcentage ({ $note }).
report-finding-cards = { $about } : qui a acheté cette carte a gagné { $more ->
    [yes] plus
   *[no] moins
} souvent que la moyenne de sa partie, de { $figure } points de pourcentage ({ $note }).
report-held = Avec une étoile (*) : pas ce qu’on attendrait, même quand on regarde ensemble tous les chiffres de ce tableau (Holm, 5 %).
report-missing = Cette étude n’a pas de tableau { $table } : ce qui en dépend est omis.
report-fault-twice = Contradiction : { $games } parties portent le numéro d’une autre. Elles ne comptent dans aucun chiffre.
report-fault-nobody = Contradiction : { $games } parties terminées n’ont été gagnées par personne, ou par une place qui n’existe pas. Elles ne comptent dans aucun chiffre.
report-fault-lacking = Contradiction : il manque à { $games } parties quelque chose que toute ligne possède. Elles ne comptent dans aucun chiffre.
report-fault-bots = Contradiction : { $games } parties nomment plus de robots que de joueurs, ou moins. Elles ne comptent dans aucun chiffre.
report-fault-seats = Contradiction : dans { $games } parties, les lignes des places ne s’accordent pas avec la partie. Elles ne comptent dans aucun chiffre.
report-fault-cards = Contradiction : dans { $games } parties, les lignes des cartes ne s’accordent pas avec les places. Elles ne comptent dans aucun chiffre.
report-fault-count = Contradiction : le tableau des parties a { $games } lignes, et study.json en annonce un autre nombre. On compte ce qui s’y trouve.
report-fault-another = Contradiction : un tableau a été écrit par une autre étude que celle dont parle study.json. On compte ce qui s’y trouve.

report-studied = Ce qui était étudié
report-levels-more = { $levels } et { $left } autres
report-design = Plan : { $design } ; cellules : { $cells } ; parties demandées pour chacune : { $games } ; graine : { $seed }.
report-made-by = Joué par Comptoir { $version } (version { $build ->
    [compiled] compilée
   *[other] simple
}), sources { $sources }.

report-how = Comment lire cette page
report-how-wins = Une victoire partagée à deux compte pour moitié à chacun ; en équipes, les deux coéquipiers gagnent. La part équitable est ce qu’une place gagnerait si toutes se valaient.
report-how-intervals = Chaque chiffre vient avec son effectif n et son intervalle à 95 %. Les parties jouées avec les mêmes cartes et les mêmes dés forment une donne et comptent ensemble : les parts ont l’intervalle de Wilson pour autant de places indépendantes qu’elles en valent d’après la variance entre donnes ; les moyennes, et les écarts au sein de l’étude, ont celui de Student par donne, et les écarts entre parts jamais moins que celui de Newcombe.
report-how-cards = Que les gagnants aient acheté une carte plus souvent ne dit pas qu’elle les a fait gagner : qui mène achète plus de tout, et qui achète tard est encore en course.

report-note = { $low } à { $high } ; n = { $n }
report-note-unsure = une seule donne ; n = { $n }
report-p-small = < { $least }
report-place = { $place ->
    [1] joue en premier
   *[other] joue en { $place }e
}
report-side = Équipe { $side }
report-changed = { $section } : { $about }
report-holds = { $holds ->
    [yes] oui
   *[no] non
}

report-bots = Victoires par robot
report-bots-how = La part de victoires de chaque sorte de robot, à chaque taille de table.
report-order = Victoires selon l’ordre du tour
report-order-how = Est-il bon de commencer ? La part de victoires selon la place dans l’ordre du tour.
report-sides = Victoires par équipe
report-sides-how = La part de victoires de chaque équipe ; la première équipe commence quand la première place commence.
report-lengths = Durée des parties
report-lengths-how = En tours de tous les joueurs ensemble, ou en manches dans Marchands de Karanor ; les choix sont ceux qui offrent au moins deux options.
report-sets = Les parties avec une peuplade, et sans elle
report-sets-how = Les parties avec chaque peuplade face à toutes les autres de cette étude à une telle table : leur durée, la part de victoires de qui commence, la part de parties arrêtées s’il y en a, et ce que chacune a de plus ou de moins que sans la peuplade. Les plus longues d’abord.
report-doing = Ce que font les gagnants
report-doing-how = Moyennes par place : chez tous, chez les gagnants, chez les autres, et l’écart entre ces deux-là.
report-trading = Offres acceptées
report-trading-how = Combien des offres d’un robot ont abouti ; n compte les offres.
report-rounds = Manche après manche
report-rounds-how = Ce que les gagnants et les autres possèdent à la fin de chaque manche. Seules les longues parties ont les dernières manches : leur n est plus petit.
report-families = Qui gagne avec quoi
report-families-how = Les places qui ont acheté plus de cartes d’une peuplade (dans Karanor : d’une sorte) que la moyenne de leur table, et celles qui en ont acheté moins : leurs parts de victoires, et l’écart au-delà de la moyenne de chaque partie, en points de pourcentage. Les places qui en ont acheté juste la moyenne sont laissées de côté. Les gagnants achètent parfois plus de cartes en tout, ou moins : comparez ces chiffres entre eux plutôt qu’avec zéro.
report-pairs = Paires de peuplades
report-pairs-how = Quand les deux peuplades sont en jeu : la part de victoires des places qui ont acheté davantage de la première, et de celles qui ont acheté davantage de la seconde. Les plus éloignées d’abord.
report-idle = Achetées et jamais construites
report-idle-how = Parmi les places qui ont acheté une carte, combien n’en ont jamais construit ; seulement là où l’on construit.
report-cards = Les cartes, achetées tôt ou tard
report-cards-how = Ce que les places qui ont acheté une carte ont gagné au-delà de la moyenne de leur partie, en points de pourcentage : à tout moment, jusqu’au tour médian de son premier achat (tôt), et après (tard). Les meilleures d’abord ; la page montre les deux bouts de la liste, sans les cartes que moins de 20 places ont achetées s’il en reste assez d’autres.
report-times = Temps de réflexion
report-times-how = Millisecondes de processeur par choix. Ce sont les quantiles de tous les choix chronométrés, non d’un échantillon ; ils dépendent de la machine.
report-against = Face à l’étude « { $other } »
report-against-other = L’autre étude est dans { $folder } ; parties qui y comptent : { $counted }.
report-against-nothing = Ces deux études n’ont aucun chiffre en commun.
report-against-how = Les écarts sont cette étude moins l’autre, avec l’intervalle de Newcombe ; p est celui d’un test z de deux proportions pour les victoires et les offres, et suit l’intervalle pour le reste, avec l’effectif que valent les donnes, comme si les études n’avaient aucune donne en commun. Peuplades et cartes sont en points au-delà de la moyenne de leurs parties. Sur { $tests } tests, tiennent ensemble (Holm, 5 %) : { $holding }. Les plus petits p d’abord.

report-short-bots = victoires
report-short-order = victoires
report-short-sides = victoires
report-short-lengths = durée
report-short-sets = durée avec et sans
report-short-trading = offres acceptées
report-short-families = acheteurs de
report-short-cards = carte

report-wins-picture = Parts de victoires avec leurs intervalles à 95 % ; le trait vertical en tirets est la part équitable.
report-lengths-picture = Combien de parties ont duré aussi longtemps, pour chaque taille de table.
report-rounds-picture = Moyennes des gagnants (trait plein, marques pleines) et des autres (tirets, marques vides), avec leurs intervalles à 95 % en bandes.
report-families-picture = L’écart de victoires entre les places qui en ont acheté plus que la moyenne de leur table et celles qui en ont acheté moins, avec intervalles à 95 % ; à droite du trait, qui en achète plus gagne plus souvent.
report-pairs-picture = Chaque peuplade face à chaque autre quand les deux sont en jeu : de combien de points de pourcentage les places qui ont acheté davantage de la peuplade de la ligne ont gagné plus souvent que celles qui ont acheté davantage de celle de la colonne. Encadré : l’intervalle à 95 % exclut zéro, comme ce serait le cas de 5 carrés sur 100 par le seul hasard. Une étoile : l’écart tient parmi tous (Holm).
report-cards-picture = Victoires au-delà de la moyenne de la partie, avec intervalles à 95 % : achetée tôt (rond plein) et tard (losange vide).
report-against-picture = Ce qui diffère le plus sûrement entre les deux études, avec intervalles à 95 % ; à droite du trait, cette étude en a davantage.
report-axis-wins = victoires, sur cent
report-axis-points = points de pourcentage
report-axis-length = tours ou manches
report-axis-games = parties
report-axis-round = manche

report-column-factor = facteur
report-column-levels = niveaux
report-column-players = table
report-column-bot = robot
report-column-place = ordre
report-column-side = équipe
report-column-what = quoi
report-column-round = manche
report-column-family = peuplade ou sorte
report-column-family-other = seconde peuplade
report-column-card = carte
report-column-share = victoires
report-column-fair = équitable
report-column-turns = durée
report-column-choices = choix
report-column-called-off = arrêtées
report-column-turns-apart = écart avec les autres
report-column-first-wins = victoires de qui commence
report-column-first-wins-apart = écart avec les autres
report-column-called-off-apart = écart avec les autres
report-column-more = plus que leur table
report-column-fewer = moins que leur table
report-column-n = n
report-column-shortest = la plus courte
report-column-p5 = 5 %
report-column-median = médiane
report-column-p95 = 95 %
report-column-longest = la plus longue
report-column-all = tous
report-column-winners = gagnants
report-column-others = autres
report-column-difference = écart
report-column-accepted = acceptées
report-column-with = avec
report-column-without = sans
report-column-first = plus de la première
report-column-second = plus de la seconde
report-column-never-built = jamais construite
report-column-any = à tout moment
report-column-early = tôt
report-column-late = tard
report-column-figure = chiffre
report-column-this = cette étude
report-column-other = l’autre
report-column-p = p
report-column-holds = tient

report-what-stacks = piles dans l’étal
report-what-bought = cartes achetées
report-what-played = techniques jouées
report-what-used = passifs utilisés
report-what-built = cartes construites
report-what-tossed = cartes jetées
report-what-inventories = actions d’inventaire
report-what-gold = or
report-what-prestige = prestige
report-what-income = revenu
report-what-shops = commerces construits
report-what-quests = quêtes accomplies
report-what-deliveries = livraisons faites
report-what-black-market = cartes du marché noir jouées
report-what-artefacts = artefacts possédés
report-what-associates = associés possédés
report-what-villas = villas achetées
report-what-offers = offres faites
report-what-offers-accepted = offres acceptées
report-what-trades = échanges
report-family-commerce = commerces
report-family-quest = quêtes
report-family-black-market = marché noir
report-family-artefact = artefacts
report-family-delivery = livraisons
report-family-associate = associés

error-report-no-study = { $folder } ne contient pas d’étude. Donnez le dossier que comptoir study a écrit.
error-report-other-version = L’étude de { $folder } est au format { $version }, et cette version de Comptoir lit le format { $known }. Rejouez-la, ou lisez-la avec la version qui l’a écrite.
error-report-damaged = { $file } est abîmé, ou ses colonnes ne sont pas celles d’une étude. Redonnez l’étude à comptoir study : ses tableaux seront réécrits.
error-report-needs = Les rapports ont besoin de { $library }. Installez-le : pip install { $package }

help-report = Dire ce qu’une étude a donné : une page HTML qui se suffit à elle-même, et la même en Markdown.
help-report-folder = Le dossier d’une étude jouée jusqu’au bout.
help-report-against = Le dossier d’une autre étude : ce qui les sépare, chaque écart avec un test.
help-report-to = Le dossier où écrire. Par défaut : celui de l’étude.
