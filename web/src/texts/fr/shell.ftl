name = Tablée
skip = Aller directement à la table
loading = Un instant…
close = Fermer
back = Retour
on = Oui
off = Non
copied = Copié
nav-label = Page

home-title = À quoi joue-t-on ?
home-text = Choisissez un jeu par son image : en solo, sur cet appareil ou entre amis.
home-games = Jeux
home-players = De { $least } à { $most } joueurs
home-continue = Reprendre
home-open = Tables ouvertes
home-watch = Parties à regarder
home-finished = Parties terminées

line-nobody = Personne encore
line-your-turn = À vous de jouer
line-free = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
line-won = Victoire : { $names }
line-over = Terminée
line-playing = En cours
line-lost = La connexion est coupée. Rien n’est perdu : la page revient d’elle-même.

setup-players = Joueurs
setup-alone = Jouer en solo
setup-alone-text = Contre { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }, tout de suite
setup-device = Sur cet appareil
setup-device-text = Chacun joue ici, à son tour
setup-friends = Entre amis
setup-friends-text = Par un lien ou un code QR
setup-seat = Joueur { $seat }
setup-curtain = Entre deux joueurs, un rideau cache les mains.
setup-begin = Commencer
setup-first = Première fois ? Apprenez en une minute.
setup-more = Autres choix
setup-bot = Qui joue contre vous ?
setup-name = Comment vous appelle-t-on ?
setup-presets = Jeu de règles
setup-public = Montrer cette table à tous sur l’accueil
setup-may-ask = Conseils : je peux demander ce que ferait Ottavia (en solo ou sur cet appareil)
setup-hints = Des conseils pour tout le monde à une table entre amis
setup-clock = Temps
setup-clock-none = Sans limite
setup-clock-turn = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } par tour
setup-clock-match = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } pour toute la partie
setup-chat-phrases = Phrases toutes faites
setup-chat-free = Aussi avec ses propres mots
setup-chat-off = Aucune

version-new = Une nouvelle version est là : rechargez quand vous voulez.
version-reload = Recharger
version-later = Plus tard

install-title = Tablée comme application
install-text = Sur l’écran d’accueil de cet appareil, sans les barres du navigateur, et même sans réseau.
install-yes = Installer
install-no = Pas maintenant

alone-title = Entre amis
alone-text = Voici la page seule, sans serveur : on y joue contre des robots, ou tous ensemble sur cet appareil.
alone-host = Pour jouer entre amis, chacun sur son appareil, l’un de vous devient l’hôte. Sur un ordinateur avec Python, dans le dossier de Tablée, tapez :
alone-link = Choisissez-y ensuite « Entre amis », et transmettez le lien.

bot-greedy = Vif et gourmand
bot-level = niveau { $level }
bot-random = Au petit bonheur

seats-title = Autour de la table
seats-free = Place libre
seats-you = vous
seats-away = hors ligne
seats-sit = S’asseoir ici
seats-bot = Robot
seats-stand = Se lever
seats-unseat = Libérer la place
seats-start = Commencer la partie
seats-shuffle = Tirer les places au sort
seats-missing = La partie peut commencer quand toutes les places sont prises : partagez le lien, ou ajoutez des robots.
seats-wait = Vous avez une place. L’hôte va lancer la partie.
seats-watch = Toutes les places sont prises ; vous pouvez regarder.
seats-choose = Choisissez une place.
seats-invite = Inviter des amis
seats-qr = Code QR avec le lien de cette table
seats-only-here = Pour l’instant, seule cette machine peut ouvrir le lien.
seats-open-network = Tout le monde sur ce réseau pourra alors ouvrir ce Tablée, jusqu’à son arrêt.
seats-open-internet = Cette machine a une adresse publique : n’importe qui sur Internet pourra alors ouvrir ce Tablée, jusqu’à son arrêt.
seats-open = L’ouvrir au réseau
seats-no-network = Cette machine ne semble reliée à aucun réseau ; aucun autre appareil ne peut donc ouvrir le lien. Connectez-la et réessayez.
seats-hint = Si un téléphone ne peut pas l’ouvrir : est-il sur le même Wi-Fi, et le pare-feu de la machine qui héberge laisse-t-il passer le port { $port } ?
seats-copy = Copier le lien

question-watching = Vous regardez.
question-you = À vous.
question-over = La partie est terminée. Victoire : { $names }.
question-luck = Le hasard décide…
question-bot = { $name } réfléchit…
question-away = C’est à { $name } de jouer, mais { $name } est hors ligne.
question-other = C’est à { $name } de jouer.

match-board = Le plateau
match-moves = Ce qui est possible
match-players = Joueurs
match-points = points
score-unit = { $count ->
        [one] point
       *[other] points
    }
