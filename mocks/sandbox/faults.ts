import { toResponse, type Answer } from './answer.ts'
import { answerSchema } from './answer-check.ts'
import type { ContractDocument, ContractOperation } from './contract.ts'
import { httpProblem } from './problems.ts'
import { createChecker } from './schema-checker.ts'

/** Ways in which an answer can break the contract. `network`: there is no answer at all. */
export const faultNames = ['missing-field', 'extra-field', 'wrong-type', 'truncated', 'network'] as const
export type FaultName = (typeof faultNames)[number]

export function isFaultName(name: unknown): name is FaultName {
  return faultNames.some((known) => known === name)
}

/** The field that `extra-field` adds. */
export const extraField = 'undocumentedField'

/** How many changes are tried until one breaks the contract; a large answer has thousands of optional fields. */
const longestSearch = 500

/**
 * The same answer, broken. `missing-field` and `wrong-type` change the place nearest to the top of `data` whose
 * change breaks the schema. Status and headers stay.
 */
export async function breakAnswer(
  contract: ContractDocument,
  operation: ContractOperation,
  fault: Exclude<FaultName, 'network'>,
  answer: Answer,
): Promise<Response> {
  const response = toResponse(answer, 'GET')
  const text = await response.text()
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  const broken = (body: string) => new Response(body, { status: answer.status, headers })
  if (fault === 'truncated') return broken(text.slice(0, Math.floor(text.length / 2)))

  const envelope = parsed(text)
  if (!envelope)
    throw httpProblem(400, 'badRequest', `Ответ ${operation.id} — не JSON: поломка ${fault} невозможна.`)
  if (fault === 'extra-field') return broken(JSON.stringify(withExtraField(envelope)))
  const schema = answerSchema(contract, operation, answer.status, envelope['status'])
  const fits = schema ? createChecker(contract, schema) : undefined
  const change = fault === 'missing-field' ? removal : otherType
  let tried = 0
  for (const place of placesOf(envelope)) {
    const changed = structuredClone(envelope)
    if (!change(changed, place)) continue
    if (!fits || fits(changed).length > 0) return broken(JSON.stringify(changed))
    if ((tried += 1) > longestSearch) break
  }
  throw httpProblem(400, 'badRequest', `В ответе ${operation.id} нет места для поломки ${fault}.`)
}

type Json = Record<string, unknown>

function parsed(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Adds it to `data`, or to the first item of its first list. */
function withExtraField(envelope: Json): Json {
  const copy = structuredClone(envelope)
  const { data } = copy
  const target = Array.isArray(data) ? data.find(isObject) : data
  const holder = isObject(target) ? target : copy
  holder[extraField] = 'нет в контракте'
  return copy
}

/** Paths of all values, breadth first; those of `data` before the envelope's own. */
function* placesOf(envelope: Json): Generator<string[]> {
  const queue: { path: string[]; value: unknown }[] = [{ path: ['data'], value: envelope['data'] }]
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, value } = next
    if (typeof value !== 'object' || value === null) continue
    for (const [key, part] of Object.entries(value)) {
      yield [...path, key]
      queue.push({ path: [...path, key], value: part })
    }
  }
  for (const key of ['data', 'errors', 'status']) if (key in envelope) yield [key]
}

function removal(envelope: Json, path: readonly string[]): boolean {
  const holder = holderOf(envelope, path)
  return isObject(holder) && Reflect.deleteProperty(holder, path.at(-1) ?? '')
}

function otherType(envelope: Json, path: readonly string[]): boolean {
  const holder = holderOf(envelope, path)
  const key = path.at(-1) ?? ''
  return isObject(holder) && Reflect.set(holder, key, ofOtherType(holder[key]))
}

function holderOf(envelope: Json, path: readonly string[]): unknown {
  return path
    .slice(0, -1)
    .reduce<unknown>((parent, key) => (parent as Record<string, unknown>)[key], envelope)
}

function ofOtherType(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? [value] : 'строка'
}
