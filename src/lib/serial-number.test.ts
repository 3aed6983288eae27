import { expect, test } from 'vitest'
import { serialMeant } from './serial-meant.ts'
import { serialOnPlate, serialReadings } from './serial-number.ts'

test.each([
  ['eg210-004417', ['EG210-004417']],
  [' eg 210 – 00 4417 ', ['EG210-004417']],
  ['№ EG210.004417', ['EG210004417']],
  ['ЕG210-004417', ['EG210-004417']],
  ['ЕГ210-004417', ['EG210-004417']],
  ['ск45-000123', ['CK45-000123', 'SK45-000123']],
  ['пф50в-7', ['PF50V-7']],
  ['Щ-1', []],
  ['EG210/4417', []],
  ['---', ['---']],
  ['', []],
  ['E'.repeat(65), []],
])('R-EQUIP-02 %s is read as a serial number: %j', (typed, readings) => {
  expect(serialReadings(typed)).toEqual(readings)
})

test.each([
  [' eg210-004417 ', 'eg210-004417'],
  ['ЕГ210-004417', 'EG210-004417'],
  ['EG210 № 4417', 'EG2104417'],
  ['ск45-000123', undefined],
  ['EG210/4417', undefined],
])('R-EQUIP-02 «%s» means the serial number %s', (typed, meant) => {
  expect(serialMeant(typed)).toBe(meant)
})

test.each([
  ['EG210004417', 'EG210', 'EG210-004417'],
  ['EG210-004417', 'EG210', 'EG210-004417'],
  ['eg21-0004417', 'EG210', 'EG210-004417'],
  ['EG2104417', 'EG-210', 'EG-210-4417'],
  ['WL50004417', 'EG210', 'WL50004417'],
  ['EG210', 'EG210', 'EG210'],
  ['EG210X17', 'EG210', 'EG210X17'],
])('R-EQUIP-02 %s of a model %s is shown as %s', (serial, serialPrefix, shown) => {
  expect(serialOnPlate(serial, { serialPrefix })).toBe(shown)
})
