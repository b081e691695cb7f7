## error

error-illegal-choice = The bot “{ $bot }” chose action { $got }, which is not legal there. A bot must answer with one of the legal moves it is given.
error-results-damaged = { $path }, line { $line }, is not a result as the arena writes them. Remove the line, or choose another file.
error-unknown-anchor = No bot “{ $got }” has played; those that have are { $known }.
error-not-connected = These bots cannot be rated together, because matches do not connect them: { $known }. Let them meet, directly or through others.
error-bad-elo = elo0 must be less than elo1, but they are { $low } and { $high }.
error-bad-risk = alpha and beta are risks between 0 and 0.5, not { $alpha } and { $beta }.
error-bad-picture = Pictures are { $known }, not “{ $got }”.
error-no-matplotlib = Pictures need matplotlib: pip install 'tablee[arena]'
error-no-choix = Ratings need choix: pip install 'tablee[arena]'
error-no-ray = Several machines need Ray: pip install 'tablee[ray]'
error-ray-unreachable = No Ray cluster answers at { $address }: { $detail }. Is it started there (ray start --head), and reachable from here?
error-too-few-bots = A round robin needs at least two different bots; for mixed tables of { $players }, as many bots as seats.
error-same-bot = { $got } cannot be compared with itself; try tablee arena fairness.
error-no-results = There are no results in { $path }.
error-cannot-write = { $path } cannot be written: { $detail }.
error-cannot-read = { $path } cannot be read: { $detail }.

## arena

arena-playing = playing
arena-testing = { $deals } deals, { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } between { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } and { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-rating = rating
arena-interrupted = Interrupted. What was played is in { $path }; the same command goes on from there.
arena-interrupted-lost = Interrupted. Nothing was kept; with --results FILE the same command could go on.
arena-ladder-title = { $game }, { $players } players: { $matches } matches on { $deals } deals
arena-bot = bot
arena-rating-column = rating
arena-interval = 95 % interval
arena-victories = victories
arena-points = points: 10 %, median, 90 %
arena-encounters = Encounters
arena-stronger = stronger
arena-weaker = weaker
arena-deals = deals
arena-score = score
arena-distance = distance
arena-match-title = { $first } against { $second }: { $game }, { $players } players, { $deals } deals played twice
arena-match-score = { $bot } scores { NUMBER($score, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, 95 % interval { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-match-elo = rating difference { $elo }, 95 % interval { $low } to { $high }
arena-match-victories = victories: { $first } { NUMBER($first_part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $second } { NUMBER($second_part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-verdict-better = { $first } is better than { $second }: log-likelihood ratio { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } reached { NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) } after { $deals } deals (score { NUMBER($score, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
arena-verdict-not-better = { $first } is not better than { $second }: log-likelihood ratio { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } reached { NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) } after { $deals } deals (score { NUMBER($score, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
arena-verdict-undecided = Undecided after { $deals } deals: log-likelihood ratio { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } lies between { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } and { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } (score { NUMBER($score, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
arena-test = Hypotheses: { $elo0 } against { $elo1 } rating points; risks { $alpha } and { $beta }.
arena-seats-title = { $game }, { $players } players, { $bot } on every seat: { $matches } matches; an even share is { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-seat = seat
arena-order = order of play
arena-mean-points = points
arena-uneven = * An even share is outside the interval.
arena-written = Written: { $path }
