# Ce que le serveur dit à qui réunit ses tables, et à qui joue à une table supprimée.

error-unknown-person = Ce navigateur ne réunit plus aucune table. Rouvrez votre lien personnel, ou recommencez.
error-bad-personal-link = Ce lien personnel n’ouvre rien : il est incomplet, il a été renouvelé, ou tout ce qu’il ouvrait a été supprimé.
error-too-many-own-devices = Vous avez déjà { $most } appareils. Retirez-en un d’abord.
error-last-own-device = C’est votre seul appareil : sans lui, plus personne ne retrouverait vos tables. Ouvrez d’abord votre lien sur un autre, ou supprimez tout.
error-no-such-own-device = Cet appareil ne fait plus partie des vôtres.
error-too-many-people = Beaucoup de monde vient de commencer depuis ici. Attendez quelques minutes.
error-not-your-table = Seul l’hôte d’une table peut la supprimer.
error-table-deleted = L’hôte a supprimé cette table. Il n’en reste rien.
