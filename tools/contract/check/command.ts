import { listOf } from '../model/record.ts'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Caller, exitCodeOf } from '../../command/exit-codes.ts'
import { UsageError } from '../../command/usage-error.ts'
import { writeText } from '../../command/write-text.ts'
import { ContractError } from '../model/document.ts'
import type { Contract } from '../model/contract.ts'
import { readContractFile } from '../model/read-contract.ts'
import { writeBuilt } from './built-operations.ts'
import { type CheckReport, exitCodes } from './check-report.ts'
import { withGivenProof } from './given-proof.ts'
import { type CheckOptions, readOptions, usageOf } from './options.ts'
import { createPlannedClient } from './planned-client.ts'
import { refuseProduction } from './production-hosts.ts'
import { htmlReport } from './reports/html.ts'
import { junitReport } from './reports/junit.ts'
import { githubReport, sarifReport } from './reports/sarif.ts'
import { terminalReport } from './reports/terminal.ts'
import { runCheck } from './run-check.ts'
import { secretsOf } from './secrets.ts'
import { watch } from './watch.ts'
import { createClient, type Fetch } from './client.ts'
import { readWaivers } from './waivers.ts'
import { type Locate, yamlPlaces } from '../model/yaml-places.ts'

/** Where the run reads its surroundings and writes its text. */
export interface Surroundings extends Caller {
  /** The contract that is meant when none is named. */
  contract?: string
  environment: Record<string, string | undefined>
  /** Progress, overwritten again and again; not given where nobody watches. */
  progress?: (text: string) => void
  /** Ends the run early; what it made is still taken away. */
  interrupted?: AbortSignal
  /** Remembers what failed, for `--failed`. */
  memory: string
  /** Asks a backend in the same process; absent: over the network. */
  fetch?: Fetch
}

/** The whole command: options, run, reports. Answers the exit code and never throws. */
export async function contractCheck(args: string[], surroundings: Surroundings): Promise<number> {
  const { print, command, contract } = surroundings
  return await exitCodeOf(surroundings, async () => {
    const options = readOptions(args, surroundings.environment, contract ?? null)
    if (options) return await check(options, surroundings)
    print(usageOf(command))
    return 0
  })
}

async function check(given: CheckOptions, surroundings: Surroundings): Promise<number> {
  const { print, progress, memory, interrupted, fetch } = surroundings
  const { contract, options } = withGivenProof(await readContractFile(given.contract), given)
  if (contract.operations.length === 0)
    throw new ContractError(
      Object.keys(contract.document.webhooks ?? {}).length > 0
        ? `${options.contract} describes webhooks only, which a backend sends by itself: checkWebhook of contract-check/webhook judges them`
        : `${options.contract} has no operations`,
    )
  if (options.allowWrites) await refuseProduction(options.target, options.production)
  refuseWritesOfNobody(contract, options)
  if (options.watch) {
    const parts = { contract, options, check: runOf, print }
    await watch({ ...parts, interrupted: interrupted ?? new AbortController().signal })
    return 0
  }
  let done = 0
  const report = await runOf({
    contract,
    options,
    ...(options.waivers !== undefined && { waivers: readWaivers(options.waivers) }),
    ...(options.failed && { lastFailed: readLastFailed(memory) }),
    ...(fetch && {
      client: createClient({
        ...options,
        ...(contract.credential && { credential: contract.credential }),
        ...(interrupted && { interrupted }),
        fetch,
      }),
    }),
    ...(options.plan && {
      client: createPlannedClient(options.target, contract.credential, secretsOf(options), print),
    }),
    ...(interrupted && { interrupted }),
    ...(progress && { onProgress: (text: string) => progress(`${(done += 1)} ${text}`) }),
  })
  if (options.plan) {
    const reasons = report.operations.flatMap(({ operationId, reason, answers }) =>
      answers === 0 && reason !== undefined ? [`not planned: ${operationId} (${reason})`] : [],
    )
    for (const reason of reasons) print(reason)
    print(`${report.requests} requests are planned, none was sent; ids are those of the contract's examples`)
    // A plan of nothing is no success.
    return report.requests > 0 ? 0 : 3
  }
  progress?.('')
  const locate = yamlPlaces(contract)
  const missing = writeReports(report, options, locate, print)
  // A checkout that can't be written to can be checked all the same.
  const forgotten = written(memory, JSON.stringify(stillFailing(report, memory)))
  print(terminalReport(report, locate))
  if (options.writeBuilt !== undefined && report.failure === undefined) {
    const asked = new Set(
      report.operations.filter(({ answers }) => answers > 0).map(({ operationId }) => operationId),
    )
    const built = writeBuilt(options.writeBuilt, report.built, asked)
    print(`${built.length} operations are on the list of what is built: ${options.writeBuilt}`)
  }
  for (const problem of missing) print(`! ${problem}`)
  if (forgotten !== undefined) print(`! ${forgotten}: --failed will not know of this run`)
  // A report that was asked for and isn't there is never a success.
  return missing.length > 0 ? 2 : exitCodes[report.verdict]
}

/** The run; a schema that is none is told with the file that it stands in. */
async function runOf(parts: Parameters<typeof runCheck>[0]): Promise<CheckReport> {
  try {
    return await runCheck(parts)
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    throw new ContractError(`${parts.contract.file}: ${error.message}`)
  }
}

/** Writes need an account that was given for them, where the contract knows any. */
function refuseWritesOfNobody(
  { credential }: Contract,
  { allowWrites, level, plan, account, token }: CheckOptions,
): void {
  if (!allowWrites || level === 'shape' || plan || !credential || account || token !== undefined) return
  throw new UsageError(
    '--allow-writes needs an account given for it: CONTRACT_LOGIN and CONTRACT_PASSWORD, or CONTRACT_TOKEN',
  )
}

/** Writes what was asked for. @returns what could not be written, for people */
function writeReports(
  report: CheckReport,
  { reports }: CheckOptions,
  locate: Locate,
  print: (line: string) => void,
): string[] {
  const files: [string | undefined, () => string][] = [
    [reports.json, () => `${JSON.stringify(report, null, 2)}\n`],
    [reports.junit, () => junitReport(report)],
    [reports.sarif, () => sarifReport(report, locate)],
    [reports.html, () => htmlReport(report, locate)],
  ]
  if (reports.github) {
    const annotations = githubReport(report, locate)
    if (annotations !== '') print(annotations)
  }
  return files.flatMap(([file, text]) => (file === undefined ? [] : (written(file, text()) ?? [])))
}

/** What `--failed` asks next time. A run that proved nothing takes nothing off the list. */
function stillFailing({ operations, failure }: CheckReport, memory: string): string[] {
  const failed = operations
    .filter(({ verdict }) => verdict === 'failed')
    .map(({ operationId }) => operationId)
  return failure === undefined ? failed : [...new Set([...readLastFailed(memory), ...failed])]
}

function readLastFailed(file: string): string[] {
  try {
    const ids: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return listOf(ids).map(String)
  } catch {
    return []
  }
}

/** @returns why a file could not be written */
function written(file: string, text: string): string | undefined {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeText(file, text)
    return undefined
  } catch (error) {
    if (error instanceof UsageError) return error.message
    return `${file} can't be written: ${error instanceof Error ? error.message : String(error)}`
  }
}
