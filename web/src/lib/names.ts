/** Friendly nicknames for a first evening, so that nobody has to type before the first move. */
const NAMES = ['Robin', 'Camille', 'Noa', 'Charlie', 'Andrea', 'Sasha', 'Lou', 'Alex', 'Eden', 'Mika']

export function nickname(taken: readonly string[] = []): string {
  const free = NAMES.filter((name) => !taken.includes(name))
  return free[Math.floor(Math.random() * free.length)] ?? 'Robin'
}
