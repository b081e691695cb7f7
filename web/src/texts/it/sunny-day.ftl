table = Tavolo, { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
tableau = Telo di { $player }, { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
tableaux = Teli
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
tile-at = Tessera{ $tile }{ $at }: { $sides }
placed-last = Ultima messa.
hand-tile = Tessera{ $tile }: { $sides }
hidden-tile = Tessera coperta
meets = { $picture } con la tessera{ $tile } { $where }
cell = Casella{ $at }: completa { $pictures }
cell-turned = Casella{ $at }, se la giri: completa { $pictures }
cell-first = Casella{ $at }: prima tessera del telo
completes = Completa: { $pictures }.
begins = Comincia il tuo telo.
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
        [one] Così sta in { $count } posto: toccalo.
       *[other] Così sta in { $count } posti: toccane uno.
    } { $keys ->
        [yes] Per girarla, toccala ancora, o premi R.
       *[no] Per girarla, toccala ancora.
    }
fits-turned = { $count ->
        [one] Girata sta in { $count } posto:
       *[other] Girata sta in { $count } posti:
    } { $keys ->
        [yes] toccala ancora, o premi R.
       *[no] toccala ancora.
    }
fits-nowhere = Al momento non sta da nessuna parte.
only-place = C’è un solo posto in cui una delle tue tessere va bene.
only-arrange = C’è un solo posto sul tuo telo in cui una tessera raccolta va bene.
only-arrange-first = La tua prima tessera va sul telo così com’è.
empty-tableau = Ancora niente qui.
supply = Riserva
tokens-left = Gettoni rimasti
moment-four = Quattro figure in un colpo!
finale = Si girano i gettoni bonus
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
shows = { $count ->
        [one] Ha dovuto mostrare { $count } tessera.
       *[other] Ha dovuto mostrare { $count } tessere.
    }
open-hand = { $count ->
        [one] { $count } tessera in mano
       *[other] { $count } tessere in mano
    }
shown-tile = Mostrata: tessera { $tile }
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
        [0] La partita finisce con questo turno.
        [one] Ancora una tessera e la partita finisce.
       *[other] Ancora { $count } tessere e la partita finisce.
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
keys = Tasti: le frecce passano da una tessera all’altra, R gira, Invio porta alle caselle illuminate; lì le frecce si spostano, Invio sceglie, Maiusc con le frecce visita tutte le tessere, più e meno ingrandiscono, Esc torna qui.
first-tile = { $count ->
        [one] Si mette così com’è.
       *[other] Una qualsiasi può essere la prima; si mette così com’è.
    }

## le frasi delle regole, per chi vede il tavolo: ciò che è disegnato non ha bisogno di un nome

drawn-move-place = Metti questa tessera{ DRAW($tile, $turns, as: "tile") } sul tavolo
drawn-move-arrange = Metti questa tessera{ DRAW($tile, $turns, as: "tile") } sul tuo telo
drawn-move-first = Il caso decide chi comincia
drawn-move-lay = Una tessera{ DRAW($tile, $turns, as: "tile") } è disposta sul tavolo
drawn-move-deal = Una tessera{ DRAW($tile, as: "tile") } è pescata
drawn-event-lay = Una tessera{ DRAW($tile, $turns, as: "tile") } è disposta sul tavolo.
drawn-event-deal =
    { $player } pesca una tessera{ DRAW($tile, as: "tile") }; { $supply_count ->
        [0] la riserva è vuota.
        [one] nella riserva resta una tessera.
       *[other] nella riserva restano { $supply_count } tessere.
    }
drawn-event-place = { $player } mette una tessera{ DRAW($tile, $turns, as: "tile") } sul tavolo.
drawn-event-collect = { $player } completa { with-the-picture }{ DRAW($picture, as: "picture") } e raccoglie una tessera{ DRAW($tile, $turns, as: "tile") }.
drawn-event-arrange-first = { $player } comincia il telo con una tessera{ DRAW($tile, $turns, as: "tile") }.
drawn-event-arrange = { $player } mette una tessera{ DRAW($tile, $turns, as: "tile") } sul telo e completa: { $pictures }{ DRAW($pictures, as: "picture") }.
drawn-event-out = Fuori dal gioco, senza figure da completare:{ DRAW($tiles, as: "tile") }.
drawn-event-stuck = { $player } non può mettere nulla e mostra la mano{ DRAW($tiles, as: "tile") }.
drawn-question-place = Metti una delle tue tessere{ DRAW($tiles, as: "tile") } in modo da completare una figura sul tavolo.
drawn-question-arrange = Metti una tessera raccolta{ DRAW($tiles, as: "tile") } sul tuo telo in modo da completarvi una figura.
drawn-question-arrange-first = Scegli la prima tessera del tuo telo{ DRAW($tiles, as: "tile") }.
drawn-refusal-SD-02-same-tile = hai due volte questa tessera{ DRAW($tile, as: "tile") }; non importa quale giochi.
drawn-refusal-SD-10-apart = la tua tessera{ DRAW($tile, as: "tile") } deve avere un lato in comune con una tessera del tavolo; questo punto non ne tocca nessuna.
drawn-refusal-SD-10-occupied = qui c’è già una tessera, e nessuna ne copre un’altra.
drawn-refusal-SD-11 = girata così, la tua tessera{ DRAW($tile, $turns, as: "tile") } non completa nessuna figura qui; ne serve almeno una. Girala, o cerca un altro punto.
drawn-refusal-SD-16-apart = la tua tessera{ DRAW($tile, as: "tile") } deve avere un lato in comune con una tessera del tuo telo; questo punto non ne tocca nessuna.
drawn-refusal-SD-16-occupied = qui c’è già una tessera, e nessuna ne copre un’altra.
drawn-refusal-SD-16 = girata così, la tua tessera{ DRAW($tile, $turns, as: "tile") } non completa nessuna figura qui, sul tuo telo; ne serve almeno una.
drawn-refusal-SD-17 = il tuo telo è vuoto: la prima tessera si mette così come viene, senza girarla.
drawn-refusal-SD-01 = a questo tavolo non c’è un posto simile.
drawn-refusal-SD-05-gone = questa tessera{ DRAW($tile, as: "tile") } non è più tra quelle da disporre.
drawn-refusal-SD-06-gone = questa tessera{ DRAW($tile, as: "tile") } non è nella riserva.
drawn-refusal-SD-02-kind = di questa tessera{ DRAW($tile, as: "tile") } ce n’è più d’una; non importa quale si pesca.
drawn-refusal-SD-02-unknown = in questa scatola non c’è una tessera simile.
drawn-refusal-SD-10-not-in-hand = questa tessera{ DRAW($tile, as: "tile") } non è nella tua mano.
drawn-refusal-SD-16-not-collected = questa tessera{ DRAW($tile, as: "tile") } non è tra quelle che hai raccolto in questo turno.
yours-event-collect = Completi { with-the-picture }{ DRAW($picture, as: "picture") } e prendi la tessera{ DRAW($tile, $turns, as: "tile") }.
yours-event-tokens = Prendi { $count ->
        [one] un gettone bonus
       *[other] { $count } gettoni bonus
    }.
yours-event-tokens-short =
    Hai guadagnato { $earned ->
        [one] un gettone bonus
       *[other] { $earned } gettoni bonus
    }, ma { $count ->
        [0] non ce ne sono più.
        [one] ne resta uno solo.
       *[other] ne restano solo { $count }.
    }
