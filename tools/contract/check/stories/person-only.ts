import { valueAt } from '../../model/json-pointer.ts'
import { backendDay } from '../backend-days.ts'
import type { Exchange, Visitor } from '../client.ts'
import { outcomeOf, refusalCode } from '../refusal-code.ts'
import type { RunContext } from '../run-context.ts'
import { sendAs } from '../send-as.ts'

/** Lists and figures that only a company has. */
const reads = ['listContracts', 'listActs', 'listAuthorities', 'listHooks', 'getBalance'] as const

/**
 * Who acts for no company is told so, not given an empty list. That the right comes first is stated nowhere, nor that it
 * does not.
 */
export async function refusePerson(run: RunContext, other: Visitor, personal: Exchange): Promise<void> {
  if (valueAt(personal.json, '/data/user/currentCompanyId') !== null) return
  for (const id of reads) await refuse(run, other, id, {}, ['companyRequired'])
  const contragentId = run.captured.get('contragentId')
  if (!run.options.allowWrites || typeof contragentId !== 'number') return
  const codes = ['companyRequired', 'contragentMismatch']
  await refuse(run, other, 'requestBalance', { contragentId }, codes)
  const [periodFrom, periodTo] = [backendDay(personal, -20), backendDay(personal, -10)]
  await refuse(
    run,
    other,
    'requestActs',
    { contragentId, kind: 'reconciliation', periodFrom, periodTo },
    codes,
  )
}

async function refuse(
  run: RunContext,
  other: Visitor,
  operationId: string,
  body: Record<string, unknown>,
  codes: readonly string[],
): Promise<void> {
  if (!run.wanted(operationId)) return
  const exchange = await sendAs(run, other, operationId, { body, purpose: 'as a person without a company' })
  if (!exchange || exchange.status === 403) return
  run.state(exchange, codes.includes(refusalCode(exchange)), {
    rule: 'current-company',
    pointer: '/errors/0/code',
    message: `who acts for no company must be refused with ${codes.join(' or ')}, got ${outcomeOf(exchange)}`,
  })
  if (!exchange.planned && run.succeeded(exchange) && operationId.startsWith('request'))
    run.journal.leftovers.push(`${operationId} was done for a company of another customer (${run.runId})`)
}
