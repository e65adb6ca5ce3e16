# Ce qui s’est passé dans Marchands de Karanor. $who vaut « you » ou « other », et $name dit alors qui ; $whom et $to, de même, disent à qui.

## Morceaux de phrases

karanor-gain-income = { $count } de revenu
karanor-gain-prestige = { $count } de prestige
karanor-gain-prestige-now = { $count } de prestige ({ $total } en tout)
karanor-gain-actions = { $count ->
    [one] 1 action
   *[other] { $count } actions
}
karanor-kept = { $who ->
    [you] Vous gardez { $card }.
   *[other] { $name } garde { $card }.
}
karanor-kept-unseen = { $count ->
    [one] { $names } garde une carte.
   *[other] { $names } gardent une carte.
}

## Le départ

karanor-story = {"  "}« { $text } »
karanor-event-drafted = { $kept }
karanor-event-discarded-commerce = Défausse après le choix des commerces : { $cards }.
karanor-event-set-out = { $who ->
    [you] Vous partez { ELIDES($city) ->
        [yes] d’{ $city }
       *[no] { FEMININE($city) ->
            [yes] de la { $city }
           *[no] de { $city }
        }
    }. Votre histoire : { $card } ({ $start }).
   *[other] { $name } part { ELIDES($city) ->
        [yes] d’{ $city }
       *[no] { FEMININE($city) ->
            [yes] de la { $city }
           *[no] de { $city }
        }
    }. Son histoire : { $card } ({ $start }).
}
karanor-event-turn-began = Manche { $round } · { $who ->
    [you] À vous de jouer
   *[other] { ELIDES($name) ->
        [yes] Tour d’{ $name }
       *[no] Tour de { $name }
    }
}{ $usual ->
    [yes] {""}
   *[no] {" "}({ $actions ->
        [one] 1 action
       *[other] { $actions } actions
    })
}

## Les actions

karanor-event-moved = { $on ->
    [yes] { $who ->
        [you] Vous poursuivez votre déplacement
       *[other] { $name } poursuit son déplacement
    }
   *[no] { $who ->
        [you] Vous vous déplacez
       *[other] { $name } se déplace
    }
} : { $source } → { $target }{ $sea ->
    [yes] { $fare ->
        [0] , par mer, gratuitement
       *[other] , par mer, pour { $gold }
    }
   *[no] {""}
}.
karanor-event-stopped = { $who ->
    [you] Votre déplacement s’arrête là : { $place }.
   *[other] Le déplacement { ELIDES($name) ->
        [yes] d’{ $name }
       *[no] de { $name }
    } s’arrête là : { $place }.
}{ $fare ->
    [0] {""}
   *[other] {" "}Le prix du passage ({ $gold }) est perdu.
}
karanor-event-placed = { $who ->
    [you] Votre pion change de territoire : { $source } → { $target }.
   *[other] Le pion { ELIDES($name) ->
        [yes] d’{ $name }
       *[no] de { $name }
    } change de territoire : { $source } → { $target }.
}
karanor-event-harvested = { $who ->
    [you] Vous récoltez { $goods }.
   *[other] { $name } récolte { $goods }.
}
karanor-event-worked = { $who ->
    [you] Vous travaillez pour { $gold }.
   *[other] { $name } travaille pour { $gold }.
}
karanor-event-built = { $who ->
    [you] Vous construisez { $card }
   *[other] { $name } construit { $card }
}{ $bonus ->
    [yes] {" "}avec son bonus
   *[no] {""}
} ({ $city }){ $paid ->
    [yes] {" "}pour { $price }
   *[no] {""}
}.
karanor-event-took-commerce = { $row ->
    [yes] { $who ->
        [you] Vous prenez { $card } parmi les cartes visibles
       *[other] { $name } prend { $card } parmi les cartes visibles
    }{ $filled ->
        [yes]  ; à sa place : { $cards }.
       *[no] .
    }
   *[no] { $known ->
        [yes] { $who ->
            [you] Vous prenez le dessus de la pioche des commerces : { $card }.
           *[other] { $name } prend le dessus de la pioche des commerces : { $card }.
        }
       *[no] { $name } prend le dessus de la pioche des commerces, sans montrer la carte.
    }
}
karanor-event-shuffled = { $pile ->
    [commerce] Les commerces défaussés sont mélangés et forment une nouvelle pioche.
    [quest] Les quêtes défaussées sont mélangées et forment une nouvelle pioche.
    [artefact] Les artefacts défaussés sont mélangés et forment une nouvelle pile.
   *[black_market] Les cartes défaussées du marché noir sont mélangées et forment une nouvelle pioche.
}
karanor-event-recruited = { $paid ->
    [0] { $who ->
        [you] { $associate } vous rejoint sans rien demander.
       *[other] { $associate } rejoint { $name } sans rien demander.
    }
   *[other] { $who ->
        [you] Vous recrutez { $associate } pour { $gold }.
       *[other] { $name } recrute { $associate } pour { $gold }.
    }
}
karanor-event-promoted = { $who ->
    [you] Vous accordez une promotion à { $associate } : désormais de l’or à chaque revenu.
   *[other] { $name } accorde une promotion à { $associate } : désormais de l’or à chaque revenu.
}
karanor-event-bought-villa = { $who ->
    [you] Vous achetez la villa ({ $place }) pour { $gold } et gagnez { $gained }.
   *[other] { $name } achète la villa ({ $place }) pour { $gold } et gagne { $gained }.
}
karanor-event-visited-market = Au marché, { $who ->
    [you] vous { $has_bought ->
        [yes] achetez { $bought } pour { $gold_bought }
       *[no] {""}
    }{ $has_sold ->
        [yes] { $has_bought ->
            [yes] {" "}et{" "}
           *[no] {""}
        }vendez { $sold } pour { $gold_sold }
       *[no] {""}
    }
   *[other] { $name } { $has_bought ->
        [yes] achète { $bought } pour { $gold_bought }
       *[no] {""}
    }{ $has_sold ->
        [yes] { $has_bought ->
            [yes] {" "}et{" "}
           *[no] {""}
        }vend { $sold } pour { $gold_sold }
       *[no] {""}
    }
}.

