import type { Json, Mutant } from './mutant.ts'
import type { SeenPlace } from './seen-places.ts'

type Change = (value: unknown) => unknown

/** A value that is left out. */
const absent = Symbol('absent')

/** Wrong values, lists and pairs at every place that was seen. */
export function valueMutants(operation: string, places: readonly SeenPlace[]): Mutant[] {
  return [...places.flatMap((place) => mutantsAt(operation, place)), ...swapped(operation, places)]
}

function mutantsAt(operation: string, place: SeenPlace): Mutant[] {
  const { pattern, values } = place
  const one = (kind: string, change: Change, alone = false): Mutant => ({
    operation,
    kind,
    place: pattern,
    alone: alone || pattern.includes('/pagination/'),
    change: (body) => replace(body, pattern.split('/').slice(1), change),
  })
  const found: Mutant[] = []
  const told = values.filter((value) => value !== null)
  if (told.length === 0) return []
  const isNullable = typesOf(place).has('null')
  if (place.isMember && (place.isOptional || isNullable))
    found.push(
      one(
        'left out',
        place.isOptional ? () => absent : () => null,
        told.some((value) => typeof value === 'object'),
      ),
    )
  if (told.every((value) => Array.isArray(value)))
    return [...found, ...listMutants(told, (kind, change) => one(kind, change, true))]
  if (told.every((value) => typeof value === 'boolean')) found.push(one('flipped', (value) => value !== true))
  if (told.every((value) => typeof value === 'number')) found.push(...numberMutants(place, told, one))
  if (told.every((value) => typeof value === 'string')) found.push(...textMutants(place, told, one))
  return found
}

type Maker = (kind: string, change: Change, alone?: boolean) => Mutant

function listMutants(lists: readonly unknown[][], one: Maker): Mutant[] {
  const ofList = (change: (list: unknown[]) => unknown[]) => (value: unknown) =>
    Array.isArray(value) ? change(value) : value
  const longest = Math.max(...lists.map((list) => list.length))
  return [
    ...(longest > 1
      ? [
          one(
            'reversed',
            ofList((list) => list.toReversed()),
          ),
          one(
            'without its first',
            ofList((list) => list.slice(1)),
          ),
          one(
            'without its last',
            ofList((list) => list.slice(0, -1)),
          ),
        ]
      : []),
    ...(longest > 0
      ? [
          one(
            'emptied',
            ofList(() => []),
          ),
          one(
            'its first twice',
            ofList((list) => [...list.slice(0, 1), ...list]),
          ),
        ]
      : []),
  ]
}

function numberMutants({ pattern, parts }: SeenPlace, told: readonly number[], one: Maker): Mutant[] {
  if (/(?:^|\/|[a-z])(?:id|Id|ids\/\*|Ids\/\*)$/.test(pattern)) return another(told, one, true)
  const most = boundOf(parts, 'maximum', Math.min) ?? Number.MAX_SAFE_INTEGER
  const least = boundOf(parts, 'minimum', Math.max) ?? Number.MIN_SAFE_INTEGER
  const isMoney = parts.some(({ description }) => /kopeck/i.test(String(description)))
  const ofNumber = (change: (value: number) => number) => (value: unknown) =>
    typeof value === 'number' ? Math.min(most, Math.max(least, change(value))) : value
  return [
    one(
      'one more',
      ofNumber((value) => (value + 1 > most ? value - 1 : value + 1)),
    ),
    ...(told.some((value) => value !== 0)
      ? [
          one(
            'zero',
            ofNumber(() => 0),
          ),
        ]
      : []),
    ...(isMoney
      ? [
          one(
            'roubles for kopecks',
            ofNumber((value) => Math.round(value / 100)),
          ),
        ]
      : []),
    ...(isMoney
      ? []
      : [
          one(
            'ten times',
            ofNumber((value) => value * 10),
          ),
        ]),
  ]
}

