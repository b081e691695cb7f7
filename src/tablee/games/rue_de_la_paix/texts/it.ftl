game-title = Rendez-vous Rue de la Paix
game-tagline = Impila i tuoi alberghi, tieni i titoli, risali la via.

## clause

clause-RP-01 = Per 2, 3 o 4 giocatori, che prendono 20, 16 o 14 alberghi ciascuno. La scatola ne contiene 80, 20 per colore.
clause-RP-02 = Ci sono 20 proprietà in quattro zone da cinque, ognuna con un valore in milioni: rossa da 1 a 5, blu da 2 a 6, gialla da 3 a 7, verde da 4 a 8. Ognuna ha un titolo. Le proprietà non hanno nome: si indicano con zona e valore. (I valori rossi e gialli sono ricostruiti.)
clause-RP-03 = La via ha una casella di partenza e poi una casella per ogni milione, fino all'ultima: 61. (Ricostruzione.)
clause-RP-04 = Alcune caselle della via portano una F: 5, 11, 17, 23, 29, 35, 41, 47, 53 e 59. (Ricostruzione.)
clause-RP-05 = Ci sono tre dadi: due con i numeri da 1 a 6 e un dado dei colori con le quattro zone, una W e una F.
clause-RP-06 = Ci sono 28 carte Fortuna di quattordici tipi. Dopo il lancio: doppio budget, permesso speciale, nuovi piani. A fine turno: cantiere lampo, piani in più, progetto gemello, nuovo inizio, trasloco, rilevamento, scambio, demolizione, scandalo, uragano. In risposta a un uragano: assicurazione. (Le carte sono ricostruite.)
clause-RP-07 = All'inizio i titoli stanno accanto al tabellone, tutte le pedine sulla casella di partenza e ognuno ha i suoi alberghi davanti a sé.
clause-RP-08 = Si mescolano le carte Fortuna. Ognuno ne pesca due e le tiene coperte.
clause-RP-09 = Ognuno lancia i due dadi numerati; comincia il totale più alto. Chi è in parità per esso lancia di nuovo, in ordine di posto. Poi si gioca in senso orario.
clause-RP-10 = Nel tuo turno lanci tutti e tre i dadi. La somma dei due numeri è il tuo budget in milioni; il colore indica la zona in cui costruire.
clause-RP-11 = W: scegli tu la zona. Dev'essere una in cui puoi costruire; solo se non ce n'è nessuna, va bene qualsiasi.
clause-RP-12 = F: i numeri non contano. Peschi una carta Fortuna, puoi giocare una carta, questa o un'altra, e il turno finisce. Con i dadi non si costruisce.
clause-RP-13 = Costruisci uno o più alberghi su proprietà della zona, per un valore totale non superiore al budget. Puoi spendere meno; ciò che avanza è perso.
clause-RP-14 = Una proprietà che era vuota riceve un solo albergo per turno.
clause-RP-15 = Una proprietà già occupata riceve quanti alberghi vuoi in un turno. Si posano sopra quelli che ci sono, di chiunque sia. Non c'è limite di altezza.
clause-RP-16 = Devi costruire almeno un albergo, a meno che il dado dei colori mostri F. Se nella zona niente è alla tua portata non costruisci nulla, e puoi ancora giocare una carta Fortuna.
clause-RP-17 = Non puoi costruire più alberghi di quanti te ne restano. Finirli durante il turno mette solo fine alla costruzione.
clause-RP-20 = Una proprietà è di chi vi ha più alberghi. Conta solo la pila, non come si è formata.
clause-RP-21 = A parità, il proprietario è quello fra i pari il cui albergo più basso è più vicino alla base. Chi ha meno alberghi non conta, anche se uno dei suoi è proprio in fondo.
clause-RP-22 = Il titolo cambia mano subito: si prende da accanto al tabellone o dal proprietario precedente.
clause-RP-23 = Una pedina sta sempre sulla casella pari al valore totale dei titoli del suo giocatore. Si muovono tutte le pedine interessate, quelle degli avversari all'indietro.
clause-RP-24 = Se la tua pedina avanza nel tuo turno e finisce su una casella F, peschi una carta Fortuna. Si controlla una volta dopo la costruzione e una volta dopo una carta Fortuna che ti ha fatto avanzare. Arretrare o restare fermi non dà nulla, e gli avversari non pescano. Una carta pescata dopo la costruzione può essere quella che giochi alla fine; una pescata dopo è per più tardi.
clause-RP-30 = Alla fine del tuo turno puoi giocare una carta Fortuna. Alcune dicono di giocarle in un altro momento: subito dopo il lancio, o subito dopo l'uragano di un avversario.
clause-RP-31 = Una carta giocata dopo il lancio è l'unica carta del turno. Un'assicurazione contro un uragano non conta per nessuno.
clause-RP-32 = Le carte per dopo il lancio non si giocano su una F. Se i nuovi piani portano una F, peschi una carta ma non puoi giocarne: i nuovi piani erano l'unica carta del turno.
clause-RP-33 = Una carta giocata va scoperta sugli scarti. Quando serve una carta e il mazzo è vuoto, gli scarti si mescolano e diventano il mazzo. Se sono vuoti entrambi, non si pesca.
clause-RP-34 = Le carte restano coperte finché non si giocano, e puoi averne quante vuoi. Quante ne hai, e gli scarti, sono visibili a tutti. Chiunque abbia una carta viene interpellato ogni volta che se ne potrebbe giocare una, qualunque sia la sua: così la domanda non rivela nulla.
clause-RP-35 = Una carta può infrangere le regole di costruzione (da RP-13 a RP-16): prevale la carta.
clause-RP-36 = L'albergo in cima a una proprietà è quello sopra gli altri, o uno solo.
clause-RP-37 = Un albergo tolto torna al suo giocatore, che può ricostruirlo. La pila mantiene l'ordine e si ricalcola il proprietario; il titolo di una proprietà svuotata torna accanto al tabellone.
clause-RP-38 = Ultima è la pedina più indietro, parità comprese. In testa è la più avanti; se sono più d'una, scegli tu. Si giudica quando la carta è giocata. Lo scandalo vuole un avversario in testa, anche alla pari con te, e gli toglie un albergo in cima, di chiunque sia la proprietà.
clause-RP-39 = Una carta senza effetto non si può giocare: un permesso speciale su W, per il colore uscito o per una zona che W non permetterebbe; una carta che costruisce più alberghi di quanti te ne restano; una carta che prende, sposta, scambia o toglie un albergo quando non ce n'è; un uragano su una zona senza alberghi.
clause-RP-40 = Prima che l'uragano porti via gli alberghi si interpella, in ordine di turno, ogni avversario che ne perderebbe uno e ha una carta Fortuna. L'assicurazione tiene in piedi gli alberghi di quel giocatore.
clause-RP-50 = La partita finisce quando un giocatore non ha più alberghi all'inizio del suo turno, prima dei dadi.
clause-RP-51 = Finisce anche quando una pedina, di chiunque, raggiunge l'ultima casella della via: subito, dopo la costruzione o l'intera carta che l'ha portata lì. Un totale oltre l'ultima casella vale come raggiungerla; i totali si confrontano per intero.
clause-RP-52 = Vince la pedina più avanti. A parità, chi ha più titoli; se è pari anche questo, la vittoria è condivisa.
clause-RP-53 = Due opzioni, spente se non ci si accorda. Limite per proprietà: con i dadi, al massimo tre alberghi su una proprietà in un turno; le carte non contano e non hanno limite. Finire il giro: la partita finisce solo quando tutti hanno avuto lo stesso numero di turni; un turno iniziato si conclude, un giocatore senza alberghi gioca ancora il suo turno, e nulla annulla la fine una volta decisa.
clause-RP-90 = Esempio: lanci 6, 4 e blu. Puoi costruire sul 6 e sul 4; sul 5, sul 3 e sul 2; due alberghi sul 5 se è già occupato; o qualsiasi altra cosa fino a 10.
clause-RP-91 = Esempio: un avversario ha un albergo sul 5 rosso. Con 6, 4 e rosso ne costruisci due sopra: la proprietà è tua e gli prendi il titolo.
clause-RP-92 = Esempio: sei su 10, un avversario su 15. Gli prendi una proprietà da 5: ora tu sei su 15 e lui su 10.
clause-RP-93 = Esempi, dalla base in su. Arancio, altro, altro, arancio: è di arancio. Un albergo ciascuno, arancio sotto: è di arancio. Grigio, nero, bianco, nero, bianco: è di nero.

