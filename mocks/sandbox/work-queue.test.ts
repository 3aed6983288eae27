import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

test('work runs a few at a time in the order of asking, failed work frees its place, and the room ends', async () => {
  const queue = createWorkQueue({ atOnce: 2, most: 3 })
  const order: number[] = []
  const open: (() => void)[] = []
  const jobs = [0, 1, 2, 3, 4].map((job) =>
    queue.run(async () => {
      order.push(job)
      await new Promise<void>((resolve) => open.push(resolve))
      if (job === 0) throw new Error('the first fails')
    }),
  )
  const settled = Promise.allSettled(jobs)
  expect([order, queue.hasRoom()]).toEqual([[0, 1], false])
  while (order.length < 5 || open.length > 0) {
    open.shift()?.()
    await Promise.resolve()
  }
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')])
  expect([order, queue.hasRoom()]).toEqual([[0, 1, 2, 3, 4], true])
})
