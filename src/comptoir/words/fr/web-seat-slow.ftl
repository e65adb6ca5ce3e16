# Les nuits, les congés, et ce qu’on répond d’avance : à sa place.

web-slow-rest = Nuits et congés
web-slow-rest-how = Votre pendule s’arrête pendant ce temps. Une nuit dure douze heures au plus, et il y a trente jours de congé par partie. Les autres voient seulement que vous vous reposez, et jusqu’à quand.
web-slow-night = Je dors chaque nuit
web-slow-from = De
web-slow-to = À
web-slow-holiday-add = Ajouter un congé
web-slow-holiday-from = Premier jour
web-slow-holiday-to = Dernier jour
web-slow-holiday-drop = Retirer ce congé
web-slow-zone = Fuseau horaire : { $zone }
web-slow-zone-here = Passer à { $zone }
web-slow-rest-save = Enregistrer
web-slow-rest-saved = C’est enregistré.
web-slow-foresight = Réponses données d’avance
web-slow-foresight-how = Pour que personne ne vous attende. Chacune vaut pour la prochaine fois, et personne d’autre ne le sait : la réponse vient après la même petite pause que si vous passiez.
web-slow-foresight-ask = Me demander
web-slow-foresight-pass = Passer la prochaine fois
web-slow-foresight-card = { $card }, si je peux
web-slow-windows = Quand je peux réagir
web-slow-windows-none = Me demander
web-slow-windows-turn = Passer pour ce tour
web-slow-windows-unconcerned = Passer sauf si ça me concerne
web-slow-windows-always = Toujours passer
