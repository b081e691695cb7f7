street-label = La rue, du départ à la case { $last }.
street-token = { $name } est sur la case { $space }.

zones-label = Les quatre zones ; les flèches mènent d’une propriété à l’autre

lot-label =
    propriété { $name }, valeur { $value ->
        [one] { $value } million
       *[other] { $value } millions
    }
lot-stack = { $count ->
        [one] { $count } hôtel
       *[other] { $count } hôtels
    } à partir de la base : { $names }
lot-empty = libre
lot-owner = titre : { $name }
lot-first = choisie en premier
lot-can-build = on peut y construire
lot-can-choose = peut être choisie
lot-threatened = dans l’ouragan

why-alone = Il n’y a que des hôtels de { $owner } ici.
why-most = { $owner } a le plus d’hôtels : { $count } contre { $less }.
why-tie = Égalité à { $count } : { $tied }. { $owner } possède la propriété, avec l’hôtel le plus bas : niveau { $lowest } contre niveau { $next }.

dice-label = Dés
dice-throw = Lancer les dés
dice-question = Lancez les dés.
dice-none = Les dés vont être lancés.
dice-again = Relancer : { $face }
dice-roll = { $count ->
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }

budget-label = Budget : il reste { $left } sur { $total } millions
budget-short = sur { $total } M

turn-label = Le tour : dés, budget et réponses

hint-dice = Choisissez les dés à relancer.
hint-zone = Choisissez une zone.
hint-property = Choisissez une propriété.
hint-twin-project-first = Choisissez la première propriété.
hint-twin-project-second = Choisissez la seconde propriété de la même zone.
hint-fresh-start-first = Choisissez la première propriété.
hint-fresh-start-second = Choisissez la seconde propriété.
hint-relocation-first = Lequel de vos hôtels du sommet déménage ?
hint-relocation-second = Où va-t-il ?
hint-exchange-first = Lequel de vos hôtels du sommet donnez-vous ?
hint-exchange-second = Contre quel hôtel du sommet d’un adversaire ?
hint-cancel = Une autre carte

storm-title = Un ouragan fonce sur la zone { WORD($zone) } !
storm-by = Envoyé par { $name }.
storm-mine = Vos hôtels au sommet : { $lots }.
storm-insured = À l’abri : { $names }.

deed-worth = { $value ->
        [one] { $value } million
       *[other] { $value } millions
    }
deed-close = Fermer
deed-stack = La pile, à partir de la base
deed-share = { $count ->
        [one] { $count } hôtel
       *[other] { $count } hôtels
    }, le plus bas au niveau { $lowest }
deed-free = Aucun hôtel ; le titre est à côté du plateau.
deed-build = Combien d’hôtels
deed-hotels = { $count ->
        [one] { $count } hôtel
       *[other] { $count } hôtels
    }
deed-cost = · { $cost } M
deed-stays = Le titre reste à { $name }.
deed-stays-free = Personne ne reçoit le titre.
deed-goes = Le titre va à { $name }.
deed-back = Le titre retourne à côté du plateau.
no-card-keep = Aucune de vos cartes ne se joue juste après le lancer.
no-card-pass = Aucune de vos cartes ne peut être jouée maintenant.
no-card-suffer = Vous n’avez pas d’assurance contre l’ouragan.
one-zone = W : il n’y a qu’une zone où vous pouvez construire.
deed-token = Pion de { $name } : case { $was } → { $now }

hand-label = Vos cartes Fortune
hand-none = Vous n’avez pas de carte.
hand-playable = Peut être jouée maintenant.
fortune-drawn = Vous piochez :
moment-title = Titre conquis !

seats-label = Titres
seats-acting = doit jouer
seats-total = { $total } M
seats-titles = Titres de { $name } : { $count }
seats-opening = A fait { $total }

piles-discard = Défausse : { $count }

held-hotels = Hôtels restants
held-cards = Cartes Fortune

common-draw = Pioche
common-discard = Défausse

near-due = La fin est proche : on finit cette manche, puis la partie se termine ({ $clause }).
near-street = { $count ->
        [one] La fin est proche : encore { $count } case jusqu’au bout de la rue.
       *[other] La fin est proche : encore { $count } cases jusqu’au bout de la rue.
    }
near-none = La fin est proche : { $player } n’a plus d’hôtel.
near-hotels = { $count ->
        [one] La fin est proche : il ne reste à { $player } que { $count } hôtel.
       *[other] La fin est proche : il ne reste à { $player } que { $count } hôtels.
    }

