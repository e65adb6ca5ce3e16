# What the server says to people who keep their tables together, and to those whose table is deleted.

error-unknown-person = This browser keeps no tables together any more. Open your personal link again, or begin anew.
error-bad-personal-link = This personal link opens nothing: it is incomplete, has been renewed, or everything behind it was deleted.
error-too-many-own-devices = You have { $most } devices already. Take one off first.
error-last-own-device = This is your only device: without it nobody could find your tables. Open your link on another one first, or delete everything.
error-no-such-own-device = This device is not one of yours any more.
error-too-many-people = Many people have begun from here in a short time. Wait a few minutes.
error-not-your-table = Only the host of a table can delete it.
error-table-deleted = The host has deleted this table. Nothing of it is left.
