## level-1

level-1-title = Pip
level-1-manner = Prend ce qui brille
level-1-character = Joue pour la première fois : prend les points qui sont là, oublie ce qui compte à la fin, et ne voit pas la moitié des coups.

## level-2

level-2-title = Rosalie
level-2-manner = Joue pour la compagnie
level-2-character = Joue pour la compagnie : tire le meilleur de son propre tour, ne se demande guère ce que vous ferez du vôtre, et laisse parfois passer quelque chose.

## level-3

level-3-title = Matteo
level-3-manner = Sait ce qui compte
level-3-character = Joue au club chaque semaine : sait ce qui compte à la fin, et regarde votre réponse avant de décider.

## level-4

level-4-title = Héloïse
level-4-manner = Gâche vos plans
level-4-character = Joue pour gagner : pèse bien des façons dont la partie peut tourner, et gâche vos plans si cela rapporte plus que les siens.

## level-5

level-5-title = Ottavia
level-5-manner = Ne pardonne rien
level-5-character = Joue aussi bien qu'elle le peut en deux secondes : elle pense à chaque carte que vous pourriez tenir, et ne pardonne rien.

## level-6

level-6-title = Anselmo
level-6-manner = Voit tout d'un coup d'œil
level-6-character = A joué un demi-milliard de coups contre lui-même : il voit d'un coup d'œil ce que vaut un coup, vérifie une fois, et répond avant que vous soyez assis.
