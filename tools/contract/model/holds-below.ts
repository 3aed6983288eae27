import { schemaAt } from './reference.ts'
import { subschemas } from './subschemas.ts'

/** A judge of schemas that tells whether a mark stands in one or anywhere below it; each schema is searched once. */
export function holdsBelow(
  isMarked: (schema: Record<string, unknown>) => boolean,
): (document: object, schema: Record<string, unknown>) => boolean {
  const searched = new WeakMap<object, boolean>()
  return (document, schema) => {
    const known = searched.get(schema)
    if (known !== undefined) return known
    const seen = new Set<object>()
    const holds = (node: unknown): boolean => {
      const own = schemaAt(document, node)
      if (seen.has(own)) return false
      seen.add(own)
      return isMarked(own) || subschemas(own).some(({ schema: inner }) => holds(inner))
    }
    const result = holds(schema)
    searched.set(schema, result)
    return result
  }
}
