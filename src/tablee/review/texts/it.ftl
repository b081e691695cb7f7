## verdict

verdict-forced = l'unica mossa
verdict-fine = buona mossa
verdict-unclear = troppo incerta per dirlo
verdict-inaccuracy = imprecisione
verdict-mistake = errore
verdict-blunder = errore grave

## reason

reason-own = { $points ->
        [one] { $player } poteva allora aspettarsi circa un punto in più.
       *[other] { $player } poteva allora aspettarsi circa { $points } punti in più.
    }
reason-other = { $points ->
        [one] { $player } poteva allora aspettarsi circa un punto in meno.
       *[other] { $player } poteva allora aspettarsi circa { $points } punti in meno.
    }
reason-wins = Vince più spesso, anche se non con più punti.
reason-then = Poi, in { $more } casi su cento invece di { $less }:
reason-otherwise = Altrimenti, in { $more } casi su cento invece di { $less }:
reason-at-once = Punti subito: { $better } invece di { $played }.

## review

review-title = Analisi
review-of = Analisi: { $game }, { $players } giocatori
review-text = Le probabilità mossa per mossa, che cosa ha portato la fortuna e che cosa se n'è fatto. Tutto è calcolato su questo dispositivo; niente viene inviato.
review-working = Esame di ogni posizione: { $done } di { $of }
review-closer = Esame più attento delle decisioni incerte: { $done } di { $of }
review-look-closer = Guarda meglio
review-clear = Ormai ogni decisione è chiara.
review-curve = Probabilità di vincere
review-moment = Passo { $ply }: { $chances }
review-chance-of = { $player } { $chance }%
review-turning-points = Svolte della partita
review-turning-up = { $player } sale da { $from } a { $to } su cento.
review-turning-down = { $player } scende da { $from } a { $to } su cento.
review-ledger = Fortuna e gioco
review-ledger-text = Da dove vengono i punti che separano ciascuno dal suo miglior avversario. Ogni riga torna esattamente.
review-start = Posto
review-deal = Distribuzione
review-luck = Fortuna
review-hidden = Carte nascoste
review-own = Decisioni proprie
review-others = Decisioni degli altri
review-end = Scarto finale
review-luck-in-all = Fortuna in tutto
review-lines = Riga per riga
review-mistakes = Decisioni da rivedere
review-no-mistakes = Nessuna decisione era chiaramente sbagliata.
review-where = { $number } di { $count }
review-whose = Decisioni di chi
review-everybody = Di tutti
review-played = { $player } ha giocato:
review-better = Meglio:
review-chances = { $player } vincerebbe in { $chance } casi su cento, invece di { $before }.
review-sure = Quanto è costato: tra { $low } e { $high } su cento, per tutto ciò che { $player } poteva sapere.
review-as-played = Come è stato giocato
review-as-better = La mossa migliore
review-previous = La precedente
review-next = La successiva
review-try = Provaci tu da qui
review-replay = Rivedi questo momento
review-share = Link a questa analisi
review-not-over = Questa partita è ancora in corso. Si potrà analizzare quando sarà finita.
review-no-rules = Questa pagina non ha le regole di questa partita e quindi non può analizzarla.
review-plot = La curva delle probabilità:
review-unclear = { $count ->
        [one] Un'altra decisione è troppo incerta per dirlo; --passes 3 guarda meglio.
       *[other] Altre { $count } decisioni sono troppo incerte per dirlo; --passes 3 guarda meglio.
    }
