# Ce qui ne peut se faire : ce qui ne va pas, ce qui est permis, que faire. Les clés sont les codes d’erreur.

## À la table

error-not-offered = Ce n’est pas possible maintenant. Appuyez sur Entrée pour voir ce qui l’est.
error-not-asked = Ce n’est pas à vous de décider. Attendez que l’on vous le demande.
error-not-quiet = Personne ne peut intervenir en ce moment. Attendez la fin de cet effet.
error-game-over = La partie est terminée ; il n’y a plus rien à choisir.
error-too-expensive = Elle coûte { $price }, et toute votre main ne vaut que { $purse }. Étoffez votre main ou choisissez moins cher.
error-empty-slot = Cet emplacement du marché est vide ; il sera rempli à la fin du tour.
error-not-a-technique = { $card } n’est pas une technique et ne peut donc pas être jouée. Elle agit en main, dans un paiement ou dans une pile, selon son texte.
error-no-ability = { $card } n’a pas de capacité à utiliser. Payez ou construisez avec elle, ou jouez-la si c’est une technique.
error-used-already = { $card } a déjà servi ce tour-ci ; elle pourra resservir à votre prochain tour.
error-not-usable-now = { $card } ne peut pas servir maintenant : elle n’aurait aucun effet, ou elle s’utilise à un autre moment, selon son texte.
error-no-reaction = { $card } ne réagit à rien. Passez, ou réagissez avec une autre carte.
error-no-reaction-now = { $card } ne réagit pas à ce qui vient de se passer, ou n’aurait aucun effet. Son texte dit quand elle réagit.
error-cannot-rearrange = Vous ne pouvez pas réarranger le marché maintenant : il faut { $card } en main, et un paiement dont cette carte fasse partie.
error-no-stack = Vous ne pouvez pas construire la pile { $number } maintenant : il faut des cartes de votre main, d’une seule peuplade, pour un total d’exactement { $needed }.
error-help-declined = Votre coéquipier n’a pas voulu vous aider pour cette action, et vous ne pouvez pas construire la pile { $number } par vos propres moyens : il faut des cartes d’une seule peuplade, pour un total d’exactement { $needed }.
error-superfluous = Cette carte serait superflue : les autres suffisent pour payer { $price }. Laissez de côté toute carte dont vous n’avez pas besoin.
error-not-yours = Cette carte ne fait pas partie de celles que vous pouvez utiliser ici.
error-too-little = Cela ne suffit pas : { $total } sur { $price }. Ajoutez des cartes.
error-must-contain = Cela suffirait, mais cet achat n’est possible que si { $card } fait partie du paiement.
error-card-twice = Cette carte sert déjà. Utilisez chaque carte une seule fois.
error-junk-in-stack = La Camelote n’entre pas dans une pile, sauf si une carte de la pile le permet ; la pile { $number } demande des cartes d’une peuplade.
error-mixed-sets = Toutes les cartes d’une pile doivent être d’une seule peuplade, sauf si une carte de la pile permet le mélange ; la pile { $number } doit totaliser exactement { $needed }.
error-wrong-total = Ces cartes ne font pas la pile { $number } : elles valent { $total }, et il faut exactement { $needed }.
error-incomplete = Cela ne suffit pas encore : choisissez d’autres cartes.
error-too-many = C’est trop : moins de cartes suffisent.
error-one-at-a-time = Ici, choisissez une seule chose à la fois.
error-learned = Ce choix ne peut plus être annulé : quelqu’un a vu une nouvelle carte depuis, ou un dé a été lancé.
error-nothing-to-undo = Vous n’avez rien à annuler.
error-imagined = Cette partie est imaginaire ; seules les vraies peuvent être enregistrées.
error-script-failed = Une règle de ce jeu contient une erreur ({ $reason }). Rien n’est perdu : la partie en est là où elle était avant ce choix. Choisissez autre chose, ou enregistrez la partie et signalez l’erreur.

## Préparer une partie

