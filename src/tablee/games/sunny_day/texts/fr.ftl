game-title = Sunny Day
game-tagline = Complétez des images sur la table, prenez les tuiles, et complétez d'autres images devant vous.

## clause

clause-SD-01 = Le jeu se joue de 2 à 5.
clause-SD-02 = Il y a 56 tuiles carrées. Chacun de leurs quatre côtés montre une moitié d'image : parasol, moulin à vent, nuage, trèfle, soleil ou glace. Une tuile porte le nom des quatre lettres de ses moitiés, dans le sens horaire à partir du haut : P parasol, W moulin, C nuage, L trèfle, S soleil, T haut et K bâtonnet de la glace. La répartition des moitiés sur les tuiles est une reconstitution ; une édition peut donner ses propres tuiles, et contenir deux fois la même : les lettres désignent alors la sorte.
clause-SD-03 = Deux côtés qui se touchent complètent une image s'ils en montrent deux moitiés. L'option « Moitiés de glace » dit quelles moitiés de glace vont ensemble : une glace a un haut et un bâtonnet et il faut l'un et l'autre ; ou bien toutes les moitiés de glace vont ensemble.
clause-SD-04 = Il y a 23 jetons bonus, face cachée : cinq valent 0 point, onze en valent 1 et sept en valent 2.
clause-SD-05 = 30 tuiles sont étalées au hasard, face visible et tournées au hasard, en un rectangle de 6 de large et 5 de haut. Les côtés n'ont pas à correspondre.
clause-SD-06 = Les 26 autres tuiles forment la réserve, face cachée. Chacun en pioche 2 et les garde cachées.
clause-SD-07 = Le hasard désigne qui commence. On joue ensuite dans le sens horaire, dans l'ordre des places.
clause-SD-10 = D'abord, vous posez l'une de vos deux tuiles sur la table, tournée à votre guise. Elle doit partager un côté avec une tuile déjà posée (un coin ne suffit pas) et ne pas en recouvrir. On peut remplir trous et encoches, la table peut se diviser en îles, et elle n'a pas de bord.
clause-SD-11 = La tuile posée doit compléter au moins une image. Ses autres côtés n'ont pas à correspondre à ce qu'ils touchent.
clause-SD-12 = Si vous pouvez poser une de vos tuiles, vous le devez. Si vous ne pouvez en poser aucune, vous les montrez à tous et votre tour s'arrête aussitôt, sans piocher.
clause-SD-13 = Ensuite vous ramassez : la tuile posée reste sur la table, et vous prenez toutes ses voisines dont elle a complété l'image. Vous ne pouvez pas en laisser.
clause-SD-14 = Pour chaque soleil et chaque glace complétés sur la table, vous prenez un jeton bonus au hasard, face cachée. Personne, pas même vous, n'en connaît la valeur avant la fin. Quand il n'y a plus de jeton, on n'en prend plus.
clause-SD-15 = Puis vous piochez : complétez votre main à 2 tuiles, tant que la réserve le permet.
clause-SD-16 = Enfin vous arrangez : posez les tuiles ramassées sur votre serviette, celle qui est devant vous, dans l'ordre que vous voulez et tournées à votre guise, chacune complétant au moins une image. Les autres côtés n'ont pas à correspondre. En compléter beaucoup est un bon conseil, pas une obligation. On ne recouvre rien, et les tuiles déjà là ne bougent plus.
clause-SD-17 = La première tuile d'une serviette n'a rien à compléter. Si vous en avez ramassé plusieurs, n'importe laquelle peut être la première.
clause-SD-18 = Une tuile ramassée qui ne peut compléter aucune image de votre serviette sort du jeu. Tant que l'une des tuiles ramassées peut être placée, il faut en placer une ; quand aucune de celles qui restent ne le peut, elles sortent.
clause-SD-19 = Les soleils et les glaces complétés sur une serviette ne donnent pas de jeton.
clause-SD-20 = Le tour passe à gauche. Qui n'a plus de tuile est sauté.
clause-SD-21 = Tout est visible sauf les mains, l'ordre de la réserve et la valeur des jetons : serviettes, tuiles ramassées et sorties, nombre de jetons et de tuiles dans la réserve. Une tuile qui a dû être montrée est connue de tous jusqu'à ce qu'elle soit jouée.
clause-SD-30 = La partie se termine quand la réserve est vide et que toutes les mains sont jouées ; le dernier tour est d'abord mené à son terme, arrangement compris. Elle se termine aussi quand tous ceux qui ont encore des tuiles ont été bloqués l'un après l'autre : plus rien ne peut changer, même s'il reste une réserve.
clause-SD-31 = Vous marquez 1 point par tuile de votre serviette, 1 point par image complète qui s'y trouve, et la valeur de vos jetons. Les tuiles sorties du jeu ne comptent pas.
clause-SD-32 = Le plus de points gagne. À égalité, c'est qui a le plus de tuiles sur sa serviette ; si l'égalité demeure, la victoire est partagée.
clause-SD-40 = Dans le « Jeu simplifié », une option, il n'y a pas de serviette et les tuiles ramassées sont empilées. Chaque tuile ramassée vaut 1 point, et les jetons comptent comme d'habitude. Les égalités vont à qui a ramassé le plus de tuiles.
clause-SD-90 = Exemple : une tuile posée en touche trois autres et ne correspond qu'à l'une d'elles. Cela suffit ; on ne ramasse que celle-ci.
clause-SD-91 = Exemple : une tuile complète une image avec chacune de ses trois voisines. On ramasse les trois.
clause-SD-92 = Exemple : 9 tuiles, 8 images complètes et des jetons de 0, 1 et 2 : 9 + 8 + 3 = 20 points.

