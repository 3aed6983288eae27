import { valueAt } from '../../model/json-pointer.ts'
import { callsOf } from '../account-checks.ts'
import { nobodysId } from '../nobodys-ids.ts'
import { outcomeOf, refusalCode } from '../refusal-code.ts'
import type { RunContext } from '../run-context.ts'
import { sendOwn } from '../send-as.ts'

/** Links that a dealer can't make: an unknown number, an own machine, two keys, a contract of nobody. */
export async function refuseLinks(
  run: RunContext,
  machines: readonly Record<string, unknown>[],
): Promise<void> {
  const [find] = callsOf(run, ['findMachines', 'linkMachine']) ?? []
  const serialNumber = machines.find(({ status }) => status === 'active')?.['serialNumber']
  if (!run.wanted('linkMachine')) return
  const isKnown = async (number: string) => {
    const found = await find?.({
      values: {},
      body: { serialNumbers: [number] },
      purpose: 'does the dealer know it',
    })
    return valueAt(found?.json, '/data/items/0/found') === true
  }
  const tries: { keys: Record<string, unknown>; expected: string; what: string }[] = [
    {
      keys: { serialNumber: `CHECK-${nobodysId}` },
      expected: 'machineNotFound',
      what: 'a number that no dealer knows',
    },
    { keys: { contractId: nobodysId }, expected: 'contractUnavailable', what: 'a contract of nobody' },
  ]
  if (typeof serialNumber === 'string' && serialNumber !== '') {
    const keys = { serialNumber, contractId: nobodysId }
    tries.push({ keys, expected: 'machineKeyRequired', what: 'both a number and a contract' })
    if (await isKnown(serialNumber)) {
      const bare = { serialNumber: serialNumber.toLowerCase().replaceAll('-', '') }
      tries.push({
        keys: bare,
        expected: 'machineExists',
        what: 'an own machine without capitals and hyphens',
      })
    }
  }
  const contragentId = run.captured.get('contragentId') ?? null
  for (const { keys, expected, what } of tries) {
    const exchange = await sendOwn(run, 'linkMachine', {
      body: { contragentId, ...keys },
      purpose: `link ${what}`,
    })
    if (!exchange) return
    const code = refusalCode(exchange)
    if (code === 'none') run.journal.leftovers.push(`linkMachine linked what ${run.runId} should not have`)
    // Who may not link, or acts for another company, is told so first.
    if (exchange.status === 403 || code === 'contragentMismatch') continue
    run.state(exchange, code === expected, {
      rule: 'refused',
      pointer: 'request',
      message: `${what} must be refused with ${expected}, got ${outcomeOf(exchange)}`,
    })
  }
}
