name = Tablée
skip = Skip to the table
loading = One moment…
close = Close
back = Back
on = On
off = Off
copied = Copied
nav-label = Page

home-title = What shall we play?
home-text = Choose a game by its picture: alone, on this device, or with friends.
home-games = Games
home-players = { $least } to { $most } players
home-continue = Go on playing
home-open = Open tables
home-watch = Matches to watch
home-finished = Finished matches

line-nobody = Nobody yet
line-your-turn = Your turn
line-free = { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
line-won = Won by { $names }
line-over = Over
line-playing = In progress
line-lost = The connection is lost. Nothing is lost: the page comes back by itself.

setup-players = Players
setup-alone = Play alone
setup-alone-text = Against { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }, at once
setup-device = On this device
setup-device-text = Everybody plays here, in turn
setup-friends = With friends
setup-friends-text = By a link or a QR code
setup-seat = Player { $seat }
setup-curtain = Between two players a curtain hides the hands.
setup-begin = Begin
setup-first = First time? Learn it in a minute.
setup-more = More choices
setup-bot = Who plays against you?
setup-name = What shall we call you?
setup-presets = Set of rules
setup-public = Show this table to everybody on the home page
setup-may-ask = Hints: I may ask what Ottavia would do (alone or on this device)
setup-hints = Hints for everybody at a table with friends
setup-clock = Time
setup-clock-none = No limit
setup-clock-turn = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } for each turn
setup-clock-match = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } for the whole match
setup-chat-phrases = Ready-made phrases
setup-chat-free = Your own words, too
setup-chat-off = None

version-new = A new version is here: reload when you like.
version-reload = Reload
version-later = Later

install-title = Tablée as an app
install-text = On the home screen of this device, without a browser’s bars, and without a network, too.
install-yes = Install
install-no = Not now

alone-title = With friends
alone-text = This is the page on its own, without a server: it plays against bots and with everybody on this device.
alone-host = To play with friends, each on a device of their own, one of you hosts. On a computer with Python, in the folder of Tablée, type:
alone-link = Then choose “With friends” there, and send the link to your friends.

bot-greedy = Quick and greedy
bot-level = level { $level }
bot-random = Anything goes

seats-title = Around the table
seats-free = Free seat
seats-you = you
seats-away = away
seats-sit = Sit here
seats-bot = Bot
seats-stand = Stand up
seats-unseat = Free this seat
seats-start = Start the match
seats-shuffle = Shuffle the seats
seats-missing = The match can start when every seat is taken: share the link, or add bots.
seats-wait = You have a seat. The host will start the match.
seats-watch = All seats are taken; you can watch.
seats-choose = Choose a seat.
seats-invite = Invite friends
seats-qr = QR code with the link to this table
seats-only-here = So far only this machine can open the link.
seats-open-network = Everybody in this network can then open this Tablée, until it is stopped.
seats-open-internet = This machine has a public address: anybody on the Internet can then open this Tablée, until it is stopped.
seats-open = Open it to the network
seats-no-network = This machine seems to be in no network, so no other device can open the link. Connect it, and try again.
seats-hint = If a phone cannot open it: is it in the same Wi-Fi, and does the firewall of the machine that hosts let port { $port } through?
seats-copy = Copy the link

question-watching = You are watching.
question-you = Your turn.
question-over = The match is over. Won by { $names }.
question-luck = Luck decides…
question-bot = { $name } is thinking…
question-away = It is { $name }’s turn, but { $name } is away.
question-other = It is { $name }’s turn.

match-board = The board
match-moves = What can be done
match-players = Players
match-points = points
score-unit = { $count ->
        [one] point
       *[other] points
    }
score-short = pts
match-points-for = for { $name }
match-to-act = to play
match-is-bot = bot
match-bot-plays = a bot plays
match-keep = Let a bot play for now
match-mute = Mute
match-kept = A bot keeps your seat warm.
match-return = Play myself
match-played-for = { $count ->
        [one] While you were away, a bot made one move for you.
       *[other] While you were away, a bot made { $count } moves for you.
    }
match-played-show = Show me
match-played-title = Played for you
match-warming = The bots’ engine is being built; for a few minutes they think slowly.
match-standings = If the match ended now
match-total-now = Total
match-story = The story so far
match-story-all = From the beginning
match-elsewhere = Copy my link for another device
match-report = Report a problem
report-text = This saves a file on this device: the match so far, and the versions of the page and the rules. Nothing is sent anywhere. Pass the file on to whoever looks after this Tablée, and tell them what went wrong.
report-save = Save the file
report-saved = Saved as { $name }.
match-time = { $time } left
match-looking = Working out what this would bring…
match-hidden = The rest is up to luck.
match-other = Think again
match-confirm = Do it
match-again = What happened?
match-only = Only one thing is possible:
match-undo = Take back
sound-offer = Soft sounds?
sound-yes = Yes
sound-no = No

moment-text = This is how it was.
moment-replay = Replay from here
moment-back = Back to now

