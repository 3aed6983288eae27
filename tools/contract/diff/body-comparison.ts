import { schemaAt } from '../model/reference.ts'
import { addedVerdict, directions, removedVerdict, verdictOf, wordsOnly } from './change.ts'
import { compareContent, sourceOfNode, type Tools } from './media-comparison.ts'
import type { PlacedDifference } from './parameter-comparison.ts'

/** The body of the requests of an operation. */
export function compareBody(
  before: unknown,
  after: unknown,
  source: string,
  tools: Tools,
): PlacedDifference[] {
  const here = { place: 'request body', pointer: '', source: sourceOfNode(after ?? before, source) }
  const { requests } = directions[tools.caller]
  const [old, own] = [schemaAt(tools.documents.before, before), schemaAt(tools.documents.after, after)]
  const required = own['required'] === true
  if (before === undefined && after === undefined) return []
  if (after === undefined)
    return [{ kind: 'body-removed', ...here, message: 'takes no body any more', ...removedVerdict(requests) }]
  if (before === undefined)
    return [
      {
        kind: required ? 'required-body-added' : 'body-added',
        ...here,
        message: `${required ? 'required' : 'optional'} body added`,
        ...addedVerdict(required, requests),
      },
    ]
  const differences = compareContent(old['content'], own['content'], requests, here.source, tools).map(
    (one): PlacedDifference => ({ ...one, place: here.place }),
  )
  if (required !== (old['required'] === true))
    differences.unshift({
      kind: required ? 'body-became-required' : 'body-became-optional',
      ...here,
      message: required ? 'is required now' : 'may be missing now',
      ...verdictOf(required ? 'narrower' : 'wider', requests),
    })
  if (old['description'] !== own['description'])
    differences.push({ kind: 'description-changed', ...here, message: 'another description', ...wordsOnly })
  return differences
}
