game-title = Sunrise Lane
game-tagline = Costruisci case su lotti colorati: punti subito, e i quartieri alla fine.

## clause

clause-SL-01 = Si gioca in 2, 3 o 4. Ogni giocatore ha 28 piani di casa in 2 o 3 giocatori, 22 in 4.
clause-SL-02 = 20 segnalini parco formano una riserva comune.
clause-SL-03 = Ci sono 55 carte di cinque colori: 11 gialle, 11 verdi, 11 rosse, 11 blu e 11 viola. Non hanno numeri e non ci sono jolly.
clause-SL-04 = Il tabellone ha 11 caselle per 11. 80 sono lotti, ciascuno con un colore e da 1 a 5 puntini; la fontana è al centro; il resto è paesaggio su cui nessuno costruisce. I quarti del tabellone sono quattro quartieri: A1 (in alto a sinistra) e A2 (in basso a destra) premiano le case più alte, B1 (in alto a destra) e B2 (in basso a sinistra) le più numerose. La croce di lotti che passa per la fontana non appartiene ad alcun quartiere. Due caselle sono adiacenti quando hanno un lato in comune.
clause-SL-05 = Tutti partono da 0 punti, e il punteggio non ha limite.
clause-SL-06 = Si mescolano le carte. Ognuno ne riceve 3, nascoste agli altri; il resto è il mazzo.
clause-SL-07 = Comincia il più giovane. Qui comincia il posto 0: chi ospita ordina i posti o li fa sorteggiare. Si gioca in senso orario, nell'ordine dei posti.
clause-SL-10 = Nel tuo turno fai esattamente una di due cose: costruire oppure pescare.
clause-SL-11 = Per costruire scegli un lotto vuoto accanto alla fontana, o accanto a un lotto con un parco o con una casa, di chiunque sia.
clause-SL-12 = Per costruire una casa gioca una o più carte del colore del lotto. Per ogni carta impila un tuo piano sul lotto e segna subito i puntini del lotto: 2 carte su un lotto da 2 puntini danno 4 punti. Le carte vanno scoperte sulla pila degli scarti.
clause-SL-13 = Non si costruisce mai su un lotto occupato, quindi una casa non cresce più in seguito. La casa più alta possibile ha 5 piani.
clause-SL-14 = Ogni carta giocata per una casa richiede un piano: non puoi giocarne più dei piani che ti restano. Un parco non ne richiede.
clause-SL-15 = Dopo una casa o un parco puoi costruire ancora nello stesso turno, su un lotto vuoto accanto a quello che hai appena costruito, e così via finché le carte lo permettono. Le costruzioni precedenti del turno non contano. Puoi fermarti quando vuoi.
clause-SL-16 = Una volta per turno puoi fare un parco dove potresti costruire una casa: scarta una carta qualsiasi e metti un segnalino. Non dà punti, quali che siano i puntini. Può essere la prima cosa, una di mezzo, l'ultima o la sola, anche se hai il colore del lotto. Finiti i segnalini, non si fanno più parchi.
clause-SL-17 = Quando smetti di costruire peschi 1 carta e il tuo turno finisce.
clause-SL-18 = Invece di costruire puoi pescare 2 carte. È sempre permesso, anche con la mano piena.
clause-SL-19 = Se dopo aver pescato hai più di 5 carte, scarta carte a tua scelta fino ad averne 5; poi il tuo turno finisce.
clause-SL-20 = Quando serve una carta e il mazzo è vuoto, si mescola la pila degli scarti, che diventa il nuovo mazzo, anche a metà di una pescata.
clause-SL-21 = Il numero di carte di ogni mano, la pila degli scarti e tutto il tabellone sono visibili a tutti. Le carte in mano e l'ordine del mazzo sono nascosti.
clause-SL-30 = Quando a un giocatore restano 2 piani o meno, la partita finisce appena quel turno è concluso e tutti hanno giocato lo stesso numero di turni.
clause-SL-31 = La partita finisce anche quando nessun lotto dei quattro quartieri è vuoto; anche i parchi riempiono i lotti, e la croce non conta. L'opzione «Quando i quartieri sono pieni» dice come: la partita finisce all'istante, a metà del turno, senza pescare (gioco francese); oppure il turno prosegue come al solito e si finisce il giro (gioco italiano).
clause-SL-32 = Se negli ultimi dieci giri non è stato costruito nulla, la partita finisce al termine del giro e si contano i punti.
clause-SL-40 = Alla fine ci sono cinque classifiche: A1, A2, B1, B2 e C. Il primo posto di ciascuna vale 10 punti, il secondo 6 e il terzo 3.
clause-SL-41 = In A1 e A2 contano le case più alte. Si confronta quante case da 5 piani ognuno ha nel quartiere; chi non ne ha confronta quelle da 4, e così via fino a 2. Le case da un solo piano non contano. L'opzione «Parità tra le case più alte» dice che cosa succede a chi è pari nell'altezza che lo classifica: resta in parità; oppure decide l'altezza inferiore, fino a 2 piani.
clause-SL-42 = In B1 e B2 conta il numero di case: si confronta quante ognuno ne ha nel quartiere, di qualunque altezza.
clause-SL-43 = In C contano le case collegate: si confronta il gruppo più grande di lotti adiacenti con case proprie, su tutto il tabellone, croce compresa. Contano i lotti, non i piani. I parchi non sono di nessuno e non collegano nulla. Un gruppo non deve essere una linea, e una casa isolata è un gruppo di 1. Chi non ha case non segna nulla.
clause-SL-44 = I giocatori in parità segnano tutti il loro posto. L'opzione «Dopo una parità» dice come si prosegue: occupano i posti seguenti, così due primi segnano 10 ciascuno, il giocatore dopo 3 e l'ultimo 0 (gioco francese); oppure il giocatore dopo prende il posto successivo: 10, 10, 6, 3 (gioco italiano).
clause-SL-45 = Senza case in un quartiere non vi segni nulla; in A1 e A2 vale lo stesso se hai solo case da un piano.
clause-SL-46 = Vince chi ha più punti. In parità vince chi ha più carte in mano; se la parità resta, la vittoria è condivisa.
clause-SL-47 = Due gruppi di regole fissano insieme le opzioni: le «Regole francesi» sono il gioco di base; le «Regole italiane» finiscono il giro quando i quartieri sono pieni e danno il posto successivo dopo una parità.
clause-SL-90 = Esempio: viola su un lotto da 2 puntini, blu sul lotto da 1 puntino alla sua destra, verde sul lotto da 3 ancora a destra: 2 + 1 + 3 = 6 punti, poi si pesca 1 carta.
clause-SL-91 = Esempio: rosso su un lotto da 4 puntini accanto a un parco, poi viola sul lotto da 1 sopra. Da lì si va al lotto giallo a sinistra o a quello blu a destra, non a entrambi. Giallo per 2, poi verde alla sua sinistra per 3: 4 + 1 + 2 + 3 = 10 punti.
clause-SL-92 = Esempio: viola per 3 accanto alla casa di un altro. L'unico vicino vuoto è giallo e in mano non ci sono carte gialle: una carta blu vi paga un parco, poi tre carte verdi sul lotto verde da 5 alla sua sinistra danno 15: 3 + 0 + 15 = 18 punti.
clause-SL-93 = Esempio, quartiere A: chi ha una casa da 3 piani e due da 2 è primo, chi ne ha due da 2 secondo, chi ne ha una sola da 2 terzo: 10, 6 e 3 punti. Le case più basse del primo non gli danno anche il secondo posto.
clause-SL-94 = Esempio, classifica C: con gruppi di 4, 3 e 3 lotti i giocatori segnano 10, 6 e 6 punti, con entrambe le opzioni per le parità.

