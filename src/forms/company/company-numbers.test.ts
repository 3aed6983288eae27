import { expect, test } from 'vitest'
import { companyRegister } from '../../../mocks/sandbox/seed/company-register.ts'
import { companies } from '../../../mocks/sandbox/seed/companies.ts'
import { account, bik, inn, kpp, ogrn } from './company-numbers.ts'

test('R-API-107 numbers of every company of the register are right, with another last digit wrong', () => {
  const spoilt = (text: string) => `${text.slice(0, -1)}${(Number(text.at(-1)) + 1) % 10}`
  for (const company of companyRegister) {
    expect([inn(company.inn), ogrn(company.ogrn)]).toEqual([undefined, undefined])
    expect(inn(spoilt(company.inn))).toBe('Проверьте ИНН: контрольная цифра не сходится.')
    expect(ogrn(spoilt(company.ogrn))).toBe('Проверьте ОГРН: контрольная цифра не сходится.')
  }
})

test('R-FORM-07 letters and wrong lengths have messages of their own', () => {
  expect([inn('66712345б9'), ogrn('1a'), bik('04457')]).toEqual([
    'Недопустимый формат',
    'Недопустимый формат',
    'В БИК 9 цифр',
  ])
  expect(inn('66712345')).toBe('В ИНН 10 цифр у компании, 12 у предпринимателя')
  expect(ogrn('102660512345')).toBe('В ОГРН 13 цифр, в ОГРНИП 15')
  expect([kpp('667101001'), kpp('6671AB001'), kpp('66710100')]).toEqual([
    undefined,
    undefined,
    'Недопустимый формат',
  ])
})

test('R-API-107 an account belongs to the БИК', () => {
  for (const { bik: bankBik, account: number } of companies.flatMap(({ banks }) => banks)) {
    expect(account(number, bankBik)).toBeUndefined()
    expect(account(number, '044030712')).toBe('Проверьте номер счёта: он не подходит к БИК.')
    expect(account(number.slice(1), bankBik)).toBe('В номере счёта 20 цифр')
    expect(account(number, '')).toBeUndefined()
  }
})
