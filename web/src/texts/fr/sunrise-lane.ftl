board = Plateau de 11 cases sur 11
hand = Vos cartes et les piles
hand-empty = Aucune carte en main
card = Carte { WORD($colour) } : montrer ses parcelles
card-discard = Défausser cette carte { WORD($colour) }
draw = Piocher deux cartes
stop = S’arrêter et piocher une carte
only-stop = Vous ne pouvez plus continuer à côté de votre dernière construction.
only-draw = Vous ne pouvez rien construire maintenant.
only-build = Il n’y a plus de carte à piocher, et une seule construction est possible.
only-park = Il n’y a plus de carte à piocher, et une seule construction est possible.
pile = { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
pile-label = Pioche
discards = Défausse
discards-label = Défausse : { $list }
choose-discard = Touchez une carte pour la défausser.
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
choose-points = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
choose-park = Un parc, payé avec une carte
choose-pay = Parc, payé avec une carte { WORD($colour) }
choose-close = Pas ici
cell-fountain = la fontaine
cell-scenery = décor
cell-plot = parcelle { WORD($colour) }, { $dots ->
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
last-round = Dernière manche : chacun la termine, puis on compte les quartiers ({ $clause }).
moment-high = Cinq étages !
near =
    La fin approche : il ne reste à { $player } { $count ->
        [one] qu’un étage.
       *[other] que { $count } étages.
    }
idle = Rien n’a été construit depuis { $count ->
        [one] une manche
       *[other] { $count } manches
    } ; si personne ne construit, la partie se terminera (SL-32).
zoom-in = Agrandir le plateau
zoom-out = Plateau entier

## les phrases des règles, pour qui voit le plateau : ce qui est dessiné n’a pas besoin de nom

drawn-move-build = Bâtir { $cards ->
        [one] un étage
       *[other] { $cards } étages
    } sur cette parcelle{ DRAW($plot, as: "plot") }
drawn-move-park = Aménager un parc sur cette parcelle{ DRAW($plot, as: "plot") }, contre une carte { WORD($colour) }{ DRAW($colour, as: "card") }
drawn-move-discard = Défausser une carte { WORD($colour) }{ DRAW($colour, as: "card") }
drawn-event-build =
    { $player } bâtit { $storeys ->
        [one] un étage
       *[other] { $storeys } étages
    }{ DRAW($seat, $storeys, as: "house") } sur une parcelle { WORD($colour) }{ DRAW($plot, as: "plot") } : { $storeys } × { $dots } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
drawn-event-park = { $player } défausse une carte { WORD($colour) }{ DRAW($colour, as: "card") } et aménage un parc ici{ DRAW($plot, as: "plot") }.
drawn-event-discard = { $player } défausse une carte { WORD($colour) }{ DRAW($colour, as: "card") }.
drawn-event-deal = { $player } reçoit une carte { WORD($colour) }{ DRAW($colour, as: "card") }.
drawn-question-go-on = Continuez à côté de votre dernière construction{ DRAW($last, as: "plot") }, ou arrêtez-vous et piochez une carte.
drawn-refusal-SL-04-fountain = c’est la fontaine : construisez à côté, pas dessus.
drawn-refusal-SL-04-scenery = c’est le décor, pas une parcelle ; personne n’y construit.
drawn-refusal-SL-04-outside = cet endroit n’est pas sur le plateau.
drawn-refusal-SL-11 = la première parcelle d’un tour doit toucher la fontaine, un parc ou une maison ; celle-ci{ DRAW($plot, as: "plot") } ne touche rien de tout cela.
drawn-refusal-SL-12-none = une maison sur cette parcelle{ DRAW($plot, as: "plot") } demande une carte { WORD($colour) }{ DRAW($colour, as: "card") }, et vous n’en avez pas.
drawn-refusal-SL-12-few =
    vous voulez jouer { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } sur cette parcelle{ DRAW($plot, as: "plot") }, mais vous n’avez { $held ->
        [one] qu’une carte { WORD($colour) }
       *[other] que { $held } cartes { with-colour-plural }
    }.
drawn-refusal-SL-12-zero = une maison sur cette parcelle{ DRAW($plot, as: "plot") } demande au moins une carte { WORD($colour) }{ DRAW($colour, as: "card") }.
drawn-refusal-SL-13 = cette parcelle{ DRAW($plot, as: "plot") } est occupée ; on ne construit jamais par-dessus un parc ou une maison.
drawn-refusal-SL-15 = la construction suivante doit se trouver à côté de celle que vous venez de bâtir{ DRAW($last, as: "plot") } ; cette parcelle{ DRAW($plot, as: "plot") } ne la touche pas.
