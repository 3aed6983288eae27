import type { ContractDocument, OperationEntry } from '../model/document.ts'
import { type Change, verdict } from './change.ts'
import type { ChangeKind } from './change-kinds.ts'
import { operationName, pairOperations } from './operation-pairs.ts'
import { dayText, type DiffPolicy, type IgnoreEntry, isDay, type Level } from './policy-file.ts'

/** A change with its level. */
export interface LevelledChange extends Change {
  level: Level
}

/** Changes after a policy. */
export interface Judged {
  changes: LevelledChange[]
  ignored: { change: Change; entry: IgnoreEntry }[]
  /** What the policy itself has to say: entries that expired or match nothing. */
  notes: string[]
}

/** These break only generated clients, or the few that read them. */
const mayBreak = new Set<ChangeKind>([
  'operation-renamed',
  'path-parameter-renamed',
  'value-added',
  'pattern-changed',
  'keyword-changed',
  'default-changed',
  'default-removed',
  'branch-added',
])
/** Below `beta` nothing is promised. */
const stabilities = ['draft', 'alpha', 'beta', 'stable'] as const

/**
 * Applies what a team agreed on: operations that went after their sunset or were never promised (`x-stability-level`
 * draft or alpha) break nobody; announcements that are too short do; levels and ignored changes by the policy's file.
 * @param day today, `YYYY-MM-DD`
 */
export function applyPolicy(
  changes: readonly Change[],
  documents: { before: ContractDocument; after: ContractDocument },
  policy: DiffPolicy,
  day: string,
): Judged {
  const { pairs, removed } = pairOperations(documents.before, documents.after)
  const gone = new Map(removed.map((entry) => [operationName(entry), entry]))
  const unpromised = new Set(
    [
      ...pairs.map(({ before, after }) => [before, operationName(after)] as const),
      ...[...gone].map(([id, entry]) => [entry, id] as const),
    ]
      .filter(([entry]) => stabilityOf(entry) < stabilities.indexOf('beta'))
      .map(([, id]) => id),
  )
  const all = [
    ...changes.map((change) => {
      if (unpromised.has(change.operationId) && change.client === 'breaking')
        return soft(
          change,
          `${change.message} (${stabilityName(gone.get(change.operationId), pairs, change)}: nothing was promised)`,
        )
      return change.kind === 'operation-removed' ? removal(change, gone.get(change.operationId), day) : change
    }),
    ...pairs.flatMap(({ before, after }) => announcements(before, after, policy, day)),
  ]
  const valid = policy.ignore.filter(({ expires }) => expires >= day)
  const ignored: Judged['ignored'] = []
  const kept = all.filter((change) => {
    const entry = valid.find((one) => isOf(one, change))
    if (entry) ignored.push({ change, entry })
    return !entry
  })
  const used = new Set(ignored.map(({ entry }) => entry))
  return {
    changes: kept.map((change) => levelled(change, policy)),
    ignored,
    notes: [
      ...policy.ignore
        .filter(({ expires }) => expires < day)
        .map(
          ({ owner, expires, reason }) => `an ignored change of ${owner} expired on ${expires}: ${reason}`,
        ),
      ...valid
        .filter((entry) => !used.has(entry))
        .map(({ owner, reason }) => `an ignored change of ${owner} matches nothing any more: ${reason}`),
    ],
  }
}

/** A level of the file moves the version too: what is compatible asks for no major one. */
function levelled(change: Change, { severity }: DiffPolicy): LevelledChange {
  const given = severity[change.kind]
  const own: Level =
    change.client === 'compatible' ? 'compatible' : mayBreak.has(change.kind) ? 'may break' : 'breaking'
  const level = given ?? own
  if (given === undefined || given === own) return { ...change, level }
  return given === 'compatible'
    ? { ...change, client: 'compatible', bump: 'minor', level }
    : { ...change, client: 'breaking', bump: 'major', level }
}

