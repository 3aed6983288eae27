import { generatedContractFile } from '../tools/contract/model/generated-contract.ts'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { readContractFile } from '../tools/contract/model/read-contract.ts'
import { terminalReport as checkText } from '../tools/contract/check/reports/terminal.ts'
import { npmCommand } from '../tools/command/npm-command.ts'
import { UsageError } from '../tools/command/usage-error.ts'
import { clearAnswerLog, readAnswerLog } from '../tools/contract/coverage/answer-log.ts'
import { checkSandbox } from '../tools/contract/coverage/check-run.ts'
import { importedOperations } from '../tools/contract/coverage/imported-operations.ts'
import { mergeCoverage, type Minimum } from '../tools/contract/coverage/merged-report.ts'
import { htmlReport, terminalReport } from '../tools/contract/coverage/reports.ts'

const usage = `npm run contract:coverage

Runs a check of the sandbox and merges it with what the last "npm test" noted of unit and browser tests into
.cache/coverage/report.json and report.html. To note them by hand:

  CONTRACT_COVERAGE=unit npm run test:unit
  CONTRACT_COVERAGE=browser npm run test:e2e

--check  only checks the sandbox and notes what it answers
--merge  only merges, with what the last check noted

Exit codes: 0 enough; 1 below the least shares of tools/contract/coverage/minimum.json, or the check found something;
3 the unit tests, the browser tests or the check noted nothing, so nothing is proved.`

const folder = '.cache/coverage'

await npmCommand({ usage, flags: ['check', 'merge'] }, async ({ flags }) => {
  if (flags.size > 1) throw new UsageError('--check and --merge exclude each other')
  const contract = await readContractFile(generatedContractFile)
  if (!flags.has('merge')) {
    clearAnswerLog('check')
    const check = await checkSandbox(contract, () => {})
    if (check.verdict !== 'complies') {
      console.log(checkText(check))
      return 1
    }
    if (flags.has('check')) return 0
  }
  const report = mergeCoverage({
    contract,
    hits: {
      unit: readAnswerLog('unit'),
      browser: readAnswerLog('browser'),
      check: readAnswerLog('check'),
      played: readAnswerLog('played'),
    },
    imported: await importedOperations(),
    minimum: JSON.parse(
      await readFile(new URL('../tools/contract/coverage/minimum.json', import.meta.url), 'utf8'),
    ) as Minimum,
  })
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/report.json`, `${JSON.stringify(report, null, 2)}\n`)
  await writeFile(`${folder}/report.html`, htmlReport(report))
  console.log(terminalReport(report))
  console.log(`\nThe whole report: ${folder}/report.html`)
  // Sources that noted nothing make every share too small, so they are told first.
  if (report.silent.length > 0) return 3
  return report.shortfalls.length > 0 ? 1 : 0
})
