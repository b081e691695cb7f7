## level-1

level-1-title = Pip
level-1-manner = Grabs what glitters
level-1-character = Plays the game for the first time: grabs the points that lie there, forgets what scores at the end, and does not see half of the moves.

## level-2

level-2-title = Rosalie
level-2-manner = Plays for company
level-2-character = Plays for the company: makes the most of her own turn, hardly asks what you will do in yours, and now and then overlooks something.

## level-3

level-3-title = Matteo
level-3-manner = Knows what counts
level-3-character = Plays at the club every week: knows what counts in the end, and looks at your answer before he decides.

## level-4

level-4-title = Héloïse
level-4-manner = Spoils your plans
level-4-character = Plays to win: weighs a good many ways the match could go, and spoils your plans if that is worth more than her own.

## level-5

level-5-title = Ottavia
level-5-manner = Forgives nothing
level-5-character = Plays as well as she can in two seconds: she thinks of every card you might hold, and forgives nothing.

## level-6

level-6-title = Anselmo
level-6-manner = Sees it at a glance
level-6-character = Has played half a thousand million moves against himself: he sees at a glance what a move is worth, looks once more, and has answered before you have sat down.