## refusal

refusal-SD-10-not-now = on pose une tuile au début du tour ; ce n'est pas le moment.
refusal-SD-10-no-tile = vous n'avez pas de tuile à cette place de votre main.
refusal-SD-02-same-tile = vous avez deux tuiles { $tile } ; c'est le même coup, et il porte le nom de la première.
refusal-SD-10-apart = { $tile } doit partager un côté avec une tuile de la table ; { $cell } n'en touche aucune.
refusal-SD-10-occupied = { $cell } n'est pas libre, et on ne recouvre pas une tuile.
refusal-SD-10-named-otherwise = plusieurs tuiles touchent cette case, et c'est une autre qui la désigne.
refusal-SD-11 = { $tile }, { with-turned }, ne complète aucune image en { $cell } ; il en faut au moins une. Tournez-la ou cherchez une autre case.
refusal-SD-16-not-now = on arrange les tuiles après avoir ramassé et pioché ; ce n'est pas le moment.
refusal-SD-16-no-tile = vous n'avez pas ramassé autant de tuiles ce tour-ci.
refusal-SD-40 = dans le jeu simplifié il n'y a pas de serviette : les tuiles ramassées s'empilent d'elles-mêmes.
refusal-SD-16-apart = { $tile } doit partager un côté avec une tuile de votre serviette ; { $cell } n'en touche aucune.
refusal-SD-16-occupied = { $cell } n'est pas libre sur votre serviette, et on ne recouvre pas une tuile.
refusal-SD-16-named-otherwise = plusieurs tuiles de votre serviette touchent cette case, et c'est une autre qui la désigne.
refusal-SD-16 = { $tile }, { with-turned }, ne complète aucune image en { $cell } de votre serviette ; il en faut au moins une.
refusal-SD-17 = votre serviette est vide : sa première tuile se place en 0,0 et sans être tournée.
refusal-SD-17-begun = votre serviette a déjà sa première tuile ; les suivantes doivent compléter des images.
refusal-SD-07-luck = le hasard désigne qui commence, avant toute autre chose.
refusal-SD-05-luck = le hasard étale les tuiles, avant le premier tour ; personne ne choisit.
refusal-SD-06-luck = les tuiles se piochent au hasard, et seulement pour compléter une main ; personne ne les choisit.
refusal-SD-14-luck = les jetons sont retournés à la fin de la partie ; personne ne choisit leur valeur.
refusal-SD-01 = il n'y a pas de place { $seat } à cette table ; la dernière est { $last }.
refusal-SD-05-gone = { $tile } n'est plus parmi les tuiles à étaler.
refusal-SD-06-gone = { $tile } n'est pas dans la réserve.
refusal-SD-04 =
    { $value ->
        [one] tous les jetons à { $value } point sont déjà retournés.
       *[other] tous les jetons à { $value } points sont déjà retournés.
    }
