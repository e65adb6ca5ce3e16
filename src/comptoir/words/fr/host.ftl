# Ce qu’apprend la personne qui tient un serveur : sa santé, et les copies de ses parties.

help-doctor = Vérifier que le dossier ou la base de données d’un serveur va bien, même pendant qu’il tourne : droits, disque, chaque partie.

doctor-no-folder = Il n’y a pas de dossier { $folder }. Indiquez celui du serveur : --data.
doctor-folder = Le dossier { $folder } est là, et fermé aux autres.
doctor-folder-forbidden = Vous ne pouvez pas lire et écrire dans { $folder }. Lancez cette commande avec le compte du serveur, ou donnez-lui le dossier.
doctor-open-to-others = Les autres comptes de cette machine peuvent lire { $file }. Fermez-le : chmod go= { $file }
doctor-running = Un serveur tourne dessus.
doctor-not-running = Aucun serveur ne tourne dessus.
doctor-never-run = Aucun serveur n’a encore tourné dessus.
doctor-secret = Le secret des liens est là.
doctor-no-secret = Il n’y a pas de secret : le prochain serveur en fera un nouveau, et tous les liens envoyés ne vaudront plus rien. Si vous avez une sauvegarde, remettez d’abord le fichier « secret ».
doctor-bad-secret = Le fichier « secret » est abîmé, et aucun serveur ne démarre avec lui. Remettez-le depuis une sauvegarde, ou supprimez-le : tous les liens envoyés ne vaudront alors plus rien.
doctor-empty = Il n’y a pas encore de parties.
doctor-database-gone = La base de données comptoir.sqlite a disparu, alors qu’elle contenait des parties. Remettez-la depuis une sauvegarde.
doctor-database = La base de données est intacte.
doctor-database-newer = La base de données vient d’un Comptoir plus récent. Mettez Comptoir à jour.
doctor-database-damaged = La base de données est abîmée ({ $reason }). Arrêtez le serveur, gardez une copie du dossier, et remettez une sauvegarde.
doctor-database-unreadable = La base de données est illisible ({ $reason }). Vérifiez ses droits ; s’ils sont bons, arrêtez le serveur, gardez une copie du dossier, et remettez une sauvegarde.
doctor-heads = { $count ->
    [0] Rien n’a encore été confirmé à personne.
    [one] Tout ce qui a été confirmé à une table est là.
   *[other] Tout ce qui a été confirmé à { $count } tables est là.
}
doctor-lost = { $missing ->
    [0] La table { $table } n’est plus ce qui avait été confirmé. Une sauvegarde le contient peut-être.
    [one] Table { $table } : une entrée confirmée manque ; il en reste { $kept }. Une sauvegarde la contient peut-être. Sinon, on demande à ses joueurs de reprendre de là.
   *[other] Table { $table } : { $missing } entrées confirmées manquent ; il en reste { $kept }. Une sauvegarde les contient peut-être. Sinon, on demande à ses joueurs de reprendre de là.
}
doctor-heads-damaged = { $count ->
    [one] Un endroit du fichier « heads » est illisible.
   *[other] { $count } endroits du fichier « heads » sont illisibles.
} Après une panne, quelques-uns à la fin ne veulent rien dire ; sinon, vérifiez le disque. Le serveur récrit ce fichier en démarrant.
doctor-tables = { $count ->
    [0] Il n’y a pas encore de table.
    [one] La chaîne de son unique table est intacte, et ses règles sont connues.
   *[other] Les chaînes des { $count } tables sont intactes, et leurs règles sont connues.
}
doctor-table-damaged = La table { $table } est abîmée à partir de l’entrée { $record } et ne s’ouvre plus. Vérifiez le disque, et remettez une sauvegarde.
doctor-table-unreadable = La table { $table } contient quelque chose que ce Comptoir ne sait pas lire. Vient-elle d’un plus récent ? Mettez Comptoir à jour.
doctor-game-unknown = La table { $table } joue à « { $game } », qui n’est pas installé. Installez-le, et ses joueurs pourront continuer.
doctor-rules-not-kept = La table { $table } a commencé sous la version { $version } des règles de « { $game } », que ce Comptoir ne joue plus.
doctor-disk = Le dossier prend { $size } Mo ; { $free } Mo du disque sont libres.
doctor-little-space = Il ne reste que { $free } Mo sur le disque (le dossier prend { $size } Mo). Quand il sera plein, toutes les tables s’arrêteront jusqu’à ce qu’il y ait de la place : faites-en.
doctor-files = { $limit } fichiers peuvent être ouverts à la fois.
doctor-files-unlimited = Le nombre de fichiers ouverts n’est pas limité.
doctor-few-files = Seuls { $limit } fichiers peuvent être ouverts à la fois, et chaque connexion en est un. Autorisez-en { $needed } : ulimit -n { $needed }, ou LimitNOFILE={ $needed } dans l’unité de systemd.
doctor-clock-well = L’horloge est plausible.
doctor-clock = L’horloge indique { $now } UTC, mais des fichiers du dossier sont plus récents. Mettez-la à l’heure, et laissez le système s’en charger.
doctor-database-unusable = { error-database-unusable }
doctor-reached = La base de données { $address } répond (PostgreSQL { $version }).
doctor-database-read-only = On ne peut pas y écrire : c’est une copie qui en suit une autre, ou default_transaction_read_only est activé. Indiquez celle où l’on peut écrire, ou désactivez ce réglage.
doctor-fsync-off = fsync est désactivé : une coupure de courant peut faire perdre tout ce qui a été confirmé. Mettez fsync = on dans postgresql.conf, et redémarrez PostgreSQL.
doctor-commit-not-awaited = synchronous_commit est désactivé, alors que Comptoir le demande : quelque chose entre ici et PostgreSQL, comme un répartiteur de connexions, ne le transmet pas, et une panne peut faire perdre des coups confirmés. Laissez Comptoir joindre PostgreSQL directement.
doctor-half-pages = full_page_writes est désactivé : à moins que le système de fichiers n’écrive jamais une page à moitié, une coupure de courant peut abîmer la base. Mettez full_page_writes = on dans postgresql.conf.
doctor-durable = Ce qu’elle confirme est sur le disque (fsync, synchronous_commit et full_page_writes sont activés).
doctor-schema = Son schéma est celui de ce Comptoir (version { $version }).
doctor-schema-older = Son schéma vient d’un Comptoir plus ancien (version { $version }). Le premier serveur de celui-ci le mettra à jour : arrêtez d’abord les anciens.
doctor-figures-token = Le secret des liens est là. Le jeton avec lequel des programmes d’ailleurs lisent /metrics en vient : comptoir doctor --metrics-token l’affiche.
doctor-database-secret = Son secret a disparu ou est abîmé, et aucun serveur ne démarre avec lui. Remettez une copie de la base.
doctor-processes = { $count ->
    [one] Un serveur tourne dessus : { $addresses }.
   *[other] { $count } serveurs tournent dessus : { $addresses }.
}
doctor-not-heard-of = Le serveur { $address } n’a plus donné signe de vie depuis { $minutes ->
    [one] moins d’une minute
   *[other] { $minutes } minutes
} : il s’est arrêté sans rien dire, ou ne joint plus la base. { $tables ->
    [0] Il n’avait aucune table.
    [one] Sa table ira au prochain serveur à qui on la demandera.
   *[other] Ses { $tables } tables iront au prochain serveur à qui on les demandera.
}
doctor-database-size = Elle prend { $size } Mo. D’ici, on ne voit pas combien il reste sur son disque : surveillez-le sur place.
doctor-database-disk = Elle prend { $size } Mo ; { $free } Mo de son disque sont libres.
doctor-database-little-space = Il ne reste que { $free } Mo sur son disque (elle prend { $size } Mo). Quand il sera plein, toutes les tables s’arrêteront jusqu’à ce qu’il y ait de la place : faites-en.
doctor-lines = Elle accepte encore { $left } connexions ; un serveur en prend jusqu’à { $needed }.
doctor-few-lines = Elle n’accepte plus que { $left ->
    [one] { $left } connexion
   *[other] { $left } connexions
}, et un serveur en prend jusqu’à { $needed }. Augmentez max_connections dans postgresql.conf, et redémarrez PostgreSQL.
doctor-clocks = Son horloge et celle de cette machine sont d’accord.
doctor-clocks-apart = Son horloge et celle de cette machine diffèrent de { $seconds } secondes. Seule la sienne dit à qui est une table, mais les pendules des parties lentes suivent la machine où elles tournent. Mettez les deux à l’heure, et laissez les systèmes s’en charger.
help-metrics-token = N’afficher que le jeton avec lequel des programmes d’ailleurs lisent /metrics.
help-doctor-upgrade = Dire plutôt ce que continuer avec ce Comptoir changerait pour chaque table ; rien n’est modifié.
doctor-upgrade-goes-on = La table { $table } ({ $game }) continue comme avant, avec la version { $version } de ses règles.
doctor-upgrade-whole = La table { $table } ({ $game }) est terminée : on peut la revoir, la prouver et la télécharger comme avant.
doctor-upgrade-begins = La table { $table } ({ $game }) a été ouverte avec la version { $version } de ses règles et n’a pas commencé : elle se jouera avec la version { $known }.
doctor-upgrade-asks = La table { $table } ({ $game }) a commencé avec la version { $version } de ses règles, qui ne se joue plus. On demandera à ses joueurs si elle reprend avec la version { $known }, là où elle en était après { $picks } choix{ $dropped ->
    [0] .
   *[other] { "" } ({ $dropped } suivants sont perdus).
}
doctor-upgrade-told = La table { $table } ({ $game }) est terminée. La version { $version } de ses règles ne se joue plus : son récit reste, mais on ne pourra plus la revoir coup par coup, la prouver ni la télécharger.
doctor-upgrade-shown = La table { $table } ({ $game }) est terminée. La version { $version } de ses règles ne se joue plus, et aucun récit n’a été gardé : il ne reste que le dernier moment. Laissez l’ancien Comptoir tourner encore une fois, le temps d’en garder un.
doctor-upgrade-lost = La table { $table } ne pourrait plus être ouverte : { $reason }
doctor-well = Tout va bien.
doctor-look = { $warnings ->
    [one] Cela tourne. Un point mérite un coup d’œil : il est marqué d’un « ! ».
   *[other] Cela tourne. { $warnings } points méritent un coup d’œil : ils sont marqués d’un « ! ».
}
doctor-ill = { $bad ->
    [one] Un point ne va pas : il est marqué d’un « ✗ ».
   *[other] { $bad } points ne vont pas : ils sont marqués d’un « ✗ ».
}

