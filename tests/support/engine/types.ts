/** The types written from the declarations are what the engine asks of a game's types. */

import type { Shapes } from '../../../web/src/engine/index.ts'
import type { Declared as RueDeLaPaix } from '../../../web/src/games/rue-de-la-paix/declared.ts'
import type { Declared as SunnyDay } from '../../../web/src/games/sunny-day/declared.ts'
import type { Declared as SunriseLane } from '../../../web/src/games/sunrise-lane/declared.ts'

type Fits<Declared extends Shapes> = Declared

export type Fitting = [Fits<RueDeLaPaix>, Fits<SunnyDay>, Fits<SunriseLane>]
