# L’atlas : nos propres études des deux jeux, et ce qu’elles ont donné.

atlas-played = { $study } : parties jouées : { $games } ; erreurs : { $errors }
atlas-written = Écrit : { $folder } (fichiers : { $files })

atlas-title = Atlas
atlas-title-dale-2 = La Vallée à deux, toutes les paires de peuplades
atlas-title-dale-2-hard = La Vallée à deux, robots forts
atlas-title-dale-3 = La Vallée à trois
atlas-title-dale-4 = La Vallée à quatre
atlas-title-dale-teams = La Vallée en équipes
atlas-title-karanor = Karanor, de deux à six marchands

atlas-page = Une page de l’[atlas]({ $index }), écrite par { $command } à partir de l’étude conservée { $study }.
atlas-about = L’équilibre des 18 peuplades de La Vallée des Marchands, sur toutes les paires à deux joueurs et par tirages à trois, à quatre et en équipes, et l’économie de Marchands de Karanor selon le nombre de marchands. Des robots d’un même niveau jouent tout : ce que montre une page vient du jeu, de l’ordre du tour et des cartes, et non de qui joue le mieux.
atlas-by-hand = **[Ce qui surprend]({ $page })**, et ce que cela ne montre pas.
atlas-pages = Pages
atlas-over-all = Chaque page commence par ce qui ressort à ses tables.
atlas-over-all-families = À toutes les tables, qui a acheté plus de ces peuplades que la moyenne de sa table a gagné { $more ->
    [yes] plus
   *[no] moins
} souvent que qui en a acheté moins : { $sets }.
atlas-over-all-sets = À toutes les tables, les parties sont plus { $more ->
    [yes] longues
   *[no] courtes
} avec ces peuplades que sans elles : { $sets }.
atlas-over-all-page = { $page } : { $what }
atlas-families = Qui gagne avec quoi, à toutes les tables
atlas-families-how = De combien de points de pourcentage les places qui ont acheté plus d’une peuplade que la moyenne de leur table ont gagné plus souvent que celles qui en ont acheté moins, avec intervalles à 95 %. Les perdants achètent parfois plus de cartes en tout : comparez les peuplades entre elles plutôt qu’avec zéro. Une étoile : l’écart tient parmi toutes les peuplades de cette étude (Holm, 5 %).
atlas-sets = Durée des parties avec une peuplade, à toutes les tables
atlas-sets-how = De combien de tours les parties avec une peuplade sont plus longues que sans elle, avec intervalles à 95 %. Une étoile : l’écart tient parmi tous les chiffres des peuplades de cette étude (Holm, 5 %).
atlas-interval = { $low } à { $high }
atlas-how = Comment il est fait
atlas-how-made = Par { $command } : la commande joue les études livrées avec le programme (`lab/atlas/*.toml`), garde leurs lignes dans un dossier et en tire ces pages. Si les lignes sont déjà là, elle ne joue rien. La même version, de la même façon et des mêmes sources, donne les mêmes lignes.
atlas-how-bots = Ce sont des parties de robots. Elles montrent ce qui arrive entre joueurs de cette force, qui ne parlent pas, ne bluffent pas et n’apprennent pas les uns des autres ; d’autres joueurs trouveront peut-être ce que ces robots ne voient pas. Que les gagnants aient acheté quelque chose plus souvent ne dit pas que cela les a fait gagner.

atlas-column-page = page
atlas-column-table = table
atlas-column-bots = robots
atlas-column-games = parties
atlas-column-length = durée, en tours ou en manches
atlas-column-first = victoires de qui commence
atlas-column-fair = équitable
atlas-column-set = peuplade
atlas-column-seed = graine
atlas-column-version = Comptoir
atlas-column-build = version
atlas-column-sources = sources

help-lab-atlas = Jouer nos études des deux jeux, sauf celles qui sont déjà là, et écrire les pages de l’atlas.
help-lab-atlas-studies = Le dossier où les études sont gardées, chacune dans un dossier à son nom. Ce qui y manque est joué.
help-lab-atlas-scale = Tant de fois le nombre habituel de parties, par exemple 0.1. Les études déjà là doivent avoir été jouées avec la même valeur.
help-lab-atlas-to = Le dossier où écrire les pages. Par défaut : docs/atlas.
