// The executable of the packed sandbox (npm run sandbox:pack). The contract stands beside it in the package.
import { readContract } from '../../mocks/sandbox/node/read-contract.ts'
import { readSandboxOptions, sandboxHelp } from './options.ts'
import { runSandbox } from './run-sandbox.ts'

async function main() {
  const options = readSandboxOptions(process.argv.slice(2), { dataDir: null })
  if (options === 'help') console.log(sandboxHelp)
  else await runSandbox(options, { contract: readContract(new URL('contract.json', import.meta.url)) })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
