## verdict

verdict-forced = le seul coup
verdict-fine = bon coup
verdict-unclear = trop serré pour trancher
verdict-inaccuracy = imprécision
verdict-mistake = erreur
verdict-blunder = gaffe

## reason

reason-own = { $points ->
        [one] { $player } pouvait alors espérer un point de plus environ.
       *[other] { $player } pouvait alors espérer environ { $points } points de plus.
    }
reason-other = { $points ->
        [one] { $player } pouvait alors espérer un point de moins environ.
       *[other] { $player } pouvait alors espérer environ { $points } points de moins.
    }
reason-wins = Ce coup gagne plus souvent, mais pas plus largement.
reason-then = Ensuite, dans { $more } % des cas au lieu de { $less } % :
reason-otherwise = Sinon, dans { $more } % des cas au lieu de { $less } % :
reason-at-once = Points tout de suite : { $better } au lieu de { $played }.

## review

review-title = Analyse
review-of = Analyse : { $game }, { $players } joueurs
review-text = Les chances coup après coup, ce que la chance a apporté et ce qui en a été fait. Tout est calculé sur cet appareil ; rien n'est envoyé nulle part.
review-working = Examen de chaque position : { $done } sur { $of }
review-closer = Examen approfondi des décisions serrées : { $done } sur { $of }
review-look-closer = Examiner de plus près
review-clear = Il n'y a plus de décision incertaine.
review-curve = Chances de gagner
review-moment = Étape { $ply } : { $chances }
review-chance-of = { $player } { $chance } %
review-turning-points = Tournants de la partie
review-turning-up = { $player } passe de { $from } % à { $to } %.
review-turning-down = { $player } tombe de { $from } % à { $to } %.
review-ledger = La chance et le jeu
review-ledger-text = D'où viennent les points qui séparent chacun de son meilleur adversaire. Chaque ligne tombe juste.
review-start = Place
review-deal = Donne
review-luck = Chance
review-hidden = Cartes cachées
review-own = Ses décisions
review-others = Décisions des autres
review-end = Écart final
review-luck-in-all = Chance en tout
review-lines = Ligne par ligne
review-mistakes = Décisions à revoir
review-no-mistakes = Aucune décision n'était clairement mauvaise.
review-where = { $number } sur { $count }
review-whose = Les décisions de qui
review-everybody = De tout le monde
review-played = { $player } a joué :
review-better = Mieux :
review-chances = { $player } gagnerait dans { $chance } % des cas, au lieu de { $before } %.
review-sure = Ce que cela a coûté : entre { $low } et { $high } sur cent, d'après tout ce que { $player } pouvait savoir.
review-as-played = Comme cela a été joué
review-as-better = Le meilleur coup
review-previous = La précédente
review-next = La suivante
review-try = Essayez vous-même ici
review-replay = Revoir ce moment
review-share = Lien vers cette analyse
review-not-over = Cette partie n'est pas terminée. Elle pourra être analysée une fois terminée.
review-no-rules = Cette page n'a pas les règles de cette partie et ne peut donc pas l'analyser.
review-plot = La courbe des chances :
review-unclear = { $count ->
        [one] Une autre décision est trop serrée pour trancher ; --passes 3 y regarde de plus près.
       *[other] { $count } autres décisions sont trop serrées pour trancher ; --passes 3 y regarde de plus près.
    }
