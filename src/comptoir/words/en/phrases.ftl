# Short phrases said with one click, and why bots decline: everybody reads them in their own language.

## At any table

phrase-hello = Hello!
phrase-your-turn = Your turn!
phrase-one-moment = One moment, please.
phrase-thanks = Thanks!
phrase-well-played = Well played!
phrase-good-luck = Good luck!

## Without words: what the picture shows

phrase-smile = smiles.
phrase-laugh = bursts out laughing.
phrase-wow = cannot believe it.
phrase-sad = pulls a face.
phrase-bravo = gives a thumbs-up.
phrase-heart = sends a heart.

## Haggling in Karanor

karanor-phrase-deal = Deal?
karanor-phrase-agreed = It’s a deal!
karanor-phrase-bit-more = A bit more and it’s a deal.
karanor-phrase-too-expensive = Too expensive.
karanor-phrase-not-now = Not now.
karanor-phrase-make-an-offer = Make me an offer.
karanor-phrase-other-goods = What else have you got?
karanor-phrase-last-word = That is my last word.
karanor-phrase-anyone = Anyone with { $some }?
karanor-phrase-selling = I have { $some } to spare.

## What they are about: “wood”, “the wood”

karanor-some-goods = { $id ->
    [diamond] diamonds
   *[other] { $name }
}
karanor-of-the-goods = { $id ->
    [diamond] the diamonds
   *[other] the { $name }
}

## Why a bot declines

karanor-phrase-need-build = I need { $of_it } for my next shop.
karanor-phrase-need-quest = I need { $of_it } for a quest.
karanor-phrase-need-deliver = I need { $of_it } for a delivery.
karanor-phrase-need = I still need { $of_it }.
karanor-phrase-too-little = That is not enough for me.
karanor-phrase-no-use = I have no use for that.
karanor-phrase-cannot-pay = I haven’t got that.
karanor-phrase-keep-gold = I need my gold for what I am about to do.
karanor-phrase-keep-tile = I’m not parting with that.
karanor-phrase-about-to-win = You are too close to winning.
