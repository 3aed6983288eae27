import { expect, test } from 'vitest'
import { nonceLength } from './nonce.ts'
import { createStandIns } from './stand-ins.ts'

const pairsOf = (bytes: Buffer) =>
  Array.from({ length: bytes.byteLength - 1 }, (_, index) => bytes.readUInt16BE(index))

test('stand-ins of a document share no two neighbouring bytes, with each other or with any text', () => {
  const next = createStandIns(nonceLength)
  const pairs = Array.from({ length: 170 }, () => next()).flatMap(pairsOf)
  expect(pairs).toHaveLength(170 * (nonceLength - 1))
  expect(new Set(pairs).size).toBe(pairs.length)
  // A byte of 0xC0 or more begins a character, and what follows it is less.
  expect(pairs.filter((pair) => pair >> 8 < 0xc0 || (pair & 0xff) < 0xc0)).toEqual([])
})

test('after the last pair the stand-ins begin again', () => {
  const next = createStandIns(nonceLength)
  const all = Array.from({ length: 171 }, () => next().toString('hex'))
  expect(all[170]).toBe(all[0])
})
