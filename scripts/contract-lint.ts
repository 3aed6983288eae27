import { contractRoot } from './contract/bundle.ts'
import { lintContract } from './contract/lint-report.ts'

// npm run contract:lint: Redocly's rules and ours, at file and line; a warning counts as an error.

process.exitCode = await lintContract(contractRoot, (text) => console.log(text))
