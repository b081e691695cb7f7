table = Table, { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
tableau = Tableau de { $player }, { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
tableaux = Tableaux
stacks = Piles
hand = Votre main
collected = Ramassées, à placer
your-tiles = Vos tuiles
you = Vous
no-tiles = Vous n'avez plus de tuile.
zoom = Zoom : { $area }
zoom-in = Plus près
zoom-out = Plus loin
fit = Tout montrer
half-T = haut de glace
half-K = bâtonnet de glace
sides = { $top } en haut, { $right } à droite, { $bottom } en bas, { $left } à gauche.
side-top = au-dessus
side-right = à droite
side-bottom = au-dessous
side-left = à gauche
tile-at = { $x }, { $y } : tuile { $tile } : { $sides }
placed-last = Dernière posée.
hand-tile = Tuile { $tile } : { $sides }
hidden-tile = Tuile face cachée
meets = { $picture } avec la tuile { $tile } { $where }
cell = Case { $x }, { $y } : complète { $pictures }
cell-turned = Case { $x }, { $y }, une fois tournée : complète { $pictures }
cell-first = Case { $x }, { $y } : première tuile du tableau
completes = Complète : { $pictures }.
begins = Commence votre tableau.
takes = { $count ->
        [one] Vous prenez { $count } tuile.
       *[other] Vous prenez { $count } tuiles.
    }
takes-tokens = { $count ->
        [one] Et { $count } jeton bonus.
       *[other] Et { $count } jetons bonus.
    }
other-turn = { $count ->
        [one] { $count } sens possible
       *[other] { $count } sens possibles
    } : tourner
fits = { $count ->
        [one] Va à { $count } endroit dans ce sens.
       *[other] Va à { $count } endroits dans ce sens.
    } Pour la tourner : touchez-la encore, ou R.
fits-turned = { $count ->
        [one] Va à { $count } endroit une fois tournée :
       *[other] Va à { $count } endroits une fois tournée :
    } touchez-la encore, ou R.
fits-nowhere = Ne va nulle part pour le moment.
empty-tableau = Encore rien ici.
supply = Réserve
tokens-left = Jetons restants
out = Hors jeu
stacked = { $count ->
        [one] { $count } tuile ramassée
       *[other] { $count } tuiles ramassées
    }
tableau-of = { $player } : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $pictures ->
        [one] { $pictures } image
       *[other] { $pictures } images
    }, { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }, { $hand ->
        [one] { $hand } tuile
       *[other] { $hand } tuiles
    } en main.
stack-of = { $player } : { $tiles ->
        [one] { $tiles } tuile ramassée
       *[other] { $tiles } tuiles ramassées
    }, { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }, { $hand ->
        [one] { $hand } tuile
       *[other] { $hand } tuiles
    } en main.
shows = A dû montrer : { $tiles }.
token-values = Jetons retournés : { $values }.
chip-tiles = Tuiles
chip-pictures = Images
chip-tokens = Jetons
chip-hand = En main
end-supply = { $count ->
        [one] La réserve est presque vide : il reste { $count } tuile.
       *[other] La réserve est presque vide : il reste { $count } tuiles.
    }
end-hands =
    { $count ->
        [one] La réserve est vide. La partie se termine quand la dernière tuile en main aura été jouée.
       *[other] La réserve est vide. La partie se termine quand les { $count } tuiles encore en main auront été jouées.
    }
count-tile = { $count ->
        [one] tuile
       *[other] tuiles
    }
count-picture = { $count ->
        [one] image
       *[other] images
    }
count-token = { $count ->
        [one] jeton
       *[other] jetons
    }
keys = Touches : les flèches vont de tuile en tuile, R tourne, Entrée passe aux cases éclairées ; là, les flèches se déplacent, Entrée choisit, Maj avec les flèches visite toutes les tuiles, plus et moins zooment, Échap revient ici.
first-tile = N'importe laquelle peut être la première ; elle se pose telle quelle.
