## error

error-no-webassembly = Questo browser non può eseguire { $game }: gli manca WebAssembly. Usa un browser più recente, o permetti WebAssembly nelle sue impostazioni.
error-manifest-foreign = Questo non è il manifesto di un gioco. Carica il file che è stato costruito insieme al modulo.
error-module-interface = { $game } è stato costruito per un'altra versione di questa pagina: si chiama nel modo { $got }, e la pagina si aspetta { $expected }. Ricarica la pagina, perché siano della stessa versione.
error-module-cut = { $game } non è arrivato intero: { $got } byte su { $expected }. Ricarica la pagina.
error-module-differs = { $game } non è ciò che promette il suo manifesto: modulo e manifesto sono di versioni diverse, o uno dei due è stato modificato. Ricarica la pagina, perché siano della stessa versione.
error-module-refused = { $game } non può funzionare qui: { $detail }. Ricarica la pagina, o usa un browser più recente.
error-network-differs = La rete di { $game } non è quella indicata dal suo manifesto: sono di versioni diverse, o non è arrivata intera. Ricarica la pagina.
error-no-network = Il livello { $level } giudica con una rete, e il gioco è stato caricato senza. Passa i suoi byte a load, o scegli un livello più basso.
error-no-study = Le analisi e gli esperti di { $game } hanno bisogno del suo secondo modulo, e il gioco è stato caricato senza. Passa i suoi byte a load.
error-edition-box = Questa edizione non è di { $game }: la sua scatola ha { $got } byte, e ne servono { $expected }.
error-record-other-game = Questo è il verbale di una partita a «{ $got }»; ne serve uno di { $expected }.
error-record-edition = La partita è stata giocata con un'edizione che qui non c'è; ci sono { $known }. Aprila nella casa dove è stata giocata, o con Python.
