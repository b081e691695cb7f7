sunrise-lane-build = Houses begin beside the fountain, or beside anything already built. A house needs cards of its plot’s colour: each card adds one storey and scores the plot’s dots. Press a lit plot.
sunrise-lane-build-after = The house stands, its dots are yours at once.
sunrise-lane-chain = In the same turn you may build again, always next door to what you have just built, as long as your cards allow.
sunrise-lane-chain-after = That is a chain. When you stop you draw one card.
sunrise-lane-park = The colour next door is missing in your hand? Once per turn any card pays for a park. It scores nothing, but the chain can go on from there.
sunrise-lane-park-after = A park belongs to nobody, and it opens the way.
sunrise-lane-draw = Nothing you like? Draw two cards instead of building. You may keep five.
sunrise-lane-draw-after = Two cards come from the pile, and the turn is over.
sunrise-lane-end = When somebody is down to two pieces, or the four districts are full, the end has come. Now A1 and A2 reward the tallest houses, B1 and B2 the most houses, and the largest group counts too: 10, 6 and 3 points each. That is all.

rue-de-la-paix-build = The two dice are your budget in millions, the colour says in which zone you build. Spend it on hotels there, up to the budget; at least one if you can. Choose a lit property.
rue-de-la-paix-build-after = Whoever has the most hotels on a property owns its title, and a token stands on the space that equals the value of all its player’s titles.
rue-de-la-paix-take = You may build on top of others. With more hotels, the title becomes yours: your token moves forward, theirs back. In a tie the lowest hotel decides.
rue-de-la-paix-take-after = The title has changed hands.
rue-de-la-paix-card = At the end of your turn you may play one Fortune card. You get one when the colour die shows F, or when your token stops on an F space.
rue-de-la-paix-card-after = The card is played, and the next player rolls.
rue-de-la-paix-end = The match ends when a token reaches the last space of the street, or when somebody has no hotel left at the start of their turn. The token furthest ahead wins.

sunny-day-place = Put one of your two tiles beside the tiles on the table, turned as you like, so that at least one picture becomes complete. Choose a tile, then a lit place.
sunny-day-place-after = Your tile stays. Every neighbour whose picture you completed is yours; suns and lollies also bring a bonus token.
sunny-day-arrange = Now lay the tiles you collected in front of you, again so that each completes a picture.
sunny-day-arrange-after = Every tile and every complete picture in front of you is a point.
sunny-day-end = When supply and hands are empty, count: one point for each of your tiles, one for each of your pictures, and the bonus tokens. Most points win.
