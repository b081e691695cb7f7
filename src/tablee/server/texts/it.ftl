game-title = Tablée

## error

error-unknown-table = Questo tavolo non esiste: forse è finito e dimenticato, o il link è incompleto. Chiedi di nuovo il link, o apri un tavolo tuo.
error-unknown-page = A questo indirizzo non c'è nulla; la pagina iniziale mostra che cosa c'è.
error-wrong-link = Questo link personale non apre alcun posto: è incompleto, o il posto è stato lasciato. Chiedi il link del tavolo.
error-wrong-method = Questo indirizzo non risponde a { $got }.
error-full-table = Tutti i posti sono presi; puoi ancora guardare.
error-taken-seat = Il posto { $seat } è preso; scegline un altro.
error-unknown-seat = Questo tavolo ha i posti da 1 a { $last }; non c'è un posto { $got }.
error-wrong-seat = Il posto { $seat } non è tuo; prima siediti, o apri il tuo link personale.
error-taken-nickname = Qualcuno qui si chiama già { $name }; scegli un altro nome.
error-bad-nickname = Un nome ha da 1 a 24 lettere visibili.
error-stale-ply = La partita è andata avanti: questo valeva per l'azione { $got }, ma è all'azione { $expected }. Guarda il tabellone e decidi di nuovo.
error-not-your-turn = Tocca a { $name }.
error-not-started = La partita non è ancora cominciata.
error-already-started = La partita è cominciata: posti e impostazioni sono fissati.
error-match-over = La partita è finita; chiedi la rivincita per continuare.
error-not-over-yet = Registrazioni e segreti si vedono quando la partita è finita.
error-not-host = Può farlo solo chi ospita il tavolo.
error-free-seats =
    { $count ->
        [one] Un posto è ancora libero: invita qualcuno, o mettici un bot.
       *[other] { $count } posti sono ancora liberi: invita qualcuno, o mettici dei bot.
    }