error-unknown-game = Il n’y a pas de jeu nommé « { $game } ». Possible : { $allowed }.
error-unknown-option = Il n’y a pas d’option nommée « { $option } ». Possible : { $allowed }.
error-bad-option = L’option { $option } ne peut pas valoir « { $value } ». Possible : { $allowed }.
error-out-of-range = L’option { $option } ne peut pas valoir { $value }. Choisissez un nombre de { $least } à { $most }.
error-player-range = L’option --players ne peut pas valoir { $value }. Donnez un nombre de { $least } à { $most }, ou un intervalle comme { $least }..{ $most }.
error-rating-range = { $option } ne peut pas valoir « { $value } ». Donnez un nombre de { $least } à { $most }, ou un intervalle comme 1..2, ..2 (au plus 2) ou 2.. (au moins 2).
error-rating-backwards = { $option } ne peut pas valoir « { $value } » : le plus petit d’abord. Écrivez { $turned }.
error-people-range = L’option --people ne peut pas valoir { $value } : cette partie a { $most } places. Choisissez un nombre de 0 à { $most } ; le nombre de places dépend de --players.
error-teams-players = Une partie en équipes se joue à { $needed }, pas à { $given }. Retirez --players, ou jouez sans --teams.
error-seconds-range = L’option --seconds ne peut pas valoir { $value }. Choisissez plus de 0, jusqu’à { $most }.
error-unknown-set = Il n’y a pas de peuplade nommée « { $set } ». Possible : { $allowed }.
error-set-twice = La peuplade { $set } est nommée deux fois. Nommez chaque peuplade une seule fois.
error-set-count = { $given ->
    [0] Aucune peuplade n’est nommée,
    [one] Une seule peuplade est nommée,
   *[other] { $given } peuplades sont nommées,
} mais il en faut { $needed } pour { $players } joueurs. Possible : { $allowed }.
error-team-set-count = { $given ->
    [0] Aucune peuplade n’est nommée,
    [one] Une seule peuplade est nommée,
   *[other] { $given } peuplades sont nommées,
} mais il en faut { $needed } pour une partie en équipes. Possible : { $allowed }.
error-mix-not-alone = « { $mix } » est un mélange complet et s’emploie seul. Nommez soit un mélange, soit des peuplades.
error-too-few-sets = { $found ->
    [0] Aucune peuplade ne passe
    [one] Une seule peuplade ({ $sets }) passe
   *[other] Seules { $found } peuplades ({ $sets }) passent
} ces filtres, et il en faut { $needed } pour cette partie. { $ways ->
    [0] Élargissez plusieurs filtres, ou retirez-en.
   *[other] Il y en aurait assez { $allowed }.
}
filter-left-out = sans { $option }
filter-loosened = avec { $option }
error-filters-without-random = Ces filtres restreignent un tirage au hasard : { $filters }. Or les peuplades sont nommées ({ $sets }). Écrivez --sets random, ou retirez les filtres.
error-no-set-matches = Aucune peuplade ne répond à tout cela. Demandez moins à la fois ; sans option, toutes les peuplades sont listées avec leurs notes.
error-unknown-bot = Il n’y a pas de robot nommé « { $bot } ». Possible : { $allowed }.
error-bot-count = { $given ->
    [one] Un seul robot est nommé
   *[other] { $given } robots sont nommés
} pour { $needed ->
    [one] une place libre
   *[other] { $needed } places libres
}. Nommez un robot pour toutes, ou un pour chacune.
error-name-count = Il y a { $given } noms pour { $most } places. Donnez un nom par place au plus.
error-name-twice = Le nom { $name } est donné deux fois. Il faut un nom différent pour chaque place.
error-bad-name = { $name } ne peut pas être un nom : un nom compte au plus { $most } lettres ou autres caractères imprimables.
error-rule-without-value = « { $rule } » ne donne pas de valeur. Écrivez --rule nom=valeur ; noms possibles : { $allowed }.
error-rule-has-option = { $rule } ne se règle pas avec --rule. Utilisez { $option }.
error-unknown-language = Comptoir ne parle pas « { $lang } ». Possible : { $allowed }.
error-not-with-load = { $option } ne peut pas accompagner --load : la partie enregistrée dit déjà comment elle a été préparée. Retirez l’un des deux.
error-empty-seed = La graine est vide. Donnez un mot ou un nombre à --seed, ou retirez-le.
error-bad-fingerprint = « { $value } » n’est pas l’empreinte d’une donne. Donnez les { $digits } signes, 0 à 9 et a à f, tels que la page les a montrés au début de la partie.
error-save-unbound = Personne ne s’était engagé avant cette partie : elle n’a pas d’empreinte à comparer avec la vôtre.
error-bad-commitment = « { $value } » n’est pas l’empreinte d’une clé. Donnez les 64 signes, 0 à 9 et a à f, tels que la table les a montrés avant la partie.

