import { npmCommand } from '../tools/command/npm-command.ts'
import { contractRoot } from '../tools/contract/model/bundle.ts'
import { lintContract } from '../tools/contract/lint/lint-report.ts'

const usage = `npm run contract:lint

Holds openapi/ against Redocly's rules and ours, at file and line; a warning counts as an error.

Exit codes: 0 no problem; 1 problems; 2 wrong usage`

await npmCommand({ usage }, () => lintContract(contractRoot, (text) => console.log(text)))