## card

card-double-budget = Dopo il lancio: il tuo budget vale il doppio.
card-special-permit = Dopo il lancio: costruisci in una zona a tua scelta, come con una W.
card-new-plans = Dopo il lancio: rilancia uno, due o tutti e tre i dadi. Vale il nuovo lancio.
card-quick-build = Fine turno: costruisci 1 albergo su una proprietà qualsiasi.
card-extra-storeys = Fine turno: costruisci 2 alberghi su una stessa proprietà occupata.
card-twin-project = Fine turno: costruisci 1 albergo su ognuna di 2 proprietà di una stessa zona.
card-fresh-start = Fine turno, solo se la tua pedina è ultima: costruisci 1 albergo su ognuna di 2 proprietà diverse.
card-relocation = Fine turno: sposta uno dei tuoi alberghi in cima su un'altra proprietà.
card-takeover = Fine turno: sostituisci l'albergo in cima di un avversario con uno tuo.
card-exchange = Fine turno: scambia uno dei tuoi alberghi in cima con quello di un avversario.
card-demolition = Fine turno: togli l'albergo in cima di un avversario.
card-scandal = Fine turno: togli un albergo in cima a chi è in testa, se è un avversario.
card-hurricane = Fine turno: scegli una zona. L'albergo in cima a ogni sua proprietà viene tolto, anche i tuoi.
card-insurance = Subito dopo l'uragano di un avversario: i tuoi alberghi restano.

