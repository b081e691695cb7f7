game-title = Sunny Day
game-tagline = Completa figure sul tavolo, prendi le tessere e completa altre figure davanti a te.

## clause

clause-SD-01 = Il gioco è per 2-5 giocatori.
clause-SD-02 = Ci sono 56 tessere quadrate. Ognuno dei quattro lati mostra mezza figura: ombrellone, girandola, nuvola, quadrifoglio, sole o ghiacciolo. Una tessera si chiama con le quattro lettere delle sue metà, in senso orario dall'alto: P ombrellone, W girandola, C nuvola, L quadrifoglio, S sole, T punta e K stecco del ghiacciolo. Quali metà stiano sulla stessa tessera è una ricostruzione; un'edizione può elencare le proprie tessere, e contenerne una due volte: le lettere indicano allora il tipo.
clause-SD-03 = Due lati che si toccano completano una figura se ne mostrano due metà. L'opzione «Metà del ghiacciolo» dice quali metà di ghiacciolo vanno insieme: un ghiacciolo ha una punta e uno stecco e servono entrambi; oppure tutte le metà di ghiacciolo vanno bene insieme.
clause-SD-04 = Ci sono 23 gettoni bonus, coperti: cinque valgono 0 punti, undici 1 punto e sette 2 punti.
clause-SD-05 = 30 tessere sono disposte a caso, scoperte e girate a caso, in un rettangolo largo 6 e alto 5. I lati non devono corrispondere.
clause-SD-06 = Le altre 26 tessere formano la riserva, coperta. Ognuno ne pesca 2 e le tiene nascoste.
clause-SD-07 = Chi comincia lo decide il caso. Poi si gioca in senso orario, nell'ordine dei posti.
clause-SD-10 = Per prima cosa metti sul tavolo una delle tue due tessere, girata come vuoi. Deve avere un lato in comune con una tessera che è già lì (un angolo non basta) e non coprirne nessuna. Buchi e rientranze si possono riempire, il tavolo può dividersi in isole e non ha bordi.
clause-SD-11 = La tessera che metti deve completare almeno una figura. Gli altri lati non devono corrispondere a ciò che toccano.
clause-SD-12 = Se puoi mettere una delle tue tessere, devi farlo. Se non puoi metterne nessuna, le mostri a tutti e il tuo turno finisce subito, senza pescare.
clause-SD-13 = Poi raccogli: la tessera messa resta sul tavolo, e tu prendi tutte le vicine di cui ha completato la figura. Non puoi lasciarne.
clause-SD-14 = Per ogni sole e ogni ghiacciolo che completi sul tavolo prendi un gettone bonus a caso, coperto. Nessuno, nemmeno tu, ne conosce il valore prima della fine. Quando i gettoni sono finiti, non se ne prendono più.
clause-SD-15 = Quindi peschi: riporta la mano a 2 tessere, finché dura la riserva.
clause-SD-16 = Infine sistemi: metti le tessere raccolte sul tuo telo, quello davanti a te, nell'ordine che vuoi e girate come vuoi, ognuna in modo da completarvi almeno una figura. Gli altri lati non devono corrispondere. Completarne molte è un buon consiglio, non un obbligo. Non si copre nulla, e le tessere già presenti non si spostano.
clause-SD-17 = La prima tessera di un telo non deve completare nulla. Se ne hai raccolte diverse, una qualsiasi può essere la prima.
clause-SD-18 = Una tessera raccolta che non può completare nessuna figura sul tuo telo esce dal gioco. Finché una delle tessere raccolte si può mettere, se ne deve mettere una; quando nessuna di quelle rimaste si può mettere, escono.
clause-SD-19 = I soli e i ghiaccioli completati su un telo non danno gettoni.
clause-SD-20 = Il turno passa a sinistra. Chi non ha più tessere viene saltato.
clause-SD-21 = Tutto è visibile tranne le mani, l'ordine della riserva e il valore dei gettoni: teli, tessere raccolte e uscite, numero di gettoni e di tessere nella riserva. Una tessera che si è dovuta mostrare è nota a tutti finché non viene giocata.
clause-SD-30 = La partita finisce quando la riserva è vuota e tutte le mani sono state giocate; l'ultimo turno viene prima concluso, sistemazione compresa. Finisce anche quando tutti quelli che hanno ancora tessere sono rimasti bloccati uno dopo l'altro: nulla può più cambiare, anche se c'è ancora riserva.
clause-SD-31 = Fai 1 punto per ogni tessera del tuo telo, 1 punto per ogni figura completa che vi si trova, più il valore dei tuoi gettoni. Le tessere uscite dal gioco non contano.
clause-SD-32 = Vince chi ha più punti. A parità, chi ha più tessere sul telo; se la parità rimane, la vittoria è condivisa.
clause-SD-40 = Nel «Gioco semplificato», un'opzione, non ci sono teli e le tessere raccolte si impilano. Ogni tessera raccolta vale 1 punto, e i gettoni contano come al solito. A parità vince chi ha raccolto più tessere.
clause-SD-90 = Esempio: una tessera messa sul tavolo ne tocca altre tre e corrisponde a una sola. Basta così; si raccoglie solo quella.
clause-SD-91 = Esempio: una tessera completa una figura con ognuna delle tre vicine. Si raccolgono tutte e tre.
clause-SD-92 = Esempio: 9 tessere, 8 figure complete e gettoni da 0, 1 e 2: 9 + 8 + 3 = 20 punti.

