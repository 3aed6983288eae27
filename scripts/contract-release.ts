import { npmCommand } from '../tools/command/npm-command.ts'
import { releaseContract } from '../tools/contract/diff/release.ts'

const usage = `npm run contract:release

Releases the contract as it stands: what others may rely on from now on. Writes its entry into openapi/CHANGELOG.md and
its copy into openapi/released/, which later changes are held against. Commit both.

Exit codes: 0 released, or released already; 1 the version was not raised enough; 2 wrong usage or contract`

await npmCommand({ usage }, () =>
  releaseContract({
    command: 'npm run contract:diff --',
    directory: process.cwd(),
    print: (text) => console.log(text),
    day: new Date().toISOString().slice(0, 10),
  }),
)
