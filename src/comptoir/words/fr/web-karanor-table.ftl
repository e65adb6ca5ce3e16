# La table de Karanor dans le navigateur : ce que dit la page elle-même. Ce que dit le jeu vient du serveur.

## La table

web-karanor-round = Manche { $round }
web-karanor-desk = Pupitre
web-karanor-tab-stand = Étal
web-karanor-tab-trade = Négoce
web-karanor-tab-log = Registre
