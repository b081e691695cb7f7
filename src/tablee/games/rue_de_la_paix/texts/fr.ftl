game-title = Rendez-vous Rue de la Paix
game-tagline = Empilez vos hôtels, gardez les titres, remontez la rue.

## clause

clause-RP-01 = Pour 2, 3 ou 4 joueurs, qui prennent chacun 20, 16 ou 14 hôtels. La boîte en contient 80, 20 de chaque couleur.
clause-RP-02 = Il y a 20 propriétés en quatre zones de cinq, chacune d'une valeur en millions : rouge 1 à 5, bleue 2 à 6, jaune 3 à 7, verte 4 à 8. Chacune a un titre. Les propriétés n'ont pas de nom : on les désigne par leur zone et leur valeur. (Les valeurs rouges et jaunes sont reconstituées.)
clause-RP-03 = La rue a une case de départ, puis une case par million jusqu'à la dernière : 61. (Reconstitution.)
clause-RP-04 = Certaines cases de la rue portent un F : 5, 11, 17, 23, 29, 35, 41, 47, 53 et 59. (Reconstitution.)
clause-RP-05 = Il y a trois dés : deux numérotés de 1 à 6, et un dé de couleur avec les quatre zones, un W et un F.
clause-RP-06 = Il y a 28 cartes Fortune de quatorze sortes. Après le lancer : budget doublé, permis spécial, nouveaux plans. À la fin du tour : chantier express, étages en plus, projet jumeau, nouveau départ, déménagement, rachat, échange, démolition, scandale, ouragan. En réponse à un ouragan : assurance. (Les cartes sont reconstituées.)
clause-RP-07 = Au départ, les titres sont à côté du plateau, tous les pions sur la case de départ, et chacun a ses hôtels devant soi.
clause-RP-08 = On mélange les cartes Fortune. Chacun en pioche deux et les garde cachées.
clause-RP-09 = Chacun lance les deux dés numérotés ; le plus grand total commence. Les ex æquo relancent, dans l'ordre des places. On joue ensuite dans le sens des aiguilles d'une montre.
clause-RP-10 = À votre tour, vous lancez les trois dés. La somme des deux nombres est votre budget en millions ; la couleur indique la zone où construire.
clause-RP-11 = W : vous choisissez la zone. Il faut pouvoir y construire ; s'il n'y en a aucune, n'importe laquelle convient.
clause-RP-12 = F : les nombres ne comptent pas. Vous piochez une carte Fortune, vous pouvez jouer une carte, celle-ci ou une autre, et le tour est fini. On ne construit rien avec les dés.
clause-RP-13 = Construisez un ou plusieurs hôtels sur des propriétés de la zone, pour une valeur totale qui ne dépasse pas votre budget. Vous pouvez dépenser moins ; le reste est perdu.
clause-RP-14 = Une propriété qui était vide ne reçoit qu'un hôtel par tour.
clause-RP-15 = Une propriété déjà occupée reçoit autant d'hôtels que l'on veut dans un tour. Ils se posent au-dessus de ceux qui y sont, quel qu'en soit le propriétaire. La hauteur n'est pas limitée.
clause-RP-16 = Vous devez construire au moins un hôtel, sauf si le dé de couleur montre F. Si rien n'est abordable dans la zone, vous ne construisez rien et pouvez encore jouer une carte Fortune.
clause-RP-17 = Vous ne pouvez pas construire plus d'hôtels qu'il ne vous en reste. En manquer pendant votre tour met seulement fin à vos constructions.
clause-RP-20 = Une propriété appartient à qui y a le plus d'hôtels. Seule la pile compte, non son histoire.
clause-RP-21 = À égalité, le propriétaire est celui des ex æquo dont l'hôtel le plus bas est le plus proche de la base. Ceux qui ont moins d'hôtels ne comptent pas, même si l'un des leurs est tout en bas.
clause-RP-22 = Le titre change de main aussitôt : on le prend à côté du plateau ou à l'ancien propriétaire.
clause-RP-23 = Un pion est toujours sur la case égale à la valeur totale des titres de son joueur. Tous les pions concernés bougent, ceux des adversaires en arrière.
clause-RP-24 = Si votre propre pion avance pendant votre tour et finit sur une case F, vous piochez une carte Fortune. On le vérifie une fois après la construction, et une fois après une carte Fortune qui vous a fait avancer. Reculer ou rester sur place ne donne rien, et les adversaires ne piochent pas. Une carte piochée après la construction peut être celle que vous jouez à la fin ; une carte piochée ensuite est pour plus tard.
clause-RP-30 = À la fin de votre tour, vous pouvez jouer une carte Fortune. Certaines disent qu'elles se jouent à un autre moment : juste après le lancer, ou juste après l'ouragan d'un adversaire.
clause-RP-31 = Une carte jouée après le lancer est l'unique carte du tour. Une assurance contre un ouragan ne compte pour personne.
clause-RP-32 = Les cartes d'après le lancer ne se jouent pas sur un F. Si de nouveaux plans donnent un F, vous piochez une carte mais ne pouvez en jouer aucune : les nouveaux plans étaient l'unique carte du tour.
clause-RP-33 = Une carte jouée va face visible sur la défausse. Quand il faut une carte et que la pioche est vide, on mélange la défausse, qui devient la pioche. Si les deux sont vides, on ne pioche pas.
clause-RP-34 = Les cartes restent cachées jusqu'à ce qu'on les joue, et leur nombre n'est pas limité. Combien vous en avez, et la défausse, chacun le voit. Quiconque a une carte est interrogé chaque fois qu'une carte pourrait être jouée, quelle que soit la sienne : la question ne trahit rien.
clause-RP-35 = Une carte peut enfreindre les règles de construction (RP-13 à RP-16) : la carte l'emporte.
clause-RP-36 = L'hôtel du sommet d'une propriété est celui qui est au-dessus des autres, ou un hôtel seul.
clause-RP-37 = Un hôtel retiré revient à son joueur, qui peut le reconstruire. La pile garde son ordre et l'on recompte qui en est propriétaire ; le titre d'une propriété vidée retourne à côté du plateau.
clause-RP-38 = Dernier est le pion le plus en arrière, ex æquo compris. Le meneur est le plus avancé ; s'ils sont plusieurs, vous choisissez. On en juge quand la carte est jouée. Le scandale demande un adversaire en tête, fût-il à égalité avec vous, et lui prend un hôtel au sommet, quel que soit le propriétaire de la propriété.
clause-RP-39 = Une carte sans effet ne peut pas être jouée : un permis spécial sur W, pour la couleur obtenue ou pour une zone que W ne permettrait pas ; une carte qui construit plus d'hôtels qu'il ne vous en reste ; une carte qui prend, déplace, échange ou retire un hôtel quand il n'y en a pas ; un ouragan sur une zone sans hôtel.
clause-RP-40 = Avant que l'ouragan n'emporte les hôtels, on demande dans l'ordre du tour à chaque adversaire qui en perdrait un et qui a une carte Fortune. L'assurance garde debout les hôtels de ce joueur.
clause-RP-50 = La partie se termine quand un joueur n'a plus d'hôtel au début de son tour, avant les dés.
clause-RP-51 = Elle se termine aussi quand un pion, n'importe lequel, atteint la dernière case de la rue : aussitôt, après la construction ou la carte entière qui l'y a mené. Un total au-delà compte comme l'atteindre ; on compare les totaux entiers.
clause-RP-52 = Le pion le plus avancé gagne. À égalité, qui a le plus de titres ; si c'est encore égal, la victoire est partagée.
clause-RP-53 = Deux options, sans effet sauf accord. Limite par propriété : avec les dés, au plus trois hôtels sur une propriété en un tour ; les cartes ne comptent pas et ne sont pas limitées. Finir la manche : la partie ne se termine que lorsque tous ont joué autant de tours ; un tour commencé se finit, un joueur sans hôtel joue encore son tour, et rien n'annule la fin une fois qu'elle est acquise.
clause-RP-90 = Exemple : vous lancez 6, 4 et bleue. Vous pouvez construire sur le 6 et le 4 ; sur le 5, le 3 et le 2 ; deux hôtels sur le 5 s'il est déjà occupé ; ou toute autre combinaison jusqu'à 10.
clause-RP-91 = Exemple : un adversaire a un hôtel sur le 5 rouge. Avec 6, 4 et rouge, vous en construisez deux par-dessus : la propriété est à vous, vous lui prenez le titre.
clause-RP-92 = Exemple : vous êtes sur 10, un adversaire sur 15. Vous lui prenez une propriété de 5 : vous voilà sur 15, lui sur 10.
clause-RP-93 = Exemples, de la base au sommet. Orange, autre, autre, orange : à orange. Un hôtel chacun, orange en dessous : à orange. Gris, noir, blanc, noir, blanc : à noir.

