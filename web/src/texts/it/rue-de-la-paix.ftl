street-label = La via, dalla partenza alla casella { $last }.
street-token = { $name } è sulla casella { $space }.

zones-label = Le quattro zone; le frecce portano da una proprietà all’altra

lot-label =
    proprietà { $name }, vale { $value ->
        [one] un milione
       *[other] { $value } milioni
    }
lot-stack = { $count ->
        [one] { $count } albergo
       *[other] { $count } alberghi
    } dalla base in su: { $names }
lot-empty = libera
lot-owner = titolo: { $name }
lot-first = scelta per prima
lot-can-build = ci puoi costruire
lot-can-choose = si può scegliere
lot-threatened = nell’uragano

why-alone = Solo { $owner } ha alberghi qui.
why-most = { $owner } ha più alberghi: { $count } contro { $less }.
why-tie = Parità a { $count }: { $tied }. La proprietà è di { $owner }, che ha l’albergo più in basso: livello { $lowest } contro livello { $next }.

dice-label = Dadi
dice-throw = Lancia i dadi
dice-question = Lancia i dadi.
dice-none = I dadi stanno per essere lanciati.
dice-again = Rilancia: { $face }
dice-roll = { $count ->
        [one] Rilancia { $count } dado
       *[other] Rilancia { $count } dadi
    }

budget-label = Budget: restano { $left } di { $total } milioni
budget-short = su { $total } M

turn-label = Il turno: dadi, budget e risposte

hint-dice = Scegli i dadi da rilanciare.
hint-zone = Scegli una zona.
hint-property = Scegli una proprietà.
hint-twin-project-first = Scegli la prima proprietà.
hint-twin-project-second = Scegli la seconda proprietà della stessa zona.
hint-fresh-start-first = Scegli la prima proprietà.
hint-fresh-start-second = Scegli la seconda proprietà.
hint-relocation-first = Quale dei tuoi alberghi in cima trasloca?
hint-relocation-second = Dove va?
hint-exchange-first = Quale dei tuoi alberghi in cima dai?
hint-exchange-second = Per quale albergo in cima di un avversario?
hint-cancel = Un’altra carta

storm-title = Un uragano si abbatte sulla zona { WORD($zone) }!
storm-by = Mandato da { $name }.
storm-mine = I tuoi alberghi in cima: { $lots }.
storm-insured = Al sicuro: { $names }.

deed-worth = { $value ->
        [one] { $value } milione
       *[other] { $value } milioni
    }
deed-close = Chiudi
deed-stack = La pila, dalla base in su
deed-share = { $count ->
        [one] { $count } albergo
       *[other] { $count } alberghi
    }, il più basso al livello { $lowest }
deed-free = Nessun albergo; il titolo è accanto al tabellone.
deed-build = Quanti alberghi
deed-hotels = { $count ->
        [one] { $count } albergo
       *[other] { $count } alberghi
    }
deed-cost = · { $cost } M
deed-stays = Il titolo resta a { $name }.
deed-stays-free = Nessuno riceve il titolo.
deed-goes = Il titolo va a { $name }.
deed-back = Il titolo torna accanto al tabellone.
no-card-keep = Nessuna delle tue carte si gioca subito dopo il lancio.
no-card-pass = Nessuna delle tue carte si può giocare ora.
no-card-suffer = Non hai un’assicurazione contro l’uragano.
one-zone = W: c’è una sola zona in cui puoi costruire.
deed-token = Pedina di { $name }: casella { $was } → { $now }

hand-label = Le tue carte Fortuna
hand-none = Non hai carte.
hand-playable = Si può giocare ora.
fortune-drawn = Peschi:
moment-title = Titolo conquistato!

seats-label = Titoli
seats-acting = di turno
seats-total = { $total } M
seats-titles = Titoli di { $name }: { $count }
seats-opening = Ha fatto { $total }

piles-discard = Scarti: { $count }

held-hotels = Alberghi rimasti
held-cards = Carte Fortuna

common-draw = Mazzo
common-discard = Scarti

near-due = La fine è vicina: si finisce questo giro, poi la partita finisce ({ $clause }).
near-street = { $count ->
        [one] La fine è vicina: manca { $count } casella alla fine della via.
       *[other] La fine è vicina: mancano { $count } caselle alla fine della via.
    }
near-none = La fine è vicina: { $player } non ha più alberghi.
near-hotels = { $count ->
        [one] La fine è vicina: a { $player } resta { $count } albergo.
       *[other] La fine è vicina: a { $player } restano { $count } alberghi.
    }

