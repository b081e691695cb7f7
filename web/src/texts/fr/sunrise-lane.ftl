board = Plateau de 11 cases sur 11
hand = Vos cartes et les piles
hand-empty = Aucune carte en main
card = Carte { WORD($colour) } : montrer ses parcelles
card-discard = Défausser cette carte { WORD($colour) }
draw = Piocher deux cartes
stop = S’arrêter et piocher une carte
pile = { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
pile-label = Pioche
discards = Défausse
discards-label = Défausse : { $list }
choose = Que construire en { $name }
choose-house = Une maison, avec des cartes { with-colour-plural }
choose-storeys = { $count ->
        [one] { $count } étage
       *[other] { $count } étages
    }
choose-cards =
    Maison de { $count ->
        [one] { $count } étage
       *[other] { $count } étages
    }, pour { $count ->
        [one] une carte { WORD($colour) }
       *[other] { $count } cartes { with-colour-plural }
    }
choose-park = Un parc, payé avec une carte
choose-pay = Parc, payé avec une carte { WORD($colour) }
choose-close = Pas ici
cell-fountain = { $name }, la fontaine
cell-scenery = { $name }, décor
cell-plot = { $name }, parcelle { WORD($colour) }, { $dots ->
        [one] { $dots } point
       *[other] { $dots } points
    }
cell-house = maison de { $player }, { $storeys ->
        [one] { $storeys } étage
       *[other] { $storeys } étages
    }
cell-park = parc
cell-open = libre, constructible
cell-empty = libre
pieces = Étages
cards = Cartes
parks = Parcs restants
round = Manche
last-round = Dernière manche : chacun la termine, puis on compte les quartiers ({ $clause }).
near =
    La fin approche : il ne reste à quelqu’un { $count ->
        [one] qu’un étage.
       *[other] que { $count } étages.
    }
idle = Rien n’a été construit depuis { $count ->
        [one] une manche
       *[other] { $count } manches
    } ; si personne ne construit, la partie se terminera (SL-32).
zoom-in = Agrandir le plateau
zoom-out = Plateau entier
