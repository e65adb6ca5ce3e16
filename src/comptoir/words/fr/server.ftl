# Ce que dit le serveur : aux gens d’une table, à ceux qui suivent un lien, à qui le fait tourner.

game-dale = La Vallée des Marchands
game-karanor = Marchands de Karanor
guest-name = Invité { $number }

## À une table

error-too-late = La partie a avancé entre-temps ; regardez et choisissez de nouveau.
error-no-such-item = Cela ne fait pas partie des choix possibles.
error-curtain-closed = Le rideau est baissé : levez-le d’abord.
error-only-watching = Vous êtes spectateur : il faut être assis à la table pour faire cela.
error-not-begun = La partie n’a pas encore commencé.
error-not-by-rising = Ici, ce n’est pas le plus matinal qui commence.
error-not-over = La partie n’est pas encore terminée.
error-resign-declined = { $name } préfère continuer : la partie n’est pas finie.
error-resign-overtaken = La partie a continué entre-temps.
result-resigned = { $who ->
        [you] Vous abandonnez.
       *[other] { $name } abandonne.
    } { $count ->
        [one] Vainqueur
       *[other] Vainqueurs
    } : { $winners }.
error-already-begun = La partie a commencé ; c’était possible avant, plus maintenant.
error-bot-plays = Un robot joue à votre place. Reprenez d’abord votre siège.
error-only-the-host = Seule la personne qui a ouvert la table peut faire cela.
error-proposal-open = Quelqu’un d’autre demande déjà à reprendre un coup ; répondez-lui d’abord.
error-cannot-agree = { $name } n’est pas là, et un robot ne peut pas dire oui à sa place : ce que les autres ont vu ne se reprend que si chacun est d’accord.
log-lapsed-time = Le temps est passé : vous avez laissé faire.
log-lapsed-order = Vous avez passé d’office.
log-all-pass = Tout le monde passe.
log-passes = { $late ->
    [yes] { $name } passe : temps écoulé.
   *[no] { $name } passe.
}
error-no-proposal = Plus personne n’attend votre réponse.
error-too-much-talk = Vous avez dit beaucoup de choses en peu de temps. Attendez un instant avant la suite.
error-no-hints = Cette table joue sans conseils : c’est ce qui a été choisi à son ouverture.
error-nothing-said = Il n’y a rien à envoyer : écrivez d’abord quelques mots.
error-no-such-phrase = Cette phrase n’existe pas à cette table : choisissez-en une dans la liste, ou écrivez-la vous-même.
error-no-name = Un nom compte au moins une lettre.
error-no-such-seat = Ce siège n’existe pas à cette table.
error-sent-away = L’hôte a libéré ce siège. Demandez un nouveau lien pour revenir.
error-has-left = Vous avez quitté cette table.
error-dismissed = Cet appareil a été retiré de votre place. Pour y revenir, ajoutez-le depuis un autre appareil.
error-opened-elsewhere = Cette place est ouverte dans une fenêtre plus récente du même navigateur ; celle-ci s’est arrêtée.
error-watch-renewed = L’hôte a changé le lien des spectateurs. Demandez-lui le nouveau pour continuer à regarder.
error-no-such-device = Cet appareil n’est plus à votre place.
error-last-device = C’est le seul appareil de votre place : sans lui, plus personne ne pourrait y jouer. Ajoutez-en d’abord un autre.
error-still-here = Cette personne n’est pas absente depuis assez longtemps : un robot pourra la remplacer au bout de { $seconds } secondes.
error-only-its-person = Seule la personne à qui est ce siège peut le reprendre.
error-people-away = { $count ->
    [one] { $names } n’est pas là : attendez, ou libérez le siège. On ne distribue rien sans tout le monde.
   *[other] Ne sont pas là : { $names }. Attendez, ou libérez leurs sièges. On ne distribue rien sans tout le monde.
}
error-withdrawn-often = { $most } donnes ont été annulées à cette table : elle ne distribue plus. Ouvrez-en une autre.
error-deal-gone = Cette donne est finie ou annulée ; la suivante part avec « Commencer ».
error-reveal-early = Tout le monde ne s’est pas encore engagé : gardez votre nombre jusque-là.
error-reveal-unfit = Ce nombre n’est pas celui sur lequel votre place s’est engagée : il ne compte pas.
error-seats-open = { $count ->
    [one] Un siège est encore vide : envoyez son lien, ou asseyez-y un robot.
   *[other] { $count } sièges sont encore vides : envoyez leurs liens, ou asseyez-y des robots.
}
error-malformed = Cette demande est illisible ({ $where }). Rechargez la page ; si cela recommence, dites-le-nous.
error-malformed-often = Trop de messages n’avaient aucun sens : la connexion a été fermée. Rechargez la page.
error-too-fast = C’était trop en trop peu de temps. Attendez un instant, puis rechargez la page.
error-bots-late = Les robots sont débordés et n’ont pas donné de conseil à temps ; réessayez dans un instant.
error-busy = La table est débordée en ce moment ; réessayez dans un instant.
error-too-many-sockets = Il y a déjà { $most } spectateurs à cette table. Réessayez plus tard.
error-too-many-connections = Il y a déjà { $most } connexions depuis chez vous. Fermez d’abord quelques fenêtres, puis rechargez la page.
error-moved = La table change de machine. Rien n’est perdu : vous la retrouvez dans un instant.
error-server-stops = Le serveur s’arrête. La partie est conservée : revenez plus tard pour la continuer.

