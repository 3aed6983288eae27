import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { sharedSeed } from '../seed/seed.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import { hoursPerDay, isPlausible, withReading } from './hour-readings.ts'
import { planningOf } from './service-due.ts'

const { catalogue, machines } = sharedSeed()
const found = machines.find(({ id }) => id === seedIds.machines.excavator.id)
if (!found) throw new Error('no excavator')
const { lastService: _done, ...unserviced } = found
const excavator: MachineRecord = unserviced

const at = (value: number, more: Partial<MachineRecord> = {}): MachineRecord => ({
  ...excavator,
  motohours: { value, at: '2026-11-16' },
  ...more,
})
const dueOf = (machine: MachineRecord) => planningOf(catalogue, machine).planned?.due

test.each([
  [6840, 'ТО-1000', 7000, 160, 'planned'],
  [6950, 'ТО-1000', 7000, 50, 'soon'],
  [6999, 'ТО-1000', 7000, 1, 'soon'],
  [7001, 'ТО-250', 7250, 249, 'planned'],
  [7900, 'ТО-2000', 8000, 100, 'planned'],
  [0, 'ТО-250', 250, 250, 'planned'],
  [300, 'ТО-500', 500, 200, 'planned'],
])('R-EQUIP-01 at %i hours the next service is %s at %i', (hours, name, dueAtHours, hoursLeft, state) => {
  expect(dueOf(at(hours))).toMatchObject({ name, dueAtHours, hoursLeft, state })
})

test('R-EQUIP-01 services that have passed are one with the longest kit, due at the first', () => {
  const late = at(8010, { firstHours: 7300 })
  expect(dueOf(late)).toMatchObject({ name: 'ТО-2000', dueAtHours: 7500, hoursLeft: -510, state: 'due' })
  expect(dueOf(late)?.dueDate).toBe('2026-11-16')
  expect(dueOf({ ...late, lastService: { hours: 8000, at: '2026-11-16' } })).toMatchObject({
    name: 'ТО-250',
    dueAtHours: 8250,
  })
})

test('R-EQUIP-01 a machine that is sold, checked, unread or of another make has no next service', () => {
  const reasonOf = (machine: MachineRecord) => {
    const planning = planningOf(catalogue, machine)
    return planning.planned ? planning.planned.due.name : planning.reason
  }
  expect(reasonOf(at(100, { status: 'sold' }))).toBe('notUsed')
  expect(reasonOf(at(100, { status: 'pendingVerification' }))).toBe('notUsed')
  const { modelId: _model, ...other } = at(100)
  expect(reasonOf(other)).toBe('noPlan')
  const { motohours: _never, ...unread } = excavator
  expect(reasonOf(unread)).toBe('hoursUnknown')
})

test('R-EQUIP-01 the day follows from the hours of a day, 8 until a week of readings tells more', () => {
  expect(hoursPerDay(at(6840))).toBe(8)
  expect(dueOf(at(6840))?.dueDate).toBe('2026-12-06')
  const close = at(6840, {
    readings: [
      { value: 6800, at: '2026-11-10' },
      { value: 6840, at: '2026-11-16' },
    ],
  })
  expect(hoursPerDay(close)).toBe(8)
  const busy = at(6840, {
    readings: [
      { value: 6200, at: '2026-10-15' },
      { value: 6840, at: '2026-11-16' },
    ],
  })
  expect(hoursPerDay(busy)).toBe(20)
  expect(dueOf(busy)?.dueDate).toBe('2026-11-24')
  const resting = at(6840, {
    readings: [
      { value: 6840, at: '2026-10-15' },
      { value: 6840, at: '2026-11-16' },
    ],
  })
  expect(hoursPerDay(resting)).toBe(1)
})

test('R-EQUIP-01 of one day the last reading stays; what is older than 90 days tells nothing', () => {
  const first = withReading(at(6840), { value: 6850, at: '2026-11-18' })
  const second = withReading(first, { value: 6856, at: '2026-11-18' })
  expect(second.readings).toEqual([
    { value: 6840, at: '2026-11-16' },
    { value: 6856, at: '2026-11-18' },
  ])
  expect(second.firstHours).toBe(6840)
  // The last one of an earlier day bounds those of this day.
  const third = withReading(second, { value: 7100, at: '2027-03-01' })
  expect(third.readings).toEqual([
    { value: 6856, at: '2026-11-18' },
    { value: 7100, at: '2027-03-01' },
  ])
  expect(hoursPerDay(third)).toBe(8)
  expect(withReading(third, { value: 7110, at: '2027-03-02' }).readings).toEqual([
    { value: 7100, at: '2027-03-01' },
    { value: 7110, at: '2027-03-02' },
  ])
})

test('R-EQUIP-01 a new meter begins a new count', () => {
  const changed = withReading(
    at(6840, { lastService: { hours: 6750, at: '2026-11-01' } }),
    { value: 12, at: '2026-11-18' },
    true,
  )
  expect(changed).toMatchObject({ motohours: { value: 12 }, firstHours: 12, readings: [{ value: 12 }] })
  expect(changed.lastService).toBeUndefined()
  expect(dueOf(changed)).toMatchObject({ name: 'ТО-250', dueAtHours: 250 })
})

test('R-EQUIP-01 a day has 24 hours, and both days of two readings count', () => {
  const last = at(100)
  expect(isPlausible(last, { value: 124, at: '2026-11-16' })).toBe(true)
  expect(isPlausible(last, { value: 125, at: '2026-11-16' })).toBe(false)
  expect(isPlausible(last, { value: 148, at: '2026-11-17' })).toBe(true)
  expect(isPlausible(last, { value: 149, at: '2026-11-17' })).toBe(false)
  const later = withReading(last, { value: 140, at: '2026-11-17' })
  expect(isPlausible(later, { value: 148, at: '2026-11-17' })).toBe(true)
  expect(isPlausible(later, { value: 149, at: '2026-11-17' })).toBe(false)
})

test('R-EQUIP-01 whatever the hours, a service that is done is not due again and the next one comes after it', () => {
  const hours = fc.integer({ min: 0, max: 60_000 })
  fc.assert(
    fc.property(hours, hours, (first, more) => {
      const machine = at(first + more, { firstHours: first })
      const { planned } = planningOf(catalogue, machine)
      if (!planned) throw new Error('no service')
      expect(planned.due.state === 'due').toBe(planned.due.dueAtHours <= first + more)
      expect(planned.coveredHours % planned.due.intervalHours === 0 || planned.due.state === 'due').toBe(true)
      const after = dueOf({ ...machine, lastService: { hours: planned.coveredHours, at: '2026-11-20' } })
      expect(after?.dueAtHours).toBe(planned.coveredHours + 250)
      expect(after?.state).not.toBe('due')
    }),
  )
})
