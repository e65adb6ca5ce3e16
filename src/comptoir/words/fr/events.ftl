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
   *[market] pour { $price }.
}
event-purchased-paying = { $who ->
    [you] Vous achetez { $cards }
   *[other] { $name } achète { $cards }
} { $source ->
    [discard] dans la défausse du marché pour { $price }, en payant avec { $payment }.
   *[market] pour { $price }, en payant avec { $payment }.
}
event-built = { $who ->
    [you] Vous construisez la pile { $number } : { $cards }.
   *[other] { $name } construit la pile { $number } : { $cards }.
}
event-drew = { $who ->
    [you] Vous piochez { $cards }
   *[other] { $name } pioche { $cards }
}{ $whose ->
    [market] {" "}de la pioche du marché.
   *[own] .
}
event-drew-junk = { $who ->
    [you] Votre paquet et votre défausse sont vides : vous prenez { $cards } dans la réserve.
   *[other] { $name } n’a plus ni paquet ni défausse et prend { $cards } dans la réserve.
}
event-took = { $who ->
    [you] Vous prenez { $cards }
   *[other] { $name } prend { $cards }
} { $source ->
    [market] au marché.
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
event-discarded = { $who ->
    [you] { $whose ->
        [yours] Vous défaussez { $cards }.
       *[other] Vous mettez { $cards } dans la défausse { ELIDES($owner) ->
            [yes] d’{ $owner }.
           *[no] de { $owner }.
        }
    }
   *[other] { $whose ->
        [own] { $name } défausse { $cards }.
        [yours] { $name } met { $cards } dans votre défausse.
       *[other] { $name } met { $cards } dans la défausse { ELIDES($owner) ->
            [yes] d’{ $owner }.
           *[no] de { $owner }.
        }
    }
}
event-tossed = { $who ->
    [you] Vous jetez { $cards }.
   *[other] { $name } jette { $cards }.
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
event-gave = { $who ->
    [you] Vous donnez { $cards } à { $to }.
   *[other] { $whom ->
        [you] { $name } vous donne { $cards }.
       *[other] { $name } donne { $cards } à { $to }.
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
} { $whose ->
    [market] du marché.
    [yours] de votre étal.
    [own] de son étal.
   *[other] de l’étal { ELIDES($owner) ->
        [yes] d’{ $owner }.
       *[no] de { $owner }.
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
event-valued = { $cards } vaut { $value } ce tour-ci.
event-raised-all = { $who ->
    [you] Chaque carte que vous utilisez ce tour-ci vaut { $amount } de plus.
   *[other] Chaque carte que { $name } utilise ce tour-ci vaut { $amount } de plus.
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
event-filled-market = Du nouveau au marché : { $cards }.
event-won = { $who ->
    [you] Votre étal est complet !
   *[other] L’étal { ELIDES($name) ->
        [yes] d’{ $name }
       *[no] de { $name }
    } est complet !
}
event-called-off = La partie s’arrête après le tour { $turn }. Le plus de piles : { $winners }.