## le frasi delle regole, per chi vede il tabellone: ciò di cui parlano è disegnato accanto al suo nome

drawn-move-build = Costruisci { $hotels ->
        [one] un albergo
       *[other] { $hotels } alberghi
    } sulla proprietà { WORD($property) }{ DRAW($property, as: "property") }
drawn-move-quick-build = Cantiere lampo sulla proprietà { WORD($property) }{ DRAW($property, as: "property") }
drawn-move-extra-storeys = Piani in più sulla proprietà { WORD($property) }{ DRAW($property, as: "property") }
drawn-move-twin-project = Progetto gemello sulle proprietà { WORD($property) }{ DRAW($property, as: "property") } e { WORD($second) }{ DRAW($second, as: "property") }
drawn-move-fresh-start = Nuovo inizio sulle proprietà { WORD($property) }{ DRAW($property, as: "property") } e { WORD($second) }{ DRAW($second, as: "property") }
drawn-move-relocation = Trasloco dalla proprietà { WORD($property) }{ DRAW($property, as: "property") } alla proprietà { WORD($second) }{ DRAW($second, as: "property") }
drawn-move-takeover = Rilevamento sulla proprietà { WORD($property) }{ DRAW($property, as: "property") }
drawn-move-exchange = Scambio del tuo albergo sulla proprietà { WORD($property) }{ DRAW($property, as: "property") } con quello sulla proprietà { WORD($second) }{ DRAW($second, as: "property") }
drawn-move-demolition = Demolizione sulla proprietà { WORD($property) }{ DRAW($property, as: "property") }
drawn-move-scandal = Scandalo sulla proprietà { WORD($property) }{ DRAW($property, as: "property") }
drawn-event-start-roll = { $player } lancia { $dice }{ DRAW($dice, as: "die") } per cominciare: { $total }.
drawn-event-roll = { $player } lancia { $dice }{ DRAW($dice, as: "die") }; zona: { WORD($colour) }{ DRAW($colour, as: "die") }.
drawn-event-reroll = { $player } rilancia ({ $again }): { $dice }{ DRAW($dice, as: "die") }; zona: { WORD($colour) }{ DRAW($colour, as: "die") }.
drawn-event-build = { $player } costruisce { $hotels ->
        [one] un albergo
       *[other] { $hotels } alberghi
    }{ DRAW($seat, $hotels, as: "hotels") } sulla proprietà { WORD($property) }{ DRAW($property, as: "property") } per { $cost } M.
drawn-event-built = { $player } costruisce { $hotels ->
        [one] un albergo
       *[other] { $hotels } alberghi
    }{ DRAW($seat, $hotels, as: "hotels") } sulla proprietà { WORD($property) }{ DRAW($property, as: "property") } grazie alla carta.
drawn-event-removed = { $player } perde l’albergo in cima alla proprietà { WORD($property) }{ DRAW($property, as: "property") }.
drawn-event-moved = Un albergo di { $player } passa dalla proprietà { WORD($property) }{ DRAW($property, as: "property") } alla proprietà { WORD($second) }{ DRAW($second, as: "property") }.
drawn-event-title = { $player } prende il titolo della proprietà { WORD($property) }{ DRAW($property, as: "property") }.
drawn-event-title-won = { $player } prende a { $from_seat } il titolo della proprietà { WORD($property) }{ DRAW($property, as: "property") }.
drawn-event-title-back = { $player } perde il titolo della proprietà { WORD($property) }{ DRAW($property, as: "property") }, che torna accanto al tabellone.
yours-event-title = Prendi il titolo della proprietà { WORD($property) }{ DRAW($property, as: "property") }.
yours-event-title-won = Prendi a { $from_seat } il titolo della proprietà { WORD($property) }{ DRAW($property, as: "property") }.
yours-event-title-back = Perdi il titolo della proprietà { WORD($property) }{ DRAW($property, as: "property") }, che torna accanto al tabellone.
yours-event-token = La tua pedina passa dalla casella { $was } alla casella { $now }.
yours-event-fortune-space = Avanzi su una F, la casella { $space }: peschi una carta Fortuna.
yours-event-removed = Perdi l’albergo in cima alla proprietà { WORD($property) }{ DRAW($property, as: "property") }.
yours-event-built = Costruisci { $hotels ->
        [one] un albergo
       *[other] { $hotels } alberghi
    }{ DRAW($seat, $hotels, as: "hotels") } sulla proprietà { WORD($property) }{ DRAW($property, as: "property") } grazie alla carta.
