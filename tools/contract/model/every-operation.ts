import { type ContractDocument, operationEntries } from './document.ts'
import { isRecord, recordOf } from './record.ts'
import { eachRecord } from './subschemas.ts'

/** The widest bounds of an integer format; of `int64` what JavaScript holds exactly. */
const integerBounds: Readonly<Record<string, { minimum: number; maximum: number }>> = {
  int32: { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 },
  int64: { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
}

/**
 * Writes out what the root of a contract says once for all: the answers of `x-every-operation`, bounds of the integers that
 * state none, and `enum` beside `const`, which some generators ignore. A contract without that extension, such as another team's, stays as it is.
 */
export function completeContract(document: ContractDocument): ContractDocument {
  const { 'x-every-operation': shared, ...rest } = document
  if (shared === undefined) return document
  for (const { operation } of operationEntries(rest))
    operation.responses = {
      ...recordOf(operation.responses),
      ...missing(shared.responses, operation.responses),
    }
  eachRecord(rest, complete, { skip: (pointer) => /\/(example|examples|enum|const)$/.test(pointer) })
  return rest
}

function missing(shared: Record<string, unknown>, own: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(shared).filter(([status]) => !(status in recordOf(own))))
}

function complete(node: Record<string, unknown>): void {
  const { const: only } = node
  if (only !== undefined && !isRecord(only)) node['enum'] ??= [only]
  bound(node)
}

function bound(node: Record<string, unknown>): void {
  const { type, format, properties } = node
  const isInteger = [type].flat().includes('integer') && typeof format === 'string' && !isRecord(properties)
  const bounds = isInteger ? integerBounds[format] : undefined
  if (!bounds || 'const' in node) return
  if (node['exclusiveMinimum'] === undefined) node['minimum'] ??= bounds.minimum
  if (node['exclusiveMaximum'] === undefined) node['maximum'] ??= bounds.maximum
}
