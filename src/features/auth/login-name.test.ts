import { expect, test } from 'vitest'
import { loginName } from './login-name.ts'

test('R-AUTH-01 an e-mail or a phone written in any way is a login', () => {
  for (const login of ['buyer@example.ru', '+7 922 123 45 67', '8 (922) 123-45-67', '79221234567'])
    expect(loginName(login)).toBeUndefined()
})

test('R-FORM-02 letters without an address are told as a wrong e-mail', () => {
  expect(loginName('buyer')).toBe('Некорректный E-mail')
  expect(loginName('buyer@')).toBe('Некорректный E-mail')
})

test('R-FORM-03 digits that are too few are told as an unfinished phone', () => {
  expect(loginName('8 922')).toBe('Введите номер полностью')
})
