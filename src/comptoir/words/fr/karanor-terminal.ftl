# Karanor dans un terminal.

## Aide de la ligne de commande

help-pack = Karanor : le dossier d’un autre pack de contenu avec lequel jouer.
help-market = Karanor à deux : avec ou sans la tuile Marché. Par défaut : avec.
help-aloud = Karanor : chacun lit ses quêtes à voix haute, les robots aussi, ou les garde secrètes. Par défaut : secrètes.

## Erreurs

error-somebody-acted = Cela ne peut plus être annulé : quelqu’un d’autre a agi depuis.

## Accueil et fin

terminal-welcome = Comptoir : Marchands de Karanor
terminal-welcome-help = Répondez par un numéro ou un nom. Aide : ?  Règles : ? règles  Négoce : t  Carte : m  Table : b  Quitter : q
terminal-welcome-goal = { $players } marchands. Le premier à { $end } points de prestige déclenche la dernière manche ; puis celui qui a le plus de prestige l’emporte.
terminal-welcome-pack = Cartes : { $pack } { $version }. Leurs textes sont de nous, et beaucoup de leurs effets aussi : { $command } dit lesquels.
terminal-welcome-people = Plusieurs personnes au même clavier : t pour négocier à tout moment, i pour laisser une autre personne agir pendant votre tour. Qui a des cartes du marché noir est consulté avant chaque tour des autres ; quand le clavier passe à quelqu’un pour une réponse, on voit qu’il en a une.
terminal-welcome-quests = { $quests ->
    [aloud] Les quêtes sont lues à voix haute : tout le monde entend ce qui est pioché.
    [reader] Qui pioche une quête la lit à voix haute ou la garde secrète, quête par quête.
   *[secret] Les quêtes restent secrètes. Pour les lire à voix haute : --aloud.
}
terminal-after-the-end = l montre le journal, m la carte, s [fichier] enregistre la partie, r rejoue (un perdant commence) ; Entrée pour sortir.
terminal-standings = Classement

## La carte

terminal-map-heading = Carte
terminal-map-pawn = { $letter } { $name }
terminal-map-pawns = ( ) qui s’y trouve : { $pawns }
terminal-map-key = ? habitant   ^ villa à vendre   ! livraison   · route   ~ mer ({ $fare })
terminal-inhabitant = habitant
terminal-villa = villa à vendre
terminal-delivery-here = livraison
terminal-map-shops = commerces { $owners }
terminal-map-villa = villa { $owner }

## La table

terminal-mine = { $who ->
    [you] Vous
   *[other] { $name }
} ({ $place }) : { $gold }, revenu { $income }, prestige { $prestige } sur { $end }
terminal-summary = { $place } : vous avez { $gold }{ $any ->
    [yes] , { $goods }
   *[no] {""}
} ; prestige { $prestige }.
terminal-history = Votre histoire :
terminal-commerces = Commerces en main :
terminal-commerce = { $deal }{ $any ->
    [yes]  ; bonus : { $bonus }
   *[no] {""}
}
terminal-missing = { $any ->
    [yes] (il manque { $lacks })
   *[no] (rien ne manque : à construire dans une cité où vous n’avez pas de commerce)
}
terminal-quests = Quêtes en main ({ $count } sur { $limit } au plus) :
terminal-black-market = Marché noir en main :
terminal-goods = Ressources : { $names }
terminal-insignia = Insignes : { $names }
terminal-associates = Associés : { $names }
terminal-associate = { $name }{ $promoted ->
    [yes] {" "}(promotion)
   *[no] {""}
}
terminal-artefacts = Artefacts : { $names }
terminal-artefact = { $name }{ $used ->
    [yes] {" "}(utilisé)
   *[no] {""}
}
terminal-shops = Commerces construits : { $names }
terminal-villas = Villas : { $names }
terminal-lasting-until = { $when ->
    [now] jusqu’à la fin de ce tour
    [mine] jusqu’à la fin de votre prochain tour
   *[theirs] jusqu’à la fin de son prochain tour
}
terminal-lasting-stat = { $stat } : { $add } ({ $until })
terminal-lasting-forbidden = Interdit { $until } : { $action }
terminal-entry = { $name } : { $about }
terminal-story = « { $text } »
terminal-stat-move-steps = Pas d’un déplacement
terminal-stat-sea-cost = Prix d’une traversée
terminal-stat-harvest-yield = Fruit d’une récolte
terminal-stat-work-yield = Salaire
terminal-stat-build-gold = Prix d’une construction
terminal-stat-villa-gold = Prix d’une villa
terminal-stat-theft-shield = Protection contre le vol
terminal-stat-quest-limit = Quêtes en main
terminal-stat-actions = Actions
terminal-action-move = se déplacer
terminal-action-harvest = récolter
terminal-action-work = travailler
terminal-action-build = construire
terminal-action-interact = interagir avec les habitants
terminal-action-quest = réaliser des quêtes
terminal-action-deliver = livrer
terminal-action-recruit = recruter
terminal-action-villa = acheter des villas
terminal-action-market = utiliser le marché
terminal-action-sea = prendre la mer
terminal-action-trade = négocier
terminal-others = Les autres
terminal-other = { $name } ({ $place }) : { $gold }, revenu { $income }, prestige { $prestige }
terminal-hidden = Cachées : { $commerces ->
    [one] { $commerces } carte Commerce
   *[other] { $commerces } cartes Commerce
}, { $quests ->
    [one] { $quests } quête
   *[other] { $quests } quêtes
}, { $cards ->
    [one] { $cards } carte du marché noir
   *[other] { $cards } cartes du marché noir
}
terminal-common = { $round ->
    [0] Sur la table
   *[other] Manche { $round } (la dernière dès que quelqu’un atteint { $end } de prestige)
}
terminal-last-round = { $who ->
    [you] Vous avez déclenché la dernière manche : plus de négoce.
   *[other] { $name } a déclenché la dernière manche : plus de négoce.
}{ $mine ->
    [yes] {" "}C’est votre dernier tour.
   *[no] {""}
}
terminal-delivery = Livraison ({ $city }) : { $deal } ({ $left ->
    [0] la dernière
   *[other] encore { $left } ensuite
})
terminal-no-delivery = Il n’y a plus de livraisons.
terminal-row-names = Cartes Commerce visibles : { $names }
terminal-row = Cartes Commerce visibles ({ $left } dans la pioche) :
terminal-free-associates = Associés à recruter : { $names }
terminal-market = Tuile Marché : { $goods }
terminal-reserve = Réserve : { $goods }

