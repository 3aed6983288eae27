import type { ContractDocument } from '../model/document.ts'

/**
 * Makes a judgement of a body by one schema that is made once and kept as long as the body: the same body comes often
 * (`parsed-bodies.ts`). Bodies that are no objects are judged each time.
 */
export function oncePerBody<Found>(
  judge: (document: ContractDocument, schemaPointer: string, body: unknown) => Found,
): (document: ContractDocument, schemaPointer: string, body: unknown) => Found {
  const documents = new WeakMap<object, WeakMap<object, Map<string, Found>>>()
  return (document, schemaPointer, body) => {
    if (typeof body !== 'object' || body === null) return judge(document, schemaPointer, body)
    const bodies = documents.get(document) ?? new WeakMap<object, Map<string, Found>>()
    documents.set(document, bodies)
    const known = bodies.get(body) ?? new Map<string, Found>()
    bodies.set(body, known)
    const before = known.get(schemaPointer)
    if (before !== undefined) return before
    const found = judge(document, schemaPointer, body)
    known.set(schemaPointer, found)
    return found
  }
}
