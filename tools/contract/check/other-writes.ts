import type { CheckedOperation } from '../model/contract.ts'
import { accountWrites, cartWrites, cleanUp, flows, heldBack, orderWrites } from './flows.ts'
import { byOption, runStep } from './flow-runner.ts'
import type { RunContext } from './run-context.ts'

/**
 * Writes that no flow knows, with the contract's examples and the ids that are known by now. What they leave behind is
 * told, for no operation takes it away.
 */
export async function tryOtherWrites(run: RunContext): Promise<void> {
  for (const operation of rest(run, 'write')) {
    const exchange = await runStep(run, run.customer, operation, { operation: operation.id })
    if (exchange && !exchange.planned && run.succeeded(exchange) && makesSomething(operation))
      run.journal.leftovers.push(`${operation.id} did something that no operation takes back (${run.runId})`)
  }
}

/** The same for what destroys: only after everything else. */
export async function tryDestructive(run: RunContext): Promise<void> {
  for (const operation of rest(run, 'destructive'))
    for (let times = operation.id === succeedsWithNone ? 2 : 1; times > 0; times -= 1)
      await runStep(run, run.customer, operation, { operation: operation.id })
}

/** Once all is deleted it is sent again. */
const succeedsWithNone = 'deleteAllNotifications'

/** Of no thing that the run has made. */
export const foreignThing = 'would change what the run did not make'
/** Why the run makes none of its own. */
const why: Readonly<Record<string, string>> = {
  sendAct: ': the seller makes acts, and a mail stays sent',
  disputeAct: ': the seller makes acts, and a dispute is for good',
  resendInvitation: ': a mail stays sent, and who the run invites has an address without mail',
}

/** Operations of the flows and of the stories, which know what they may touch. */
const known: ReadonlySet<string> = new Set([
  ...[...Object.values(flows), cleanUp].flatMap(({ steps }) => steps.map(({ operation }) => operation)),
  ...orderWrites,
  ...cartWrites,
  ...accountWrites,
])

function rest(
  { contract, options, wanted, journal }: RunContext,
  effect: CheckedOperation['effect'],
): CheckedOperation[] {
  return contract.operations.filter(({ id, effect: own, parameters }) => {
    if (own !== effect || !wanted(id) || known.has(id) || heldBack[id] !== undefined) return false
    // A path names a thing: which one may be touched only a flow can tell.
    if (!parameters.some((one) => one.in === 'path')) return true
    if (!journal.wasTried(id) || (why[id] !== undefined && !journal.done.has(id)))
      journal.untested.set(id, `${foreignThing}${why[id] ?? ''}${byOption(options)}`)
    return false
  })
}

/** Bodies hold what shall be made; a mere switch is a GET. */
function makesSomething({ method, body }: CheckedOperation): boolean {
  return method === 'POST' && body !== undefined
}
