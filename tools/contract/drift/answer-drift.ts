import { type BrokenKeyword, createValidator } from '../../../mocks/sandbox/schema-checker.ts'
import type { CheckedOperation } from '../model/contract.ts'
import {
  bareType,
  type DeclaredAnswer,
  declaredAnswer,
  type DeclaredHeader,
  isJsonType,
} from '../model/declared-answers.ts'
import type { ContractDocument } from '../model/document.ts'
import { valueAt } from '../model/json-pointer.ts'
import { isRecord } from '../model/record.ts'
import type { Schema } from '../model/reference.ts'
import { bestBranch } from '../model/schema-parts.ts'
import { undocumentedFields } from '../model/undocumented-fields.ts'
import type { BrokenRule } from '../rules/judge-rule.ts'
import { brokenInValue } from '../rules/value-rules.ts'
import { fromText } from '../model/wire-text.ts'
import { expectedWords } from './expected-words.ts'
import { shownValue, type Violation } from './violation.ts'

/** An answer as it came over the wire. */
export interface AnswerFacts {
  status: number
  headers: Headers
  /** The body as text; it is parsed here, so that a body that isn't JSON is reported, too. */
  body: string
}

/** The violations of an answer; empty if there are none. */
export type AnswerDrift = (operation: CheckedOperation, answer: AnswerFacts) => Violation[]

type Validate = (value: unknown) => BrokenKeyword[]

/**
 * Checks answers against the contract. Validators are compiled on first use and cached. It runs in pages too, whose
 * policy forbids the code that Ajv generates, so it uses the sandbox's validator.
 */
export function createAnswerDrift(document: ContractDocument): AnswerDrift {
  const made = new WeakMap<object, Validate>()
  const validatorOf = (schema: Schema): Validate => {
    let validate = made.get(schema)
    if (!validate) made.set(schema, (validate = createValidator(document, schema)))
    return validate
  }

  return ({ answers }, { status, headers, body }) => {
    const declared = declaredAnswer(answers, status)
    if (!declared)
      return [
        {
          kind: 'status',
          pointer: 'status',
          expected: [...answers.keys()].join(', '),
          got: String(status),
        },
      ]
    const { mediaTypes } = declared
    const type = bareType(headers.get('content-type') ?? '')
    const violations = declared.headers.flatMap((header) => headerViolations(header, headers))
    if (mediaTypes.length > 0 && !mediaTypes.includes(type))
      return [
        ...violations,
        {
          kind: 'contentType',
          pointer: 'header Content-Type',
          expected: mediaTypes.join(' или '),
          got: type || 'нет',
        },
      ]
    return isJsonType(type) ? [...violations, ...bodyViolations(declared, type, body)] : violations
  }

  function headerViolations({ name, required, schema }: DeclaredHeader, headers: Headers): Violation[] {
    const value = headers.get(name)
    const pointer = `header ${name}`
    if (value === null)
      return required ? [{ kind: 'header', pointer, expected: 'обязательный заголовок', got: 'нет' }] : []
    return validatorOf(schema)(fromText(document, schema, value)).map((broken) => ({
      kind: 'header',
      pointer,
      expected: expectedWords(broken),
      got: shownValue(value),
    }))
  }

  function bodyViolations(declared: DeclaredAnswer, type: string, body: string): Violation[] {
    let value: unknown
    try {
      value = JSON.parse(body)
    } catch {
      const end = body.slice(-40)
      const got = body === '' ? 'пустое тело' : `${body.length} символов, конец: …${end}`
      return [{ kind: 'json', pointer: '', expected: 'JSON', got }]
    }
    const schema = schemaOf(declared, type, value)
    if (!schema) return []
    const broken = validatorOf(schema)(value).flatMap((one) => inside(one, value))
    return [
      ...withoutRepeats(broken),
      ...undocumentedFields(document, schema, value).map((pointer): Violation => ({
        kind: 'undocumented',
        pointer,
        expected: 'такого поля в контракте нет',
        got: shownValue(valueAt(value, pointer)),
      })),
      ...(broken.length > 0 ? [] : brokenInValue(document, schema, value)).map(ruleViolation),
    ]
  }

  /** Of an envelope with branches the one with the answer's `status`, so that its wrong field is reported. */
  function schemaOf(
    { schemaPointers, branches }: DeclaredAnswer,
    type: string,
    value: unknown,
  ): Schema | undefined {
    const pointer = schemaPointers.get(type)
    if (pointer === undefined) return undefined
    const branch = branches.indexOf(String(isRecord(value) ? value['status'] : undefined))
    const schema = valueAt(document, branch === -1 ? pointer : `${pointer}/oneOf/${branch}`)
    return isRecord(schema) ? schema : undefined
  }

  /** If no branch of a choice fits, the errors of the most likely branch. */
  function inside(broken: BrokenKeyword, whole: unknown, at = ''): Violation[] {
    const pointer = at + broken.pointer
    const value = valueAt(whole, pointer)
    const branches = broken.schema[broken.keyword]
    if ((broken.keyword === 'oneOf' || broken.keyword === 'anyOf') && Array.isArray(branches)) {
      // The checker's copy names its schemas by `#/$defs/`; the contract's own names say the same.
      const named = branches.map((branch) => withContractNames(branch))
      const meant = bestBranch(document, named, value)
      const below = isRecord(meant) ? createValidator(document, meant)(value) : []
      if (below.length > 0) return below.flatMap((one) => inside(one, whole, pointer))
    }
    const kind = broken.keyword === 'required' ? 'missing' : 'schema'
    return [{ kind, pointer, expected: expectedWords(broken), got: shownValue(value) }]
  }
}

/** A rule as the panel tells it: its sentence is the contract's own. */
function ruleViolation({ id, says, pointer, expected, got, isProblem, message }: BrokenRule): Violation {
  const right = expected === undefined ? '' : `${JSON.stringify(expected)}: `
  const name = `${right}${says} (${id})`
  return { kind: 'meaning', pointer, expected: isProblem ? `${name} ${message}` : name, got: shownValue(got) }
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
