import { expect, test } from 'vitest'
import { framesOf, readTrace, type TraceEvent } from './frame-work.ts'

const at = { pid: 1, tid: 1 }
const task = (ts: number, tdur: number): TraceEvent => ({
  ...at,
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts,
  dur: 4000,
  tdur,
})
const begin = (ts: number): TraceEvent => ({ ...at, name: 'BeginMainThreadFrame', ph: 'I', ts })

test('work that is longer than a frame on the slower processor loses frames, waiting loses none', () => {
  const events = [
    task(0, 0),
    begin(100),
    // Together 5 ms, 20 ms on the phone: one frame too late. The next one has 2 ms, 8 on the phone.
    task(20_000, 4000),
    task(24_000, 1000),
    task(40_000, 1000),
    begin(40_100),
    task(60_000, 1000),
    task(90_000, 2000),
    begin(90_100),
    { ...task(61_000, 900), dur: 900 },
    // Another thread has no frames.
    { ...task(0, 4000), tid: 2 },
  ]
  expect(framesOf(events, 4)).toEqual({ all: 2, lost: 1 })
  expect(framesOf(events, 1)).toEqual({ all: 2, lost: 0 })
})

test('what is no trace, and a trace without frames, is refused', () => {
  expect(() => readTrace('[]')).toThrow('no trace')
  expect(() => framesOf([task(0, 1)], 4)).toThrow('no frames')
})
