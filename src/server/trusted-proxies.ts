import { BlockList, isIP } from 'node:net'

/** The proxies in front of the shop whose forwarding headers are believed. */
export interface TrustedProxies {
  /** Whether the peer at this distance is one of them; 0 is the peer of the shop's own socket. */
  trusts: (address: string, distance: number) => boolean
}

export const noProxies: TrustedProxies = { trusts: () => false }

/**
 * Reads `TRUST_PROXY`: 0, a number of proxies that each request passes, or the proxies' addresses and networks.
 * @returns `undefined` for any other text
 */
export function parseTrustedProxies(text: string | undefined): TrustedProxies | undefined {
  if (!text || text === '0') return noProxies
  if (/^[1-9]$/.test(text)) return { trusts: (_, distance) => distance < Number(text) }
  const networks = new BlockList()
  for (const part of text.split(',')) {
    const [, address = '', prefix] = /^([\d.a-f:]+)(?:\/(\d{1,3}))?$/i.exec(part.trim()) ?? []
    const family = isIP(address)
    const longest = family === 4 ? 32 : 128
    if (family === 0 || Number(prefix ?? longest) > longest) return undefined
    networks.addSubnet(address, Number(prefix ?? longest), family === 4 ? 'ipv4' : 'ipv6')
  }
  return { trusts: (address) => networks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6') }
}

/**
 * Goes from the shop's socket outwards while the sender of the header is trusted. What a visitor wrote into the header
 * himself stands further out and is never reached.
 * @param forwardedFor the whole header
 * @returns the visitor's address, and how many trusted proxies it came through
 */
export function outermostAddress(
  peer: string,
  forwardedFor: string | undefined,
  { trusts }: TrustedProxies,
): { address: string; proxies: number } {
  let address = plainAddress(peer) ?? ''
  let proxies = 0
  for (const next of (forwardedFor ?? '').split(',').toReversed()) {
    if (address === '' || !trusts(address, proxies)) break
    proxies += 1
    const forwarded = plainAddress(next.trim())
    // A proxy that names nobody is the last that is known.
    if (forwarded === undefined) break
    address = forwarded
  }
  return { address, proxies }
}

/** Without port and brackets, and IPv4 in its own form. */
function plainAddress(text: string): string | undefined {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  const address = /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare
  return isIP(address) === 0 ? undefined : address
}