## card

card-double-budget = Après le lancer : votre budget compte double.
card-special-permit = Après le lancer : construisez dans la zone de votre choix, comme avec un W.
card-new-plans = Après le lancer : relancez un, deux ou trois dés. Le nouveau lancer compte.
card-quick-build = Fin du tour : construisez 1 hôtel sur une propriété au choix.
card-extra-storeys = Fin du tour : construisez 2 hôtels sur une même propriété occupée.
card-twin-project = Fin du tour : construisez 1 hôtel sur chacune de 2 propriétés d'une même zone.
card-fresh-start = Fin du tour, seulement si votre pion est dernier : construisez 1 hôtel sur chacune de 2 propriétés différentes.
card-relocation = Fin du tour : déplacez l'un de vos hôtels du sommet sur une autre propriété.
card-takeover = Fin du tour : remplacez l'hôtel du sommet d'un adversaire par l'un des vôtres.
card-exchange = Fin du tour : échangez l'un de vos hôtels du sommet avec celui d'un adversaire.
card-demolition = Fin du tour : retirez l'hôtel du sommet d'un adversaire.
card-scandal = Fin du tour : retirez un hôtel du sommet du meneur, si c'est un adversaire.
card-hurricane = Fin du tour : choisissez une zone. L'hôtel du sommet de chacune de ses propriétés est retiré, les vôtres aussi.
card-insurance = Juste après l'ouragan d'un adversaire : vos hôtels restent.

