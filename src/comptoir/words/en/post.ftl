# What people are told who are not at their table, and what is said about how they are told.
# Nothing here may depend on a card: whoever looks at the lock screen of a phone reads it.

post-turn = Your turn · { $game }
    .text = The table waits for you, with { $others }.
post-deal = Before the first card · { $game }
    .text = Only you are missing to shuffle the cards, with { $others }.
post-reminder = Your time is running out · { $game }
    .text = { $unit ->
        [minutes] { $count ->
            [one] A minute is left for your move. At the table: { $others }.
           *[other] { $count } minutes are left for your move. At the table: { $others }.
        }
       *[hours] { $count } hours are left for your move. At the table: { $others }.
    }
post-over = The game is over · { $game }
    .text = { $won ->
        [yes] You have won, with { $others } at the table.
        [nobody] Nobody has won.
       *[no] Won by { $winners }.
    }
post-rematch = Once more? · { $game }
    .text = Another game is open, and your seat is kept. At the table: { $others }.
post-try = This is how you will be told
    .text = When it is your turn at one of your tables, a notice like this one takes you there.

post-mail-why = You get this mail because you asked for it at { $site }
post-mail-stop-table = No more mails of this table:
post-mail-stop = No more mails at all:
post-code = { $code } is your code for Comptoir
    .text = Somebody, probably you, wants to be told by mail about their games at { $site }. Type this code there:
    .else = If it was not you, do nothing: without the code, no more mails come.

error-no-notices = This server tells nobody who is not at their table. Whoever runs it can change that.
error-too-many-notices = That was enough for today.
error-bad-notice-address = { $why ->
    [not_https] This address does not begin with https://, and nothing is sent without.
    [near] This address is inside the server’s own network, where nothing is sent to.
    [unknown_name] There is no server of this name.
   *[malformed] This is not an address that anything could be sent to.
}
error-bad-mailbox = This does not look like a mail address.
error-too-many-codes = Enough codes were sent for today. Look among unwanted mails, or try again tomorrow.
error-wrong-code = That is not the code in the latest mail.
error-code-over = This code is over. Have another one sent.
error-bad-stop = This link is incomplete, so nothing was changed. Copy all of it from the mail.

error-bad-site = “{ $site }” is not the address of a site. Write it like this: --site https://play.example
error-no-site = Mails need to know where people reach this server: --site https://play.example
error-bad-smtp = “{ $address }” is not the address of a mail server. Write it like this: --smtp smtp://user@mail.example:587, or smtps:// where TLS comes first.
error-smtp-password-shown = A password on the command line can be read by everybody on this machine. Leave it out of --smtp and put it into COMPTOIR_SMTP_PASSWORD, or into a file named by --smtp-password-file.
error-bad-sender = “{ $sender }” is not a mail address. Write it like this: --mail-from games@play.example
error-no-password-file = The file { $file } with the password for mails cannot be read.

help-site = where people reach this server, such as https://play.example: then it can tell those who are not at their table
help-smtp = the server that takes mails, such as smtp://user@mail.example:587; the password is read from COMPTOIR_SMTP_PASSWORD
help-smtp-password-file = a file with the password for mails, instead
help-mail-from = whom mails come from
help-near-hooks = let push services and hooks be on this machine or in its network, and without TLS