## Les quêtes et les livraisons

karanor-event-drew-quest = { $met ->
    [yes] { $who ->
        [you] Vous interagissez avec l’habitant ({ $place }) et recevez
       *[other] { $name } interagit avec l’habitant ({ $place }) et reçoit
    }
   *[no] { $who ->
        [you] Vous recevez
       *[other] { $name } reçoit
    }
} une quête{ $known ->
    [yes] {" "}: { $card }.
   *[no] .
}
karanor-event-read-aloud = { $who ->
    [you] Vous lisez la quête à voix haute : { $card }.
   *[other] { $name } lit la quête à voix haute : { $card }.
}
karanor-event-discarded-quest = { $who ->
    [you] Vous défaussez la quête { $card }.
   *[other] { $name } défausse la quête { $card }.
}
karanor-event-completed-quest = { $who ->
    [you] Vous réalisez la quête { $card }
   *[other] { $name } réalise la quête { $card }
}{ $whom ->
    [nobody] {""}
    [you] {" "}en vous désignant
   *[other] {" "}en désignant { $to }
}{ $labelled ->
    [yes] {" "}(« { $label } »)
   *[no] {""}
}{ $paid ->
    [yes] {" "}pour { $price }
   *[no] {""}
}.
karanor-event-chose-at-once = { $card } : { $labelled ->
    [yes] { $who ->
        [you] « { $label } »
       *[other] { $name } choisit « { $label } »
    }
   *[no] { $who ->
        [you] vous choisissez
       *[other] { $name } choisit
    }
}{ $whom ->
    [nobody] {""}
    [you] {" "}en vous désignant
   *[other] {" "}en désignant { $to }
}{ $paid ->
    [yes] {" "}pour { $price }
   *[no] {""}
}.
karanor-event-got-sequel = { $who ->
    [you] Vous recevez la suite de la quête : { $card }.
   *[other] { $name } reçoit la suite de la quête : { $card }.
}
karanor-event-delivered = { $who ->
    [you] Vous livrez { $goods } ({ $city }).
   *[other] { $name } livre { $goods } ({ $city }).
}
karanor-event-opened-delivery = Prochaine livraison : { $city }, { $details }.