## refusal

refusal-RP-50-over = la partie est terminée.
refusal-RP-10-luck = les dés et la pioche sont affaire de chance, personne ne les choisit.
refusal-RP-10-not-luck = cela ne peut pas arriver maintenant : le hasard doit d'abord décider autre chose.
refusal-RP-10-kept-die = seuls les dés choisis avec les nouveaux plans sont relancés, les autres restent.
refusal-RP-33-not-in-pile = il n'y a plus de telle carte dans la pioche.
refusal-RP-34-keep-not-now = il n'y a pas de lancer à garder : on vous interroge juste après le lancer, si vous avez une carte.
refusal-RP-11-not-now = vous ne choisissez une zone qu'après avoir obtenu un W.
refusal-RP-11 = avec { $budget } M, vous ne pouvez rien construire dans la zone { WORD($zone) } ; choisissez une zone où vous le pouvez.
refusal-RP-13-not-now = ce n'est pas le moment de construire.
refusal-RP-12-no-building = sur un F on ne construit rien ; vous pouvez jouer une carte Fortune.
refusal-RP-13-zone = la propriété { WORD($property) } n'est pas dans la zone { WORD($turn_zone) }, où vous construisez ce tour-ci.
refusal-RP-13-budget = cela coûte { $cost } M, et il ne vous en reste que { $budget }.
refusal-RP-14 = la propriété { WORD($property) } est vide, et une propriété vide ne reçoit qu'un hôtel par tour.
refusal-RP-14-already = la propriété { WORD($property) } était vide au début de votre tour : elle a déjà reçu son unique hôtel.
refusal-RP-16-build-first = vous devez construire au moins un hôtel.
refusal-RP-16-not-now = vous n'êtes pas en train de construire.
refusal-RP-17 =
    { $left ->
        [0] il ne vous reste plus d'hôtel.
        [one] il ne vous reste qu'un hôtel.
       *[other] il ne vous reste que { $left } hôtels.
    }
