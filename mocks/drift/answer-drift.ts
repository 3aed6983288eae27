import type { Schema } from '@cfworker/json-schema'
import { answerSchema } from '../sandbox/answer-check.ts'
import { resolved, type ContractDocument, type ContractOperation } from '../sandbox/contract.ts'
import { type BrokenKeyword, createValidator } from '../sandbox/schema-checker.ts'
import { expectedWords } from './expected-words.ts'
import { bestBranch, undocumentedFields } from '../../tools/contract/model/undocumented-fields.ts'
import { shownValue, type Violation } from './violation.ts'

/** An answer as it came over the wire. */
export interface AnswerFacts {
  status: number
  headers: Headers
  /** The body as text; it is parsed here, so that a body that isn't JSON is reported, too. */
  body: string
}

/** The violations of an answer; empty if there are none. */
export type AnswerDrift = (operation: ContractOperation, answer: AnswerFacts) => Violation[]

type Validate = (value: unknown) => BrokenKeyword[]
interface HeaderObject {
  required?: boolean
  schema?: Schema
}

/**
 * Checks answers against the contract. Validators are compiled on first use and cached. Uses neither Node nor browser
 * APIs.
 */
export function createAnswerDrift(contract: ContractDocument): AnswerDrift {
  const made = new WeakMap<object, Validate>()
  const validatorOf = (schema: Schema): Validate => {
    let validate = made.get(schema)
    if (!validate) made.set(schema, (validate = createValidator(contract, schema)))
    return validate
  }

  return (operation, { status, headers, body }) => {
    const responses = operation.definition.responses ?? {}
    const declared = responses[String(status)]
    if (!declared)
      return [
        {
          kind: 'status',
          pointer: 'status',
          expected: Object.keys(responses).join(', '),
          got: String(status),
        },
      ]
    const answer = resolved<{ headers?: Record<string, unknown>; content?: Record<string, unknown> }>(
      contract,
      declared,
    )
    const mediaTypes = Object.keys(answer.content ?? {})
    const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
    const violations = headerViolations(answer.headers ?? {}, headers)
    if (mediaTypes.length > 0 && (type === undefined || !mediaTypes.includes(type)))
      return [
        ...violations,
        {
          kind: 'contentType',
          pointer: 'header Content-Type',
          expected: mediaTypes.join(' или '),
          got: type ?? 'нет',
        },
      ]
    if (type !== 'application/json') return violations
    return [...violations, ...bodyViolations(operation, status, body)]
  }

  function headerViolations(declared: Record<string, unknown>, headers: Headers): Violation[] {
    return Object.entries(declared).flatMap(([name, node]): Violation[] => {
      const { required = false, schema } = resolved<HeaderObject>(contract, node as HeaderObject)
      const value = headers.get(name)
      const pointer = `header ${name}`
      if (value === null)
        return required ? [{ kind: 'header', pointer, expected: 'обязательный заголовок', got: 'нет' }] : []
      if (!schema) return []
      const { type } = resolved<Schema>(contract, schema)
      const read = type === 'integer' || type === 'number' ? Number(value) : value
      return validatorOf(schema)(read).map((broken) => ({
        kind: 'header',
        pointer,
        expected: expectedWords(broken),
        got: shownValue(value),
      }))
    })
  }

  function bodyViolations(operation: ContractOperation, status: number, body: string): Violation[] {
    let value: unknown
    try {
      value = JSON.parse(body)
    } catch {
      const end = body.slice(-40)
      const got = body === '' ? 'пустое тело' : `${body.length} символов, конец: …${end}`
      return [{ kind: 'json', pointer: '', expected: 'JSON', got }]
    }
    const envelopeStatus = isRecord(value) ? value['status'] : undefined
    const schema = answerSchema(contract, operation, status, envelopeStatus)
    if (!schema) return []
    const broken = validatorOf(schema)(value).flatMap((one) => inside(one, value))
    return [
      ...withoutRepeats(broken),
      ...undocumentedFields(contract, schema, value).map((pointer): Violation => ({
        kind: 'undocumented',
        pointer,
        expected: 'такого поля в контракте нет',
        got: shownValue(valueAt(value, pointer)),
      })),
    ]
  }

  /** If no branch of a choice fits, the errors of the most likely branch. */
  function inside(broken: BrokenKeyword, whole: unknown, at = ''): Violation[] {
    const pointer = at + broken.pointer
    const value = valueAt(whole, pointer)
    const branches = broken.schema[broken.keyword]
    if ((broken.keyword === 'oneOf' || broken.keyword === 'anyOf') && Array.isArray(branches)) {
      // The checker's copy names its schemas by `#/$defs/`; the contract's own names say the same.
      const named = branches.map((branch) => withContractNames(branch))
      const meant = bestBranch(contract, named, value)
      const below = isRecord(meant) ? createValidator(contract, meant)(value) : []
      if (below.length > 0) return below.flatMap((one) => inside(one, whole, pointer))
    }
    const kind = broken.keyword === 'required' ? 'missing' : 'schema'
    return [{ kind, pointer, expected: expectedWords(broken), got: shownValue(value) }]
  }
}

function withContractNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withContractNames(one))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string'
        ? part.replace(/^#\/\$defs\//, '#/components/schemas/')
        : withContractNames(part),
    ]),
  )
}

function withoutRepeats(violations: readonly Violation[]): Violation[] {
  const seen = new Set<string>()
  return violations.filter(({ pointer, expected }) => {
    const key = `${pointer} ${expected}`
    return seen.has(key) ? false : seen.add(key)
  })
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((parent, key) => (isParent(parent) ? parent[key] : undefined), value)
}

function isParent(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isParent(value) && !Array.isArray(value)
}