## Ce que les gens d’une table doivent savoir

notice-lost = { $missing ->
    [0] Après une panne du disque du serveur (constatée le { $when } UTC), cette table n’est plus tout à fait ce qui en avait été enregistré.
    [one] Après une panne du disque du serveur (constatée le { $when } UTC), il manque la dernière chose enregistrée à cette table.
   *[other] Après une panne du disque du serveur (constatée le { $when } UTC), il manque les { $missing } dernières choses enregistrées à cette table (coups, messages).
}
notice-halted = La partie attend : elle reprendra de là où elle en est quand tout le monde ici sera d’accord.
notice-bot-late = Les robots sont débordés : { $name } jouera dès que l’un d’eux aura répondu. Merci de patienter.
notice-drawn-by-lot = { $count ->
    [one] Un coup d’un robot a été tiré au sort, faute de réponse pendant longtemps.
   *[other] { $count } coups de robots ont été tirés au sort, faute de réponse pendant longtemps.
}
notice-older = Cette partie a commencé avec des règles (version { $version }) qui ne se jouent plus ici. Elle est montrée telle qu’elle était après { $picks } choix{ $dropped ->
    [0] .
    [one]  ; celui d’après est perdu.
   *[other]  ; les { $dropped } d’après sont perdus.
} Quand tout le monde ici sera d’accord, elle reprendra de là, avec les règles d’aujourd’hui (version { $known }).
notice-told = Cette partie a été jouée avec des règles (version { $version }) qui ne se jouent plus ici (maintenant : { $known }). Son récit est celui qui en a été gardé ; on ne peut plus la revoir coup par coup, la prouver ni la télécharger.
notice-carried = Les { $picks } premiers choix de cette partie ont été faits avec des règles plus anciennes (version { $version }) : on ne peut plus les revoir ni les prouver. La suite, oui.

## Des nouvelles de la table

news-left = { $name } a quitté la table.
news-freed = { ELIDES($name) ->
    [yes] L’hôte a libéré la place d’{ $name }.
   *[no] L’hôte a libéré la place de { $name }.
}
news-taken = { $name } prend la place { $number }.
news-renewed = L’hôte a changé le lien des spectateurs : l’ancien n’ouvre plus rien.

## Entrer