## refusal

refusal-RP-50-over = la partita è finita.
refusal-RP-10-luck = dadi e pescate sono fortuna, non li sceglie nessuno.
refusal-RP-10-not-luck = questo non può succedere ora: la fortuna deve prima decidere altro.
refusal-RP-10-kept-die = si rilanciano solo i dadi scelti con i nuovi piani, gli altri restano come sono.
refusal-RP-33-not-in-pile = nel mazzo non c'è più una carta così.
refusal-RP-34-keep-not-now = non c'è un lancio da tenere: ti viene chiesto subito dopo il lancio, se hai una carta.
refusal-RP-11-not-now = scegli una zona solo dopo aver lanciato una W.
refusal-RP-11 = con { $budget } M non puoi costruire nulla nella zona { WORD($zone) }; scegli una zona in cui puoi.
refusal-RP-13-not-now = non è il momento di costruire.
refusal-RP-12-no-building = su una F non si costruisce; puoi giocare una carta Fortuna.
refusal-RP-13-zone = la proprietà { WORD($property) } non è nella zona { WORD($turn_zone) }, in cui costruisci in questo turno.
refusal-RP-13-budget = costa { $cost } M, ma te ne restano solo { $budget }.
refusal-RP-14 = la proprietà { WORD($property) } è vuota, e una proprietà vuota riceve un solo albergo per turno.
refusal-RP-14-already = la proprietà { WORD($property) } era vuota all'inizio del tuo turno: ha già ricevuto il suo unico albergo.
refusal-RP-16-build-first = devi costruire almeno un albergo.
refusal-RP-16-not-now = non stai costruendo.
refusal-RP-17 =
    { $left ->
        [0] non ti restano alberghi.
        [one] ti resta un solo albergo.
       *[other] ti restano solo { $left } alberghi.
    }
refusal-RP-53-lot-limit = a questo tavolo si posano al massimo { $limit } alberghi su una proprietà in un turno.
refusal-RP-34-pass-not-now = puoi passare solo alla fine del tuo turno, quando ti viene chiesta una carta.
refusal-RP-30-not-held = non hai la carta «{ WORD($card) }».
refusal-RP-30-after-roll = la carta «{ WORD($card) }» si gioca subito dopo il lancio.
refusal-RP-30-end-of-turn = la carta «{ WORD($card) }» si gioca alla fine del tuo turno.
refusal-RP-31 = hai già giocato la tua unica carta di questo turno.
refusal-RP-32 = la carta «{ WORD($card) }» non si gioca su una F.
refusal-RP-39-permit-on-w = con una W scegli comunque la zona: un permesso speciale non avrebbe effetto.
refusal-RP-39-permit-same-zone = ti è già uscita la zona { WORD($zone) }: scegline un'altra per il permesso speciale.
refusal-RP-39-permit-no-building = con { $budget } M non puoi costruire nulla nella zona { WORD($zone) }.
refusal-RP-39-too-few-hotels =
    la carta «{ WORD($card) }» richiede più alberghi di quanti ne hai: { $left ->
        [0] non te ne restano.
        [one] te ne resta uno solo.
       *[other] te ne restano solo { $left }.
    }