## Gains, pertes et cartes

karanor-event-gained = { $has_gained ->
    [yes] { $who ->
        [you] Vous gagnez { $gained }
       *[other] { $name } gagne { $gained }
    }{ $has_lost ->
        [yes] {" "}et { $who ->
            [you] perdez
           *[other] perd
        } { $lost }.
       *[no] .
    }
   *[no] { $who ->
        [you] Vous perdez { $lost }.
       *[other] { $name } perd { $lost }.
    }
}
karanor-event-drew-artefacts = { $known ->
    [yes] { $who ->
        [you] Vous trouvez { $cards }.
       *[other] { $name } trouve { $cards }.
    }
   *[no] { $count ->
        [one] { $name } trouve un artefact.
       *[other] { $name } trouve { $count } artefacts et les regarde.
    }
}
karanor-event-chose-artefact = { $who ->
    [you] Vous gardez { $kept }
   *[other] { $name } garde { $kept }
}{ $has_discarded ->
    [yes] {" "}et { $who ->
        [you] défaussez
       *[other] défausse
    } { $discarded }.
   *[no] .
}
karanor-event-drew-black-market = { $threshold ->
    [0] { $who ->
        [you] Vous piochez une carte du marché noir
       *[other] { $name } pioche une carte du marché noir
    }
   *[other] { $who ->
        [you] Vous atteignez { $threshold } de prestige pour la première fois et piochez une carte du marché noir
       *[other] { $name } atteint { $threshold } de prestige pour la première fois et pioche une carte du marché noir
    }
}{ $known ->
    [yes]  : { $card }.
   *[no] .
}
karanor-event-stole = { $who ->
    [you] Vous volez { $what } à { $to }.
   *[other] { $whom ->
        [you] { $name } vous vole { $what }.
       *[other] { $name } vole { $what } à { $to }.
    }
}
karanor-event-sold-goods = { $who ->
    [you] Vous vendez { $goods } pour { $gold }.
   *[other] { $name } vend { $goods } pour { $gold }.
}
karanor-event-modified = { $who ->
    [you] Pour vous, jusqu’à la fin { $until ->
        [turn_end] de ce tour
       *[other] de votre prochain tour
    } : { $what }.
   *[other] Pour { $name }, jusqu’à la fin { $until ->
        [turn_end] de ce tour
       *[other] de son prochain tour
    } : { $what }.
}
karanor-event-forbade = { $who ->
    [you] Pour vous, jusqu’à la fin { $until ->
        [turn_end] de ce tour
       *[other] de votre prochain tour
    } : { $what }.
   *[other] Pour { $name }, jusqu’à la fin { $until ->
        [turn_end] de ce tour
       *[other] de son prochain tour
    } : { $what }.
}
karanor-event-played = { $who ->
    [you] Vous jouez { $card }
   *[other] { $name } joue { $card }
}{ $whom ->
    [nobody] {""}
    [you] {" "}contre vous
   *[other] {" "}contre { $to }
}{ $paid ->
    [yes] {" "}pour { $price }
   *[no] {""}
}.
karanor-event-activated = { $who ->
    [you] Vous utilisez { $card }
   *[other] { $name } utilise { $card }
}{ $whom ->
    [nobody] {""}
    [you] {" "}contre vous
   *[other] {" "}contre { $to }
}{ $paid ->
    [yes] {" "}pour { $price }
   *[no] {""}
}.
karanor-event-negated = { $card } n’a aucun effet.
karanor-event-took-back = { $who ->
    [you] Vous reprenez { $card }, qui ne peut plus être jouée.
   *[other] { $name } reprend { $card }, qui ne peut plus être jouée.
}

## Les revenus

