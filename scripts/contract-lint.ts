import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core'
import { bundleContract, ContractError, contractRoot } from './contract/bundle.ts'
import { checkRules } from './contract/rules/all.ts'

// npm run contract:lint: Redocly's rules and ours; a warning counts as an error.

const config = await loadConfig({ configPath: 'redocly.lint.yaml' })
const problems = await lint({ ref: contractRoot, config })
if (problems.length > 0)
  formatProblems(problems, { format: 'codeframe', totals: getTotals(problems), version: '' })

try {
  const findings = checkRules(await bundleContract())
  for (const { rule, place, message } of findings) console.error(`${rule}: ${place}: ${message}`)
  const total = problems.length + findings.length
  console.log(total === 0 ? 'The contract has no problems.' : `${total} problems`)
  process.exitCode = total === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
