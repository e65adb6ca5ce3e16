# La table dans le navigateur : ce que dit la page elle-même. Ce que dit le jeu vient du serveur.

## La page

web-table-title = Tour { $turn } · Comptoir
web-table-title-mine = ● À vous · Comptoir
web-table-title-over = La partie est finie · Comptoir
web-table-coming = En chemin vers la table…
web-table-home = Retour à l’accueil
web-table-close = Fermer

## La barre

web-table-order = Ordre du tour
web-table-you = Vous
web-table-phase = Phase
web-table-phase-start = Début
web-table-phase-action = Action
web-table-phase-clean-up = Rangement
web-table-turn = Tour { $turn }
web-table-turn-of = Tour { $turn } · { $name }
web-table-tools = Outils
web-table-talk = { $count ->
    [0] Conversation
    [one] Conversation, 1 nouveau message
   *[other] Conversation, { $count } nouveaux messages
}
web-table-log = Journal
web-table-help = Comment jouer

## Les autres

web-table-stall-of = { ELIDES($name) ->
    [yes] Étal d’{ $name }
   *[no] Étal de { $name }
}
web-table-hand = main
web-table-hand-of = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-table-deck = paquet
web-table-discard = défausse
web-table-schedule = en cours
web-table-decides = doit décider
web-table-away = n’est pas là
web-table-choose = Choisir { $name }

## Piles et paquets

web-table-pile = { $label }, { $count }
web-table-leaf-through = {" "}: feuilleter
web-table-deck-name = Paquet
web-table-discard-name = Défausse
web-table-schedule-name = En cours
web-table-supply = Pioche
web-table-junk = Camelote
web-table-aside = De côté
web-table-die = Dé { $set }
web-table-unknown = Une carte que vous ne connaissez pas
web-table-leaf-discard = { $whose ->
    [mine] Votre défausse
   *[other] { ELIDES($name) ->
        [yes] Défausse d’{ $name }
       *[no] Défausse de { $name }
    }
}
web-table-leaf-schedule = { $whose ->
    [mine] Vos cartes en cours
   *[other] { ELIDES($name) ->
        [yes] Cartes en cours d’{ $name }
       *[no] Cartes en cours de { $name }
    }
}
web-table-leaf-market-discard = Défausse du marché
web-table-leaf-aside = Mises de côté
web-table-leaf-order = Du dessus vers le fond.
web-table-leaf-stored = Les cartes stockées précèdent celle qui les garde.
web-table-leaf-top = dessus
web-table-leaf-empty = Il n’y a rien ici.

## Le marché

web-table-market = Marché
web-table-surcharge = Surcoût { $surcharge }
web-table-price = prix { $price }
web-table-slot-empty = Emplacement vide

## Les cartes

web-table-card-can = peut être choisie
web-table-card-selected = sélectionnée
web-table-card-affected = conseillée
web-table-card-off = pas possible pour l’instant, pourquoi ?
web-table-why = pourquoi ?

## La question

web-table-prompt = La question posée
web-table-commit = Valider
web-table-cancel = Renoncer
web-table-which-way = De quelle façon ?
web-table-scale = { $total } sur { $aim }{ $parts ->
    [0] {""}
   *[other] {" "}: { $parts }
}
web-table-total = { $total } sur { $aim }.
web-table-there = déjà posé
web-table-window = Fenêtre de réaction
web-table-window-note = La même fenêtre s’ouvre pour tous, carte en main ou non.
web-table-passing = Vous passez d’office ; la fenêtre se ferme à son heure.
web-table-pass = Passer
web-table-pass-turn = Passer pour ce tour
web-table-pass-always = Toujours passer
web-table-finish-always = Toujours finir mon tour ici
web-table-finishing = Votre tour se termine tout seul dans un instant.
web-table-seconds = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
web-table-no-hurry = Ouverte jusqu’à ce que tous aient répondu
web-table-tray = Choisissez une carte
web-table-tray-fold = Replier, pour voir la table
web-table-tray-open = Montrer les cartes
web-table-search = Chercher une carte
web-table-nothing-found = Aucune carte de ce nom.
web-table-in-discard = { $whose ->
    [mine] Dans votre défausse, le dessus à la fin
   *[other] { ELIDES($name) ->
        [yes] Dans la défausse d’{ $name }, le dessus à la fin
       *[no] Dans la défausse de { $name }, le dessus à la fin
    }
}
web-table-in-deck = { $whose ->
    [mine] Dans votre paquet
   *[other] { ELIDES($name) ->
        [yes] Dans le paquet d’{ $name }
       *[no] Dans le paquet de { $name }
    }
}
web-table-in-hand = { $whose ->
    [mine] Dans votre main
   *[other] { ELIDES($name) ->
        [yes] Dans la main d’{ $name }
       *[no] Dans la main de { $name }
    }
}
web-table-in-stall = { $whose ->
    [mine] Dans votre étal
   *[other] { ELIDES($name) ->
        [yes] Dans l’étal d’{ $name }
       *[no] Dans l’étal de { $name }
    }
}
web-table-in-schedule = { $whose ->
    [mine] En cours, devant vous
   *[other] En cours, devant { $name }
}
web-table-in-seat = { $whose ->
    [mine] À vous
   *[other] À { $name }
}
web-table-in-market = Au marché
web-table-in-market-discard = Dans la défausse du marché
web-table-in-market-deck = Dans la pioche
web-table-in-junk = Camelote

## Mon côté

