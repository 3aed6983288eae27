import type { Bound } from '../attempts.ts'
import type { UserRecord } from '../seed/user-record.ts'

const minute = 60_000
const hour = 60 * minute

/** One count for an account, by whatever login it is tried; an unknown login has a count of its own. */
export const accountOf = (user: UserRecord | undefined, subject: string) => String(user?.id ?? subject)

/** Tries of one account, from anywhere. */
export const accountBound = (purpose: string, account: string): Bound => ({
  id: `${purpose}:${account}`,
  free: 5,
  wait: minute,
  longest: 15 * minute,
  forgiveEvery: hour,
})

/** Tries from one address, whatever the accounts: one password tried at many logins. */
const addressBound = (address: string): Bound => ({
  id: `login-address:${networkOf(address)}`,
  free: 20,
  wait: minute,
  longest: 15 * minute,
  forgiveEvery: 5 * minute,
})

/** Tries of everybody: many addresses that spray together. */
const allBound: Bound = {
  id: 'login-all',
  free: 300,
  wait: 5000,
  longest: minute,
  forgiveEvery: 2000,
}

/** Bounds of who isn't known: of the address and of all. */
export const strangerBounds = (address: string | undefined): Bound[] => [
  ...(address === undefined ? [] : [addressBound(address)]),
  allBound,
]

/** An owner on a known device has a count of that device, so that nobody else's tries keep them out. */
export const deviceBounds = (device: string): Bound[] => [accountBound('login-device', device)]

/** Whoever has one address of IPv6 has a whole /64 of them. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
