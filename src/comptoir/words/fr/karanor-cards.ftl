# Ce que disent les cartes, les tuiles et les territoires d’un pack de contenu des Marchands de Karanor. Les noms viennent du pack.

## Quantités

describe-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
describe-any-goods = { $count ->
    [one] { $count } ressource au choix (sauf diamant)
   *[other] { $count } ressources au choix (sauf diamant)
}
describe-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
describe-holding-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
describe-holding-goods = { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources
}
describe-holding-prestige = { $count } de prestige
describe-holding-income = { $count } de revenu
describe-holding-commerces = { $count ->
    [one] { $count } commerce
   *[other] { $count } commerces
}
describe-holding-villas = { $count ->
    [one] { $count } villa
   *[other] { $count } villas
}
describe-holding-associates = { $count ->
    [one] { $count } associé
   *[other] { $count } associés
}
describe-holding-artefacts = { $count ->
    [one] { $count } artefact
   *[other] { $count } artefacts
}
describe-holding-quests = { $count ->
    [one] { $count } quête
   *[other] { $count } quêtes
}
describe-holding-black-market = { $count ->
    [one] { $count } carte du marché noir
   *[other] { $count } cartes du marché noir
}
describe-insignia-held = { $count ->
    [one] { $count } insigne { $name }
   *[other] { $count } insignes { $name }
}
describe-and = { $first } ; { $last }

## Conditions

describe-at = { $place ->
    [city] dans une cité
    [land] hors des cités
    [own_commerce] dans une cité où vous avez un commerce
    [own_villa] sur un territoire où vous avez une villa
    [any] n’importe où
   *[one] lieu : { $name }
}
describe-event-at = { $place ->
    [city] cela se passe dans une cité
    [land] cela se passe hors des cités
    [own_commerce] cela se passe dans une cité où vous avez un commerce
    [own_villa] cela se passe sur un territoire où vous avez une villa
    [any] cela se passe n’importe où
   *[one] cela se passe ici : { $name }
}
describe-near = { $near ->
    [same] présent sur votre territoire
   *[adjacent] présent sur votre territoire ou sur un territoire voisin
}
describe-has = avec au moins { $holdings }
describe-target-has = qui a au moins { $holdings }
describe-ahead = { $holding ->
    [prestige] qui a plus de prestige que vous
    [gold] qui a plus d’or que vous
    [income] qui a plus de revenu que vous
   *[commerces] qui a plus de commerces que vous
}
describe-such-a-rival = désignez un rival { $which }
describe-any-rival = désignez un rival
describe-turn = { $turn ->
    [own] à votre tour
   *[rival] au tour d’un rival
}

## Effets

describe-nothing = rien
describe-for-cost = contre { $cost } : { $effects }
describe-for = { $whom } : { $effect }
describe-whom-self = vous
describe-whom-rival = ce rival
describe-whom-each-rival = chaque rival
describe-whom-rivals-here = chaque rival présent sur votre territoire
describe-whom-actor = ce marchand
describe-lost-gold = or { $change }
describe-income = revenu { $change }
describe-prestige = prestige { $change }
describe-more-actions = { $count ->
    [one] { $count } action de plus
   *[other] { $count } actions de plus
}
describe-insignia = l’insigne { $name }
describe-lost-insignia = l’insigne { $name } retourne à la réserve
describe-free-associate = { $count ->
    [one] { $count } associé gratuit
   *[other] { $count } associés gratuits
}
describe-stolen-goods = { $count ->
    [one] { $pick ->
        [thief] { $count } ressource de votre choix
        [victim] { $count } ressource de son choix
       *[random] { $count } ressource au hasard
    }
   *[other] { $pick ->
        [thief] { $count } ressources de votre choix
        [victim] { $count } ressources de son choix
       *[random] { $count } ressources au hasard
    }
}
describe-steal = volez { $what } à { $whom }
describe-sell = { $count ->
    [one] vendez { $count } ressource pour { $price }
   *[other] vendez jusqu’à { $count } ressources pour { $price } chacune
}
describe-move-to = { $place ->
    [city] placez votre pion dans une autre cité
    [land] placez votre pion sur un autre territoire hors des cités
    [own_commerce] placez votre pion dans une autre cité où vous avez un commerce
    [own_villa] placez votre pion sur un autre territoire où vous avez une villa
    [any] placez votre pion sur n’importe quel autre territoire
   *[one] placez votre pion ici : { $name }
}
describe-stat-move-steps = territoires par déplacement { $change }
describe-stat-sea-cost = traversée en mer { $change } or
describe-stat-harvest-yield = récolte { $change }
describe-stat-work-yield = travail { $change } or
describe-stat-build-gold = construction { $change } or
describe-stat-villa-gold = prix d’une villa { $change } or
describe-stat-theft-shield = protection contre chaque vol d’or ou de ressources { $change }
describe-stat-quest-limit = quêtes en main { $change }
describe-stat-actions = actions par tour { $change }
describe-forbid-move = déplacement interdit
describe-forbid-harvest = récolte interdite
describe-forbid-work = travail interdit
describe-forbid-build = construction interdite
describe-forbid-interact = interagir avec les habitants est interdit
describe-forbid-quest = quêtes interdites
describe-forbid-deliver = livraison interdite
describe-forbid-recruit = recrutement interdit
describe-forbid-villa = achat de villa interdit
describe-forbid-market = accès au marché interdit
describe-forbid-sea = traversée en mer interdite
describe-forbid-trade = négoce interdit
describe-until = { $until ->
    [owned] { $what }
    [turn_end] { $what } jusqu’à la fin de ce tour
   *[next_turn_end] { $whose ->
        [own] { $what } jusqu’à la fin de votre prochain tour
       *[other] { $what } jusqu’à la fin de son prochain tour
    }
}
describe-negate = la carte ou la quête qui vous vise n’a aucun effet
describe-end-move = le pas n’a pas lieu et le déplacement s’arrête

