import type { CheckedOperation, Contract } from '../model/contract.ts'
import { createPathMatcher, decodedText, type PathMatcher } from '../model/path-matcher.ts'

/** What a recorded address is in the contract. */
export type Finding =
  | { operation: CheckedOperation; values: Record<string, string> }
  /** Why it is no operation: for people. */
  | { undocumented: string }
  /** Nothing of the contract: a page, a script, another service. */
  | undefined

/** Finds operations by method and path. */
export class OperationFinder {
  readonly #match: PathMatcher<CheckedOperation>
  readonly #roots: Set<string>

  constructor({ operations }: Contract) {
    this.#roots = new Set(operations.map(({ path }) => rootOf(path)))
    this.#match = createPathMatcher(operations)
  }

  /** @param json whether the answer was JSON: such a call to an unknown address is an operation that nobody wrote down */
  find(method: string, path: string, json: boolean): Finding {
    const matches = this.#match(path)
    const of = (wanted: string) => matches.find(({ operation }) => operation.method === wanted)
    // GET answers HEAD too.
    const found = of(method) ?? (method === 'HEAD' ? of('GET') : undefined)
    if (found) {
      const decoded = Object.entries(found.values).map(([name, text]) => [name, decodedText(text)] as const)
      return { operation: found.operation, values: Object.fromEntries(decoded) }
    }
    if (method === 'OPTIONS') return undefined
    if (matches.length > 0)
      return {
        undocumented: `the path is known, with ${matches.map(({ operation }) => operation.method).join(' and ')} only`,
      }
    const [withSlash] = path.endsWith('/') ? [] : this.#match(`${path}/`)
    if (withSlash) return { undocumented: `${withSlash.operation.path} ends in a slash` }
    return json || this.#roots.has(rootOf(path)) ? { undocumented: 'no such path' } : undefined
  }
}

function rootOf(path: string): string {
  return path.split('/')[1] ?? ''
}
