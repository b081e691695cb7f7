game-title = Tablée

## error

error-unknown-table = There is no such table: it may be finished and forgotten, or the link is incomplete. Ask for the link again, or open a table of your own.
error-unknown-page = There is nothing at this address; the home page shows what there is.
error-wrong-link = This personal link opens no seat: it is incomplete, or its seat was given up. Ask the host for the table's link.
error-wrong-method = This address does not answer to { $got }.
error-full-table = All seats are taken; you can still watch.
error-taken-seat = Seat { $seat } is taken; choose another one.
error-unknown-seat = This table has seats 1 to { $last }; there is no seat { $got }.
error-wrong-seat = Seat { $seat } is not yours; sit down first, or open your personal link.
error-taken-nickname = Somebody here is called { $name } already; choose another name.
error-bad-nickname = A nickname has 1 to 24 letters that can be seen.
error-stale-ply = The match has moved on: this was meant for ply { $got }, but it is at ply { $expected }. Look at the board and decide again.
error-not-your-turn = It is { $name }'s turn.
error-not-started = The match has not started yet.
error-already-started = The match has started: seats and settings are fixed now.
error-match-over = The match is over; ask for a rematch to go on.
error-not-over-yet = Records and secrets can be seen when the match is over.
error-not-host = Only the host of the table can do this.
error-free-seats =
    { $count ->
        [one] One seat is still free: invite somebody, or put a bot there.
       *[other] { $count } seats are still free: invite somebody, or put bots there.
    }
error-missing-contribution = Still missing is the share of the luck of: { $names }. Their page sends it as soon as it is open.
error-already-contributed = This seat has already given its share of the luck; it cannot be changed.
error-cannot-undo = This cannot be taken back: only one's own last move can, until luck, a secret or another player has answered it.
error-clock-ran-out = Your time for this match is used up; the bot plays on for your seat.
error-turn-ran-out = Your time for this turn is used up; the bot finishes it. Come back in the next one.
error-unknown-bot = There is no bot “{ $got }”; the bots here are { $known }.
error-no-free-chat = The host of this table has not allowed this kind of talk.
error-unknown-phrase = Give either a phrase or a text; the phrases are { $known }.
error-bad-chat-length = A message has 1 to { $limit } letters.
error-muted = The host has muted this seat.
error-bad-message = This message cannot be understood: { $detail }.
error-message-too-big = This message is too big; at most { $limit } bytes are read.
error-bad-language = The languages here are { $known }, not “{ $got }”.
error-old-page = This page is of version { $got }, the server of version { $expected }. Reload the page; if that does not help, close all its tabs and open it again.
error-bad-address = { $name } should be { $expected }, not “{ $got }”.
error-foreign-origin = This request comes from a page of another site ({ $got }); open the table at its own address.
error-too-many-requests = That was too fast; wait a moment and try again.
error-too-many-connections = Too many connections are open; close a few tabs and try again.
error-too-many-tables = Too many tables were opened; wait a while, or finish one first.
error-no-cookie = Your browser keeps no cookies for this page, so no seat can be yours. Allow cookies here and reload.
error-damaged-table = This table cannot be shown: its data is damaged. Whoever runs the server finds the details in the log.
error-storage-failed = The server could not write this down, so it did not happen. Try again in a moment.
error-server-closing = The server is restarting; nothing is lost, the page comes back by itself.
error-table-elsewhere = This table is being moved; the page comes back by itself.
error-internal = Something went wrong here; the match is safe. Try again, and report it if it stays.
error-backup-exists = { $got } exists already; give the name of a folder that does not.
error-backup-nothing = There is nothing to back up at { $got }.
error-verify-unreadable = The file { $got } cannot be read.
error-bad-database = The database “{ $got }” cannot be opened: { $detail }.
error-unknown-limit = There is no limit { $got }; the limits are { $known }, each after TABLEE_LIMIT_ and in capitals.
error-bad-limit = { $name } should be a whole number from 1 on, not “{ $got }”.
error-bad-data-folder = The folder { $got } cannot be used: { $detail }. Choose another one, or see that you may write there.
error-bad-key = { $got } is not a key: it has { $size } bytes instead of { $expected }. Bring it back from a backup; or remove it, and a new one is made, with which personal links go on but browsers are strangers.
error-newer-database = The database was written by a newer Tablée: its form is { $got }, this version knows { $known }. Install the newer version, or start from a backup made before the upgrade.
error-other-database = The database is in the form { $got }, this version copies { $known }. Back it up with the version that wrote it; or start tablee serve once, which brings an older one up to date.
error-too-many-acts = So much has happened at this table that only moves are taken now; open another one for the rest.
error-port-taken = Port { $port } of { $host } cannot be used ({ $detail }); is another server running there? --port chooses another.
error-one-process = --processes { $got } needs a PostgreSQL that they share; SQLite is for one. Say which: --database postgresql://user@host/name
error-not-away = { $name } is here: a bot keeps a seat only while its player is away. Wait a moment, or agree on it in the talk.
error-table-closed = Whoever runs this server has closed the table; it can be looked at, but nothing happens here any more.
error-banned = Whoever runs this server has shut this address or device out; ask them if you think it is a mistake.
error-other-rules = This table was played under another version of the rules, so it cannot be shown or gone on with here. A finished match has its record: download it and replay it with the version that wrote it.
error-took-too-long = This takes longer than the server allows, so it was given up. Try again in a moment, or ask for less at once.
error-edition-too-big = This edition is too long; at most { $limit } letters are read.
error-edition-too-deep = This edition is nested too deeply or has words too long: at most { $depth } brackets within brackets, { $depth } parts of a dotted key, { $word } letters of a number or a bare key.
error-edition-unusable = No game can be set up with this edition ({ $detail }); compare it with the one that is shipped.
error-nothing-to-go-on-with = This match is over: there is nothing to go on with. Play on from an earlier moment of it, or open a new table.
error-own-edition = This match was played with an edition of its own, so it cannot go on here; only matches of the editions that come with the game can.
error-empty-database = The database { $got } is empty: a crash, a full disk or a copy cut short has left nothing of it. Bring it back from a backup; or remove it, and a new one is made.
error-no-database = There is no database at { $got }; say where the server keeps its data (--data, --database).
error-nobody = “{ $got }” is neither an address nor a device; tablee admin show TABLE names the devices at a table.
error-page-not-built = The page has not been built into this installation, so there is nothing to write; in the source folder, make web builds it.
error-site-not-empty = { $got } is not empty. Give another folder; or --force, which writes among what is there and deletes nothing.
error-site-no-folder = { $got } is a file; give the name of a folder.
error-not-at-machine = Only somebody at the machine that runs this server can open it to the network: open the page there, at the address that begins with 127.0.0.1 or localhost.
error-no-network = This machine seems to be in no network, so there is no address that another device could open. Connect it, and try again; or name its address with --network.