score-short = pts
match-points-for = pour { $name }
match-to-act = doit jouer
match-is-bot = robot
match-bot-plays = un robot joue
match-keep = Laisser jouer un robot
match-mute = Mettre en sourdine
match-kept = Un robot garde votre place.
match-return = Rejouer moi-même
match-played-for = { $count ->
        [one] Pendant votre absence, un robot a joué un coup pour vous.
       *[other] Pendant votre absence, un robot a joué { $count } coups pour vous.
    }
match-played-show = Voir
match-played-title = Joué pour vous
match-warming = Le moteur des robots se prépare ; pendant quelques minutes ils réfléchissent lentement.
match-standings = Si la partie se terminait maintenant
match-total-now = Total
match-story = L’histoire jusqu’ici
match-story-all = Depuis le début
match-elsewhere = Copier mon lien pour un autre appareil
match-report = Signaler un problème
report-text = Un fichier est enregistré sur cet appareil : la partie jusqu’ici, et les versions de la page et des règles. Rien n’est envoyé. Transmettez ce fichier à la personne qui s’occupe de ce Tablée, en disant ce qui n’a pas marché.
report-save = Enregistrer le fichier
report-saved = Enregistré sous le nom { $name }.
match-time = Reste { $time }
match-looking = Calcul de ce que cela apporterait…
match-hidden = Le reste dépend du hasard.
match-other = Réfléchir encore
match-confirm = Confirmer
match-again = Que s’est-il passé ?
match-only = Une seule possibilité :
match-undo = Reprendre le coup
sound-offer = Des sons discrets ?
sound-yes = Oui
sound-no = Non

moment-text = Voilà comment c’était.
moment-replay = Revoir à partir d’ici
moment-back = Revenir au présent

chat-title = Discussion
chat-say = Dire quelque chose
chat-words = Vos mots
chat-send = Dire

curtain-title = { $name }, c’est à vous
curtain-text = Passez l’appareil à { $name }. Les autres ne regardent pas.
curtain-lift = C’est moi, { $name } : montrer ma main

end-won = { $names } gagne !
end-shared = { $names } se partagent la victoire !
end-you-won = Vous gagnez !
end-you-shared = Vous partagez la victoire !
end-lost = { $names } gagne
end-by = Ce qui a fait la différence : « { $what } », avec { $more ->
        [one] { $more } point
       *[other] { $more } points
    } de plus que { $name }.
end-close = On ne peut guère faire plus serré : { $more ->
        [one] { $more } point
       *[other] { $more } points
    } d’avance sur { $name }, grâce à ceci : « { $what } ».