refusal-RP-39-none-of-yours = nessuno dei tuoi alberghi è in cima: la carta «{ WORD($card) }» non avrebbe effetto.
refusal-RP-39-none-of-theirs = nessun albergo avversario è in cima: la carta «{ WORD($card) }» non avrebbe effetto.
refusal-RP-39-zone-without-hotels = nella zona { WORD($zone) } non ci sono alberghi che un uragano possa portare via.
refusal-RP-36-not-your-top = la prima proprietà nominata deve avere in cima un tuo albergo.
refusal-RP-36-not-their-top = l'albergo in cima dev'essere di un avversario.
refusal-RP-38-not-last = il nuovo inizio è solo per chi ha la pedina ultima.
refusal-RP-38-not-the-leader = l'albergo in cima alla proprietà { WORD($property) } non è di un avversario in testa.
refusal-RP-38-you-lead = in testa ci sei solo tu, e non si fa scandalo su di sé.
refusal-RP-06-occupied = i piani in più vogliono una proprietà occupata, e la proprietà { WORD($property) } è vuota.
refusal-RP-06-different = la carta «{ WORD($card) }» vuole due proprietà diverse, non due volte la proprietà { WORD($property) }.
refusal-RP-06-one-zone = un progetto gemello resta in una zona; le proprietà { WORD($property) } e { WORD($second) } sono in due zone.
refusal-RP-02-no-such-property = la proprietà { WORD($property) } non esiste; quella zona ha { $known }.
refusal-RP-40-not-now = non c'è un uragano a cui rispondere.
refusal-RP-40-no-insurance = non hai un'assicurazione.
refusal-RP-40-answer-first = arriva un uragano: ora puoi solo rispondere, assicurandoti o subendolo.
refusal-RP-02-no-such-value = { WORD($property) } non esiste; una proprietà si indica con zona e valore, per esempio { $known }.

## fault

fault-seat = Ci sono { $players } giocatori: è nominato un posto che non esiste, o qualcosa gli appartiene.
fault-stack = Una pila non torna: i suoi alberghi, la sua altezza o i suoi conti differiscono.
fault-owner = Un titolo è del giocatore sbagliato: conta chi ha più alberghi, poi chi ha il più basso (RP-20, RP-21).
fault-hotels = Ogni giocatore ha { $hotels } alberghi, fra tabellone e riserva.
fault-token = Una pedina non è al suo posto: sul valore totale dei titoli del suo giocatore, e su una F se per questo si pesca.
fault-cards = Le carte Fortuna in mano, nel mazzo e negli scarti non sono quelle della scatola.
fault-hand-count = Un giocatore ha un numero di carte diverso da quello dichiarato.
fault-pile-count = Il mazzo ha un numero di carte diverso da quello dichiarato.
fault-phase = Chi deve agire, le carte in mano o la carta giocata non vanno con questo momento del turno.
fault-dice = I dadi non vanno con questo momento del turno.
fault-budget = Il budget non va con i dadi e con quanto si è speso.
fault-laid = Gli alberghi costruiti in questo turno, la zona o la casella da cui partiva la pedina non vanno con il tabellone, o non si può costruire altro.
fault-opening = All'inizio ognuno ha due carte in ordine di posto e il tabellone è vuoto, poi si lanciano i dadi in quest'ordine per cominciare.
fault-ending = La partita dovrebbe essere finita, o non dovrebbe: la finisce una pedina sull'ultima casella ({ $last }), o nessun albergo all'inizio di un turno.
fault-due = Una fine è decisa solo dove si finisce il giro, da quando è provocata fino al termine del giro.
fault-storm = La zona dell'uragano, chi è interpellato e chi è assicurato non vanno con il tabellone.
fault-property = È indicata una proprietà che questa edizione non ha.

