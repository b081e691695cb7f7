## level-1

level-1-title = Pip
level-1-character = Gioca per la prima volta: prende i punti che trova, dimentica ciò che conta alla fine, e non vede metà delle mosse.

## level-2

level-2-title = Rosalie
level-2-character = Gioca per la compagnia: sfrutta al meglio il suo turno, si chiede a malapena che cosa farete nel vostro, e ogni tanto le sfugge qualcosa.

## level-3

level-3-title = Matteo
level-3-character = Gioca al circolo ogni settimana: sa che cosa conta alla fine, e guarda la vostra risposta prima di decidere.

## level-4

level-4-title = Héloïse
level-4-character = Gioca per vincere: soppesa molti modi in cui la partita può andare, e rovina i vostri piani se vale più dei suoi.

## level-5

level-5-title = Ottavia
level-5-character = Gioca meglio che può in due secondi: pensa a ogni carta che potreste avere in mano, e non perdona nulla.
