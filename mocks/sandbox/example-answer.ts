import { needsToken, resolved, type ContractDocument, type ContractOperation } from './contract.ts'
import { successExample } from './prefer.ts'
import { notFound } from './problems.ts'
import type { UserRecord } from './seed/account-records.ts'
import { seedIds } from './seed/named.ts'
import type { CheckedRequest } from './validation.ts'

/**
 * What an operation without behaviour answers: the contract's first example of success. It tells of one buyer's things
 * only, so a read with another id or by another customer is 404 where the contract has it; its list is paged as asked.
 */
export function exampleAnswer(
  contract: ContractDocument,
  operation: ContractOperation,
  { path, query }: CheckedRequest,
  user: UserRecord | undefined,
): unknown {
  const example = successExample(contract, operation)
  if (example === undefined) throw new Error(`The contract has no example of success for ${operation.id}`)
  const { responses, 'x-effect': effect } = operation.definition
  if (effect === 'read' && responses?.['404']) {
    if (needsToken(operation) && user && user.id !== seedIds.users.buyer.id) throw notFound()
    for (const { name, required, in: place, schema = {}, ...rest } of operation.parameters) {
      const known = (rest as { example?: unknown }).example
      const given = place === 'path' ? path[name] : query[name]
      const isId = required === true && resolved(contract, schema).type === 'integer'
      if (isId && known !== undefined && given !== known) throw notFound()
    }
  }
  return paged(example, query)
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
