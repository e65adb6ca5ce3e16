# Ce qu’on annonce à ceux qui ne sont pas à leur table, et ce qui se dit de la façon de les prévenir.
# Rien ici ne doit dépendre d’une carte : cela se lit sur l’écran verrouillé d’un téléphone.

post-turn = À vous de jouer · { $game }
    .text = On vous attend : { $others }.
post-deal = On distribue · { $game }
    .text = On n’attend plus que vous pour mélanger. À la table : { $others }.
post-reminder = Le temps presse · { $game }
    .text = { $unit ->
        [minutes] { $count ->
            [one] Il vous reste une minute pour jouer. On vous attend : { $others }.
           *[other] Il vous reste { $count } minutes pour jouer. On vous attend : { $others }.
        }
       *[hours] Il vous reste { $count } heures pour jouer. On vous attend : { $others }.
    }
post-over = Partie terminée · { $game }
    .text = { $won ->
        [yes] Vous avez gagné ! À la table : { $others }.
        [nobody] Personne n’a gagné.
       *[no] Victoire : { $winners }.
    }
post-rematch = La revanche ? · { $game }
    .text = On rejoue, et votre place est gardée. À la table : { $others }.
post-try = Voilà comment vous serez prévenu
    .text = Quand ce sera à vous de jouer à l’une de vos tables, un avis comme celui-ci vous y mènera.

post-mail-why = Vous recevez ce message parce que vous l’avez demandé sur { $site }
post-mail-stop-table = Ne plus en recevoir pour cette table :
post-mail-stop = Ne plus en recevoir du tout :
post-code = { $code } : votre code pour Comptoir
    .text = Quelqu’un, sans doute vous, veut être prévenu par e-mail de ses parties sur { $site }. Tapez-y ce code :
    .else = Si ce n’était pas vous, ne faites rien : sans le code, aucun autre message ne viendra.

error-no-notices = Ce serveur ne prévient pas ceux qui ne sont pas à leur table. Qui le fait tourner peut y remédier.
error-too-many-notices = C’est assez pour aujourd’hui.
error-bad-notice-address = { $why ->
    [not_https] Cette adresse ne commence pas par https://, et rien ne s’envoie sans cela.
    [near] Cette adresse est dans le réseau du serveur lui-même, où rien ne s’envoie.
    [unknown_name] Aucun serveur ne porte ce nom.
   *[malformed] Rien ne peut s’envoyer à une telle adresse.
}
error-bad-mailbox = Cela ne ressemble pas à une adresse e-mail.
error-too-many-codes = Assez de codes sont partis aujourd’hui. Regardez dans les indésirables, ou réessayez demain.
error-wrong-code = Ce n’est pas le code du dernier message.
error-code-over = Ce code n’est plus valable. Demandez-en un autre.
error-bad-stop = Ce lien est incomplet, rien n’a changé. Copiez-le en entier depuis le message.

error-bad-site = « { $site } » n’est pas l’adresse d’un site. Écrivez par exemple : --site https://play.example
error-no-site = Pour envoyer des e-mails, il faut savoir où l’on joint ce serveur : --site https://play.example
error-bad-smtp = « { $address } » n’est pas l’adresse d’un serveur de messagerie. Écrivez par exemple : --smtp smtp://user@mail.example:587, ou smtps:// si TLS vient d’abord.
error-smtp-password-shown = Un mot de passe en ligne de commande peut être lu par tous sur cette machine. Retirez-le de --smtp et mettez-le dans COMPTOIR_SMTP_PASSWORD, ou dans un fichier nommé par --smtp-password-file.
error-bad-sender = « { $sender } » n’est pas une adresse e-mail. Écrivez par exemple : --mail-from jeux@play.example
error-no-password-file = Le fichier { $file } qui doit contenir le mot de passe des e-mails ne peut pas être lu.

help-site = où l’on joint ce serveur, par exemple https://play.example : il pourra alors prévenir ceux qui ne sont pas à leur table
help-smtp = le serveur qui prend les e-mails, par exemple smtp://user@mail.example:587 ; le mot de passe est lu dans COMPTOIR_SMTP_PASSWORD
help-smtp-password-file = un fichier qui contient ce mot de passe, à la place
help-mail-from = de qui viennent les e-mails
help-near-hooks = permettre aux services de push et aux webhooks d’être sur cette machine ou dans son réseau, et sans TLS
