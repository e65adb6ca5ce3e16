# Plusieurs personnes au même écran, et le rideau entre elles.

web-seat-beside = Quelqu’un ici, au même écran
web-seat-beside-name = Nom, place { $number }
web-seat-beside-sit = Jouer ici aussi
web-seats-together = Vous vous passez cet écran : un rideau cache les cartes de chacun aux autres.
web-curtain-pass = Passez l’écran à { $name }
web-curtain-how = Que les autres regardent ailleurs !
web-curtain-lift = Lever le rideau pour { $name }
web-curtain-closed = Le rideau est baissé
web-curtain-awaited = On attend { $names }.
web-curtain-others = Qui d’autre joue ici
web-curtain-wanted = on l’attend
web-curtain-addressed = on lui fait une offre
web-curtain-idle = rien à décider
web-curtain-look = Regarder
web-curtain-fall = Baisser le rideau et passer l’écran

# Les phrases et les images que chacun lit dans sa langue

web-table-phrases = Phrases toutes prêtes
web-table-emotes = Sans un mot
web-bubbles = Phrases et émotes des autres, en bulles
web-bubbles-on = montrées
web-bubbles-off = cachées
