# Les outils : simulate, replay, verify, cards, bench.

## Nombres

whole = { $whole }
decimal = { $whole },{ $part }
percent = { $number } %

## Simulate

simulate-progress = Parties en cours
simulate-games = Parties : { $games }, dont terminées : { $finished }
simulate-called-off = Arrêtées à la limite de { $game ->
    [karanor] manches
   *[other] tours
} : { $count }
simulate-shared = Gagnées à plusieurs : { $count }
simulate-decisions = Décisions : { $decisions }, dont { $real } avec au moins deux possibilités
simulate-turns = Tours par partie : moyenne { $mean }, médiane { $median }, de { $least } à { $most }
simulate-rounds = Manches par partie : moyenne { $mean }, médiane { $median }, de { $least } à { $most }
simulate-seats = Victoires par place
simulate-order = Victoires par ordre de jeu
simulate-place = n° { $number }
simulate-with-players = À { $players } joueurs, durée médiane { $median }
simulate-teams = Victoires par équipe
simulate-team = places { $first } et { $second }
simulate-bots = Victoires par robot
simulate-how = Sur les parties terminées. Les intervalles comptent par donne ; la part équitable est celle que chacun aurait si tous se valaient.
simulate-title-set = peuplade
simulate-title-median = durée médiane
simulate-title-begins = le premier joueur gagne
simulate-title-bot-wins = { $bot } gagne
simulate-title-called-off = arrêtées
simulate-sets-how = Une partie compte pour chacune de ses peuplades. Une étude dit qui gagne avec quoi : { $command }
simulate-rows = { $count ->
    [one] Ligne d’une partie écrite
   *[other] Lignes de { $count } parties écrites
} dans { $file }
simulate-trades = Échanges : { $trades } ({ $trades_per_game } par partie), offres : { $offers } ({ $offers_per_game } par partie), dont acceptées : { $percent }
simulate-gold-left = Or restant, médiane des { $who ->
    [winners] gagnants
   *[losers] perdants
} : { $median }
simulate-rotation = Chaque donne est jouée { $count } fois, les robots avançant d’une place à chaque fois.
simulate-paired = Positions dont la vue a été comparée à celle d’un autre monde possible : { $count }
simulate-violations = Anomalies : { $count }
simulate-violation = {"  "}partie { $game }, { $what }
simulate-bot-errors = Erreurs de robots : { $count }
simulate-bot-error = {"  "}partie { $game }, { $bot } à la place { $seat }, choix n° { $pick } : { $what }
simulate-unfinished = {"  "}la partie { $game } ne s’est pas terminée
simulate-again = Pour rejouer cette partie : { $command }
simulate-seconds = Durée : { $seconds } s

error-other-pack = Cette partie se joue avec un autre pack de contenu ({ $wanted }) que ceux d’ici : { $allowed }. Installez-le, ou indiquez son dossier avec --pack.
error-faulty-pack = Le pack { $pack } est installé, mais on ne peut pas jouer avec : { $reason }
error-no-other-packs = Le jeu { $game } n’a pas de packs au choix, ni aucun appelé { $pack }.
error-not-of-game = { $option } ne va pas avec le jeu { $game }. Laissez cette option de côté.

## Lab

faults-progress = Simulation en cours
faults-schedule = Déroulement { $seed }
faults-schedules = Déroulements : { $count }, soit { $pace } par minute
faults-crashes = Plantages du serveur : { $crashes } (dont crus morts à tort et relayés : { $takeovers }), écritures refusées par le disque : { $failures }
faults-moves = Messages des joueurs : { $messages }, dont confirmés : { $acknowledged } ; écritures conservées : { $stored }
faults-violation = {"  "}déroulement { $seed } : { $what }
faults-again = Pour revoir ce déroulement pas à pas : { $command }

## Apprendre

train-learned = Génération { $generation } : { $positions } positions, perte { $loss }, après { $seconds } s
train-written = Poids écrits dans { $file }

## Replay

replay-over = La partie entière : { $picks } choix
replay-going-on = La partie jusqu’ici : { $picks } choix
replay-step = La table après { $picks } choix sur { $all }
replay-hand = { $name }, en main

error-unknown-seat = Il n’y a pas de place « { $seat } » dans cette partie. Donnez un nombre de 1 à { $most }, ou all.
error-seat-all-too-early = Cette partie n’est pas terminée : toutes les cartes ne peuvent pas encore être montrées. Choisissez la place d’où regarder, de 1 à { $most }.

