import { valueAt } from '../../model/json-pointer.ts'
import { type Schema, schemaAt } from '../../model/reference.ts'
import { listOf, recordOf } from '../../model/record.ts'
import type { OperationEntry } from '../../model/document.ts'
import { contentPointer, examplesOf, jsonContent, operationPointer } from '../../model/json-content.ts'
import { refusalCodes } from '../../model/refusal-codes.ts'
import type { Finding, Rule } from './finding.ts'

/** What can happen to a call is declared: a malformed or too large body, a value out of bounds, no token, a replay. */
export const statusesDeclared: Rule = (_, entries) =>
  entries.flatMap((entry) => {
    const { operationId, responses } = entry.operation
    return statusesDue(entry)
      .filter((status) => !(status in responses))
      .map((status) =>
        finding(
          'status-declared',
          operationId,
          `must declare ${status}`,
          operationPointer(entry, 'responses'),
        ),
      )
  })

function statusesDue({ operation, parameters }: OperationEntry): string[] {
  const inUrl = parameters.some((one) => one.in === 'path' || one.in === 'query')
  const hasKey = parameters.some((one) => one.name === 'Idempotency-Key')
  return [
    '200',
    ...(operation.requestBody ? ['400', '413', '415', '422'] : []),
    ...(inUrl ? ['400', '422'] : []),
    ...(hasKey ? ['409'] : []),
    // A bad token counts as none where a session begins or ends.
    ...(operation['x-effect'] === 'session' ? [] : ['401']),
  ]
}

/**
 * Who declares 403 says why: `x-rights` holds rights of the contract, each named in the description; a write by GET is
 * guarded by what browsers say of the request.
 */
export const rightsNamed: Rule = (document, entries) => {
  const known = enumOf(document.components?.['schemas']?.['CompanyRight'])
  return entries.flatMap((entry) => {
    const { operationId, responses, description = '', 'x-rights': rights = [] } = entry.operation
    const key = rights.length > 0 ? 'x-rights' : 'description'
    const found = (message: string) => [
      finding('right-named', operationId, message, operationPointer(entry, key)),
    ]
    if (rights.some((right) => !known.includes(right))) return found('x-rights names a right that is none')
    if (!('403' in responses)) return rights.length > 0 ? found('has x-rights and declares no 403') : []
    if (rights.some((right) => !description.includes(`\`${right}\``)))
      return found('the description must name the rights of x-rights')
    return rights.length > 0 || description.includes('Sec-Fetch')
      ? []
      : found('declares 403 without x-rights')
  })
}

function enumOf(schema: unknown): string[] {
  return listOf(recordOf(schema)['enum']).map(String)
}

/** Every answer forbids to keep it (R-API-06). */
export const neverCached: Rule = (document, entries) =>
  entries.flatMap((entry) =>
    Object.entries(entry.operation.responses)
      .filter(([, node]) => {
        return !recordOf(schemaAt(document, node)['headers'])['Cache-Control']
      })
      .map(([status]) =>
        finding(
          'no-store',
          `${entry.operation.operationId} ${status}`,
          'needs Cache-Control',
          operationPointer(entry, 'responses', status),
        ),
      ),
  )

/** Each code that an operation refuses with has an example `error<Code>`, whose first error it is. */
export const refusalsShown: Rule = (document, entries) =>
  entries.flatMap((entry) => {
    const { operation } = entry
    const content = jsonContent(document, operation.responses['200'])
    const examples = examplesOf(document, content)
    return refusalCodes(document, content?.['schema'], '')
      .flatMap(({ codes }) => codes)
      .filter((code) => firstCode(examples.get(`error${code[0]?.toUpperCase()}${code.slice(1)}`)) !== code)
      .map((code) =>
        finding(
          'refusal-example',
          operation.operationId,
          `${code} needs an example that begins with it`,
          contentPointer(entry, '200', 'examples'),
        ),
      )
  })

/** The summary of a refused example is `Refused: <code>`: its text is for the buyer and stands in the value. */
export const refusalsTitled: Rule = (document, entries) =>
  entries.flatMap((entry) =>
    [...examplesOf(document, jsonContent(document, entry.operation.responses['200']))]
      .filter(([name]) => name.startsWith('error'))
      .flatMap(([name, example]) => {
        const due = `Refused: ${name[5]?.toLowerCase() ?? ''}${name.slice(6)}`
        return example['summary'] === due
          ? []
          : [
              finding(
                'refusal-summary',
                `${entry.operation.operationId} ${name}`,
                `its summary must be "${due}"`,
                contentPointer(entry, '200', 'examples', name),
              ),
            ]
      }),
  )

/** The request and the answer of one case bear the same name (rule 4 of the guide). */
export const casesPaired: Rule = (document, entries) =>
  entries.flatMap((entry) => {
    const { operation } = entry
    const answers = examplesOf(document, jsonContent(document, operation.responses['200']))
    return [...examplesOf(document, jsonContent(document, operation.requestBody)).keys()]
      .filter((name) => !answers.has(name))
      .map((name) =>
        finding(
          'example-pair',
          operation.operationId,
          `no answer is named ${name}`,
          operationPointer(entry, 'requestBody', 'content', 'application/json', 'examples', name),
        ),
      )
  })

/** Whoever changes the visitor makes stale all that depends on the visitor and that the new one may read. */
export const newVisitorReadsAnew: Rule = (document, entries) => {
  const reads = entries.filter(
    ({ operation }) =>
      operation['x-effect'] === 'read' &&
      operation['x-varies'] !== 'none' &&
      // Clients keep no files.
      jsonContent(document, operation.responses['200']) !== undefined,
  )
  return entries.flatMap((entry) => {
    const { operation } = entry
    const { operationId } = operation
    const pointer = operationPointer(entry, 'x-invalidates')
    if (operation['x-effect'] !== 'session' && operationId !== 'switchContractor') return []
    const due = reads.filter((read) => operationId !== 'logout' || isForGuests(read))
    const named = new Set(operation['x-invalidates'])
    return [
      ...due
        .filter((read) => !named.has(read.operation.operationId))
        .map((read) =>
          finding('visitor-stale', operationId, `leaves ${read.operation.operationId}`, pointer),
        ),
      ...(named.size > due.length
        ? [finding('visitor-stale', operationId, 'names what a guest may not read', pointer)]
        : []),
    ]
  })
}

function isForGuests({ operation: { security = [] } }: OperationEntry): boolean {
  return security.some((way) => !('token' in way))
}

function firstCode(example: Schema | undefined): unknown {
  return valueAt(example?.['value'], '/errors/0/code')
}

function finding(rule: string, place: string, message: string, pointer: string): Finding {
  return { rule, place, message, pointer }
}