## refusal

refusal-SL-03 = non esistono carte di colore { WORD($colour) }; i tipi di carta sono: { $colours }.
refusal-SL-04-fountain = { $plot } è la fontana: costruisci accanto, non sopra.
refusal-SL-04-scenery = { $plot } è paesaggio, non un lotto; lì non costruisce nessuno.
refusal-SL-04-outside = { $plot } non è sul tabellone: le colonne vanno da a a k, le righe da 1 a 11.
refusal-SL-10-nothing-built = in questo turno non hai ancora costruito nulla: costruisci, oppure pesca due carte.
refusal-SL-10-building = in questo turno hai costruito, quindi non puoi pescare due carte; continua, oppure fermati e pescane una.
refusal-SL-10-cards-first = si sta pescando una carta; le decisioni vengono dopo.
refusal-SL-11 = il primo lotto di un turno deve toccare la fontana, un parco o una casa; { $plot } non tocca niente di tutto questo.
refusal-SL-12-none = una casa su { $plot } richiede una carta { WORD($colour) }, il colore del lotto, e tu non ne hai.
refusal-SL-12-few =
    vuoi giocare { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } su { $plot }, ma hai solo { $held ->
        [one] una carta { WORD($colour) }
       *[other] { $held } carte { with-colour-plural }
    }.
