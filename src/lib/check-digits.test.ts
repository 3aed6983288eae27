import { expect, test } from 'vitest'
import { corrAccountOf, isAccount, isInn, isOgrn } from './check-digits.ts'

// Numbers of authorities and banks that anybody can look up.
test.each(['7707083893', '7710140679', '500100732259'])(
  'the ИНН %s is right, with another digit wrong',
  (inn) => {
    expect(isInn(inn)).toBe(true)
    expect(isInn(`${inn.slice(0, -1)}${(Number(inn.at(-1)) + 1) % 10}`)).toBe(false)
    expect(isInn(inn.slice(1))).toBe(false)
  },
)

test.each(['1027700132195', '304500116000157'])('the ОГРН %s is right, with another digit wrong', (ogrn) => {
  expect(isOgrn(ogrn)).toBe(true)
  expect(isOgrn(`${ogrn.slice(0, -1)}${(Number(ogrn.at(-1)) + 1) % 10}`)).toBe(false)
})

test('the key of an account belongs to one bank', () => {
  expect(corrAccountOf('044525225')).toBe('30101810400000000225')
  expect(isAccount('40702810000160001234', '046577674')).toBe(true)
  expect(isAccount('40702810000160001234', '044030712')).toBe(false)
})
