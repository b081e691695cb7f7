name = Tablée
skip = Vai direttamente al tavolo
loading = Un momento…
close = Chiudi
back = Indietro
on = Sì
off = No
copied = Copiato
nav-label = Pagina

home-title = A che cosa giochiamo?
home-text = Scegli un gioco dalla sua immagine: in solitaria, su questo dispositivo o con gli amici.
home-games = Giochi
home-players = Da { $least } a { $most } giocatori
home-continue = Continua
home-open = Tavoli aperti
home-watch = Partite da guardare
home-finished = Partite finite

line-nobody = Ancora nessuno
line-your-turn = Tocca a te
line-free = { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
line-won = Vittoria: { $names }
line-over = Finita
line-playing = In corso
line-lost = La connessione è caduta. Non si perde nulla: la pagina torna da sola.

setup-players = Giocatori
setup-alone = Gioca in solitaria
setup-alone-text = Contro { $count ->
        [one] { $count } bot
       *[other] { $count } bot
    }, subito
setup-device = Su questo dispositivo
setup-device-text = Si gioca qui, a turno
setup-friends = Con gli amici
setup-friends-text = Con un link o un codice QR
setup-seat = Giocatore { $seat }
setup-curtain = Tra un giocatore e l’altro un sipario nasconde le mani.
setup-begin = Comincia
setup-first = Prima volta? Impara in un minuto.
setup-more = Altre scelte
setup-bot = Chi gioca contro di te?
setup-name = Come ti chiamiamo?
setup-presets = Gruppo di regole
setup-public = Mostra questo tavolo a tutti nella pagina iniziale
setup-may-ask = Suggerimenti: posso chiedere che cosa farebbe Ottavia (in solitaria o su questo dispositivo)
setup-hints = Suggerimenti per tutti a un tavolo con amici
setup-clock = Tempo
setup-clock-none = Senza limite
setup-clock-turn = { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    } per turno
setup-clock-match = { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    } per tutta la partita
setup-chat-phrases = Frasi pronte
setup-chat-free = Anche parole proprie
setup-chat-off = Niente

version-new = È arrivata una nuova versione: ricarica quando vuoi.
version-reload = Ricarica
version-later = Più tardi

install-title = Tablée come app
install-text = Sulla schermata iniziale di questo dispositivo, senza le barre del browser e anche senza rete.
install-yes = Installa
install-no = Non ora

alone-title = Con gli amici
alone-text = Questa è la pagina da sola, senza server: si gioca contro i bot o tutti insieme su questo dispositivo.
alone-host = Per giocare con gli amici, ognuno sul proprio dispositivo, serve qualcuno che ospiti. Su un computer con Python, nella cartella di Tablée, scrivi:
alone-link = Poi scegli lì «Con gli amici» e passa il link.

bot-greedy = Svelto e goloso
bot-level = livello { $level }
bot-random = A caso

seats-title = Intorno al tavolo
seats-free = Posto libero
seats-you = tu
seats-away = non in linea
seats-sit = Siediti qui
seats-bot = Bot
seats-stand = Alzati
seats-unseat = Libera il posto
seats-start = Inizia la partita
seats-shuffle = Sorteggia i posti
seats-missing = La partita può iniziare quando tutti i posti sono occupati: condividi il link o aggiungi dei bot.
seats-wait = Hai un posto. La partita la avvia chi ospita il tavolo.
seats-watch = Tutti i posti sono occupati; puoi guardare.
seats-choose = Scegli un posto.
seats-invite = Invita gli amici
seats-qr = Codice QR con il link a questo tavolo
seats-only-here = Per ora solo questa macchina può aprire il link.
seats-open-network = Chiunque in questa rete potrà allora aprire questo Tablée, finché non viene fermato.
seats-open-internet = Questa macchina ha un indirizzo pubblico: chiunque su Internet potrà allora aprire questo Tablée, finché non viene fermato.
seats-open = Apri alla rete
seats-no-network = Questa macchina non sembra collegata a nessuna rete, quindi nessun altro dispositivo può aprire il link. Collegala e riprova.
seats-hint = Se un telefono non riesce ad aprirlo: è sulla stessa rete Wi-Fi, e il firewall della macchina che ospita lascia passare la porta { $port }?
seats-copy = Copia il link

question-watching = Stai guardando.
question-you = Tocca a te.
question-over = La partita è finita. Vittoria: { $names }.
question-luck = Decide la sorte…
question-bot = { $name } sta pensando…
question-away = Tocca a { $name }, ma non è in linea.
question-other = Tocca a { $name }.

match-board = Il tabellone
match-moves = Che cosa si può fare
match-players = Giocatori
match-points = punti
score-unit = { $count ->
        [one] punto
       *[other] punti
    }
score-short = pt
match-points-for = per { $name }
match-to-act = deve giocare
match-is-bot = bot
match-bot-plays = gioca un bot
match-keep = Fai giocare un bot
match-mute = Silenzia
match-kept = Un bot tiene il tuo posto.
match-return = Gioco io
match-played-for = { $count ->
        [one] Mentre non c’eri, un bot ha fatto una mossa per te.
       *[other] Mentre non c’eri, un bot ha fatto { $count } mosse per te.
    }
match-played-show = Mostra
match-played-title = Giocato per te
match-warming = Il motore dei bot si sta preparando; per qualche minuto pensano lentamente.
match-standings = Se la partita finisse adesso
match-total-now = Totale
match-story = La storia finora
match-story-all = Dall’inizio
match-elsewhere = Copia il mio link per un altro dispositivo
match-report = Segnala un problema
report-text = Viene salvato un file su questo dispositivo: la partita finora, e le versioni della pagina e delle regole. Non viene inviato nulla. Passa il file a chi si occupa di questo Tablée, e racconta che cosa è andato storto.
report-save = Salva il file
report-saved = Salvato come { $name }.
match-time = Restano { $time }
match-looking = Calcolo che cosa porterebbe…
match-hidden = Il resto dipende dalla sorte.
match-other = Ci ripenso
match-confirm = Conferma
match-again = Che cosa è successo?
match-only = C’è una sola possibilità:
match-undo = Annulla la mossa
sound-offer = Suoni leggeri?
sound-yes = Sì
sound-no = No

moment-text = Era così.
moment-replay = Rivedi da qui
moment-back = Torna al presente

chat-title = Chiacchiere
chat-say = Di’ qualcosa
chat-words = Le tue parole
chat-send = Invia

curtain-title = { $name }, tocca a te
curtain-text = Passa il dispositivo a { $name }. Gli altri non guardano.
curtain-lift = Sono { $name }: mostra la mia mano

end-won = Vince { $names }!
end-shared = { $names } condividono la vittoria!
end-you-won = Hai vinto!
end-you-shared = Condividi la vittoria!
end-lost = Vince { $names }
end-by = A fare la differenza: «{ $what }», con { $more ->
        [one] { $more } punto
       *[other] { $more } punti
    } più di { $name }.
end-close = Più combattuta di così non si può: { $more ->
        [one] { $more } punto
       *[other] { $more } punti
    } di vantaggio su { $name }, grazie a: «{ $what }».
end-only-tie = Gli stessi punti di { $name }; ha deciso: «{ $what }».
end-source = Punti per
end-place = { $place }º posto
end-sheet = Punteggio finale
end-total = Totale
end-rule = Regola { $clause }
end-tie = Parità, decisa da: { $what }
end-rematch = Rivincita
end-join = Vai alla prossima partita
end-replay = Rivedi la partita
end-review = Analizza la partita
end-share = Condividi
end-share-text = Ha vinto { $names } con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
end-record = Scarica la partita
end-board = Guarda il tabellone
end-open = Mostra il punteggio

luck-title = La sorte è stata onesta?
luck-text = Prima che qualcuno si sedesse il server ha promesso un segreto, e ognuno ha aggiunto un proprio numero. Ora il tuo browser può estrarre di nuovo ogni carta, dado e tessera, e confrontare.
luck-check = Estrai tutto di nuovo
luck-good = Promessa mantenuta: tutti i { $count } esiti derivano dal segreto e dai numeri dei giocatori.
luck-broken = Il segreto non è quello promesso.
luck-changed = La promessa o il tuo numero non è quello che questo browser ricorda.
luck-wrong = L’esito al passo { $ply } non deriva dal segreto.
luck-order = Dei numeri degli altri, { $early } su { $others } erano sigillati prima che il tuo fosse estratto.
luck-commitment = Promessa (SHA-256 del segreto)
luck-secret = Segreto
luck-contribution = Numero del giocatore { $seat }

replay-title = Rivedi
replay-first = All’inizio
replay-back = Un passo indietro
replay-next = Un passo avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-where = Passo { $ply } di { $last }
replay-speed = Velocità
replay-by-turn = A turni
replay-eyes = Visto da
replay-everyone = Tutto scoperto
replay-link = Link a questo momento
replay-play-on = Continua da qui
replay-play-on-text = Contro i bot, dal posto da cui guardi.
replay-running = La partita è ancora in corso.
replay-to-table = Al tavolo

rules-link = Regole
rules-title = Regole di { $game }
rules-options = Scelte al tavolo
rules-part-box = Nella scatola
rules-part-setup = Preparazione
rules-part-turn = Un turno
rules-part-owning = La proprietà
rules-part-cards = Carte Fortuna
rules-part-end = La fine
rules-part-scoring = Punteggio finale
rules-part-simple = Il gioco semplificato
rules-part-examples = Esempi
rules-picture = Una posizione di una partita vera

learn-link = Impara in un minuto
analysis-link = Tavolo d’analisi
puzzles-link = Problemi: trova la mossa migliore
learn-title = { $game } in un minuto
learn-step = Passo { $step } di { $last }
learn-next = Avanti
learn-skip = Salta questo passo
learn-try = Prova: scegli ciò che è illuminato.
learn-well = Esatto.
learn-not = Qui no: scegli tra ciò che è illuminato.
learn-not-there = Qui no.
learn-play = Gioca ora
learn-you = Tu
learn-meanwhile = Intanto
learn-first = La tua prima partita, con suggerimenti
learn-first-text = Contro Pip, che gioca anche lui per la prima volta.
hints-title = Suggerimenti
hints-off = Niente più suggerimenti
hints-on = A questo tavolo i suggerimenti sono ammessi.
hint-ask = Che cosa farebbe { $name }?
hint-thinking = { $name } sta pensando…
hint-where = Guarda prima qui.
hint-where-answers = Guarda prima le tue risposte: una di queste.
hint-which = Quale mossa?
hint-move = { $name } giocherebbe:
hint-why = Perché?
hint-chances = Così vinci in { $chance } casi su cento; con la seconda migliore in { $before }.
hint-close = È una scelta serrata: altre mosse valgono quasi lo stesso.

settings-title = Impostazioni
settings-language = Lingua
settings-theme = Aspetto
settings-theme-auto = Come il dispositivo
settings-theme-light = Giorno
settings-theme-dark = Sera
settings-text = Dimensione del testo
settings-text-normal = Normale
settings-text-large = Grande
settings-text-huge = Molto grande
settings-motion = Animazioni
settings-motion-auto = Come il dispositivo
settings-motion-full = Sì
settings-motion-none = No
settings-sound = Suoni
settings-alerts = Avvisami quando tocca a me
settings-alerts-denied = Qui questo browser non lo permette. Consenti le notifiche di questa pagina nelle impostazioni del browser; serve un indirizzo sicuro (https, o questo stesso dispositivo).
settings-confirm = Chiedi prima di ogni mossa
settings-may-ask = Offrire suggerimenti nelle partite su questo dispositivo
settings-remarks = I bot commentano la loro fortuna
settings-exact = Lettori di schermo: nominare con precisione tessere e caselle
settings-name = Il tuo nome
settings-kept = Queste scelte restano in questo browser.
settings-return = Torna alla partita

lost-again = Riprova
lost-home = Pagina iniziale
lost-unreachable-title = Il server non risponde
lost-unreachable-text = Forse è spento, o manca la rete. Le partite sono al sicuro: riprova tra un momento.
lost-unknown-table-title = Questo tavolo non esiste
lost-unknown-table-text = Forse è finito e dimenticato, o il link è incompleto. Chiedi di nuovo il link o apri un tavolo tuo.
lost-unknown-page-title = Qui non c’è niente
lost-unknown-page-text = L’indirizzo non porta da nessuna parte; la pagina iniziale mostra che cosa c’è.
lost-internal-title = Qualcosa è andato storto
lost-internal-text = La partita è al sicuro. Riprova tra un momento.

## tables of this page

settings-pace = I bot giocano
settings-pace-quick = subito
settings-pace-normal = con calma
settings-pace-slow = piano, per seguirli
again = Riprova
home-no-house = Al momento non c’è collegamento con il server. Puoi giocare in solitaria o su questo dispositivo; i tavoli con gli amici tornano da soli.
not-kept = Questo browser non conserva nulla per questa pagina (navigazione privata, o spazio esaurito). La partita continua, ma chiudendo la pagina va persa.
setup-friends-no-house = Serve un server, e al momento nessuno è raggiungibile.
refused-unknown-table = Questa partita non è in questo browser: è stata cancellata, o giocata su un altro dispositivo.
refused-other-rules = Questa partita è cominciata con un’altra versione delle regole e qui non può continuare. Una volta finita, il suo file si può ancora leggere.
refused-match-over = La partita è finita.
refused-moved-on = La partita è andata avanti, forse in un’altra scheda. Guarda il tabellone e decidi di nuovo.
refused-needs-house = Per questo serve un server; una partita che il browser gioca da solo non ce l’ha.
refused-not-over-yet = Si potrà vedere a partita finita.
refused-free-seats = A ogni posto serve qualcuno: una persona o un bot.
refused-internal = Qualcosa non ha funzionato in questa pagina; la partita è al sicuro. Ricaricala, e segnalalo se succede di nuovo.

## my matches

matches-title = Le mie partite
matches-text = Tutto ciò che è stato giocato su questo dispositivo, in solitaria e con gli amici. Resta in questo browser e non viene inviato a nessuno.
matches-link = Tutte le mie partite
matches-none = Qui non si è ancora giocato.
matches-none-text = La prima partita è a due clic. Quelle di un altro dispositivo tornano con il loro file, qui sotto.
matches-none-play = Scegli un gioco
matches-game = Gioco
matches-all = Tutti i giochi
matches-count = { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
matches-more = Mostrane altre { $count }
matches-won = Vinta
matches-lost = Persa
matches-shared = Vittoria condivisa
matches-here = su questo dispositivo
matches-house = su un server
matches-hints = { $count ->
        [one] un suggerimento
       *[other] { $count } suggerimenti
    }
matches-delete = Elimina
matches-delete-title = Eliminare questa partita di { $game }?
matches-delete-here = È conservata solo su questo dispositivo. Una volta eliminata, è persa per sempre.
matches-delete-house = Scompare da questo dispositivo. Il server la conserva per gli altri giocatori.
matches-delete-running = Scompare da questo elenco, ma non dal tavolo: forse gli altri ti aspettano. Il link al tavolo resta valido.
matches-deleted = La partita di { $game } è eliminata.
matches-totals = Risultati per gioco
matches-against = Contro
matches-against-people = Persone
matches-against-bots = Bot diversi
matches-against-both = Persone e bot
matches-played = Giocate
matches-wins = Vinte
matches-best = Punteggio migliore
matches-opponents = Testa a testa
matches-ahead = Tu in testa
matches-files = Su un altro dispositivo
matches-files-text = Tutte le partite stanno in un solo file: anche quelle in corso, e i replay di quelle con gli amici. Salvalo qui, leggilo là.
matches-export = Salva tutto in un file
matches-import = Leggi un file
matches-imported = { $added ->
        [0] Niente di nuovo nel file.
        [one] Una partita aggiunta.
       *[other] { $added } partite aggiunte.
    } { $known ->
        [0] { "" }
        [one] Una era già qui.
       *[other] { $known } erano già qui.
    }
matches-damaged = { $count ->
        [one] Una partita del file è danneggiata ed è stata tralasciata: { $games }.
       *[other] { $count } partite del file sono danneggiate e sono state tralasciate: { $games }.
    }
matches-unknown-game = gioco sconosciuto
matches-file-foreign = Questo non è un file di partite di questa pagina. Non è stato cambiato niente.
matches-file-version = Questo file viene da un’altra versione della pagina. Ricarica questa pagina per avere la più recente, poi rileggi il file. Non è stato cambiato niente.

## moving in

moving-title = Invita qualcuno a questa partita
moving-text = La partita continua a un tavolo del server: da questa posizione, con le stesse regole. Gli amici arrivano con un link, appena il tavolo è aperto. Qui resta com’è.
moving-own = Qual è il tuo posto?
moving-free = libero per un amico
moving-nobody = Lascia almeno un posto a un amico.
moving-luck = Da qui in poi è il server a estrarre la sorte, e tutti possono verificarla. Finora ha distribuito questo dispositivo: potrebbe conoscere tutte le mani.
moving-open = Apri il tavolo
moving-moved = Questa partita è continuata con gli amici.

## what bots say

remark-level-1-good-1 = Uau! Hai visto?
remark-level-1-good-2 = Ancora! Ancora!
remark-level-1-bad-1 = Oh no! Non vale!
remark-level-1-bad-2 = Posso rifare?
remark-level-2-good-1 = Ma che bello!
remark-level-2-good-2 = Guarda un po’, era per me.
remark-level-2-bad-1 = Accidenti. Ancora un tè?
remark-level-2-bad-2 = Pazienza, è solo un gioco.
remark-level-3-good-1 = Al circolo si fa così.
remark-level-3-good-2 = Bene, mi torna comodo.
remark-level-3-bad-1 = Capita anche al circolo.
remark-level-3-bad-2 = Mh. Avevo altri piani.
remark-level-4-good-1 = Grazie, questo lo prendo io.
remark-level-4-good-2 = Te l’aspettavi?
remark-level-4-bad-1 = Questa me la paghi.
remark-level-4-bad-2 = Me lo segno.
remark-level-5-good-1 = Come previsto.
remark-level-5-good-2 = La pazienza paga sempre.
remark-level-5-bad-1 = Interessante. Una su sei.
remark-level-5-bad-2 = Fortuna. Passa.
remark-level-6-good-1 = Appunto.
remark-level-6-good-2 = Lo vedevo così.
remark-level-6-bad-1 = Ah. Capita anche questo.
remark-level-6-bad-2 = Non si finisce mai di imparare.
