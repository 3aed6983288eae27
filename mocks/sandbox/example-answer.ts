import {
  examplesOf,
  listOperations,
  needsToken,
  resolved,
  type ContractDocument,
  type ContractOperation,
} from './contract.ts'
import { successExample } from './prefer.ts'
import { forbidden, httpProblem, notFound, refuseAll, type Reason, type SandboxProblem } from './problems.ts'
import type { UserRecord } from './seed/user-record.ts'
import { seedIds } from './seed/named.ts'
import type { CheckedRequest } from './validation.ts'

/** The caller and the company of the session. */
export interface Asker {
  user: UserRecord | undefined
  companyId: number | undefined
  /** Rights in that company. */
  rights: readonly string[]
  /** Whether the caller may see an order or a machine. */
  sees: (thing: Thing, id: number) => boolean
}

/** Ids of orders and machines in a request, at any depth. */
export type Thing = 'orderId' | 'machineId'

/** Marks every answer of an operation without a handler. */
export const exampleHeader = { name: 'sandbox-answer', value: 'example' } as const

/**
 * The answer of an operation without a handler: the contract's example of success. Its data belongs to one company and
 * its buyer. Others get 404 where the contract declares it, 403 without the right, the refusal that asks for a company,
 * or an empty list. Lists are paged as requested. A write does nothing, so it answers only the request of a contract's
 * example and refuses any other by 501 (docs/decisions/110-example-answers.md).
 */
export function exampleAnswer(
  contract: ContractDocument,
  operation: ContractOperation,
  checked: CheckedRequest,
  asker: Asker,
): unknown {
  const { responses, 'x-effect': effect, 'x-rights': rights } = operation.definition
  const examples = examplesOf(contract, operation, '200')
  const isOwnCompany = asker.companyId === seedIds.companies.uralDorStroy.id
  if (needsToken(operation)) {
    const isKnown = isOwnCompany || asker.user?.id === seedIds.users.buyer.id
    if (responses?.['404'] && !isKnown) throw notFound()
    const other = effect === 'read' && responses?.['404'] ? otherId(contract, operation, checked) : undefined
    // A list of the story may name it, but nothing tells what it is.
    if (other !== undefined) throw idsOfStory(contract).has(other) ? exampleOnly() : notFound()
    const companyRequired = examples.get('errorCompanyRequired')
    if (asker.companyId === undefined && companyRequired) throw asProblem(companyRequired)
    if (rights && asker.companyId !== undefined && !rights.some((right) => asker.rights.includes(right)))
      throw forbidden()
    requireSeen(operation, checked, examples, asker)
    const mismatch = examples.get('errorContragentMismatch')
    if (mismatch && isOfAnother(checked.body, asker.companyId)) throw asProblem(mismatch)
  }
  if (effect !== 'read')
    return exampleOfWrite(contract, operation, checked, isOwnCompany || !needsToken(operation))
  const isList = effect === 'read' && needsToken(operation) && !responses?.['404']
  const example = (isList && !isOwnCompany && examples.get('empty')) || successExample(contract, operation)
  if (example === undefined) throw new Error(`The contract has no example of success for ${operation.id}`)
  return paged(example, checked.query)
}

/**
 * Refuses a request that names an order or a machine that the caller may not see, and an answer about such an order.
 */
function requireSeen(
  { path: address, definition }: ContractOperation,
  { path, query, body }: CheckedRequest,
  examples: ReadonlyMap<string, unknown>,
  { sees }: Asker,
): void {
  const { orderId = query['orderId'], machineId } = (body ?? {}) as Record<string, unknown>
  const order = address.startsWith('/web/order/') ? (orderId ?? path['id']) : orderId
  const { data } = examples.get('success') as { data?: { order?: { id: number } | null } | null }
  for (const id of [order, data?.order?.id])
    if (typeof id === 'number' && definition.responses?.['404'] && !sees('orderId', id)) throw notFound()
  const machineNotFound = examples.get('errorMachineNotFound')
  if (typeof machineId === 'number' && machineNotFound && !sees('machineId', machineId))
    throw asProblem(machineNotFound)
}

