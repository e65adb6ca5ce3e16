# Les tables qui durent des jours, sur la page : leur rythme, les pendules, les nuits et les congés.

web-slow-agreed = Sur plusieurs jours : { $turn } heures par tour{ $reserve ->
        [0] {""}
       *[other] , { $reserve } en réserve
    }. { $late ->
        [free] Ensuite, la place est libre.
       *[bot] Ensuite, un robot joue.
    }
web-slow-agreed-endless = Sur plusieurs jours, sans pendule : la partie attend aussi longtemps qu’il faut.
web-slow-left-days = { $rest ->
        [0] { $count } j
       *[other] { $count } j { $rest } h
    }
web-slow-left-hours = { $rest ->
        [0] { $count } h
       *[other] { $count } h { $rest } min
    }
web-slow-left-minutes = { $count } min
web-slow-left-seconds = { $count } s
web-slow-clock = Temps restant :
web-slow-in-reserve = Sur la réserve, temps restant :
web-slow-rests = Au repos jusqu’à
web-slow-freed = Votre temps est écoulé : votre place est libre, et un robot joue. Personne ne l’a encore prise.
web-slow-pass-unconcerned = Passer sauf si ça me concerne
web-table-passes-unconcerned = Vous passez les réactions qui ne vous concernent pas.
