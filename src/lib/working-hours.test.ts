import { expect, test } from 'vitest'
import { hoursWords } from './working-hours.ts'

test('hours are written in one way everywhere, without a leading zero; days off are said', () => {
  expect(hoursWords({ days: 'Пн–Пт', from: '08:00', to: '20:00' })).toBe('Пн–Пт 8:00–20:00')
  expect(hoursWords({ days: 'Сб', from: '10:00', to: '00:00' })).toBe('Сб 10:00–0:00')
  expect(hoursWords({ days: 'Вс', from: null, to: null })).toBe('Вс выходной')
})
