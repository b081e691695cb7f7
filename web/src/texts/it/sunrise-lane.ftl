board = Tabellone di 11 caselle per 11
hand = Le tue carte e i mazzi
hand-empty = Nessuna carta in mano
card = Carta { WORD($colour) }: mostra i suoi lotti
card-discard = Scarta questa carta { WORD($colour) }
draw = Pesca due carte
stop = Fermati e pesca una carta
pile = { $count ->
        [one] { $count } carta nel mazzo
       *[other] { $count } carte nel mazzo
    }
pile-label = Mazzo
discards = Scarti
discards-label = Scarti: { $list }
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
choose-park = Un parco, pagato con una carta
choose-pay = Parco, pagato con una carta { WORD($colour) }
choose-close = Non qui
cell-fountain = { $name }, la fontana
cell-scenery = { $name }, paesaggio
cell-plot = { $name }, lotto { with-colour-of-plot }, { $dots ->
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
near =
    La fine è vicina: { $count ->
        [one] a qualcuno resta un solo piano.
       *[other] a qualcuno restano solo { $count } piani.
    }
idle = Da { $count ->
        [one] { $count } giro
       *[other] { $count } giri
    } non si costruisce nulla; se nessuno costruisce, la partita finirà (SL-32).
zoom-in = Tabellone più grande
zoom-out = Tabellone intero
