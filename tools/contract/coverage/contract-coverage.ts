import { valueAt } from '../model/json-pointer.ts'
import type { CheckedOperation, Contract } from '../model/contract.ts'
import { declaredAnswer, type DeclaredAnswer } from '../model/declared-answers.ts'
import type { ContractDocument } from '../model/document.ts'
import { branchesTaken, choicesOf, type ChoiceTree, eachBranch } from './choices.ts'
import { exampleMatcher, type ExampleMatcher } from './example-kinds.ts'

/** How much of one kind of thing was seen. */
export interface Share {
  seen: number
  total: number
}

/** `requested`: the statuses that a request can bring about, without those of limits and of falls (429, 5XX, `default`). */
export const dimensions = ['operations', 'statuses', 'requested', 'branches', 'examples'] as const
export type Dimension = (typeof dimensions)[number]

/** What was seen of an operation: a declared status, a branch of a choice in its answer, or a named example. */
export interface Hit {
  operationId: string
  kind: Exclude<Dimension, 'operations' | 'requested'>
  /** `200`, `200 /data/picture null`, `200 success`. */
  name: string
}

export interface CoverageReport extends Record<Dimension, Share> {
  /** What of each operation was not seen. */
  missing: { operationId: string; statuses: string[]; branches: string[]; examples: string[] }[]
}

interface AnswerModel {
  tree: ChoiceTree | undefined
  matches: ExampleMatcher
}

/**
 * Notes which statuses, branches of `oneOf` and named examples of the contract were really answered. An operation
 * counts as covered once it has answered with success.
 */
export class Coverage {
  readonly #document: ContractDocument
  readonly #operations: ReadonlyMap<string, CheckedOperation>
  readonly #answers = new Map<string, AnswerModel>()
  readonly #trees = new Map<string, ChoiceTree | undefined>()
  readonly #seen = new Set<string>()

  /** @param chosen the operations that count; all without it */
  constructor({ document, operations }: Contract, chosen: (operationId: string) => boolean = () => true) {
    this.#document = document
    this.#operations = new Map(operations.filter(({ id }) => chosen(id)).map((one) => [one.id, one]))
  }

  /** Notes one answer. @returns what of it was new */
  observe(operationId: string, status: number | string, body: unknown): Hit[] {
    const operation = this.#operations.get(operationId)
    const declared = operation && declaredAnswer(operation.answers, Number(status))
    if (!declared) return []
    // A range such as `2XX` is one status of the contract.
    const name = declared.status
    const { tree, matches } = this.#model(operationId, declared)
    const hits: Hit[] = [{ operationId, kind: 'statuses', name }]
    if (tree)
      branchesTaken(this.#document, tree, body, (pointer, branch) =>
        hits.push({ operationId, kind: 'branches', name: branchName(name, pointer, branch) }),
      )
    for (const example of matches(body))
      hits.push({ operationId, kind: 'examples', name: `${name} ${example}` })
    return hits.filter((hit) => this.add(hit))
  }

  /** Notes what was seen elsewhere. @returns whether it was new */
  add({ operationId, kind, name }: Hit): boolean {
    const key = `${operationId} ${kind} ${name}`
    if (this.#seen.has(key)) return false
    this.#seen.add(key)
    return true
  }

  /** Whether the operation has answered with this status; without it, with any success. */
  hasAnswered(operationId: string, status?: string): boolean {
    const declared = this.#operations.get(operationId)?.answers.keys() ?? []
    const wanted = status === undefined ? promisedOf([...declared]) : [status]
    return wanted.some((one) => this.#seen.has(`${operationId} statuses ${one}`))
  }

  report(): CoverageReport {
    const report: CoverageReport = {
      operations: { seen: 0, total: this.#operations.size },
      statuses: { seen: 0, total: 0 },
      requested: { seen: 0, total: 0 },
      branches: { seen: 0, total: 0 },
      examples: { seen: 0, total: 0 },
      missing: [],
    }
    for (const operation of this.#operations.values()) {
      if (this.hasAnswered(operation.id)) report.operations.seen += 1
      const declared = this.#declared(operation)
      const left = { operationId: operation.id, statuses: [], branches: [], examples: [] }
      const missing: (typeof report.missing)[number] = left
      for (const kind of ['statuses', 'branches', 'examples'] as const) {
        missing[kind] = declared[kind].filter((name) => !this.#seen.has(`${operation.id} ${kind} ${name}`))
        report[kind].total += declared[kind].length
        report[kind].seen += declared[kind].length - missing[kind].length
      }
      const requested = declared.statuses.filter(isOfRequest)
      report.requested.total += requested.length
      report.requested.seen += requested.length - missing.statuses.filter(isOfRequest).length
      if (missing.statuses.length + missing.branches.length + missing.examples.length > 0)
        report.missing.push(missing)
    }
    return report
  }

  #declared({ id, answers }: CheckedOperation): Record<Hit['kind'], string[]> {
    const branches = new Set<string>()
    for (const answer of answers.values()) {
      const { tree } = this.#model(id, answer)
      if (tree)
        eachBranch(tree, (pointer, branch) => branches.add(branchName(answer.status, pointer, branch)))
    }
    const examples = [...answers.values()].flatMap(({ status, examples: named }) =>
      [...named.keys()].map((name) => `${status} ${name}`),
    )
    return { statuses: [...answers.keys()], branches: [...branches], examples }
  }

  #model(operationId: string, { status, schemaPointer, examples }: DeclaredAnswer): AnswerModel {
    const key = `${operationId} ${status}`
    const known = this.#answers.get(key)
    if (known) return known
    const tree = schemaPointer === undefined ? undefined : this.#tree(schemaPointer)
    const model = { tree, matches: exampleMatcher(examples) }
    this.#answers.set(key, model)
    return model
  }

  /** Most error answers share their schema. */
  #tree(schemaPointer: string): ChoiceTree | undefined {
    if (!this.#trees.has(schemaPointer))
      this.#trees.set(schemaPointer, choicesOf(this.#document, valueAt(this.#document, schemaPointer)))
    return this.#trees.get(schemaPointer)
  }
}

const isOfRequest = (status: string) => /^[234]/.test(status) && status !== '429'

/** What counts as an answer of success: of an operation that declares none, the redirect or refusal that it does declare. */
function promisedOf(declared: readonly string[]): readonly string[] {
  const good = declared.filter((one) => /^(2|default)/.test(one))
  return good.length > 0 ? good : declared.filter((one) => /^[34]/.test(one))
}

/** Whole percent, rounded down, so that 100 means all. */
export function percent({ seen, total }: Share): number {
  return total === 0 ? 100 : Math.floor((seen / total) * 100)
}

function branchName(status: string, pointer: string, branch: string): string {
  return `${status} ${pointer === '' ? '' : `${pointer} `}${branch}`
}