## refusal

refusal-SD-10-not-now = le tessere si mettono all'inizio del turno; non è il momento.
refusal-SD-10-no-tile = non hai una tessera in questo posto della mano.
refusal-SD-02-same-tile = hai due tessere { $tile }; è la stessa mossa, e porta il nome della prima.
refusal-SD-10-apart = { $tile } deve avere un lato in comune con una tessera del tavolo; { $cell } non ne tocca nessuna.
refusal-SD-10-occupied = { $cell } non è libera, e una tessera non può coprirne un'altra.
refusal-SD-10-named-otherwise = più tessere toccano questa casella, ed è un'altra a indicarla.
refusal-SD-11 = { $tile }, { with-turned }, non completa nessuna figura in { $cell }; ne serve almeno una. Girala o cerca un'altra casella.
refusal-SD-16-not-now = le tessere si sistemano dopo aver raccolto e pescato; non è il momento.
refusal-SD-16-no-tile = non hai raccolto così tante tessere in questo turno.
refusal-SD-40 = nel gioco semplificato non ci sono teli: le tessere raccolte si impilano da sole.
refusal-SD-16-apart = { $tile } deve avere un lato in comune con una tessera del tuo telo; { $cell } non ne tocca nessuna.
refusal-SD-16-occupied = { $cell } del tuo telo non è libera, e una tessera non può coprirne un'altra.
refusal-SD-16-named-otherwise = più tessere del tuo telo toccano questa casella, ed è un'altra a indicarla.
refusal-SD-16 = { $tile }, { with-turned }, non completa nessuna figura in { $cell } del tuo telo; ne serve almeno una.
refusal-SD-17 = il tuo telo è vuoto: la prima tessera si mette in 0,0 e non girata.
refusal-SD-17-begun = il tuo telo ha già la prima tessera; le prossime devono completare figure.
refusal-SD-07-luck = chi comincia lo decide il caso, prima di ogni altra cosa.
refusal-SD-05-luck = il caso dispone le tessere, prima del primo turno; nessuno sceglie.
refusal-SD-06-luck = le tessere si pescano a caso, e solo per riempire una mano; nessuno le sceglie.
refusal-SD-14-luck = i gettoni si scoprono alla fine della partita; nessuno ne sceglie il valore.
refusal-SD-01 = a questo tavolo non c'è il posto { $seat }; l'ultimo è { $last }.
refusal-SD-05-gone = { $tile } non è più tra le tessere da disporre.
refusal-SD-06-gone = { $tile } non è nella riserva.
refusal-SD-04 =
    { $value ->
        [one] tutti i gettoni da un punto sono già scoperti.
       *[other] tutti i gettoni da { $value } punti sono già scoperti.
    }
refusal-SD-02-kind = ci sono più tessere { $tile }; si pescano con le sole lettere.
refusal-SD-02-unknown = in questa scatola non c'è una tessera { $tile }.
refusal-SD-10-not-in-hand = { $tile } non è nella tua mano.
refusal-SD-16-not-collected = { $tile } non è tra le tessere che hai raccolto in questo turno.