## les phrases des règles, pour qui voit le plateau : ce dont elles parlent est dessiné à côté de son nom

drawn-move-build = Construire { $hotels ->
        [one] un hôtel
       *[other] { $hotels } hôtels
    } sur la propriété { WORD($property) }{ DRAW($property, as: "property") }
drawn-move-quick-build = Chantier express sur la propriété { WORD($property) }{ DRAW($property, as: "property") }
drawn-move-extra-storeys = Étages en plus sur la propriété { WORD($property) }{ DRAW($property, as: "property") }
drawn-move-twin-project = Projet jumeau sur les propriétés { WORD($property) }{ DRAW($property, as: "property") } et { WORD($second) }{ DRAW($second, as: "property") }
drawn-move-fresh-start = Nouveau départ sur les propriétés { WORD($property) }{ DRAW($property, as: "property") } et { WORD($second) }{ DRAW($second, as: "property") }
drawn-move-relocation = Déménagement de la propriété { WORD($property) }{ DRAW($property, as: "property") } à la propriété { WORD($second) }{ DRAW($second, as: "property") }
drawn-move-takeover = Rachat sur la propriété { WORD($property) }{ DRAW($property, as: "property") }
drawn-move-exchange = Échange de votre hôtel de la propriété { WORD($property) }{ DRAW($property, as: "property") } contre celui de la propriété { WORD($second) }{ DRAW($second, as: "property") }
drawn-move-demolition = Démolition sur la propriété { WORD($property) }{ DRAW($property, as: "property") }
drawn-move-scandal = Scandale sur la propriété { WORD($property) }{ DRAW($property, as: "property") }
drawn-event-start-roll = { $player } lance { $dice }{ DRAW($dice, as: "die") } pour commencer : { $total }.
drawn-event-roll = { $player } lance { $dice }{ DRAW($dice, as: "die") } ; zone : { WORD($colour) }{ DRAW($colour, as: "die") }.
drawn-event-reroll = { $player } relance ({ $again }) : { $dice }{ DRAW($dice, as: "die") } ; zone : { WORD($colour) }{ DRAW($colour, as: "die") }.
drawn-event-build = { $player } construit { $hotels ->
        [one] un hôtel
       *[other] { $hotels } hôtels
    }{ DRAW($seat, $hotels, as: "hotels") } sur la propriété { WORD($property) }{ DRAW($property, as: "property") } pour { $cost } M.
drawn-event-built = { $player } construit { $hotels ->
        [one] un hôtel
       *[other] { $hotels } hôtels
    }{ DRAW($seat, $hotels, as: "hotels") } sur la propriété { WORD($property) }{ DRAW($property, as: "property") } grâce à la carte.
drawn-event-removed = { $player } perd l’hôtel du sommet de la propriété { WORD($property) }{ DRAW($property, as: "property") }.
drawn-event-moved = Un hôtel de { $player } passe de la propriété { WORD($property) }{ DRAW($property, as: "property") } à la propriété { WORD($second) }{ DRAW($second, as: "property") }.
drawn-event-title = { $player } prend le titre de la propriété { WORD($property) }{ DRAW($property, as: "property") }.
drawn-event-title-won = { $player } prend à { $from_seat } le titre de la propriété { WORD($property) }{ DRAW($property, as: "property") }.
drawn-event-title-back = { $player } perd le titre de la propriété { WORD($property) }{ DRAW($property, as: "property") }, qui retourne à côté du plateau.
yours-event-title = Vous prenez le titre de la propriété { WORD($property) }{ DRAW($property, as: "property") }.
yours-event-title-won = Vous prenez à { $from_seat } le titre de la propriété { WORD($property) }{ DRAW($property, as: "property") }.
yours-event-title-back = Vous perdez le titre de la propriété { WORD($property) }{ DRAW($property, as: "property") }, qui retourne à côté du plateau.
yours-event-token = Votre pion passe de la case { $was } à la case { $now }.
yours-event-fortune-space = Vous avancez sur un F, la case { $space } : vous piochez une carte Fortune.
yours-event-removed = Vous perdez l’hôtel du sommet de la propriété { WORD($property) }{ DRAW($property, as: "property") }.
yours-event-built = Vous construisez { $hotels ->
        [one] un hôtel
       *[other] { $hotels } hôtels
    }{ DRAW($seat, $hotels, as: "hotels") } sur la propriété { WORD($property) }{ DRAW($property, as: "property") } grâce à la carte.
