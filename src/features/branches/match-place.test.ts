import { expect, test } from 'vitest'
import { matchesPlace } from './match-place.ts'

const branch = { name: 'Орёл', address: 'ул. Черняховского, 86', district: { name: 'Центральный' } }

test('R-HEAD-33 a city is found by a part of its name, its street or its district, with е for ё', () => {
  for (const text of ['', 'орел', 'ОРЁ', 'черняховского орел', 'центр']) {
    expect(matchesPlace(text, branch)).toBe(true)
  }
})

test('R-HEAD-33 one word that does not fit takes a city out', () => {
  expect(matchesPlace('орел москва', branch)).toBe(false)
})
