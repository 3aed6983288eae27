import type { SandboxRequest } from './answer.ts'
import { examplesOf, type ContractDocument, type ContractOperation } from './contract.ts'
import { isFaultName, type FaultName } from './faults.ts'
import { httpProblem } from './problems.ts'

/** What a request makes the sandbox play: a status, a named example, a delay in seconds, a broken answer. */
export interface Preference {
  code?: number
  example?: string
  wait?: number
  fault?: FaultName
  /** Of all operations: one that doesn't declare the status or the example answers as usual. */
  isGeneral?: boolean
}

/** Longest delay, seconds. */
const longestWait = 60

const ownNames = ['code', 'example', 'wait', 'fault']
/** Preferences of RFC 7240 and RFC 8674 that a client may send for reasons of its own. */
const othersNames = new Set(['return', 'respond-async', 'handling', 'safe'])

/**
 * Reads `Prefer: code=404, example=errorX, wait=2, fault=truncated` (as Prism; `wait` and `fault` are ours), or the cookie
 * `sandbox-prefer`: percent-encoded JSON `{ "<operationId>|*": { code?, example?, wait?, fault? } }`. The header wins; an
 * operation's own entry wins over `*`. What can't be read is 400, so that a test never runs without its fault unnoticed.
 */
export function readPreference(
  request: Pick<SandboxRequest, 'headers'>,
  cookie: string | undefined,
  operationId: string,
): Preference {
  const header = request.headers.get('prefer')
  if (header) return fromHeader(header)
  if (!cookie) return {}
  let own: unknown
  let general: unknown
  try {
    const parsed: unknown = JSON.parse(decodeURIComponent(cookie))
    own = entry(parsed, operationId)
    general = entry(parsed, '*')
  } catch {
    throw httpProblem(400, 'badRequest', 'Cookie sandbox-prefer не удалось прочитать.')
  }
  return own === undefined ? { ...checked(general ?? {}), isGeneral: true } : checked(own)
}

function fromHeader(header: string): Preference {
  const pairs = header
    .split(/[,;]/)
    .map((part) => part.split('=').map((side) => side.trim().replace(/^"|"$/g, '')))
  const given = Object.fromEntries(pairs.filter(([name]) => name && !othersNames.has(name.toLowerCase())))
  return checked({
    ...given,
    ...('code' in given && { code: numberOf(given['code']) }),
    ...('wait' in given && { wait: numberOf(given['wait']) }),
  })
}

/** `NaN` for a text that is no number, and for an empty one. */
const numberOf = (text: string | undefined) => (text ? Number(text) : Number.NaN)

function entry(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) throw new TypeError('not an object')
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}

function checked(value: unknown): Preference {
  const { code, example, wait, fault, ...others } = (value ?? {}) as Record<string, unknown>
  const [unknown] = Object.keys(others)
  if (unknown !== undefined)
    throw httpProblem(400, 'badRequest', `Prefer: ${unknown} — такого нет. Есть: ${ownNames.join(', ')}.`)
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

const unreadable = (name: string, expected: string) =>
  httpProblem(400, 'badRequest', `Prefer: ${name} — это ${expected}.`)

/** Waits that many seconds; ends early if the request is aborted. */
export function waitFor(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}

/** The status that `default` is played with: what stands before the backend answers it. */
const statusOfDefault = 503

/**
 * The requested example of the contract; `undefined` if none was requested. An undeclared status of 500 and above plays the
 * answer `default`. Any other status or example that the operation doesn't declare is 400 with a list of what it does.
 */
export function preferredAnswer(
  contract: ContractDocument,
  operation: ContractOperation,
  { code, example, isGeneral }: Preference,
): { status: number; body: unknown } | undefined {
  if (code === undefined && example === undefined) return undefined
  const declared = Object.keys(operation.definition.responses ?? {})
  const isUndeclared = code !== undefined && !declared.includes(String(code))
  const ofDefault = isUndeclared && code >= 500 ? ['default'] : []
  const wanted = code === undefined ? declared : isUndeclared ? ofDefault : [String(code)]
  for (const name of wanted) {
    const examples = examplesOf(contract, operation, name)
    const status = name === 'default' ? (code ?? statusOfDefault) : Number(name)
    if (example !== undefined && examples.has(example)) return { status, body: examples.get(example) }
    const [first] = examples.values()
    if (example === undefined && first !== undefined) return { status, body: first }
  }
  if (isGeneral) return undefined
  const all = declared.map((name) => [name, ...examplesOf(contract, operation, name).keys()].join(' '))
  const asked = [code, example].filter((part) => part !== undefined).join(' ')
  throw httpProblem(
    400,
    'badRequest',
    `Prefer: у ${operation.id} нет ответа «${asked}». Есть: ${all.join('; ')}.`,
  )
}

/** The first example of success: the answer of an operation without a handler. */
export function successExample(contract: ContractDocument, operation: ContractOperation): unknown {
  const examples = examplesOf(contract, operation, '200')
  const [first] = examples.values()
  return examples.get('success') ?? first
}
