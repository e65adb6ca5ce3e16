# Les études : beaucoup de parties selon un plan, et une ligne pour chacune.

study-cells = Cellules : { $cells }{ $before ->
    [0] {""}
   *[other]  ; parties jouées auparavant : { $before }
}
study-error = {"  "}partie { $game }, { $what }
study-written = Écrit dans { $folder } : { $files }
study-saved = La partie { $number } est enregistrée dans { $file }. Pour la revoir : { $command } { $file }
arena-title-game = jeu

error-study-needs-polars = Les lignes sont écrites en tableaux par polars. Installez-le : pip install { $package }
error-study-not-read = { $file } est illisible ({ $reason }). Donnez un fichier TOML qui dit ce qu’il faut jouer, ou le dossier d’une étude.
error-study-not-toml = { $file } n’est pas du TOML valide : voyez la ligne { $line }.
error-study-unknown-key = Une étude ne connaît pas « { $key } ». Possible : { $allowed }. Ce qui varie se met sous [factors].
error-study-no-factors = L’étude n’a pas de facteurs. Écrivez ce qui doit varier sous [factors], par exemple players = [2, 3].
error-study-rules-table = Les règles sont un tableau d’options. Écrivez [factors.rules], puis dessous par exemple overpay = [« strict », « free »], avec des guillemets droits.
error-study-unknown-factor = { $game } n’a pas de facteur « { $factor } ». Possible : { $allowed }.
error-study-names = { $factor } ne peut pas valoir « { $value } ». Écrivez des noms : un seul, plusieurs séparés par des virgules, ou une liste.
error-study-empty = Il n’y a rien à jouer : { $factor } n’a pas de niveaux, ou pas assez. Donnez-en au moins un, ou deux peuplades pour un plan par paires.
error-study-no-pairs = Un plan par paires demande des peuplades, et { $game } n’en a pas. Choisissez le plan full ou random.
error-study-pairs-of-games = Un plan par paires vaut pour un seul jeu. N’en nommez qu’un sous [factors].
error-study-too-many = Cela ferait { $games } parties dans { $cells } cellules ; { $most } sont possibles. Demandez moins de parties ou moins de niveaux.
error-study-too-many-cells = Toutes les combinaisons feraient { $cells } cellules ; { $most } sont possibles. Donnez moins de niveaux, ou tirez-en quelques-unes avec le plan random.
error-study-foreign = { $folder } contient autre chose qu’une étude. Nommez un autre dossier avec --out ; s’il n’existe pas, il est créé.
error-study-of-another = { $folder } contient une autre étude : { $what ->
    [study] elle a été demandée avec d’autres paramètres.
    [options] ses parties commencent autrement, car un paquet de contenu a changé.
    [code] le code d’un de vos robots a changé.
    [sources] les règles ou les robots ont changé depuis.
    [build] elle est jouée avec l’autre version du moteur, les temps ne se compareraient pas.
   *[other] elle a été faite par une autre version de Comptoir.
} Donnez le même fichier qu’alors, ou un autre dossier avec --out.
error-study-not-written = Impossible d’écrire { $file } : { $why ->
    [full] le disque est plein.
   *[other] { $reason }.
} Rien de ce qui a été compté n’est perdu : faites de la place ou réparez, puis redonnez la même commande.
error-study-damaged = { $file } est abîmé. Supprimez-le pour rejouer ses parties.
error-study-no-folder = { $folder } ne contient pas d’étude. Donnez le fichier qui dit ce qu’il faut jouer, ou le dossier d’une étude.
error-study-not-finished = L’étude de { $folder } n’a pas encore de tableaux. Jouez-la d’abord jusqu’au bout.
error-study-no-game = Il n’y a pas de partie { $number } dans cette étude. Choisissez-en une de 0 à { $most }.
error-study-replay-differs = La partie { $number } n’arrive plus à la même fin : les règles ou les robots ont changé depuis, ou l’un d’eux a mis trop de temps.

help-study = Jouer beaucoup de parties selon un plan, et écrire une ligne par partie, par place et par carte, en Parquet et en CSV. Reprend là où l’on s’est arrêté.
help-study-file = Un fichier TOML qui dit ce qu’il faut jouer, ou le dossier d’une étude à poursuivre.
help-study-out = Le dossier où écrire. Par défaut : du nom du fichier, dans ce dossier-ci.
help-study-replay = Ne rien jouer, mais enregistrer cette partie d’une étude déjà jouée : son numéro dans le tableau des parties.
help-study-to = Avec --replay : le fichier où enregistrer la partie. Par défaut : game-NUMÉRO.json dans le dossier de l’étude.