function isOf(entry: IgnoreEntry, { kind, operationId, place, pointer }: Change): boolean {
  return (
    (entry.kind === undefined || entry.kind === kind) &&
    (entry.operation === undefined || entry.operation === operationId) &&
    (entry.place === undefined || entry.place === place) &&
    (entry.pointer === undefined || entry.pointer === pointer)
  )
}

function soft(change: Change, message: string): Change {
  return { ...change, client: 'compatible', bump: 'minor', message }
}

/** Without a level an operation is stable. */
function stabilityOf({ operation }: OperationEntry): number {
  const place = stabilities.findIndex((name) => name === extension(operation, 'x-stability-level'))
  return place === -1 ? stabilities.indexOf('stable') : place
}

function stabilityName(
  entry: OperationEntry | undefined,
  pairs: readonly { before: OperationEntry; after: OperationEntry }[],
  { operationId }: Change,
): string {
  const own = entry ?? pairs.find(({ after }) => operationName(after) === operationId)?.before
  return own ? (stabilities[stabilityOf(own)] ?? 'stable') : 'stable'
}

/** What was deprecated and whose day has come may go. */
function removal(change: Change, entry: OperationEntry | undefined, day: string): Change {
  if (!entry) return change
  const sunset = extension(entry.operation, 'x-sunset')
  if (extension(entry.operation, 'deprecated') !== 'true')
    return { ...change, message: `${change.message}, and was not deprecated before` }
  if (sunset === undefined || !isDay(sunset))
    return { ...change, message: `${change.message}: it was deprecated without a day (x-sunset)` }
  return sunset <= day
    ? soft(change, `${change.message} after its sunset on ${sunset}`)
    : { ...change, message: `${change.message} before its sunset on ${sunset}` }
}

/** Announcements of an end: told with its day, not too soon, never moved nearer; a promise isn't taken back. */
function announcements(
  before: OperationEntry,
  after: OperationEntry,
  { sunsetDays }: DiffPolicy,
  day: string,
): Change[] {
  const found: Change[] = []
  const tell = (kind: ChangeKind, name: string, message: string, breaks: boolean) =>
    found.push({
      kind,
      operationId: operationName(after),
      place: name,
      pointer: '',
      source: `#/paths/${after.path.replaceAll('~', '~0').replaceAll('/', '~1')}/${after.method}`,
      message,
      ...verdict(breaks, false),
    })
  const [old, own] = [before, after].map(({ operation }) => extension(operation, 'x-sunset'))
  const isDeprecated = extension(after.operation, 'deprecated') === 'true'
  const wasDeprecated = extension(before.operation, 'deprecated') === 'true'
  if (own !== undefined && !isDay(own)) tell('sunset-wrong', 'x-sunset', `${own} is no day`, true)
  else if (isDeprecated && own === undefined && !wasDeprecated && sunsetDays > 0)
    tell('sunset-missing', 'x-sunset', 'deprecated without the day after which it may go (x-sunset)', true)
  else if (own !== undefined && old !== undefined && own < old)
    tell('sunset-moved', 'x-sunset', `sunset ${old} → ${own}: nearer than it was announced`, true)
  else if (own !== undefined && old === undefined && sunsetDays > 0) {
    const since = extension(after.operation, 'x-deprecated-since') ?? day
    const days = Math.round((Date.parse(own) - Date.parse(since)) / 86_400_000)
    if (days < sunsetDays)
      tell(
        'sunset-too-soon',
        'x-sunset',
        `${days} days after ${since}, the policy asks for ${sunsetDays}`,
        true,
      )
  }
  const [oldLevel, level] = [stabilityOf(before), stabilityOf(after)]
  if (level < oldLevel)
    tell(
      'stability-lowered',
      'x-stability-level',
      `${stabilities[oldLevel]} → ${stabilities[level]}: a promise is taken back`,
      oldLevel >= stabilities.indexOf('beta'),
    )
  return found
}

function extension(operation: object, key: string): string | undefined {
  const value: unknown = (operation as Record<string, unknown>)[key]
  return value === undefined || value === null ? undefined : dayText(value)
}