refusal-SL-12-zero = una casa su { $plot } richiede almeno una carta { WORD($colour) }, il colore del lotto.
refusal-SL-13 = { $plot } è occupato; non si costruisce mai sopra un parco o una casa.
refusal-SL-14 =
    ogni carta richiede un piano: vuoi giocare { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }, ma { $pieces ->
        [0] non ti resta nessun piano
        [one] ti resta un solo piano
       *[other] ti restano solo { $pieces } piani
    }.
refusal-SL-15 = la prossima costruzione deve stare accanto a quella appena fatta; { $plot } non tocca { $last }.
refusal-SL-16-second = un solo parco per turno, e tu hai già fatto il tuo.
refusal-SL-16-none-left = non ci sono più segnalini parco.
refusal-SL-16-no-card = non hai una carta { WORD($colour) } per pagare il parco.
refusal-SL-19-discard-first = hai più di { $limit } carte; prima scarta fino a tenerne { $limit }.
refusal-SL-19-no-card = non hai una carta { WORD($colour) } da scartare.
refusal-SL-19-no-need = si scarta solo quando si hanno più di { $limit } carte dopo aver pescato.
refusal-SL-20-luck = le carte vengono dal mazzo per caso; nessuno le sceglie.
refusal-SL-20-not-in-pile = nel mazzo non resta nessuna carta { WORD($colour) }.
refusal-SL-30-over = la partita è finita.

## fault

fault-phase = La posizione non è in nessuna fase conosciuta di un turno.
fault-turn = Il posto di turno, o che deve agire, non corrisponde alla fase; i posti vanno da 0 a uno meno di { $players }.
fault-round = Il conto dei giri, o dei giri senza costruzioni, non può essere giusto.
fault-negative = Non possono esserci meno di zero carte.
fault-scenery = C'è qualcosa dove non c'è un lotto.
fault-house = Una casa ha un proprietario al tavolo e da 1 a 5 piani; un lotto vuoto o un parco non ha né l'uno né gli altri.
fault-pieces = I piani di casa non tornano: ogni giocatore ne ha { $pieces }, sul tabellone o in riserva.
fault-parks = I parchi non tornano: ce ne sono { $parks }, sul tabellone o in riserva.
fault-dots = I punti non tornano: ogni piano sul tabellone ha dato i puntini del suo lotto.
fault-masks = I lotti segnati come occupati, o come confinanti, non sono quelli del tabellone.
fault-unconnected = Ogni costruzione deve essere collegata alla fontana, lato per lato, e anche ciò che c'era prima di questo turno.
fault-chain = Le costruzioni di questo turno devono stare sul tabellone, una accanto all'altra, del giocatore di turno, con al massimo un parco, e contare come fatte in questo giro.
fault-cards = Le carte non tornano: ce ne sono { $cards } per colore, e quelle appena giocate stanno sulla pila degli scarti.
fault-hand-size = Una mano non ha il numero di carte che dovrebbe; una vista nasconde carte, ma una posizione le vuole tutte.
fault-pile-size = Il mazzo non ha il numero di carte che dovrebbe; una vista lo nasconde, ma una posizione lo vuole.
fault-hand-limit = Un giocatore ha troppe carte per questo momento: il limite è 5, salvo le carte appena pescate.
fault-dealing = Mentre si danno le carte nulla è costruito o scartato, e le mani si riempiono tre a tre nell'ordine dei posti.
fault-drawing = Il numero di carte ancora da pescare non va bene: una dopo aver costruito, due invece di costruire, da un mazzo non vuoto.
fault-end-due = La fine è annunciata nel giro in cui a un giocatore restano due piani o, se si finisce il giro, in cui i quartieri sono pieni; e solo allora.
fault-end-overdue = A un giocatore restavano due piani o meno prima della fine del giro precedente: la partita dovrebbe essere finita.
fault-ending = La partita è finita esattamente quando la fine era dovuta: al termine di un giro, o all'istante quando i quartieri sono pieni.

## edition

