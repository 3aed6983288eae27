import { expect, test } from 'vitest'
import { SettingsError } from '../../src/server/settings.ts'
import { readBackendChoice } from './backend-choice.ts'

test('BACKEND names the sandbox, Prism, the page itself or an address; the sandbox is what comes of itself', () => {
  expect(readBackendChoice({}, undefined)).toEqual({ kind: 'sandbox' })
  expect(readBackendChoice({ BACKEND: ' ' }, undefined)).toEqual({ kind: 'sandbox' })
  for (const kind of ['sandbox', 'prism', 'msw'])
    expect(readBackendChoice({ BACKEND: kind }, undefined)).toEqual({ kind })
  const url = { kind: 'url', origin: 'https://backend.example' }
  expect(readBackendChoice({ BACKEND: 'https://backend.example/' }, undefined)).toEqual(url)
  expect(readBackendChoice({}, 'https://backend.example')).toEqual(url)
  expect(readBackendChoice({ BACKEND: 'https://backend.example' }, 'https://backend.example')).toEqual(url)
})

test.each([
  ['mws', /BACKEND: "mws" is none of sandbox, prism, msw or an address/],
  ['backend.example', /is none of/],
  ['ftp://backend.example', /is none of/],
  ['https://backend.example/api', /only the origin/],
  ['https://me:secret@backend.example', /name or password/],
])('BACKEND=%s is refused with what to write instead', (text, message) => {
  expect(() => readBackendChoice({ BACKEND: text }, undefined)).toThrow(SettingsError)
  expect(() => readBackendChoice({ BACKEND: text }, undefined)).toThrow(message)
})

test('BACKEND and BACKEND_URL that disagree are refused', () => {
  expect(() => readBackendChoice({ BACKEND: 'prism' }, 'https://backend.example')).toThrow(/set one of them/)
})
