game-title = La Grand-Route
game-tagline = Montez, ne tombez jamais.

## clause

clause-HR-01 = De deux à quatre joueurs ; des cartes de 1 à 6, quatre de chaque ; chacun en reçoit deux, cachées.
clause-HR-02 = À votre tour, jouez une carte et marquez sa valeur, sauf si elle est plus basse que la précédente. Option steep : sauf si elle n'est pas plus haute.
clause-HR-03 = Piochez ensuite une carte tant qu'il en reste.
clause-HR-04 = La partie s'achève quand toutes les cartes sont jouées.
clause-HR-05 = Le plus de points l'emporte ; à égalité la victoire est partagée.
clause-HR-06 = Les mains et la pioche sont cachées ; tout le reste est visible.

## refusal

refusal-HR-02 = jouez une carte de votre main ; vous n'avez pas de { $value }.
refusal-HR-02-not-now = ce n'est pas le moment d'un { $value }.

## fault

fault-cards = il y a trop ou trop peu de cartes d'une valeur.
fault-hands = une main ne correspond pas à son nombre de cartes.
fault-actor = cette place ne peut pas être celle qui joue.

## move

move-play = Jouer un { $value }
move-deal = Un { $value } est distribué

## event

event-play = { $player } joue un { $value } pour { $points }.
event-deal = { $player } pioche un { $value }.
event-deal-hidden = { $player } pioche une carte.

## question

question-play = Jouez une carte ; la dernière était { $last }.

## source

source-cards = Cartes

## ending

ending-HR-04 = Toutes les cartes sont jouées.

## option

option-steep = Raide
option-steep-on = seule une carte plus haute marque
option-steep-off = une carte égale marque aussi
