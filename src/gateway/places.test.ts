import { expect, test } from 'vitest'
import { createPlaces } from './places.ts'

const here = new AbortController().signal
const limits = { all: 3, each: 2, waiting: 2, patience: 60_000 }

test('X-08 nobody takes all places, and who waits gets the next one in order', async () => {
  const places = createPlaces(limits)
  const first = await places.enter('one', here)
  await places.enter('one', here)
  const seen: string[] = []
  const third = places.enter('one', here).then((leave) => {
    seen.push('third of one')
    return leave
  })
  const other = await places.enter('two', here)
  expect(other).toBeDefined()
  const second = places.enter('two', here).then(() => seen.push('second of two'))
  expect(await places.enter('three', here)).toBeUndefined()
  expect(seen).toEqual([])
  first?.()
  const leaveThird = await third
  leaveThird?.()
  await second
  expect(seen).toEqual(['third of one', 'second of two'])
})

test('X-08 who leaves waits no longer, and who has waited long enough is refused', async () => {
  const places = createPlaces({ ...limits, all: 1, patience: 20 })
  const first = await places.enter('one', here)
  const leaving = new AbortController()
  const left = places.enter('two', leaving.signal)
  leaving.abort()
  expect(await left).toBeUndefined()
  expect(await places.enter('two', here)).toBeUndefined()
  first?.()
  expect(await places.enter('two', here)).toBeDefined()
})