edition-rows = L'edizione { $where }: board.rows deve avere { $side } righe di { $side } caselle, ma le righe ne hanno { $got }.
edition-fountain = L'edizione { $where }: la plancia deve avere una sola fontana ({ $mark }), non { $count }.
edition-cell = L'edizione { $where }, board.rows, { $cell }: serve . (paesaggio), ## (la fontana) o una delle lettere { $letters } con 1 fino a { $most } punti, come R3 o R3+, non «{ $got }».
edition-cross = L'edizione { $where }, board.rows, { $cell }: un lotto in linea con la fontana fa parte della croce: scrivi { $better }.
edition-too-many-plots = L'edizione { $where }: la plancia ha { $count } lotti; { $most } è il massimo.
edition-empty-district = L'edizione { $where }: il quartiere { $district } non ha lotti.
edition-unreachable = L'edizione { $where }: nessuno potrà mai costruire su { $plots }: nessun lotto vi porta dalla fontana.

## move

move-build = Costruisci su { $plot } con { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }
move-park = Fai un parco su { $plot } con una carta { WORD($colour) }
move-stop = Smetti di costruire e pesca una carta
move-draw = Pesca due carte
move-discard = Scarta una carta { WORD($colour) }
move-deal = Si pesca una carta { WORD($colour) }

## event

event-build =
    { $player } costruisce { $storeys ->
        [one] un piano
       *[other] { $storeys } piani
    } sul lotto { with-colour-of-plot } { $plot }: { $storeys } × { $dots } = { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
event-park = { $player } scarta una carta { WORD($colour) } e fa un parco su { $plot }.
event-stop = { $player } smette di costruire e pesca una carta.
event-draw = { $player } pesca due carte.
event-discard = { $player } scarta una carta { WORD($colour) }.
event-deal = { $player } riceve una carta { WORD($colour) }.
event-deal-hidden = { $player } riceve una carta.
event-reshuffle = La pila degli scarti diventa il nuovo mazzo: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
event-end-near = { $player } porta alla fine: questo è l'ultimo giro ({ $clause }).
event-turn = Giro { $round }: tocca a { $player }.
event-over = La partita è finita ({ $clause }). Punteggi finali: { $totals }.

## question

question-act = Costruisci accanto alla fontana, a un parco o a una casa; oppure pesca due carte.
question-go-on = Continua accanto a { $last }, oppure fermati e pesca una carta.
question-discard = Troppe carte: scartane { $count ->
        [one] ancora una
       *[other] ancora { $count }
    } per tenerne { $limit }.
question-deal =
    { $count ->
        [one] C'è una carta da pescare.
       *[other] Ci sono { $count } carte da pescare.
    }
question-over = La partita è finita.

## source

source-dots = Puntini
source-A1 = Quartiere A1, le più alte
source-A2 = Quartiere A2, le più alte
source-B1 = Quartiere B1, le più numerose
source-B2 = Quartiere B2, le più numerose
source-C = Gruppo più grande

## tie-break

tie-break-cards = Carte in mano

## ending

ending-SL-30 = A un giocatore restavano due piani o meno, e il giro è stato finito.
ending-SL-31 = I quattro quartieri sono pieni.
ending-SL-32 = Per dieci giri non è stato costruito nulla.

## option

option-districts-full = Quando i quartieri sono pieni
option-districts-full-immediate = La partita finisce all'istante
option-districts-full-finish-round = Si finisce il giro
option-tallest-ties = Parità tra le case più alte
option-tallest-ties-shared = Pari nell'altezza che conta: parità
option-tallest-ties-lower-storeys = Decide l'altezza inferiore
option-tied-places = Dopo una parità
option-tied-places-used-up = I posti seguenti sono occupati (10, 10, 3)
option-tied-places-next-place = Segue il posto successivo (10, 10, 6)

## preset

preset-french = Regole francesi
preset-italian = Regole italiane

## word

word-yellow = gialla
word-green = verde
word-red = rossa
word-blue = blu
word-pink = viola

## label

label-round = Giro
label-player = Giocatore
label-dots = Punti
label-pieces = Piani
label-hand = Carte
label-parks = Parchi rimasti
label-pile = Mazzo
label-discard = Scarti ({ $count }):
label-chain =
    Costruito in questo turno: { $plots } = { $points ->
        [one] un punto
       *[other] { $points } punti
    }
label-your-hand = Mano di { $player }:
label-last-round = Ultimo giro ({ $clause })
label-idle = Giri senza costruzioni: { $count } di { $limit }
label-park = parco
label-cross = croce

## with: only for other messages to refer to

with-colour-plural =
    { $colour ->
        [yellow] gialle
        [green] verdi
        [red] rosse
        [blue] blu
       *[pink] viola
    }
with-colour-of-plot =
    { $colour ->
        [yellow] giallo
        [green] verde
        [red] rosso
        [blue] blu
       *[pink] viola
    }