## fault

fault-numbers = Un numero è fuori dai limiti, o qualcosa è nascosto: una vista non è una posizione intera.
fault-copies = Tra le tessere di un tipo, #1 deve essere vista prima di #2, e così via.
fault-hands = Le tessere nelle mani non sono quelle pescate, o una mano non è in ordine.
fault-supply = Il numero di tessere della riserva non è giusto.
fault-shown = Solo le tessere di una mano possono essere mostrate, e mai prima del primo turno.
fault-collected = Le tessere raccolte in questo turno non sono giuste.
fault-geometry = Una tessera ne copre un'altra, o sta dove non può stare.
fault-cells = Ciò che si sa delle caselle non è ciò che vi si trova (si calcola, non si indica).
fault-reach = Il tavolo comincia come un rettangolo di 6 per 5 e cresce al massimo di una casella per ogni tessera messa: una tessera è troppo lontana, o manca una casella del rettangolo.
fault-tableau = Un quadro comincia con una tessera non girata in 0,0, e tutte le altre devono collegarsi a essa con figure complete (SD-16, SD-17).
fault-stacks = Solo il gioco semplificato ha pile: lì le tessere raccolte si impilano subito, senza quadri, e nessuna esce dal gioco (SD-40).
fault-counts = I conti delle tessere non tornano: all'inizio 30 sul tavolo e 26 da pescare; ogni turno ne mette una e ne raccoglie da una a quattro; le mani sono piene finché dura la riserva.
fault-tokens = Ci sono più gettoni che nella scatola, o più che tessere raccolte (SD-14).
fault-values = I valori dei gettoni non tornano, o sono noti prima della fine (SD-04, SD-14).
fault-last = L'ultima tessera messa deve trovarsi sul tavolo.
fault-phase = Chi deve agire non corrisponde alla fase del turno.
fault-stuck = Chi deve mettere una tessera non può mettere nessuna delle sue: la mano si mostra e il turno passa da solo (SD-12).
fault-unplaceable = Nessuna delle tessere raccolte si può mettere nel quadro: escono da sole (SD-18).
fault-ending = La partita non finisce così: tutto dev'essere giocato, o tutti quelli che hanno tessere devono essere bloccati e averle mostrate (SD-30).
fault-unknown-tile = È indicata una tessera che non è in questa scatola. Le copie di un tipo sono numerate da #1 in poi; una tessera sola del suo tipo non ha numero (SD-02).
fault-twice = Una tessera è indicata più volte di quante ne contenga la scatola (SD-02).
fault-nowhere = Una tessera non è da nessuna parte. Indica dov'è, o tralascia la riserva, o ciò che è fuori dal gioco: le tessere non indicate vanno lì.
fault-no-cell = Una tessera che sta da qualche parte ha un nome (tile) e una casella (x e y).
fault-hand-size = Una mano contiene al massimo 2 tessere (SD-06).
fault-collected-size = In un turno si raccolgono al massimo 4 tessere (SD-13).

## edition

edition-tile = L'edizione { $where }: una tessera è di quattro lettere tra { $letters }, e «{ $got }» non lo è (tiles).
edition-tiles = L'edizione { $where }: nella scatola ci sono { $expected } tessere, e in tiles { $count }.
edition-tokens = L'edizione { $where }: tokens dice quanti gettoni valgono 0, 1 e 2 punti, per esempio { $example }.
edition-too-many-tokens = L'edizione { $where }: possono esserci al massimo { $most } gettoni, e tokens ne ha { $count }.

## move

move-place = Metti { $tile } in { $cell }, { with-turned }
move-arrange = Metti { $tile } sul telo in { $cell }, { with-turned }
move-first = Comincia il posto { $seat }
move-lay = { $tile } è disposta sul tavolo, { with-turned }
move-deal = { $tile } è pescata
move-token =
    { $value ->
        [one] Si scopre un gettone da un punto
       *[other] Si scopre un gettone da { $value } punti
    }

## event

