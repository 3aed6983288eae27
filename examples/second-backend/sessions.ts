import { randomBytes } from 'node:crypto'
import type { Call, Customer, Operation, Visitor } from './call.ts'
import { accountsSql, mergeAtLogin } from './login-merge.ts'
import { countersOf, demandTurn, deviceCookie, forget, logFailure, noteWrong } from './login-tries.ts'
import { invalid, object, oneOf, sessid, text } from './checks.ts'
import type { Database } from './database.ts'
import { passwordOf } from './people-data.ts'
import { refuse } from './problems.ts'

const tokenSeconds = 86_400

const secret = () => randomBytes(16).toString('hex')

export const visitorCookie = (sid: string, wrong: Call['wrong']) =>
  `SID=${sid}; Path=/; Max-Age=2592000;${wrong('sidOpen') ? '' : ' HttpOnly;'} SameSite=Lax`

export function visitorOf(db: Database, sid: string | undefined): Visitor | undefined {
  return sid === undefined ? undefined : db.one<Visitor>('select * from visitors where sid = ?', sid)
}

export function newVisitor(db: Database, branch: number | null = null, chosen: 0 | 1 = 0): Visitor {
  const [sid, sessid] = [secret(), secret()]
  const id = db.run(
    'insert into visitors (sid, sessid, branch, chosen) values (?, ?, ?, ?)',
    sid,
    sessid,
    branch,
    chosen,
  )
  return { id, sid, sessid, branch, chosen }
}

/** The customer of a token; using it makes it good for another day. */
export function customerOf(db: Database, token: string, now: Date): Customer | undefined {
  const seconds = Math.floor(now.getTime() / 1000)
  const row = db.one<{ user: number; used_at: number }>(
    'select user, used_at from tokens where token = ?',
    token,
  )
  if (!row || seconds - row.used_at > tokenSeconds) return undefined
  db.run('update tokens set used_at = ? where token = ?', seconds, token)
  return db.one<Customer>(`${accountsSql} where id = ?`, row.user)
}

/** E-mail in small letters, or a phone of digits and plus. */
function loginName(typed: string): string {
  if (typed.includes('@')) return typed.trim().toLowerCase()
  const digits = typed.replaceAll(/[^\d+]/g, '')
  return /^8\d{10}$/.test(digits) ? `+7${digits.slice(1)}` : digits
}

function logIn(call: Call) {
  const { db } = call
  const { login, password } = call.body['credentials'] as { login: string; password: string }
  if (password.length > 72 && call.wrong('longPasswordRefused')) throw invalid('credentials.password')
  const name = call.wrong('loginHeedsCase') && login.includes('@') ? login.trim() : loginName(login)
  const user = db.one<{ id: number; password: string; blocked: number }>(
    'select id, password, blocked from users where lower(email) = ? or phone = ?',
    name,
    call.wrong('phoneLoginForgotten') ? '' : name,
  )
  const counters = countersOf(call, name, user)
  demandTurn(call, counters)
  if (!user || user.password !== passwordOf(user.id, password)) {
    noteWrong(call, counters)
    logFailure(call, name, 'wrongCredentials')
    throw refuse('wrongCredentials', 'Логин или пароль не подходит.')
  }
  forget(call, counters)
  if (user.blocked) {
    logFailure(call, name, 'userBlocked')
    throw refuse('userBlocked', 'Доступ закрыт. Позвоните в магазин.')
  }
  return db.transaction(() => openSession(call, user))
}

function openSession(call: Call, { id: user, password }: { id: number; password: string }) {
  const { db, now, visitor } = call
  const isOther = call.customer !== undefined
  if (!isOther) mergeAtLogin(call, user)
  const profile = db.one<{ branch: number | null }>('select branch from users where id = ?', user)
  const branch = profile?.branch ?? visitor.branch
  const token = `vs.${secret()}${secret()}`
  db.run('insert into tokens values (?, ?, ?)', token, user, Math.floor(now.getTime() / 1000))
  renew(call, branch)
  call.cookies.push(deviceCookie(user, password))
  return { token }
}

/** Another SID and SESSID for the same visitor. */
function renew({ db, visitor, cookies, wrong }: Call, branch = visitor.branch): void {
  const [sid, sessid] = [secret(), secret()]
  db.run('update visitors set sid = ?, sessid = ?, branch = ? where id = ?', sid, sessid, branch, visitor.id)
  cookies.splice(0, cookies.length, visitorCookie(sid, wrong))
}

function logOut(call: Call) {
  const { db, customer, token, visitor, wrong } = call
  if (customer && token !== undefined) {
    if (!wrong('tokenSurvives')) db.run('delete from tokens where token = ?', token)
    const guest = `visitor ${visitor.id}`
    if (wrong('guestSeesCart'))
      db.run(
        'insert or replace into cart_lines select ?, product, quantity, price, place, 0 from cart_lines where owner = ?',
        guest,
        call.owner,
      )
    if (wrong('viewedByNext'))
      db.run(
        'insert or replace into viewed select ?, product, place from viewed where owner = ?',
        guest,
        call.owner,
      )
    if (wrong('customerCartLost')) db.run('delete from cart_lines where owner = ?', call.owner)
  }
  renew(call, wrong('branchLostAtLogout') ? null : visitor.branch)
  return { isAuthorized: false }
}

export const sessionOperations: Operation[] = [
  {
    id: 'login',
    method: 'POST',
    path: '/api/authentication/',
    who: 'anyone',
    session: true,
    headers: { 'x-urldecode': { check: oneOf('none'), required: true } },
    body: object({ credentials: object({ login: text(1, 254), password: text(1, 128) }) }),
    answer: logIn,
  },
  {
    id: 'logout',
    method: 'POST',
    path: '/api/logout/',
    who: 'visitor',
    session: true,
    guarded: true,
    body: object({ SESSID: sessid }),
    answer: logOut,
  },
]
