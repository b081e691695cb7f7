table = Table, { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
tableau = Serviette de { $player }, { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
tableaux = Serviettes
stacks = Piles
hand = Votre main
collected = Ramassées, à placer
your-tiles = Vos tuiles
you = Vous
no-tiles = Vous n’avez plus de tuile.
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
tile-at = Tuile{ $tile }{ $at } : { $sides }
placed-last = Dernière posée.
hand-tile = Tuile{ $tile } : { $sides }
hidden-tile = Tuile face cachée
meets = { $picture } avec la tuile{ $tile } { $where }
cell = Case{ $at } : complète { $pictures }
cell-turned = Case{ $at }, une fois tournée : complète { $pictures }
cell-first = Case{ $at } : première tuile de la serviette
completes = Complète : { $pictures }.
begins = Commence votre serviette.
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
        [one] Va à { $count } endroit dans ce sens : touchez-le.
       *[other] Va à { $count } endroits dans ce sens : touchez-en un.
    } { $keys ->
        [yes] Pour la tourner, touchez-la encore, ou appuyez sur R.
       *[no] Pour la tourner, touchez-la encore.
    }
fits-turned = { $count ->
        [one] Va à { $count } endroit une fois tournée :
       *[other] Va à { $count } endroits une fois tournée :
    } { $keys ->
        [yes] touchez-la encore, ou appuyez sur R.
       *[no] touchez-la encore.
    }
fits-nowhere = Ne va nulle part pour le moment.
only-place = Il n’y a qu’un endroit où l’une de vos tuiles convient.
only-arrange = Il n’y a qu’un endroit de votre serviette où une tuile ramassée convient.
only-arrange-first = Votre première tuile va sur votre serviette telle quelle.
empty-tableau = Encore rien ici.
supply = Réserve
tokens-left = Jetons restants
moment-four = Quatre images d’un coup !
finale = On retourne les jetons bonus
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
shows = { $count ->
        [one] A dû montrer { $count } tuile.
       *[other] A dû montrer { $count } tuiles.
    }
open-hand = { $count ->
        [one] { $count } tuile en main
       *[other] { $count } tuiles en main
    }
shown-tile = Montrée : tuile { $tile }
token-values = Jetons retournés : { $values }.
chip-tiles = Tuiles
chip-pictures = Images
chip-tokens = Jetons
chip-hand = En main
end-supply = { $count ->
        [one] La réserve est presque vide : il reste { $count } tuile.
       *[other] La réserve est presque vide : il reste { $count } tuiles.
    }
end-hands = { $count ->
        [0] La partie se termine avec ce tour.
        [one] Encore une tuile, et la partie se termine.
       *[other] Encore { $count } tuiles, et la partie se termine.
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
first-tile = { $count ->
        [one] Elle se pose telle quelle.
       *[other] N’importe laquelle peut être la première ; elle se pose telle quelle.
    }

## les phrases des règles, pour qui voit la table : ce qui est dessiné n’a pas besoin de nom

drawn-move-place = Poser cette tuile{ DRAW($tile, $turns, as: "tile") } sur la table
drawn-move-arrange = Poser cette tuile{ DRAW($tile, $turns, as: "tile") } sur votre serviette
drawn-move-first = Le hasard désigne qui commence
drawn-move-lay = Une tuile{ DRAW($tile, $turns, as: "tile") } est étalée
drawn-move-deal = Une tuile{ DRAW($tile, as: "tile") } est piochée
drawn-event-lay = Une tuile{ DRAW($tile, $turns, as: "tile") } est étalée.
drawn-event-deal =
    { $player } pioche une tuile{ DRAW($tile, as: "tile") } ; { $supply_count ->
        [0] la réserve est vide.
        [one] il reste une tuile dans la réserve.
       *[other] il reste { $supply_count } tuiles dans la réserve.
    }
drawn-event-place = { $player } pose une tuile{ DRAW($tile, $turns, as: "tile") } sur la table.
drawn-event-collect = { $player } complète { with-the-picture }{ DRAW($picture, as: "picture") } et ramasse une tuile{ DRAW($tile, $turns, as: "tile") }.
drawn-event-arrange-first = { $player } commence sa serviette par une tuile{ DRAW($tile, $turns, as: "tile") }.
drawn-event-arrange = { $player } pose une tuile{ DRAW($tile, $turns, as: "tile") } sur sa serviette et complète : { $pictures }{ DRAW($pictures, as: "picture") }.
drawn-event-out = Hors du jeu, faute d’image à compléter :{ DRAW($tiles, as: "tile") }.
drawn-event-stuck = { $player } ne peut rien poser et montre sa main{ DRAW($tiles, as: "tile") }.
drawn-question-place = Posez une de vos tuiles{ DRAW($tiles, as: "tile") } de façon à compléter une image sur la table.
drawn-question-arrange = Posez une tuile ramassée{ DRAW($tiles, as: "tile") } sur votre serviette de façon à y compléter une image.
drawn-question-arrange-first = Choisissez la première tuile de votre serviette{ DRAW($tiles, as: "tile") }.
drawn-refusal-SD-02-same-tile = vous avez deux fois cette tuile{ DRAW($tile, as: "tile") } ; peu importe laquelle vous jouez.
drawn-refusal-SD-10-apart = votre tuile{ DRAW($tile, as: "tile") } doit partager un côté avec une tuile de la table ; cet endroit n’en touche aucune.
drawn-refusal-SD-10-occupied = il y a déjà une tuile ici, et on ne recouvre pas une tuile.
drawn-refusal-SD-11 = dans ce sens, votre tuile{ DRAW($tile, $turns, as: "tile") } ne complète aucune image ici ; il en faut au moins une. Tournez-la ou cherchez un autre endroit.
drawn-refusal-SD-16-apart = votre tuile{ DRAW($tile, as: "tile") } doit partager un côté avec une tuile de votre serviette ; cet endroit n’en touche aucune.
drawn-refusal-SD-16-occupied = il y a déjà une tuile ici, et on ne recouvre pas une tuile.
drawn-refusal-SD-16 = dans ce sens, votre tuile{ DRAW($tile, $turns, as: "tile") } ne complète aucune image ici, sur votre serviette ; il en faut au moins une.
drawn-refusal-SD-17 = votre serviette est vide : sa première tuile se pose comme elle vient, sans la tourner.
drawn-refusal-SD-01 = il n’y a pas de telle place à cette table.
drawn-refusal-SD-05-gone = cette tuile{ DRAW($tile, as: "tile") } n’est plus parmi celles à étaler.
drawn-refusal-SD-06-gone = cette tuile{ DRAW($tile, as: "tile") } n’est pas dans la réserve.
drawn-refusal-SD-02-kind = cette tuile{ DRAW($tile, as: "tile") } existe plusieurs fois ; peu importe laquelle est piochée.
drawn-refusal-SD-02-unknown = il n’y a pas de telle tuile dans cette boîte.
drawn-refusal-SD-10-not-in-hand = cette tuile{ DRAW($tile, as: "tile") } n’est pas dans votre main.
drawn-refusal-SD-16-not-collected = cette tuile{ DRAW($tile, as: "tile") } n’est pas parmi celles que vous avez ramassées ce tour-ci.
yours-event-collect = Vous complétez { with-the-picture }{ DRAW($picture, as: "picture") } et prenez la tuile{ DRAW($tile, $turns, as: "tile") }.
yours-event-tokens = Vous prenez { $count ->
        [one] un jeton bonus
       *[other] { $count } jetons bonus
    }.
yours-event-tokens-short =
    Vous avez gagné { $earned ->
        [one] un jeton bonus
       *[other] { $earned } jetons bonus
    }, mais il { $count ->
        [0] n’y en a plus.
        [one] n’en reste qu’un.
       *[other] n’en reste que { $count }.
    }
