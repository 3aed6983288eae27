import type { JudgedExchange } from './contract-proxy.ts'
import type { Violation } from './violation.ts'

/** What came of all calls that passed. */
export interface ProxySummary {
  exchanges: number
  operations: number
  errors: number
  warnings: number
}

/** Tells of violations as they happen, the same one in full only once, and of all together in the end. */
export class ProxyReport {
  readonly #print: (line: string) => void
  readonly #operations = new Set<string>()
  readonly #told = new Map<string, { line: string; count: number; severity: Violation['severity'] }>()
  readonly #excused = new Map<string, number>()
  #exchanges = 0

  constructor(print: (line: string) => void) {
    this.#print = print
  }

  add({ operationId, method, target, status, violations, excused }: JudgedExchange): void {
    this.#exchanges += 1
    if (operationId !== undefined) this.#operations.add(operationId)
    for (const { limit } of excused) this.#excused.set(limit.name, (this.#excused.get(limit.name) ?? 0) + 1)
    const fresh = violations.filter((violation) => {
      const line = lineOf(operationId ?? `${method} ${target.split('?')[0] ?? ''}`, violation)
      // The same place in another item is the same fault.
      const key = line.replaceAll(/\/\d+(?=\/|:)/g, '/*')
      const known = this.#told.get(key)
      if (known) known.count += 1
      else this.#told.set(key, { line: key, count: 1, severity: violation.severity })
      return !known
    })
    if (fresh.length === 0) return
    this.#print(`${operationId ?? 'not of the contract'}: ${method} ${target} → ${status ?? 'no answer'}`)
    for (const violation of fresh) this.#print(`  ${textOf(violation)}`)
  }

  summary(): ProxySummary {
    const all = [...this.#told.values()]
    const count = (severity: Violation['severity']) =>
      all.filter((one) => one.severity === severity).reduce((sum, one) => sum + one.count, 0)
    return {
      exchanges: this.#exchanges,
      operations: this.#operations.size,
      errors: count('error'),
      warnings: count('warning'),
    }
  }

  /** The closing lines. */
  close(): void {
    const { exchanges, operations, errors, warnings } = this.summary()
    if (this.#told.size > 0) this.#print('')
    for (const { line, count } of this.#told.values()) this.#print(`${count}× ${line}`)
    for (const [name, count] of this.#excused) this.#print(`${count}× excused, a limit of Prism: ${name}`)
    this.#print(
      `Prism judged ${exchanges} calls of ${operations} operations: ${errors} errors, ${warnings} warnings.`,
    )
  }
}

function lineOf(who: string, violation: Violation): string {
  return `${who} ${textOf(violation)}`
}

function textOf({ severity, side, place, message }: Violation): string {
  return `${severity === 'error' ? '✗' : '!'} ${side}${place === '' ? '' : ` ${place}`}: ${message}`
}
