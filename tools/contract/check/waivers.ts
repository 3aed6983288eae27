import { isRecord } from '../model/record.ts'
import { readYaml } from './configuration.ts'
import type { Violation } from './journal.ts'
import { UsageError } from '../../command/usage-error.ts'

/** A known violation that doesn't fail the run until its day. */
export interface Waiver {
  owner: string
  /** Last day on which it holds, `YYYY-MM-DD`. */
  expires: string
  reason: string
  operationId?: string
  rule?: string
  pointer?: string
}

/**
 * Reads a list of waivers. Each needs owner, expires and reason, and says what it is about.
 * @throws {UsageError} when one of them is incomplete
 */
export function readWaivers(file: string): Waiver[] {
  const value = readYaml(file)
  if (!Array.isArray(value)) throw new UsageError(`${file} must be a list of waivers`)
  return value.map((entry: unknown, index) => waiverOf(entry, `${file}: waiver ${index + 1}`))
}

function waiverOf(entry: unknown, place: string): Waiver {
  if (!isRecord(entry)) throw new UsageError(`${place} must be a mapping`)
  const texts = Object.entries(entry).map(([key, own]) => [
    key,
    own instanceof Date ? own.toISOString().slice(0, 10) : String(own),
  ])
  const { owner, expires, reason, operationId, rule, pointer } = Object.fromEntries(texts) as Partial<Waiver>
  if (!owner || !reason) throw new UsageError(`${place} needs owner and reason`)
  if (!expires || !isDay(expires))
    throw new UsageError(`${place} needs expires, a day of the calendar as YYYY-MM-DD`)
  if (!operationId && !rule) throw new UsageError(`${place} must name an operationId or a rule`)
  return {
    owner,
    expires,
    reason,
    ...(operationId && { operationId }),
    ...(rule && { rule }),
    ...(pointer && { pointer }),
  }
}

/** Whether a text is a day that exists. `Date` takes the 30th of February for a day of March. */
function isDay(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}

/** Parts violations by waivers; `today` is `YYYY-MM-DD`, and an expired waiver waives nothing. */
export function applyWaivers(violations: readonly Violation[], waivers: readonly Waiver[], today: string) {
  const valid = waivers.filter(({ expires }) => expires >= today)
  const waived: { violation: Violation; waiver: Waiver }[] = []
  const kept: Violation[] = []
  for (const violation of violations) {
    const waiver = valid.find(
      ({ operationId, rule, pointer }) =>
        (operationId === undefined || operationId === violation.operationId) &&
        (rule === undefined || rule === violation.rule) &&
        (pointer === undefined || pointer === violation.pointer),
    )
    if (waiver) waived.push({ violation, waiver })
    else kept.push(violation)
  }
  const used = new Set(waived.map(({ waiver }) => waiver))
  return {
    kept,
    waived,
    expired: waivers.filter(({ expires }) => expires < today),
    unused: valid.filter((one) => !used.has(one)),
  }
}
