import type { CheckedOperation, Contract } from '../check/contract-model.ts'

/** What a recorded address is in the contract. */
export type Finding =
  | { operation: CheckedOperation; values: Record<string, string> }
  /** Why it is no operation: for people. */
  | { undocumented: string }
  /** Nothing of the contract: a page, a script, another service. */
  | undefined

interface Template {
  operation: CheckedOperation
  pattern: RegExp
  names: string[]
}

/** Finds operations by method and path; literal segments win over parameters, the shortest parameters over slashes. */
export class OperationFinder {
  readonly #templates: Template[]
  readonly #roots: Set<string>

  constructor({ operations }: Contract) {
    this.#roots = new Set(operations.map(({ path }) => rootOf(path)))
    this.#templates = operations.map(templateOf).toSorted((one, other) => weight(one) - weight(other))
  }

  /** @param json whether the answer was JSON: such a call to an unknown address is an operation that nobody wrote down */
  find(method: string, path: string, json: boolean): Finding {
    const fitting = this.#templates.filter(({ pattern }) => pattern.test(path))
    const of = (wanted: string) => fitting.find(({ operation }) => operation.method === wanted)
    // GET answers HEAD too.
    const found = of(method) ?? (method === 'HEAD' ? of('GET') : undefined)
    if (found) {
      const parts = found.pattern.exec(path)?.slice(1) ?? []
      return {
        operation: found.operation,
        values: Object.fromEntries(found.names.map((name, index) => [name, decoded(parts[index] ?? '')])),
      }
    }
    if (method === 'OPTIONS') return undefined
    if (fitting.length > 0)
      return {
        undocumented: `the path is known, with ${fitting.map(({ operation }) => operation.method).join(' and ')} only`,
      }
    const withSlash = !path.endsWith('/') && this.#templates.find(({ pattern }) => pattern.test(`${path}/`))
    if (withSlash) return { undocumented: `${withSlash.operation.path} ends in a slash` }
    return json || this.#roots.has(rootOf(path)) ? { undocumented: 'no such path' } : undefined
  }
}

function templateOf(operation: CheckedOperation): Template {
  const names: string[] = []
  const multiple = new Set(
    operation.parameters.filter((one) => one['x-multi-segment']).map(({ name }) => name),
  )
  const source = operation.path.split(/(\{[^}]+\})/).map((part) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1]
    if (name === undefined) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    names.push(name)
    return multiple.has(name) ? '(.+)' : '([^/]+)'
  })
  return { operation, pattern: new RegExp(`^${source.join('')}$`), names }
}

function weight({ names, pattern }: Template): number {
  return names.length + (pattern.source.includes('(.+)') ? 100 - pattern.source.length / 1000 : 0)
}

function rootOf(path: string): string {
  return path.split('/')[1] ?? ''
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