## Verify

verify-whole = Vérifié : { $picks ->
    [one] { $picks } choix rejoué donne
   *[other] { $picks } choix rejoués donnent
} la même partie ({ $checked ->
    [one] { $checked } état comparé
   *[other] { $checked } états comparés
}).
verify-broken = Rompu à partir du choix { $pick } sur { $picks } : rejouée avec ces règles, la partie prend un autre cours.
verify-carried = { $picks ->
    [one] Un choix, avant cela, a suivi
   *[other] { $picks } choix, avant cela, ont suivi
} des règles plus anciennes : personne ne peut plus les prouver.
verify-step-terms = Les engagements valent pour ce jeu, ces règles, ces options et ces places : { $seats }.
verify-step-server = La clé du serveur est celle sur laquelle il s’était engagé.
verify-step-numbers = { $people ->
    [0] Personne d’autre que le serveur n’avait de nombre à ajouter : il n’y avait que des robots.
    [one] Le nombre de la seule personne est celui sur lequel elle s’était engagée.
   *[other] Les nombres des { $people } personnes sont ceux sur lesquels elles s’étaient engagées.
}
verify-step-key = La clé de la partie est faite de tout cela, et de rien d’autre.
verify-step-draws = Recalculés d’après cette clé : { $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
}, { $others ->
    [0] aucun autre tirage.
    [one] { $others } dé ou carte au hasard.
   *[other] { $others } dés et cartes au hasard.
}
verify-step-withdrawn = { $count ->
    [0] Aucune donne de cette table n’avait été annulée avant.
    [one] Une donne de cette table avait été annulée avant :
   *[other] { $count } donnes de cette table avaient été annulées avant :
}
verify-withdrawn = { $step ->
    [commit] donne { $number } ({ $seats }), faute d’engagement : { $names }
    [renewed] donne { $number } ({ $seats }) : le serveur a été renouvelé entre-temps
   *[reveal] donne { $number } ({ $seats }), faute du bon nombre : { $names }
}
verify-step-fingerprint = { $is ->
    [same] L’empreinte de tous les engagements est celle que vous avez notée : { $fingerprint }
   *[unknown] L’empreinte de tous les engagements : { $fingerprint }
}
verify-claim = { $claim ->
    [fair] Équitable, puisque vous avez noté l’empreinte avant la donne et que votre page a tiré l’un des nombres : personne n’a pu choisir cette clé, pas même qui tenait le serveur.
    [follows] La clé découle des engagements. S’ils ont été pris avant la donne, seuls peuvent le dire ceux qui ont alors noté l’empreinte ; comparez-la avec --fingerprint.
    [old] Complet et cohérent. Que ce fût équitable ne peut être prouvé : autrefois, personne ne devait s’engager sur son nombre, et qui voyait celui des autres pouvait choisir le sien.
   *[unbound] Complet et cohérent. Que ce fût équitable ne peut être prouvé : le fichier ne dit pas d’où vient sa clé.
}
verify-unfair = Pas équitable : { $why ->
    [terms] les engagements de ce fichier ne valent pas pour ce jeu, ces règles, ces options et ces places.
    [nonces] un nombre manque dans ce fichier, ou n’est pas celui sur lequel on s’était engagé.
    [commitment] la clé de ce fichier n’est pas celle sur laquelle le serveur s’était engagé.
    [mix] la partie n’a pas été jouée avec la clé que donnent celle du serveur et les nombres des places.
    [noted] l’empreinte montrée avant cette partie est { $shown }, et non celle que vous avez notée.
    [fingerprint] l’empreinte de ces engagements est { $shown }, et non celle que vous avez notée.
   *[draw] le tirage { $draw } n’est pas celui que donne la clé.
}

## Cards

