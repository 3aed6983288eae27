import { valueAt } from '../../model/json-pointer.ts'
import type { ContractDocument } from '../../model/document.ts'
import { isRecord, listOf } from '../../model/record.ts'
import { resolve } from '../../model/reference.ts'
import { codesWithData, refusalCodes } from '../../model/refusal-codes.ts'
import { contentPointer, examplesOf, jsonContent, jsonSchema } from '../../model/json-content.ts'
import type { Finding, Rule } from './finding.ts'

type Node = Record<string, unknown>

/**
 * Every JSON answer is `{ status, data, errors }`. HTTP 200 is a success, or `oneOf` a success and a refusal, told apart
 * by `status` as `const`; other statuses are refusals (rule 3 of the guide).
 */
export const envelopeKept: Rule = (document, entries) =>
  entries.flatMap((entry) =>
    Object.entries(entry.operation.responses).flatMap(([status, node]) => {
      const schema = jsonSchema(document, node)
      if (!schema) return []
      const place = `${entry.operation.operationId} ${status}`
      const pointer = contentPointer(entry, status, 'schema')
      const found = (message: string): Finding => ({ rule: 'envelope', place, message, pointer })
      if ('discriminator' in schema)
        return [found('a discriminator hinders the types: `status` tells the branches')]
      const branches = Array.isArray(schema['oneOf'])
        ? schema['oneOf'].map((one) => resolve<unknown>(document, one)).filter(isRecord)
        : [schema]
      const lacking = branches.flatMap((branch) => missingParts(document, branch))
      if (lacking.length > 0) return [found(`the envelope needs ${[...new Set(lacking)].join(', ')}`)]
      const told = branches.map((branch) => statusOf(document, branch)).join(', ')
      const due = status === '200' ? ['success', 'success, error'] : ['error']
      return due.includes(told) ? [] : [found(`\`status\` is ${told}, due: ${due.join(' or ')}`)]
    }),
  )

function missingParts(document: ContractDocument, branch: Node): string[] {
  const required = new Set(listOf(branch['required']))
  return [
    ...['status', 'data', 'errors'].filter((name) => !required.has(name)).map((name) => `a required ${name}`),
    ...(statusOf(document, branch) === 'of no constant' ? ['`status` as a const'] : []),
  ]
}

function statusOf(document: ContractDocument, { properties }: Node): string {
  const status = isRecord(properties) ? resolve<unknown>(document, properties['status']) : undefined
  return isRecord(status) && 'const' in status ? String(status['const']) : 'of no constant'
}

/** The description beside the codes of a refusal says of each when it is answered. */
export const codesTold: Rule = (document, entries) =>
  entries.flatMap((entry) => {
    const schema = jsonSchema(document, entry.operation.responses['200'])
    return refusalCodes(document, schema, contentPointer(entry, '200', 'schema')).flatMap(
      ({ codes, description, pointer }) =>
        codes
          .filter((code) => !description.includes(`\`${code}\``))
          .map((code) => ({
            rule: 'code-told',
            place: entry.operation.operationId,
            message: `the description of the codes does not say when ${code} is answered`,
            pointer,
          })),
    )
  })

/** `x-codes` names codes of this refusal, and in the examples exactly these carry `data`. */
export const codesCarryData: Rule = (document, entries) =>
  entries.flatMap((entry) => {
    const answer = entry.operation.responses['200']
    const schema = jsonSchema(document, answer)
    const place = entry.operation.operationId
    const found = (message: string, ...steps: string[]): Finding => ({
      rule: 'codes-carry-data',
      place,
      message,
      pointer: contentPointer(entry, '200', ...steps),
    })
    const carrying = codesWithData(document, schema)
    const own = new Set(refusalCodes(document, schema, '').flatMap(({ codes }) => codes))
    const foreign = carrying.filter((code) => !own.has(code))
    const examples = [...examplesOf(document, jsonContent(document, answer))].flatMap(([name, example]) => {
      const { value } = example
      if (!isRecord(value) || value['status'] !== 'error') return []
      const carries = carrying.includes(String(valueAt(value, '/errors/0/code')))
      return carries === (value['data'] !== null)
        ? []
        : [found(`${name}: data is ${carries ? 'due' : 'null'} by x-codes`, 'examples', name)]
    })
    return [
      ...foreign.map((code) => found(`x-codes names ${code}, which is no code here`, 'schema')),
      ...examples,
    ]
  })