end-only-tie = Autant de points que { $name } ; départage : « { $what } ».
end-source = Points pour
end-place = { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
end-sheet = Score final
end-total = Total
end-rule = Règle { $clause }
end-tie = Égalité, départagée par : { $what }
end-rematch = Revanche
end-join = Rejoindre la partie suivante
end-replay = Revoir la partie
end-review = Analyser la partie
end-share = Partager
end-share-text = Victoire de { $names } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
end-record = Télécharger la partie
end-board = Voir le plateau
end-open = Montrer la feuille de score

luck-title = Le hasard était-il honnête ?
luck-text = Avant que quiconque s’asseye, le serveur a promis un secret, et chacun a ajouté son propre nombre. Votre navigateur peut maintenant refaire chaque tirage de carte, de dé ou de tuile, et comparer.
luck-check = Tout tirer à nouveau
luck-good = Promesse tenue : les { $count } tirages découlent du secret et des nombres des joueurs.
luck-broken = Le secret n’est pas celui qui avait été promis.
luck-changed = La promesse ou votre propre nombre n’est pas celui dont ce navigateur se souvient.
luck-wrong = Le tirage de l’étape { $ply } ne découle pas du secret.
luck-order = Parmi les nombres des autres, { $early } sur { $others } étaient scellés avant que le vôtre soit tiré.
luck-commitment = Promesse (SHA-256 du secret)
luck-secret = Secret
luck-contribution = Nombre du joueur { $seat }

replay-title = Revoir
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-where = Étape { $ply } sur { $last }
replay-speed = Vitesse
replay-by-turn = Tour par tour
replay-eyes = Vu par
replay-everyone = Tout est visible
replay-link = Lien vers ce moment
replay-play-on = Continuer à partir d’ici
replay-play-on-text = Contre des robots, à la place d’où vous regardez.
replay-running = La partie est encore en cours.
replay-to-table = À la table

rules-link = Règles
rules-title = Règles de { $game }
rules-options = Choix à la table
rules-part-box = Dans la boîte
rules-part-setup = Mise en place
rules-part-turn = Un tour
rules-part-owning = La propriété
rules-part-cards = Cartes Fortune
rules-part-end = La fin
rules-part-scoring = Décompte final
rules-part-simple = Le jeu simplifié
rules-part-examples = Exemples
rules-picture = Une position d’une vraie partie

learn-link = Apprendre en une minute
analysis-link = Plateau d’analyse
puzzles-link = Problèmes : trouvez le meilleur coup
learn-title = { $game } en une minute
learn-step = Étape { $step } sur { $last }
learn-next = Continuer
learn-skip = Passer cette étape
learn-try = Essayez : choisissez ce qui est éclairé.
learn-well = Exactement.
learn-not = Pas ici : choisissez parmi ce qui est éclairé.
learn-not-there = Pas ici.
learn-play = Jouer maintenant
learn-you = Vous
learn-meanwhile = Entre-temps
learn-first = Votre première partie, avec des conseils
learn-first-text = Contre Pip, qui joue aussi pour la première fois.
hints-title = Conseils
hints-off = Plus de conseils
hints-on = Les conseils sont permis à cette table.
hint-ask = Que ferait { $name } ?
hint-thinking = { $name } réfléchit…
hint-where = Regardez d’abord ici.
hint-where-answers = Regardez d’abord vos réponses : l’une d’elles.
hint-which = Quel coup ?
hint-move = { $name } jouerait :
hint-why = Pourquoi ?
hint-chances = Ainsi vous gagnez dans { $chance } % des cas ; avec le deuxième meilleur coup, dans { $before } %.
hint-close = C’est serré : d’autres coups se valent.

settings-title = Réglages
settings-language = Langue
settings-theme = Apparence
settings-theme-auto = Comme l’appareil
settings-theme-light = Jour
settings-theme-dark = Soir
settings-text = Taille du texte
settings-text-normal = Normale
settings-text-large = Grande
settings-text-huge = Très grande
settings-motion = Animations
settings-motion-auto = Comme l’appareil
settings-motion-full = Oui
settings-motion-none = Non
settings-sound = Sons
settings-alerts = Me prévenir quand c’est mon tour
settings-alerts-denied = Ce navigateur ne le permet pas ici. Autorisez les notifications de cette page dans les réglages du navigateur ; il leur faut une adresse sécurisée (https, ou cet appareil même).
settings-confirm = Demander avant chaque coup
settings-may-ask = Proposer des conseils dans les parties sur cet appareil
settings-remarks = Les robots commentent leur chance
settings-exact = Lecteurs d’écran : nommer précisément tuiles et cases
settings-name = Votre pseudo
settings-kept = Ces choix restent dans ce navigateur.
settings-return = Retour à la partie

lost-again = Réessayer
lost-home = Accueil
lost-unreachable-title = Le serveur ne répond pas
lost-unreachable-text = Il est peut-être éteint, ou le réseau est coupé. Les parties sont en sûreté : réessayez dans un instant.
lost-unknown-table-title = Cette table n’existe pas
lost-unknown-table-text = Elle est peut-être finie et oubliée, ou le lien est incomplet. Redemandez le lien, ou ouvrez votre propre table.
lost-unknown-page-title = Il n’y a rien ici
lost-unknown-page-text = L’adresse ne mène nulle part ; l’accueil montre ce qu’il y a.
lost-internal-title = Quelque chose n’a pas marché
lost-internal-text = La partie est en sûreté. Réessayez dans un instant.

## tables of this page

settings-pace = Les robots jouent
settings-pace-quick = aussitôt
settings-pace-normal = sans se presser
settings-pace-slow = lentement, pour suivre
again = Réessayer
home-no-house = Pas de connexion au serveur pour l’instant. Vous pouvez jouer en solo ou sur cet appareil ; les tables entre amis reviendront d’elles-mêmes.
not-kept = Ce navigateur ne garde rien pour cette page (navigation privée, ou plus de place). La partie continue, mais fermer la page l’efface.
setup-friends-no-house = Il faut un serveur, et aucun n’est joignable pour l’instant.
refused-unknown-table = Cette partie n’est pas dans ce navigateur : elle a été supprimée, ou jouée sur un autre appareil.
refused-other-rules = Cette partie a commencé avec une autre version des règles ; elle ne peut pas continuer ici. Une fois terminée, elle reste lisible dans son fichier.
refused-match-over = La partie est terminée.
refused-moved-on = La partie a avancé, peut-être dans un autre onglet. Regardez le plateau et décidez de nouveau.
refused-needs-house = Il faut pour cela un serveur ; une partie que ce navigateur joue seul n’en a pas.
refused-not-over-yet = On pourra le voir une fois la partie terminée.
refused-free-seats = Il faut quelqu’un à chaque place : une personne ou un robot.
refused-internal = Quelque chose n’a pas marché dans cette page ; la partie est intacte. Rechargez la page, et signalez-le si cela se reproduit.

## my matches

matches-title = Mes parties
matches-text = Tout ce qui a été joué sur cet appareil, en solo ou entre amis. Tout reste dans ce navigateur et n’est envoyé nulle part.
matches-link = Toutes mes parties
matches-none = Rien n’a encore été joué ici.
matches-none-text = La première partie est à deux clics. Celles d’un autre appareil reviennent avec leur fichier, ci-dessous.
matches-none-play = Choisir un jeu
matches-game = Jeu
matches-all = Tous les jeux
matches-count = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
matches-more = En voir { $count } de plus
matches-won = Gagnée
matches-lost = Perdue
matches-shared = Victoire partagée
matches-here = sur cet appareil
matches-house = sur un serveur
matches-hints = { $count ->
        [one] un conseil
       *[other] { $count } conseils
    }
matches-delete = Supprimer
matches-delete-title = Supprimer cette partie de { $game } ?
matches-delete-here = Elle n’existe que sur cet appareil. Une fois supprimée, elle est perdue pour de bon.
matches-delete-house = Elle disparaît de cet appareil. Le serveur la garde pour les autres joueurs.
matches-delete-running = Elle disparaît de cette liste, mais pas de la table : les autres vous attendent peut-être. Le lien vers la table reste valable.
matches-deleted = La partie de { $game } est supprimée.
matches-totals = Résultats par jeu
matches-against = Contre
matches-against-people = Des personnes
matches-against-bots = Divers robots
matches-against-both = Personnes et robots
matches-played = Jouées
matches-wins = Gagnées
matches-best = Meilleur score
matches-opponents = Face à face
matches-ahead = Vous en tête
matches-files = Sur un autre appareil
matches-files-text = Toutes les parties tiennent dans un seul fichier : celles en cours aussi, et de quoi revoir celles entre amis. Enregistrez-le ici, lisez-le là-bas.
matches-export = Tout enregistrer dans un fichier
matches-import = Lire un fichier
matches-imported = { $added ->
        [0] Rien de nouveau dans le fichier.
        [one] Une partie ajoutée.
       *[other] { $added } parties ajoutées.
    } { $known ->
        [0] { "" }
        [one] Une était déjà là.
       *[other] { $known } étaient déjà là.
    }
matches-damaged = { $count ->
        [one] Une partie du fichier est abîmée et n’a pas été reprise : { $games }.
       *[other] { $count } parties du fichier sont abîmées et n’ont pas été reprises : { $games }.
    }
matches-unknown-game = jeu inconnu
matches-file-foreign = Ce n’est pas un fichier de parties de cette page. Rien n’a été modifié.
matches-file-version = Ce fichier vient d’une autre version de la page. Rechargez cette page pour avoir la plus récente, puis relisez le fichier. Rien n’a été modifié.

## moving in

moving-title = Inviter quelqu’un à cette partie
moving-text = La partie continue à une table du serveur : à partir de cette position, avec les mêmes règles. Les amis arrivent par un lien, dès que la table est ouverte. Ici, elle reste telle quelle.
moving-own = Quelle place est la vôtre ?
moving-free = libre pour un ami
moving-nobody = Laissez au moins une place à un ami.
moving-luck = Désormais, c’est le serveur qui tire au sort, et chacun peut le vérifier. Jusqu’ici, c’est cet appareil qui a distribué : il pourrait connaître toutes les mains.
moving-open = Ouvrir la table
moving-moved = Cette partie a continué entre amis.

## what bots say

remark-level-1-good-1 = Oh ! Vous avez vu ça ?
remark-level-1-good-2 = Encore ! Encore !
remark-level-1-bad-1 = Oh non ! C’est pas juste !
remark-level-1-bad-2 = Je peux recommencer ?
remark-level-2-good-1 = Comme c’est charmant !
remark-level-2-good-2 = Tiens, c’était pour moi.
remark-level-2-bad-1 = Zut alors. Encore un peu de thé ?
remark-level-2-bad-2 = Tant pis, ce n’est qu’un jeu.
remark-level-3-good-1 = C’est comme ça qu’on fait au club.
remark-level-3-good-2 = Bien, ça m’arrange.
remark-level-3-bad-1 = Ça arrive même au club.
remark-level-3-bad-2 = Hum. J’avais d’autres projets.
remark-level-4-good-1 = Merci, je prends.
remark-level-4-good-2 = Vous l’aviez vu venir ?
remark-level-4-bad-1 = Celle-là, vous me la paierez.
remark-level-4-bad-2 = C’est noté.
remark-level-5-good-1 = Comme prévu.
remark-level-5-good-2 = La patience paie toujours.
remark-level-5-bad-1 = Intéressant. Une chance sur six.
remark-level-5-bad-2 = Le hasard. Cela passe.
remark-level-6-good-1 = En effet.
remark-level-6-good-2 = Je le voyais ainsi.
remark-level-6-bad-1 = Ah. Cela aussi arrive.
remark-level-6-bad-2 = On apprend toujours.