card-copies = { $copies ->
    [one] { $copies } exemplaire
   *[other] { $copies } exemplaires
}
cards-game = La Vallée des Marchands { $game }
cards-guests = Peuplades d’autres paquets
cards-ratings = De 0 à { $most } : complexité { $complexity }, interaction { $interaction }, méchanceté { $nastiness }, hasard { $luck }
cards-kind = { $kind } ({ $count })
cards-kind-commerces = Commerces
cards-kind-quests = Quêtes
cards-kind-sequels = Suites de quête
cards-kind-deliveries = Livraisons
cards-kind-black-market = Marché noir
cards-kind-artefacts = Artefacts
cards-kind-insignia = Insignes
cards-kind-associates = Associés
cards-kind-histories = Histoires
cards-kind-origin-cities = Cités d’origine
cards-kind-territories = Territoires
cards-kind-islands = Îles
cards-kind-resources = Ressources
cards-entry = { $name } [{ $id }]
error-unknown-card = Il n’y a pas de carte « { $given } ». Elles sont toutes listées par { $command }.
coverage-set = peuplade
coverage-kind = sorte
coverage-card = carte
coverage-script = script
coverage-scenarios = tests
coverage-en = anglais
coverage-fr = français
coverage-drawn = piochée
coverage-used = utilisée
coverage-rulings = arbitrages
coverage-complete = complète
coverage-yes = oui
coverage-no = non
coverage-unknown = inconnu
coverage-total = Cartes : { $total }, dont complètes : { $complete }
coverage-no-archive = Aucune partie archivée n’a été jouée avec ce pack : on ne sait pas combien de fois chaque carte est sortie.
coverage-no-tree = Les tests et les arbitrages ne peuvent être comptés que dans les sources de Comptoir.

## Bench

bench-what = mesure
bench-measured = résultat
bench-target = objectif
bench-met = atteint
bench-yes = oui
bench-no = non
bench-real-decisions-per-kyard = vraies décisions pour 1000 pas étalons, { $game ->
        [dale] toutes les peuplades
       *[other] 4 joueurs
    }
bench-game-1-decisions-per-kyard = la même chose avec les peuplades du jeu 1
bench-clone-us = copie entre deux actions, µs
bench-clone-mid-us = copie au milieu d’une action, µs
bench-clone-answer-mid-us = copie et une réponse au milieu, µs
bench-imagine-us = imaginer un monde, prêt à être interrogé, µs
bench-games-per-s = parties au hasard jusqu’au bout par seconde
bench-save = partie enregistrée, octets
    .target = au plus 2000 + 8 par choix
