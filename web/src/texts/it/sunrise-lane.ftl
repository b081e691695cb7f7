board = Tabellone di 11 caselle per 11
hand = Le tue carte e i mazzi
hand-empty = Nessuna carta in mano
card = Carta { WORD($colour) }: mostra i suoi lotti
card-discard = Scarta questa carta { WORD($colour) }
draw = Pesca due carte
stop = Fermati e pesca una carta
only-stop = Non puoi più continuare accanto alla tua ultima costruzione.
only-draw = Ora non puoi costruire nulla.
only-build = Non ci sono più carte da pescare, e una sola costruzione è possibile.
only-park = Non ci sono più carte da pescare, e una sola costruzione è possibile.
pile = { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
pile-label = Mazzo
discards = Scarti
discards-label = Scarti: { $list }
choose-discard = Tocca una carta per scartarla.
choose = Che cosa costruire in { $name }
choose-house = Una casa, con carte { with-colour-plural }
choose-storeys = { $count ->
        [one] { $count } piano
       *[other] { $count } piani
    }
choose-cards =
    Casa di { $count ->
        [one] un piano
       *[other] { $count } piani
    }, per { $count ->
        [one] una carta { WORD($colour) }
       *[other] { $count } carte { with-colour-plural }
    }
choose-points = { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
choose-park = Un parco, pagato con una carta
choose-pay = Parco, pagato con una carta { WORD($colour) }
choose-close = Non qui
cell-fountain = la fontana
cell-scenery = paesaggio
cell-plot = lotto { with-colour-of-plot }, { $dots ->
        [one] un puntino
       *[other] { $dots } puntini
    }
cell-house = casa di { $player }, { $storeys ->
        [one] { $storeys } piano
       *[other] { $storeys } piani
    }
cell-park = parco
cell-open = libero, edificabile
cell-empty = libero
pieces = Piani
cards = Carte
parks = Parchi rimasti
round = Giro
last-round = Ultimo giro: tutti lo completano, poi si contano i quartieri ({ $clause }).
moment-high = Cinque piani!
near =
    La fine è vicina: { $count ->
        [one] a { $player } resta un solo piano.
       *[other] a { $player } restano solo { $count } piani.
    }
idle = Da { $count ->
        [one] { $count } giro
       *[other] { $count } giri
    } non si costruisce nulla; se nessuno costruisce, la partita finirà (SL-32).
zoom-in = Tabellone più grande
zoom-out = Tabellone intero

## le frasi delle regole, per chi vede il tabellone: ciò che è disegnato non ha bisogno di un nome

drawn-move-build = Costruisci { $cards ->
        [one] un piano
       *[other] { $cards } piani
    } su questo lotto{ DRAW($plot, as: "plot") }
drawn-move-park = Fai un parco su questo lotto{ DRAW($plot, as: "plot") }, con una carta { WORD($colour) }{ DRAW($colour, as: "card") }
drawn-move-discard = Scarta una carta { WORD($colour) }{ DRAW($colour, as: "card") }
drawn-event-build =
    { $player } costruisce { $storeys ->
        [one] un piano
       *[other] { $storeys } piani
    }{ DRAW($seat, $storeys, as: "house") } su un lotto { with-colour-of-plot }{ DRAW($plot, as: "plot") }: { $storeys } × { $dots } = { $points ->
        [one] un punto
       *[other] { $points } punti
    }.
drawn-event-park = { $player } scarta una carta { WORD($colour) }{ DRAW($colour, as: "card") } e fa un parco qui{ DRAW($plot, as: "plot") }.
drawn-event-discard = { $player } scarta una carta { WORD($colour) }{ DRAW($colour, as: "card") }.
drawn-event-deal = { $player } riceve una carta { WORD($colour) }{ DRAW($colour, as: "card") }.
drawn-question-go-on = Continua accanto alla tua ultima costruzione{ DRAW($last, as: "plot") }, oppure fermati e pesca una carta.
drawn-refusal-SL-04-fountain = questa è la fontana: costruisci accanto, non sopra.
drawn-refusal-SL-04-scenery = questo è paesaggio, non un lotto; qui non costruisce nessuno.
drawn-refusal-SL-04-outside = questo punto non è sul tabellone.
drawn-refusal-SL-11 = il primo lotto di un turno deve toccare la fontana, un parco o una casa; questo{ DRAW($plot, as: "plot") } non tocca niente di tutto ciò.
drawn-refusal-SL-12-none = una casa su questo lotto{ DRAW($plot, as: "plot") } richiede una carta { WORD($colour) }{ DRAW($colour, as: "card") }, e tu non ne hai.
drawn-refusal-SL-12-few =
    vuoi giocare { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } su questo lotto{ DRAW($plot, as: "plot") }, ma hai solo { $held ->
        [one] una carta { WORD($colour) }
       *[other] { $held } carte { with-colour-plural }
    }.
drawn-refusal-SL-12-zero = una casa su questo lotto{ DRAW($plot, as: "plot") } richiede almeno una carta { WORD($colour) }{ DRAW($colour, as: "card") }.
drawn-refusal-SL-13 = questo lotto{ DRAW($plot, as: "plot") } è occupato; non si costruisce mai sopra un parco o una casa.
drawn-refusal-SL-15 = la prossima costruzione deve stare accanto a quella appena fatta{ DRAW($last, as: "plot") }; questo lotto{ DRAW($plot, as: "plot") } non la tocca.
