sunrise-lane-build = Si costruisce accanto alla fontana, o a ciò che già c’è. Una casa vuole carte del colore del lotto: ogni carta aggiunge un piano e vale i puntini del lotto. Tocca un lotto illuminato.
sunrise-lane-build-after = La casa c’è, i suoi punti sono subito tuoi.
sunrise-lane-chain = Nello stesso turno puoi continuare, sempre accanto a ciò che hai appena costruito, finché le carte lo permettono.
sunrise-lane-chain-after = Ecco una catena. Quando ti fermi peschi una carta.
sunrise-lane-park = Ti manca il colore accanto? Una volta per turno qualsiasi carta paga un parco. Non vale punti, ma la catena può ripartire da lì.
sunrise-lane-park-after = Un parco non è di nessuno, e apre la strada.
sunrise-lane-draw = Niente che ti piaccia? Pesca due carte invece di costruire. Puoi tenerne cinque.
sunrise-lane-draw-after = Due carte arrivano dal mazzo, e il turno è finito.
sunrise-lane-end = Quando a qualcuno restano due piani, o i quattro quartieri sono pieni, è la fine. A1 e A2 premiano le case più alte, B1 e B2 il numero di case, e conta anche il gruppo più grande: 10, 6 e 3 punti ogni volta. È tutto.

rue-de-la-paix-build = I due dadi sono il tuo budget in milioni, il colore dice in quale zona costruire. Spendilo in alberghi, fino al budget; almeno uno se puoi. Scegli una proprietà illuminata.
rue-de-la-paix-build-after = Chi ha più alberghi su una proprietà ne possiede il titolo, e una pedina sta sulla casella pari al valore di tutti i titoli del suo giocatore.
rue-de-la-paix-take = Puoi costruire sopra gli altri. Con più alberghi il titolo diventa tuo: la tua pedina avanza, la loro arretra. In parità decide l’albergo più in basso.
rue-de-la-paix-take-after = Il titolo è passato di mano.
rue-de-la-paix-card = Alla fine del turno puoi giocare una carta Fortuna. Ne ricevi una quando il dado dei colori mostra F, o quando la tua pedina si ferma su una casella F.
rue-de-la-paix-card-after = La carta è giocata, e tira il prossimo.
rue-de-la-paix-end = La partita finisce quando una pedina raggiunge l’ultima casella della via, o quando qualcuno all’inizio del turno non ha più alberghi. Vince la pedina più avanti.

sunny-day-place = Metti una delle tue due tessere accanto a quelle sul tavolo, girata come vuoi, così che almeno una figura sia completa. Scegli una tessera, poi un posto illuminato.
sunny-day-place-after = La tua tessera resta. Ogni vicina di cui hai completato la figura è tua; soli e ghiaccioli portano anche un gettone.
sunny-day-arrange = Ora disponi davanti a te le tessere raccolte, ognuna in modo da completare una figura.
sunny-day-arrange-after = Ogni tessera e ogni figura completa davanti a te vale un punto.
sunny-day-end = Quando la riserva e le mani sono vuote si conta: un punto per tessera, uno per figura, più i gettoni. Vince chi ha più punti.
