# L’arène : des sortes de robots se rencontrent, et l’on dit combien leur force est sûre.

arena-title-bots = robots
arena-title-table = table
arena-title-games = parties
arena-title-wins = gagnées
arena-title-share = part
arena-title-interval = intervalle à 95 %
arena-title-fair = équitable
arena-title-times-fair = × équitable
arena-title-bot = robot
arena-title-rating = cote
arena-title-choices = choix
arena-title-median = p50, ms
arena-title-most-of-them = p95, ms
arena-title-longest = maximum, ms
arena-pair = { $a } – { $b }
arena-table = { $teams ->
    [yes] équipes
   *[no] { $players } joueurs
}
arena-interval = { $low } – { $high }
arena-rating = { $mu } ± { $sigma }
arena-how = Les victoires sont celles du premier des deux. Les intervalles comptent par donne : chacune est jouée une fois avec lui de chaque côté, avec les mêmes cartes et les mêmes dés.
arena-sides = À plus de deux places, il en a une et l’autre sorte toutes les autres ; en équipes, il a une équipe. La part équitable est celle qu’il gagnerait si tous deux se valaient.
arena-no-ratings = Pas de cotes sans OpenSkill : pip install « { $package } »
arena-trades = { $pair }, { $table } : { $trades } échanges par partie, { $percent } des offres acceptées
arena-errors = Erreurs : { $count }
arena-error = {"  "}{ $pair }, partie { $game }, { $what }
arena-made-by = Comptoir { $version } (moteur { $build ->
    [compiled] compilé
   *[plain] en Python
}), graine { $seed }
arena-stopped = Arrêté. La même commande continue à partir de là : ce qui a été joué est dans { $file }.

ladder-title = L’échelle
ladder-about = La force de nos robots, mesurée en { $games } parties de donnes en miroir. Cette page est écrite par { $command }, qui redonne les mêmes parts : seules les durées diffèrent.
ladder-picture = La part de victoires du premier des deux de chaque paire, de 0 à 100 %, avec son intervalle à 95 % ; le trait vertical est la part équitable.
ladder-how = Comment la lire
ladder-first = { $bot } est le robot qui ne change jamais : tout ce qui vient après se mesure à lui.
ladder-times = Les durées sont des millisecondes de processeur pour un choix entre deux options ou plus, sur un cœur : la moitié d’entre elles, 95 sur 100, et la plus longue. Les cotes sont celles d’OpenSkill, mu ± sigma.
ladder-written = Écrit : { $file }

error-not-with-ladder = { $option } ne va pas avec --ladder, qui joue tous les niveaux de tous les jeux. Laissez cette option de côté.
error-only-with-ladder = { $option } ne va qu’avec --ladder. Laissez cette option de côté, ou ajoutez --ladder.
error-scale-range = L’option --scale ne peut pas valoir { $value }. Choisissez plus de 0, jusqu’à { $most } ; 1 est la taille habituelle.
error-no-folder = Il n’y a pas de dossier { $folder } où écrire. Créez-le d’abord, ou nommez-en un autre avec --to.
error-bot-twice = Le robot { $bot } est nommé deux fois. Nommez chaque sorte une seule fois.
error-nobody-to-meet = Il n’y a personne à rencontrer ({ $bots }). Nommez au moins deux sortes avec --bots, ou les autres avec --against.
error-net-range = L’option --net ne peut pas valoir { $value }. Choisissez plus de 0 seconde, jusqu’à { $most }.
error-results-not-read = Les résultats de { $file } ne peuvent pas être lus ({ $reason }). Nommez un autre fichier avec --resume.
error-results-not-written = Les résultats ne peuvent pas être écrits dans { $file } ({ $reason }). Nommez un autre fichier avec --resume.
error-results-foreign = { $file } ne contient pas de résultats d’une arène. Nommez un autre fichier avec --resume ; s’il n’existe pas, il est commencé.
error-results-damaged = La ligne { $line } de { $file } est abîmée : rien n’y est ajouté. Retirez cette ligne pour rejouer sa partie, ou commencez un autre fichier.
error-results-of-another = { $file } contient les résultats d’une autre campagne : { $what ->
    [seed] elle a été jouée avec une autre graine.
    [meetings] d’autres robots s’y sont rencontrés, ou à d’autres tables.
    [net] les robots y avaient plus ou moins de temps (--net).
    [code] le code d’un robot donné avec --code a changé.
    [sources] les règles ou les robots ont changé depuis.
    [build] elle a été jouée avec l’autre version du moteur, les durées ne se compareraient pas.
   *[other] elle a été écrite par une autre version de Comptoir.
} Donnez les mêmes options qu’alors, ou commencez un autre fichier.
error-code-form = « { $given } » ne dit pas où est le robot. Écrivez le fichier, par exemple my_bot.py, ou FICHIER:CLASSE, par exemple my_bot.py:MyBot.
error-code-no-file = Le fichier { $file } n’existe pas. Donnez le chemin du fichier de votre robot : --code my_bot.py.
error-code-which = { $count ->
    [0] { $file } n’a pas de robot : aucune classe avec une méthode choose(look).
   *[other] { $file } a plusieurs robots : { $allowed }. Dites lequel : FICHIER:CLASSE.
}
error-code-no-python = { $file } n’est pas un fichier Python. Son nom doit finir par .py.
error-code-broken = { $file } ne peut pas être chargé : { $reason }
error-code-no-class = Il n’y a pas de classe { $name } dans { $file }. Classes qui ont une méthode choose : { $allowed }.
error-code-not-made = { $name } dans { $file } ne peut pas être créé à partir de dés : { $reason } Un robot est créé par { $name }(dice).
error-code-no-bot = { $name } dans { $file } n’est pas un robot : il n’a pas de méthode choose(look).
error-code-name-taken = Un robot s’appelle déjà { $name } (il y a : { $allowed }). Donnez un autre nom à votre classe.

