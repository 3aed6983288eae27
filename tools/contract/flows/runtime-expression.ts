import { valueAt } from '../model/json-pointer.ts'
import { isRecord } from '../model/record.ts'

/** What expressions of a step may name. */
export interface Known {
  inputs: Readonly<Record<string, unknown>>
  /** Outputs of the steps that were taken, by stepId. */
  steps: ReadonlyMap<string, Readonly<Record<string, unknown>>>
  /** Absent before the answer. */
  response?: { status: number; body: unknown }
}

/**
 * The value of `$inputs.name`, `$steps.id.outputs.name`, `$statusCode` or `$response.body#/pointer`.
 * @throws for any other expression, and for one that names nothing
 */
export function valueOf(expression: string, { inputs, steps, response }: Known): unknown {
  const value = found()
  if (value === undefined) throw new Error(`${expression} names nothing`)
  return value

  function found(): unknown {
    const [, input] = /^\$inputs\.(\w+)$/.exec(expression) ?? []
    if (input !== undefined) return inputs[input]
    const [, step = '', output] = /^\$steps\.(\w+)\.outputs\.(\w+)$/.exec(expression) ?? []
    if (output !== undefined) return steps.get(step)?.[output]
    if (expression === '$statusCode') return response?.status
    const [, pointer] = /^\$response\.body#(\/.*)$/.exec(expression) ?? []
    if (pointer !== undefined) return valueAt(response?.body, pointer)
    throw new Error(`${expression} is no expression that the runner knows`)
  }
}

/** A payload with its expressions replaced, however deep they stand. */
export function filled(node: unknown, known: Known): unknown {
  if (Array.isArray(node)) return node.map((item) => filled(item, known))
  if (isRecord(node))
    return Object.fromEntries(Object.entries(node).map(([name, own]) => [name, filled(own, known)]))
  return typeof node === 'string' && node.startsWith('$') ? valueOf(node, known) : node
}

/** Why a criterion `left operator right` does not hold; `undefined` when it does. */
export function criterionFailure(criterion: string, known: Known): string | undefined {
  const [, left = '', operator = '', right = ''] = /^(\S+) (==|!=|>=|<=|>|<) (.+)$/.exec(criterion) ?? []
  if (operator === '') throw new Error(`${criterion} is no criterion that the runner knows`)
  let told = 'nothing'
  try {
    const value = valueOf(left, known)
    told = JSON.stringify(value)
    if (holds(value, operator, right.startsWith('$') ? valueOf(right, known) : literal(right)))
      return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return `${criterion} does not hold: ${left} is ${told}`
}

/** A number, `true`, `false`, `null` or a text in single quotes, in which `''` is one quote. */
function literal(text: string): unknown {
  const [, quoted] = /^'(.*)'$/.exec(text) ?? []
  return quoted === undefined ? (JSON.parse(text) as unknown) : quoted.replaceAll("''", "'")
}

function holds(left: unknown, operator: string, right: unknown): boolean {
  // Arazzo compares texts without regard to case.
  const [one, other] = [left, right].map((value) => (typeof value === 'string' ? value.toLowerCase() : value))
  if (operator === '==') return one === other
  if (operator === '!=') return one !== other
  if (typeof one !== 'number' || typeof other !== 'number') return false
  if (operator === '>') return one > other
  if (operator === '<') return one < other
  return operator === '>=' ? one >= other : one <= other
}