/** The answer to the request of an example; the two bear the same name. @throws 501 for any other request */
function exampleOfWrite(
  contract: ContractDocument,
  operation: ContractOperation,
  { path, query, body }: CheckedRequest,
  isTold: boolean,
): unknown {
  const { requestBody, 'x-effect': effect } = operation.definition
  const content = requestBody ? resolved(contract, requestBody).content : undefined
  const requests = Object.entries(content?.['application/json']?.examples ?? {}).map(
    ([name, example]) => [name, resolved<{ value?: unknown }>(contract, example).value] as const,
  )
  const [found] = requestBody
    ? requests.filter(([, value]) => sameJson(withoutSessid(value), withoutSessid(body)))
    : [['success'] as const]
  const isOfExample = operation.parameters.every(({ name, in: place, required, ...rest }) => {
    if (place !== 'path' && !(place === 'query' && required)) return true
    const { example } = rest as { example?: unknown }
    return sameJson(place === 'path' ? path[name] : query[name], example)
  })
  // A token or a session of an example belongs to nobody.
  if (!found || !isOfExample || !isTold || effect === 'session' || operation.definition['x-opens-session'])
    throw exampleOnly()
  return examplesOf(contract, operation, '200').get(found[0]) ?? successExample(contract, operation)
}

const exampleOnly = () =>
  httpProblem(
    501,
    'exampleOnly',
    'Песочница ещё не умеет этого, она отвечает только на пример из контракта. Ничего не изменилось.',
  )

function withoutSessid(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body ?? null
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'SESSID'))
}

function sameJson(left: unknown, right: unknown): boolean {
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null)
    return left === right
  const names = Object.keys(left)
  return (
    Array.isArray(left) === Array.isArray(right) &&
    names.length === Object.keys(right).length &&
    names.every((name) => sameJson(Reflect.get(left, name), Reflect.get(right, name)))
  )
}

/** A required id of the request, if it differs from the contract's example. */
function otherId(
  contract: ContractDocument,
  operation: ContractOperation,
  { path, query }: CheckedRequest,
): unknown {
  return operation.parameters
    .filter(({ required, schema = {} }) => required && resolved(contract, schema).type === 'integer')
    .map(({ name, in: place, ...rest }) => ({
      given: place === 'path' ? path[name] : query[name],
      known: (rest as { example?: unknown }).example,
    }))
    .find(({ given, known }) => known !== undefined && given !== known)?.given
}

const storyIds = new WeakMap<ContractDocument, ReadonlySet<unknown>>()

/** Every `id` of the contract's answers: the things that its story tells of. */
function idsOfStory(contract: ContractDocument): ReadonlySet<unknown> {
  const known = storyIds.get(contract)
  if (known) return known
  const found = new Set<unknown>()
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, part] of Object.entries(value)) {
      if (name === 'id') found.add(part)
      collect(part)
    }
  }
  for (const operation of listOperations(contract))
    collect([...examplesOf(contract, operation, '200').values()])
  storyIds.set(contract, found)
  return found
}

/** The body names a company that isn't the session's. */
function isOfAnother(body: unknown, companyId: number | undefined): boolean {
  const { contragentId, address } = (body ?? {}) as {
    contragentId?: number | null
    address?: { companyId?: number | null }
  }
  const named = address?.companyId === undefined ? contragentId : address.companyId
  return named != null && named !== companyId
}

/** The refusal of a named example. */
function asProblem(example: unknown): SandboxProblem {
  const { errors, data } = example as { errors: Reason[]; data: unknown }
  return refuseAll(errors, data)
}

interface PagedEnvelope {
  data: { items: unknown[]; pagination: { page: number; pageSize: number; total: number; pages: number } }
}

function paged(example: unknown, query: Record<string, unknown>): unknown {
  if (!isPaged(example)) return example
  const { items, pagination } = example.data
  const page = Number(query['PAGEN_1'] ?? 1)
  const pageSize = Number(query['PAGE_SIZE'] ?? pagination.pageSize)
  const shown = items.slice((page - 1) * pageSize, page * pageSize)
  const pages = Math.ceil(items.length / pageSize)
  const place = { page, pageSize, total: items.length, pages }
  return { ...example, data: { ...example.data, items: shown, pagination: place } }
}

function isPaged(example: unknown): example is PagedEnvelope {
  const { data } = example as { data?: { items?: unknown; pagination?: unknown } | null }
  return Array.isArray(data?.items) && typeof data.pagination === 'object'
}
