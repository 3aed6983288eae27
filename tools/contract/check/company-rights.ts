import { type ActionRule, actionTables } from '../model/action-table.ts'
import { valueAt } from '../model/json-pointer.ts'
import { isRecord, listOf } from '../model/record.ts'
import type { RunContext } from './run-context.ts'

/**
 * Actions on orders follow the rights in the company of the order, not in the current one: for each company of the
 * account what its orders offer is compared with `myRights` there.
 */
export async function checkCompanyRights(run: RunContext): Promise<void> {
  const [companies, company, orders] = ['listCompanies', 'getCompany', 'listOrders'].map((id) =>
    run.contract.byId.get(id),
  )
  const table = actionTables(run.contract.document).get('OrderAction')
  if (!companies || !company || !orders || !table || !run.wanted('listOrders')) return
  const visitor = run.customer
  const own = await run.ask({
    operation: companies,
    visitor,
    values: {},
    purpose: 'the companies of the account',
  })
  for (const { id, allowedActions } of listOf(valueAt(own.json, '/data/items')).filter(isRecord)) {
    if (listOf(allowedActions).length === 0) continue
    const values = { contragentId: id }
    const read = await run.ask({ operation: company, visitor, values, purpose: 'the rights in a company' })
    const known = valueAt(read.json, '/data/company/myRights')
    // A backend without getCompany tells nothing of rights.
    if (!Array.isArray(known)) continue
    const rights = known.map(String)
    const list = await run.ask({ operation: orders, visitor, values, purpose: 'orders of a company' })
    const items = listOf(valueAt(list.json, '/data/items')).filter(isRecord)
    const stray = items.flatMap((order) =>
      listOf(order['allowedActions'])
        .map(String)
        .filter((action) => !isRightful(table[action], rights))
        .map((action) => `${action} of order ${String(order['id'])}`),
    )
    run.state(list, stray.length === 0, {
      rule: 'rights',
      pointer: '/data/items/*/allowedActions',
      message: `must be judged by the rights in the company of the order (${String(id)}), which don't allow ${stray.join(', ')}`,
    })
    const missing = items.flatMap((order) =>
      Object.entries(table)
        .filter(
          ([action, rule]) => isDue(rule, order, rights) && !listOf(order['allowedActions']).includes(action),
        )
        .map(([action]) => `${action} of order ${String(order['id'])}`),
    )
    run.state(list, missing.length === 0, {
      rule: 'rights',
      pointer: '/data/items/*/allowedActions',
      message: `the rights in the company of the order (${String(id)}) and its status allow ${missing.join(', ')} too`,
    })
  }
}

const isRightful = (rule: ActionRule | undefined, rights: readonly string[]) =>
  rule?.rights?.some((right) => rights.includes(right)) ?? true

/** Nothing but right and status decides on the action, and both are there. */
function isDue(rule: ActionRule, { status }: Record<string, unknown>, rights: readonly string[]): boolean {
  const { statuses, onlyAuthor, when } = rule
  return (
    isRightful(rule, rights) &&
    (statuses?.includes(String(status)) ?? true) &&
    !onlyAuthor &&
    when === undefined
  )
}
