game-title = La Via Alta
game-tagline = Sali, non cadere mai.

## clause

clause-HR-01 = Da due a quattro giocatori; carte da 1 a 6, quattro per tipo; ognuno ne riceve due, nascoste.
clause-HR-02 = Nel tuo turno gioca una carta e segna il suo valore, a meno che sia più bassa della precedente. Opzione steep: a meno che non sia più alta.
clause-HR-03 = Poi pesca una carta finché ce ne sono.
clause-HR-04 = La partita finisce quando tutte le carte sono giocate.
clause-HR-05 = Vince chi ha più punti; a parità la vittoria è condivisa.
clause-HR-06 = Le mani e il mazzo sono nascosti; tutto il resto è visibile.

## refusal

refusal-HR-02 = gioca una carta che hai; non hai nessun { $value }.
refusal-HR-02-not-now = non è il momento di un { $value }.

## fault

fault-cards = ci sono troppe o troppo poche carte di un valore.
fault-hands = una mano non corrisponde al suo numero di carte.
fault-actor = questo posto non può essere quello che gioca.

## move

move-play = Giocare un { $value }
move-deal = Viene dato un { $value }

## event

event-play = { $player } gioca un { $value } per { $points }.
event-deal = { $player } pesca un { $value }.
event-deal-hidden = { $player } pesca una carta.

## question

question-play = Gioca una carta; l'ultima era { $last }.

## source

source-cards = Carte

## ending

ending-HR-04 = Tutte le carte sono giocate.

## option

option-steep = Ripida
option-steep-on = segna solo una carta più alta
option-steep-off = segna anche una carta uguale