chat-title = Table talk
chat-say = Say something
chat-words = Your words
chat-send = Send

curtain-title = { $name }, it is your turn
curtain-text = Pass the device to { $name }. Nobody else looks.
curtain-lift = I am { $name }: show my hand

end-won = { $names } wins!
end-shared = { $names } share the victory!
end-you-won = You win!
end-you-shared = You share the victory!
end-lost = { $names } wins
end-by = Decided by “{ $what }”: { $more ->
        [one] { $more } point
       *[other] { $more } points
    } more than { $name }.
end-close = It could not have been closer: { $more ->
        [one] { $more } point
       *[other] { $more } points
    } ahead of { $name }, thanks to “{ $what }”.
end-only-tie = The same points as { $name }; “{ $what }” decided.
end-source = Points for
end-place = { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
end-sheet = Final score
end-total = Total
end-rule = Rule { $clause }
end-tie = Tied; decided by: { $what }
end-rematch = Rematch
end-join = Join the next match
end-replay = Watch the replay
end-review = Review the match
end-share = Share
end-share-text = { $names } won with { $points ->
        [one] one point
       *[other] { $points } points
    }.
end-record = Download the record
end-board = Look at the board
end-open = Show the score sheet

luck-title = Was the luck fair?
luck-text = Before anybody sat down the server promised a secret, and everybody added a number of their own. Your browser can now draw every card, die and tile again and compare.
luck-check = Draw everything again
luck-good = The promise was kept: all { $count } outcomes follow from the secret and the numbers of the players.
luck-broken = The secret is not the one that was promised.
luck-changed = The promise or your own number is not the one this browser remembers.
luck-wrong = The outcome at step { $ply } does not follow from the secret.
luck-order = Of the numbers of the others, { $early } of { $others } were sealed before yours was drawn.
luck-commitment = Promise (SHA-256 of the secret)
luck-secret = Secret
luck-contribution = Number of player { $seat }

replay-title = Replay
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-where = Step { $ply } of { $last }
replay-speed = Speed
replay-by-turn = By turns
replay-eyes = Seen by
replay-everyone = Everything open
replay-link = Link to this moment
replay-play-on = Play on from here
replay-play-on-text = Against bots, in the seat you are looking from.
replay-running = The match is still going on.
replay-to-table = To the table

rules-link = Rules
rules-title = Rules of { $game }
rules-options = Choices at the table
rules-part-box = What is in the box
rules-part-setup = Setting up
rules-part-turn = A turn
rules-part-owning = Owning
rules-part-cards = Fortune cards
rules-part-end = The end
rules-part-scoring = Final scoring
rules-part-simple = The simplified game
rules-part-examples = Examples
rules-picture = A position from a real match

learn-link = Learn in a minute
analysis-link = Analysis board
puzzles-link = Puzzles: find the best move
learn-title = { $game } in a minute
learn-step = Step { $step } of { $last }
learn-next = Go on
learn-skip = Skip this step
learn-try = Try it: choose what is lit.
learn-well = Exactly.
learn-not = Not there: choose something that is lit.
learn-not-there = Not there.
learn-play = Play now
learn-you = You
learn-meanwhile = Meanwhile
learn-first = Your first match, with hints
learn-first-text = Against Pip, who plays for the first time, too.
hints-title = Hints
hints-off = No more hints
hints-on = Hints are on at this table.
hint-ask = What would { $name } do?
hint-thinking = { $name } is thinking…
hint-where = Look here first.
hint-where-answers = Look at your answers first: one of these.
hint-which = Which move?
hint-move = { $name } would play:
hint-why = Why?
hint-chances = So you win in { $chance }% of cases; with the next best move in { $before }%.
hint-close = It is a close call: other moves are about as good.

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-auto = Same as the device
settings-theme-light = Day
settings-theme-dark = Evening
settings-text = Text size
settings-text-normal = Normal
settings-text-large = Large
settings-text-huge = Very large
settings-motion = Animations
settings-motion-auto = Same as the device
settings-motion-full = On
settings-motion-none = Off
settings-sound = Sounds
settings-alerts = Notify me when it is my turn
settings-alerts-denied = This browser does not allow it here. Allow notifications for this page in the browser’s own settings; they need a secure address (https, or this device itself).
settings-confirm = Ask before every move
settings-may-ask = Offer hints in matches on this device
settings-remarks = Bots comment on their luck
settings-exact = Screen readers name tiles and places exactly
settings-name = Your nickname
settings-kept = These choices are kept in this browser only.
settings-return = Back to the match

lost-again = Try again
lost-home = Home page
lost-unreachable-title = The server does not answer
lost-unreachable-text = It may be off, or the network is gone. Matches are safe: try again in a moment.
lost-unknown-table-title = There is no such table
lost-unknown-table-text = It may be finished and forgotten, or the link is incomplete. Ask for the link again, or open a table of your own.
lost-unknown-page-title = There is nothing here
lost-unknown-page-text = The address leads nowhere; the home page shows what there is.
lost-internal-title = Something went wrong
lost-internal-text = The match is safe. Try again in a moment.

## tables of this page

settings-pace = Bots play
settings-pace-quick = at once
settings-pace-normal = at an easy pace
settings-pace-slow = slowly, to be followed
again = Try again
home-no-house = There is no connection to the server just now. You can play alone or on this device; tables with friends come back by themselves.
not-kept = This browser stores nothing for this page (private mode, or no space left). The match goes on, but it is lost when you close the page.
setup-friends-no-house = This needs a server, and none can be reached just now.
refused-unknown-table = This match is not kept in this browser: it was deleted, or it was played on another device.
refused-other-rules = This match began under another version of the rules, so it cannot go on here. Once it is finished, its record can still be read.
refused-match-over = The match is over.
refused-moved-on = The match has moved on, perhaps in another tab. Look at the board and decide again.
refused-needs-house = This needs a server; a match that this browser plays by itself has none.
refused-not-over-yet = This can be seen once the match is over.
refused-free-seats = Every seat needs somebody: a person or a bot.
refused-internal = Something went wrong on this page; the match is safe. Reload it, and report it if it happens again.

## my matches

matches-title = My matches
matches-text = Everything played on this device, alone and with friends. It stays in this browser and is sent nowhere.
matches-link = All my matches
matches-none = Nothing has been played here yet.
matches-none-text = Your first match is two clicks away. Matches from another device come back from their file, below.
matches-none-play = Choose a game
matches-game = Game
matches-all = All games
matches-count = { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
matches-more = Show { $count } more
matches-won = Won
matches-lost = Lost
matches-shared = Shared victory
matches-here = on this device
matches-house = on a server
matches-hints = { $count ->
        [one] one hint
       *[other] { $count } hints
    }
matches-delete = Delete
matches-delete-title = Delete this match of { $game }?
matches-delete-here = It is kept on this device only. Once deleted, it is gone for good.
matches-delete-house = It disappears from this device. The server keeps it for the others who played.
matches-delete-running = It disappears from this list, but not from the table: the others may be waiting for you. The link to the table still works.
matches-deleted = The match of { $game } is deleted.
matches-totals = Results by game
matches-against = Against
matches-against-people = People
matches-against-bots = Different bots
matches-against-both = People and bots
matches-played = Played
matches-wins = Won
matches-best = Best score
matches-opponents = Head to head
matches-ahead = You came out ahead
matches-files = On another device
matches-files-text = All matches fit into one file: running ones, too, and replays of those with friends. Save it here, read it there.
matches-export = Save all as a file
matches-import = Read a file
matches-imported = { $added ->
        [0] Nothing new in the file.
        [one] One match added.
       *[other] { $added } matches added.
    } { $known ->
        [0] { "" }
        [one] One was here already.
       *[other] { $known } were here already.
    }
matches-damaged = { $count ->
        [one] One match in the file is damaged and was left out: { $games }.
       *[other] { $count } matches in the file are damaged and were left out: { $games }.
    }
matches-unknown-game = unknown game
matches-file-foreign = This is not a file of matches from this page. Nothing was changed.
matches-file-version = This file was written by another version of the page. Reload this page to have the newest version, then read the file again. Nothing was changed.

## moving in

moving-title = Invite somebody to this match
moving-text = The match goes on at a table of the server: from this position, with the same rules. Friends come by a link, as soon as the table is open. Here it stays as it is.
moving-own = Which seat is yours?
moving-free = free for a friend
moving-nobody = Leave at least one seat to a friend.
moving-luck = From here on the server draws the luck, and everybody can check it. What has been dealt so far, this device has dealt: it could know every hand.
moving-open = Open the table
moving-moved = This match went on with friends.

## what bots say

remark-level-1-good-1 = Wow! Did you see that?
remark-level-1-good-2 = Again! Again!
remark-level-1-bad-1 = Oh no. That’s not fair!
remark-level-1-bad-2 = Can I do that again?
remark-level-2-good-1 = Well, isn’t that lovely!
remark-level-2-good-2 = How nice, that one was for me.
remark-level-2-bad-1 = Oh dear. More tea, anyone?
remark-level-2-bad-2 = Never mind, it’s only a game.
remark-level-3-good-1 = That’s how we do it at the club.
remark-level-3-good-2 = Good, that helps.
remark-level-3-bad-1 = It happens even at the club.
remark-level-3-bad-2 = Hm. I had other plans.
remark-level-4-good-1 = Thank you, I’ll take that.
remark-level-4-good-2 = You did see that coming?
remark-level-4-bad-1 = You’ll pay for that one.
remark-level-4-bad-2 = Noted.
remark-level-5-good-1 = As expected.
remark-level-5-good-2 = Patience always pays.
remark-level-5-bad-1 = Interesting. One in six.
remark-level-5-bad-2 = Luck. It passes.
remark-level-6-good-1 = Quite.
remark-level-6-good-2 = I had it like that.
remark-level-6-bad-1 = Ah. That, too, happens.
remark-level-6-bad-2 = One learns.