refusal-SD-02-kind = il y a plusieurs tuiles { $tile } ; on les pioche par leurs seules lettres.
refusal-SD-02-unknown = il n'y a pas de tuile { $tile } dans cette boîte.
refusal-SD-10-not-in-hand = { $tile } n'est pas dans votre main.
refusal-SD-16-not-collected = { $tile } n'est pas parmi les tuiles que vous avez ramassées ce tour-ci.

## fault

fault-numbers = Un nombre sort de ses limites, ou quelque chose est caché : une vue n'est pas une position entière.
fault-copies = Parmi les tuiles d'une même sorte, #1 doit être vue avant #2, et ainsi de suite.
fault-hands = Les tuiles des mains ne sont pas celles qui ont été piochées, ou une main n'est pas triée.
fault-supply = Le nombre de tuiles de la réserve n'est pas juste.
fault-shown = Seules les tuiles d'une main peuvent être montrées, et jamais avant le premier tour.
fault-collected = Les tuiles ramassées ce tour-ci ne sont pas justes.
fault-geometry = Une tuile en recouvre une autre, ou se trouve où elle ne peut pas être.
fault-cells = Ce que l'on sait des cases n'est pas ce qui s'y trouve (cela se calcule et ne se donne pas).
fault-reach = La table commence par un rectangle de 6 sur 5 et grandit d'une case au plus par tuile posée : une tuile est trop loin, ou une case du rectangle manque.
fault-tableau = Un tableau commence par une tuile non tournée en 0,0, et toutes les autres doivent s'y rattacher par des images complètes (SD-16, SD-17).
fault-stacks = Seul le jeu simplifié a des piles : les tuiles ramassées s'y empilent aussitôt, sans tableaux, et aucune ne sort du jeu (SD-40).
fault-counts = Le compte des tuiles n'est pas bon : au départ 30 sur la table et 26 à piocher ; chaque tour en pose une et en ramasse une à quatre ; les mains sont pleines tant que dure la réserve.
fault-tokens = Il y a plus de jetons que dans la boîte, ou que de tuiles ramassées (SD-14).
fault-values = Les valeurs des jetons ne tombent pas juste, ou sont connues avant la fin (SD-04, SD-14).
fault-last = La dernière tuile posée doit être sur la table.
fault-phase = Qui doit agir ne correspond pas à la phase du tour.
fault-stuck = La personne qui doit poser ne peut poser aucune de ses tuiles : la main est montrée et le tour passe de lui-même (SD-12).
fault-unplaceable = Aucune des tuiles ramassées ne peut être placée dans le tableau : elles sortent d'elles-mêmes (SD-18).
fault-ending = La partie ne se termine pas ainsi : tout doit être joué, ou tous ceux qui ont des tuiles doivent être bloqués et les avoir montrées (SD-30).
fault-unknown-tile = Une tuile nommée n'est pas dans cette boîte. Les exemplaires d'une même sorte sont numérotés à partir de #1 ; une tuile seule de sa sorte n'a pas de numéro (SD-02).
fault-twice = Une tuile est nommée plus souvent que la boîte n'en contient (SD-02).
fault-nowhere = Une tuile n'est nulle part. Dites où elle est, ou omettez la réserve, ou ce qui est sorti du jeu : les tuiles non nommées y vont.
fault-no-cell = Une tuile qui se trouve quelque part a un nom (tile) et une case (x et y).
fault-hand-size = Une main contient au plus 2 tuiles (SD-06).
fault-collected-size = On ramasse au plus 4 tuiles en un tour (SD-13).

## edition

edition-tile = L'édition { $where } : une tuile s'écrit avec quatre lettres parmi { $letters }, ce que « { $got } » n'est pas (tiles).
edition-tiles = L'édition { $where } : la boîte compte { $expected } tuiles, et tiles en a { $count }.
edition-tokens = L'édition { $where } : tokens dit combien de jetons valent 0, 1 et 2 points, par exemple { $example }.
edition-too-many-tokens = L'édition { $where } : il peut y avoir au plus { $most } jetons, et tokens en a { $count }.

## move

move-place = Poser { $tile } en { $cell }, { with-turned }
move-arrange = Placer { $tile } sur la serviette en { $cell }, { with-turned }
move-first = La place { $seat } commence
move-lay = { $tile } est étalée, { with-turned }
move-deal = { $tile } est piochée
move-token =
    { $value ->
        [one] Un jeton à { $value } point est retourné
       *[other] Un jeton à { $value } points est retourné
    }

