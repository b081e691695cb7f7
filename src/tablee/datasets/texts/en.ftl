## error

error-nothing-to-write = A data set needs at least one match, and at least one in a part.
error-no-players = Say who plays (--bots greedy,random), or which records to read (--records FOLDER).
error-both-sources = A data set holds matches between bots or records, not both: leave --bots or --records out.
error-no-records = There is no record of a finished match of { $game } in { $path }.
error-unknown-format = Data sets are written as { $known }, not as “{ $got }”.
error-no-pyarrow = Parquet needs PyArrow: pip install 'tablee[data]'. Or write JSON Lines only: --format jsonl
error-folder-not-empty = { $path } holds other files. Choose a new folder, or one that tablee dataset began.
error-other-plan = { $path } holds a data set with another setting: { $setting } was { $before }, now it is { $now }. Give the same command to go on with it, or choose another folder.
error-plan-damaged = { $path } does not describe a data set. Choose another folder, or remove this one.
error-moves-damaged = { $path }, line { $line }, is not a match as tablee dataset keeps them. Remove the line; its match is played again.
error-bad-record = { $path } is not a record that can be replayed: { $detail }
error-record-changed = { $path } has changed since the data set was begun. Choose another folder to begin anew.
error-cannot-read = { $path } cannot be read: { $detail }.
error-cannot-write = { $path } cannot be written: { $detail }.

## dataset

dataset-playing = playing
dataset-writing = writing
dataset-left-out = Left out: { $others } records of other games, { $unfinished } of matches that are not over.
dataset-interrupted = Interrupted. What was played is kept in { $path }; the same command goes on from there.
dataset-written = { $matches } matches in { $path }, in { $parts } parts.
