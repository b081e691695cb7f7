## cli

cli-prompt = >
cli-players = joueurs
cli-option = option
cli-default = (par défaut)
cli-preset = jeu de règles
cli-editions = éditions
cli-which-game = À quoi jouons-nous ?
cli-ask-game = Jeu, de 1 à { $last } (Entrée : 1) :
cli-ask-players = Combien de joueurs, de { $low } à { $high } (Entrée : { $default }) :
cli-ask-name = Votre nom (Entrée : aucun) :
cli-ask-again = Un nombre de { $low } à { $high }, s'il vous plaît.
cli-how-to-play =
    Pour jouer, ouvrez un terminal et tapez :
      tablee play                    demande à quel jeu
      tablee play sunrise-lane       contre un robot
      tablee play sunny-day --humans 2   à deux devant un écran
      tablee play rue-de-la-paix --auto  entre robots, pour regarder
    tablee games donne la liste des jeux, tablee rules sunrise-lane en explique un.
cli-welcome = À table : { $players }. Tapez un numéro pour jouer, aide pour tout le reste.
cli-welcome-auto = À table : { $players }, rien que des robots.
cli-warming = Les règles sont compilées en arrière-plan ; dès le prochain démarrage tout ira plus vite.
cli-turn = Au tour de { $player }
cli-luck-turn = Le hasard
cli-luck-asks = Qu'ont donné les dés, les cartes ou les tuiles ?
cli-set-up = La table est mise ({ $count ->
        [one] une carte, une tuile ou un dé
       *[other] { $count } cartes, tuiles ou dés
    } ; journal tout les énumère).
cli-hint = Un numéro joue, ? et un numéro montre l'effet d'un coup, aide donne les commandes.
cli-hint-groups = Tapez le début d'un coup (ou l'un de ses mots) pour en voir plus, ou un numéro pour jouer.
cli-hint-one = Entrée le joue.
cli-moves-folded = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
cli-no-such-choice = Il n'y a pas de choix { $got } : tapez un numéro de 1 à { $last }.
cli-not-understood = « { $got } » n'est pas un coup jouable maintenant. Tapez un numéro, le début d'un coup, ou aide.
cli-preview = Si vous jouez { $move } :
cli-preview-points = points immédiats : { $points }
cli-undone = Repris.
cli-press-to-hide = Appuyez sur Entrée pour cacher votre jeu.
cli-pass-device = Passez l'appareil à { $player }
cli-press-to-see = { $player }, appuyez sur Entrée quand vous êtes à l'abri des regards.
cli-saved = Enregistré :
cli-kept = La feuille de cette partie :
cli-left = Votre partie est enregistrée. Pour continuer :
cli-score-now = Scores en cours
cli-score-running = score en cours
cli-score-if-over = si la partie se terminait ici
cli-score-final = Feuille de score
cli-score-total = total
cli-place = rang
cli-final-board = La fin
cli-final-title = Comment la partie s'est terminée
cli-wins = { $winners } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cli-share = { $winners } partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cli-tie-decided = À égalité de points ; l'égalité est rompue par { $clauses }.
cli-tie-stays = À égalité de points, et à égalité selon { $clauses }.
cli-replay-title = { $game }, { $players } joueurs
cli-replay-options = Options : { $options }
cli-replay-luck = Hasard : { $luck } ; édition : { $edition }
cli-replay-ply = Position après { $ply ->
        [one] { $ply } action
       *[other] { $ply } actions
    } sur { $last }
