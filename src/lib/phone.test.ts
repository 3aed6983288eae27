import { expect, test } from 'vitest'
import { formatPhone, normalisePhone, phoneHref } from './phone.ts'
import { isForeignPhone, nationalDigits } from './phone-input.ts'

test('R-FORM-35 only digits and a plus are kept', () => {
  expect(normalisePhone('+7 (912) 345-67-89')).toBe('+79123456789')
})

test('R-FORM-36 a leading 7 becomes +7', () => {
  expect(normalisePhone('79123456789')).toBe('+79123456789')
  expect(normalisePhone('7912')).toBe('+7912')
})

test('R-FORM-36 a leading 8 of eleven digits becomes +7, of fewer it stays', () => {
  expect(normalisePhone('8 (912) 345-67-89')).toBe('+79123456789')
  expect(normalisePhone('8912')).toBe('8912')
})

test('R-FORM-34 R-FORM-36 ten digits typed without +7 mean the same number, unfinished ones stay', () => {
  expect(normalisePhone('912 345-67-89')).toBe('+79123456789')
  expect(normalisePhone('3433456789')).toBe('+73433456789')
  expect(normalisePhone('8912345678')).toBe('8912345678')
  expect(normalisePhone('912345678')).toBe('912345678')
})

test('R-FORM-37 a number is shown as +7 (xxx) xxx-xx-xx, with or without the plus', () => {
  expect(formatPhone('79123456789')).toBe('+7 (912) 345-67-89')
  expect(formatPhone('+78005553512')).toBe('+7 (800) 555-35-12')
})

test('R-FORM-38 anything but eleven digits is shown as it is', () => {
  expect(formatPhone('+7912')).toBe('+7912')
  expect(formatPhone('+375291234567')).toBe('+375291234567')
  expect(formatPhone('9123456789')).toBe('9123456789')
  expect(formatPhone('')).toBe('')
})

test('R-FORM-34 a pasted number gives the same ten digits however it is written', () => {
  for (const text of ['89123456789', '79123456789', '+7 912 345 67 89', '9123456789', '8 (912) 345-67-89']) {
    expect(nationalDigits(text)).toBe('9123456789')
  }
})

test('R-FORM-09 other countries are told from a Russian number', () => {
  expect(isForeignPhone('+375 29 123')).toBe(true)
  expect(isForeignPhone('+7 912')).toBe(false)
  expect(phoneHref('8 800 555-35-12')).toBe('tel:+78005553512')
})
