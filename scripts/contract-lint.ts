import { npmCommand } from './command/npm-command.ts'
import { contractRoot } from './contract/bundle.ts'
import { lintContract } from './contract/lint-report.ts'

const usage = `npm run contract:lint

Holds openapi/ against Redocly's rules and ours, at file and line; a warning counts as an error.

Exit codes: 0 no problem; 1 problems; 2 wrong usage`

await npmCommand({ usage }, () => lintContract(contractRoot, (text) => console.log(text)))
