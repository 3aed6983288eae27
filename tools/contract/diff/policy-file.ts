import { parse } from 'yaml'
import { readFileSync } from 'node:fs'
import { UsageError } from '../../command/usage-error.ts'
import { isChangeKind, kindsNear } from './change-kinds.ts'
import { isRecord, listOf } from '../model/record.ts'

/** How hard a change is for clients: the middle one breaks some, or only generated code, or can't be decided. */
export type Level = 'breaking' | 'may break' | 'compatible'

/** A change that is known and allowed until its day. */
export interface IgnoreEntry {
  /** Last day on which it holds, `YYYY-MM-DD`. */
  expires: string
  reason: string
  owner: string
  kind?: string
  operation?: string
  place?: string
  pointer?: string
}

/** What a team says of changes: how hard each kind is, what is let through, how operations may go. */
export interface DiffPolicy {
  /** Level by kind of change, instead of the one that the comparison gives. */
  severity: Readonly<Record<string, Level>>
  ignore: readonly IgnoreEntry[]
  /** Days between `x-deprecated-since` (or the day of the comparison) and `x-sunset`. */
  sunsetDays: number
}

export const noPolicy: DiffPolicy = { severity: {}, ignore: [], sunsetDays: 0 }

const levels: readonly string[] = ['breaking', 'may break', 'compatible'] satisfies Level[]
const keys = new Set(['expires', 'reason', 'owner', 'kind', 'operation', 'place', 'pointer'])

/**
 * Reads a policy (YAML or JSON): `severity`, `ignore` and `sunsetDays`.
 * @throws {UsageError} when it can't be read, or an entry is incomplete
 */
export function readPolicy(file: string): DiffPolicy {
  let value: unknown
  try {
    value = parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new UsageError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!isRecord(value)) throw new UsageError(`${file} must be a mapping`)
  const unknown = Object.keys(value).find((key) => !['severity', 'ignore', 'sunsetDays'].includes(key))
  if (unknown !== undefined) throw new UsageError(`${file}: ${unknown} is unknown`)
  const { severity = {}, ignore = [], sunsetDays = 0 } = value
  if (!isRecord(severity) || !Object.values(severity).every((one) => levels.includes(String(one))))
    throw new UsageError(`${file}: severity names a kind of change and one of ${levels.join(', ')}`)
  for (const kind of Object.keys(severity)) requireKind(kind, `${file}: severity`)
  if (!Array.isArray(ignore)) throw new UsageError(`${file}: ignore must be a list`)
  if (!Number.isInteger(sunsetDays) || Number(sunsetDays) < 0)
    throw new UsageError(`${file}: sunsetDays must be a whole number`)
  return {
    severity: severity as Record<string, Level>,
    ignore: listOf(ignore).map((one, index) => entryOf(one, `${file}: ignore ${index + 1}`)),
    sunsetDays: Number(sunsetDays),
  }
}

function entryOf(entry: unknown, place: string): IgnoreEntry {
  if (!isRecord(entry)) throw new UsageError(`${place} must be a mapping`)
  const unknown = Object.keys(entry).find((key) => !keys.has(key))
  if (unknown !== undefined) throw new UsageError(`${place}: ${unknown} is unknown`)
  const texts = Object.fromEntries(Object.entries(entry).map(([key, own]) => [key, dayText(own)]))
  const { expires, reason, owner, kind, operation } = texts as Partial<IgnoreEntry>
  if (!reason || !owner) throw new UsageError(`${place} needs owner and reason`)
  if (!expires || !isDay(expires)) throw new UsageError(`${place} needs expires, a day as YYYY-MM-DD`)
  if (kind) requireKind(kind, place)
  if (!kind && !operation) throw new UsageError(`${place} must name a kind of change or an operation`)
  return { ...(texts as unknown as IgnoreEntry), expires, reason, owner }
}

/** What names nothing would change nothing, and nobody would see it. */
function requireKind(name: string, place: string): void {
  if (isChangeKind(name)) return
  const near = kindsNear(name)
  throw new UsageError(
    `${place}: there is no kind of change ${name}${near.length > 0 ? `; near it: ${near.join(', ')}` : ''}`,
  )
}

/** A day as `YYYY-MM-DD`: YAML may have read it as a date. */
export function dayText(value: unknown): string {
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
}

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text
}