function textMutants({ pattern, parts }: SeenPlace, told: readonly string[], one: Maker): Mutant[] {
  if (parts.some((part) => 'const' in part)) return []
  const words = parts.map((part) => part['enum']).find((allowed) => Array.isArray(allowed))
  const format = parts.map((part) => part['format']).find((name) => typeof name === 'string')
  if (Array.isArray(words)) {
    const own = words.filter((word) => typeof word === 'string')
    if (own.length < 2) return []
    return [one('another word', (value) => own[(own.indexOf(String(value)) + 1) % own.length] ?? value)]
  }
  if (format === 'date')
    return [
      one('a day later', (value) =>
        typeof value === 'string' ? later(`${value}T00:00:00Z`, 1).slice(0, 10) : value,
      ),
    ]
  if (format === 'date-time')
    return [one('a day later', (value) => (typeof value === 'string' ? later(value, 1) : value))]
  const isName = /(?:^|\/|[a-z])(?:id|Id|code|Code|xmlId)$/.test(pattern)
  const others = another(told, one, isName)
  if (others.length > 0) return others
  const isFree = !parts.some((part) => 'pattern' in part || 'format' in part)
  return isFree
    ? [one('another text', (value) => (value === '' ? 'Другое' : `${String(value).slice(0, -1)}ы`))]
    : []
}

function later(instant: string, days: number): string {
  const time = new Date(Date.parse(instant) + days * 86_400_000).toISOString()
  return instant.includes('.') ? time : time.replace(/\.\d+Z$/, 'Z')
}

/** Each value becomes the next one of those that were seen at the same place. */
function another(told: readonly unknown[], one: Maker, alone: boolean): Mutant[] {
  const known = [...new Set(told)]
  if (known.length < 2) return []
  const next = new Map(known.map((value, index) => [value, known[(index + 1) % known.length]]))
  return [one('that of another', (value) => (next.has(value) ? next.get(value) : value), alone)]
}

/** Neighbours of one kind that stand for each other. */
function swapped(operation: string, places: readonly SeenPlace[]): Mutant[] {
  return places.flatMap((place, index) => {
    const next = places.slice(index + 1).find(({ pattern }) => parentOf(pattern) === parentOf(place.pattern))
    const kind = kindOf(place)
    if (!next || kind === undefined || kindOf(next) !== kind) return []
    const [first, second] = [place, next].map(({ pattern }) => pattern.split('/').at(-1) ?? '')
    if (first === undefined || second === undefined) return []
    const steps = parentOf(place.pattern).split('/').slice(1)
    return [
      {
        operation,
        kind: `swapped with ${second}`,
        place: place.pattern,
        alone: false,
        change: (body: Json) =>
          replace(body, steps, (value) => {
            if (typeof value !== 'object' || value === null || !(first in value) || !(second in value))
              return value
            const { [first]: own, [second]: other } = value as Json
            return { ...value, [first]: other, [second]: own }
          }),
      },
    ]
  })
}

function kindOf({ parts, values, isMember }: SeenPlace): string | undefined {
  if (!isMember || parts.some((part) => 'enum' in part || 'const' in part || 'pattern' in part))
    return undefined
  const told = values.find((value) => value !== null)
  if (typeof told !== 'number' && typeof told !== 'string' && typeof told !== 'boolean') return undefined
  if (parts.some(({ description }) => /kopeck/i.test(String(description)))) return 'money'
  return `${typeof told} ${String(parts.map((part) => part['format']).find((one) => typeof one === 'string'))}`
}

const parentOf = (pattern: string) => pattern.slice(0, pattern.lastIndexOf('/'))

function typesOf({ parts }: SeenPlace): Set<unknown> {
  return new Set(parts.flatMap((part) => part['type'] ?? []))
}

function boundOf(
  parts: SeenPlace['parts'],
  keyword: string,
  choose: (...bounds: number[]) => number,
): number | undefined {
  const bounds = parts.map((part) => part[keyword]).filter((bound) => typeof bound === 'number')
  return bounds.length === 0 ? undefined : choose(...bounds)
}

/** Changes what stands at a place, in every item of the lists on the way. */
function replace(holder: unknown, steps: readonly string[], change: Change): void {
  if (typeof holder !== 'object' || holder === null) return
  const [step = '', ...rest] = steps
  const names = step === '*' ? Object.keys(holder) : step in holder ? [step] : []
  const own = holder as Json
  for (const name of names) {
    if (rest.length > 0) {
      replace(own[name], rest, change)
      continue
    }
    const changed = own[name] === null ? null : change(own[name])
    if (changed === absent) delete own[name]
    else own[name] = changed
  }
}
