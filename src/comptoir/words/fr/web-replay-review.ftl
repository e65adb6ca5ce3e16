# La page de fin : retour sur une partie.

web-review = Qu’est-ce qui a fait tourner la partie ?
web-review-about = Les chances de chaque camp, tour par tour et toutes cartes ouvertes ; et les décisions qui ont coûté le plus, jugées d’après ce que leur joueur pouvait savoir alors.
web-review-ask = Revenir sur la partie
web-review-asking = On y revient…
web-review-wait = Chaque décision est pesée à nouveau. Cela prend quelques secondes.
web-review-failed = Le retour sur la partie n’a pas pu être obtenu. Réessayez dans un instant.
web-review-done = { $count ->
        [0] Aucune décision n’a coûté de quoi en parler.
        [one] Un tournant.
       *[other] { $count } tournants.
    }
web-review-curve = Les chances au fil des tours
web-review-curve-said = Une image des chances au fil des tours. { $sides }
web-review-curve-side = { $name } va de { $first } % à { $last } %.
web-review-chance = { $chance } %
web-review-end = Fin
web-review-turn = Tour { $turn } : { $name }
web-review-picked = Choisi :
web-review-better = Mieux :
web-review-why = À { $name } :
web-review-see = Voir le tournant { $number } dans le film
