import type { ContractDocument } from '../model/document.ts'
import { isRecord } from '../model/record.ts'
import { resolve } from '../model/reference.ts'

/** Keys that only explain. */
export const wordKeys: ReadonlySet<string> = new Set([
  'title',
  'summary',
  'description',
  'example',
  'examples',
  '$comment',
  'externalDocs',
])

/** Keys whose own keys are names, of which none is a keyword. */
const named = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas', 'dependentRequired'])
/** Keys whose values are data. */
const data = new Set(['enum', 'const', 'default', 'mapping'])

/**
 * A part of a contract as it means something: references followed, words left out. So parts that are compared as they
 * stand differ when what they refer to differs, and don't when only a name or an explanation does.
 */
export function plainNode(document: ContractDocument, node: unknown): unknown {
  return plain(node, [])

  function plain(part: unknown, above: readonly unknown[]): unknown {
    if (Array.isArray(part)) return part.map((one) => plain(one, above))
    if (!isRecord(part)) return part
    const { $ref, ...beside } = part
    if (typeof $ref === 'string') {
      const target = resolve<unknown>(document, { $ref })
      // A circle is told by how far up it leads: names of components mean nothing.
      if (above.includes(target)) return { circle: above.length - above.indexOf(target) }
      const rest = plain(beside, above)
      const whole = plain(target, above)
      return isRecord(rest) && Object.keys(rest).length > 0 ? [whole, rest] : whole
    }
    const chain = [...above, part]
    return Object.fromEntries(
      Object.entries(part)
        .filter(([key]) => !wordKeys.has(key))
        .map(([key, value]) => [
          key,
          data.has(key) ? value : named.has(key) ? inNames(value, chain) : plain(value, chain),
        ]),
    )
  }

  function inNames(value: unknown, above: readonly unknown[]): unknown {
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, own]) => [name, plain(own, above)]))
      : value
  }
}