## Ce qu’on peut faire

terminal-on-map = { $text } (carte : { $number }{ $any ->
    [yes]  ; { $there }
   *[no] {""}
})
terminal-fold = { $number } { $name }
terminal-fold-recruit = {"  "}{ $first }–{ $last }. Recruter pour { $gold } (1 ressource à chaque revenu) : { $names }
terminal-fold-promote = {"  "}{ $first }–{ $last }. Promouvoir pour de bon (de l’or au lieu de la ressource à chaque revenu) : { $names }
terminal-group-moves = Se déplacer
terminal-group-here = Ici
terminal-group-quests = Quêtes
terminal-group-anywhere = Partout
terminal-group-free = Cartes et associés (sans action, sauf mention contraire)
terminal-which-way = Par où ? Un numéro ; Entrée : rester ici.
terminal-way = { $moves ->
    [0] dans votre déplacement
    [one] { $moves } action
   *[other] { $moves } actions
}{ $fare ->
    [0] {""}
   *[other] , { $gold } pour la mer
} : { $way }
terminal-offers-waiting = { $count ->
    [one] Une offre vous attend ; t la montre.
   *[other] { $count } offres vous attendent ; t les montre.
}

## Ce qu’on peut taper

command-map = m carte
command-board = b table plateau
command-trade = t negoce negocier troc
command-interrupt = i intervenir

## Quand d’autres jouent

terminal-pause = C’est le tour { ELIDES($name) ->
    [yes] d’{ $name }
   *[no] de { $name }
}. { $count ->
    [0] Vous n’avez pas de carte à jouer maintenant. Entrée : continuer ; t : négocier.
   *[other] Entrée : continuer. Ou jouez une carte maintenant :
}
terminal-pause-all = C’est le tour { ELIDES($active) ->
    [yes] d’{ $active }
   *[no] de { $active }
}. { $count ->
    [one] { $holders } a des cartes du marché noir
   *[other] { $holders } ont des cartes du marché noir
} : pour en jouer une maintenant, tapez votre nom. Entrée : continuer.
terminal-pause-unknown = « { $text } » n’est pas une carte que vous pouvez jouer maintenant. Entrée : continuer.
terminal-offer-for = { $name }, une offre pour vous :
terminal-who-interrupts = Qui veut agir maintenant : { $names } ?
terminal-nobody-else = Personne d’autre ne joue à ce clavier. Vos propres cartes sont parmi vos choix ; négociez avec t.

## Négoce

