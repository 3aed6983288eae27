import { BlockList, isIP } from 'node:net'
import { isLoopback } from './http.ts'
import type { WebhookTargets } from './settings.ts'

/** Addresses that no host of the internet has (IANA special-purpose registries). */
const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, prefix, 'ipv4')
// Tunnels and documentation inside of 2000::/3.
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  special.addSubnet(network, prefix, 'ipv6')
const internet = new BlockList()
internet.addSubnet('2000::', 3, 'ipv6')

/** Whether a webhook may be sent to this IP address. */
export function isAllowedAddress(address: string, targets: WebhookTargets): boolean {
  switch (targets) {
    case 'none':
      return false
    case 'loopback':
      return isLoopback(address)
    case 'public':
      if (isIP(address) === 4) return !special.check(address, 'ipv4')
      return internet.check(address, 'ipv6') && !special.check(address, 'ipv6')
    default:
      return targets satisfies never
  }
}
