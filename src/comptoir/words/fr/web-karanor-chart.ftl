# La carte de Karanor dans la page, sa liste, et le voyage qu’on y choisit.

web-karanor-chart = Carte
web-karanor-chart-how = Les flèches suivent les routes, Entrée choisit, Échap efface, V montre la carte en liste.
web-karanor-chart-whole = Toute la carte
web-karanor-chart-me = Me retrouver
web-karanor-chart-list = La carte en liste
web-karanor-chart-north = N

## Ce qu’est un lieu

web-karanor-chart-city = cité
web-karanor-chart-land = territoire
web-karanor-chart-resource = { $resource } à récolter
web-karanor-chart-inhabitant = un habitant
web-karanor-chart-villa-free = une villa à vendre
web-karanor-chart-villa-mine = votre villa
web-karanor-chart-villa-of = { ELIDES($name) ->
    [yes] villa d’{ $name }
   *[no] villa de { $name }
}
web-karanor-chart-quest = votre quête { $name }
web-karanor-chart-delivery = la livraison en cours
web-karanor-chart-shops = commerces : { $names }
web-karanor-chart-shop-of = { $name } ({ $shop })
web-karanor-chart-here = vous êtes ici
web-karanor-chart-pawns = ici : { $names }

## Ce qu’il faut pour y aller

web-karanor-chart-steps = { $steps } pas
web-karanor-chart-actions = { $actions ->
    [0] aucune action
    [one] 1 action
   *[other] { $actions } actions
}
web-karanor-chart-gold = { $gold } or
web-karanor-chart-not-now = hors de portée ce tour-ci
web-karanor-chart-can = peut être choisi
web-karanor-chart-selected = choisi
web-karanor-chart-goal = but de votre voyage

## Le voyage

web-karanor-journey = Voyage
web-karanor-journey-to = Voyager vers { $place }
web-karanor-journey-through = { $steps } pas par { $places }
web-karanor-journey-direct = 1 pas
web-karanor-journey-fare = { $gold } or de traversée
web-karanor-journey-left = { $left ->
    [0] Le déplacement est alors épuisé.
    [one] Il restera 1 pas, jusqu’à une autre action ou carte.
   *[other] Il restera { $left } pas, jusqu’à une autre action ou carte.
}
web-karanor-journey-not-now = Plus que ce que vous avez ce tour-ci.
web-karanor-journey-going = En chemin…
web-karanor-journey-go = Y aller
web-karanor-journey-clear = Effacer le chemin
web-karanor-journey-stop = S’arrêter ici
web-karanor-journey-ways = Par où ?
web-karanor-journey-shorter = Plus court
web-karanor-journey-cheaper = Moins cher
