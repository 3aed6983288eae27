// npm run contract:coverage: what browser tests, unit tests and a check run have seen of the contract, in one report.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readContractFile } from './check/contract-model.ts'
import { terminalReport as checkText } from './check/reports/terminal.ts'
import { bundledContract } from './check/testing/run-options.ts'
import { clearAnswerLog, readAnswerLog } from './coverage/answer-log.ts'
import { checkSandbox } from './coverage/check-run.ts'
import { importedOperations } from './coverage/imported-operations.ts'
import { mergeCoverage, type Minimum } from './coverage/merged-report.ts'
import { htmlReport, terminalReport } from './coverage/reports.ts'

const usage = `npm run contract:coverage [-- --gate]

Runs a check of the sandbox and merges it with what the last "npm test" noted of unit and browser tests into
.cache/coverage/report.json and report.html. To note them by hand:

  CONTRACT_COVERAGE=unit npm run test:unit
  CONTRACT_COVERAGE=browser npm run test:e2e

  --gate   exit code 1 below the least shares of scripts/coverage/minimum.json, or when a source noted nothing`

const folder = '.cache/coverage'

function readArguments() {
  try {
    return parseArgs({ options: { gate: { type: 'boolean' }, help: { type: 'boolean' } } }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
    return undefined
  }
}

async function main(): Promise<number> {
  const values = readArguments()
  if (!values) return 2
  if (values.help) {
    console.log(usage)
    return 0
  }
  const contract = await readContractFile(bundledContract)
  clearAnswerLog('check')
  const check = await checkSandbox(contract, () => {})
  const report = mergeCoverage({
    contract,
    hits: {
      unit: readAnswerLog('unit'),
      browser: readAnswerLog('browser'),
      check: readAnswerLog('check'),
    },
    imported: await importedOperations(),
    minimum: JSON.parse(await readFile(new URL('coverage/minimum.json', import.meta.url), 'utf8')) as Minimum,
  })
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/report.json`, `${JSON.stringify(report, null, 2)}\n`)
  await writeFile(`${folder}/report.html`, htmlReport(report))
  console.log(terminalReport(report))
  console.log(`\nThe whole report: ${folder}/report.html`)
  if (check.verdict !== 'complies') {
    console.log(checkText(check))
    return 1
  }
  return values.gate && (report.shortfalls.length > 0 || report.silent.length > 0) ? 1 : 0
}

process.exitCode = await main()
