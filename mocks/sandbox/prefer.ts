import type { SandboxRequest } from './answer.ts'
import { examplesOf, mediaOf, type ContractDocument, type ContractOperation } from './contract.ts'
import { isFaultName, type FaultName } from './faults.ts'
import { httpProblem, type ProblemStatus } from './problems.ts'

/** What a request makes the sandbox play: a status, a named example, a delay in seconds, a broken answer. */
export interface Preference {
  code?: number
  example?: string
  wait?: number
  fault?: FaultName
}

/** Longest delay, seconds. */
const longestWait = 60

/**
 * Reads `Prefer: code=404, example=errorX, wait=2, fault=truncated` (as Prism; `wait` and `fault` are ours), or the cookie
 * `sandbox-prefer`: percent-encoded JSON `{ "<operationId>|*": { code?, example?, wait?, fault? } }`. The header wins; an operation's own
 * entry wins over `*`. A cookie that can't be read is 400, so that a test never runs without its fault unnoticed.
 */
export function readPreference(
  request: SandboxRequest,
  cookie: string | undefined,
  operationId: string,
): Preference {
  const header = request.headers.get('prefer')
  if (header) return fromHeader(header)
  if (!cookie) return {}
  let wanted: unknown
  try {
    const parsed: unknown = JSON.parse(decodeURIComponent(cookie))
    wanted = entry(parsed, operationId) ?? entry(parsed, '*') ?? {}
  } catch {
    throw httpProblem(400, 'badRequest', 'Cookie sandbox-prefer не удалось прочитать.')
  }
  return checked(wanted)
}

function fromHeader(header: string): Preference {
  const pairs = header
    .split(/[,;]/)
    .map((part) => part.split('=').map((side) => side.trim().replace(/^"|"$/g, '')))
  const given = Object.fromEntries(pairs.filter(([name]) => name))
  return checked({
    ...('code' in given && { code: numberOf(given['code']) }),
    ...('example' in given && { example: given['example'] }),
    ...('wait' in given && { wait: numberOf(given['wait']) }),
    ...('fault' in given && { fault: given['fault'] }),
  })
}

/** `NaN` for a text that is no number, and for an empty one. */
const numberOf = (text: string | undefined) => (text ? Number(text) : Number.NaN)

function entry(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) throw new TypeError('not an object')
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}

function checked(value: unknown): Preference {
  const { code, example, wait, fault } = (value ?? {}) as Record<string, unknown>
  if (fault !== undefined && !isFaultName(fault))
    throw httpProblem(400, 'badRequest', `Такой поломки нет: ${JSON.stringify(fault)}.`)
  if (code !== undefined && !isStatus(code)) throw unreadable('code', 'статус от 200 до 599')
  if (example !== undefined && typeof example !== 'string') throw unreadable('example', 'имя примера')
  if (wait !== undefined && !isSeconds(wait)) throw unreadable('wait', 'число секунд')
  return {
    ...(fault !== undefined && { fault }),
    ...(code !== undefined && { code }),
    ...(example !== undefined && { example }),
    ...(wait !== undefined && { wait: Math.min(wait, longestWait) }),
  }
}

const isStatus = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 200 && value <= 599

const isSeconds = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

/** Never ignored: a test whose fault isn't played would pass for the wrong reason. */
const unreadable = (name: string, expected: string) =>
  httpProblem(400, 'badRequest', `Prefer: ${name} — это ${expected}.`)

/** Waits that many seconds; ends early if the request is aborted. */
export function waitFor(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

/**
 * The requested example of the contract; `undefined` if none was requested. A status that the operation doesn't
 * declare is played with a plain envelope. An unknown example is 404.
 */
export function preferredAnswer(
  contract: ContractDocument,
  operation: ContractOperation,
  { code, example }: Preference,
): { status: number; body: unknown } | undefined {
  if (code === undefined && example === undefined) return undefined
  const declaredStatuses = Object.keys(operation.definition.responses ?? {}).filter(
    (one) => one !== 'default',
  )
  const statuses = code === undefined ? declaredStatuses : [String(code)]
  for (const status of statuses) {
    const examples = examplesOf(contract, operation, status)
    if (example !== undefined && examples.has(example))
      return { status: Number(status), body: examples.get(example) }
    const [first] = examples.values()
    if (example === undefined && first !== undefined) return { status: Number(status), body: first }
  }
  const declared = code !== undefined && mediaOf(contract, operation, String(code)) !== undefined
  if (code !== undefined && example === undefined && !declared && code >= 400 && code <= 599)
    throw httpProblem(
      code as ProblemStatus,
      code === 523 ? 'techWork' : 'internal',
      'Ошибка по заказу: Prefer.',
    )
  throw httpProblem(
    404,
    '404',
    `В контракте нет такого примера: ${operation.id} ${code ?? ''} ${example ?? ''}`.trim(),
  )
}

/** The first example of success: the answer of an operation without a handler. */
export function successExample(contract: ContractDocument, operation: ContractOperation): unknown {
  const examples = examplesOf(contract, operation, '200')
  const [first] = examples.values()
  return examples.get('success') ?? first
}
