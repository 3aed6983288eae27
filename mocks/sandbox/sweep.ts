import { replayFor } from './idempotency.ts'
import { tokenLifetime } from './request-session.ts'
import { dayLength } from './rules/days.ts'
import type { State } from './state.ts'

/** How long what a guest has gathered is kept after its last change, days. */
const guestDays = 30
/** A row of wrong tries is forgotten after this time, milliseconds. */
const attemptsFor = dayLength
/** Messages that the outbox keeps. */
const mostMessages = 1000

/**
 * Throws away what has no meaning any more: answers that are not replayed, ended tokens, old counts of tries, carts,
 * viewed products and sessions of guests who don't come back, the oldest messages. So a world that is used for months,
 * or by many visitors, stays as large as what they really have in it. `now` in milliseconds.
 */
export function sweep(state: State<unknown>, now: number): void {
  const old = (instant: string | undefined) => Date.parse(instant ?? '') < now - guestDays * dayLength
  for (const { id, at } of state.idempotency.all()) if (at + replayFor <= now) state.idempotency.delete(id)
  for (const { id, lastUsedAt } of state.tokens.all())
    if (lastUsedAt + tokenLifetime < now) state.tokens.delete(id)
  for (const { id, lockedUntil, at = 0 } of state.attempts.all())
    if (lockedUntil < now && at + attemptsFor < now) state.attempts.delete(id)
  for (const { id, createdAt } of state.sessions.all()) if (old(createdAt)) state.sessions.delete(id)
  for (const { id, updatedAt } of state.carts.all())
    if (isGuests(id) && old(updatedAt)) state.carts.delete(id)
  for (const { id, updatedAt } of state.viewed.all())
    if (isGuests(id) && old(updatedAt)) state.viewed.delete(id)
  for (const { id } of state.outbox.all().slice(0, -mostMessages)) state.outbox.delete(id)
}

const isGuests = (owner: string) => owner.startsWith('guest:')
