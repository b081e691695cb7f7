## error

error-unknown-gear = TABLEE_GEAR doit valoir l'un de { $known }, et non « { $got } ».
error-gear-without-numba = Le régime « compiled » a besoin de Numba, qui n'est pas installé : installez-le, ou retirez TABLEE_GEAR.
error-unknown-game = Il n'y a pas de jeu « { $got } » ; les jeux présents sont { $known }.
error-bad-players = { $game } se joue de { $low } à { $high }, pas à { $got }.
error-unknown-preset = { $game } n'a pas de jeu de règles « { $got } » ; il propose { $known }.
error-unknown-option = { $game } n'a pas d'option « { $got } » ; il propose { $known }.
error-bad-option = { $game } : l'option { $option } accepte { $known }, pas « { $got } ».
error-bad-seed = Une graine est un nombre entier de 0 à { $limit }, pas « { $got } ».
error-bad-luck = Le hasard est « manual », un objet qui tire des billets, ou rien ; « { $got } » n'est rien de tout cela.
error-seed-and-luck = Donnez une graine ou une source de hasard, pas les deux.
error-bad-seat = Une place est un nombre de 0 à { $last }, ou None pour un spectateur ; « { $got } » n'est ni l'un ni l'autre.
error-bad-action = Une action est un nombre de 0 à { $last }, pas « { $got } ».
error-bad-ply = Un rang dans la partie est un nombre de 0 à { $last }, pas « { $got } ».
error-bad-move = « { $got } » n'est pas un coup de { $game } ; les coups commencent par { $known }. match.legal() donne ceux qui sont jouables maintenant.
error-impossible-outcome = Le hasard ne peut pas donner « { $got } » ici ; sont possibles { $known }.
error-no-chance-now = Il n'y a de poids que là où le hasard doit jouer ; c'est le tour d'une place, ou la partie est terminée.
error-match-over = La partie est terminée : on ne peut plus rien jouer. match.result() dit comment elle s'est terminée.
error-not-over = La partie n'est pas encore terminée ; match.scores() donne les scores en cours.
error-cannot-undo = Ceci ne peut pas être repris : on ne reprend que son propre dernier coup, tant que ni le hasard, ni un secret, ni un autre joueur n'y a répondu.
error-position-not-data = Une position est une table de données telle que match.position() la donne, pas { $got }.
error-position-number = Position, { $where } : il faut un nombre entier de { $low } à { $high }, pas { $got }. match.position() montre la forme.
error-position-choice = Position, { $where } : il faut l'un de { $known }, pas { $got }. match.position() montre la forme.
error-position-flag = Position, { $where } : il faut true ou false, pas { $got }. match.position() montre la forme.
error-position-word = Position, { $where } : { $got } n'est pas un nom valable ici ({ $kind }). match.position() montre la forme.
error-position-list = Position, { $where } : il faut une liste, pas { $got }. match.position() montre la forme.
error-position-table = Position, { $where } : il faut une table de noms et de valeurs, pas { $got }. match.position() montre la forme.
error-position-seats = Position, { $where } : il faut une liste avec un élément pour chacune des { $players } places, pas { $got }. match.position() montre la forme.
error-position-unknown = Position, { $where } : le champ { $got } n'existe pas ; les champs sont { $known }.
error-position-disagrees = Position, { $where } : { $got } ne concorde pas avec le reste, qui donne { $found }. Omettez-le : il est calculé.
error-position-too-long = Une position compte au plus { $most } indications, pas { $got }.
error-not-your-turn = C'est le tour d'une autre place : seule la place qui doit décider peut voir ce que son coup apporterait.
error-edition-not-found = Il n'y a pas d'édition « { $where } » : donnez le chemin d'un fichier TOML, ou l'une de { $known }.
error-edition-not-text = L'édition { $where } n'est pas un texte UTF-8 ; une édition est un fichier TOML.
error-edition-not-toml = L'édition { $where } n'est pas du TOML : { $detail }.
error-edition-without-name = L'édition { $where } n'a pas de nom : ajoutez une ligne comme name = "ma boîte".
error-edition-field = L'édition { $where } : { $detail }.
error-edition-missing = Il manque { $place } à l'édition { $where } ; l'édition fournie montre la forme.
error-edition-unknown = L'édition { $where } contient { $place }, que ce jeu ne connaît pas ; l'édition fournie montre la forme.
error-edition-kind = L'édition { $where } : { $place } doit être { with-edition-kind }.
with-edition-kind = { $expected ->
        [int] un nombre entier
        [str] un texte
        [array] une liste
        [object] une table
       *[other] du type { $expected }
    }, et non du type { $got }
