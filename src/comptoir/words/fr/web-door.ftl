### À la porte de chaque table : ce dont on est convenu, et comment on s’en va.

web-agreed-first = { $who ->
        [you] Vous commencez.
       *[other] { $name } commence.
    }
web-agreed-first-lot = La donne dira qui commence.
web-agreed-first-earliest = Le plus matinal d’aujourd’hui commence.
web-agreed-rose = À quelle heure étiez-vous debout aujourd’hui ?
web-agreed-rose-at = debout à { $time }
web-agreed-window = { $seconds ->
        [0] Autant de temps qu’on veut pour réagir.
        [one] Une seconde pour réagir.
       *[other] { $seconds } secondes pour réagir.
    }
web-agreed-rules = { $count ->
        [0] On joue comme dans le livret.
        [one] Une règle de la maison :
       *[other] { $count } règles de la maison :
    }

web-share-qr = Code QR
web-share-qr-how = Une image du lien, pour l’appareil photo d’un téléphone
web-share-qr-of = { $label } : le lien en code QR

web-going = Partir
web-going-leave = Quitter la table
web-going-leave-sure = Un robot joue à votre place. Vous pouvez revenir quand vous voulez, depuis l’accueil.
web-going-leave-alone = Personne ne vous attend : la partie reste comme elle est, et vous la retrouvez à l’accueil.
web-going-resign = Abandonner la partie
web-going-resign-sure = La partie s’arrête ici, et un autre l’emporte. Ceux dont c’est aussi la partie doivent être d’accord.
web-going-stay = Rester
web-table-resign-wanted = { $name } aimerait arrêter la partie ici. Êtes-vous d’accord ?
web-table-resign-waiting = Vous aimeriez arrêter la partie ici. On attend les autres…
web-table-proposal-drop = Finalement non
