import { describe, expect, test } from 'vitest'
import { noProxies, outermostAddress, parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts'

const trusted = (text: string): TrustedProxies => {
  const proxies = parseTrustedProxies(text)
  if (!proxies) throw new Error(`not read: ${text}`)
  return proxies
}
const visitor = (proxies: TrustedProxies, peer: string, forwarded?: string) =>
  outermostAddress(peer, forwarded, proxies).address

test('without proxies the address is that of the socket, whatever the visitor writes', () => {
  expect(visitor(noProxies, '203.0.113.7', '10.0.0.1, 10.0.0.2')).toBe('203.0.113.7')
})

describe('a number of proxies', () => {
  test('the address that the outermost of them saw counts, not what the visitor wrote before', () => {
    expect(visitor(trusted('1'), '127.0.0.1', '198.51.100.1, 203.0.113.7')).toBe('203.0.113.7')
    expect(visitor(trusted('2'), '127.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.5')).toBe('203.0.113.7')
  })

  test('a header that is missing or shorter gives the last address that is known', () => {
    expect(visitor(trusted('1'), '10.0.0.5')).toBe('10.0.0.5')
    expect(visitor(trusted('3'), '10.0.0.5', '203.0.113.7')).toBe('203.0.113.7')
  })
})

describe('networks of proxies', () => {
  const inside = trusted('127.0.0.1, 10.0.0.0/8, fd00::/8')

  test('the first address outside of them is the visitor', () => {
    expect(visitor(inside, '::ffff:127.0.0.1', '198.51.100.1, 203.0.113.7, 10.1.2.3')).toBe('203.0.113.7')
    expect(visitor(inside, 'fd00::1', '2001:db8::7')).toBe('2001:db8::7')
  })

  test('whoever reaches the shop past the proxies is not believed', () => {
    expect(visitor(inside, '203.0.113.9', '10.0.0.1')).toBe('203.0.113.9')
  })
})

test('ports, brackets and words that are no address', () => {
  expect(visitor(trusted('1'), '127.0.0.1', '203.0.113.7:4711')).toBe('203.0.113.7')
  expect(visitor(trusted('1'), '127.0.0.1', '[2001:db8::7]:4711')).toBe('2001:db8::7')
  expect(visitor(trusted('1'), '127.0.0.1', 'unknown')).toBe('127.0.0.1')
})

test('what can not be read is refused', () => {
  for (const text of ['perhaps', '-1', '10', '10.0.0.0/33', '10.0.0', 'loopback', '127.0.0.1;10.0.0.1'])
    expect([text, parseTrustedProxies(text)]).toEqual([text, undefined])
})
