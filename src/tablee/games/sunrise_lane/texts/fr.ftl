game-title = Sunrise Avenue
game-tagline = Bâtissez des maisons sur des parcelles colorées : des points tout de suite, et les quartiers à la fin.

## clause

clause-SL-01 = On joue à 2, 3 ou 4. Chaque joueur reçoit 28 étages de maison à 2 ou 3 joueurs, 22 à 4 joueurs.
clause-SL-02 = 20 jetons de parc forment une réserve commune.
clause-SL-03 = Il y a 55 cartes de cinq couleurs : 11 jaunes, 11 vertes, 11 rouges, 11 bleues et 11 roses. Elles ne portent pas de nombre et il n'y a pas de joker.
clause-SL-04 = Le plateau compte 11 cases sur 11. 80 d'entre elles sont des parcelles, chacune avec une couleur et 1 à 5 points ; la fontaine est au milieu ; le reste est un décor où personne ne construit. Les quarts du plateau forment quatre quartiers : A1 (en haut à gauche) et A2 (en bas à droite) récompensent les maisons les plus hautes, B1 (en haut à droite) et B2 (en bas à gauche) les maisons les plus nombreuses. La croix de parcelles qui passe par la fontaine n'appartient à aucun quartier. Deux cases sont adjacentes quand elles ont un côté commun.
clause-SL-05 = Tout le monde commence à 0 point, et le score n'a pas de plafond.
clause-SL-06 = On mélange les cartes. Chacun en reçoit 3, cachées aux autres ; le reste forme la pioche.
clause-SL-07 = La personne la plus jeune commence. Ici, c'est la place 0 : l'hôte ordonne les places ou les fait tirer au sort. On joue dans le sens des aiguilles d'une montre, dans l'ordre des places.
clause-SL-10 = À votre tour, vous faites exactement une chose sur deux : construire, ou piocher.
clause-SL-11 = Pour construire, choisissez une parcelle vide à côté de la fontaine, ou à côté d'une parcelle qui porte un parc ou une maison, peu importe à qui elle est.
clause-SL-12 = Pour bâtir une maison, jouez une ou plusieurs cartes de la couleur de la parcelle. Pour chaque carte, empilez un de vos étages sur la parcelle et marquez aussitôt les points qui y figurent : 2 cartes sur une parcelle à 2 points en rapportent 4. Les cartes vont face visible sur la défausse.
clause-SL-13 = On ne construit jamais sur une parcelle occupée : une maison ne grandit donc plus ensuite. La plus haute maison possible compte 5 étages.
clause-SL-14 = Chaque carte jouée pour une maison demande un étage : vous ne pouvez pas en jouer plus qu'il ne vous reste d'étages. Un parc n'en demande pas.
clause-SL-15 = Après une maison ou un parc, vous pouvez construire encore dans le même tour, sur une parcelle vide à côté de celle que vous venez de bâtir, et ainsi de suite tant que vos cartes le permettent. Les constructions précédentes du tour ne comptent pas. Vous vous arrêtez quand vous voulez.
clause-SL-16 = Une fois par tour, vous pouvez aménager un parc là où vous pourriez bâtir une maison : défaussez une carte quelconque et posez un jeton. Il ne rapporte rien, quels que soient les points de la parcelle. Il peut venir en premier, au milieu, en dernier ou tout seul, même si vous avez la couleur de la parcelle. Quand il n'y a plus de jetons, on n'aménage plus de parcs.
clause-SL-17 = Quand vous cessez de construire, vous piochez 1 carte et votre tour se termine.
clause-SL-18 = Au lieu de construire, vous pouvez piocher 2 cartes. C'est toujours permis, même la main pleine.
clause-SL-19 = Si vous avez plus de 5 cartes après avoir pioché, défaussez des cartes de votre choix jusqu'à en avoir 5 ; puis votre tour se termine.
clause-SL-20 = Quand il faut une carte et que la pioche est vide, on mélange la défausse, qui devient la nouvelle pioche, même au milieu d'un tirage.
clause-SL-21 = Le nombre de cartes de chaque main, la défausse et tout le plateau sont visibles de tous. Les cartes en main et l'ordre de la pioche sont cachés.
clause-SL-30 = Quand il reste 2 étages ou moins à un joueur, la partie se termine dès que ce tour est fini et que tous ont joué autant de tours.
clause-SL-31 = La partie se termine aussi quand plus aucune parcelle des quatre quartiers n'est vide ; les parcs remplissent aussi des parcelles, et la croix ne compte pas. L'option « Quand les quartiers sont pleins » dit comment : la partie se termine sur-le-champ, au milieu du tour, sans piocher (jeu français) ; ou bien le tour continue normalement et on finit la manche (jeu italien).
clause-SL-32 = Si absolument rien n'a été construit pendant les dix dernières manches, la partie se termine à la fin de la manche et on compte les points.
clause-SL-40 = À la fin, il y a cinq classements : A1, A2, B1, B2 et C. La première place de chacun vaut 10 points, la deuxième 6 et la troisième 3.
clause-SL-41 = En A1 et A2, les maisons les plus hautes comptent. On compare le nombre de maisons de 5 étages dans le quartier ; ceux qui n'en ont pas comparent celles de 4 étages, et ainsi de suite jusqu'à 2. Les maisons d'un seul étage ne comptent pas. L'option « Égalités entre les plus hautes maisons » dit ce qu'il en est des joueurs égaux dans la hauteur qui les classe : ils sont à égalité ; ou bien la hauteur inférieure les départage, jusqu'à 2 étages.
clause-SL-42 = En B1 et B2, le nombre de maisons compte : on compare combien chacun en a dans le quartier, quelle que soit leur hauteur.
clause-SL-43 = En C, les maisons reliées comptent : on compare le plus grand groupe de parcelles adjacentes portant ses propres maisons, sur tout le plateau, croix comprise. On compte les parcelles, pas les étages. Les parcs ne sont à personne et ne relient rien. Un groupe n'est pas forcément une ligne, et une maison isolée est un groupe de 1. Sans maison, on ne marque rien.
clause-SL-44 = Les joueurs à égalité marquent tous leur place. L'option « Après une égalité » dit la suite : ils occupent les places suivantes, si bien que deux premiers marquent 10 chacun, le joueur suivant 3 et le dernier 0 (jeu français) ; ou bien le joueur suivant prend la place suivante : 10, 10, 6, 3 (jeu italien).
clause-SL-45 = Sans maison dans un quartier, vous n'y marquez rien ; en A1 et A2, il en va de même si vous n'y avez que des maisons d'un étage.
clause-SL-46 = Le plus de points l'emporte. À égalité, celui qui a le plus de cartes en main gagne ; si l'égalité demeure, la victoire est partagée.
clause-SL-47 = Deux jeux de règles fixent les options ensemble : les « Règles françaises » sont le jeu de base ; les « Règles italiennes » finissent la manche quand les quartiers sont pleins et donnent la place suivante après une égalité.
clause-SL-90 = Exemple : rose sur une parcelle à 2 points, bleu sur la parcelle à 1 point à sa droite, vert sur la parcelle à 3 points encore à droite : 2 + 1 + 3 = 6 points, puis on pioche 1 carte.
clause-SL-91 = Exemple : rouge sur une parcelle à 4 points à côté d'un parc, puis rose sur la parcelle à 1 point au-dessus. De là, on continue vers la parcelle jaune à gauche ou vers la bleue à droite, pas vers les deux. Jaune pour 2, puis vert à sa gauche pour 3 : 4 + 1 + 2 + 3 = 10 points.
clause-SL-92 = Exemple : rose pour 3 à côté de la maison d'un autre. La seule voisine vide est jaune, et il n'y a pas de carte jaune en main : une carte bleue y paie un parc, puis trois cartes vertes sur la parcelle verte à 5 points à sa gauche en rapportent 15 : 3 + 0 + 15 = 18 points.
clause-SL-93 = Exemple, quartier A : qui a une maison de 3 étages et deux de 2 étages est premier, qui en a deux de 2 étages deuxième, qui en a une seule de 2 étages troisième : 10, 6 et 3 points. Les maisons plus basses du premier ne lui donnent pas aussi la deuxième place.
clause-SL-94 = Exemple, classement C : avec des groupes de 4, 3 et 3 parcelles, les joueurs marquent 10, 6 et 6 points, quelle que soit l'option sur les égalités.

