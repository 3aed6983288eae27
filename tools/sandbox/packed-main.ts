// What the packed sandbox does once it has begun. The contract stands beside it in the package.
import { readContract } from '../../mocks/sandbox/node/read-contract.ts'
import { readSandboxOptions, sandboxHelp } from './options.ts'
import { runSandbox } from './run-sandbox.ts'

/** @param contract file with the bundled contract */
export async function main(contract: URL): Promise<void> {
  const options = readSandboxOptions(process.argv.slice(2), { dataDir: null })
  if (options === 'help') console.log(sandboxHelp)
  else await runSandbox(options, { contract: readContract(contract) })
}
