import type { CheckedOperation, Contract } from '../model/contract.ts'
import { keysOf, pointerOf, valueAt } from '../model/json-pointer.ts'
import { describingPlace } from '../model/keyword-places.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { resolve, targetPointer } from '../model/reference.ts'

/**
 * Where the contract speaks of what a rule of the checker found: the parameter or field of a request, the header, the
 * field of an answer, the answers of the operation. `undefined` where only the operation itself can be named.
 */
export function placeOfFinding(
  { document, byId }: Contract,
  operationId: string | undefined,
  pointer: string,
): string | undefined {
  const operation = byId.get(operationId ?? '')
  if (!operation) return undefined
  const item = targetPointer(document, document.paths[operation.path]) ?? pointerOf('paths', operation.path)
  const base = `${item}/${operation.method.toLowerCase()}`
  const [kind = '', name = ''] = pointer.split(' ')
  if (kind === 'request' && name.startsWith('/')) return operation.body && fieldPlace(operation.body, name)
  if (kind === 'request' && name === 'body') return operation.body?.schemaPointer ?? base
  if (kind === 'request' || kind === 'header') {
    const parameter = [item, base]
      .map((place) => parameterPlace(place, name))
      .find((one) => one !== undefined)
    return parameter ?? `${base}/responses`
  }
  return pointer.startsWith('/') ? answerPlace(operation, pointer) : undefined

  function parameterPlace(place: string, wanted: string): string | undefined {
    const index = listOf(valueAt(document, `${place}/parameters`)).findIndex(
      (node) => recordOf(resolve<unknown>(document, node))['name'] === wanted,
    )
    return index === -1 ? undefined : `${place}/parameters/${index}/name`
  }

  function fieldPlace(
    { schemaPointer, schema }: NonNullable<CheckedOperation['body']>,
    field: string,
  ): string {
    const [first = ''] = keysOf(field)
    return first in recordOf(schema['properties'])
      ? schemaPointer + pointerOf('properties', first)
      : schemaPointer
  }

  function answerPlace({ answers }: CheckedOperation, field: string): string | undefined {
    const schemaPointer = answers.get('200')?.schemaPointer
    const schema = schemaPointer === undefined ? undefined : valueAt(document, schemaPointer)
    if (!isRecord(schema)) return undefined
    const place = describingPlace(document, schema, field.slice(0, field.lastIndexOf('/')))
    const own =
      place?.endsWith('/properties') === true ? place + pointerOf(keysOf(field).at(-1) ?? '') : undefined
    return own !== undefined && valueAt(document, own) !== undefined ? own : place
  }
}