error-missing-contribution = Manca ancora la parte di sorte di: { $names }. La loro pagina la manda appena è aperta.
error-already-contributed = Questo posto ha già dato la sua parte di sorte; non si può cambiare.
error-cannot-undo = Questo non si può ritirare: solo la propria ultima mossa si può, finché la sorte, un segreto o un altro giocatore non vi ha risposto.
error-clock-ran-out = Il tuo tempo per questa partita è finito; il bot gioca per il tuo posto.
error-turn-ran-out = Il tuo tempo per questo turno è finito; lo conclude il bot. Torna al prossimo.
error-unknown-bot = Non c'è un bot «{ $got }»; i bot qui sono { $known }.
error-no-free-chat = Chi ospita questo tavolo non ha permesso questo tipo di messaggio.
error-unknown-phrase = Dai o una frase o un testo; le frasi sono { $known }.
error-bad-chat-length = Un messaggio ha da 1 a { $limit } lettere.
error-muted = Chi ospita ha tolto la parola a questo posto.
error-bad-message = Questo messaggio non si capisce: { $detail }.
error-message-too-big = Questo messaggio è troppo grande; si leggono al più { $limit } byte.
error-bad-language = Le lingue qui sono { $known }, non «{ $got }».
error-old-page = Questa pagina è della versione { $got }, il server della versione { $expected }. Ricarica la pagina; se non basta, chiudi tutte le sue schede e riaprila.
error-bad-address = { $name } dovrebbe essere { $expected }, non «{ $got }».
error-foreign-origin = Questa richiesta viene dalla pagina di un altro sito ({ $got }); apri il tavolo al suo indirizzo.
error-too-many-requests = Troppo in fretta; aspetta un momento e riprova.
error-too-many-connections = Troppe connessioni sono aperte; chiudi qualche scheda e riprova.
error-too-many-tables = Sono stati aperti troppi tavoli; aspetta un poco, o prima finiscine uno.
error-no-cookie = Il tuo browser non conserva cookie per questa pagina, quindi nessun posto può essere tuo. Permettili qui e ricarica.
error-damaged-table = Questo tavolo non si può mostrare: i suoi dati sono guasti. Chi gestisce il server trova i dettagli nel registro.
error-storage-failed = Il server non ha potuto scriverlo, quindi non è avvenuto. Riprova tra un momento.
error-server-closing = Il server si riavvia; nulla è perduto, la pagina torna da sola.
error-table-elsewhere = Questo tavolo si sta spostando; la pagina torna da sola.
error-internal = Qualcosa è andato storto qui; la partita è al sicuro. Riprova, e segnalalo se continua.
error-backup-exists = { $got } esiste già; dai il nome di una cartella che non esiste.
error-backup-nothing = Non c'è nulla da salvare in { $got }.
error-verify-unreadable = Il file { $got } non si può leggere.
error-bad-database = La base di dati «{ $got }» non si può aprire: { $detail }.
error-unknown-limit = Il limite { $got } non esiste; i limiti sono { $known }, ciascuno preceduto da TABLEE_LIMIT_ e in maiuscolo.
error-bad-limit = { $name } deve essere un numero intero da 1 in su, non «{ $got }».
error-bad-data-folder = La cartella { $got } non è utilizzabile: { $detail }. Scegline un'altra, o assicurati di poterci scrivere.
error-bad-key = { $got } non è una chiave: ha { $size } byte invece di { $expected }. Riprendila da una copia di sicurezza; oppure eliminala, e ne verrà creata una nuova: i link personali restano validi, ma i browser tornano sconosciuti.
error-newer-database = La base di dati viene da una versione più recente di Tablée: la sua forma è { $got }, questa versione conosce { $known }. Installa la versione più recente, o parti da una copia fatta prima dell'aggiornamento.
error-other-database = La base di dati è nella forma { $got }, questa versione copia { $known }. Salvala con la versione che l'ha scritta; oppure avvia una volta tablee serve, che aggiorna una base più vecchia.
error-too-many-acts = A questo tavolo è successo così tanto che si accettano solo le mosse; per il resto aprine un altro.
error-port-taken = La porta { $port } di { $host } non si può usare ({ $detail }); vi gira un altro server? --port ne sceglie un'altra.
error-one-process = --processes { $got } richiede una base di dati PostgreSQL in comune; SQLite ne serve uno solo. Indica quale: --database postgresql://utente@host/nome
error-not-away = { $name } è presente: un bot tiene un posto solo mentre chi lo occupa è assente. Aspetta un momento, o mettetevi d'accordo a parole.
error-table-closed = Chi gestisce questo server ha chiuso il tavolo; lo si può guardare, ma qui non succede più nulla.
error-banned = Chi gestisce questo server ha escluso questo indirizzo o dispositivo; rivolgiti a loro se pensi che sia un errore.
error-other-rules = Questo tavolo fu giocato con un'altra versione delle regole: qui non si può mostrare né continuare. Una partita finita conserva il suo verbale: scaricalo e rigiocalo con la versione che l'ha scritto.
error-took-too-long = Ci vuole più tempo di quanto il server conceda, perciò ha rinunciato. Riprova tra un momento, o chiedi meno alla volta.
error-edition-too-big = Questa edizione è troppo lunga; si leggono al massimo { $limit } lettere.
error-edition-too-deep = Questa edizione è annidata troppo a fondo o ha parole troppo lunghe: al massimo { $depth } parentesi annidate, { $depth } parti in una chiave con punti, { $word } lettere in un numero o in una chiave.
error-edition-unusable = Con questa edizione non si può preparare nessun gioco ({ $detail }); confrontala con quella fornita.
error-nothing-to-go-on-with = Questa partita è finita: non c’è più niente da continuare. Riprendila da un momento precedente, o apri un nuovo tavolo.
error-own-edition = Questa partita è stata giocata con un’edizione personale, perciò non può continuare qui; possono farlo solo quelle delle edizioni fornite con il gioco.
error-empty-database = La base di dati { $got } è vuota: un guasto, un disco pieno o una copia interrotta non ne ha lasciato nulla. Ripristinala da una copia di riserva; oppure cancellala, e se ne crea una nuova.
error-no-database = Non c'è nessuna base di dati in { $got }; di' dove il server conserva i suoi dati (--data, --database).
error-nobody = «{ $got }» non è né un indirizzo né un dispositivo; tablee admin show TABLE nomina i dispositivi di un tavolo.
error-page-not-built = La pagina non è stata costruita in questa installazione, quindi non c’è nulla da scrivere; nella cartella dei sorgenti la costruisce make web.
error-site-not-empty = { $got } non è vuota. Indica un’altra cartella; oppure --force, che scrive tra ciò che c’è già e non cancella nulla.
error-site-no-folder = { $got } è un file; indica il nome di una cartella.
error-not-at-machine = Solo chi sta davanti alla macchina su cui gira questo server può aprirlo alla rete: apri lì la pagina, all’indirizzo che comincia con 127.0.0.1 o localhost.
error-no-network = Questa macchina non sembra collegata a nessuna rete, quindi non c’è un indirizzo che un altro dispositivo possa aprire. Collegala e riprova; oppure indica il suo indirizzo con --network.

