street-label = La via, dalla partenza alla casella { $last }.
street-token = { $name } è sulla casella { $space }.

zones-label = Le quattro zone; le frecce portano da una proprietà all'altra

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
lot-threatened = nell'uragano

why-alone = Solo { $owner } ha alberghi qui.
why-most = { $owner } ha più alberghi: { $count } contro { $less }.
why-tie = Parità a { $count }: { $tied }. La proprietà è di { $owner }, che ha l'albergo più in basso: livello { $lowest } contro livello { $next }.

dice-label = Dadi
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
hint-cancel = Un'altra carta

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
deed-token = La pedina di { $name } passa dalla casella { $was } alla casella { $now }.

hand-label = Le tue carte Fortuna
hand-none = Non hai carte.
hand-playable = Si può giocare ora.

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

near-due = La fine è vicina: si finisce questo giro, poi la partita è chiusa ({ $clause }).
near-street = { $count ->
        [one] La fine è vicina: manca { $count } casella in cima alla via.
       *[other] La fine è vicina: mancano { $count } caselle in cima alla via.
    }
near-none = La fine è vicina: un giocatore non ha più alberghi.
near-hotels = { $count ->
        [one] La fine è vicina: a un giocatore resta { $count } albergo.
       *[other] La fine è vicina: a un giocatore restano { $count } alberghi.
    }
