### What is picked where it lies, the faces of a card, moments of drama.

web-table-which-face = Choose a face. Nothing is played before “Play”.
web-table-becomes = becomes…
web-table-commit-play = Play
web-table-asked-here = { $count ->
    [one] one card to choose here
   *[other] { $count } cards to choose here
}

web-volume = Volume
