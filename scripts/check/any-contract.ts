import type { CheckedOperation } from './contract-model.ts'
import { byDepth, runStep, runTheRest } from './flow-runner.ts'
import { checkProperties } from './property-cases.ts'
import { checkPaging, refuseWithoutToken, refuseWrongRequests } from './read-checks.ts'
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
    if (run.options.allowWrites) await writeInOrder(run)
    await checkPaging(run)
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
function showProof({ customer, options, contract: { credential } }: RunContext): void {
  const { account, token } = options
  const basic = account && Buffer.from(`${account.login}:${account.password}`).toString('base64')
  const proof = credential?.basic ? basic : token
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
  for (const operation of deleting) if (await write(run, operation)) run.things.forget(operation.path)
}

async function write(run: RunContext, operation: CheckedOperation): Promise<boolean> {
  const visitor = run.customer.token === undefined ? run.guest : run.customer
  if (operation.needsToken && visitor.token === undefined) return false
  const exchange = await runStep(run, visitor, operation, { operation: operation.id })
  return exchange !== undefined && run.succeeded(exchange)
}
