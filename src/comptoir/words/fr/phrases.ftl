# Des phrases courtes dites d’un clic, et pourquoi les robots refusent : chacun les lit dans sa langue.

## À toute table

phrase-hello = Bonjour !
phrase-your-turn = À toi de jouer !
phrase-one-moment = Un instant, s’il te plaît.
phrase-thanks = Merci !
phrase-well-played = Bien joué !
phrase-good-luck = Bonne chance !

## Sans paroles : ce que montre l’image

phrase-smile = sourit.
phrase-laugh = éclate de rire.
phrase-wow = n’en revient pas.
phrase-sad = fait la moue.
phrase-bravo = lève le pouce.
phrase-heart = envoie un cœur.

## Marchander à Karanor

karanor-phrase-deal = Ça te va ?
karanor-phrase-agreed = Marché conclu !
karanor-phrase-bit-more = Encore un petit effort et c’est d’accord.
karanor-phrase-too-expensive = Trop cher.
karanor-phrase-not-now = Pas maintenant.
karanor-phrase-make-an-offer = Fais-moi une offre.
karanor-phrase-other-goods = Qu’as-tu d’autre ?
karanor-phrase-last-word = C’est mon dernier mot.
karanor-phrase-anyone = Qui a { $some } ?
karanor-phrase-selling = J’ai { $some } en trop.

## De quoi elles parlent : « du bois », « (besoin) du bois »

karanor-some-goods = { $id ->
    [wood] du bois
    [wine] du vin
    [fruit] des fruits
    [meat] de la viande
    [cloth] du tissu
    [iron] du fer
    [diamond] des diamants
   *[other] 1 { $name }
}
karanor-of-the-goods = { $id ->
    [wood] du bois
    [wine] du vin
    [fruit] des fruits
    [meat] de la viande
    [cloth] du tissu
    [iron] du fer
    [diamond] des diamants
   *[other] { ELIDES($name) ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
}

## Pourquoi un robot refuse

karanor-phrase-need-build = J’ai besoin { $of_it } pour mon prochain commerce.
karanor-phrase-need-quest = J’ai besoin { $of_it } pour une quête.
karanor-phrase-need-deliver = J’ai besoin { $of_it } pour une livraison.
karanor-phrase-need = J’ai encore besoin { $of_it }.
karanor-phrase-too-little = Ce n’est pas assez pour moi.
karanor-phrase-no-use = Je n’en ai pas l’usage.
karanor-phrase-cannot-pay = Je n’ai pas ça.
karanor-phrase-keep-gold = J’ai besoin de mon or pour ce que je prépare.
karanor-phrase-keep-tile = Ça, je ne m’en sépare pas.
karanor-phrase-about-to-win = Tu es trop près de gagner.
