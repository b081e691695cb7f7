/** How a game is set up: for how many players, with which options, from which edition. Wrong choices are refused here. */

import { BadEdition, BadInput } from './errors.ts'
import type { Box, Kernels } from './kernels.ts'
import type { Manifest, OptionValue } from './manifest.ts'
import { RecordView } from './records.ts'

export type Options = Readonly<Record<string, OptionValue>>

/** An edition that did not come with the game: its text, which records hold, and its box, as a server gives it. */
export interface Edition {
  text: string
  box: Uint8Array
}

export interface Setup {
  players?: number
  options?: Options
  preset?: string
  /** The name of an edition that came with the game, or another one. */
  edition?: string | Edition
  /** The box, where another thread has prepared it already. */
  box?: Box
}

const DEFAULT_EDITION = 'standard'

export function checkedPlayers(manifest: Manifest, players: number | undefined): number {
  const { seats, game } = manifest
  if (players === undefined) return seats[0]!
  if (!seats.includes(players)) throw new BadInput('bad-players', { game, got: players, low: seats[0], high: seats.at(-1) })
  return players
}

export function checkedOptions(manifest: Manifest, wanted: Options = {}, preset?: string): Options {
  const { game, options, presets } = manifest
  if (preset !== undefined && !Object.hasOwn(presets, preset)) {
    throw new BadInput('unknown-preset', { game, got: preset, known: Object.keys(presets).join(', ') || '-' })
  }
  const chosen: Record<string, OptionValue> = {}
  for (const [name, option] of Object.entries(options)) chosen[name] = option.values[0]!
  for (const [name, value] of Object.entries({ ...(preset === undefined ? {} : presets[preset]), ...wanted })) {
    if (!Object.hasOwn(chosen, name)) {
      throw new BadInput('unknown-option', { game, got: name, known: Object.keys(chosen).join(', ') || '-' })
    }
    const values = options[name]!.values
    if (!values.includes(value)) {
      throw new BadInput('bad-option', { game, option: name, got: value, known: values.map(optionText).join(', ') })
    }
    chosen[name] = value
  }
  return chosen
}

/** An option's value as written in records. */
export function optionText(value: OptionValue): string {
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : value
}

export function foundEdition(manifest: Manifest, wanted: string | Edition = DEFAULT_EDITION): Edition {
  if (typeof wanted !== 'string') {
    if (wanted.box.length !== manifest.records.box!.size) {
      throw new BadEdition('edition-box', { game: manifest.game, expected: manifest.records.box!.size, got: wanted.box.length })
    }
    return wanted
  }
  const shipped = Object.hasOwn(manifest.editions, wanted) ? manifest.editions[wanted]! : null
  if (!shipped) {
    const known = Object.keys(manifest.editions).sort().join(', ')
    throw new BadEdition('edition-not-found', { where: wanted, known })
  }
  return { text: shipped.text, box: Uint8Array.from(atob(shipped.box), (letter) => letter.charCodeAt(0)) }
}

/** The box of a game: the edition's, for these players and options. */
export function preparedBox(kernels: Kernels, edition: Edition, players: number, options: Options): Box {
  const { manifest } = kernels
  const box: Box = Uint8Array.from(edition.box)
  const fields = new RecordView(manifest.records.box!, box)
  fields.set('players', players)
  for (const [name, value] of Object.entries(options)) fields.set(name, manifest.options[name]!.values.indexOf(value))
  return kernels.prepare(box)
}
