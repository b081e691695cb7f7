game-title = Tablée

## error

error-unknown-table = Cette table n'existe pas : elle est peut-être finie et oubliée, ou le lien est incomplet. Redemandez le lien, ou ouvrez votre propre table.
error-unknown-page = Il n'y a rien à cette adresse ; la page d'accueil montre ce qu'il y a.
error-wrong-link = Ce lien personnel n'ouvre aucune place : il est incomplet, ou la place a été rendue. Demandez à l'hôte le lien de la table.
error-wrong-method = Cette adresse ne répond pas à { $got }.
error-full-table = Toutes les places sont prises ; vous pouvez encore regarder.
error-taken-seat = La place { $seat } est prise ; choisissez-en une autre.
error-unknown-seat = Cette table a les places 1 à { $last } ; il n'y a pas de place { $got }.
error-wrong-seat = La place { $seat } n'est pas la vôtre ; asseyez-vous d'abord, ou ouvrez votre lien personnel.
error-taken-nickname = Quelqu'un ici s'appelle déjà { $name } ; choisissez un autre nom.
error-bad-nickname = Un pseudo a de 1 à 24 lettres visibles.
error-stale-ply = La partie a avancé : ceci valait pour le coup { $got }, mais elle en est au coup { $expected }. Regardez le plateau et décidez à nouveau.
error-not-your-turn = C'est au tour de { $name }.
error-not-started = La partie n'a pas encore commencé.
error-already-started = La partie a commencé : les places et les réglages sont fixés.
error-match-over = La partie est terminée ; demandez une revanche pour continuer.
error-not-over-yet = Les feuilles de partie et les secrets se voient quand la partie est terminée.
error-not-host = Seul l'hôte de la table peut faire cela.
error-free-seats =
    { $count ->
        [one] Une place est encore libre : invitez quelqu'un, ou mettez-y un robot.
       *[other] { $count } places sont encore libres : invitez quelqu'un, ou mettez-y des robots.
    }