## refusal

refusal-SL-03 = il n'y a pas de carte { WORD($colour) } ; les sortes de cartes sont : { $colours }.
refusal-SL-04-fountain = { $plot } est la fontaine : construisez à côté, pas dessus.
refusal-SL-04-scenery = { $plot } fait partie du décor, ce n'est pas une parcelle ; personne n'y construit.
refusal-SL-04-outside = { $plot } n'est pas sur le plateau : les colonnes vont de a à k, les rangées de 1 à 11.
refusal-SL-10-nothing-built = vous n'avez encore rien construit ce tour-ci : construisez, ou piochez deux cartes.
refusal-SL-10-building = vous avez construit ce tour-ci, vous ne pouvez donc plus piocher deux cartes ; continuez, ou arrêtez-vous et piochez-en une.
refusal-SL-10-cards-first = une carte est en train d'être piochée ; les décisions viennent après.
refusal-SL-11 = la première parcelle d'un tour doit toucher la fontaine, un parc ou une maison ; { $plot } ne touche rien de tout cela.
refusal-SL-12-none = une maison sur { $plot } demande une carte { WORD($colour) }, la couleur de la parcelle, et vous n'en avez pas.
refusal-SL-12-few =
    vous voulez jouer { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } sur { $plot }, mais vous n'avez { $held ->
        [one] qu'une carte { WORD($colour) }
       *[other] que { $held } cartes { with-colour-plural }
    }.