event-first = Comincia { $player }.
event-lay = { $tile } è disposta in { $x },{ $y }.
event-deal =
    { $player } pesca { $tile }; { $supply_count ->
        [0] la riserva è vuota.
        [one] nella riserva resta una tessera.
       *[other] nella riserva restano { $supply_count } tessere.
    }
event-deal-hidden =
    { $player } pesca una tessera; { $supply_count ->
        [0] la riserva è vuota.
        [one] nella riserva resta una tessera.
       *[other] nella riserva restano { $supply_count } tessere.
    }
event-place = { $player } mette { $tile } in { $x },{ $y }.
event-collect = { $player } completa { with-the-picture } e raccoglie { $tile }.
event-tokens = { $player } prende { $count ->
        [one] un gettone bonus
       *[other] { $count } gettoni bonus
    }.
event-tokens-short =
    { $player } ha guadagnato { $earned ->
        [one] un gettone bonus
       *[other] { $earned } gettoni bonus
    }, ma { $count ->
        [0] non ce ne sono più.
        [one] ne resta uno solo.
       *[other] ne restano solo { $count }.
    }
event-arrange-first = { $player } comincia il telo con { $tile }.
event-arrange = { $player } mette { $tile } sul telo in { $x },{ $y } e completa: { $pictures }.
event-out = Fuori dal gioco, senza figure da completare: { $tiles }.
event-stuck = { $player } non può mettere nulla e mostra { $tiles }.
event-skip = { $player } non ha più tessere e salta il turno.
event-turn = Tocca a { $player }.
event-end = Tutte le tessere sono state giocate: la partita finisce.
event-end-stuck = Nessuno può più mettere una tessera: la partita finisce.
event-token =
    { $value ->
        [one] { $player } scopre un gettone: un punto.
       *[other] { $player } scopre un gettone: { $value } punti.
    }
event-win = { $player } vince con { $total ->
        [one] un punto
       *[other] { $total } punti
    }.
event-win-shared = { $player } condivide la vittoria con { $total ->
        [one] un punto
       *[other] { $total } punti
    }.

## question

question-place = Metti una delle tue tessere ({ $tiles }) in modo da completare una figura sul tavolo.
question-arrange = Metti una tessera raccolta ({ $tiles }) sul tuo telo in modo da completarvi una figura.
question-arrange-first = Scegli la prima tessera del tuo telo: { $tiles }.
question-wait = Il caso è all'opera.

## source

source-tiles = Tessere
source-pictures = Figure
source-tokens = Gettoni bonus

## tie-break

tie-break-most-tiles = Più tessere

## ending

ending-SD-30 = Tutte le tessere sono state giocate, o nessuno poteva più metterne.

## option

option-ice-halves = Metà del ghiacciolo
option-ice-halves-two-part = A una punta serve uno stecco
option-ice-halves-any = Tutte le metà vanno bene insieme
option-simplified = Gioco semplificato
option-simplified-off = Con un telo per ciascuno
option-simplified-on = Senza teli: le tessere raccolte si impilano

## word

word-parasol = ombrellone
word-pinwheel = girandola
word-cloud = nuvola
word-clover = quadrifoglio
word-sun = sole
word-lolly = ghiacciolo

## label

label-table = Tavolo
label-tableau = Telo di { $player }
label-stack = Pila di { $player }
label-hand = Mano
label-player = Giocatore
label-tiles = Tessere
label-pictures = Figure
label-tokens = Gettoni
label-supply = Riserva: { $count }
label-tokens-left = Gettoni rimasti: { $count }
label-collected = Raccolte, da sistemare: { $tiles }
label-out = Fuori: { $tiles }
label-last = Ultima messa: { $tile }
label-letters = P ombrellone, W girandola, C nuvola, L quadrifoglio, S sole, T punta e K stecco del ghiacciolo; * indica una figura completa
label-empty = vuoto

## with: only for other messages to refer to

with-turned =
    { $turns ->
        [0] senza girarla
        [1] girata di un quarto di giro
        [2] girata di mezzo giro
       *[other] girata di tre quarti di giro
    }
with-the-picture =
    { $picture ->
        [parasol] l'ombrellone
        [pinwheel] la girandola
        [cloud] la nuvola
        [clover] il quadrifoglio
        [sun] il sole
       *[lolly] il ghiacciolo
    }
