sunrise-lane-build = On construit d’abord à côté de la fontaine, ou de ce qui existe déjà. Une maison demande des cartes de la couleur de la parcelle : chaque carte ajoute un étage et rapporte les points de la parcelle. Touchez une parcelle éclairée.
sunrise-lane-build-after = La maison est là, ses points sont à vous tout de suite.
sunrise-lane-chain = Dans le même tour vous pouvez continuer, toujours à côté de ce que vous venez de construire, tant que vos cartes le permettent.
sunrise-lane-chain-after = Voilà une chaîne. Quand vous vous arrêtez, vous piochez une carte.
sunrise-lane-park = La couleur d’à côté vous manque ? Une fois par tour, n’importe quelle carte paie un parc. Il ne rapporte rien, mais la chaîne peut repartir de là.
sunrise-lane-park-after = Un parc n’appartient à personne, et il ouvre le chemin.
sunrise-lane-draw = Rien qui vous plaise ? Piochez deux cartes au lieu de construire. Vous pouvez en garder cinq.
sunrise-lane-draw-after = Deux cartes viennent de la pioche, et le tour est fini.
sunrise-lane-end = Quand il ne reste à quelqu’un que deux étages, ou que les quatre quartiers sont pleins, c’est la fin. A1 et A2 récompensent alors les plus hautes maisons, B1 et B2 le plus grand nombre, et le plus grand groupe compte aussi : 10, 6 et 3 points chaque fois. C’est tout.

rue-de-la-paix-build = Les deux dés donnent votre budget en millions, la couleur dit dans quelle zone bâtir. Dépensez-le en hôtels, sans le dépasser ; au moins un si c’est possible. Choisissez une propriété éclairée.
rue-de-la-paix-build-after = Qui a le plus d’hôtels sur une propriété en détient le titre, et un pion se tient sur la case égale à la valeur de tous les titres de son joueur.
rue-de-la-paix-take = Vous pouvez bâtir par-dessus les autres. Avec plus d’hôtels, le titre passe chez vous : votre pion avance, le leur recule. À égalité, l’hôtel le plus bas décide.
rue-de-la-paix-take-after = Le titre a changé de mains.
rue-de-la-paix-card = À la fin de votre tour, vous pouvez jouer une carte Fortune. On en reçoit une quand le dé de couleur montre F, ou quand le pion s’arrête sur une case F.
rue-de-la-paix-card-after = La carte est jouée, au suivant de lancer les dés.
rue-de-la-paix-end = La partie se termine quand un pion atteint la dernière case de la rue, ou quand quelqu’un n’a plus d’hôtel au début de son tour. Le pion le plus avancé gagne.

sunny-day-place = Posez une de vos deux tuiles à côté de celles de la table, tournée à votre gré, pour qu’au moins une image soit complète. Choisissez une tuile, puis un endroit éclairé.
sunny-day-place-after = Votre tuile reste. Chaque voisine dont vous avez complété l’image est à vous ; les soleils et les glaces rapportent aussi un jeton bonus.
sunny-day-arrange = Disposez maintenant devant vous les tuiles gagnées, chacune complétant de nouveau une image.
sunny-day-arrange-after = Chaque tuile et chaque image complète devant vous vaut un point.
sunny-day-end = Quand la réserve et les mains sont vides, on compte : un point par tuile, un par image complète, plus les jetons. Le plus de points gagne.