## Quand

describe-immediate = choix immédiat : dès que la carte est piochée, sans action
describe-brief-immediate = choix immédiat
describe-trigger-own = tant que vous le possédez
describe-trigger-gain = quand vous l’obtenez
describe-trigger-activate = à votre tour
describe-trigger-anytime = à tout moment
describe-trigger-income = à chacune de vos phases de revenu
describe-trigger-enter = quand un autre marchand arrive sur un territoire
describe-trigger-cross = quand un autre marchand prend la mer
describe-trigger-build = quand un autre marchand vient de construire un commerce
describe-trigger-deliver = quand un autre marchand vient de faire une livraison
describe-trigger-targeted = quand une carte ou une quête d’un autre marchand vous vise
describe-once = { $once ->
    [turn] Une fois par tour
   *[game] Une fois par partie
}

## Les lignes d’une carte

describe-headed = { $kind }, { $when }
describe-kind-quest = Quête
describe-kind-sequel = Suite de quête
describe-kind-black-market = Marché noir
describe-kind-artefact = Artefact
describe-kind-insignia = Insigne
describe-commerce = Commerce pour { $cost }
describe-cost = Coût : { $cost }
describe-effect = Effet : { $effects }
describe-reward = Récompense : { $effects }
describe-bonus = Bonus pour { $cost } de plus : { $effects }
describe-brief-bonus = { $cost } : { $effects }
describe-option = « { $label } » – { $rule }
describe-always = Dans tous les cas : { $effects }
describe-sequel = Suite : { $name }
describe-min-players = Seulement à { $players } joueurs ou plus
describe-copies = { $count ->
    [one] { $count } exemplaire
   *[other] { $count } exemplaires
}
describe-delivery-name = Livraison : { $city }
describe-delivery = Livraison de { $goods }, destination : { $city }
describe-origin-name = Cité d’origine : { $city }
describe-origin = Cité d’origine : votre pion et votre premier commerce y sont placés
describe-history = Histoire : { $start }
describe-first-income = revenu de { $income }
describe-associate = Associé : { $cost } et une action
describe-associate-brings = À chaque phase de revenu : { $goods } ; une fois promu, { $gold } à la place
describe-not-tradable = Ne s’échange pas
describe-territory = { $kind ->
    [city] Cité, { $island }
   *[land] Territoire, { $island }
}
describe-harvest = Récolte : { $resource }
describe-inhabitant = Un habitant, avec une quête
describe-villa = Une villa à vendre
describe-ways = { $way ->
    [land] Par la route : { $places }
   *[sea] Par la mer : { $places }
}
describe-resource = { $kind ->
    [common] Ressource : { $supply } jetons
   *[rare] Ressource : { $supply } jetons ; aucun associé n’en rapporte et le marché n’en vend pas
}
describe-island = Île : { $count ->
    [one] { $count } territoire
   *[other] { $count } territoires
}

## Sources

describe-source-rulebook = D’après le livret de règles
describe-source-review = D’après une critique publiée
describe-source-original = De notre invention
describe-source-note = { $line } ({ $note })