bench-save-size = { $bytes } ({ $picks } choix)
bench-yard = Étalon : { $steps } pas par seconde
bench-scaled = Copies sur une machine de { $steps } pas par seconde : { $clone }, { $mid } et { $answer } µs
bench-build = Version du moteur : { $build }
bench-games = Parties au hasard jusqu’au bout : { $games } par seconde
bench-untargeted = –
bench-decisions = Jeu au hasard : { $decisions } décisions par seconde, dont { $real } avec au moins deux possibilités
bench-hash-us = Empreinte d’un état : { $time } µs
bench-view-us = Vue d’une place : { $time } µs
bench-greedy-us = Décision d’un robot futé : { $time } µs
bench-load-us = Chargement d’une partie : { $time } µs
bench-save-parts = Partie enregistrée : { $base } octets au début, puis { $pick } par choix
bench-positions = Positions mesurées : { $still } entre deux actions, { $mid } au milieu d’une action
bench-at-least = au moins { $target }
bench-at-most = au plus { $target }
bench-unmeasured = inconnue de ce système
bench-server-picks-per-s = choix par seconde à { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $sockets } connexions
bench-server-p99-ms = d’un choix jusqu’à toutes les places, 99 fois sur 100, ms
bench-server-own-p95-ms = jusqu’à la place qui l’a fait, 95 fois sur 100, ms
bench-server-most-picks-per-s = choix par seconde quand tout le monde se presse
bench-server-pick-ms = temps de processeur pour chaque choix, ms
bench-server-errors = erreurs
bench-server-lost-picks = choix perdus quand le serveur a été tué
bench-server-rss-mb = mémoire du serveur au plus fort, Mo
bench-server-start-s = du lancement jusqu’à l’écoute, s
bench-server-resume-s = du relancement jusqu’au retour de tout le monde, s
bench-server-takeover-s = de la mort d’un processus jusqu’au retour de tout le monde chez les autres, s
bench-server-rolling-p99-ms = un choix pendant que chaque processus est arrêté et relancé, 99 fois sur 100, ms
bench-server-begins = On ouvre { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} et on y joue partout ; cela prend environ { $seconds } secondes.
bench-server-meant-for = Les objectifs valent pour { $tables } tables, { $sockets } connexions et { $rate } choix par seconde.
bench-server-usual = La moitié des choix sont arrivés à toutes les places en { $last } ms et à la leur en { $own } ms ; le plus lent a pris { $most } ms.
bench-server-trades = Parmi les coups : { $offers } offres faites, { $accepted } acceptées.
bench-server-hurry = Quand tout le monde se presse : { $rate } choix par seconde
bench-server-cpu = Le serveur a occupé { $percent } d’un cœur.
bench-server-late = Les joueurs de ce test avaient eux-mêmes jusqu’à { $late } ms de retard (99 fois sur 100).
bench-server-resumed = Après l’arrêt brutal, le serveur écoutait de nouveau au bout de { $start } s et avait relu { $picks } choix au retour de tout le monde.
bench-server-shared = { $processes ->
    [one] Un processus
   *[other] { $processes } processus
} avec PostgreSQL : { $own } ms de processeur pour chaque choix, et { $database } ms dans la base.
bench-server-error = { $kind } : { $count }
error-bench-server-failed = Le serveur à mesurer n’a pas joué son rôle ({ $reason }). Voyez si { $command } fonctionne tout seul.
error-bench-store = --store { $value } : on ne sait pas garder de tables ainsi. On connaît : { $known }.
error-bench-alone = Un dossier appartient à un seul processus. Pour { $processes } processus, dites --store { $known }.
error-no-postgresql = PostgreSQL n’est pas installé ici. Sous Debian et Ubuntu : { $command }
error-postgresql-failed = PostgreSQL n’a pas démarré : { $reason }
several-open = Les tables sont ouvertes à { $address }. Ctrl+C arrête tout.
several-database = La base de données est { $address }
several-part = { $name } : port { $port }, processus { $pid }, journal { $log }
error-no-caddy = Caddy n’est pas installé ici. Sous Debian et Ubuntu : { $command }
error-part-failed = { $name } n’a pas démarré : { $reason }
bench-idle-rss-mb = mémoire du serveur avec { $sockets } personnes assises sans rien faire, Mo
bench-idle-lost = parmi elles, celles que le serveur a renvoyées
bench-idle-parts = { $empty } Mo à vide, { $tables } Mo une fois tout le monde assis ; chaque connexion prend { $kb } ko.
error-bench-files = Cette machine laisse un programme ouvrir { $most } fichiers, et il en faut { $needed }. Mesurez moins de connexions avec --sockets, ou autorisez-en davantage avec ulimit -n.
error-bench-no-picks = Pas un seul choix n’est passé : il n’y a rien à mesurer. Laissez plus de temps avec --seconds.

## Aide de la ligne de commande

