## error

error-illegal-choice = Le robot « { $bot } » a choisi l'action { $got }, qui n'est pas permise à cet endroit. Un robot doit répondre par l'un des coups permis qu'on lui donne.
error-results-damaged = { $path }, ligne { $line } : ce n'est pas un résultat tel que l'arène les écrit. Retirez la ligne, ou choisissez un autre fichier.
error-unknown-anchor = Aucun robot « { $got } » n'a joué ; ceux qui ont joué sont { $known }.
error-not-connected = Ces robots ne peuvent pas être classés ensemble, car aucune partie ne les relie : { $known }. Faites-les se rencontrer, directement ou par d'autres.
error-bad-elo = elo0 doit être inférieur à elo1, or ils valent { $low } et { $high }.
error-bad-risk = alpha et beta sont des risques entre 0 et 0,5, et non { $alpha } et { $beta }.
error-bad-picture = Les images sont { $known }, et non « { $got } ».
error-no-matplotlib = Les images demandent matplotlib : pip install 'tablee[arena]'
error-no-choix = Les classements demandent choix : pip install 'tablee[arena]'
error-no-ray = Plusieurs machines demandent Ray : pip install 'tablee[ray]'
error-ray-unreachable = Aucun groupe Ray ne répond à { $address } : { $detail }. Y est-il démarré (ray start --head), et joignable d'ici ?
error-too-few-bots = Un tournoi demande au moins deux robots différents ; à des tables mêlées de { $players }, autant de robots que de places.
error-same-bot = { $got } ne peut pas être comparé à lui-même ; essayez tablee arena fairness.
error-no-results = Il n'y a pas de résultats dans { $path }.
error-cannot-write = Impossible d'écrire { $path } : { $detail }.
error-cannot-read = Impossible de lire { $path } : { $detail }.

## arena

arena-playing = on joue
arena-testing = { $deals } donnes, { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } entre { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } et { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-rating = on classe
arena-interrupted = Interrompu. Ce qui a été joué est dans { $path } ; la même commande reprend à cet endroit.
arena-interrupted-lost = Interrompu. Rien n'a été gardé ; avec --results FICHIER, la même commande pourrait reprendre.
arena-ladder-title = { $game }, { $players } joueurs : { $matches } parties sur { $deals } donnes
arena-bot = robot
arena-rating-column = cote
arena-interval = intervalle à 95 %
arena-victories = victoires
arena-points = points : 10 %, médiane, 90 %
arena-encounters = Rencontres
arena-stronger = le plus fort
arena-weaker = le plus faible
arena-deals = donnes
arena-score = score
arena-distance = écart
arena-match-title = { $first } contre { $second } : { $game }, { $players } joueurs, { $deals } donnes jouées deux fois
arena-match-score = { $bot } obtient { NUMBER($score, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, intervalle à 95 % de { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-match-elo = écart de cote { $elo }, intervalle à 95 % de { $low } à { $high }
arena-match-victories = victoires : { $first } { NUMBER($first_part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, { $second } { NUMBER($second_part, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-verdict-better = { $first } est meilleur que { $second } : le logarithme du rapport de vraisemblance, { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, a atteint { NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) } après { $deals } donnes (score { NUMBER($score, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
arena-verdict-not-better = { $first } n'est pas meilleur que { $second } : le logarithme du rapport de vraisemblance, { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, a atteint { NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) } après { $deals } donnes (score { NUMBER($score, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
arena-verdict-undecided = Indécis après { $deals } donnes : le logarithme du rapport de vraisemblance, { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, est entre { NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } et { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) } (score { NUMBER($score, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }).
arena-test = Hypothèses : { $elo0 } contre { $elo1 } points de cote ; risques { $alpha } et { $beta }.
arena-seats-title = { $game }, { $players } joueurs, { $bot } à toutes les places : { $matches } parties ; une part égale vaut { NUMBER($even, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-seat = place
arena-order = ordre de jeu
arena-mean-points = points
arena-uneven = * Une part égale est hors de l'intervalle.
arena-written = Écrit : { $path }
