"""Screen sizes, and a measurement of what is on the screen."""

SIZES = ((360, 740), (740, 360), (768, 1024), (1440, 900), (3840, 2160))
MEASURE = """async () => {
  for (let frames = 3; frames; frames--) await new Promise((next) => requestAnimationFrame(next))
  const trouble = []
  const box = (one) => one.getBoundingClientRect()
  const name = ({ dataset }) => dataset.move ?? dataset.opens ?? ('confirm' in dataset ? 'confirm' : 'curtain')
  const seen = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const all = [...document.querySelectorAll('[data-curtain], [data-confirm], [data-move], [data-opens]')]
    .filter((one) => seen(one) && !one.closest('[inert]'))
  const hit = (one) => {
    const { x, y, width, height } = box(one)
    const found = document.elementFromPoint(x + width / 2, y + height / 2)
    return found !== null && (one.contains(found) || found.contains(one))
  }
  const place = (one) => {
    const { x, y, width, height } = box(one)
    const upon = document.elementFromPoint(x + width / 2, y + height / 2)
    return [x, y, width, height].map(Math.round).join() + (hit(one) ? '' : ` under ${upon?.outerHTML.slice(0, 160)}`)
  }
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
  const reached = ({ top }) => innerWidth > 500 || top > 0.45 * innerHeight
  const fits = (one) =>
    inside(box(one)) && box(one).width >= 43.5 && box(one).height >= 43.5 && hit(one) && reached(box(one))
  const onBoard = (one) => one.closest('[role=grid]') !== null
  const [board, beside] = [all.filter(onBoard), all.filter((one) => !onBoard(one))]
  for (const move of new Set(beside.map(name))) {
    const ways = all.filter((one) => name(one) === move)
    if (!ways.some((one) => (onBoard(one) ? hit(one) : fits(one)))) trouble.push(`answer ${move} at ${ways.map(place)}`)
  }
  const confirming = beside.some((one) => 'confirm' in one.dataset || one.closest('[data-choice]'))
  if (board.length && !confirming && !board.some(hit)) trouble.push(`nothing lit in sight: ${place(board[0])}`)
  const scores = [...document.querySelectorAll('[data-score]')]
    .filter((one) => seen(one) && inside(box(one)) && hit(one))
  const seats = document.querySelectorAll('li[data-seat]').length
  const read = new Set(scores.map((one) => one.dataset.score)).size
  if (read < seats) trouble.push(`scores of ${read} of ${seats}`)
  const hand = document.querySelector('[data-hand]')
  if (hand && seen(hand) && !inside(box(hand))) trouble.push(`hand at ${place(hand)}`)
  if (document.documentElement.scrollWidth > innerWidth + 1) trouble.push('scrolls sideways')
  return trouble
}"""
