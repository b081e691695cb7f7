## error

error-unknown-gear = TABLEE_GEAR must be one of { $known }, not “{ $got }”.
error-gear-without-numba = The compiled gear needs Numba, which is not installed: install it, or unset TABLEE_GEAR.
error-unknown-game = There is no game “{ $got }”; the games here are { $known }.
error-bad-players = { $game } is for { $low } to { $high } players, not { $got }.
error-unknown-preset = { $game } has no preset “{ $got }”; it offers { $known }.
error-unknown-option = { $game } has no option “{ $got }”; it offers { $known }.
error-bad-option = { $game }: the option { $option } takes { $known }, not “{ $got }”.
error-bad-seed = A seed is a whole number from 0 to { $limit }, not “{ $got }”.
error-bad-luck = Luck is "manual", an object that draws tickets, or left out; “{ $got }” is none of these.
error-seed-and-luck = Give a seed or a source of luck, not both.
error-bad-seat = A seat is a number from 0 to { $last }, or None for a spectator; “{ $got }” is neither.
error-bad-action = An action is a number from 0 to { $last }, not “{ $got }”.
error-bad-ply = A ply is a number from 0 to { $last }, not “{ $got }”.
error-bad-move = “{ $got }” is no move of { $game }; moves begin with { $known }. match.legal() lists those that can be played now.
error-impossible-outcome = Luck cannot bring “{ $got }” here; possible are { $known }.
error-no-chance-now = Weights exist only where luck is to be played; it is a seat's turn, or the match is over.
error-match-over = The match is over: nothing more can be played. match.result() says how it ended.
error-not-over = The match is not over yet; match.scores() gives the running scores.
error-cannot-undo = This cannot be taken back: only one's own last move can, until luck, a secret or another player has answered it.
error-position-not-data = A position is a table of data as match.position() gives it, not { $got }.
error-position-number = Position, { $where }: expected a whole number from { $low } to { $high }, got { $got }. match.position() shows the form.
error-position-choice = Position, { $where }: expected one of { $known }, got { $got }. match.position() shows the form.
error-position-flag = Position, { $where }: expected true or false, got { $got }. match.position() shows the form.
error-position-word = Position, { $where }: expected the name of a { $kind }, got { $got }. match.position() shows the form.
error-position-list = Position, { $where }: expected a list, got { $got }. match.position() shows the form.
error-position-table = Position, { $where }: expected a table of names and values, got { $got }. match.position() shows the form.
error-position-seats = Position, { $where }: expected a list with an entry for each of the { $players } seats, got { $got }. match.position() shows the form.
error-position-unknown = Position, { $where }: there is no field { $got }; the fields are { $known }.
error-position-disagrees = Position, { $where }: { $got } does not agree with the rest, which makes it { $found }. Leave it out: it is worked out.
error-position-too-long = A position has at most { $most } facts, not { $got }.
error-not-your-turn = It is another seat's turn: only the seat to decide can see what its move would bring.
error-edition-not-found = There is no edition “{ $where }”: give the path of a TOML file, or one of { $known }.
error-edition-not-text = The edition { $where } is not UTF-8 text; an edition is a TOML file.
error-edition-not-toml = The edition { $where } is not TOML: { $detail }.
error-edition-without-name = The edition { $where } has no name: add a line like name = "my box".
error-edition-field = The edition { $where }: { $detail }.
error-edition-missing = The edition { $where } lacks { $place }; the edition that is shipped shows the form.
error-edition-unknown = The edition { $where } has { $place }, which this game does not know; the edition that is shipped shows the form.
error-edition-kind = The edition { $where }: { $place } must be { with-edition-kind }.
with-edition-kind = { $expected ->
        [int] a whole number
        [str] a text
        [array] a list
        [object] a table
       *[other] of the kind { $expected }
    }, not of the kind { $got }
error-edition-too-short = The edition { $where }: the list { $place } must have at least { $least } entries.
error-edition-too-long = The edition { $where }: the list { $place } may have at most { $most } entries.
error-edition-too-low = The edition { $where }: { $place } must be at least { $least }.
error-edition-too-high = The edition { $where }: { $place } may be at most { $most }.
error-record-foreign = This is not a record of Tablée: its first line should be “{ $expected }”, but is “{ $got }”.
error-record-format = This record is of another format: “{ $got }”; this version reads “{ $expected }”.
error-record-cut = The record is cut off: it should end with a line "digest" and 64 digits. Fetch it again in full.
error-record-altered = The record was altered: its digest does not fit its text. Fetch the original again.
error-record-line = Record, line { $line }: expected “{ $expected }”, but found “{ $got }”.
error-record-rules = The record was played under version { $got } of the rules of { $game }; this version of Tablée knows { $expected }.
error-record-players = Record: the number of players should be a number, not “{ $got }”.
error-record-position = Record: the position is not JSON: “{ $got }”.
error-record-header = Record: { $detail }
error-record-actor = Record, line { $line }: it is { $expected }'s turn, not { $got }'s.
error-record-move = Record, line { $line }: { $detail }
error-record-end = Record, line { $line }: the match ends with “{ $expected }”, but the record says “{ $got }”.
error-luck-not-fair = This record's luck cannot be checked: its luck line should be "fair", a commitment, the secret and the contributions, but is “{ $got }”.
error-luck-broken-promise = The server broke its promise: the secret it revealed has the SHA-256 { $got }, but it had committed to { $expected }.
error-luck-differs = Ply { $ply }: the secret and the contributions give “{ $expected }”, but the record says “{ $got }”.
error-unknown-bot = There is no bot “{ $got }”; the bots here are { $known }.
error-unknown-level = Levels go from 1 to { $last }; “{ $got }” is none.
error-line-bot-silent = The bot “{ $bot }” did not answer within { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconds, or ended. It should write one line for each line it reads, and flush it.
error-line-bot-answer = The bot “{ $bot }” answered “{ $got }”; expected is one line of JSON with one of the legal moves, like {"{"}"move": "draw"{"}"}.
error-unknown-reward = There is no reward “{ $got }”; there are { $known }.
error-bad-batch = A batch needs at least one match and one thread, not { $matches } and { $threads }.
error-bad-actions = A batch of { $expected } matches takes as many actions, one each, not an array of shape { $got }.
error-illegal-action-in-batch = Match { $match } of the batch: action { $got } is not legal there; the mask shows which are.
error-no-encoding = { $game } has no observations: it brings no module { $module } with an ENCODING.
error-no-features = { $game } says of its moves nothing that a network could judge: it brings no module { $module } with FEATURES.
error-no-expert = { $game } brings no network: there is no { $file }.
error-bad-expert = The network of { $game } is { $expected } bytes long, this one { $got }: it is of another version. Train it anew (tablee train).
error-no-picture = { $game } cannot be drawn as pixels: it brings no module { $module } with a function draw.
error-bad-render-mode = A render mode is one of { $known }, or None, not “{ $got }”.
error-bad-bots = { $expected } other seats need as many bots, not { $got }: give one name for all, or a list.
