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
error-free-seats = { $count } seats are still free: invite somebody, or put bots there.
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
error-bad-address = { $name } should be { $expected }, not “{ $got }”.
error-foreign-origin = This request comes from a page of another site ({ $got }); open the table at its own address.
error-too-many-requests = That was too fast; wait a moment and try again.
error-too-many-connections = Too many connections are open; close a few tabs and try again.
error-too-many-tables = Too many tables were opened; wait a while, or finish one first.
error-no-cookie = Your browser keeps no cookies for this page, so no seat can be yours. Allow cookies here and reload.
error-damaged-table = This table cannot be shown: it was played with another version of the rules, or its data is damaged. The host finds details in the log.
error-storage-failed = The server could not write this down, so it did not happen. Try again in a moment.
error-server-closing = The server is restarting; nothing is lost, the page comes back by itself.
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
serve-data = Everything is kept in { $data }
serve-stop = Ctrl+C stops the server; no match is lost.
serve-warming = The bots' engine is being built in the background; until then bots think slowly.

## verify

verify-good = All { $outcomes } outcomes of luck follow from the secret and the contributions; the commitment was kept.
verify-backup = Backed up { $tables } tables to { $folder }; tablee serve --data { $folder } starts from it.
