import { answeringOperations } from '../model/answering-operations.ts'
import { actionTables } from '../model/action-table.ts'
import type { Contract } from '../model/contract.ts'
import { heldBack } from './flows.ts'
import type { RunContext } from './run-context.ts'
import { untriedRules } from './untried-rules.ts'

/**
 * What the run could not prove, for want of accounts, of time, of data, or because it was not allowed to.
 * @param isWhole whether all operations were chosen
 */
export function unproved(run: RunContext, isWhole: boolean): string[] {
  const { contract, options, data, customer, meaning } = run
  const { houseRules, credential } = contract
  const { level, account, otherAccount, token, allowWrites } = options
  if (level === 'shape')
    return [
      'that anything is kept or changed (--level shape)',
      'that wrong, foreign and repeated requests are refused (--level shape)',
      'that pages of a list belong together (--level shape)',
      'that login, logout, tokens and SESSID work (--level shape)',
    ]
  const list: string[] = []
  const variable = houseRules || credential?.basic ? 'CONTRACT_LOGIN' : 'CONTRACT_TOKEN'
  if (credential && !account && token === undefined)
    list.push(`everything that needs a customer (${variable} is not set)`)
  if (!houseRules) {
    list.push('that other customers’ data is kept apart: the contract does not say what is whose')
    if (!allowWrites) list.push('that writes do what they say (--allow-writes)')
    return list
  }
  if (!otherAccount) list.push('that other customers’ data is kept apart (CONTRACT_LOGIN_2 is not set)')
  if (!allowWrites) list.push('that writes do what they say and refuse a wrong SESSID (--allow-writes)')
  const isCustomer = account !== undefined || customer.token !== undefined
  const writes = allowWrites && isCustomer
  const asks = (id: string) => {
    const { effect, needsToken } = contract.byId.get(id) ?? {}
    // What it takes to prove a rule of what is missing is to build it: the line of what is not built says so.
    if (heldBack[id] !== undefined || run.journal.notBuilt.has(id)) return false
    return effect === 'read' ? !needsToken || isCustomer : writes
  }
  const answering = answeringOperations(contract.document)
  const answers = (schema: string) => [...(answering.get(schema) ?? [])].some((id) => asks(id))
  const unmade = run.unmade.join(', ')
  return [
    ...list,
    ...neverDone(run),
    ...(unmade === ''
      ? []
      : [
          `what is made in the background: after ${options.wait} s it was still queued (${unmade}); --wait waits longer`,
        ]),
    ...data.unproved({ customer: isCustomer, writes, kinds: isWhole, answers }),
    ...(isWhole ? untriedRules(contract, meaning.tried, asks) : []),
  ]
}

/** Where the order stood in the way: in which status the action is offered, and when. */
function offeredWhen({ document }: Contract, id: string, codes: ReadonlySet<string>): string {
  if (!codes.has('actionNotAllowed')) return ''
  const rules = Object.values(actionTables(document).get('OrderAction') ?? {}).filter(({ operations }) =>
    operations.includes(id),
  )
  const statuses = [...new Set(rules.flatMap((rule) => rule.statuses ?? []))]
  if (statuses.length === 0) return ''
  const [when] = rules.flatMap((rule) => rule.when ?? [])
  return `. It is offered for an order in ${statuses.join(' or ')}${when === undefined ? '' : `, when ${when}`}; the run acts on its own order alone`
}

/** Writes of which every answer was a refusal: whether they do anything is not seen. */
function neverDone({ contract, journal, wanted }: RunContext): string[] {
  return [...journal.refusedAs].flatMap(([id, codes]) => {
    const { answers, refusals, errors } = journal.operations.get(id) ?? { answers: 0, refusals: 0, errors: 0 }
    if (!wanted(id) || contract.byId.get(id)?.effect === 'read' || answers - errors > refusals) return []
    return [
      `that ${id} does what it says: it was never done, only refused (${[...codes].join(', ')})${offeredWhen(contract, id, codes)}`,
    ]
  })
}
