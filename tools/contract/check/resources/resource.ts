import { isRecord } from '../../model/record.ts'
import type { CheckedOperation } from '../../model/contract.ts'
import { listIn, recordIn, idOf, type ThingId } from '../known-things.ts'
import type { Exchange } from '../client.ts'
import type { RunContext } from '../run-context.ts'

export type Values = Readonly<Record<string, unknown>>
export type Thing = Readonly<Record<string, unknown>>

/** A collection as paths tell it: `/pets`, and its things at `/pets/{petId}`. */
export interface Resource {
  list: CheckedOperation
  create?: CheckedOperation
  read?: CheckedOperation
  change?: CheckedOperation
  remove?: CheckedOperation
  /** The parameter that names a thing. */
  idName: string
}

/** Collections of a contract that has nothing but paths to tell them by. */
export function resourcesOf(operations: readonly CheckedOperation[]): Resource[] {
  const at = (method: string, path: string) =>
    operations.find((one) => one.method === method && plain(one.path) === path)
  return operations.flatMap((list) => {
    const path = plain(list.path)
    if (list.method !== 'GET' || path.endsWith('}')) return []
    const things = operations.map((one) => plain(one.path)).find((one) => isBelow(one, path))
    const idName = things === undefined ? 'id' : things.slice(path.length + 2, -1)
    const of = (method: string) => (things === undefined ? undefined : at(method, things))
    const create = at('POST', path)
    const read = of('GET')
    const change = of('PATCH') ?? of('PUT')
    const remove = of('DELETE')
    return [
      {
        list,
        idName,
        ...(create && { create }),
        ...(read && { read }),
        ...(change && { change }),
        ...(remove && { remove }),
      },
    ]
  })
}

const plain = (path: string) => path.replace(/\/+$/, '')
const isBelow = (path: string, collection: string) =>
  path.startsWith(`${collection}/{`) && /^\{[^/}]+\}$/.test(path.slice(collection.length + 1))

export function thingsIn(exchange: Exchange): Thing[] {
  return listIn(exchange.json).filter(isRecord)
}

export function thingIn(exchange: Exchange): Thing {
  return recordIn(exchange.json)
}

export function idIn(thing: Thing, { idName }: Resource): ThingId | undefined {
  return idOf(thing, idName)
}

/** One statement on an answer of these rules. */
export function stated(
  run: RunContext,
  exchange: Exchange,
  holds: boolean,
  told: { pointer: string; message: string; operationId?: string },
): boolean {
  return run.state(exchange, holds, { rule: 'resource', ...told })
}

const limits = /^(limit|per_?page|page_?size|size|count|take|\$top|max_?results)$/i

/** The parameter by which a page's size is asked for. */
export function limitOf({ parameters }: CheckedOperation): string | undefined {
  return parameters.find(({ name, in: place }) => place === 'query' && limits.test(name))?.name
}

/** Fields that a backend writes anew with every change, or that tell the moment. */
export const isRestless = (name: string) =>
  /(updated|modified|changed|version|etag|revision|seen|now|time|expires|token|url|link)/i.test(name)

/** Whether a backend may have written a value so: trimmed, in another case, as another number's text. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') {
    if (one.trim().toLowerCase() === other.trim().toLowerCase()) return true
    const instants = [one, other].map((text) =>
      /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN,
    )
    return instants[0] === instants[1]
  }
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(one))
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Names of plain fields that two tellings of one thing have in common and tell in another way. */
export function differing(one: Thing, other: Thing): string[] {
  return Object.keys(one).filter((name) => {
    const [a, b] = [one[name], other[name]]
    const isPlain = (value: unknown) => value === null || typeof value !== 'object'
    if (!(name in other) || !isPlain(a) || !isPlain(b) || isRestless(name)) return false
    return (a === null || b === null || typeof a === typeof b) && !isSame(a, b)
  })
}
