import { expect, test } from 'vitest'
import { createJsonLog, describeError, maskedAddress } from './request-log.ts'

test('O-72 secrets in an address are masked, whatever their case', () => {
  const masked = maskedAddress(new URL('http://s/?checkword=abc&LOGIN=me%40a.ru&query=fm-2040'))
  expect(masked).toBe('/?checkword=***&LOGIN=***&query=fm-2040')
})

test('O-72 a way back is logged without its own query', () => {
  const back = encodeURIComponent('/?checkword=abc')
  expect(maskedAddress(new URL(`http://s/registration/?back=${back}`))).toBe('/registration/?back=%2F')
})

test('O-72 an error is logged without the query of the address that it names', () => {
  const text = JSON.stringify(describeError(new Error('GET http://b/x?checkword=abc failed')))
  expect(text).not.toContain('abc')
  expect(text).toContain('http://b/x?***')
})

test('O-72 each entry is one line of JSON', () => {
  const lines: string[] = []
  createJsonLog((line) => lines.push(line))({ time: 't', level: 'info', event: 'e', text: 'a\nb' })
  expect(lines).toEqual(['{"time":"t","level":"info","event":"e","text":"a\\nb"}\n'])
})