refusal-RP-53-lot-limit = à cette table, on pose au plus { $limit } hôtels sur une propriété en un tour.
refusal-RP-34-pass-not-now = vous ne pouvez passer qu'à la fin de votre tour, quand on vous demande une carte.
refusal-RP-30-not-held = vous n'avez pas la carte « { WORD($card) } ».
refusal-RP-30-after-roll = la carte « { WORD($card) } » se joue juste après le lancer.
refusal-RP-30-end-of-turn = la carte « { WORD($card) } » se joue à la fin de votre tour.
refusal-RP-31 = vous avez déjà joué votre unique carte de ce tour.
refusal-RP-32 = la carte « { WORD($card) } » ne se joue pas sur un F.
refusal-RP-39-permit-on-w = avec un W, vous choisissez de toute façon la zone : un permis spécial serait sans effet.
refusal-RP-39-permit-same-zone = vous avez déjà obtenu la zone { WORD($zone) } : choisissez-en une autre pour le permis spécial.
refusal-RP-39-permit-no-building = avec { $budget } M, vous ne pouvez rien construire dans la zone { WORD($zone) }.
refusal-RP-39-too-few-hotels =
    la carte « { WORD($card) } » demande plus d'hôtels que vous n'en avez : { $left ->
        [0] il ne vous en reste aucun.
        [one] il ne vous en reste qu'un.
       *[other] il ne vous en reste que { $left }.
    }
refusal-RP-39-none-of-yours = aucun de vos hôtels n'est au sommet : la carte « { WORD($card) } » serait sans effet.
refusal-RP-39-none-of-theirs = aucun hôtel adverse n'est au sommet : la carte « { WORD($card) } » serait sans effet.
refusal-RP-39-zone-without-hotels = il n'y a aucun hôtel à emporter pour un ouragan dans la zone { WORD($zone) }.
refusal-RP-36-not-your-top = la première propriété nommée doit avoir l'un de vos hôtels au sommet.
refusal-RP-36-not-their-top = l'hôtel du sommet doit être celui d'un adversaire.
refusal-RP-38-not-last = le nouveau départ est réservé au joueur dont le pion est dernier.
refusal-RP-38-not-the-leader = l'hôtel du sommet de la propriété { WORD($property) } n'est pas à un adversaire en tête.
refusal-RP-38-you-lead = personne d'autre que vous n'est en tête, et l'on ne fait pas scandale de soi-même.
refusal-RP-06-occupied = les étages en plus demandent une propriété occupée, et la propriété { WORD($property) } est vide.
refusal-RP-06-different = la carte « { WORD($card) } » demande deux propriétés différentes, pas deux fois la propriété { WORD($property) }.
refusal-RP-06-one-zone = un projet jumeau reste dans une zone ; les propriétés { WORD($property) } et { WORD($second) } sont dans deux zones.
refusal-RP-02-no-such-property = la propriété { WORD($property) } n'existe pas ; cette zone a { $known }.
refusal-RP-40-not-now = il n'y a pas d'ouragan auquel répondre.
refusal-RP-40-no-insurance = vous n'avez pas d'assurance.
refusal-RP-40-answer-first = un ouragan arrive : il faut d'abord y répondre, en vous assurant ou en le subissant.
refusal-RP-02-no-such-value = { WORD($property) } n'existe pas ; une propriété se nomme par sa zone et sa valeur, par exemple { $known }.

## fault

fault-seat = Il y a { $players } joueurs : une place nommée n'existe pas, ou quelque chose lui appartient.
fault-stack = Une pile ne tient pas : ses hôtels, sa hauteur ou ses comptes diffèrent.
fault-owner = Un titre est chez le mauvais joueur : le plus d'hôtels l'emporte, puis le plus bas (RP-20, RP-21).
fault-hotels = Chaque joueur a { $hotels } hôtels, sur le plateau et en réserve ensemble.
fault-token = Un pion n'est pas à sa place : sur la valeur totale des titres de son joueur, et sur un F si c'est pour cela que l'on pioche.
fault-cards = Les cartes Fortune des mains, de la pioche et de la défausse ne sont pas celles de la boîte.
fault-hand-count = Un joueur a un autre nombre de cartes qu'indiqué.
fault-pile-count = La pioche a un autre nombre de cartes qu'indiqué.
fault-phase = Qui doit agir, les cartes en main ou la carte jouée ne vont pas avec ce moment du tour.
fault-dice = Les dés ne vont pas avec ce moment du tour.
fault-budget = Le budget ne va pas avec les dés et les dépenses.
fault-laid = Les hôtels construits ce tour-ci, la zone ou la case d'où partait le pion ne vont pas avec le plateau, ou plus rien ne peut être construit.
fault-opening = Au départ, chacun a deux cartes dans l'ordre des places et le plateau est vide, puis on lance les dés dans cet ordre pour commencer.
fault-ending = La partie devrait être terminée, ou ne le devrait pas : un pion sur la dernière case ({ $last }), ou plus d'hôtel au début d'un tour, y met fin.
fault-due = Une fin n'est acquise que si l'on finit la manche, du moment où elle est provoquée jusqu'au bout de la manche.
fault-storm = La zone de l'ouragan, le joueur interrogé et les assurés ne vont pas avec le plateau.
fault-property = Une propriété est nommée que cette édition n'a pas.

