import { createHmac, randomBytes } from 'node:crypto'
import type { Call } from './call.ts'
import { tooMany } from './problems.ts'

/** Who counts a wrong try, from which one on there is a wait, and its seconds: twice as long each time. */
interface Counter {
  key: string
  free: number
  first: number
  longest: number
}

const key = randomBytes(32)
const yearSeconds = 31_536_000

const signature = (user: number, password: string) =>
  createHmac('sha256', key).update(`${user} ${password}`).digest('hex')

export const deviceCookie = (user: number, password: string) =>
  `DEVICE=${signature(user, password)}; Path=/; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax`

/** The counters of one try: an owner on a known device has one of their own, which nobody else's tries change. */
export function countersOf(
  { device, address }: Call,
  name: string,
  user: { id: number; password: string } | undefined,
): Counter[] {
  const account = { free: 5, first: 60, longest: 900 }
  if (user && device === signature(user.id, user.password)) return [{ key: `device ${device}`, ...account }]
  return [
    { key: user ? `account ${user.id}` : `login ${name}`, ...account },
    { key: `address ${address}`, ...account, free: 20 },
    { key: 'all', free: 300, first: 5, longest: 60 },
  ]
}

/** @throws {Problem} 429 while one of them has to wait */
export function demandTurn({ db, now }: Call, counters: readonly Counter[]): void {
  const seconds = now.getTime() / 1000
  for (const { key } of counters) {
    const until = db.count('select until from tries where login = ?', key)
    if (until > seconds) throw tooMany(until - seconds)
  }
}

export function noteWrong({ db, now }: Call, counters: readonly Counter[]): void {
  const seconds = Math.ceil(now.getTime() / 1000)
  for (const { key, free, first, longest } of counters) {
    const count = db.count('select count from tries where login = ?', key) + 1
    const wait = count < free ? 0 : Math.min(longest, first * 2 ** (count - free))
    db.run('insert or replace into tries values (?, ?, ?)', key, count, wait === 0 ? 0 : seconds + wait)
  }
}

/** The right password ends the count of the account or device. */
export function forget({ db }: Call, [own]: readonly Counter[]): void {
  if (own) db.run('delete from tries where login = ?', own.key)
}

/** Tells of a failed login without naming whose it is. */
export function logFailure({ log, address }: Call, name: string, reason: string): void {
  const login = createHmac('sha256', key).update(name).digest('hex').slice(0, 16)
  log(JSON.stringify({ event: 'login.failed', reason, address, login }))
}
