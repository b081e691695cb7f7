import { describe, expect, it } from 'vitest'

import { BadLink, childrenOf, packed, pathTo, spots, unpacked, walked, without, type Step } from './tree'

/** 0 - 1 - 2 - 3, with 4 beside 2 (and 5 behind it), and 6 beside 3. */
const STEPS: Step[] = [
  { parent: -1, move: '' }, { parent: 0, move: 'a' }, { parent: 1, move: 'b' }, { parent: 2, move: 'c' }, { parent: 1, move: 'd' }, { parent: 4, move: 'e' },
  { parent: 2, move: 'f' },
] // prettier-ignore

describe('a tree of moves', () => {
  it('knows what follows and what led there', () => {
    expect(childrenOf(STEPS, 1)).toEqual([2, 4])
    expect(pathTo(STEPS, 5)).toEqual([0, 1, 4, 5])
  })

  it('is drawn without two steps in one spot, every line below the one it leaves', () => {
    const found = spots(STEPS)
    expect(found).toHaveLength(STEPS.length)
    expect(new Set(found.map(({ column, row }) => `${column} ${row}`)).size).toBe(STEPS.length)
    const at = (step: number) => found.find((one) => one.step === step)!
    expect([0, 1, 2, 3].map((step) => at(step).row)).toEqual([0, 0, 0, 0])
    expect(at(4)).toMatchObject({ column: 2, row: 1 })
    expect(at(6).row).toBeGreaterThan(0)
  })

  it('is walked with the arrow keys', () => {
    expect(walked(STEPS, 2, 'ArrowLeft')).toBe(1)
    expect(walked(STEPS, 1, 'ArrowRight')).toBe(2)
    expect(walked(STEPS, 2, 'ArrowDown')).toBe(4)
    expect(walked(STEPS, 4, 'ArrowUp')).toBe(2)
    expect(walked(STEPS, 3, 'ArrowRight')).toBeNull()
    expect(walked(STEPS, 0, 'ArrowLeft')).toBeNull()
  })

  it('loses a branch with everything behind it', () => {
    const { steps, number } = without(STEPS, 4)
    expect(steps.map(({ move }) => move)).toEqual(['', 'a', 'b', 'c', 'f'])
    expect(steps[4]!.parent).toBe(2)
    expect(number(6)).toBe(4)
  })
})

describe('a link', () => {
  it('holds everything', async () => {
    const shared = { record: 'tablee record 1\n'.repeat(100), names: ['Zoé', 'Ottavia'], steps: [[3, 'build d5 2']] as [number, string][], at: 4 }
    const text = await packed(shared)
    expect(text).toMatch(/^[\w-]+$/)
    expect(text.length).toBeLessThan(200)
    expect(await unpacked(text)).toEqual(shared)
  })

  it.each(['', 'nonsense', '!!!', btoa('{}')])('that is none is refused: %s', async (text) => {
    await expect(unpacked(text)).rejects.toThrow(BadLink)
  })

  it('with other contents is refused', async () => {
    const text = await packed({ record: 7, names: [], steps: [], at: 0 } as never)
    await expect(unpacked(text)).rejects.toThrow(BadLink)
  })
})