error-unknown-table = Cette table n’existe pas. Vérifiez que le lien est complet, ou redemandez-le.
error-link-spent = Ce lien a déjà servi, ou l’hôte l’a retiré. Si cette place est la vôtre, ouvrez-la là où vous jouez et ajoutez-y cet appareil ; sinon, demandez un nouveau lien à l’hôte.
error-too-many-devices = Cette place a déjà { $most } appareils. Retirez-en un d’abord.
error-bad-link = Ce lien n’ouvre aucun siège à cette table : il est incomplet, ou l’hôte a donné le siège à quelqu’un d’autre. Demandez-en un nouveau.
error-seat-taken = Un robot y est assis. Demandez un autre siège à l’hôte.
error-table-older = Cette partie a commencé avec des règles plus anciennes (version { $version } ; ici, c’est la { $known }) et ne peut pas continuer ici.
error-game-waits = Cette partie a commencé avec des règles qui ne se jouent plus ici. Elle reprendra avec celles d’aujourd’hui quand tout le monde sera d’accord.
error-table-strayed = Les règles de ce serveur mènent ailleurs que là où cette partie en était après { $picks } choix : elle ne peut pas continuer ici. Signalez-le à la personne qui tient le serveur : c’est un bug.
error-no-longer-replayed = Cette partie a été jouée avec des règles (version { $version }) qui ne se jouent plus ici (maintenant : { $known }) : on ne peut plus la revoir coup par coup, la prouver ni la télécharger. Sa table raconte ce qui en a été gardé.
error-seat-count = { $given ->
    [one] Un seul siège est décrit,
   *[other] { $given } sièges sont décrits,
} mais il en faut { $needed }.
error-not-your-seat = C’est réservé à quelqu’un d’autre à cette table. Passez par votre propre lien.
error-unknown-address = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse n’accepte pas ce genre de demande.
error-wrong-origin = Cette demande vient d’une page d’un autre site : elle est refusée.
error-wrong-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui le tient peut l’autoriser : comptoir serve --host-name NOM
error-figures-closed = Ces chiffres sont pour la personne qui tient le serveur : demandez-les depuis sa machine, ou avec le jeton du fichier metrics.token de son dossier de données.
error-too-large = Cette demande est trop grosse, ou ne dit pas sa taille : { $most } octets au plus.
error-too-many-tables = Beaucoup de tables ont été ouvertes d’ici en peu de temps. Attendez quelques minutes.
error-table-lost = { $missing ->
    [one] Une entrée de cette table avait été enregistrée, et
   *[other] { $missing } entrées de cette table avaient été enregistrées, et
} il n’en reste rien après une panne du disque du serveur. Demandez une sauvegarde à la personne qui tient le serveur.
error-game-halted = Il manque une partie de ce jeu après une panne du disque du serveur. On reprendra quand tout le monde sera d’accord.
error-table-damaged = Ce qui était conservé de cette partie est abîmé : elle ne peut pas continuer. Les autres parties vont bien.
error-not-stored = Le serveur ne peut rien enregistrer pour le moment. Réessayez dans un instant.
error-house-full = Toutes les tables sont prises pour le moment. Réessayez plus tard.
error-server-failed = Quelque chose s’est mal passé sur le serveur ; rien n’est perdu. Réessayez dans un instant.
error-not-built = Les pages du jeu n’ont pas été construites. Lancez une fois ./play dans le dossier du projet.

## Le faire tourner

error-port-taken = Le port { $port } est déjà pris, peut-être par un autre Comptoir. Fermez-le ou choisissez-en un autre : --port { $other }.
error-no-such-port = Le port { $port } n’existe pas. Choisissez-en un de 1 à 65535, ou 0 pour n’importe quel port libre.
error-port-forbidden = Ce système ne vous laisse pas ouvrir le port { $port }. Choisissez-en un à partir de 1024 : --port { $other }.
error-address-unusable = Cette machine n’a pas l’adresse { $host }. Prenez 127.0.0.1 pour cette seule machine, ou 0.0.0.0 pour tout le réseau.
serve-open = Le Comptoir est ouvert : { $address }
serve-stop = Les parties sont gardées dans { $folder }. Ctrl+C pour fermer.
serve-faulty = LAISSÉ DE CÔTÉ : on ne peut pas jouer avec le pack { $name } du jeu { $game }.
serve-lost = DÉGÂTS : { $missing ->
    [0] la table { $table } n’est plus ce qui en avait été enregistré.
    [one] une entrée de la table { $table }, enregistrée et confirmée, manque ; il en reste { $kept }.
   *[other] { $missing } entrées de la table { $table }, enregistrées et confirmées, manquent ; il en reste { $kept }.
} Ses joueurs en sont informés. Vérifiez l’état du disque et gardez une sauvegarde.
serve-network = Pour les autres, sur votre réseau : { $address }
help-serve = Ouvrir des tables dans le navigateur : pour vous, des robots, des amis avec un lien.
help-host = l’adresse sur laquelle écouter ; 0.0.0.0 ouvre au réseau
help-port = le port sur lequel écouter
help-data = le dossier où les parties sont gardées, ou l’adresse d’une base PostgreSQL : postgresql://utilisateur@machine/base
help-address = où les autres serveurs de la même base joignent celui-ci : machine:port
help-leaving = secondes pendant lesquelles un serveur qu’on arrête n’accueille plus personne, avant de laisser ses tables aux autres serveurs de sa base
help-open = ouvrir le navigateur
help-demo = garnir quelques tables de robots, pour regarder
help-grace = secondes d’absence après lesquelles un robot peut remplacer quelqu’un
help-bot-pause = secondes que prend un robot pour jouer
help-window = secondes pendant lesquelles on peut réagir ; 0 : le temps qu’il faut
help-workers = processus où pensent les robots
help-origin = un autre site dont les pages peuvent utiliser ce serveur (peut être répété)
help-host-name = un autre nom sous lequel on joint ce serveur, comme jouer.example (peut être répété) ; les adresses et le nom de la machine n’en ont pas besoin ; * pour tous
help-open-metrics = laisser tout le monde lire /metrics, pas seulement cette machine et qui a le jeton
help-sockets = connexions autorisées par adresse
help-rate = messages autorisés par seconde et par connexion
help-pages = un dossier contenant une autre version des pages (pour qui y travaille)