error-missing-contribution = Il manque encore la part de hasard de : { $names }. Leur page l'envoie dès qu'elle est ouverte.
error-already-contributed = Cette place a déjà donné sa part de hasard ; elle ne peut plus changer.
error-cannot-undo = Cela ne peut pas être repris : seul son propre dernier coup peut l'être, tant que ni le hasard, ni un secret, ni un autre joueur n'y a répondu.
error-clock-ran-out = Votre temps pour cette partie est écoulé ; le robot joue pour votre place.
error-turn-ran-out = Votre temps pour ce tour est écoulé ; le robot le termine. Revenez au prochain.
error-unknown-bot = Il n'y a pas de robot « { $got } » ; les robots ici sont { $known }.
error-no-free-chat = L'hôte de cette table n'a pas permis ce genre de message.
error-unknown-phrase = Donnez soit une phrase, soit un texte ; les phrases sont { $known }.
error-bad-chat-length = Un message a de 1 à { $limit } lettres.
error-muted = L'hôte a rendu cette place muette.
error-bad-message = Ce message ne peut pas être compris : { $detail }.
error-message-too-big = Ce message est trop grand ; au plus { $limit } octets sont lus.
error-bad-language = Les langues ici sont { $known }, pas « { $got } ».
error-old-page = Cette page est de la version { $got }, le serveur de la version { $expected }. Rechargez la page ; si cela ne suffit pas, fermez tous ses onglets et rouvrez-la.
error-bad-address = { $name } devrait être { $expected }, pas « { $got } ».
error-foreign-origin = Cette demande vient d'une page d'un autre site ({ $got }) ; ouvrez la table à sa propre adresse.
error-too-many-requests = C'était trop rapide ; attendez un instant et réessayez.
error-too-many-connections = Trop de connexions sont ouvertes ; fermez quelques onglets et réessayez.
error-too-many-tables = Trop de tables ont été ouvertes ; attendez un peu, ou finissez-en une d'abord.
error-no-cookie = Votre navigateur ne garde pas de cookies pour cette page, aucune place ne peut donc être à vous. Autorisez-les ici et rechargez.
error-damaged-table = Cette table ne peut pas être montrée : ses données sont abîmées. L'administrateur du serveur trouve les détails dans le journal.
error-storage-failed = Le serveur n'a pas pu l'écrire, cela n'a donc pas eu lieu. Réessayez dans un instant.
error-server-closing = Le serveur redémarre ; rien n'est perdu, la page revient d'elle-même.
error-table-elsewhere = Cette table est en train de changer de place ; la page revient d'elle-même.
error-internal = Quelque chose s'est mal passé ici ; la partie est en sûreté. Réessayez, et signalez-le si cela persiste.
error-backup-exists = { $got } existe déjà ; donnez le nom d'un dossier qui n'existe pas.
error-backup-nothing = Il n'y a rien à sauvegarder dans { $got }.
error-verify-unreadable = Le fichier { $got } ne peut pas être lu.
error-bad-database = La base de données « { $got } » ne peut pas être ouverte : { $detail }.
error-unknown-limit = La limite { $got } n'existe pas ; les limites sont { $known }, chacune précédée de TABLEE_LIMIT_ et en majuscules.
error-bad-limit = { $name } doit être un nombre entier à partir de 1, et non « { $got } ».
error-bad-data-folder = Le dossier { $got } est inutilisable : { $detail }. Choisissez-en un autre, ou veillez à pouvoir y écrire.
error-bad-key = { $got } n'est pas une clé : { $size } octets au lieu de { $expected }. Reprenez-la d'une sauvegarde ; ou supprimez-la, une nouvelle sera créée : les liens personnels restent valables, mais les navigateurs redeviennent des inconnus.
error-newer-database = La base de données vient d'une version plus récente de Tablée : sa forme est { $got }, cette version connaît { $known }. Installez la version plus récente, ou partez d'une sauvegarde faite avant la mise à jour.
error-other-database = La base de données est de la forme { $got }, cette version copie { $known }. Sauvegardez-la avec la version qui l'a écrite ; ou lancez une fois tablee serve, qui met à jour une base plus ancienne.
error-too-many-acts = Il s'est passé tant de choses à cette table que seuls les coups sont encore acceptés ; ouvrez-en une autre pour le reste.
error-port-taken = Le port { $port } de { $host } ne peut pas servir ({ $detail }) ; un autre serveur y tourne-t-il ? --port en choisit un autre.
error-one-process = --processes { $got } demande une base PostgreSQL commune ; SQLite n'en sert qu'un. Indiquez laquelle : --database postgresql://utilisateur@hôte/nom
error-not-away = { $name } est là : un robot ne garde une place que pendant l'absence de son joueur. Attendez un instant, ou mettez-vous d'accord dans la discussion.
error-table-closed = L'administrateur de ce serveur a fermé la table ; on peut la regarder, mais il ne s'y passe plus rien.
error-banned = L'administrateur de ce serveur a exclu cette adresse ou cet appareil ; adressez-vous à lui si vous pensez que c'est une erreur.
error-other-rules = Cette table a été jouée avec une autre version des règles : on ne peut ni la montrer ni la continuer ici. Une partie terminée garde sa feuille de partie : téléchargez-la et rejouez-la avec la version qui l'a écrite.
error-took-too-long = Cela prend plus de temps que le serveur n'en accorde, il a donc abandonné. Réessayez dans un instant, ou demandez moins à la fois.
error-edition-too-big = Cette édition est trop longue ; { $limit } lettres sont lues au plus.
error-edition-too-deep = Cette édition est trop imbriquée ou ses mots sont trop longs : au plus { $depth } crochets imbriqués, { $depth } parties dans une clé à points, { $word } lettres dans un nombre ou une clé.
error-edition-unusable = Aucun jeu ne peut être installé avec cette édition ({ $detail }) ; comparez-la avec celle qui est fournie.
error-nothing-to-go-on-with = Cette partie est finie : il n’y a plus rien à continuer. Reprenez-la à un moment plus tôt, ou ouvrez une nouvelle table.
error-own-edition = Cette partie a été jouée avec une édition personnelle, elle ne peut donc pas continuer ici ; seules celles des éditions fournies avec le jeu le peuvent.
error-empty-database = La base de données { $got } est vide : une panne, un disque plein ou une copie interrompue n'en a rien laissé. Restaurez-la depuis une sauvegarde ; ou supprimez-la, et une nouvelle sera créée.
error-no-database = Il n'y a pas de base de données à { $got } ; dites où le serveur garde ses données (--data, --database).
error-nobody = « { $got } » n'est ni une adresse ni un appareil ; tablee admin show TABLE nomme les appareils d'une table.
error-page-not-built = La page n’a pas été construite dans cette installation, il n’y a donc rien à écrire ; dans le dossier des sources, make web la construit.
error-site-not-empty = { $got } n’est pas vide. Indiquez un autre dossier ; ou --force, qui écrit parmi ce qui s’y trouve et n’efface rien.
error-site-no-folder = { $got } est un fichier ; indiquez le nom d’un dossier.
error-not-at-machine = Seule une personne devant la machine qui fait tourner ce serveur peut l’ouvrir au réseau : ouvrez-y la page, à l’adresse qui commence par 127.0.0.1 ou localhost.
error-no-network = Cette machine ne semble reliée à aucun réseau ; il n’y a donc pas d’adresse qu’un autre appareil puisse ouvrir. Connectez-la et réessayez ; ou indiquez son adresse avec --network.

