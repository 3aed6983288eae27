import { keysOf } from '../../../src/lib/keys-of.ts'
import type { CompanyRight } from '../seed/company-member-record.ts'

interface Rule {
  operations: readonly string[]
  statuses?: readonly string[]
  rights?: readonly CompanyRight[]
}

/**
 * Actions that a table of the contract (`x-actions`) offers in a status. Conditions in words are left to the caller.
 * @param rights those of the user in the company of the object; `undefined` for the own thing of a person
 */
export function offeredActions<Action extends string>(
  table: Readonly<Record<Action, Rule>>,
  status: string,
  rights: readonly CompanyRight[] | undefined,
): Action[] {
  return keysOf(table).filter((action) => {
    const rule = table[action]
    const isAllowed = !rights || !rule.rights || rule.rights.some((right) => rights.includes(right))
    return isAllowed && (rule.statuses?.includes(status) ?? true)
  })
}