## Parties enregistrées

error-save-not-read = { $file } est illisible : { $why ->
    [missing] ce fichier n’existe pas. Vérifiez le nom et le dossier.
    [forbidden] vous n’avez pas le droit de le lire.
    [folder] c’est un dossier. Nommez un fichier.
    [name] ce ne peut pas être un nom de fichier. Vérifiez-le.
   *[other] le système signale une erreur. Essayez avec une copie.
}
error-save-not-written = { $file } ne peut pas être écrit : { $why ->
    [missing] son dossier n’existe pas. Choisissez-en un autre.
    [forbidden] vous n’avez pas le droit d’y écrire. Choisissez un autre dossier.
    [folder] c’est un dossier. Nommez un fichier.
    [name] ce ne peut pas être un nom de fichier. Choisissez-en un autre.
    [full] le disque est plein. Choisissez un autre dossier.
   *[other] le système signale une erreur. Choisissez un autre dossier.
}
error-save-too-large = Ce fichier est trop gros pour une partie enregistrée : { $most } octets sont permis. Est-ce le bon fichier ?
error-save-not-json = Ce n’est pas une partie enregistrée : ce fichier n’est pas du JSON. Est-ce le bon fichier, ou est-il incomplet ?
error-save-foreign = Ce fichier n’est pas une partie de Comptoir. Est-ce le bon fichier ?
error-save-older = Cette partie a été enregistrée avec des règles (version { $version }) qui ne se jouent plus ici (seulement la version { $known } et les suivantes) : ses choix mèneraient ailleurs. Continuez-la avec le Comptoir qui l’a enregistrée.
error-checkpoint-foreign = Ce qui a été gardé de cette partie vient d’une table aux règles plus anciennes (version { $version }), et les règles d’ici n’ont pas de place pour tout.
error-save-newer = Cette partie a été enregistrée par un Comptoir plus récent (version { $version }, connue ici : { $known }). Mettez Comptoir à jour, puis réessayez.
error-save-field = Cette partie enregistrée est abîmée : son champ « { $field } » manque ou n’est pas correct. Utilisez une autre copie.
error-save-damaged = Cette partie enregistrée est abîmée : son sceau ne correspond pas à son contenu. Utilisez une autre copie.
error-save-unproven = Ce fichier ne dit pas d’où vient sa clé : il n’y a rien à comparer avec votre empreinte. Prenez le fichier que la table propose à la fin de la partie.
error-save-game = Cette partie est une partie de « { $game } », qui n’est pas installé. Installé : { $allowed }.
error-save-options = Cette partie enregistrée ne peut pas être préparée. { $reason }
error-save-pick = Cette partie enregistrée s’interrompt : son choix numéro { $number } est impossible. { $reason }

## Les données du serveur