error-rows-ending = Les lignes ne peuvent pas être écrites dans { $file } : le nom doit finir par { $allowed }.
error-rows-no-folder = Il n’y a pas de dossier { $folder } où écrire les lignes. Créez-le d’abord, ou nommez un autre fichier avec --rows.
error-rows-not-written = Les lignes ne peuvent pas être écrites dans { $file } ({ $reason }). Nommez un autre fichier avec --rows.

help-arena = Faire se rencontrer des sortes de robots et mesurer leur force : donnes en miroir, parts avec intervalles à 95 %, cotes, durées.
help-arena-bots = Les sortes de robots, séparées par des virgules ; elles se rencontrent deux à deux. À plus de deux places, la première des deux en a une (en équipes : une équipe) et l’autre toutes les autres. Par défaut : tous les niveaux.
help-arena-against = Les sortes de robots que celles de --bots rencontrent, au lieu de se rencontrer entre elles.
help-arena-code = Un robot à vous : my_bot.py, ou my_bot.py:MyBot si le fichier en contient plusieurs ; une classe créée à partir de dés. Il porte le nom de sa classe et participe sans être nommé. Peut être donné plusieurs fois.
help-arena-games = Le nombre de parties pour chaque rencontre, arrondi à des donnes entières. Par défaut : 400.
help-arena-players = Le nombre de places : 2, 3 ou 4 (jusqu’à 6 à Karanor) ; avec un intervalle comme 2..4, les rencontres ont lieu à chacune de ces tables. Par défaut : 2, ou 4 avec --teams ; 3 à Karanor.
help-arena-net = Les secondes de processeur qu’un robot peut prendre pour un choix ; s’il en prend plus, le niveau inférieur choisit, et c’est une erreur.
help-arena-resume = Un fichier qui garde chaque partie dès qu’elle est jouée. S’il existe, la campagne continue où elle s’est arrêtée.
help-arena-rows = Écrire aussi une ligne par partie, avec les colonnes d’une étude : FICHIER.parquet ou FICHIER.csv. La cellule d’une ligne est la paire qui s’est rencontrée, à partir de 0 ; son numéro est celui que comptoir simulate rejoue avec --first.
help-arena-game = Le jeu à jouer. Par défaut : dale.
help-arena-ladder = Jouer tous les niveaux de tous les jeux contre leurs voisins, contre first, celui du milieu contre le plus faible et à de plus grandes tables, et écrire une page avec une image : docs/ladder.md.
help-arena-scale = Avec --ladder : tant de fois le nombre habituel de parties, par exemple 0.1. Par défaut : 1.
help-arena-to = Avec --ladder : le dossier où écrire. Par défaut : docs dans un clone, sinon ce dossier.
