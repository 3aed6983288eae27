import { expect, test } from 'vitest'
import { inWords } from './number-words.ts'

test.each([
  [1, 'один'],
  [12, 'двенадцать'],
  [20, 'двадцать'],
  [40, 'сорок'],
  [115, 'сто пятнадцать'],
  [999, 'девятьсот девяносто девять'],
  [1000, 'одна тысяча'],
  [2021, 'две тысячи двадцать один'],
  [9999, 'девять тысяч девятьсот девяносто девять'],
])('R-POPUP-20 %i in words', (number, words) => {
  expect(inWords(number)).toBe(words)
})
