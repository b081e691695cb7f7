import { readFileSync } from 'node:fs'
import { choose, load } from './index.ts'

const file = `${import.meta.dirname}/../../../src/tablee/wasm/modules/sunrise-lane`
const sunriseLane = await load(readFileSync(`${file}.json`, 'utf-8'), readFileSync(`${file}.wasm`))
const match = sunriseLane.game({ players: 3, preset: 'italian' }).match({ seed: 7 })
for (let seat = match.actor; typeof seat === 'number'; seat = match.actor) {
  const { action } = choose(match.game, { level: 3, view: match.viewBytes(seat), seat, seed: match.ply })
  console.log(`${seat} ${match.game.text(match.state, action)}`)
  match.play(action)
}
console.log(match.result())