error-data-unusable = Le dossier de données { $folder } est inutilisable : { $why ->
    [not_folder] ce n’est pas un dossier. Indiquez-en un autre avec --data.
    [read_only] on ne peut pas y écrire. Autorisez-le, ou indiquez-en un autre avec --data.
    [full] le disque est plein. Libérez de la place, ou indiquez-en un autre avec --data.
    [locked] un autre serveur Comptoir l’utilise. Arrêtez-le, ou indiquez un autre dossier avec --data.
    [newer] il vient d’un Comptoir plus récent. Mettez Comptoir à jour, ou indiquez un autre dossier avec --data.
    [older] il vient d’un Comptoir plus ancien. Lancez-y une fois un serveur de celui-ci : il le mettra à jour.
    [gone] sa base de données comptoir.sqlite a disparu, alors qu’elle contenait des parties. Remettez-en une copie, ou indiquez un autre dossier avec --data.
    [damaged] son contenu est endommagé. Remettez-en une copie intacte, ou indiquez un autre dossier avec --data.
   *[other] le système signale une erreur. Indiquez-en un autre avec --data.
}
error-database-unusable = La base de données { $address } est inutilisable : { $why ->
    [away] personne ne répond à cette adresse. PostgreSQL est-il lancé, et cette machine peut-elle le joindre ?
    [no_address] ce n’est pas l’adresse d’une base de données. En voici le modèle : postgresql://nom@machine/base
    [no_database] il n’y a pas de base de ce nom. Créez-la (createdb), ou indiquez-en une autre avec --data.
    [password] elle refuse le nom ou le mot de passe. Corrigez l’adresse, ou mettez le mot de passe dans PGPASSWORD.
    [forbidden] elle ne nous laisse pas créer de schéma nommé comptoir. Donnez la base à son utilisateur, ou créez ce schéma pour lui.
    [crowded] elle n’accepte plus de connexions. Augmentez-y max_connections, ou lancez moins de processus.
    [read_only] on ne peut pas y écrire. Indiquez celle où l’on peut : celle-ci n’est peut-être qu’une copie.
    [full] son disque est plein. Libérez-y de la place.
    [locked] quelqu’un d’autre est en train de la modifier. Réessayez dans un instant.
    [old_server] son PostgreSQL est trop ancien. Comptoir demande PostgreSQL { $oldest } ou plus récent.
    [newer] elle vient d’un Comptoir plus récent. Mettez Comptoir à jour, ou indiquez une autre base avec --data.
    [older] elle vient d’un Comptoir plus ancien. Lancez-y une fois un serveur de celui-ci : il la mettra à jour.
    [foreign] son schéma comptoir contient autre chose que nos tables. Indiquez une autre base avec --data.
    [damaged] son contenu est endommagé. Remettez-en une copie intacte.
   *[other] elle signale une erreur. Son journal en dit plus.
}

## Environnements d’apprentissage

error-missing-extra = { $needs } n’est pas installé. Pour l’avoir : { $command }
error-env-closed = Cet environnement est fermé. Créez-en un autre.
error-env-not-begun = Aucune partie n’a commencé dans cet environnement. Appelez d’abord reset.
error-no-such-action = Il n’y a pas d’action { $given } : ce sont des nombres de 0 à { $most }.
error-illegal-action = L’action { $given } ({ $action }) n’est pas possible maintenant : elle n’est pas parmi les { $allowed } du masque.

## Ligne de commande

usage-unknown-option = Il n’y a pas d’option { $given }. Possible : { $allowed }.
usage-unknown-command = Il n’y a pas de commande « { $given } ». Possible : { $allowed }.
usage-close = Vouliez-vous dire { $close } ?
usage-too-many = « { $given } » est de trop. Voir --help.
usage-missing = { $option } demande une valeur. Voir --help.
usage-missing-argument = Il manque { $name }. Voir --help.
usage-repeated = { $option } est donné plusieurs fois. Donnez-le une seule fois.
usage-not-a-number = { $option } demande un nombre, comme 2 ou 0.5, pas « { $given } ».
usage-not-whole = { $option } demande un nombre entier, pas « { $given } ».
usage-other = { $message } Voir --help.
output-not-written = La sortie ne peut pas être écrite.
unexpected = Une erreur s’est produite dans Comptoir : { $reason }. Merci de la signaler ; { $variable }=1 dans l’environnement montre où.
error-unknown-first = --first-player ne peut pas être « { $given } ». Écrivez le numéro d’une place, sort ou matinal.
