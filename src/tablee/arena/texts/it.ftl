## error

error-illegal-choice = Il bot «{ $bot }» ha scelto l'azione { $got }, che lì non è permessa. Un bot deve rispondere con una delle mosse permesse che riceve.
error-results-damaged = { $path }, riga { $line }: non è un risultato come li scrive l'arena. Togliete la riga, o scegliete un altro file.
error-unknown-anchor = Nessun bot «{ $got }» ha giocato; hanno giocato { $known }.
error-not-connected = Questi bot non si possono classificare insieme, perché nessuna partita li collega: { $known }. Fateli incontrare, direttamente o attraverso altri.
error-bad-elo = elo0 dev'essere minore di elo1, ma sono { $low } e { $high }.
error-bad-risk = alpha e beta sono rischi fra 0 e 0,5, non { $alpha } e { $beta }.
error-bad-picture = Le immagini sono { $known }, non «{ $got }».
error-no-matplotlib = Le immagini richiedono matplotlib: pip install 'tablee[arena]'
error-no-choix = Le classifiche richiedono choix: pip install 'tablee[arena]'
error-no-ray = Più macchine richiedono Ray: pip install 'tablee[ray]'
error-ray-unreachable = Nessun gruppo Ray risponde a { $address }: { $detail }. È avviato (ray start --head) e raggiungibile da qui?
error-too-few-bots = Un torneo richiede almeno due bot diversi; ai tavoli misti da { $players }, tanti bot quanti posti.
error-same-bot = { $got } non si può confrontare con sé stesso; provate tablee arena fairness.
error-no-results = Non ci sono risultati in { $path }.
error-cannot-write = { $path } non si può scrivere: { $detail }.
error-cannot-read = { $path } non si può leggere: { $detail }.

## arena

arena-playing = si gioca
arena-testing = { $deals } smazzate, { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } fra { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } e { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-rating = si classifica
arena-interrupted = Interrotto. Quel che è stato giocato è in { $path }; lo stesso comando riprende da lì.
arena-interrupted-lost = Interrotto. Nulla è stato conservato; con --results FILE lo stesso comando potrebbe riprendere.
arena-ladder-title = { $game }, { $players } giocatori: { $matches } partite su { $deals } smazzate
arena-bot = bot
arena-rating-column = punteggio
arena-interval = intervallo al 95 %
arena-victories = vittorie
arena-points = punti: 10 %, mediana, 90 %
arena-encounters = Incontri
arena-stronger = il più forte
arena-weaker = il più debole
arena-deals = smazzate
arena-score = risultato
arena-distance = distanza
arena-match-title = { $first } contro { $second }: { $game }, { $players } giocatori, { $deals } smazzate giocate due volte
arena-match-score = { $bot } ottiene { NUMBER($score, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, intervallo al 95 % da { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-match-elo = differenza di punteggio { $elo }, intervallo al 95 % da { $low } a { $high }
arena-match-victories = vittorie: { $first } { NUMBER($first_part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $second } { NUMBER($second_part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-verdict-better = { $first } è migliore di { $second }: il logaritmo del rapporto di verosimiglianza, { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, ha raggiunto { NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) } dopo { $deals } smazzate (risultato { NUMBER($score, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
arena-verdict-not-better = { $first } non è migliore di { $second }: il logaritmo del rapporto di verosimiglianza, { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, ha raggiunto { NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) } dopo { $deals } smazzate (risultato { NUMBER($score, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
arena-verdict-undecided = Indeciso dopo { $deals } smazzate: il logaritmo del rapporto di verosimiglianza, { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, sta fra { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } e { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } (risultato { NUMBER($score, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
arena-test = Ipotesi: { $elo0 } contro { $elo1 } punti; rischi { $alpha } e { $beta }.
arena-seats-title = { $game }, { $players } giocatori, { $bot } a tutti i posti: { $matches } partite; una parte uguale è { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-seat = posto
arena-order = ordine di gioco
arena-mean-points = punti
arena-uneven = * Una parte uguale è fuori dall'intervallo.
arena-written = Scritto: { $path }
