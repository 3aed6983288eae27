import { isRecord } from '../contract/bundle.ts'
import type { Exchange } from './client.ts'
import type { CheckedOperation } from './contract-model.ts'

/** How much of one kind of thing was seen. */
export interface Share {
  seen: number
  total: number
}

export interface CoverageReport {
  /** Operations that were answered with 200. */
  operations: Share
  statuses: Share
  branches: Share
  examples: Share
  /** What of each operation was not seen. */
  missing: { operationId: string; statuses: string[]; branches: string[]; examples: string[] }[]
}

/** Notes which statuses, branches of `oneOf` and named examples of the contract were really answered. */
export class Coverage {
  readonly #operations: readonly CheckedOperation[]
  readonly #seen = new Map<string, { statuses: Set<string>; branches: Set<string>; shapes: Set<string> }>()

  constructor(operations: readonly CheckedOperation[]) {
    this.#operations = operations
  }

  observe({ call, status, json, planned, failure }: Exchange): void {
    if (!call.operation || planned || failure !== undefined) return
    const own = this.#seen.get(call.operation.id) ?? {
      statuses: new Set(),
      branches: new Set(),
      shapes: new Set(),
    }
    this.#seen.set(call.operation.id, own)
    own.statuses.add(String(status))
    if (status === 200 && isRecord(json)) own.branches.add(String(json['status']))
    own.shapes.add(shapeOf(String(status), json))
  }

  report(): CoverageReport {
    const sums = {
      operations: { seen: 0, total: this.#operations.length },
      statuses: { seen: 0, total: 0 },
      branches: { seen: 0, total: 0 },
      examples: { seen: 0, total: 0 },
    }
    const missing = this.#operations.flatMap((operation) => {
      const own = this.#seen.get(operation.id)
      if (own?.statuses.has('200')) sums.operations.seen += 1
      const statuses = [...operation.answers.keys()]
      const branches = operation.answers.get('200')?.branches ?? []
      const examples = [...operation.answers].flatMap(([status, answer]) =>
        [...answer.examples].map(([name, value]) => ({ name, shape: shapeOf(status, value) })),
      )
      const left = {
        operationId: operation.id,
        statuses: statuses.filter((status) => !own?.statuses.has(status)),
        branches: branches.filter((branch) => !own?.branches.has(branch)),
        examples: examples.filter(({ shape }) => !own?.shapes.has(shape)).map(({ name }) => name),
      }
      add(sums.statuses, statuses.length, left.statuses.length)
      add(sums.branches, branches.length, left.branches.length)
      add(sums.examples, examples.length, left.examples.length)
      return left.statuses.length + left.branches.length + left.examples.length > 0 ? [left] : []
    })
    return { ...sums, missing }
  }
}

function add(share: Share, total: number, missing: number): void {
  share.total += total
  share.seen += total - missing
}

/**
 * What makes an answer an instance of an example: status, branch, the first error's code, and which fields of `data`
 * are absent, empty or there.
 */
function shapeOf(status: string, answer: unknown): string {
  if (!isRecord(answer)) return status
  const { status: branch, data, errors } = answer
  const code = Array.isArray(errors) && isRecord(errors[0]) ? String(errors[0]['code']) : ''
  if (branch !== 'success') return [status, String(branch), code].join(' ')
  return [status, 'success', fullness(data)].join(' ')
}

function fullness(data: unknown): string {
  if (Array.isArray(data)) return data.length === 0 ? 'empty' : 'full'
  if (!isRecord(data)) return data === null ? 'null' : 'value'
  return Object.entries(data)
    .flatMap(([name, value]) =>
      Array.isArray(value) ? [`${name}:${value.length === 0 ? 'empty' : 'full'}`] : [],
    )
    .toSorted()
    .join(' ')
}

/** Whole percent, rounded down, so that 100 means all. */
export function percent({ seen, total }: Share): number {
  return total === 0 ? 100 : Math.floor((seen / total) * 100)
}
