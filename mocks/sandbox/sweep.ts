import { replayFor } from './idempotency.ts'
import { tokenLifetime } from './request-session.ts'
import { isForgotten } from './rules/access-requests.ts'
import { dayLength } from './rules/days.ts'
import type { State } from './state.ts'
import { isKept } from './webhooks/tries.ts'
import { deleteUpload } from './rules/upload-content.ts'

/** Days that a guest's data is kept after its last change. */
const guestDays = 30
/** Counts of wrong tries are deleted after this time, in milliseconds. */
const attemptsFor = dayLength
/** Registrations that nobody has finished are deleted after this time, in milliseconds. */
const confirmationsFor = dayLength
/** Payments are deleted so long after their end, in milliseconds: until then their page says what became of them. */
const paymentsFor = dayLength
/** A passport is deleted so many days after it was saved. */
const passportDays = 3 * 365
/** Messages and events that the outbox keeps, of each. */
const mostMessages = 1000

/** The largest number of answers, guests and forms: a load test makes a visitor per call. */
const mostOfEach = 10_000

/**
 * Deletes expired records: answers that are no longer replayed, ended tokens, old counts of tries, data of guests who
 * didn't return, the oldest messages. Also deletes the oldest of collections above their bound. So the size of a
 * world has a bound, however long it is used.
 * @param now milliseconds
 */
export function sweep(state: State<unknown>, now: number): void {
  const old = (instant: string) => Date.parse(instant) < now - guestDays * dayLength
  for (const { id, at } of state.idempotency.all()) if (at + replayFor <= now) state.idempotency.delete(id)
  for (const { id, lastUsedAt } of state.tokens.all())
    if (lastUsedAt + tokenLifetime < now) state.tokens.delete(id)
  for (const { id, lockedUntil, at = 0 } of state.attempts.all())
    if (lockedUntil < now && at + attemptsFor < now) state.attempts.delete(id)
  for (const { id, expiresAt, takenBy } of state.uploads.all())
    if (takenBy === undefined && expiresAt <= now) deleteUpload(state, id)
  for (const { id, expiresAt } of state.passwordLinks.all())
    // An expired link says so for a day.
    if (expiresAt + attemptsFor < now) state.passwordLinks.delete(id)
  for (const { id, expiresAt } of state.codes.all()) if (expiresAt <= now) state.codes.delete(id)
  for (const { id, at } of state.confirmations.all())
    if (at + confirmationsFor <= now) state.confirmations.delete(id)
  for (const { id, expiresAt } of state.payments.all())
    if (expiresAt + paymentsFor < now) state.payments.delete(id)
  for (const request of state.accessRequests.all())
    if (isForgotten(request, now)) state.accessRequests.delete(request.id)
  for (const { id, savedAt } of state.passports.all())
    if (Date.parse(savedAt) < now - passportDays * dayLength) state.passports.delete(id)
  for (const { id, createdAt } of state.sessions.all()) if (old(createdAt)) state.sessions.delete(id)
  for (const { id, updatedAt } of guestsOf(state.carts)) if (old(updatedAt)) state.carts.delete(id)
  for (const { id, updatedAt } of guestsOf(state.viewed)) if (old(updatedAt)) state.viewed.delete(id)
  for (const { id } of state.outbox.all().slice(0, -mostMessages)) state.outbox.delete(id)
  for (const delivery of state.hookDeliveries.all())
    if (!isKept(delivery, now) || !state.hooks.get(delivery.hookId)) state.hookDeliveries.delete(delivery.id)
  for (const { id, hookId } of state.hookTries.all()) if (!state.hooks.get(hookId)) state.hookTries.delete(id)
  for (const { id } of state.hookEvents.all().slice(0, -mostMessages)) state.hookEvents.delete(id)

  for (const { id } of oldest(state.idempotency.all(), ({ at }) => at)) state.idempotency.delete(id)
  for (const { id } of oldest(state.attempts.all(), ({ at, lockedUntil }) => at ?? lockedUntil))
    state.attempts.delete(id)
  for (const { id } of oldest(state.codes.all(), ({ expiresAt }) => expiresAt)) state.codes.delete(id)
  for (const { id } of oldest(state.confirmations.all(), ({ at }) => at)) state.confirmations.delete(id)
  for (const { id } of oldest(state.sessions.all().filter(isGuests), createdAt)) state.sessions.delete(id)
  for (const { id } of oldest(guestsOf(state.carts), updatedAt)) state.carts.delete(id)
  for (const { id } of oldest(guestsOf(state.viewed), updatedAt)) state.viewed.delete(id)
  for (const { id, fileIds = [], messages } of oldest(state.requests.all(), createdAt)) {
    state.requests.delete(id)
    for (const file of [...fileIds, ...messages.flatMap((message) => message.fileIds ?? [])])
      deleteUpload(state, file)
  }
  for (const { id, scanId } of oldest(state.authorities.all(), ({ issueDate }) => Date.parse(issueDate))) {
    state.authorities.delete(id)
    if (scanId !== undefined) deleteUpload(state, scanId)
  }
}

const createdAt = (record: { createdAt: string }) => Date.parse(record.createdAt)
const updatedAt = (record: { updatedAt: string }) => Date.parse(record.updatedAt)
const isGuests = ({ userId }: { userId?: number }) => userId === undefined

function guestsOf<Owned extends { id: string }>(collection: { all: () => Owned[] }): Owned[] {
  return collection.all().filter(({ id }) => id.startsWith('guest:'))
}

/** The oldest records above `mostOfEach`. */
function oldest<Aged>(records: readonly Aged[], time: (record: Aged) => number): Aged[] {
  const tooMany = records.length - mostOfEach
  return tooMany > 0 ? records.toSorted((left, right) => time(left) - time(right)).slice(0, tooMany) : []
}
