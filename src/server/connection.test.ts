import { expect, test } from 'vitest'
import { outermost } from './connection.ts'
import type { NodeRequest } from './node-message.ts'
import { noProxies } from './trusted-proxies.ts'

const message = (host: string | undefined, socket: object = {}) =>
  ({
    headers: { host, 'x-forwarded-proto': 'https' },
    socket: { remoteAddress: '127.0.0.1', ...socket },
  }) as unknown as NodeRequest

test('O-68 a visitor of the shop’s own https origin came by https, others only by their connection', () => {
  const isSecure = (host: string | undefined, shopOrigin?: string, socket?: object) =>
    outermost(message(host, socket), noProxies, shopOrigin).secure
  expect(isSecure('shop.example', 'https://shop.example')).toBe(true)
  expect(isSecure('SHOP.example:8443', 'https://shop.example:8443')).toBe(true)
  expect(isSecure('127.0.0.1:3000', 'https://shop.example')).toBe(false)
  expect(isSecure('shop.example', 'http://shop.example')).toBe(false)
  expect(isSecure(undefined, 'https://shop.example')).toBe(false)
  // Nobody has to be believed without a trusted proxy.
  expect(isSecure('shop.example')).toBe(false)
  expect(isSecure('127.0.0.1:3000', undefined, { encrypted: true })).toBe(true)
})
