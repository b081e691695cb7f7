/** Which sentences come together: asking for each file would take longer than reading several of them. */

/** The page's words, what is offered and what every match says come with the page; a game's own when somebody turns to it. */
const WITH_THE_PAGE = [/\/texts\/(\w+)\/shell\.ftl/, /\/tablee\/(?:bots\/)?texts\/(\w+)\.ftl/, /\/engine\/texts\/(\w+)\.ftl/, /\/texts\/(\w+)\.ftl\?offer/]
const OF_A_GAME = /\/games\/(\w+)\/texts\/(\w+)\.ftl\?raw/
const DRAWN = /\/texts\/(\w+)\/(\w+-[\w-]+)\.ftl/

/** The name of the file that sentences are put in; null: in one of their own. */
export function chunkOf(id: string): string | null {
  for (const pattern of WITH_THE_PAGE) {
    const language = pattern.exec(id)?.[1]
    if (language) return language
  }
  const [, game, language] = OF_A_GAME.exec(id) ?? []
  if (game) return `${language}-${game.replaceAll('_', '-')}`
  const [, spoken, drawn] = DRAWN.exec(id) ?? []
  return drawn ? `${spoken}-${drawn}` : null
}
