## error

error-unknown-gear = TABLEE_GEAR deve essere uno di { $known }, non «{ $got }».
error-gear-without-numba = La marcia «compiled» ha bisogno di Numba, che non è installato: installalo, oppure togli TABLEE_GEAR.
error-unknown-game = Non c'è nessun gioco «{ $got }»; i giochi presenti sono { $known }.
error-bad-players = { $game } si gioca da { $low } a { $high } giocatori, non in { $got }.
error-unknown-preset = { $game } non ha il gruppo di regole «{ $got }»; offre { $known }.
error-unknown-option = { $game } non ha l'opzione «{ $got }»; offre { $known }.
error-bad-option = { $game }: l'opzione { $option } accetta { $known }, non «{ $got }».
error-bad-seed = Un seme è un numero intero da 0 a { $limit }, non «{ $got }».
error-bad-luck = La sorte è «manual», un oggetto che estrae biglietti, oppure niente; «{ $got }» non è nulla di tutto ciò.
error-seed-and-luck = Indica un seme o una fonte di sorte, non entrambi.
error-bad-seat = Un posto è un numero da 0 a { $last }, o None per uno spettatore; «{ $got }» non è né l'uno né l'altro.
error-bad-action = Un'azione è un numero da 0 a { $last }, non «{ $got }».
error-bad-ply = Un punto della partita è un numero da 0 a { $last }, non «{ $got }».
error-bad-move = «{ $got }» non è una mossa di { $game }; le mosse cominciano con { $known }. match.legal() elenca quelle giocabili ora.
error-impossible-outcome = La sorte qui non può dare «{ $got }»; sono possibili { $known }.
error-no-chance-now = I pesi esistono solo dove tocca alla sorte; ora tocca a un posto, oppure la partita è finita.
error-match-over = La partita è finita: non si può giocare altro. match.result() dice com'è finita.
error-not-over = La partita non è ancora finita; match.scores() dà i punteggi del momento.
error-cannot-undo = Questo non si può ritirare: si ritira solo la propria ultima mossa, finché né la sorte, né un segreto, né un altro giocatore ha risposto.
error-position-not-data = Una posizione è una tabella di dati come la dà match.position(), non { $got }.
error-position-number = Posizione, { $where }: serve un numero intero da { $low } a { $high }, non { $got }. match.position() mostra la forma.
error-position-choice = Posizione, { $where }: serve uno tra { $known }, non { $got }. match.position() mostra la forma.
error-position-flag = Posizione, { $where }: serve true o false, non { $got }. match.position() mostra la forma.
error-position-word = Posizione, { $where }: { $got } non è un nome valido qui ({ $kind }). match.position() mostra la forma.
error-position-list = Posizione, { $where }: serve una lista, non { $got }. match.position() mostra la forma.
error-position-table = Posizione, { $where }: serve una tabella di nomi e valori, non { $got }. match.position() mostra la forma.
error-position-seats = Posizione, { $where }: serve una lista con un elemento per ciascuno dei { $players } posti, non { $got }. match.position() mostra la forma.
error-position-unknown = Posizione, { $where }: il campo { $got } non esiste; i campi sono { $known }.
error-position-disagrees = Posizione, { $where }: { $got } non concorda con il resto, che dà { $found }. Omettilo: viene calcolato.
error-position-too-long = Una posizione ha al massimo { $most } indicazioni, non { $got }.
error-not-your-turn = È il turno di un altro posto: solo il posto che deve decidere può vedere che cosa porterebbe la sua mossa.
error-edition-not-found = Non c'è nessuna edizione «{ $where }»: indica il percorso di un file TOML, o una di { $known }.
error-edition-not-text = L'edizione { $where } non è testo UTF-8; un'edizione è un file TOML.
error-edition-not-toml = L'edizione { $where } non è TOML: { $detail }.
error-edition-without-name = L'edizione { $where } non ha nome: aggiungi una riga come name = "la mia scatola".
error-edition-field = L'edizione { $where }: { $detail }.
error-edition-missing = All'edizione { $where } manca { $place }; l'edizione fornita mostra la forma.
error-edition-unknown = L'edizione { $where } contiene { $place }, che questo gioco non conosce; l'edizione fornita mostra la forma.
error-edition-kind = L'edizione { $where }: { $place } deve essere { with-edition-kind }.
with-edition-kind = { $expected ->
        [int] un numero intero
        [str] un testo
        [array] una lista
        [object] una tabella
       *[other] del tipo { $expected }
    }, non del tipo { $got }
