## error

error-nothing-to-write = Un insieme di dati richiede almeno una partita, e almeno una per parte.
error-no-players = Indica chi gioca (--bots greedy,random), o quali verbali leggere (--records CARTELLA).
error-both-sources = Un insieme di dati contiene partite tra bot o verbali, non entrambi: togli --bots o --records.
error-no-records = Non c'è nessun verbale di una partita finita di { $game } in { $path }.
error-unknown-format = Gli insiemi di dati si scrivono come { $known }, non come «{ $got }».
error-no-pyarrow = Parquet richiede PyArrow: pip install 'tablee[data]'. Oppure scrivi solo JSON Lines: --format jsonl
error-folder-not-empty = { $path } contiene altri file. Scegli una cartella nuova, o una iniziata da tablee dataset.
error-other-plan = { $path } contiene un insieme di dati con un'altra impostazione: { $setting } era { $before }, ora è { $now }. Dai lo stesso comando per continuarlo, o scegli un'altra cartella.
error-plan-damaged = { $path } non descrive un insieme di dati. Scegli un'altra cartella, o elimina questa.
error-moves-damaged = { $path }, riga { $line }, non è una partita come le conserva tablee dataset. Elimina la riga; la sua partita sarà rigiocata.
error-bad-record = { $path } non è un verbale che si possa rigiocare: { $detail }
error-record-changed = { $path } è cambiato da quando l'insieme di dati è stato iniziato. Scegli un'altra cartella per ricominciare.
error-cannot-read = Impossibile leggere { $path }: { $detail }.
error-cannot-write = Impossibile scrivere { $path }: { $detail }.

## dataset

dataset-playing = partite giocate
dataset-writing = partite scritte
dataset-left-out = Lasciati fuori: { $others } verbali di altri giochi, { $unfinished } di partite non finite.
dataset-interrupted = Interrotto. Ciò che è stato giocato è conservato in { $path }; lo stesso comando continua da lì.
dataset-written = { $matches } partite in { $path }, in { $parts } parti.
