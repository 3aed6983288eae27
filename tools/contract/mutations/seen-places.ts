import type { Contract } from '../model/contract.ts'
import { pointerOf, valueAt } from '../model/json-pointer.ts'
import { isRecord } from '../model/record.ts'
import { itemsOfParts, membersOfParts, partsOf } from '../model/schema-parts.ts'

type Schema = Readonly<Record<string, unknown>>

/** One place of the answers of an operation: what its schema says, and which values stood there. */
export interface SeenPlace {
  pattern: string
  parts: readonly Schema[]
  values: unknown[]
  /** It is a member of an object, not an item of a list. */
  isMember: boolean
  isOptional: boolean
}

/** The places of the `data` of these bodies, by pattern. */
export function seenPlaces(contract: Contract, operationId: string, bodies: readonly unknown[]): SeenPlace[] {
  const { document } = contract
  const pointer = contract.byId.get(operationId)?.answers.get('200')?.schemaPointer
  if (pointer === undefined) return []
  const places = new Map<string, SeenPlace>()
  const visit = (node: unknown, value: unknown, pattern: string, member: { isOptional: boolean } | null) => {
    const parts = partsOf(document, node, value)
    const known = places.get(pattern)
    const place = known ?? {
      pattern,
      parts,
      values: [],
      isMember: member !== null,
      isOptional: member?.isOptional ?? false,
    }
    if (value !== null && place.parts.length < parts.length) place.parts = parts
    places.set(pattern, place)
    if (place.values.length < 2000) place.values.push(value)
    if (Array.isArray(value)) for (const item of value) visit(itemsOfParts(parts), item, `${pattern}/*`, null)
    if (!isRecord(value)) return
    const required = new Set(
      parts.flatMap((part) => (Array.isArray(part['required']) ? part['required'] : [])),
    )
    const members = membersOfParts(parts)
    for (const [name, own] of Object.entries(value))
      if (members.has(name))
        visit(members.get(name), own, pattern + pointerOf(name), { isOptional: !required.has(name) })
  }
  for (const body of bodies) visit(valueAt(document, pointer), body, '', null)
  return [...places.values()].filter(({ pattern }) => pattern.startsWith('/data'))
}
