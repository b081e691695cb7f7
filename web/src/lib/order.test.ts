import { expect, test } from 'vitest'

import { InOrder } from './order'

/** Everything that is ready runs first. */
const soon = (): Promise<void> => new Promise((done) => setImmediate(done))

test('what comes while the first one waits is done after it, all of it', async () => {
  const done: string[] = []
  const errors: unknown[] = []
  const order = new InOrder()
  let open = (): void => {}
  const add = (ready: Promise<void> | null, name: string) => order.add(ready, () => void done.push(name), (error) => errors.push(error))
  add(new Promise((ready) => (open = ready)), 'snapshot')
  add(null, 'first')
  await soon()
  expect([done, order.isWaiting]).toEqual([[], true])
  add(null, 'second')
  open()
  await soon()
  expect([done, errors, order.isWaiting]).toEqual([['snapshot', 'first', 'second'], [], false])
})

test('a failure is told, and what comes after it is done', async () => {
  const done: string[] = []
  const order = new InOrder()
  order.add(Promise.reject(new Error('gone')), () => done.push('never'), (error) => done.push((error as Error).message))
  order.add(null, () => done.push('then'), () => {})
  await soon()
  expect([done, order.isWaiting]).toEqual([['gone', 'then'], false])
})
