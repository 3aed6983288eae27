import type { HookRecord } from '../seed/hook-records.ts'

type Fault = { code: 'targetInvalid' | 'targetForbidden'; message: string }

const invalid: Fault = { code: 'targetInvalid', message: 'Нужен адрес https или e-mail.' }
const forbidden: Fault = { code: 'targetForbidden', message: 'Этот адрес недоступен из интернета.' }

/** Why a hook can't deliver to an address. Names are looked up when a delivery is made. */
export function targetFault(channel: HookRecord['channel'], target: string): Fault | undefined {
  if (channel === 'email') return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(target) ? undefined : invalid
  if (!URL.canParse(target)) return invalid
  const { protocol, hostname, username, password } = new URL(target)
  if (username !== '' || password !== '') return invalid
  // This sandbox delivers to the machine that it runs on; a real backend refuses loopback and plain http.
  if (isLoopbackHost(hostname)) return protocol === 'https:' || protocol === 'http:' ? undefined : invalid
  if (protocol !== 'https:') return invalid
  return isPrivateHost(hostname) ? forbidden : undefined
}

const isLoopbackHost = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)

/** Literal addresses that no host of the internet has; `URL` has brought each into its plain form. */
function isPrivateHost(hostname: string): boolean {
  // Of IPv6 only 2000::/3 is given to hosts of the internet.
  if (hostname.startsWith('[')) return !/^\[[23][0-9a-f]{3}:/.test(hostname)
  const parts = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(hostname)?.slice(1).map(Number)
  if (!parts) return false
  const [first = 0, second = 0] = parts
  return (
    first === 0 ||
    first === 10 ||
    first >= 224 ||
    (first === 100 && second >= 64 && second < 128) ||
    (first === 169 && second === 254) ||
    (first === 172 && second >= 16 && second < 32) ||
    (first === 192 && (second === 168 || second === 0)) ||
    (first === 198 && (second === 18 || second === 19))
  )
}
