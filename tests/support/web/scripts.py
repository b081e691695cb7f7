"""JavaScript that visitors bring into the page."""

CHOOSE = """({ prefer, opened, whim }) => {
  if (document.querySelector('[data-over=true]')) return { over: true }
  const isShown = (one) => one.getBoundingClientRect().width > 0 && one.checkVisibility({ visibilityProperty: true })
  const shown = (selector) => [...document.querySelectorAll(selector)].filter(isShown)
  const ply = Number(document.querySelector('.match[data-ply]')?.dataset.ply ?? -1)
  const press = (control, text) => {
    const spots = ['nearest', 'start', 'center'].flatMap((block) => [0.5, 0.15, 0.85].map((part) => [block, part]))
    for (const [block, part] of spots) {  // where something is in the way: scroll, or press beside it
      control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
      const box = control.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height * part]
      if (control.contains(document.elementFromPoint(x, y))) return { ply, text, x, y }
    }
    return null
  }
  for (const selector of ['[data-curtain]', '[data-throw]', '[data-confirm]']) {
    const found = shown(selector).find((one) => !one.disabled)
    if (found) return press(found, null)
  }
  const controls = shown('[data-move], [data-opens]')
  const texts = controls.map((one) => one.dataset.move ?? 'opens ' + one.dataset.opens)
  const tried = opened[0] === ply ? opened[1] : []
  const all = texts.map((_, number) => number)
  const fresh = all.filter((number) => !tried.includes(texts[number]))
  const wanted = prefer.map((pattern) => fresh.filter((number) => new RegExp('^' + pattern).test(texts[number])))
  const among = [...wanted, fresh, all].find((numbers) => numbers.length > 0)
  if (!among) return null
  const number = among[Math.floor(whim * among.length)]
  return press(controls[number], texts[number])
}"""
"""Where to press next: by preference, and what was opened already in this position last; null for nowhere."""
TURN = """(() => {
  if (document.querySelector('[data-over=true]')) return 'over'
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0
  const buttons = '[data-curtain], [data-throw], [data-confirm], [data-move], [data-opens]'
  return [...document.querySelectorAll(buttons)].some(isShown) && 'turn'
})()"""
PLAYING = "Number(document.querySelector('.match[data-ply]')?.dataset.ply ?? -1)"
"""The ply of the match on the page, -1 where there is none."""
NOTATION = r"""(() => {
  const board = /\b[a-k](1[01]|[1-9])\b|-?\d+,-?\d|\b[PWCLSTK]{4}(#\d+)?\b/
  const codes = /\b(red|blue|yellow|green)-\d|\w_\w|[\ue010\ue011]/
  const told = new Set()
  const wantsIt = () => JSON.parse(localStorage['tablee.settings'] ?? '{}').exact
  let waits = false
  function look() {
    waits = false
    for (const place of document.querySelectorAll('.match, .replay, .curtain, .bar, dialog')) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode
        if (!(board.test(data) || codes.test(data)) || told.has(data) || !parentElement.checkVisibility()) continue
        if (parentElement.closest('[data-plain], [data-link]')) continue  // a game without drawings; an address to copy
        if (wantsIt() && parentElement.closest('.only-read')) continue  // read aloud, to those who have asked for it
        told.add(data)
        console.error(`notation is shown: ${data}`)
      }
    }
  }
  new MutationObserver(() => {
    if (!waits) requestAnimationFrame(look)
    waits = true
  }).observe(document, { subtree: true, childList: true, characterData: true })
})()"""
"""Complains of every tile, cell or plot that people have to read by its notation, in whatever is played."""
LUCK = """(() => {
  let loads = 0
  try {
    loads = Number(localStorage['tests.loads'] ?? 0)
    localStorage['tests.loads'] = loads + 1
  } catch {}  // a page that keeps nothing has the same luck at every visit
  let state = (SEED + loads * 1013) >>> 0
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
  Math.random = () => next() / 2 ** 32
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let at = 0; at < bytes.length; at++) bytes[at] = next() & 255
    return array
  }
})()"""
"""A page draws the same luck whenever a test runs, and other luck each time it is loaded."""
NO_SERVICE_WORKER = "delete Navigator.prototype.serviceWorker"
"""The page is not copied into the browser: that takes longer than many a test."""
PROCESSORS = "Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => COUNT })"
"""How many workers the page starts, on every machine: what bots choose may depend on it."""
UNREACHABLE = """async () => {
  const texts = [...document.body.querySelectorAll('*')].filter((one) =>
    /auto|scroll/.test(getComputedStyle(one).overflow) && one.clientHeight && one.textContent.trim() &&
    !one.querySelector('a, button, input, select, textarea, summary, [tabindex]'))
  const more = texts.map((one) => one.appendChild(document.createElement('div')))
  for (const one of more) one.style.cssText = 'flex: none; width: 300vw; height: 300vh'
  for (let frames = 2; frames; frames--) await new Promise((next) => requestAnimationFrame(next))
  const found = texts.filter((one) => one.tabIndex < 0)
  for (const one of more) one.remove()
  return found.map((one) => `would scroll, but not by keyboard: ${one.outerHTML.slice(0, 160)}`)
}"""
"""What could not be read to its end by keyboard if its text were longer than its place."""
QUICKLY = "resultTypes: ['violations'], preload: false"
"""Of axe-core: nothing but what is wrong."""
VISIT = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')) }"
"""To another place of the page, as a link in it does."""
STORE = """async ({ table, acts }) => {
  const open = indexedDB.open('tablee')
  const database = await new Promise((done) => (open.onsuccess = () => done(open.result)))
  const transaction = database.transaction(['tables', 'acts'], 'readwrite')
  transaction.objectStore('tables').put(table)
  acts.forEach((act, number) => transaction.objectStore('acts').put(act, [table.id, number]))
  await new Promise((done, failed) => ((transaction.oncomplete = done), (transaction.onerror = failed)))
  database.close()
  const luck = { shares: [], ...JSON.parse(localStorage['tablee.luck'] ?? '{}') }
  const own = table.seats.flatMap((one) => one.contribution ?? [])
  localStorage['tablee.luck'] = JSON.stringify({ ...luck, shares: [...luck.shares, ...own] })
}"""
"""A table with its acts, stored as the page stores it, and what its people have added to the luck."""
STORED = """async () => {
  if (!(await indexedDB.databases()).some((one) => one.name === 'tablee')) return []
  const open = indexedDB.open('tablee')
  const database = await new Promise((done) => (open.onsuccess = () => done(open.result)))
  const all = (question) => new Promise((done) => (question.onsuccess = () => done(question.result)))
  const tables = await all(database.transaction('tables').objectStore('tables').getAll())
  const found = []
  for (const table of tables) {
    const range = IDBKeyRange.bound([table.id, 0], [table.id, Infinity])
    found.push({ table, acts: await all(database.transaction('acts').objectStore('acts').getAll(range)) })
  }
  database.close()
  return found
}"""
"""All tables of this browser with their acts."""
