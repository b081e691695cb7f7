/** The games' pictures: the home page shows all of them at once. */

import type { Component } from 'svelte'

import PlainPicture from './PlainPicture.svelte'

const pictures = import.meta.glob<Component>('./*/Picture.svelte', { import: 'default', eager: true })

/** A game's picture; one of pawns on a board for a game that has none here. */
export function pictureOf(name: string): Component {
  return pictures[`./${name}/Picture.svelte`] ?? PlainPicture
}