karanor-event-collected-income = { $collected ->
    [yes] { $who ->
        [you] Vous touchez { $gold } de revenu
       *[other] { $name } touche { $gold } de revenu
    }
   *[no] { $who ->
        [you] Votre revenu ne rapporte rien
       *[other] { ELIDES($name) ->
            [yes] Le revenu d’{ $name } ne rapporte rien
           *[no] Le revenu de { $name } ne rapporte rien
        }
    }
}{ $associates ->
    [0] .
    [one]  ; { $associate } rapporte { $brought }.
   *[other]  ; les { $associates } associés rapportent { $brought }.
}

## Le négoce

karanor-event-offered = Offre { $number }{ $counters ->
    [0] {""}
   *[other] , en réponse à l’offre { $counters }
} : { $who ->
    [you] { $kind ->
        [gift] vous offrez { $give } à { $partners }.
        [request] vous demandez { $get } à { $partners }, sans rien en échange.
       *[swap] vous proposez { $give } contre { $get } à { $partners }.
    }
   *[other] { $only ->
        [yes] { $kind ->
            [gift] { $name } vous offre { $give }.
            [request] { $name } vous demande { $get }, sans rien en échange.
           *[swap] { $name } vous propose { $give } contre { $get }.
        }
       *[no] { $kind ->
            [gift] { $name } offre { $give } à { $partners }.
            [request] { $name } demande { $get } à { $partners }, sans rien en échange.
           *[swap] { $name } propose { $give } contre { $get } à { $partners }.
        }
    }
}
karanor-event-traded = { $who ->
    [you] Vous acceptez l’offre { $number } { ELIDES($to) ->
        [yes] d’{ $to }
       *[no] de { $to }
    } : { $kind ->
        [gift] vous recevez { $give }.
        [request] vous donnez { $get }.
       *[swap] vous recevez { $give } et donnez { $get }.
    }
   *[other] { $whom ->
        [you] { $name } accepte votre offre { $number } : { $kind ->
            [gift] vous donnez { $give }.
            [request] vous recevez { $get }.
           *[swap] vous donnez { $give } et recevez { $get }.
        }
       *[other] { $name } accepte l’offre { $number } { ELIDES($to) ->
            [yes] d’{ $to }
           *[no] de { $to }
        } : { $terms }.
    }
}
karanor-event-declined-offer = { $lacks ->
    [yes] { $who ->
        [you] Vous n’avez pas de quoi accepter l’offre { $number }
       *[other] { $name } n’a pas de quoi accepter l’offre { $number }
    }
   *[no] { $who ->
        [you] Vous refusez l’offre { $number }
       *[other] { $name } refuse l’offre { $number }
    }
}{ $off ->
    [yes] , qui ne tient plus.
   *[no] .
}
karanor-event-withdrew-offer = { $reason ->
    [maker] { $who ->
        [you] Vous retirez l’offre { $number }.
       *[other] { $name } retire l’offre { $number }.
    }
    [maker_lacks] L’offre { $number } ne tient plus : { $who ->
        [you] vous n’avez plus ce que vous proposiez.
       *[other] { $name } n’a plus de quoi la tenir.
    }
    [taker_lacks] L’offre { $number } ne tient plus : ce qui est demandé n’est pas là.
    [forbidden] L’offre { $number } ne tient plus : le négoce est interdit.
    [promoted] L’offre { $number } ne tient plus : { $what } a reçu sa promotion entre-temps.
    [used] L’offre { $number } ne tient plus : { $what } a servi entre-temps.
    [changed] L’offre { $number } ne tient plus : { $what } n’est plus dans l’état annoncé.
    [settled] L’offre { $number } ne tient plus : une autre offre de la même négociation a été acceptée.
   *[end] L’offre { $number } ne tient plus : le négoce est clos.
}

## La fin

karanor-event-end-triggered = { $who ->
    [you] Vous avez
   *[other] { $name } a
} { $prestige } de prestige : cette manche est la dernière, et le négoce est clos.
karanor-event-game-ended = La partie est finie. { $count ->
    [one] { $who ->
        [you] Vous avez gagné !
       *[other] { $winners } a gagné !
    }
   *[other] { $who ->
        [you] { $winners } partagez la victoire !
       *[other] { $winners } partagent la victoire !
    }
}