## Copies

help-backup = Copier toutes les parties dans un nouveau dossier, même pendant que le serveur tourne, et vérifier la copie.
help-backup-folder = Le dossier à créer : il ne doit pas encore exister, ou être vide.
backup-progress = Copie
backup-done = { $tables ->
    [one] { $tables } table est copiée
   *[other] { $tables } tables sont copiées
} dans { $folder } ({ $size } Mo), et la copie est vérifiée.
backup-restore = Pour reprendre avec elle, lancez un serveur sur une copie de ce dossier : comptoir serve --data { $folder }
backup-damaged = La table { $table } est abîmée, et sa copie aussi. Voyez ce que dit le docteur.
error-nothing-to-copy = Il n’y a pas de parties dans { $folder }. Indiquez le dossier ou la base de données du serveur : --data.
error-copy-exists = { $folder } existe déjà. Indiquez un dossier qui n’existe pas encore.
error-not-copied = Rien n’a été copié dans { $folder } : { $why ->
    [full] le disque est plein. Libérez de la place, ou indiquez un autre dossier.
    [read_only] on ne peut pas y écrire, ou les parties ne peuvent pas être lues. Autorisez-le, ou indiquez un autre dossier.
    [damaged] la base de données est abîmée. Voyez ce que dit comptoir doctor.
    [locked] la base de données est occupée. Réessayez dans un instant.
   *[other] le système signale une erreur. Voyez ce que dit comptoir doctor, ou indiquez un autre dossier.
}

