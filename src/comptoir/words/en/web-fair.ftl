## How a deal comes about, and what it proves

web-deal-title = Cards nobody chose, and you can check it
web-deal-how = The server and everybody’s page draw a secret number and show a commitment to it. Only when all commitments are here are the numbers revealed, and all of them together make the shuffles. When the game is over you can check every step.
web-deal-coming = The game begins by itself as soon as everybody is here.
web-deal-commit = The cards are being dealt. Waiting for the commitment of: { $names }…
web-deal-reveal = The cards are being dealt. Waiting for the number of: { $names }…
web-deal-ready = The cards are being dealt…
web-deal-fingerprint = Fingerprint of this deal:
web-deal-fingerprint-how = Note it, or compare it with your friends: it stands for all commitments, before any number was revealed.
web-deal-fingerprint-late = This browser was not here when the commitments were shown, so it cannot say since when they are these.
web-deal-doubt-terms = This page takes no part in this deal: what is to be signed is not what it is shown. Reload the page; if it stays so, do not play here.
web-deal-doubt-list = This page takes no part in this deal: the commitments are not those it was shown before. Ask whoever runs this server.
web-deal-withdrawn = { $count ->
        [one] One deal was withdrawn at this table:
       *[other] { $count } deals were withdrawn at this table:
    }
web-deal-withdrawn-last = { $step ->
        [commit] The deal was withdrawn, for want of a commitment in time: { $names }.
       *[reveal] The deal was withdrawn, for want of the right number in time: { $names }.
    }
web-deal-withdrawn-each = { $step ->
        [commit] Deal { $number } ({ $seats }), for want of a commitment: { $names }.
       *[reveal] Deal { $number } ({ $seats }), for want of the right number: { $names }.
    }
web-deal-withdrawn-renewed = Deal { $number } ({ $seats }): the server was renewed in the middle of it.

web-end-fair = Were the shuffles fair?
web-end-fair-about = Before the game the server and everybody’s page committed to a number, and revealed it only when all commitments had been shown. Whoever commits knows no other number, and whoever reveals can change none: so nobody could choose the shuffles, not even who runs this server.
web-end-fair-old = This game was dealt when nobody had to commit to their number: whoever saw the others’ could choose theirs. So it can be consistent, but not proven fair.
web-end-fair-verify = Here your browser works out every number by itself. That the game was played with them is proven by replaying it, with the downloaded game: { $command }
web-end-fair-check = Check the shuffles
web-end-fair-checking = Counting…
web-end-fair-fair = Fair: nobody could choose this key, not even who runs this server. { web-end-fair-counted }
web-end-fair-follows = All of it fits together. It is proven fair for whoever noted the fingerprint before the deal and drew one of the numbers; this browser did not. { web-end-fair-counted }
web-end-fair-consistent = Complete and consistent; fairness is not proven, since nobody had to commit to their number. { web-end-fair-counted }
web-end-fair-counted = { $shuffles ->
        [one] One shuffle
       *[other] { $shuffles } shuffles
    } and { $others ->
        [0] no die
        [one] one die or card drawn at random
       *[other] { $others } dice and cards drawn at random
    } come out as the key says.
web-end-fair-bad = Something does not fit: { $wrong ->
        [0] see the marked points.
        [one] one draw comes out differently.
       *[other] { $wrong } draws come out differently.
    } Keep the downloaded game and ask whoever runs this server.
web-end-fair-failed = The proof could not be fetched. Try again in a moment.
web-end-fair-list-same = The commitments are those this browser was shown before any number was revealed
web-end-fair-list-differs = The commitments are not those this browser was shown before the deal
web-end-fair-list-unknown = This browser did not see the commitments before the deal, so it cannot say since when they are these
web-end-fair-terms = They are for this table, this game, its rules and options, and these seats
web-end-fair-terms-bad = They are not for this table, game, rules and options
web-end-fair-key = The server’s key is the one it had committed to
web-end-fair-key-bad = The server’s key is not the one it had committed to
web-end-fair-nonces = Everybody’s number is the one they had committed to
web-end-fair-nonces-bad = Somebody’s number is not the one they had committed to, or is missing
web-end-fair-nonce-same = The number this browser drew is among them
web-end-fair-nonce-other = The number of your seat was drawn by another of your devices; check there, if that was you
web-end-fair-nonce-unknown = This browser drew none of the numbers
web-end-fair-mix = The key of the game is made of the server’s key and everybody’s numbers
web-end-fair-mix-bad = The key of the game is not made of the server’s key and everybody’s numbers
web-end-fair-draws = The numbers listed for shuffles and dice follow from that key, and none was left out
web-end-fair-draws-bad = Some of the numbers listed for shuffles and dice do not follow from that key
web-end-fair-never = No deal was withdrawn at this table
