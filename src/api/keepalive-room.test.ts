import { expect, test } from 'vitest'
import { keepaliveRoom } from './keepalive-room.ts'

const bodyOf = (bytes: number) => ({ comment: 'x'.repeat(bytes - '{"comment":""}'.length) })

test('calls outlive their page as long as all their bodies together are small, in bytes and not in letters', () => {
  const room = keepaliveRoom()
  const leave = room.enter(bodyOf(20_000))
  expect(leave).toBeTypeOf('function')
  expect(room.enter(bodyOf(20_000))).toBeUndefined()
  expect(room.enter({ comment: 'ж'.repeat(7_000) })).toBeUndefined()
  expect(room.enter(undefined)).toBeTypeOf('function')
  leave?.()
  expect(room.enter(bodyOf(20_000))).toBeTypeOf('function')
})

test('a body that a browser would refuse goes as an ordinary call', () => {
  const room = keepaliveRoom()
  expect(room.enter(bodyOf(65_537))).toBeUndefined()
  expect(room.enter(bodyOf(32_768))).toBeTypeOf('function')
})