refusal-SL-12-zero = une maison sur { $plot } demande au moins une carte { WORD($colour) }, la couleur de la parcelle.
refusal-SL-13 = { $plot } est occupée ; on ne construit jamais par-dessus un parc ou une maison.
refusal-SL-14 =
    chaque carte demande un étage : vous voulez jouer { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }, mais il { $pieces ->
        [0] ne vous reste aucun étage
        [one] ne vous reste qu'un étage
       *[other] ne vous reste que { $pieces } étages
    }.
refusal-SL-15 = la construction suivante doit se trouver à côté de celle que vous venez de bâtir ; { $plot } ne touche pas { $last }.
refusal-SL-16-second = un seul parc par tour, et vous avez déjà le vôtre.
refusal-SL-16-none-left = il n'y a plus de jetons de parc.
refusal-SL-16-no-card = vous n'avez pas de carte { WORD($colour) } pour payer le parc.
refusal-SL-19-discard-first = vous avez plus de { $limit } cartes ; défaussez-en d'abord pour en garder { $limit }.
refusal-SL-19-no-card = vous n'avez pas de carte { WORD($colour) } à défausser.
refusal-SL-19-no-need = on ne défausse que si l'on a plus de { $limit } cartes après avoir pioché.
refusal-SL-20-luck = les cartes viennent de la pioche au hasard ; personne ne les choisit.
refusal-SL-20-not-in-pile = il n'y a plus de carte { WORD($colour) } dans la pioche.
refusal-SL-30-over = la partie est terminée.

## fault

fault-phase = La position n'est dans aucune phase connue d'un tour.
fault-turn = La place dont c'est le tour, ou qui doit agir, ne correspond pas à la phase ; les places vont de 0 à un de moins que { $players }.
fault-round = Le compte des manches, ou des manches sans construction, ne peut pas être juste.
fault-negative = Il ne peut pas y avoir moins de zéro carte.
fault-scenery = Quelque chose se trouve là où il n'y a pas de parcelle.
fault-house = Une maison a un propriétaire à la table et 1 à 5 étages ; une parcelle vide ou un parc n'a ni l'un ni l'autre.
fault-pieces = Le compte des étages est faux : chaque joueur en a { $pieces }, sur le plateau ou en réserve.
fault-parks = Le compte des parcs est faux : il y en a { $parks }, sur le plateau ou en réserve.
fault-dots = Le compte des points est faux : chaque étage du plateau a rapporté les points de sa parcelle.
fault-masks = Les parcelles marquées comme occupées, ou comme voisines, ne sont pas celles du plateau.
fault-unconnected = Toute construction doit être reliée à la fontaine de proche en proche, et ce qui s'y trouvait avant ce tour aussi.
fault-chain = Les constructions de ce tour doivent être sur le plateau, l'une à côté de l'autre, au joueur dont c'est le tour, avec un parc au plus, et compter comme bâties dans cette manche.
fault-cards = Le compte des cartes est faux : il y en a { $cards } de chaque couleur, et celles qui viennent d'être jouées sont sur la défausse.
fault-hand-size = Une main n'a pas le nombre de cartes voulu ; une vue cache des cartes, mais une position les demande toutes.
fault-pile-size = La pioche n'a pas le nombre de cartes voulu ; une vue la cache, mais une position la demande.
fault-hand-limit = Un joueur a trop de cartes pour ce moment : la limite est de 5, hormis les cartes qui viennent d'être piochées.
fault-dealing = Pendant la distribution, rien n'est construit ni défaussé, et les mains se remplissent trois par trois dans l'ordre des places.
fault-drawing = Le nombre de cartes à piocher ne convient pas : une après avoir construit, deux au lieu de construire, d'une pioche qui n'est pas vide.
fault-end-due = La fin est annoncée dans la manche où un joueur n'a plus que deux étages ou, si l'on finit la manche, où les quartiers sont pleins ; et seulement alors.
fault-end-overdue = Il restait deux étages ou moins à un joueur avant la fin de la manche précédente : la partie devrait être terminée.
fault-ending = La partie se termine exactement quand sa fin était annoncée : à la fin d'une manche, ou sur-le-champ quand les quartiers sont pleins.

## edition

