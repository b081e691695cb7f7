/** What this browser remembers about luck: the numbers it gave, and what each table promised when it was first seen. */

const STORE = 'tablee.luck'
const MOST = 300

interface Kept {
  shares: string[]
  promises: [string, string][]
}

function kept(): Kept {
  try {
    return { shares: [], promises: [], ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>) }
  } catch {
    return { shares: [], promises: [] }
  }
}

function keep({ shares, promises }: Kept): void {
  try {
    localStorage.setItem(STORE, JSON.stringify({ shares: shares.slice(-MOST), promises: promises.slice(-MOST) }))
  } catch {
    /* a browser that keeps nothing cannot compare later */
  }
}

/** 32 random bytes of this browser: a seat's share of the luck. */
export function contribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const share = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  const known = kept()
  keep({ ...known, shares: [...known.shares, share] })
  return share
}

export function keepPromise(table: string, commitment: string): void {
  const known = kept()
  if (known.promises.some(([one]) => one === table)) return
  keep({ ...known, promises: [...known.promises, [table, commitment]] })
}

/** Whether the promise is the one first seen, and the numbers of one's own seats are those one gave. */
export function isAsRemembered(table: string, commitment: string, own: readonly string[]): boolean {
  const { shares, promises } = kept()
  const promised = promises.find(([one]) => one === table)
  return (promised === undefined || promised[1] === commitment) && own.every((share) => shares.includes(share))
}
