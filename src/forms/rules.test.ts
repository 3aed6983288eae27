import { expect, test } from 'vitest'
import { email, fio, minLength, numeric, password, phone, required, street, vin } from './rules.ts'
import type { Rule } from './rules.ts'

/** The values that the rule judges otherwise than it should. */
function misjudged(rule: Rule, { good, bad, message }: { good: string[]; bad: string[]; message: string }) {
  return [
    ...good.filter((value) => rule(value) !== undefined),
    ...bad.filter((value) => rule(value) !== message),
  ]
}

test('R-FORM-01 an empty field is told to be filled in', () => {
  expect(
    misjudged(required, { good: ['а', '0'], bad: ['', '   ', '\t'], message: 'Заполните поле' }),
  ).toEqual([])
})

test('R-FORM-02 an e-mail is Latin letters, digits and some symbols', () => {
  expect(
    misjudged(email, {
      good: ['buyer@example.ru', 'a.b_c%d+e-f@sub.example.ru', ' a@b.ru '],
      bad: ['', 'buyer', 'buyer@', 'buyer@example', 'покупатель@example.ru', 'a@b.рф', 'a b@c.ru', 'a@b.r'],
      message: 'Некорректный E-mail',
    }),
  ).toEqual([])
})

test('R-FORM-03 R-FORM-04 R-FORM-05 an unfinished number is to be entered in full', () => {
  expect(
    misjudged(phone, {
      good: [],
      bad: ['+7', '+7 912', '+7 912 345 67 8', '912'],
      message: 'Введите номер полностью',
    }),
  ).toEqual([])
})

test('R-FORM-09 R-CONST-05 a phone has 12 characters without spaces', () => {
  expect(
    misjudged(phone, {
      good: ['+7 912 345 67 89', '89123456789', '79123456789', '9123456789', '+7 (343) 345-67-89'],
      bad: ['+7 912 345 67 890', '+7 000 000 00 00', '+7 112 345 67 89'],
      message: 'Недопустимый формат',
    }),
  ).toEqual([])
})

test('R-FORM-09 the number of another country is refused in clear words', () => {
  expect(phone('+375 29 123 45 67')).toBe('Принимаются только российские номера, начинающиеся с +7')
})

test('R-FORM-06 the shortest length is told with a word that agrees', () => {
  expect(minLength(10)('коротко')).toBe('Должно быть не менее 10 символов')
  expect(minLength(2)('а ')).toBe('Должно быть не менее 2 символов')
  expect(minLength(1)('')).toBe('Должно быть не менее 1 символа')
  expect(minLength(21)('')).toBe('Должно быть не менее 21 символа')
  expect(minLength(2)('аб')).toBeUndefined()
})

test('R-FORM-07 a number is digits only', () => {
  expect(
    misjudged(numeric, {
      good: ['0', '6671234569'],
      bad: ['', '1.5', '-1', '1a', '1e3'],
      message: 'Недопустимый формат',
    }),
  ).toEqual([])
})

test('R-CONST-04 R-FORM-14 R-FORM-15 R-FORM-16 R-FORM-17 R-FORM-18 R-FORM-19 R-FORM-20 R-FORM-21 a password has one message for every failure', () => {
  expect(
    misjudged(password, {
      good: ['Kran-2026!', 'aB1!xx', `aB1!${'x'.repeat(26)}`],
      bad: [
        'aB1!x',
        `aB1!${'x'.repeat(27)}`,
        'aBcdef!',
        'AB1!XX',
        'ab1!xx',
        'aB1xxx',
        'aB1_xx',
        'aB1! xx',
        'аБ1!хх',
      ],
      message: 'Мин. 6 символов (обяз. цифры, буквы Aa-Zz и знаки пунктуации)',
    }),
  ).toEqual([])
})

test('R-FORM-22 a VIN has 17 characters without I, O and Q', () => {
  expect(
    misjudged(vin, {
      good: ['XTA210990Y1234567', 'xta210990y1234567'],
      bad: ['XTA210990Y123456', 'XTA210990Y12345678', 'XTA21099OY1234567', 'ХТА210990У1234567'],
      message: 'Недопустимый формат',
    }),
  ).toEqual([])
})

test('R-FORM-23 a name is at least two words of letters', () => {
  expect(
    misjudged(fio, {
      good: [
        'Смирнов Алексей',
        'Смирнов Алексей Петрович',
        'Римская-Корсакова Анна',
        "Д'Артаньян Шарль",
        'Ли Бо',
      ],
      bad: ['', 'Смирнов', 'Смирнов А', 'Смирнов 2', '- --'],
      message: 'Минимальные данные: Фамилия Имя',
    }),
  ).toEqual([])
})

test('R-FORM-24 an address has a street or a house', () => {
  expect(street({ street: 'ул. Мира' })).toBeUndefined()
  expect(street({ house: '5', street: null })).toBeUndefined()
  expect(street({ street: ' ' })).toBe('Укажите улицу или номер дома')
})
