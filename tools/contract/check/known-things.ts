import { isRecord } from '../model/record.ts'
import type { CheckedOperation } from '../model/contract.ts'
import type { Exchange } from './client.ts'

/** Something that an answer told of, or that the run made. */
export interface Thing {
  record: Readonly<Record<string, unknown>>
  /** Parameters of the path under which it was found. */
  within: Readonly<Record<string, unknown>>
}

/**
 * What a contract without Links hands on all the same: the things of `/pets` have the ids of `/pets/{petId}`. What the
 * run itself made is kept apart, for only that may be changed and deleted.
 */
export class KnownThings {
  readonly #found = new Map<string, Thing>()
  readonly #made = new Map<string, Thing[]>()

  /** Reads the things of a good answer. */
  learn({ call, json, headers, status }: Exchange): void {
    const { operation, values = {} } = call
    if (!operation) return
    const place = collectionOf(operation.path)
    const within = pathValues(operation, values)
    if (operation.method === 'POST' && status !== 202) {
      const record = { ...idOfLocation(headers.get('location')), ...recordIn(json) }
      if (Object.keys(record).length > 0)
        this.#made.set(place, [...(this.#made.get(place) ?? []), { record, within }])
    } else if (operation.method === 'GET' && !place.endsWith('}')) {
      const [first] = listIn(json)
      if (isRecord(first) && !this.#found.has(place)) this.#found.set(place, { record: first, within })
    }
  }

  /**
   * Values of the path's parameters that belong together; those that aren't known are left out.
   * @param ownOnly only what the run made
   */
  valuesOf({ path, parameters }: CheckedOperation, ownOnly: boolean): Record<string, unknown> {
    const values: Record<string, unknown> = {}
    const names = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
    // From the end: a thing knows what it stands within.
    for (const name of names.toReversed()) {
      if (values[name] !== undefined) continue
      const place = collectionOf(path.slice(0, path.indexOf(`{${name}}`)))
      const thing = this.#made.get(place)?.at(-1) ?? (ownOnly ? undefined : this.#found.get(place))
      const id = thing && idOf(thing.record, name)
      if (id !== undefined) Object.assign(values, { ...thing?.within, [name]: id })
    }
    return values
  }

  /** The last thing that the run made at the collection of a path is gone. @returns whether there are more */
  forget(path: string): boolean {
    const made = this.#made.get(collectionOf(path.replace(/\/\{[^}]+\}\/?$/, '')))
    made?.pop()
    return made !== undefined && made.length > 0
  }

  /** One thing of a collection is gone. */
  drop(path: string, id: ThingId): void {
    const place = collectionOf(path)
    const rest = (this.#made.get(place) ?? []).filter(
      ({ record }) => String(idOf(record, 'id')) !== String(id),
    )
    this.#made.set(place, rest)
  }

  /** Everything that the run made and that is still there, for people. */
  get left(): string[] {
    return [...this.#made].flatMap(([place, made]) =>
      made.map(({ record }) => {
        const id = idOf(record, 'id')
        return `POST ${place} made ${id === undefined ? 'something' : String(id)}`
      }),
    )
  }
}

/** A path without its last slash. */
function collectionOf(path: string): string {
  return path.replace(/\/+$/, '')
}

function pathValues(
  { parameters }: CheckedOperation,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}

export type ThingId = string | number

/** `petId`, `pet_id` and `id` of a pet are one; so are `code` and `pet-code`. */
export function idOf(record: Readonly<Record<string, unknown>>, name: string): ThingId | undefined {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const wanted = plain(name)
  const entries = Object.entries(record).map(([key, value]) => [plain(key), value] as const)
  const found =
    entries.find(([key]) => key === wanted) ??
    entries.find(
      ([key]) => ['id', 'uuid', 'code', 'slug', 'key', 'name'].includes(key) && wanted.endsWith(key),
    )
  const value = found?.[1]
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

/** The first list in an answer: the answer itself, or in it, or one level deeper. */
export function listIn(json: unknown, depth = 0): unknown[] {
  if (Array.isArray(json)) return json
  if (!isRecord(json) || depth > 2) return []
  const members = Object.values(json)
  const own = members.find((one): one is unknown[] => Array.isArray(one) && one.some(isRecord))
  return own ?? members.map((one) => listIn(one, depth + 1)).find((one) => one.length > 0) ?? []
}

/** The thing that an answer is: itself, or what its envelope holds. */
export function recordIn(json: unknown): Record<string, unknown> {
  if (!isRecord(json)) return {}
  if (idOf(json, 'id') !== undefined) return json
  const inner = Object.values(json).find(
    (one): one is Record<string, unknown> => isRecord(one) && idOf(one, 'id') !== undefined,
  )
  return inner ?? json
}

function idOfLocation(location: string | null): Record<string, unknown> {
  const last = location
    ?.replace(/[?#].*$/, '')
    .split('/')
    .findLast((part) => part !== '')
  return last === undefined ? {} : { id: decodeURIComponent(last) }
}
