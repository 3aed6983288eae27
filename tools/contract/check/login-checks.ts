import { isDeepStrictEqual } from 'node:util'
import { valueAt } from '../model/json-pointer.ts'
import type { Exchange, Visitor } from './client.ts'
import { buildCall } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
import { outcomeOf, refusalCode } from './refusal-code.ts'

/** Wrong tries after which a backend may ask to wait. */
const freeTries = 5
/** Seconds that the next one waits at first. */
const shortestWait = 60

/** Others' wrong tries keep no owner out who logs in on a known device. */
export async function letOwnersIn(run: RunContext): Promise<void> {
  const operation = run.contract.byId.get('login')
  const { account } = run.options
  if (!operation || !account || !run.wanted('login')) return
  const values = run.parametersOf(operation) ?? {}
  const tried = (
    name: string,
    password: string,
    {
      device,
      isProbe = false,
      login = account.login,
    }: { device?: string; isProbe?: boolean; login?: string } = {},
  ): Promise<Exchange> => {
    const visitor: Visitor = { ...run.guest, name }
    const body = { credentials: { login, password } }
    const call = buildCall({ operation, visitor, values, body, purpose: `${name}: log in` })
    return run.send(visitor, {
      ...call,
      isProbe,
      headers: { ...call.headers, ...(device === undefined ? {} : { Cookie: `DEVICE=${device}` }) },
    })
  }
  if (account.login.includes('@')) await letInByCapitals(account.login, account.password)
  const first = await tried('owner', account.password)
  const cookie = first.headers.getSetCookie().find((one) => one.startsWith('DEVICE='))
  const device = /^DEVICE=([^;]+)/.exec(cookie ?? '')?.[1]
  const isKept = cookie !== undefined && /;\s*HttpOnly/i.test(cookie) && /;\s*Max-Age=31536000/i.test(cookie)
  const isMade = run.state(first, typeof valueAt(first.json, '/data/token') !== 'string' || isKept, {
    rule: 'cookie',
    pointer: 'header Set-Cookie',
    message: 'a login must set DEVICE with HttpOnly and Max-Age=31536000 (a year)',
  })
  if (!isMade || (device === undefined && !first.planned)) return
  run.captured.set('knownDevice', device)
  // All spellings are one account.
  const phone = run.captured.get('confirmedPhone')
  const spelled = typeof phone === 'string' ? { login: phone } : {}
  for (let time = 0; time < freeTries; time += 1) {
    const wrong = await tried('stranger', `wrong-${run.runId}`, time < freeTries - 2 ? {} : spelled)
    if (time === 0) judgeWrongPassword(run, wrong)
  }
  slowGuessing(run, await tried('stranger', `wrong-${run.runId}`, { isProbe: true }))
  const again = await tried('owner on a known device', account.password, {
    device: device ?? 'planned',
  })
  if (again.planned || again.failure !== undefined) return
  run.journal.checks += 1
  if (again.status !== 200 || refusalCode(again) !== 'none')
    run.journal.violation(again, {
      rule: 'login',
      pointer: 'status',
      message: `an owner on a known device must get in after wrong tries of others, got ${refusalCode(again)}`,
    })

  async function letInByCapitals(typed: string, password: string): Promise<void> {
    const login = typed.toUpperCase()
    run.journal.keepSecret(login, 'CONTRACT_LOGIN_CAPITALS')
    const exchange = await tried('owner who types capitals', password, { login })
    if (exchange.planned || exchange.failure !== undefined) return
    run.state(exchange, exchange.status === 200 && refusalCode(exchange) === 'none', {
      rule: 'login',
      pointer: '/status',
      message: `an e-mail in capitals is the same login, got ${refusalCode(exchange)}`,
    })
  }
}

/** A wrong password is told as an unknown login is: who guesses learns of no account. */
function judgeWrongPassword(run: RunContext, wrong: Exchange): void {
  const got = refusalCode(wrong)
  const isRight = run.state(wrong, got === 'wrongCredentials', {
    rule: 'login',
    pointer: '/errors/0/code',
    message: `a wrong password must be refused with wrongCredentials, got ${outcomeOf(wrong)}`,
  })
  const unknown = run.captured.get('errorsOfUnknownLogin')
  if (!isRight || unknown === undefined || got !== 'wrongCredentials') return
  run.state(wrong, isDeepStrictEqual(valueAt(wrong.json, '/errors'), unknown), {
    rule: 'login',
    pointer: '/errors',
    message: 'a wrong password must be told in the same words as an unknown login, the errors differ',
  })
}

/** After five wrong tries each next one has to wait. */
function slowGuessing(run: RunContext, next: Exchange): void {
  if (next.planned || next.failure !== undefined) return
  const seconds = Number(next.headers.get('retry-after'))
  run.journal.checks += 1
  // Whole seconds are rounded up.
  if (next.status !== 429 || !(seconds >= 1 && seconds <= shortestWait + 1))
    run.journal.violation(next, {
      rule: 'login',
      pointer: 'status',
      message: `after ${freeTries} wrong tries in a row the next one must be 429 with a Retry-After of up to ${shortestWait} s, got ${next.status}`,
    })
}
