## cli

cli-prompt = >
cli-players = giocatori
cli-option = opzione
cli-default = (predefinito)
cli-preset = gruppo di regole
cli-editions = edizioni
cli-which-game = A che cosa giochiamo?
cli-ask-game = Gioco, da 1 a { $last } (Invio: 1):
cli-ask-players = Quanti giocatori, da { $low } a { $high } (Invio: { $default }):
cli-ask-name = Il tuo nome (Invio: nessuno):
cli-ask-again = Un numero da { $low } a { $high }, per favore.
cli-how-to-play =
    Per giocare, apri un terminale e scrivi:
      tablee play                    chiede a quale gioco
      tablee play sunrise-lane       contro un bot
      tablee play sunny-day --humans 2   in due davanti a uno schermo
      tablee play rue-de-la-paix --auto  solo bot, per guardare
    tablee games elenca i giochi, tablee rules sunrise-lane ne spiega uno.
cli-welcome = A tavola: { $players }. Scrivi un numero per giocare, aiuto per tutto il resto.
cli-welcome-auto = A tavola: { $players }, tutti bot.
cli-warming = Le regole vengono compilate in sottofondo; dal prossimo avvio tutto sarà più veloce.
cli-turn = Tocca a { $player }
cli-luck-turn = La sorte
cli-luck-asks = Che cosa hanno dato i dadi, le carte o le tessere?
cli-set-up = Il tavolo è pronto ({ $count ->
        [one] una carta, una tessera o un dado
       *[other] { $count } carte, tessere o dadi
    }; diario tutto li elenca).
cli-hint = Un numero gioca, ? e un numero mostra l'effetto di una mossa, aiuto elenca i comandi.
cli-hint-groups = Scrivi l'inizio di una mossa (o una delle sue parole) per vedere di più, o un numero per giocare.
cli-hint-one = Invio la gioca.
cli-moves-folded = { $count ->
        [one] una mossa
       *[other] { $count } mosse
    }