## phrase

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna a tutti!
phrase-nice = Bella mossa!
phrase-thanks = Grazie!
phrase-thinking = Lasciami pensare…
phrase-moment = Un momento, per favore.
phrase-your-turn = Tocca a te.
phrase-oops = Ops!
phrase-sorry = Scusa!
phrase-well-played = Ben giocato!
phrase-again = Giochiamo ancora?
phrase-bye = Arrivederci!

## page

page-missing = Il server funziona. La pagina su cui si gioca non è stata costruita in questa installazione; i messaggi che userebbe sono descritti nel manuale.
page-closing = Il server si riavvia; nulla è perduto, e questa pagina tornerà da sola.

## serve

serve-ready = Tablée è pronta: { $address }
serve-local = In questa rete: { $address }
serve-no-network = Non è stata trovata nessuna rete: può aprirlo solo questa macchina; --network indica un indirizzo.
serve-data = Tutto è conservato in { $data }
serve-stop = Ctrl+C ferma il server; nessuna partita è perduta.
serve-warming = Il motore dei bot si sta costruendo in sottofondo; fino ad allora pensano lentamente.
serve-retention = I tavoli che nessuno ha toccato per { $days ->
        [one] un giorno
       *[other] { $days } giorni
    } vengono cancellati (--keep-days).
serve-for-ever = I tavoli si conservano per sempre (--keep-days).

## verify

verify-good =
    { $outcomes ->
        [one] L'unico esito della sorte segue dal segreto e dai contributi; la promessa è stata mantenuta.
       *[other] Tutti i { $outcomes } esiti della sorte seguono dal segreto e dai contributi; la promessa è stata mantenuta.
    }
verify-backup = { $tables ->
        [one] Un tavolo salvato
       *[other] { $tables } tavoli salvati
    } in { $folder }; tablee serve --data { $folder } riparte da lì.

## admin

admin-seat = Posto { $seat }: { $name }; dispositivi: { $devices }
admin-closed = Il tavolo { $table } è chiuso; lo si può ancora guardare.
admin-deleted = Tavoli cancellati: { $count }.
admin-banned = { $whom } è escluso da adesso in poi.
admin-unbanned = { $whom } può rientrare.
admin-not-banned = { $whom } non era escluso.
admin-ban = { $whom } ({ $kind }), dal { $at }: { $reason }
admin-erased = Tavoli in cui nomi e parole sono stati cancellati: { $count }.
admin-revoked = Il vecchio link non apre più nulla; il nuovo, dopo l'indirizzo del server: { $link }
