import { requireNoWait } from '../attempts.ts'
import type { Failure, SandboxState } from '../operation.ts'
import type { Outbox } from '../outbox.ts'
import { keepingWrites, type SandboxProblem } from '../problems.ts'
import { countAtAddress } from './address-rate.ts'
import { findUser } from './logins.ts'
import { countRequest } from './request-rate.ts'

export type ContactType = 'phone' | 'email'

export interface Contact {
  type: ContactType
  contact: string
}

/** Seconds until another code may be sent to a contact. */
export const resendAfter = 60
/** Tries to enter one code. */
export const codeTries = 5
/** How long a code is good, milliseconds. */
export const codeLifetime = 900_000
const day = 86_400_000
const mostPerContact = 10
/** Codes that one visitor may ask for in an hour, whatever the contacts. */
const mostPerVisitor = 30
/** And from one address: a new session costs nothing. */
const mostPerAddress = 60

interface Sender {
  state: SandboxState
  now: number
  /** Who asks and may enter the code: `Session.owner`. */
  owner: string
  /** The visitor's network address. */
  address: string | undefined
  outbox: Outbox
  httpProblem: Failure<429, 'tooManyRequests'>
}

/** E-mails are compared without regard to case. */
const codeId = (owner: string, contact: string) => `${owner}:${contact.toLowerCase()}`
const lockId = (contact: string) => `code:${contact.toLowerCase()}`

/** Whether the contact belongs to an account other than `userId`. */
export function isTaken(state: SandboxState, contact: string, userId?: number): boolean {
  const found = findUser(state, contact.toLowerCase())
  return found !== undefined && found.id !== userId
}

/**
 * Counts a wish for a code: 429 within a minute of the last code to this contact, beyond ten a day per contact, thirty an
 * hour per visitor, sixty per address. Call it before anything tells whether the contact has an account.
 */
export function countCode({ state, now, owner, address, httpProblem }: Sender, { contact }: Contact): void {
  requireNoWait({ state, now, httpProblem }, [{ id: lockId(contact) }])
  const caller = { state, now, address, httpProblem }
  countRequest(caller, { id: `codes:${contact.toLowerCase()}`, most: mostPerContact, window: day })
  countRequest(caller, { id: `codesOf:${owner}`, most: mostPerVisitor, window: 3_600_000 })
  countAtAddress(caller, { purpose: 'codes', most: mostPerAddress })
}

/** Sends a new code; the older one to this contact is void. @param page takes the code from a link in the mail */
export function sendCode({ state, now, owner, outbox }: Sender, { type, contact }: Contact, page?: string) {
  const code = randomCode()
  const expiresAt = now + codeLifetime
  const lock = { id: lockId(contact), failures: 0, lockedUntil: now + resendAfter * 1000, at: now }
  state.attempts.put(lock)
  state.codes.put({ id: codeId(owner, contact), code, expiresAt, attemptsLeft: codeTries })
  const text = `Код подтверждения: ${code}. Он действует 15 минут. Никому его не сообщайте.`
  const link = page && type === 'email' ? `${page}?${new URLSearchParams({ contact, code })}` : undefined
  outbox.send({
    channel: type === 'phone' ? 'sms' : 'email',
    to: contact,
    subject: 'Код подтверждения',
    text: link ? `${text} Или откройте в том же браузере: ${link}` : text,
    code,
    ...(link && { link }),
  })
  return {
    contact: masked({ type, contact }),
    resendAfter,
    expiresAt: new Date(expiresAt).toISOString(),
    attempts: codeTries,
  }
}

/** Seconds until another code may be sent to the contact. */
export function secondsToResend(state: SandboxState, now: number, contact: string): number {
  const left = (state.attempts.get(lockId(contact))?.lockedUntil ?? 0) - now
  return Math.max(0, Math.ceil(left / 1000))
}

export function voidCode(state: SandboxState, owner: string, contact: string): void {
  const id = codeId(owner, contact)
  if (state.codes.get(id)) state.codes.delete(id)
}

interface Entry {
  state: SandboxState
  now: number
  owner: string
  /** Typed by the operation that takes the code. */
  refuse: (
    ...refusal:
      | ['codeExpired', string, 'code']
      | ['wrongCode' | 'tooManyAttempts', string, 'code', { attemptsLeft: number }]
  ) => SandboxProblem
}

/** Takes a code, which works once. A wrong one costs a try; after the last one a new code is needed. */
export function takeCode({ state, now, owner, refuse }: Entry, contact: string, code: string): void {
  const sent = state.codes.get(codeId(owner, contact))
  if (!sent || sent.expiresAt <= now)
    throw refuse('codeExpired', 'Срок действия кода истёк, запросите новый.', 'code')
  const isRight = sent.code === code
  const attemptsLeft = sent.attemptsLeft - 1
  if (sent.attemptsLeft > 0 && isRight) return state.codes.delete(sent.id)
  if (attemptsLeft >= 0) state.codes.put({ ...sent, attemptsLeft })
  throw keepingWrites(
    attemptsLeft > 0
      ? refuse('wrongCode', `Неверный код. Осталось попыток: ${attemptsLeft}.`, 'code', { attemptsLeft })
      : refuse('tooManyAttempts', 'Попытки закончились, запросите новый код.', 'code', { attemptsLeft: 0 }),
  )
}

/** Six digits. Not from the seed's generator: whoever knows the seed would know the code. */
function randomCode(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(number % 1_000_000).padStart(6, '0')
}

/** `+7 912 •••-••-04`, `s•••••v@example.ru`. */
function masked({ type, contact }: Contact): string {
  if (type === 'phone') return `+7 ${contact.slice(2, 5)} •••-••-${contact.slice(-2)}`
  const [name = '', domain = ''] = contact.split('@')
  return `${name.slice(0, 1)}•••••${name.length > 1 ? name.slice(-1) : ''}@${domain}`
}