## edition

edition-values = L'édition { $where } : les valeurs de { $place } doivent être toutes différentes et croissantes, mais sont { $got }.
edition-too-dear = L'édition { $where } : { $place } a besoin d'une propriété de { $most } ou moins, sans quoi deux dés n'y construiraient jamais.
edition-beyond = L'édition { $where } : street.fortune contient la case { $space }, au-delà de la dernière case { $last }.
edition-out-of-reach = L'édition { $where } : street.last vaut { $last }, mais toutes les propriétés ensemble ne valent que { $total }.
edition-unknown-card = L'édition { $where } : cards contient « { $got } » ; les cartes sont { $known }.
edition-cards = L'édition { $where } : les cartes doivent être de { $least } à { $most } en tout, mais sont { $total }.

## move

move-keep = Garder le lancer
move-done = Arrêter de construire
move-pass = Ne pas jouer de carte
move-suffer = Subir l'ouragan
move-insure = Montrer l'assurance
move-zone = Construire dans la zone { WORD($zone) }
move-build = Construire { $hotels ->
        [one] un hôtel
       *[other] { $hotels } hôtels
    } sur la propriété { WORD($property) }
move-double-budget = Budget doublé
move-special-permit = Permis spécial pour la zone { WORD($zone) }
move-new-plans = Nouveaux plans, dés relancés : { $dice }
move-quick-build = Chantier express sur la propriété { WORD($property) }
move-extra-storeys = Étages en plus sur la propriété { WORD($property) }
move-twin-project = Projet jumeau sur les propriétés { WORD($property) } et { WORD($second) }
move-fresh-start = Nouveau départ sur les propriétés { WORD($property) } et { WORD($second) }
move-relocation = Déménagement de la propriété { WORD($property) } à la propriété { WORD($second) }
move-takeover = Rachat sur la propriété { WORD($property) }
move-exchange = Échange de votre hôtel de la propriété { WORD($property) } contre celui de la propriété { WORD($second) }
move-demolition = Démolition sur la propriété { WORD($property) }
move-scandal = Scandale sur la propriété { WORD($property) }
move-hurricane = Ouragan sur la zone { WORD($zone) }
move-fortune = Carte Fortune : { WORD($card) }
move-start = Pour commencer : { $dice }
move-roll = Lancer de { $dice } ; zone : { WORD($colour) }

## event

event-deal = { $player } reçoit une carte Fortune : « { WORD($card) } ».
event-deal-hidden = { $player } reçoit une carte Fortune.
event-draw = { $player } pioche une carte Fortune : « { WORD($card) } ».
event-draw-hidden = { $player } pioche une carte Fortune.
event-no-card = Il n'y a plus de carte Fortune à piocher pour { $player }.
event-reshuffle =
    La défausse est mélangée : { $pile ->
        [one] une carte dans la pioche.
       *[other] { $pile } cartes dans la pioche.
    }
event-start-roll = { $player } lance { $dice } pour commencer : { $total }.
event-start-tie = { $player } est à égalité et relance pour commencer.
event-first = { $player } commence.
event-turn = Au tour de { $player }.
event-roll = { $player } lance { $dice } ; zone : { WORD($colour) }.
event-reroll = { $player } relance ({ $again }) : { $dice } ; zone : { WORD($colour) }.
event-keep = { $player } garde le lancer.
event-budget = { $player } a un budget de { $budget } M.
event-zone = { $player } choisit la zone { WORD($zone) }.
event-cannot-build =
    { $zone ->
        [W] { $player } ne peut rien construire dans aucune zone.
       *[other] { $player } ne peut rien construire dans la zone { WORD($zone) }.
    }
event-build = { $player } construit { $hotels ->
        [one] un hôtel
       *[other] { $hotels } hôtels
    } sur la propriété { WORD($property) } pour { $cost } M.
