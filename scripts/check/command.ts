import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ContractError } from '../contract/bundle.ts'
import { type CheckReport, exitCodes } from './check-report.ts'
import { type Contract, readContractFile } from './contract-model.ts'
import { type CheckOptions, readOptions, usageOf } from './options.ts'
import { createPlannedClient } from './planned-client.ts'
import { htmlReport } from './reports/html.ts'
import { junitReport } from './reports/junit.ts'
import { githubReport, sarifReport } from './reports/sarif.ts'
import { terminalReport } from './reports/terminal.ts'
import { runCheck } from './run-check.ts'
import { UsageError } from './usage-error.ts'
import { readWaivers } from './waivers.ts'
import { yamlPlaces } from './yaml-places.ts'

/** Where the run reads its surroundings and writes its text. */
export interface Surroundings {
  /** How the command is called here. */
  command: string
  /** The contract that is meant when none is named. */
  contract?: string
  environment: Record<string, string | undefined>
  print: (line: string) => void
  /** Progress, overwritten again and again; not given where nobody watches. */
  progress?: (text: string) => void
  /** Ends the run early; what it made is still taken away. */
  interrupted?: AbortSignal
  /** Remembers what failed, for `--failed`. */
  memory: string
}

/** The whole command: options, run, reports. Answers the exit code and never throws. */
export async function contractCheck(args: string[], surroundings: Surroundings): Promise<number> {
  const { print, command, contract } = surroundings
  try {
    const options = readOptions(args, surroundings.environment, contract ?? null)
    if (!options) {
      print(usageOf(command))
      return 0
    }
    return await check(options, surroundings)
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof ContractError)) throw error
    print(error.message)
    if (error instanceof UsageError) print(`${command} --help tells the options`)
    return 2
  }
}

async function check(options: CheckOptions, surroundings: Surroundings): Promise<number> {
  const { print, progress, memory, interrupted } = surroundings
  const contract = await readContractFile(options.contract).catch((error: unknown) => {
    throw new UsageError(`${options.contract}: ${error instanceof Error ? error.message : String(error)}`)
  })
  if (contract.operations.length === 0) throw new UsageError(`${options.contract} has no operations`)
  refuseWritesOfNobody(contract, options)
  let done = 0
  const report = await runCheck({
    contract,
    options,
    ...(options.waivers !== undefined && { waivers: readWaivers(options.waivers) }),
    ...(options.failed && { lastFailed: readLastFailed(memory) }),
    ...(options.plan && { client: createPlannedClient(options.target, contract.credential, print) }),
    ...(interrupted && { interrupted }),
    ...(progress && { onProgress: (text: string) => progress(`${(done += 1)} ${text}`) }),
  })
  if (options.plan) {
    print(`${report.requests} requests are planned, none was sent; ids are those of the contract's examples`)
    return 0
  }
  progress?.('')
  write(memory, JSON.stringify(failedOperations(report)))
  writeReports(report, options, contract, print)
  print(terminalReport(report))
  return exitCodes[report.verdict]
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

function writeReports(
  report: CheckReport,
  { reports }: CheckOptions,
  contract: Contract,
  print: (line: string) => void,
): void {
  const locate = yamlPlaces(contract)
  if (reports.json !== undefined) write(reports.json, `${JSON.stringify(report, null, 2)}\n`)
  if (reports.junit !== undefined) write(reports.junit, junitReport(report))
  if (reports.sarif !== undefined) write(reports.sarif, sarifReport(report, locate))
  if (reports.html !== undefined) write(reports.html, htmlReport(report))
  if (reports.github) {
    const annotations = githubReport(report, locate)
    if (annotations !== '') print(annotations)
  }
}

function failedOperations({ operations }: CheckReport): string[] {
  return operations.filter(({ verdict }) => verdict === 'failed').map(({ operationId }) => operationId)
}

function readLastFailed(file: string): string[] {
  try {
    const ids: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(ids) ? ids.map(String) : []
  } catch {
    return []
  }
}

function write(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  } catch (error) {
    throw new UsageError(
      `${file} can't be written: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