## event

event-first = { $player } commence.
event-lay = { $tile } est étalée en { $x },{ $y }.
event-deal =
    { $player } pioche { $tile } ; { $supply_count ->
        [0] la réserve est vide.
        [one] il reste une tuile dans la réserve.
       *[other] il reste { $supply_count } tuiles dans la réserve.
    }
event-deal-hidden =
    { $player } pioche une tuile ; { $supply_count ->
        [0] la réserve est vide.
        [one] il reste une tuile dans la réserve.
       *[other] il reste { $supply_count } tuiles dans la réserve.
    }
event-place = { $player } pose { $tile } en { $x },{ $y }.
event-collect = { $player } complète { with-the-picture } et ramasse { $tile }.
event-tokens = { $player } prend { $count ->
        [one] un jeton bonus
       *[other] { $count } jetons bonus
    }.
event-tokens-short =
    { $player } a gagné { $earned ->
        [one] un jeton bonus
       *[other] { $earned } jetons bonus
    }, mais il { $count ->
        [0] n'y en a plus.
        [one] n'en reste qu'un.
       *[other] n'en reste que { $count }.
    }
event-arrange-first = { $player } commence sa serviette par { $tile }.
event-arrange = { $player } place { $tile } sur sa serviette en { $x },{ $y } et complète : { $pictures }.
event-out = Hors du jeu, faute d'image à compléter : { $tiles }.
event-stuck = { $player } ne peut rien poser et montre { $tiles }.
event-skip = { $player } n'a plus de tuile et passe son tour.
event-turn = À { $player } de jouer.
event-end = Toutes les tuiles ont été jouées : la partie se termine.
event-end-stuck = Plus personne ne peut poser de tuile : la partie se termine.
event-token =
    { $value ->
        [one] { $player } retourne un jeton : { $value } point.
       *[other] { $player } retourne un jeton : { $value } points.
    }
event-win = { $player } gagne avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.
event-win-shared = { $player } partage la victoire avec { $total ->
        [one] { $total } point
       *[other] { $total } points
    }.

## question

question-place = Posez une de vos tuiles ({ $tiles }) de façon à compléter une image sur la table.
question-arrange = Placez une tuile ramassée ({ $tiles }) sur votre serviette de façon à y compléter une image.
question-arrange-first = Choisissez la première tuile de votre serviette : { $tiles }.
question-wait = Le hasard est à l'œuvre.

## source

source-tiles = Tuiles
source-pictures = Images
source-tokens = Jetons bonus

## tie-break

tie-break-most-tiles = Le plus de tuiles

## ending

ending-SD-30 = Toutes les tuiles ont été jouées, ou plus personne ne pouvait en poser.

## option

option-ice-halves = Moitiés de glace
option-ice-halves-two-part = À un haut, il faut un bâtonnet
option-ice-halves-any = Toutes les moitiés vont ensemble
option-simplified = Jeu simplifié
option-simplified-off = Avec une serviette pour chacun
option-simplified-on = Sans serviette : les tuiles ramassées sont empilées

## word

word-parasol = parasol
word-pinwheel = moulin à vent
word-cloud = nuage
word-clover = trèfle
word-sun = soleil
word-lolly = glace

## label

label-table = Table
label-tableau = Serviette de { $player }
label-stack = Pile de { $player }
label-hand = Main
label-player = Joueur
label-tiles = Tuiles
label-pictures = Images
label-tokens = Jetons
label-supply = Réserve : { $count }
label-tokens-left = Jetons restants : { $count }
label-collected = Ramassées, à placer : { $tiles }
label-out = Hors du jeu : { $tiles }
label-last = Dernière posée : { $tile }
label-letters = P parasol, W moulin, C nuage, L trèfle, S soleil, T haut de glace, K bâtonnet ; * indique une image complète
label-empty = vide

## with: only for other messages to refer to

with-turned =
    { $turns ->
        [0] sans la tourner
        [1] tournée d'un quart de tour
        [2] tournée d'un demi-tour
       *[other] tournée de trois quarts de tour
    }
with-the-picture =
    { $picture ->
        [parasol] le parasol
        [pinwheel] le moulin à vent
        [cloud] le nuage
        [clover] le trèfle
        [sun] le soleil
       *[lolly] la glace
    }