## phrase

phrase-hello = Hello!
phrase-good-luck = Good luck, everybody!
phrase-nice = Nice move!
phrase-thanks = Thank you!
phrase-thinking = Let me think…
phrase-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-well-played = Well played!
phrase-again = Shall we play again?
phrase-bye = Goodbye!

## page

page-missing = The server is running. The page that people play on has not been built into this installation; the messages it would use are described in the manual.
page-closing = The server is restarting; nothing is lost, and this page will come back by itself.

## serve

serve-ready = Tablée is ready: { $address }
serve-local = On this network: { $address }
serve-no-network = No network was found, so only this machine can open it; --network names an address.
serve-data = Everything is kept in { $data }
serve-stop = Ctrl+C stops the server; no match is lost.
serve-warming = The bots' engine is being built in the background; until then bots think slowly.
serve-retention = Tables that nobody has touched for { $days ->
        [one] a day
       *[other] { $days } days
    } are deleted (--keep-days).
serve-for-ever = Tables are kept for ever (--keep-days).

## verify

verify-good =
    { $outcomes ->
        [one] The one outcome of luck follows from the secret and the contributions; the commitment was kept.
       *[other] All { $outcomes } outcomes of luck follow from the secret and the contributions; the commitment was kept.
    }
verify-backup = Backed up { $tables ->
        [one] one table
       *[other] { $tables } tables
    } to { $folder }; tablee serve --data { $folder } starts from it.

## admin

admin-seat = Seat { $seat }: { $name }; devices: { $devices }
admin-closed = Table { $table } is closed; it can still be looked at.
admin-deleted = Deleted tables: { $count }.
admin-banned = { $whom } is kept out from now on.
admin-unbanned = { $whom } may come in again.
admin-not-banned = { $whom } was not kept out.
admin-ban = { $whom } ({ $kind }), since { $at }: { $reason }
admin-erased = Names and talk were erased at so many tables: { $count }.
admin-revoked = The old link opens nothing any more; the new one, after the server's address: { $link }