error-edition-too-short = L'édition { $where } : la liste { $place } doit compter au moins { $least } éléments.
error-edition-too-long = L'édition { $where } : la liste { $place } peut compter au plus { $most } éléments.
error-edition-too-low = L'édition { $where } : { $place } doit valoir au moins { $least }.
error-edition-too-high = L'édition { $where } : { $place } peut valoir au plus { $most }.
error-record-foreign = Ceci n'est pas une feuille de partie de Tablée : sa première ligne devrait être « { $expected } », mais c'est « { $got } ».
error-record-format = Cette feuille de partie est d'un autre format : « { $got } » ; cette version lit « { $expected } ».
error-record-cut = La feuille de partie est coupée : elle devrait finir par une ligne « digest » et 64 chiffres. Récupérez-la en entier.
error-record-altered = La feuille de partie a été modifiée : son empreinte ne correspond pas à son texte. Récupérez l'original.
error-record-line = Feuille de partie, ligne { $line } : attendu « { $expected } », trouvé « { $got } ».
error-record-rules = La feuille suit la version { $got } des règles de { $game } ; cette version de Tablée connaît la version { $expected }.
error-record-players = Feuille de partie : le nombre de joueurs devrait être un nombre, pas « { $got } ».
error-record-position = Feuille de partie : la position n'est pas du JSON : « { $got } ».
error-record-header = Feuille de partie : { $detail }
error-record-actor = Feuille de partie, ligne { $line } : c'est à { $expected } de jouer, pas à { $got }.
error-record-move = Feuille de partie, ligne { $line } : { $detail }
error-record-end = Feuille de partie, ligne { $line } : la partie finit par « { $expected } », mais la feuille dit « { $got } ».
error-luck-not-fair = Le hasard de cette feuille de partie ne peut pas être vérifié : sa ligne luck devrait donner « fair », un engagement, le secret et les contributions, mais c'est « { $got } ».
error-luck-broken-promise = Le serveur n'a pas tenu sa promesse : le secret révélé a pour SHA-256 { $got }, mais il s'était engagé sur { $expected }.
error-luck-differs = Coup { $ply } : le secret et les contributions donnent « { $expected } », mais la feuille dit « { $got } ».
error-unknown-bot = Il n'y a pas de robot « { $got } » ; les robots ici sont { $known }.
error-unknown-level = Les niveaux vont de 1 à { $last } ; « { $got } » n'en est pas un.
error-line-bot-silent = Le robot « { $bot } » n'a pas répondu en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } secondes, ou s'est arrêté. Il doit écrire une ligne pour chaque ligne lue, sans la retenir.
error-line-bot-answer = Le robot « { $bot } » a répondu « { $got } » ; on attend une ligne de JSON avec l'un des coups permis, comme {"{"}"move": "draw"{"}"}.
error-unknown-reward = Il n'y a pas de récompense « { $got } » ; il y a { $known }.
error-bad-batch = Un lot demande au moins une partie et un fil, pas { $matches } et { $threads }.
error-bad-actions = Un lot de { $expected } parties prend autant d'actions, une pour chacune, pas un tableau de forme { $got }.
error-illegal-action-in-batch = Partie { $match } du lot : l'action { $got } n'y est pas permise ; le masque montre celles qui le sont.
error-no-encoding = { $game } n'a pas d'observations : il n'apporte pas de module { $module } avec un ENCODING.
error-no-features = { $game } ne dit de ses coups rien qu'un réseau puisse juger : il n'apporte pas de module { $module } avec FEATURES.
error-no-expert = { $game } n'apporte pas de réseau : { $file } n'existe pas.
error-bad-expert = Le réseau de { $game } compte { $expected } octets, celui-ci { $got } : il est d'une autre version. Entraînez-le à nouveau (tablee train).
error-no-picture = { $game } ne peut pas être dessiné en pixels : il n'apporte pas de module { $module } avec une fonction draw.
error-bad-render-mode = Un mode de rendu est { $known }, ou None, et non « { $got } ».
error-bad-bots = { $expected } autres places demandent autant de robots, et non { $got } : donnez un nom pour toutes, ou une liste.
