## error

error-nothing-to-write = Un jeu de données demande au moins une partie, et au moins une par morceau.
error-no-players = Dites qui joue (--bots greedy,random), ou quelles feuilles de partie lire (--records DOSSIER).
error-both-sources = Un jeu de données contient des parties entre robots ou des feuilles de partie, pas les deux : enlevez --bots ou --records.
error-no-records = Il n'y a aucune feuille d'une partie terminée de { $game } dans { $path }.
error-unknown-format = Les jeux de données s'écrivent en { $known }, pas en « { $got } ».
error-no-pyarrow = Parquet demande PyArrow : pip install 'tablee[data]'. Ou n'écrivez que du JSON Lines : --format jsonl
error-folder-not-empty = { $path } contient d'autres fichiers. Choisissez un nouveau dossier, ou un dossier commencé par tablee dataset.
error-other-plan = { $path } contient un jeu de données avec un autre réglage : { $setting } était { $before }, et c'est maintenant { $now }. Redonnez la même commande pour le continuer, ou choisissez un autre dossier.
error-plan-damaged = { $path } ne décrit pas un jeu de données. Choisissez un autre dossier, ou supprimez celui-ci.
error-moves-damaged = { $path }, ligne { $line }, n'est pas une partie telle que tablee dataset les garde. Supprimez la ligne ; sa partie sera rejouée.
error-bad-record = { $path } n'est pas une feuille de partie qui se rejoue : { $detail }
error-record-changed = { $path } a changé depuis que le jeu de données a été commencé. Choisissez un autre dossier pour recommencer.
error-cannot-read = Impossible de lire { $path } : { $detail }.
error-cannot-write = Impossible d'écrire { $path } : { $detail }.

## dataset

dataset-playing = parties jouées
dataset-writing = parties écrites
dataset-left-out = Laissées de côté : { $others } feuilles d'autres jeux, { $unfinished } de parties qui ne sont pas finies.
dataset-interrupted = Interrompu. Ce qui a été joué est gardé dans { $path } ; la même commande continue de là.
dataset-written = { $matches } parties dans { $path }, en { $parts } morceaux.
