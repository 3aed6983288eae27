import { packCheck } from '../tools/contract/package/pack.ts'
import { npmCommand } from '../tools/command/npm-command.ts'

const usage = `npm run pack:check

contract-check, contract-har and contract-diff as one package that needs nothing else,
dist-check/contract-check-X.Y.Z.tgz. It is for other teams: any OpenAPI contract, Node 20.19 or newer.`

await npmCommand({ usage }, async () => {
  console.log(`${await packCheck('dist-check')}: npx ./contract-check-X.Y.Z.tgz --help runs it in any folder`)
})
