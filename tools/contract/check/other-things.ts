import { isDeepStrictEqual } from 'node:util'
import type { CheckedOperation, Contract } from '../model/contract.ts'
import { valueAt } from '../model/json-pointer.ts'
import { isRecord, listOf } from '../model/record.ts'
import type { Exchange } from './client.ts'

type Thing = Record<string, unknown>

/** Lists beside those of the thing itself that are looked at. */
const mostLists = 2
/** What a write to one thing may change of the others. */
const shared = new Set(['isDefault', 'current', 'version', 'status', 'allowedActions'])
/** They change by themselves. */
const restless = new Set(['listNotifications', 'listHookDeliveries'])

/** Items of a list, and whether there are no more of them than it gave. */
export interface ListedThings {
  exchange: Exchange
  things: Thing[]
  isWhole: boolean
}

/** What is told of other things than those that a write names. */
export interface OtherThings {
  name: string
  had: ListedThings
  has: ListedThings
  /** Ids that the request and the answer name. */
  named: ReadonlySet<unknown>
}

/** Lists of the write's own tag that it makes stale, and that need nothing but the session. */
export function staleLists(contract: Contract, { tag, invalidates }: CheckedOperation): CheckedOperation[] {
  return invalidates
    .flatMap((name) => contract.byId.get(name) ?? [])
    .filter(
      (one) =>
        one.tag === tag &&
        one.effect === 'read' &&
        !restless.has(one.id) &&
        one.id.startsWith('list') &&
        listOf(one.body?.schema['required']).length === 0 &&
        one.parameters.every(
          ({ in: place, name, required }) => place !== 'path' && (!required || name === 'contragentId'),
        ),
    )
    .slice(0, mostLists)
}

export function listedThings(exchange: Exchange): ListedThings {
  const things = listOf(valueAt(exchange.json, '/data/items')).filter(isRecord)
  const total = valueAt(exchange.json, '/data/pagination/total')
  return { exchange, things, isWhole: !(typeof total === 'number' && total > things.length) }
}

/** The id of a listed thing, or of what it is about: `machine` of a service that is due. */
function keyOf(thing: Thing): unknown {
  return (
    thing['id'] ??
    Object.values(thing)
      .filter(isRecord)
      .find(({ id }) => id !== undefined)?.['id']
  )
}

/** Every id that a value names, however deep: of fields that are called so, and of lists of numbers. */
export function idsIn(value: unknown, found = new Set<unknown>(), name = ''): Set<unknown> {
  if (Array.isArray(value)) for (const one of value) idsIn(one, found, 'id')
  else if (isRecord(value)) for (const [own, one] of Object.entries(value)) idsIn(one, found, own)
  else if (/(^id|Id|^product)$/.test(name) && value !== null) found.add(value)
  return found
}

/** How a write changed things that it does not name; `undefined` where all of them are as they were. */
export function changeOfOthers({ name, had, has, named }: OtherThings): string | undefined {
  const changes = changesOfNamed(had.things, has.things, named)
  for (const was of had.things) {
    const id = keyOf(was)
    if (id === undefined || named.has(id)) continue
    const is = has.things.find((one) => keyOf(one) === id)
    if (!is) {
      if (had.isWhole && has.isWhole) return `those of ${name}, got one less: ${shown(id)}`
      continue
    }
    for (const fact of Object.keys(was)) {
      const [before, after] = [was[fact], is[fact]]
      if (isDeepStrictEqual(before, after) || isInstant(before) || isInstant(after)) continue
      const isSameChange = changes.some((one) => one.fact === fact && isDeepStrictEqual(one.is, after))
      if (!shared.has(fact) || (fact === 'status' && isSameChange))
        return `${fact} in ${name}, got ${shown(after)} of ${shown(id)}, before it ${shown(before)}`
    }
  }
  return undefined
}

function changesOfNamed(
  had: readonly Thing[],
  has: readonly Thing[],
  named: ReadonlySet<unknown>,
): { fact: string; is: unknown }[] {
  return has
    .filter((one) => named.has(keyOf(one)))
    .flatMap((is) => {
      const was = had.find((one) => keyOf(one) === keyOf(is))
      return Object.keys(is)
        .filter((fact) => !isDeepStrictEqual(was?.[fact], is[fact]))
        .map((fact) => ({ fact, is: is[fact] }))
    })
}

const isInstant = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)

export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}