## edition

edition-values = L'edizione { $where }: i valori di { $place } devono crescere, tutti diversi, ma sono { $got }.
edition-too-dear = L'edizione { $where }: { $place } ha bisogno di una proprietà da { $most } o meno, o due dadi non vi costruirebbero mai.
edition-beyond = L'edizione { $where }: street.fortune ha lo spazio { $space }, oltre l'ultimo spazio { $last }.
edition-out-of-reach = L'edizione { $where }: street.last è { $last }, ma tutte le proprietà insieme valgono solo { $total }.
edition-unknown-card = L'edizione { $where }: cards ha «{ $got }»; le carte sono { $known }.
edition-cards = L'edizione { $where }: le carte devono essere da { $least } a { $most } in tutto, ma sono { $total }.

## move

move-keep = Tieni il lancio
move-done = Smetti di costruire
move-pass = Non giocare carte
move-suffer = Subisci l'uragano
move-insure = Mostra l'assicurazione
move-zone = Costruisci nella zona { WORD($zone) }
move-build = Costruisci { $hotels ->
        [one] un albergo
       *[other] { $hotels } alberghi
    } sulla proprietà { WORD($property) }
move-double-budget = Doppio budget
move-special-permit = Permesso speciale per la zona { WORD($zone) }
move-new-plans = Nuovi piani, dadi da rilanciare: { $dice }
move-quick-build = Cantiere lampo sulla proprietà { WORD($property) }
move-extra-storeys = Piani in più sulla proprietà { WORD($property) }
move-twin-project = Progetto gemello sulle proprietà { WORD($property) } e { WORD($second) }
move-fresh-start = Nuovo inizio sulle proprietà { WORD($property) } e { WORD($second) }
move-relocation = Trasloco dalla proprietà { WORD($property) } alla proprietà { WORD($second) }
move-takeover = Rilevamento sulla proprietà { WORD($property) }
move-exchange = Scambio del tuo albergo sulla proprietà { WORD($property) } con quello sulla proprietà { WORD($second) }
move-demolition = Demolizione sulla proprietà { WORD($property) }
move-scandal = Scandalo sulla proprietà { WORD($property) }
move-hurricane = Uragano sulla zona { WORD($zone) }
move-fortune = Carta Fortuna: { WORD($card) }
move-start = Per cominciare: { $dice }
move-roll = Lancio di { $dice }; zona: { WORD($colour) }

## event

event-deal = { $player } riceve una carta Fortuna: «{ WORD($card) }».
event-deal-hidden = { $player } riceve una carta Fortuna.
event-draw = { $player } pesca una carta Fortuna: «{ WORD($card) }».
event-draw-hidden = { $player } pesca una carta Fortuna.
event-no-card = Non ci sono più carte Fortuna da pescare per { $player }.
event-reshuffle =
    Gli scarti vengono mescolati: { $pile ->
        [one] nel mazzo c'è una carta.
       *[other] nel mazzo ci sono { $pile } carte.
    }
event-start-roll = { $player } lancia { $dice } per cominciare: { $total }.
event-start-tie = { $player } è in parità e lancia di nuovo per cominciare.
event-first = { $player } comincia.
event-turn = Tocca a { $player }.
event-roll = { $player } lancia { $dice }; zona: { WORD($colour) }.
event-reroll = { $player } rilancia ({ $again }): { $dice }; zona: { WORD($colour) }.
event-keep = { $player } tiene il lancio.
event-budget = { $player } ha un budget di { $budget } M.
event-zone = { $player } sceglie la zona { WORD($zone) }.
event-cannot-build =
    { $zone ->
        [W] { $player } non può costruire nulla in nessuna zona.
       *[other] { $player } non può costruire nulla nella zona { WORD($zone) }.
    }
event-build = { $player } costruisce { $hotels ->
        [one] un albergo
       *[other] { $hotels } alberghi
    } sulla proprietà { WORD($property) } per { $cost } M.
event-done =
    { $left ->
        [0] { $player } smette di costruire.
       *[other] { $player } smette di costruire; avanzano { $left } M.
    }