trade-heading = Négoce
trade-none = Aucune offre n’est ouverte.
trade-impossible = ({ $reason ->
    [maker_lacks] L’autre ne l’a pas en ce moment.
    [taker_lacks] Vous ne l’avez pas en ce moment.
   *[other] Pas permis maintenant.
})
trade-purse = { $name } : { $things }
trade-hint-accept = a { $number } : accepter l’offre { $number }
trade-hint-decline = d { $number } : la refuser
trade-hint-counter = c { $number } donner 1 bois contre 2 or : y répondre par une autre offre
trade-hint-withdraw = w { $number } : retirer votre offre { $number }
trade-hint-offer = donner 2 bois contre 3 or à { $name } : une nouvelle offre{ $count ->
    [one] {""}
   *[other] {""} ; sans nom, elle est pour tous
}
trade-hint-steps = étapes : une nouvelle offre, partie par partie
trade-hint-back = Entrée : retour au jeu
trade-number = Dites quoi de l’offre { $number } : a { $number } l’accepte, d { $number } la refuse.
trade-question = { $answer ->
    [yes] Que répondez-vous ?
   *[no] Que proposez-vous ?
}
trade-which = Quelle offre voulez-vous { $verb ->
    [accept] accepter
    [decline] refuser
    [counter] contrer
   *[withdraw] retirer
} ? Dites son numéro.
trade-no-such = Il n’y a pas d’offre que vous pourriez { $verb ->
    [accept] accepter
    [decline] refuser
    [counter] contrer
   *[withdraw] retirer
}.
trade-misread = « { $word } » n’est ni quelque chose qui s’échange, ni quelqu’un d’ici. Écrivez par exemple : donner 2 bois 3 or contre 1 vin à { $name }. Entrée : retour au jeu.
trade-empty = Il faut quelque chose d’un côté au moins.
trade-ask-to = À qui ? Des noms ; Entrée : à tous ; r : retour.
trade-ask-give = Que donnez-vous ? Par exemple : 2 bois 3 or ; Entrée : rien ; r : retour.
trade-ask-get = Que voulez-vous en échange ? Entrée : rien ; r : retour.
trade-accept-words = a accepter accepte
trade-decline-words = d refuser refuse
trade-counter-words = c contrer contreoffre
trade-withdraw-words = w retirer retire
trade-step-words = etape etapes
trade-give-words = donner donne offrir offre payer paye paie ceder cede proposer propose echanger troquer troque
trade-get-words = recevoir demander demande veux veut voudrais vouloir aimerais souhaite cherche besoin prendre prends obtenir
trade-buy-words = acheter achete
trade-sell-words = vendre vends vend
trade-exchange-words = contre pour echange retour moyennant
trade-with-words = avec
trade-price-words = a
trade-me-words = moi nous
trade-everybody-words = tous toutes tout chacun
trade-own-words = mon ma mes le la les son ses
trade-filler-words = a au aux et de du des d le la les l un une mon ma mes son ses vos votre te vous je j ai en chez aupres monde cadeau rien gratuitement gratuit gratis svp
trade-gold-words = or piece po

## Aide

terminal-help =
    Comment répondre
      4          choisir l’option 4
      récolter   choisir par le nom ; une partie suffit si elle ne désigne qu’une option
      0          finir votre tour
      aller kien s’y rendre, en plusieurs pas s’il le faut ; ou par numéro : aller 14
      2 bois     quand il faut choisir des ressources : des nombres et des noms
      Entrée     terminer ou passer, quand c’est proposé ; sinon remontre les choix
    Commandes
      ? nom      explique une carte, un lieu, un joueur ou un sujet
      ? règles   les règles en bref
      m          la carte, avec la liste de tous les territoires
      b          la table : ce que chacun possède
      t          négocier ; ou d’un coup : t acheter 1 vin pour 2 or à Greta
      i          une autre personne à ce clavier agit maintenant
      h          un conseil : ce que ferait un robot, et pourquoi
      u          annule, tant que personne n’a rien appris
      l          le journal ; l 30 en montre plus
      s fichier  enregistre la partie
      q          quitte