## D’un lieu à l’autre

help-move = Déplacer toutes les parties d’un dossier vers une base PostgreSQL, ou l’inverse : copiées, relues et comparées. L’ancien lieu reste tel quel.
help-name-place = LIEU
help-move-place = Où elles vont : un dossier qui n’existe pas encore, ou l’adresse d’une base où Comptoir ne garde encore rien.
help-leave-damaged = Déplacer toutes les autres tables quand certaines sont abîmées.
move-progress = Déplacement
move-done = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} ({ $records ->
    [one] { $records } entrée
   *[other] { $records } entrées
}), ce que gardent les joueurs et le secret des liens sont maintenant dans { $place }. Tout a été relu, et tout est identique.
move-next = Pour continuer là-bas : comptoir serve --data { $place }
move-old = Rien n’a changé dans { $place }. N’y lancez plus de serveur, sinon les mêmes tables continueraient à deux endroits ; gardez tout jusqu’à ce que la suite soit sûre.
move-left = La table { $table } est abîmée, et n’est que dans { $place }. Voyez ce qu’en dit le docteur.
error-still-running = { $addresses ->
    [none] Un serveur tourne sur { $place }.
   *[other] Un serveur tourne sur { $place } : { $addresses }.
} Arrêtez-le d’abord : rien ne doit se passer aux tables pendant qu’on les déplace.
error-not-empty = Il y a déjà des parties dans { $place }. Indiquez une base où Comptoir ne garde rien ; si elles ne servent plus, supprimez-les sur place : DROP SCHEMA comptoir CASCADE
error-tables-damaged = Rien n’a été déplacé, car des tables de { $place } sont abîmées : { $tables }. Voyez ce que dit comptoir doctor, et remettez une sauvegarde ; ou déplacez toutes les autres avec --leave-damaged.
error-copied-wrongly = Ce qui a été écrit dans { $place } n’est pas ce qu’on y a relu. Rien n’a été déplacé. Vérifiez son disque, puis réessayez.