cli-replay-open = La partie n'est pas terminée ; pour continuer :
cli-replay-step = Entrée : suite, b : retour, un nombre : aller là, q : quitter >
cli-already-warm = Tout est déjà compilé, dans { $folder }.
cli-warm = Compilé en { $seconds } s, gardé dans { $folder }.
cli-bench-title = Parties au hasard, un cœur
cli-bench-game = jeu
cli-bench-actions = actions/s
cli-bench-decisions = décisions/s
cli-bench-matches = parties/s
cli-bench-length = par partie
cli-bench-ratio = rapport
cli-bench-legend = Lente : l'action la plus lente avec les coups permis ensuite, en interprété. Rapport : compilé sur interprété.
cli-bench-slowest = lente
cli-bench-others = À côté d'autres moteurs, menés pas à pas depuis Python sur le même cœur
cli-bench-engine = moteur
cli-bench-times = { $game } est plus rapide de
cli-bench-none = Aucun autre moteur n'est installé ; pip install open_spiel catanatron en ajoute pour comparer.
cli-bench-measuring = mesure de { $what }
cli-bench-note = Le hasard compte parmi les actions. Nos boucles sont compilées en entier ; les autres sont menés comme le ferait un programme Python.
cli-site-what = quoi
cli-site-files = fichiers
cli-site-size = taille
cli-site-compressed = compressé
cli-site-page = page et textes
cli-site-games = jeux et leçons
cli-site-pictures = icônes
cli-site-all = tout
cli-site-done = Tout est dans { $folder } : mettez-le chez n’importe quel hébergeur, dans n’importe quel dossier. Pour l’essayer ici :

## name

name-guest = Joueur
name-guest-number = Joueur { $number }
name-seat = Place { $seat }
name-bots = Blaise, Carla, Dino, Fleur, Gino

## command

command-help = aide, a
command-moves = coups, c
command-board = plateau, p
command-score = score, s
command-log = journal, j
command-rules = règles, regles, r
command-undo = reprendre, u
command-save = enregistrer
command-quit = quitter, q

## help

help-number = 3
help-number-meaning = jouer le troisième choix
help-notation = build c7 2
help-notation-meaning = jouer un coup par sa notation ; son début, ou l'un de ses mots, liste ce qui convient
help-preview = ? 3
help-preview-meaning = ce que ferait le troisième choix, avant de le jouer
help-undo = reprendre, u
help-undo-meaning = reprendre votre dernier coup, tant que ni le hasard, ni un secret, ni un autre joueur n'y a répondu
help-board = plateau, p
help-board-meaning = redessiner le plateau
help-moves = coups, c
help-moves-meaning = tous les coups jouables maintenant ; coups build : ceux qui commencent ainsi
help-score = score, s
help-score-meaning = les scores par source, et ce que la fin donnerait maintenant
help-log = journal, j
help-log-meaning = ce qui s'est passé récemment ; journal tout : depuis le début
help-rules = règles, r
help-rules-meaning = les règles ; règles 15 : un seul article
help-save = enregistrer [FICHIER]
help-save-meaning = garder la feuille de partie, ici ou là (elle l'est de toute façon après chaque coup)
help-quit = quitter, q
help-quit-meaning = partir ; la partie est gardée et peut être continuée

## error

error-review-open = { $path } : cette partie n'est pas terminée, et seules les parties terminées sont analysées.
error-unknown-language = Il n'y a pas de langue « { $got } » ; nous parlons { $known }.
error-unknown-clause = { $game } n'a pas d'article « { $got } » ; pensiez-vous à { $near } ?
error-unknown-bots = Il n'y a pas de robots « { $got } » ; il y a { $known }.
error-unknown-gear = Il n'y a pas de régime « { $got } » ; il y a { $known }.
error-option-form = Une option s'écrit nom=valeur, par exemple tied_places=next_place ; « { $got } » n'en est pas une.
error-bad-humans = { $got ->
        [one] { $got } personne ne tient pas à une table de { $players }
       *[other] { $got } personnes ne tiennent pas à une table de { $players }
    }.
error-bad-seat = Une place est un nombre de 0 à { $last }, pas { $got }.
error-resume-alone = Une partie enregistrée connaît son jeu, ses joueurs, ses options, son édition et son hasard : donnez --resume sans eux.
error-resume-over = La partie de { $path } est terminée. Pour la regarder : tablee replay { $path }
error-cannot-read = { $path } ne peut pas être lu : { $detail }.
error-cannot-write = { $path } ne peut pas être écrit : { $detail }. Choisissez un autre endroit avec enregistrer FICHIER ou --save FICHIER.
error-no-numba = Numba n'est pas installé, il n'y a donc rien à compiler ; tout fonctionne en interprété.
