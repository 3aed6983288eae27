import { valueAt } from '../model/json-pointer.ts'
import type { CheckedOperation } from '../model/contract.ts'
import type { Exchange } from './client.ts'

/** The rights of the account, as far as `getCompany` told of them. */
export class OwnRights {
  readonly #byCompany = new Map<unknown, readonly string[]>()

  /** Learns from an answer about a company. */
  learn({ call, json }: Exchange): void {
    const rights = valueAt(json, '/data/company/myRights')
    if (call.operation?.id === 'getCompany' && Array.isArray(rights))
      this.#byCompany.set(valueAt(json, '/data/company/id'), rights.map(String))
  }

  /** Whether the account may be refused with 403: in a company of its own it lacks the right, or nothing is known. */
  mayLack({ rights }: Pick<CheckedOperation, 'rights'>): boolean {
    if (rights.length === 0) return false
    const known = [...this.#byCompany.values()]
    return known.length === 0 || known.some((own) => !rights.some((right) => own.includes(right)))
  }
}
