table = Tavolo, { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
tableau = Quadro di { $player }, { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
tableaux = Quadri
stacks = Pile
hand = La tua mano
collected = Raccolte, da sistemare
your-tiles = Le tue tessere
you = Tu
no-tiles = Non hai più tessere.
zoom = Zoom: { $area }
zoom-in = Più vicino
zoom-out = Più lontano
fit = Mostra tutto
half-T = punta del ghiacciolo
half-K = stecco del ghiacciolo
sides = { $top } in alto, { $right } a destra, { $bottom } in basso, { $left } a sinistra.
side-top = sopra
side-right = a destra
side-bottom = sotto
side-left = a sinistra
tile-at = { $x }, { $y }: tessera { $tile }: { $sides }
placed-last = Ultima messa.
hand-tile = Tessera { $tile }: { $sides }
hidden-tile = Tessera coperta
meets = { $picture } con la tessera { $tile } { $where }
cell = Casella { $x }, { $y }: completa { $pictures }
cell-turned = Casella { $x }, { $y }, se la giri: completa { $pictures }
cell-first = Casella { $x }, { $y }: prima tessera del quadro
completes = Completa: { $pictures }.
begins = Comincia il tuo quadro.
takes = { $count ->
        [one] Prendi { $count } tessera.
       *[other] Prendi { $count } tessere.
    }
takes-tokens = { $count ->
        [one] E { $count } gettone bonus.
       *[other] E { $count } gettoni bonus.
    }
other-turn = { $count ->
        [one] { $count } verso possibile
       *[other] { $count } versi possibili
    }: gira
fits = { $count ->
        [one] Così sta in { $count } posto.
       *[other] Così sta in { $count } posti.
    } Per girarla: toccala ancora, o R.
fits-turned = { $count ->
        [one] Girata sta in { $count } posto:
       *[other] Girata sta in { $count } posti:
    } toccala ancora, o R.
fits-nowhere = Al momento non sta da nessuna parte.
empty-tableau = Ancora niente qui.
supply = Riserva
tokens-left = Gettoni rimasti
out = Fuori
stacked = { $count ->
        [one] { $count } tessera raccolta
       *[other] { $count } tessere raccolte
    }
tableau-of = { $player }: { $tiles ->
        [one] { $tiles } tessera
       *[other] { $tiles } tessere
    }, { $pictures ->
        [one] { $pictures } figura
       *[other] { $pictures } figure
    }, { $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    }, { $hand ->
        [one] { $hand } tessera
       *[other] { $hand } tessere
    } in mano.
stack-of = { $player }: { $tiles ->
        [one] { $tiles } tessera raccolta
       *[other] { $tiles } tessere raccolte
    }, { $tokens ->
        [one] { $tokens } gettone
       *[other] { $tokens } gettoni
    }, { $hand ->
        [one] { $hand } tessera
       *[other] { $hand } tessere
    } in mano.
shows = Ha dovuto mostrare: { $tiles }.
token-values = Gettoni scoperti: { $values }.
chip-tiles = Tessere
chip-pictures = Figure
chip-tokens = Gettoni
chip-hand = In mano
end-supply = { $count ->
        [one] La riserva è quasi vuota: resta { $count } tessera.
       *[other] La riserva è quasi vuota: restano { $count } tessere.
    }
end-hands = { $count ->
        [one] La riserva è vuota. La partita finisce quando sarà giocata l'ultima tessera in mano.
       *[other] La riserva è vuota. La partita finisce quando saranno giocate le { $count } tessere ancora in mano.
    }
count-tile = { $count ->
        [one] tessera
       *[other] tessere
    }
count-picture = { $count ->
        [one] figura
       *[other] figure
    }
count-token = { $count ->
        [one] gettone
       *[other] gettoni
    }
keys = Tasti: le frecce passano da una tessera all'altra, R gira, Invio porta alle caselle illuminate; lì le frecce si spostano, Invio sceglie, Maiusc con le frecce visita tutte le tessere, più e meno ingrandiscono, Esc torna qui.
first-tile = Una qualsiasi può essere la prima; si mette così com'è.
