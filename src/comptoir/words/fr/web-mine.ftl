### La page « Mes tables » : un lien personnel pour tous les appareils, et ce qu’on peut supprimer.

web-mine-coming = On cherche vos tables…
web-mine-offline = Pas de réseau : voici vos tables telles qu’on les a vues en dernier.

web-mine-begin-title = Vos tables, sur tous vos appareils
web-mine-begin-how = Commencez au bureau, continuez dans le train : un lien personnel montre toutes vos tables là où vous l’ouvrez, et d’abord celles qui vous attendent.
web-mine-begin-link = Ni compte ni adresse : le lien suffit. Gardez-le pour vous.
web-mine-begin-seats = Si vous le perdez, vous ne perdez aucune place : chaque navigateur garde celles qui y ont été prises.
web-mine-begin-delete = Vous pouvez tout supprimer quand vous voulez, en un clic.
web-mine-begin = Réunir mes tables
web-mine-begin-with = { $count ->
        [one] La table de ce navigateur en fera partie.
       *[other] Les { $count } tables de ce navigateur en feront partie.
    }

web-mine-yours = À vous de jouer
web-mine-others = En cours
web-mine-over = Terminées
web-mine-none = Vous n’êtes à aucune table. Celles que vous ouvrirez ou rejoindrez seront ici.
web-mine-none-open = Ouvrir une table
web-mine-add-how = { $count ->
        [one] Une table de ce navigateur n’est pas encore sur votre liste.
       *[other] { $count } tables de ce navigateur ne sont pas encore sur votre liste.
    }
web-mine-add = Ajouter à la liste

web-mine-you = Vous
web-mine-turn = tour { $turn }
web-mine-now = à l’instant
web-mine-out = maintenant
web-mine-asked = À vous, { $when }
web-mine-waits = { $count ->
        [one] On attend { $name }, { $when }
       *[other] On attend { $count } joueurs, { $when }
    }
web-mine-open = { $free ->
        [0] Tout le monde est là : on peut commencer
        [one] Une place est encore libre
       *[other] { $free } places sont encore libres
    }
web-mine-goes-on = Dernier coup { $when }
web-mine-won = { $who ->
        [you] Vous avez gagné, { $when }
        [we] Vous avez gagné ensemble : { $names }, { $when }
       *[others] Victoire : { $names }, { $when }
    }
web-mine-left = Votre temps s’achève { $when }
web-mine-play = Jouer
web-mine-look = Y aller
web-mine-back = Revoir
web-mine-rematch = À la revanche
web-mine-more = Plus sur la table de { $names }
web-mine-forget = Retirer de la liste
web-mine-no = Non

web-mine-link = Votre lien personnel
web-mine-link-how = Ouvrez-le sur votre téléphone ou sur un autre ordinateur : vos tables y sont aussitôt, et vous pouvez y jouer.
web-mine-link-show = Montrer mon lien
web-mine-link-secret = Visez l’image avec l’appareil photo de votre téléphone, ou envoyez-vous le lien. Qui l’a joue à votre place : ne le montrez à personne.
web-mine-renew = Renouveler le lien
web-mine-renew-sure = Le lien que vous avez n’ouvrira plus rien. Vos appareils restent.
web-mine-renew-yes = Le renouveler

web-mine-devices = Vos appareils
web-mine-devices-how = Chacun montre vos tables et y joue. Celui que vous retirez perd aussi vos places dans les parties en cours.
web-mine-delete-how = Vous n’en voulez plus ? Votre lien, vos appareils, votre liste et toutes les adresses sont aussitôt supprimés du serveur. Les parties continuent, et chaque navigateur garde les places qui y ont été prises.
web-mine-delete = Tout supprimer
web-mine-delete-sure = Votre liste et votre lien disparaîtront pour de bon, sur tous vos appareils.
web-mine-delete-yes = Supprimer
web-mine-delete-table = Supprimer cette table
web-mine-delete-table-sure = La partie disparaîtra pour de bon, pour tout le monde : plus de replay, et personne ne pourra continuer. Tous ceux qui sont à la table en sont avertis.
