import { createClient } from '../contract/check/client.ts'
import { readOptions } from '../contract/check/options.ts'
import { runCheck } from '../contract/check/run-check.ts'
import { openFaultyBackend } from '../contract/check/testing/faulty-backend.ts'
import { accounts } from '../contract/check/testing/run-options.ts'
import { generatedContractFile } from '../contract/model/generated-contract.ts'
import { readContractFile } from '../contract/model/read-contract.ts'
import { Sweep } from '../contract/mutations/sweep.ts'

/** A sweep over the sandbox, asked in the same process. */
export async function openSandboxSweep(): Promise<{ sweep: Sweep; close: () => Promise<void> }> {
  const contract = await readContractFile(generatedContractFile)
  const backend = await openFaultyBackend()
  const given = (operations: readonly string[]) => {
    const chosen = operations.flatMap((id) => ['--operation', id])
    const args = ['--target', backend.target, '--rate', '0', '--wait', '0', '--runs', '1', ...chosen]
    const options = readOptions(args, accounts)
    if (!options) throw new Error('only help was asked for')
    return options
  }
  const sweep = new Sweep({
    contract,
    begin: () => {
      backend.begin()
      const { credential } = contract
      return createClient({ ...given([]), ...(credential && { credential }), fetch: backend.fetch })
    },
    check: (client, operations) => runCheck({ contract, options: given(operations), client }),
  })
  return { sweep, close: () => backend.close() }
}
