# Ce qui s’est passé. $who vaut « you » ou « other », et $name dit alors qui ; $whose dit à qui est la pile, $owner son nom.

event-turn-began = — Tour { $turn } : { $who ->
    [you] vous
   *[other] { $name }
} —
event-took-inventory = { $who ->
    [you] Vous faites l’inventaire sans rien défausser.
   *[other] { $name } fait l’inventaire sans rien défausser.
}
event-took-inventory-discarding = { $who ->
    [you] Vous faites l’inventaire et défaussez { $cards }.
   *[other] { $name } fait l’inventaire et défausse { $cards }.
}
event-played = { $who ->
    [you] Vous jouez { $card }.
   *[other] { $name } joue { $card }.
}
event-used = { $who ->
    [you] Vous utilisez { $card }.
   *[other] { $name } utilise { $card }.
}
event-copied = { $who ->
    [you] Vous utilisez { $card } comme { $guise }.
   *[other] { $name } utilise { $card } comme { $guise }.
}
event-purchased = { $who ->
    [you] Vous achetez { $cards }
   *[other] { $name } achète { $cards }
} { $source ->
    [discard] dans la défausse du marché pour { $price }.
   *[market] { $price ->
        [0] gratuitement.
       *[other] pour { $price }.
    }
}
event-purchased-paying = { $who ->
    [you] Vous achetez { $cards }
   *[other] { $name } achète { $cards }
} { $source ->
    [discard] dans la défausse du marché pour { $price }, en payant avec { $payment }.
   *[market] pour { $price }, en payant avec { $payment }.
}
event-purchased-keeping = { $who ->
    [you] Vous gardez { $cards } en main.
   *[other] { $name } garde { $cards } en main.
}
event-built = { $who ->
    [you] Vous construisez la pile { $number } : { $cards }.
   *[other] { $name } construit la pile { $number } : { $cards }.
}{ $helper ->
    [none] {""}
    [you] {" "}Vous ajoutez { $added }.
   *[other] {" "}{ $mate } ajoute { $added }.
}
event-asked-for-help = { $who ->
    [you] Vous posez { $cards } pour la pile { $number } et demandez à { $to } de la compléter.
   *[other] { $whom ->
        [you] { $name } pose { $cards } pour la pile { $number } et vous demande de la compléter.
       *[other] { $name } pose { $cards } pour la pile { $number } et demande à { $to } de la compléter.
    }
}
event-declined-help = { $who ->
    [you] Vous ne complétez pas la pile.
   *[other] { $name } ne complète pas la pile.
}
event-declined-help-forced = Vous n’avez pas de quoi la compléter.
event-rearranged = { $who ->
    [you] Vous réarrangez le marché. À partir de la droite : { $cards }.
   *[other] { $name } réarrange le marché. À partir de la droite : { $cards }.
}
event-reacted = { $occasion ->
    [entered] { $who ->
        [you] Vous utilisez { $card } à son arrivée dans votre main.
       *[other] { $name } utilise { $card } à son arrivée dans sa main.
    }
   *[other] { $who ->
        [you] Vous réagissez
       *[other] { $name } réagit
    } { $occasion ->
        [resolved] à la technique
        [purchased] à l’achat
        [shuffled] au mélange
        [built] à la nouvelle pile
       *[other] aussitôt
    } avec { $card }.
}
event-resumed = { $ends ->
    [yes] L’effet { ELIDES($card) ->
        [yes] d’{ $card }
       *[no] de { $card }
    } prend fin.
   *[no] Planification : { $card } prend effet.
}
event-drew = { $who ->
    [you] Vous piochez { $cards }{ $whose ->
        [market] {" "}de la pioche du marché.
        [yours] .
       *[other] {" "}du paquet { ELIDES($owner) ->
            [yes] d’{ $owner }.
           *[no] de { $owner }.
        }
    }
   *[other] { $name } pioche { $cards }{ $whose ->
        [market] {" "}de la pioche du marché.
        [yours] {" "}de votre paquet.
        [own] .
       *[other] {" "}du paquet { ELIDES($owner) ->
            [yes] d’{ $owner }.
           *[no] de { $owner }.
        }
    }
}
event-drew-junk = { $who ->
    [you] Votre paquet et votre défausse sont vides : vous prenez { $cards } dans la réserve.
   *[other] { $name } n’a plus ni paquet ni défausse et prend { $cards } dans la réserve.
}
event-took = { $who ->
    [you] { $source ->
        [stored] Vous reprenez
       *[other] Vous prenez { $cards }
    }
   *[other] { $source ->
        [stored] { $name } reprend
       *[other] { $name } prend { $cards }
    }
} { $source ->
    [market] au marché.
    [deck] { $whose ->
        [yours] dans votre paquet.
        [own] dans son paquet.
       *[other] dans le paquet { ELIDES($owner) ->
            [yes] d’{ $owner }.
           *[no] de { $owner }.
        }
    }
    [hand] { $whose ->
        [yours] dans votre main.
       *[other] dans la main { ELIDES($owner) ->
            [yes] d’{ $owner }.
           *[no] de { $owner }.
        }
    }
    [stored] en main { $count ->
        [one] la carte stockée
       *[other] les { $count } cartes stockées
    }{ $known ->
        [yes] {" "}: { $cards }.
       *[no] .
    }
    [discard] { $whose ->
        [yours] dans votre défausse.
        [own] dans sa défausse.
       *[other] dans la défausse { ELIDES($owner) ->
            [yes] d’{ $owner }.
           *[no] de { $owner }.
        }
    }
   *[aside] en main.
}
event-looked = { $who ->
    [you] Vous regardez
   *[other] { $name } regarde
} { $count ->
    [one] la carte du dessus
   *[other] les { $count } cartes du dessus
} { $whose ->
    [market] de la pioche du marché
    [yours] de votre paquet
    [own] de son paquet
   *[other] du paquet { ELIDES($owner) ->
        [yes] d’{ $owner }
       *[no] de { $owner }
    }
}{ $known ->
    [yes] {" "}: { $cards }.
   *[no] .
}
event-turned-over = { $who ->
    [you] Vous retournez { $cards }.
   *[other] { $name } retourne { $cards }.
}
event-looked-at-hand = { $count ->
    [0] { $whose ->
        [yours] Votre main est vide : il n’y a rien à regarder.
       *[other] La main { ELIDES($owner) ->
            [yes] d’{ $owner }
           *[no] de { $owner }
        } est vide : il n’y a rien à regarder.
    }
   *[other] { $who ->
        [you] Vous regardez
       *[other] { $name } regarde
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    } { $whose ->
        [yours] de votre main
       *[other] de la main { ELIDES($owner) ->
            [yes] d’{ $owner }
           *[no] de { $owner }
        }
    }{ $known ->
        [yes] {" "}: { $cards }.
       *[no] .
    }
}
event-took-aside = { $who ->
    [you] Vous tirez
   *[other] { $name } tire
} au hasard { $cards } { $whose ->
    [yours] de votre main.
    [own] de sa main.
   *[other] de la main { ELIDES($owner) ->
        [yes] d’{ $owner }.
       *[no] de { $owner }.
    }
}
event-searched = { $who ->
    [you] Vous cherchez dans votre paquet
   *[other] { $name } cherche dans son paquet
}{ $known ->
    [yes] {" "}: { $cards }.
   *[no] .
}
event-stored = { $who ->
    [you] Vous stockez { $cards } sur { $under }.
   *[other] { $name } stocke { $cards } sur { $under }.
}
event-shuffled-in = { $forced ->
    [yes] On remélange { $cards } dans { $who ->
        [you] votre paquet.
       *[other] le paquet { ELIDES($name) ->
            [yes] d’{ $name }.
           *[no] de { $name }.
        }
    }
   *[no] { $who ->
        [you] Vous mélangez { $cards } avec votre paquet.
       *[other] { $name } mélange { $cards } avec son paquet.
    }
}
event-discarded = { $source ->
    [random] Une carte prise au hasard dans { $who ->
        [you] votre main
       *[other] la main { ELIDES($name) ->
            [yes] d’{ $name }
           *[no] de { $name }
        }
    } est défaussée : { $cards }.
   *[other] { $who ->
        [you] { $whose ->
            [yours] Vous défaussez { $cards }{ $source ->
                [deck] {" "}de votre paquet.
               *[other] .
            }
           *[other] Vous mettez { $cards } dans la défausse { ELIDES($owner) ->
                [yes] d’{ $owner }.
               *[no] de { $owner }.
            }
        }
       *[other] { $whose ->
            [own] { $name } défausse { $cards }{ $source ->
                [deck] {" "}de son paquet.
               *[other] .
            }
            [yours] { $name } met { $cards } dans votre défausse.
           *[other] { $name } met { $cards } dans la défausse { ELIDES($owner) ->
                [yes] d’{ $owner }.
               *[no] de { $owner }.
            }
        }
    }
}
event-tossed = { $source ->
    [random] Une carte prise au hasard dans { $who ->
        [you] votre main
       *[other] la main { ELIDES($name) ->
            [yes] d’{ $name }
           *[no] de { $name }
        }
    } est jetée : { $cards }.
   *[other] { $who ->
        [you] Vous jetez { $cards }
       *[other] { $name } jette { $cards }
    }{ $source ->
        [deck] {" "}de { $who ->
            [you] votre paquet.
           *[other] son paquet.
        }
        [discard] {" "}de { $who ->
            [you] votre défausse.
           *[other] sa défausse.
        }
        [market] {" "}du marché.
        [market_deck] {" "}de la pioche du marché.
        [schedule] {" "}après usage.
        [stored] {" "}au lieu de la reprendre.
       *[other] .
    }
}
event-put-on-deck = { $who ->
    [you] Vous placez { $cards }
   *[other] { $name } place { $cards }
} { $whose ->
    [yours] sur votre paquet.
    [own] sur son paquet.
   *[other] sur le paquet { ELIDES($owner) ->
        [yes] d’{ $owner }.
       *[no] de { $owner }.
    }
}
event-gave = { $random ->
    [yes] { $who ->
        [you] { $to } prend au hasard { $cards } dans votre main.
       *[other] { $whom ->
            [you] Vous prenez
           *[other] { $to } prend
        } au hasard { $cards } dans la main { ELIDES($name) ->
            [yes] d’{ $name }.
           *[no] de { $name }.
        }
    }
   *[no] { $who ->
        [you] Vous donnez { $cards } à { $to }.
       *[other] { $whom ->
            [you] { $name } vous donne { $cards }.
           *[other] { $name } donne { $cards } à { $to }.
        }
    }
}
event-mixed = { $who ->
    [you] Vous mélangez votre main avec celle { ELIDES($to) ->
        [yes] d’{ $to }
       *[no] de { $to }
    }, et les cartes sont redistribuées au hasard.
   *[other] { $whom ->
        [you] { $name } mélange sa main avec la vôtre, et les cartes sont redistribuées au hasard.
       *[other] { $name } mélange sa main avec celle { ELIDES($to) ->
            [yes] d’{ $to }
           *[no] de { $to }
        }, et les cartes sont redistribuées au hasard.
    }
}
event-swapped = { $who ->
    [you] Vous échangez { $given } contre { $taken }
   *[other] { $name } échange { $given } contre { $taken }
} { $zone ->
    [market] du marché.
    [market_discard] de la défausse du marché.
    [discard] { $whose ->
        [yours] de votre défausse.
        [own] de sa défausse.
       *[other] de la défausse { ELIDES($owner) ->
            [yes] d’{ $owner }.
           *[no] de { $owner }.
        }
    }
    [deck] { $whose ->
        [yours] de votre paquet.
       *[other] du paquet { ELIDES($owner) ->
            [yes] d’{ $owner }.
           *[no] de { $owner }.
        }
    }
    [hand] { $whose ->
        [yours] de votre main.
       *[other] de la main { ELIDES($owner) ->
            [yes] d’{ $owner }.
           *[no] de { $owner }.
        }
    }
   *[stall] { $whose ->
        [yours] de votre étal.
        [ours] de l’étal de votre équipe.
        [own] de son étal.
       *[other] de l’étal { ELIDES($owner) ->
            [yes] d’{ $owner }.
           *[no] de { $owner }.
        }
    }
}
event-revealed = { $who ->
    [you] Vous montrez { $cards }.
   *[other] { $name } montre { $cards }.
}
event-rolled = { $who ->
    [you] Vous lancez le dé { $set } : { $result }.
   *[other] { $name } lance le dé { $set } : { $result }.
}
event-named = { $who ->
    [you] Vous annoncez la valeur { $value }.
   *[other] { $name } annonce la valeur { $value }.
}
event-named-set = { $who ->
    [you] Vous annoncez la peuplade des { $set }.
   *[other] { $name } annonce la peuplade des { $set }.
}
event-named-card = { $who ->
    [you] Vous nommez { $card }.
   *[other] { $name } nomme { $card }.
}
event-valued = { $cards } vaut { $value } ce tour-ci.
event-raised-all = { $who ->
    [you] Chaque carte que vous utilisez ce tour-ci vaut { $amount } de plus.
   *[other] Chaque carte { ELIDES($name) ->
        [yes] qu’{ $name }
       *[no] que { $name }
    } utilise ce tour-ci vaut { $amount } de plus.
}
event-shuffled = { $new ->
    [yes] { $whose ->
        [market] La défausse du marché est mélangée et devient la nouvelle pioche du marché.
        [yours] Votre défausse est mélangée et devient votre nouveau paquet.
       *[other] La défausse { ELIDES($owner) ->
            [yes] d’{ $owner }
           *[no] de { $owner }
        } est mélangée et devient son nouveau paquet.
    }
   *[no] { $whose ->
        [market] La pioche du marché est mélangée.
        [yours] Votre paquet est mélangé.
       *[other] Le paquet { ELIDES($owner) ->
            [yes] d’{ $owner }
           *[no] de { $owner }
        } est mélangé.
    }
}
event-flipped = { $who ->
    [you] Votre paquet et votre défausse changent de place.
   *[other] Le paquet et la défausse { ELIDES($name) ->
        [yes] d’{ $name }
       *[no] de { $name }
    } changent de place.
}
event-fizzled = Cela n’a aucun effet.
event-filled-market = Du nouveau au marché : { $cards }.
event-won = { $side ->
    [yours] Votre étal est complet !
    [ours] L’étal de votre équipe est complet !
    [theirs] L’étal { ELIDES($team) ->
        [yes] d’{ $team }
       *[no] de { $team }
    } est complet !
   *[other] L’étal { ELIDES($name) ->
        [yes] d’{ $name }
       *[no] de { $name }
    } est complet !
}
event-called-off = La partie s’arrête après le tour { $turn }. Le plus de piles : { $winners }.

## Ce que montre un dé

die-stars = les étoiles
die-planet = la planète
die-planet-again = la planète (relance possible)
die-comet = la comète