## phrase

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance à tous !
phrase-nice = Joli coup !
phrase-thanks = Merci !
phrase-thinking = Laissez-moi réfléchir…
phrase-moment = Un instant, s'il vous plaît.
phrase-your-turn = C'est à vous.
phrase-oops = Oups !
phrase-sorry = Désolé !
phrase-well-played = Bien joué !
phrase-again = On rejoue ?
phrase-bye = Au revoir !

## page

page-missing = Le serveur fonctionne. La page où l'on joue n'a pas été construite dans cette installation ; les messages qu'elle utiliserait sont décrits dans le manuel.
page-closing = Le serveur redémarre ; rien n'est perdu, et cette page reviendra d'elle-même.

## serve

serve-ready = Tablée est prête : { $address }
serve-local = Sur ce réseau : { $address }
serve-no-network = Aucun réseau n’a été trouvé : seule cette machine peut l’ouvrir ; --network indique une adresse.
serve-data = Tout est conservé dans { $data }
serve-stop = Ctrl+C arrête le serveur ; aucune partie n'est perdue.
serve-warming = Le moteur des robots se construit en arrière-plan ; d'ici là ils réfléchissent lentement.
serve-retention = Les tables auxquelles personne n'a touché pendant { $days ->
        [one] un jour
       *[other] { $days } jours
    } sont supprimées (--keep-days).
serve-for-ever = Les tables sont gardées pour toujours (--keep-days).

## verify

verify-good =
    { $outcomes ->
        [one] Le seul résultat du hasard découle du secret et des contributions ; la promesse a été tenue.
       *[other] Les { $outcomes } résultats du hasard découlent tous du secret et des contributions ; la promesse a été tenue.
    }
verify-backup = { $tables ->
        [one] { $tables } table sauvegardée
       *[other] { $tables } tables sauvegardées
    } dans { $folder } ; tablee serve --data { $folder } repart de là.

## admin

admin-seat = Place { $seat } : { $name } ; appareils : { $devices }
admin-closed = La table { $table } est fermée ; on peut encore la regarder.
admin-deleted = Tables supprimées : { $count }.
admin-banned = { $whom } est exclu à partir de maintenant.
admin-unbanned = { $whom } peut de nouveau entrer.
admin-not-banned = { $whom } n'était pas exclu.
admin-ban = { $whom } ({ $kind }), depuis le { $at } : { $reason }
admin-erased = Tables où des noms et des paroles ont été effacés : { $count }.
admin-revoked = L'ancien lien n'ouvre plus rien ; le nouveau, après l'adresse du serveur : { $link }
