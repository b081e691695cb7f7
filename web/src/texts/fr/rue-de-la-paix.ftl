street-label = La rue, du départ à la case { $last }.
street-token = { $name } est sur la case { $space }.

zones-label = Les quatre zones ; les flèches mènent d'une propriété à l'autre

lot-label =
    propriété { $name }, valeur { $value ->
        [one] { $value } million
       *[other] { $value } millions
    }
lot-stack = { $count ->
        [one] { $count } hôtel
       *[other] { $count } hôtels
    } à partir de la base : { $names }
lot-empty = libre
lot-owner = titre : { $name }
lot-first = choisie en premier
lot-can-build = on peut y construire
lot-can-choose = peut être choisie
lot-threatened = dans l'ouragan

why-alone = Il n'y a que des hôtels de { $owner } ici.
why-most = { $owner } a le plus d'hôtels : { $count } contre { $less }.
why-tie = Égalité à { $count } : { $tied }. { $owner } possède la propriété, avec l'hôtel le plus bas : niveau { $lowest } contre niveau { $next }.

dice-label = Dés
dice-none = Les dés vont être lancés.
dice-again = Relancer : { $face }
dice-roll = { $count ->
        [one] Relancer { $count } dé
       *[other] Relancer { $count } dés
    }

budget-label = Budget : il reste { $left } sur { $total } millions
budget-short = sur { $total } M

turn-label = Le tour : dés, budget et réponses

hint-dice = Choisissez les dés à relancer.
hint-zone = Choisissez une zone.
hint-property = Choisissez une propriété.
hint-twin-project-first = Choisissez la première propriété.
hint-twin-project-second = Choisissez la seconde propriété de la même zone.
hint-fresh-start-first = Choisissez la première propriété.
hint-fresh-start-second = Choisissez la seconde propriété.
hint-relocation-first = Lequel de vos hôtels du sommet déménage ?
hint-relocation-second = Où va-t-il ?
hint-exchange-first = Lequel de vos hôtels du sommet donnez-vous ?
hint-exchange-second = Contre quel hôtel du sommet d'un adversaire ?
hint-cancel = Une autre carte

storm-title = Un ouragan fonce sur la zone { WORD($zone) } !
storm-by = Envoyé par { $name }.
storm-mine = Vos hôtels au sommet : { $lots }.
storm-insured = À l'abri : { $names }.

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
deed-free = Aucun hôtel ; le titre est à côté du plateau.
deed-build = Combien d'hôtels
deed-hotels = { $count ->
        [one] { $count } hôtel
       *[other] { $count } hôtels
    }
deed-cost = · { $cost } M
deed-stays = Le titre reste à { $name }.
deed-stays-free = Personne ne reçoit le titre.
deed-goes = Le titre va à { $name }.
deed-back = Le titre retourne à côté du plateau.
deed-token = Le pion de { $name } passe de la case { $was } à la case { $now }.

hand-label = Vos cartes Fortune
hand-none = Vous n'avez pas de carte.
hand-playable = Peut être jouée maintenant.

seats-label = Titres
seats-acting = doit jouer
seats-total = { $total } M
seats-titles = Titres de { $name } : { $count }
seats-opening = A fait { $total }

piles-discard = Défausse : { $count }

held-hotels = Hôtels restants
held-cards = Cartes Fortune

common-draw = Pioche
common-discard = Défausse

near-due = La fin est proche : on finit cette manche, puis la partie se termine ({ $clause }).
near-street = { $count ->
        [one] La fin est proche : encore { $count } case jusqu'au bout de la rue.
       *[other] La fin est proche : encore { $count } cases jusqu'au bout de la rue.
    }
near-none = La fin est proche : un joueur n'a plus d'hôtel.
near-hotels = { $count ->
        [one] La fin est proche : il ne reste à un joueur que { $count } hôtel.
       *[other] La fin est proche : il ne reste à un joueur que { $count } hôtels.
    }