event-done =
    { $left ->
        [0] { $player } arrête de construire.
       *[other] { $player } arrête de construire ; il reste { $left } M.
    }
event-card = { $player } joue la carte « { WORD($card) } ».
event-card-on = { $player } joue la carte « { WORD($card) } » : { $targets }.
event-pass = { $player } ne joue pas de carte.
event-built = { $player } construit { $hotels ->
        [one] un hôtel
       *[other] { $hotels } hôtels
    } sur la propriété { WORD($property) } grâce à la carte.
event-removed = { $player } perd l'hôtel du sommet de la propriété { WORD($property) }.
event-moved = Un hôtel de { $player } passe de la propriété { WORD($property) } à la propriété { WORD($second) }.
event-hurricane = L'ouragan balaie la zone { WORD($zone) }.
event-insured = { $player } a une assurance : ses hôtels restent.
event-suffered = { $player } subit l'ouragan.
event-title = { $player } prend le titre de la propriété { WORD($property) }.
event-title-won = { $player } prend à { $from_seat } le titre de la propriété { WORD($property) }.
event-title-back = { $player } perd le titre de la propriété { WORD($property) }, qui retourne à côté du plateau.
event-token = Le pion de { $player } passe de la case { $was } à la case { $now }.
event-fortune-space = { $player } vient d'avancer sur un F : case { $space }.
event-due = La fin est acquise ({ $clause }) : on finit d'abord la manche.
event-end = La partie est terminée ({ $clause }).

## question

question-react = Vous avez { $budget } M pour construire. Jouez une carte prévue après le lancer, ou gardez le lancer.
question-zone = W : choisissez la zone où construire avec { $budget } M.
question-build =
    Construisez au moins un hôtel dans la zone { WORD($zone) } : vous avez { $budget } M et il vous reste { $left ->
        [one] un hôtel.
       *[other] { $left } hôtels.
    }
question-build-more =
    Continuez dans la zone { WORD($zone) }, ou arrêtez-vous : vous avez { $budget } M et il vous reste { $left ->
        [one] un hôtel.
       *[other] { $left } hôtels.
    }
question-end = Jouez une carte Fortune, ou aucune.
question-end-on-f = F : jouez une carte Fortune, ou aucune.
question-storm = Un ouragan sur la zone { WORD($zone) } : montrez votre assurance, ou subissez-le.
question-luck = Le hasard décide.
question-over = La partie est terminée.

## source

source-red = Zone rouge
source-blue = Zone bleue
source-yellow = Zone jaune
source-green = Zone verte

## tie-break

tie-break-titles = Titres

## ending

ending-RP-50 = Un joueur n'a plus d'hôtel au début de son tour.
ending-RP-51 = Un pion a atteint la dernière case de la rue.

## option

option-lot-limit = Limite par propriété : avec les dés, au plus trois hôtels sur une propriété en un tour
option-lot-limit-off = Sans limite
option-lot-limit-on = Au plus trois
option-finish-round = Finir la manche : tous jouent autant de tours
option-finish-round-off = Fin immédiate
option-finish-round-on = On finit la manche

## word

word-red = rouge
word-blue = bleue
word-yellow = jaune
word-green = verte
word-W = au choix (W)
word-F = Fortune (F)
word-colour = dé de couleur
word-double-budget = budget doublé
word-special-permit = permis spécial
word-new-plans = nouveaux plans
word-quick-build = chantier express
word-extra-storeys = étages en plus
word-twin-project = projet jumeau
word-fresh-start = nouveau départ
word-relocation = déménagement
word-takeover = rachat
word-exchange = échange
word-demolition = démolition
word-scandal = scandale
word-hurricane = ouragan
word-insurance = assurance

## label

label-player = Joueur
label-token = Case
label-titles = Titres
label-hotels = Hôtels
label-cards = Cartes
label-dice = Dés : { $dice }
label-budget = Budget : { $budget } M
label-zone = Zone : { WORD($zone) }
label-hand = Main de { $player } : { $cards }
label-piles = Pioche : { $pile } · Défausse : { $cards }
label-none = aucune
label-due = On finit la manche, puis la partie est terminée ({ $clause }).
label-legend = Piles de la base au sommet ; le propriétaire est marqué.