cli-no-such-choice = Non c'è nessuna scelta { $got }: scrivi un numero da 1 a { $last }.
cli-not-understood = «{ $got }» non è una mossa giocabile ora. Scrivi un numero, l'inizio di una mossa, oppure aiuto.
cli-preview = Se giochi { $move }:
cli-preview-points = punti immediati: { $points }
cli-undone = Ritirata.
cli-press-to-hide = Premi Invio per nascondere le tue cose.
cli-pass-device = Passa il dispositivo a { $player }
cli-press-to-see = { $player }, premi Invio quando puoi guardare solo tu.
cli-saved = Salvato:
cli-kept = La registrazione di questa partita:
cli-left = La tua partita è salvata. Per continuare:
cli-score-now = Punteggi finora
cli-score-running = punteggio attuale
cli-score-if-over = se la partita finisse ora
cli-score-final = Foglio dei punteggi
cli-score-total = totale
cli-place = posto
cli-final-board = La fine
cli-final-title = Com'è finita
cli-wins = { $winners } vince con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
cli-share = { $winners } condividono la vittoria con { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
cli-tie-decided = Pari nei punti; ha deciso { $clauses }.
cli-tie-stays = Pari nei punti, e pari anche secondo { $clauses }.
cli-replay-title = { $game }, { $players } giocatori
cli-replay-options = Opzioni: { $options }
cli-replay-luck = Sorte: { $luck }; edizione: { $edition }
cli-replay-ply = Posizione dopo { $ply ->
        [one] un'azione
       *[other] { $ply } azioni
    } su { $last }
cli-replay-open = La partita non è finita; per continuare:
cli-replay-step = Invio: avanti, b: indietro, un numero: vai lì, q: esci >
cli-already-warm = È già tutto compilato, in { $folder }.
cli-warm = Compilato in { $seconds } s, conservato in { $folder }.
cli-bench-title = Partite a caso, un core
cli-bench-game = gioco
cli-bench-actions = azioni/s
cli-bench-decisions = decisioni/s
cli-bench-matches = partite/s
cli-bench-length = a partita
cli-bench-ratio = rapporto
cli-bench-legend = Lenta: l'azione più lenta con le mosse permesse dopo, interpretata. Rapporto: compilato su interpretato.
cli-bench-slowest = lenta
cli-bench-others = Accanto ad altri motori, guidati passo a passo da Python sullo stesso core
cli-bench-engine = motore
cli-bench-times = { $game } è più veloce di
cli-bench-none = Nessun altro motore è installato; pip install open_spiel catanatron ne aggiunge per confronto.
cli-bench-measuring = misuro { $what }
cli-bench-note = Le azioni comprendono la sorte. I nostri cicli sono compilati per intero; gli altri sono guidati come farebbe un programma Python.
cli-site-what = cosa
cli-site-files = file
cli-site-size = dimensione
cli-site-compressed = compresso
cli-site-page = pagina e testi
cli-site-games = giochi e lezioni
cli-site-pictures = icone
cli-site-all = tutto
cli-site-done = È tutto in { $folder }: mettilo su un qualsiasi host web, in una cartella qualsiasi. Per provarlo qui:

## name

name-guest = Ospite
name-guest-number = Ospite { $number }
name-seat = Posto { $seat }
name-bots = Blaise, Carla, Dino, Fleur, Gino

## command

command-help = aiuto, a
command-moves = mosse, m
command-board = tavola, t
command-score = punti, p
command-log = diario, d
command-rules = regole, r
command-undo = ritira, u
command-save = salva
command-quit = esci, q

## help

help-number = 3
help-number-meaning = gioca la terza scelta
help-notation = build c7 2
help-notation-meaning = gioca una mossa con la sua notazione; il suo inizio, o una delle sue parole, elenca ciò che corrisponde
help-preview = ? 3
help-preview-meaning = che cosa farebbe la terza scelta, prima di giocarla
help-undo = ritira, u
help-undo-meaning = ritira la tua ultima mossa, finché né la sorte, né un segreto, né un altro giocatore ha risposto
help-board = tavola, t
help-board-meaning = disegna di nuovo la tavola
help-moves = mosse, m
help-moves-meaning = tutte le mosse giocabili ora; mosse build: quelle che cominciano così
help-score = punti, p
help-score-meaning = i punteggi per fonte, e che cosa darebbe ora la fine
help-log = diario, d
help-log-meaning = che cosa è successo di recente; diario tutto: dall'inizio
help-rules = regole, r
help-rules-meaning = le regole; regole 15: un solo articolo
help-save = salva [FILE]
help-save-meaning = conserva la registrazione, qui o altrove (è comunque conservata dopo ogni mossa)
help-quit = esci, q
help-quit-meaning = lascia; la partita è conservata e si può continuare

## error

error-review-open = { $path }: questa partita non è finita, e si analizzano solo partite finite.
error-unknown-language = Non c'è nessuna lingua «{ $got }»; parliamo { $known }.
error-unknown-clause = { $game } non ha l'articolo «{ $got }»; intendevi { $near }?
error-unknown-bots = Non ci sono bot «{ $got }»; ci sono { $known }.
error-unknown-gear = Non c'è nessuna marcia «{ $got }»; ci sono { $known }.
error-option-form = Un'opzione si scrive nome=valore, per esempio tied_places=next_place; «{ $got }» non lo è.
error-bad-humans = { $got ->
        [one] Una persona non ci sta a un tavolo da { $players }
       *[other] { $got } persone non ci stanno a un tavolo da { $players }
    }.
error-bad-seat = Un posto è un numero da 0 a { $last }, non { $got }.
error-resume-alone = Una partita salvata conosce il suo gioco, i giocatori, le opzioni, l'edizione e la sorte: usa --resume senza di essi.
error-resume-over = La partita in { $path } è finita. Per guardarla: tablee replay { $path }
error-cannot-read = { $path } non si può leggere: { $detail }.
error-cannot-write = { $path } non si può scrivere: { $detail }. Scegli un altro posto con salva FILE o --save FILE.
error-no-numba = Numba non è installato, quindi non c'è nulla da compilare; tutto funziona interpretato.
