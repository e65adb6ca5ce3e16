# Retour sur une partie terminée, et fiabilité des chances annoncées.

## Retour sur la partie

error-review-unfinished = Cette partie n’est pas terminée. On peut y revenir une fois que quelqu’un a gagné ; d’ici là, replay la raconte.
error-not-judged = Personne ne sait encore dire les chances de chaque camp dans le jeu { $game }. Il y a un juge pour : { $allowed }.