terminal-unknown = « { $text } » n’est ni une carte, ni un lieu, ni quelqu’un d’ici, ni un sujet. Sujets : règles, déplacement, récolte, travail, construire, habitant, quête, livraison, associé, villa, marché, marché noir, négoce, fin.
terminal-place = { $kind ->
    [city] Cité
   *[land] Territoire
}, numéro { $number } sur la carte{ $grows ->
    [yes] {""} ; à récolter : { $resource }
   *[no] {""}
}.
terminal-grows = Pousse ici : { $places }
terminal-place-roads = Des routes mènent à { $places }.
terminal-place-routes = Des voies maritimes mènent à { $places }.
terminal-place-inhabitant = Un habitant a une quête à raconter.
terminal-place-people = Ici : { $names }.
terminal-place-shops = Commerces de { $names }.
terminal-place-villa = Une villa est à vendre.
terminal-place-villa-of = { $who ->
    [you] La villa est à vous.
   *[other] La villa est à { $name }.
}
terminal-topic-rules = regles regle
    .text =
        Vous êtes marchand. Le prestige fait gagner : commerces, quêtes, livraisons et villas en rapportent. Quand quelqu’un en a { $end }, on finit la manche.
        À votre tour vous avez { $actions } actions, la même autant de fois que vous voulez :
        - vous déplacer de { $steps } territoires au plus ; une voie maritime coûte { $fare } ;
        - récolter { $harvest } unités de ce qui pousse là où vous êtes, ou travailler pour { $work } ;
        - construire un commerce de votre main dans une cité où vous n’en avez pas encore ;
        - interagir avec un habitant, qui vous confie une quête ; réaliser une quête là où elle le dit et comme elle le dit ;
        - livrer dans sa cité ce que demande la livraison ouverte ;
        - recruter un associé ({ $associate }), ou acheter une villa ({ $villa }) là où il y en a une à vendre.
        Ensuite vous touchez votre revenu, et vos associés apportent ce qu’ils apportent.
        Négociez avec qui vous voulez, à tout moment (t). Les cartes du marché noir viennent à 3 et à 6 de prestige et se jouent pendant le tour de n’importe qui.
        Pour commencer : voyez ce qui manque à vos commerces et où cela pousse sur la carte (m), récoltez-le en allant vers une cité où vous n’avez pas de commerce, et construisez-y. Les associés rapportent à chaque tour ; les habitants (?) confient des quêtes, et les quêtes donnent du prestige.
terminal-topic-move = deplacement deplacer aller vais va bouger naviguer rejoindre mer voie
    .text = Un déplacement coûte une action pour { $steps } pas au plus, un territoire à la fois ; chaque voie maritime vous coûte { $fare }. Faire autre chose y met fin, mais pas négocier.
terminal-topic-harvest = recolte recolter
    .text = Là où pousse une ressource, vous en prenez { $harvest } dans la réserve, ou ce qui en reste.
terminal-topic-work = travail travailler
    .text = Travailler rapporte { $work }, n’importe où.
terminal-topic-build = construire commerce commerces
    .text = Dans une cité où vous n’avez pas encore de commerce, vous en construisez un de votre main : payez son coût, et aussi son bonus si vous le voulez, maintenant ou jamais. Vous recevez sa récompense et une nouvelle carte, visible ou du dessus de la pioche.
terminal-topic-interact = habitant habitants interagir parler rencontrer
    .text = Un habitant (signe ? de la carte) vous confie une quête et s’en va. Vous gardez { $limit } quêtes au plus.
terminal-topic-quest = quete quetes realiser accomplir
    .text = Une quête dit où et avec quoi elle se réalise ; cela coûte une action. Certaines ont une suite ; certaines demandent un choix immédiat.
terminal-topic-deliver = livraison livraisons livrer
    .text = Une seule livraison est ouverte à la fois : apportez ses ressources dans sa cité. Premier arrivé, premier servi.
terminal-topic-recruit = recruter associe associes promouvoir
    .text = Un associé coûte { $associate } et apporte sa ressource à chaque revenu. Promu, gratuitement et pour toujours, il apporte de l’or à la place.
terminal-topic-villa = villa villas
    .text = Là où une villa est à vendre (^ sur la carte), elle vous coûte { $villa } et rapporte du prestige.
terminal-topic-market = marche
    .text = À deux joueurs : une action permet d’acheter ou de vendre à la tuile Marché, deux ressources au plus.
terminal-topic-black-market = noir marchenoir
    .text = Vous recevez une carte du marché noir en atteignant pour la première fois 3 puis 6 de prestige. Elle se joue à tout moment, pendant le tour de n’importe qui, si sa condition est remplie. Les autres savent combien vous en avez, pas lesquelles.
terminal-topic-trade = negoce echange echanges offre offres
    .text = Chacun peut négocier avec chacun, à tout moment : or, ressources, associés, insignes, artefacts ; jamais de cartes ni de prestige. Une offre ne réserve rien ; on vérifie que chacun peut la tenir quand elle est acceptée. Une fois la fin déclenchée, plus de négoce.
terminal-topic-end = fin prestige gagner
    .text = Quand quelqu’un atteint { $end } de prestige, on finit la manche, pour que chacun ait joué autant de tours. Le plus de prestige gagne, puis le plus d’or.