edition-rows = L'édition { $where } : board.rows doit compter { $side } rangées de { $side } cases, mais les rangées en ont { $got }.
edition-fountain = L'édition { $where } : le plateau doit avoir une seule fontaine ({ $mark }), et non { $count }.
edition-cell = L'édition { $where }, board.rows, { $cell } : il faut . (décor), ## (la fontaine) ou l'une des lettres { $letters } avec 1 à { $most } points, comme R3 ou R3+, et non « { $got } ».
edition-cross = L'édition { $where }, board.rows, { $cell } : une parcelle dans l'alignement de la fontaine fait partie de la croix : écrivez { $better }.
edition-too-many-plots = L'édition { $where } : le plateau a { $count } parcelles ; { $most } est le maximum.
edition-empty-district = L'édition { $where } : le quartier { $district } n'a aucune parcelle.
edition-unreachable = L'édition { $where } : personne ne pourra jamais construire sur { $plots } : aucune parcelle n'y mène depuis la fontaine.

## move

move-build = Bâtir sur { $plot } avec { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
move-park = Aménager un parc sur { $plot } contre une carte { WORD($colour) }
move-stop = Cesser de construire et piocher une carte
move-draw = Piocher deux cartes
move-discard = Défausser une carte { WORD($colour) }
move-deal = Une carte { WORD($colour) } est piochée

## event

event-build =
    { $player } bâtit { $storeys ->
        [one] un étage
       *[other] { $storeys } étages
    } sur la parcelle { WORD($colour) } { $plot } : { $storeys } × { $dots } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-park = { $player } défausse une carte { WORD($colour) } et aménage un parc sur { $plot }.
event-stop = { $player } cesse de construire et pioche une carte.
event-draw = { $player } pioche deux cartes.
event-discard = { $player } défausse une carte { WORD($colour) }.
event-deal = { $player } reçoit une carte { WORD($colour) }.
event-deal-hidden = { $player } reçoit une carte.
event-reshuffle = La défausse devient la nouvelle pioche : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
event-end-near = { $player } amène la fin : c'est la dernière manche ({ $clause }).
event-turn = Manche { $round } : à { $player } de jouer.
event-over = La partie est terminée ({ $clause }). Scores : { $totals }.

## question

question-act = Construisez à côté de la fontaine, d'un parc ou d'une maison ; ou piochez deux cartes.
question-go-on = Continuez à côté de { $last }, ou arrêtez-vous et piochez une carte.
question-discard = Trop de cartes : défaussez-en { $count ->
        [one] encore une
       *[other] encore { $count }
    } pour en garder { $limit }.
question-deal =
    { $count ->
        [one] Une carte est à piocher.
       *[other] { $count } cartes sont à piocher.
    }
question-over = La partie est terminée.

## source

source-dots = Points des parcelles
source-A1 = Quartier A1, les plus hautes
source-A2 = Quartier A2, les plus hautes
source-B1 = Quartier B1, les plus nombreuses
source-B2 = Quartier B2, les plus nombreuses
source-C = Plus grand groupe

## tie-break

tie-break-cards = Cartes en main

## ending

ending-SL-30 = Il restait deux étages ou moins à un joueur, et la manche a été finie.
ending-SL-31 = Les quatre quartiers sont pleins.
ending-SL-32 = Rien n'a été construit pendant dix manches.

## option

option-districts-full = Quand les quartiers sont pleins
option-districts-full-immediate = La partie se termine sur-le-champ
option-districts-full-finish-round = On finit la manche
option-tallest-ties = Égalités entre les plus hautes maisons
option-tallest-ties-shared = Égaux dans la hauteur qui compte : à égalité
option-tallest-ties-lower-storeys = La hauteur inférieure départage
option-tied-places = Après une égalité
option-tied-places-used-up = Les places suivantes sont occupées (10, 10, 3)
option-tied-places-next-place = On passe à la place suivante (10, 10, 6)

## preset

preset-french = Règles françaises
preset-italian = Règles italiennes

## word

word-yellow = jaune
word-green = verte
word-red = rouge
word-blue = bleue
word-pink = rose

## label

label-round = Manche
label-player = Joueur
label-dots = Points
label-pieces = Étages
label-hand = Cartes
label-parks = Parcs restants
label-pile = Pioche
label-discard = Défausse ({ $count }) :
label-chain =
    Bâti ce tour-ci : { $plots } = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
label-your-hand = Main de { $player } :
label-last-round = Dernière manche ({ $clause })
label-idle = Manches sans construction : { $count } sur { $limit }
label-park = parc
label-cross = croix

## with: only for other messages to refer to

with-colour-plural =
    { $colour ->
        [yellow] jaunes
        [green] vertes
        [red] rouges
        [blue] bleues
       *[pink] roses
    }
