# La visite guidée de Karanor : ce que dit le guide.

web-tutorial-karanor-journey = Votre premier voyage
    .text = Vous avez 8 de prestige ; à 10, la partie s’achève. Sur la carte, choisissez Bois-Murmure, puis partez : une action vous mène jusqu’à deux territoires plus loin.
web-tutorial-karanor-harvest = Récoltez
    .text = Ici pousse du bois. Récolter vous en donne deux, pour une action.
web-tutorial-karanor-trade = Un négoce
    .text = { $other } vous propose deux viandes contre un bois. Négocier ne coûte aucune action, au tour de n’importe qui : acceptez.
web-tutorial-karanor-city = En route pour la ville
    .text = Un commerce se construit dans une ville où vous n’en avez pas encore. Allez à la Cité de l’Unisson.
web-tutorial-karanor-build = Construisez un commerce
    .text = La Boucherie du pont coûte 6 pièces d’or, deux viandes et un bois. Elle rapporte 1 de prestige, et 1 de revenu à chaque tour.
web-tutorial-karanor-take = Un nouveau projet
    .text = Un commerce construit en appelle un autre : prenez une carte de l’étalage.
web-tutorial-karanor-end = Finissez votre tour
    .text = Vos quatre actions sont faites. À la fin du tour, votre revenu tombe dans votre bourse.
web-tutorial-karanor-quest = Réalisez une quête
    .text = Ouvrez Feu de camp : en ville, deux viandes valent 8 pièces d’or et 1 de prestige. Choisissez cette fin-là.
web-tutorial-karanor-win = Dix de prestige !
    .text = La manche se termine, et le plus prestigieux l’emporte. Finissez votre tour : c’est vous.