help-simulate = Faire jouer de nombreuses parties à des robots et compter ce qui en ressort.
help-simulate-players = Le nombre de places : 2, 3 ou 4 (jusqu’à 6 à Karanor), ou un intervalle comme 2..4, que les parties parcourent. Par défaut : 2, ou 4 avec --teams ; 3 à Karanor.
help-simulate-sets = Les peuplades, une de plus que de joueurs (4 en équipes), séparées par des virgules ; ou random pour un nouveau mélange à chaque partie ; ou un mélange : game1, game2, game3, beginner, peaceful, nasty, lucky, cunning. Par défaut : random.
help-simulate-first-player = La place qui commence, à partir de 1. Par défaut : la place 1, à Karanor une autre à chaque fois, au sort.
help-simulate-games = Le nombre de parties.
help-simulate-seed = La même graine donne les mêmes parties.
help-simulate-bots = Les sortes de robots, séparées par des virgules : random, un niveau comme medium ou expert, greedy, first (les robots futés de la première heure). Ils occupent les places à tour de rôle et avancent d’une place à chaque partie.
help-simulate-code = Un robot à vous : my_bot.py, ou my_bot.py:MyBot si le fichier en contient plusieurs ; une classe créée à partir de dés. Il porte le nom de sa classe et participe sans être nommé. Peut être donné plusieurs fois. Une partie où il échoue s’arrête là, et sa trace est montrée. Rien n’arrête celui qui réfléchit sans fin : comptoir arena le fait, après --net secondes.
help-simulate-check = Vérifier en chemin toutes les promesses du moteur ; c’est lent.
help-simulate-first = Le numéro de la première partie, pour en rejouer une seule.
help-simulate-rows = Écrire aussi une ligne par partie, avec les colonnes d’une étude : FICHIER.parquet ou FICHIER.csv. Un ancien fichier de ce nom est remplacé quand toutes les parties sont jouées.
help-simulate-workers = Le nombre de processus. Par défaut : un par cœur.
help-replay = Raconter une partie enregistrée, ou montrer la table à un moment donné.
help-replay-step = Montrer la table après ce nombre de choix.
help-replay-names = Les noms des joueurs, place par place, séparés par des virgules.
help-replay-seat = Par les yeux de qui regarder : un nombre à partir de 1, ou all une fois la partie terminée.
help-verify = Vérifier qu’une partie enregistrée est intacte, mène toujours à la même fin et, si elle vient d’une table d’un serveur, ce qu’elle prouve de la donne.
help-verify-commitment = L’engagement du serveur que vous avez noté avant la partie, à comparer avec celui du fichier.
help-verify-fingerprint = L’empreinte de la donne que vous avez notée avant la partie, à comparer avec celle du fichier.
help-cards = Lister ce avec quoi se joue un jeu : peuplades, cartes et leurs textes.
help-cards-of = Le jeu dont lister les cartes.
help-cards-card = Seulement cette carte, en entier.
help-cards-set = Seulement les cartes de cette peuplade.
help-cards-game = Seulement les peuplades de ce jeu : 1, 2 ou 3.
help-cards-coverage = Montrer où en est chaque carte : script, tests, textes, arbitrages ; à Karanor : combien de fois elle a été piochée et utilisée dans les parties archivées, textes.
help-lab = Des expériences sur la maison elle-même.
help-lab-faults = Soumettre un serveur simulé à des plantages, à des disques en panne et à de mauvaises lignes, et vérifier ce qu’il promet.
help-lab-faults-schedules = Combien de déroulements.
help-lab-faults-seed = Le numéro du premier déroulement. Le même numéro donne le même déroulement.
help-lab-faults-trace = Afficher tout ce qui se passe, dans l’ordre.
help-lab-train = Apprendre, par des parties entre robots, ce que vaut une position, pour les niveaux qui réfléchissent à l’avance, les conseils et les retours.
help-lab-train-game = Le jeu à apprendre.
help-lab-train-games = Le nombre de parties de chaque génération.
help-lab-train-generations = Le nombre de générations. À partir de la deuxième, qui le peut joue avec ce que la précédente a appris.
help-lab-train-seed = Un nombre. Le même nombre donne les mêmes parties et les mêmes poids.
help-lab-train-out = Le fichier où écrire les poids. Sans lui : le fichier fourni avec le jeu.
help-bench = Mesurer la vitesse du moteur sur cette machine.
help-bench-game = Le jeu à mesurer.
help-bench-rounds = Le nombre de manches de jeu au hasard.
help-bench-seconds = La durée de chaque manche, en secondes.
help-bench-games = Le nombre de parties dont on prélève des positions. Par défaut : 40, ou 8 à Karanor, où elles sont longues.
help-bench-both = Mesurer la version en Python et la version compilée, l’une après l’autre.
help-bench-idle = Mesurer ce que coûtent à un serveur les gens assis sans rien faire.
help-bench-idle-sockets = Leur nombre.
help-bench-idle-seconds = La durée pendant laquelle ils restent assis, en secondes.
help-bench-server = Mesurer comment un serveur tient de nombreuses tables : on le lance, on y joue, on le tue et on le relance.
help-bench-server-tables = Le nombre de tables.
help-bench-server-seats = Le nombre de personnes à chaque table.
help-bench-server-rate = Le nombre de choix par seconde, toutes tables confondues.
help-bench-server-seconds = La durée pendant laquelle les choix sont chronométrés, en secondes.
help-bench-server-processes = Le nombre de processus qui tiennent les tables ; à plusieurs, ils partagent une base, et l’un d’eux est tué.
help-bench-server-store = Où sont gardées les tables : sqlite, ou postgresql, lancé pour l’occasion.
help-name-file = FICHIER
help-name-folder = DOSSIER
help-name-game = JEU
help-name-card = CARTE
help-name-command = COMMANDE
help-name-args = ARGUMENTS
help-file = Le fichier d’une partie enregistrée.
help-json = Afficher du JSON, pour les programmes.
