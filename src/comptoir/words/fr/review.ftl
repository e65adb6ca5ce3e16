# Retour sur une partie terminée, et fiabilité des chances annoncées.

## Retour sur la partie

review-progress = Retour sur la partie
review-curve = Les chances de chaque camp, en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
review-from-to = de { $first } à { $last }
review-points = { $count ->
    [0] Aucun tournant : rien de ce qui a été décidé n’a coûté de quoi en parler.
    [one] Le tournant, sur { $decisions } décisions
   *[other] Les { $count } tournants, sur { $decisions } décisions
}
review-point = { $number }. Tour { $turn }, { $name } : « { $picked } », { $chance } de chances de gagner. Mieux : « { $better } », { $better_chance }.
review-why = À { $name } : { $why }

error-review-unfinished = Cette partie n’est pas terminée. On peut y revenir une fois que quelqu’un a gagné ; d’ici là, replay la raconte.
error-not-judged = Personne ne sait encore dire les chances de chaque camp dans le jeu { $game }. Il y a un juge pour : { $allowed }.

help-review = Revenir sur une partie terminée : l’évolution des chances, ses trois tournants, et ce qui aurait été mieux.
help-review-seat = Seulement les décisions de cette place : un nombre à partir de 1, ou all.

## Fiabilité

calibrate-progress = Parties en cours
calibrate-table = { $table } : { $positions } positions de { $games } parties, erreur de calibration { $error } ({ $low } – { $high })
calibrate-titles-predicted = annoncé
calibrate-titles-observed = observé
calibrate-titles-count = chances annoncées
calibrate-learned = { $table } : les chances sont désormais annoncées { $sharpness } fois plus tranchées que ne le disent les poids. Mesurez-le avec une autre graine.
calibrate-written = Écrit : { $file }
calibration-title = Fiabilité des chances
calibration-about = Quand un camp est dit gagner avec 70 % de chances, gagne-t-il 70 fois sur 100 ? Cette page compare les chances qu’annoncent les conseils et les retours avec ce qui en est venu, pour chaque jeu et chaque nombre de joueurs. Elle est écrite par { $command } ; ce qui redonne chaque table est dit sous elle.
calibration-how = Les niveaux jouent, tirés au sort pour chaque place. Chaque tour ou manche de leurs parties est une position ; les chances annoncées à chaque camp, toutes cartes ouvertes, sont rangées en dix classes et comparées à la fréquence de leurs victoires. L’erreur de calibration est l’écart entre annoncé et observé, en moyenne sur toutes les chances annoncées. À quel point les chances sont annoncées tranchées a été appris sur des parties d’une autre graine (--learn). L’intervalle à 95 % compte par partie, puisque les positions d’une partie ont leur fin en commun.
calibration-again = Joué par { $bots }. La même chose encore : { $command }
calibration-made-by = Comptoir { $version }, règles et robots { $sources }

help-lab-calibrate = Comparer les chances annoncées aux victoires, dans des parties entre les niveaux.
help-lab-calibrate-game = Le jeu. Sans lui : tous les jeux et toutes les tables, et la page docs/calibration.md est écrite.
help-lab-calibrate-games = Le nombre de parties à chaque table, au moins.
help-lab-calibrate-positions = On joue jusqu’à ce que les parties aient eu autant de positions.
help-lab-calibrate-players = Le nombre de joueurs, ou un intervalle tel que 2..4. Sans cela : toutes les tables du jeu.
help-lab-calibrate-bots = Les sortes de robots qui jouent, séparées par des virgules. Sans elles : tous les niveaux.
help-lab-calibrate-seed = Un nombre. Le même nombre donne les mêmes parties.
help-lab-calibrate-learn = Apprendre de ces parties à quel point les chances sont à annoncer tranchées, et l’écrire dans les poids ; aucune page n’est alors écrite.
help-lab-calibrate-to = Le dossier où écrire la page, si ce n’est parmi les documents.
