### La partie de « Mes tables » sur les avis : comment on est prévenu quand on n’est pas à la table, et comment cela s’arrête.

web-mine-post = Être prévenu
web-mine-post-how = Quand c’est à vous et que vous n’êtes pas à la table, on vous le dit : une fois par tour, avec les noms de la table, jamais avec une carte.
web-mine-post-on = Activer
web-mine-post-off = Désactiver
web-mine-post-is-on = Activé
web-mine-post-forget = Oublier
web-mine-post-try = M’en envoyer un
web-mine-post-tried = { $places ->
        [one] Un avis est en route.
       *[other] { $places } avis sont en route.
    }
web-mine-post-push = Sur cet appareil
web-mine-post-push-how = { $others ->
        [0] Votre navigateur l’affiche, même quand cette page est fermée.
        [one] Votre navigateur l’affiche, même quand cette page est fermée. Un autre de vos appareils est prévenu aussi.
       *[other] Votre navigateur l’affiche, même quand cette page est fermée. { $others } autres de vos appareils sont prévenus aussi.
    }
web-mine-post-push-cannot = Ce navigateur ne sait pas le faire. Sur un iPhone ou un iPad, ajoutez d’abord cette page à l’écran d’accueil, et ouvrez-la de là.
web-mine-post-push-denied = Votre navigateur ne le permet pas. Cela se change dans ses réglages pour cette page.
web-mine-post-push-failed = Votre navigateur n’a joint aucun service de notifications. Réessayez plus tard, ou choisissez l’e-mail.
web-mine-post-mail = Par e-mail
web-mine-post-mail-how = Personne d’autre ne voit votre adresse, et chaque message permet d’arrêter.
web-mine-post-mail-address = Votre adresse e-mail
web-mine-post-mail-send = M’envoyer un code
web-mine-post-mail-code = Un code est en route vers { $address }.
web-mine-post-mail-to = À { $address }
web-mine-post-code = Le code du message
web-mine-post-confirm = Confirmer
web-mine-post-hook = À votre propre programme
web-mine-post-hook-how = Un petit document JSON y est envoyé, signé pour que vous sachiez qu’il vient d’ici.
web-mine-post-hook-address = L’adresse de votre webhook
web-mine-post-hook-name = L’utiliser
web-mine-post-hook-want = J’ai mon propre programme
web-mine-post-secret = Voici ce qui sert à le signer. Copiez-le maintenant : il n’est montré qu’une fois.
web-mine-post-of = Me prévenir pour cette table :
web-mine-post-way-push = sur mes appareils
web-mine-post-way-mail = par e-mail
web-mine-post-way-hook = par webhook

web-mine-paste = Vous avez déjà un lien personnel ?
web-mine-paste-how = Collez-le ici, ou ouvrez-le sur cet appareil.
web-mine-paste-yes = Ouvrir

web-mine-stop = { $which ->
        [all] Ne plus recevoir d’e-mails
       *[one] Plus d’e-mails pour cette table
    }
web-mine-stop-how = { $which ->
        [all] Vous ne recevrez plus d’e-mails pour aucune de vos tables.
       *[one] Vous ne recevrez plus d’e-mails pour cette table. Rien ne change pour les autres.
    }
web-mine-stop-done = { $which ->
        [all] C’est fait : plus d’e-mails. Vous pourrez les reprendre dans « Mes tables ».
       *[one] C’est fait : plus d’e-mails pour cette table. Vous pourrez les reprendre dans « Mes tables ».
    }