event-card = { $player } gioca la carta «{ WORD($card) }».
event-card-on = { $player } gioca la carta «{ WORD($card) }»: { $targets }.
event-pass = { $player } non gioca carte.
event-built = { $player } costruisce { $hotels ->
        [one] un albergo
       *[other] { $hotels } alberghi
    } sulla proprietà { WORD($property) } grazie alla carta.
event-removed = { $player } perde l'albergo in cima alla proprietà { WORD($property) }.
event-moved = Un albergo di { $player } passa dalla proprietà { WORD($property) } alla proprietà { WORD($second) }.
event-hurricane = L'uragano spazza la zona { WORD($zone) }.
event-insured = { $player } ha un'assicurazione: i suoi alberghi restano.
event-suffered = { $player } subisce l'uragano.
event-title = { $player } prende il titolo della proprietà { WORD($property) }.
event-title-won = { $player } prende a { $from_seat } il titolo della proprietà { WORD($property) }.
event-title-back = { $player } perde il titolo della proprietà { WORD($property) }, che torna accanto al tabellone.
event-token = La pedina di { $player } passa dalla casella { $was } alla casella { $now }.
event-fortune-space = { $player } avanza su una F: casella { $space }.
event-due = La fine è decisa ({ $clause }): prima si finisce il giro.
event-end = La partita è finita ({ $clause }).

## question

question-react = Hai { $budget } M per costruire. Gioca una carta per dopo il lancio, o tieni il lancio.
question-zone = W: scegli la zona in cui costruire con { $budget } M.
question-build =
    Costruisci almeno un albergo nella zona { WORD($zone) }: hai { $budget } M e { $left ->
        [one] ti resta un albergo.
       *[other] ti restano { $left } alberghi.
    }
question-build-more =
    Continua nella zona { WORD($zone) }, o smetti: hai { $budget } M e { $left ->
        [one] ti resta un albergo.
       *[other] ti restano { $left } alberghi.
    }
question-end = Gioca una carta Fortuna, o nessuna.
question-end-on-f = F: gioca una carta Fortuna, o nessuna.
question-storm = Un uragano sulla zona { WORD($zone) }: mostra l'assicurazione, o subiscilo.
question-luck = Decide la fortuna.
question-over = La partita è finita.

## source

source-red = Zona rossa
source-blue = Zona blu
source-yellow = Zona gialla
source-green = Zona verde

## tie-break

tie-break-titles = Titoli

## ending

ending-RP-50 = Un giocatore non ha più alberghi all'inizio del suo turno.
ending-RP-51 = Una pedina ha raggiunto l'ultima casella della via.

## option

option-lot-limit = Limite per proprietà: con i dadi, al massimo tre alberghi su una proprietà in un turno
option-lot-limit-off = Senza limite
option-lot-limit-on = Al massimo tre
option-finish-round = Finire il giro: tutti hanno lo stesso numero di turni
option-finish-round-off = Finisce subito
option-finish-round-on = Si finisce il giro

## word

word-red = rossa
word-blue = blu
word-yellow = gialla
word-green = verde
word-W = a scelta (W)
word-F = Fortuna (F)
word-colour = dado dei colori
word-double-budget = doppio budget
word-special-permit = permesso speciale
word-new-plans = nuovi piani
word-quick-build = cantiere lampo
word-extra-storeys = piani in più
word-twin-project = progetto gemello
word-fresh-start = nuovo inizio
word-relocation = trasloco
word-takeover = rilevamento
word-exchange = scambio
word-demolition = demolizione
word-scandal = scandalo
word-hurricane = uragano
word-insurance = assicurazione

## label

label-player = Giocatore
label-token = Casella
label-titles = Titoli
label-hotels = Alberghi
label-cards = Carte
label-dice = Dadi: { $dice }
label-budget = Budget: { $budget } M
label-zone = Zona: { WORD($zone) }
label-hand = Mano di { $player }: { $cards }
label-piles = Mazzo: { $pile } · Scarti: { $cards }
label-none = nessuna
label-due = Si finisce il giro, poi la partita è finita ({ $clause }).
label-legend = Pile dalla base in su; il proprietario è segnato.
