## level-1

level-1-title = Pip
level-1-manner = Prende ciò che luccica
level-1-character = Gioca per la prima volta: prende i punti che trova, dimentica ciò che conta alla fine, e non vede metà delle mosse.

## level-2

level-2-title = Rosalie
level-2-manner = Gioca per la compagnia
level-2-character = Gioca per la compagnia: sfrutta al meglio il suo turno, si chiede a malapena che cosa farai nel tuo, e ogni tanto le sfugge qualcosa.

## level-3

level-3-title = Matteo
level-3-manner = Sa che cosa conta
level-3-character = Gioca al circolo ogni settimana: sa che cosa conta alla fine, e guarda la tua risposta prima di decidere.

## level-4

level-4-title = Héloïse
level-4-manner = Rovina i tuoi piani
level-4-character = Gioca per vincere: soppesa molti modi in cui la partita può andare, e rovina i tuoi piani se vale più dei suoi.

## level-5

level-5-title = Ottavia
level-5-manner = Non perdona nulla
level-5-character = Gioca meglio che può in due secondi: pensa a ogni carta che potresti avere in mano, e non perdona nulla.

## level-6

level-6-title = Anselmo
level-6-manner = Vede tutto a colpo d'occhio
level-6-character = Ha giocato mezzo miliardo di mosse contro se stesso: vede a colpo d'occhio quanto vale una mossa, controlla una volta sola e risponde prima che tu ti sia seduto.