web-table-my-side = Votre côté
web-table-my-stall = Votre étal
web-table-our-stall = Étal commun
web-table-next-stack = { $needed ->
    [0] pile { $number } à construire
   *[other] pile { $number } à construire : { $needed } en tout, d’une peuplade
}
web-table-stall-full = complet !
web-table-my-hand = { $count ->
    [one] Votre main, { $count } carte
   *[other] Votre main, { $count } cartes
}
web-table-actions = Actions
web-table-action-purchase = Acheter
web-table-action-technique = Technique
web-table-action-build = Construire
web-table-action-inventory = Inventaire
web-table-undo = Annuler
web-table-undo-none = Rien de ce que vous avez fait ne peut être annulé maintenant.
web-table-undo-consent = Annuler, si les autres sont d’accord
web-table-hint = Conseil
web-table-hint-best = Les choix d’un robot et vos chances de gagner
web-table-hint-chance = Chances de gagner : { $chance } %
web-table-hint-percent = { $chance } %

## Le journal et la conversation

web-table-log-title = Livre de comptes
web-table-older = Lignes précédentes
web-table-replay = Revoir la partie
web-table-replay-turn = Revoir le tour { $turn }
web-table-talk-title = Conversation
web-table-says = { $name } : { $text }
web-table-say = Dire quelque chose…
web-table-send = Envoyer

## À côté du jeu

web-table-lost = La connexion est perdue. Nouvel essai…
web-table-retry = Réessayer
web-table-paused = Le serveur ne peut rien enregistrer pour le moment. La partie reprendra d’elle-même dès que possible.
web-table-replaced = Un robot joue à votre place.
web-table-take-back = Reprendre ma place
web-table-undo-wanted = { $name } aimerait revenir en arrière. Êtes-vous d’accord ?
web-table-undo-waiting = Vous avez demandé à revenir en arrière. On attend les autres…
web-table-agree = D’accord
web-table-disagree = Refuser
web-table-gone = { $name } n’est plus là.
web-table-let-bot = Laisser jouer un robot
web-table-leaving = { $seconds ->
    [one] { $name } n’est plus en ligne. Dans { $seconds } seconde, un robot pourra prendre le relais.
   *[other] { $name } n’est plus en ligne. Dans { $seconds } secondes, un robot pourra prendre le relais.
}
web-table-passes-turn = Vous passez toutes les réactions jusqu’à la fin de ce tour.
web-table-passes-always = Vous passez toutes les réactions.
web-table-ends-always = Vos tours se terminent sans qu’on vous demande.
web-table-ends-turn = Ce tour se termine sans qu’on vous demande.
web-table-passes-stop = Me redemander
web-table-to-end = La fin de la partie

## Votre place, ses appareils, et celles des autres

web-place = Votre place
web-place-devices = Vos appareils
web-place-devices-how = Chacun d’eux joue à votre place et voit votre main. Personne d’autre ne voit cette liste.
web-place-unknown = Un navigateur
web-place-this = celui-ci
web-place-since = depuis le { $when }
web-place-here = ouvert en ce moment
web-place-dismiss = Retirer
web-place-add = Ajouter un appareil
web-place-ticket = Lien pour un autre de vos appareils
web-place-ticket-how = Ouvrez ce lien sur l’autre appareil dans les { $minutes } minutes. Il ne sert qu’une fois, et il vaut votre place : gardez-le pour vous.
web-place-joined = Un appareil a rejoint votre place : { $label }. Si ce n’est pas vous, retirez-le.
web-place-mine = C’est moi
web-place-table = La table
web-place-table-how = Quelqu’un ne reviendra pas ? Libérez sa place et invitez quelqu’un d’autre. Tout le monde en est averti.
web-place-empty = { $name } y joue jusqu’à ce que quelqu’un prenne ce lien
web-place-freed = L’hôte a libéré cette place : { $name } y joue jusqu’à ce que quelqu’un s’y assoie.
web-place-invite = Inviter
web-place-free = Libérer
web-place-free-sure = { $name } perdra cette place. Un robot y jouera jusqu’à ce que quelqu’un prenne le nouveau lien.
web-place-free-yes = Libérer la place
web-place-free-no = Ne rien changer
web-place-watch-renew = Changer le lien
web-place-watch-how = Si vous changez le lien des spectateurs, l’ancien n’ouvre plus rien, et ceux qui regardent devront demander le nouveau.

## Aide

web-table-help-goal = Soyez le premier à remplir votre étal : les piles 1 à { $stacks }, l’une après l’autre. Chaque pile réunit des cartes d’une seule peuplade, pour un total d’exactement son numéro.
web-table-help-turn = À votre tour, vous avez une action. Une carte au plus doré vous en donne une de plus.
web-table-help-actions = Achetez une carte du marché avec des cartes de votre main, jouez une technique, construisez la pile suivante, ou faites l’inventaire : défaussez ce qui ne vous plaît pas et piochez à nouveau.
web-table-help-state = Un cadre cousu veut dire : peut être choisi. Sélectionnez librement ; seul le bouton doré envoie.
web-table-help-why = Cliquez sur ce qui n’est pas possible pour savoir pourquoi. Survolez une carte, ou gardez le doigt dessus, pour la lire.
web-table-keys = Touches
web-table-key-arrows = se déplacer dans une zone
web-table-key-tab = zone suivante
web-table-key-digits = choisir une carte de la main
web-table-key-enter = valider
web-table-key-undo = annuler
web-table-key-hint = conseil
web-table-key-zoom = lire la carte
web-table-key-log = journal
web-table-key-talk = conversation
web-table-key-prompt = la question posée
web-table-key-escape = fermer, ou lâcher la sélection
web-table-key-help = cette page
web-table-rules = Toutes les règles

## La donne

web-deal-record = { $withdrawn ->
        [0] La donne, et son empreinte
        [one] La donne, son empreinte, et une donne annulée
       *[other] La donne, son empreinte, et { $withdrawn } donnes annulées
    }
