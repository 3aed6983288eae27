import type { Exchange, Visitor } from './client.ts'
import type { CheckedOperation } from '../model/contract.ts'
import { byDepth, runStep, runTheRest } from './flow-runner.ts'
import { checkProperties } from './property-cases.ts'
import { checkPaging, refuseWithoutToken, refuseWrongRequests } from './read-checks.ts'
import { checkResources } from './resources/resource-checks.ts'
import type { RunContext } from './run-context.ts'

/**
 * Checks by a contract that isn't of our rules, with nothing but what it says itself: reads, lists before their things;
 * with `--allow-writes` what can be made, changed and taken away again; wrong requests; any values. What a run made is
 * deleted whatever happened in between.
 */
export async function checkAnyContract(run: RunContext): Promise<void> {
  showProof(run)
  await runTheRest(run, providersOf(run))
  try {
    if (run.options.allowWrites) {
      await writeInOrder(run)
      await findWhatWasMade(run)
    }
    await checkPaging(run)
    await checkResources(run)
    await refuseWithoutToken(run)
    await refuseWrongRequests(run)
    await checkProperties(run)
  } finally {
    run.isCleaning = true
    if (run.options.allowWrites) await deleteWhatWasMade(run)
    run.journal.leftovers.push(...run.things.left.map((one) => `${one} (${run.runId})`))
  }
}

/** The customer's token: as given, or login and password where the contract takes them with each request. */
export function showProof({ customer, options, contract: { credential } }: RunContext): void {
  const { account, token } = options
  const basic = account && Buffer.from(`${account.login}:${account.password}`).toString('base64')
  const proof = (credential?.basic ? basic : undefined) ?? token
  if (credential && proof !== undefined) customer.token = proof
}

/** Lists that give the wanted operations their ids. */
function providersOf({ contract, wanted }: RunContext): Set<string> {
  const paths = contract.operations.filter(({ id }) => wanted(id)).map(({ path }) => path)
  const isAbove = (path: string) => paths.some((one) => one.startsWith(`${path.replace(/\/$/, '')}/{`))
  return new Set(
    contract.operations.filter(({ method, path }) => method === 'GET' && isAbove(path)).map(({ id }) => id),
  )
}

async function writeInOrder(run: RunContext): Promise<void> {
  const writes = run.contract.operations.filter(({ id, effect }) => effect === 'write' && run.wanted(id))
  const creating = writes.filter(({ method }) => method === 'POST').toSorted(byDepth)
  const changing = writes.filter(({ method }) => method !== 'POST').toSorted(byDepth)
  for (const operation of [...creating, ...changing]) await write(run, operation)
}

/** The deepest first: what a thing holds goes before it. */
async function deleteWhatWasMade(run: RunContext): Promise<void> {
  const deleting = run.contract.operations
    .filter(({ id, effect }) => effect === 'destructive' && run.wanted(id))
    .toSorted(byDepth)
    .toReversed()
  for (const operation of deleting) {
    for (let isMore = true; isMore;) {
      const exchange = await write(run, operation)
      if (!exchange || !run.succeeded(exchange)) break
      isMore = run.things.forget(operation.path)
      if (exchange.status !== 202) await missWhatIsGone(run, exchange)
    }
  }
}

/** What was made can be read: the thing of `POST /pets` is at `/pets/{petId}`. */
async function findWhatWasMade(run: RunContext): Promise<void> {
  for (const operation of run.contract.operations) {
    const names = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name)
    const values = run.things.valuesOf(operation, true)
    if (operation.method !== 'GET' || names.length === 0 || !names.every((name) => name in values)) continue
    const exchange = await look(run, operation, values, 'what the run made')
    if (exchange)
      run.state(exchange, run.succeeded(exchange), {
        rule: 'state',
        pointer: 'status',
        message: `what was made must be found, got ${exchange.status}`,
      })
  }
}

/** What was deleted is not answered any more. */
async function missWhatIsGone(run: RunContext, { call }: Exchange): Promise<void> {
  const read = run.contract.operations.find(
    ({ method, path }) => method === 'GET' && path === call.operation?.path,
  )
  const exchange = read && (await look(run, read, call.values ?? {}, 'what was deleted'))
  if (exchange)
    run.state(exchange, exchange.status >= 400, {
      rule: 'state',
      pointer: 'status',
      message: `what was deleted must be gone, got ${exchange.status}`,
    })
}

/** Reads with nothing but path parameters; `undefined` when more is needed, or nobody may. */
async function look(
  run: RunContext,
  operation: CheckedOperation,
  given: Readonly<Record<string, unknown>>,
  purpose: string,
): Promise<Exchange | undefined> {
  const values = run.wanted(operation.id) ? run.parametersOf(operation, given) : undefined
  const visitor = asker(run)
  if (!values || (operation.needsToken && visitor.token === undefined)) return undefined
  return run.ask({ operation, visitor, values, purpose })
}

function asker({ customer, guest }: RunContext): Visitor {
  return customer.token === undefined ? guest : customer
}

async function write(run: RunContext, operation: CheckedOperation): Promise<Exchange | undefined> {
  const visitor = asker(run)
  if (operation.needsToken && visitor.token === undefined) return undefined
  return runStep(run, visitor, operation, { operation: operation.id })
}