error-edition-too-short = L'edizione { $where }: la lista { $place } deve avere almeno { $least } elementi.
error-edition-too-long = L'edizione { $where }: la lista { $place } può avere al massimo { $most } elementi.
error-edition-too-low = L'edizione { $where }: { $place } deve valere almeno { $least }.
error-edition-too-high = L'edizione { $where }: { $place } può valere al massimo { $most }.
error-record-foreign = Questa non è una registrazione di Tablée: la prima riga dovrebbe essere «{ $expected }», invece è «{ $got }».
error-record-format = Questa registrazione è di un altro formato: «{ $got }»; questa versione legge «{ $expected }».
error-record-cut = La registrazione è tronca: dovrebbe finire con una riga «digest» e 64 cifre. Recuperala per intero.
error-record-altered = La registrazione è stata modificata: la sua impronta non corrisponde al testo. Recupera l'originale.
error-record-line = Registrazione, riga { $line }: atteso «{ $expected }», trovato «{ $got }».
error-record-rules = La registrazione segue la versione { $got } delle regole di { $game }; questa versione di Tablée conosce la { $expected }.
error-record-players = Registrazione: il numero di giocatori dovrebbe essere un numero, non «{ $got }».
error-record-position = Registrazione: la posizione non è JSON: «{ $got }».
error-record-header = Registrazione: { $detail }
error-record-actor = Registrazione, riga { $line }: tocca a { $expected }, non a { $got }.
error-record-move = Registrazione, riga { $line }: { $detail }
error-record-end = Registrazione, riga { $line }: la partita finisce con «{ $expected }», ma la registrazione dice «{ $got }».
error-luck-not-fair = La sorte di questa registrazione non si può verificare: la riga luck dovrebbe dare "fair", un impegno, il segreto e i contributi, ma è «{ $got }».
error-luck-broken-promise = Il server non ha mantenuto la promessa: il segreto rivelato ha SHA-256 { $got }, ma si era impegnato su { $expected }.
error-luck-differs = Azione { $ply }: il segreto e i contributi danno «{ $expected }», ma la registrazione dice «{ $got }».
error-unknown-bot = Non c'è un bot «{ $got }»; i bot qui sono { $known }.
error-unknown-level = I livelli vanno da 1 a { $last }; «{ $got }» non lo è.
error-line-bot-silent = Il bot «{ $bot }» non ha risposto entro { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } secondi, o si è chiuso. Deve scrivere una riga per ogni riga che legge, senza trattenerla.
error-line-bot-answer = Il bot «{ $bot }» ha risposto «{ $got }»; ci si aspetta una riga di JSON con una delle mosse permesse, come {"{"}"move": "draw"{"}"}.
error-unknown-reward = Non c'è nessuna ricompensa «{ $got }»; ci sono { $known }.
error-bad-batch = Un lotto richiede almeno una partita e un thread, non { $matches } e { $threads }.
error-bad-actions = Un lotto di { $expected } partite prende altrettante azioni, una per ciascuna, non un array di forma { $got }.
error-illegal-action-in-batch = Partita { $match } del lotto: l'azione { $got } lì non è permessa; la maschera mostra quali lo sono.
error-no-encoding = { $game } non ha osservazioni: non porta un modulo { $module } con un ENCODING.
error-no-features = { $game } non dice delle sue mosse nulla che una rete possa giudicare: non porta un modulo { $module } con FEATURES.
error-no-expert = { $game } non porta una rete: { $file } non c'è.
error-bad-expert = La rete di { $game } è lunga { $expected } byte, questa { $got }: è di un'altra versione. Va addestrata di nuovo (tablee train).
error-no-picture = { $game } non può essere disegnato in pixel: non porta un modulo { $module } con una funzione draw.
error-bad-render-mode = Una modalità di rendering è { $known }, oppure None, non «{ $got }».
error-bad-bots = { $expected } altri posti richiedono altrettanti bot, non { $got }: indicare un nome per tutti, oppure una lista.
