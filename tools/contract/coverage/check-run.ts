import type { AddressInfo } from 'node:net'
import { createSandboxServer, listen } from '../../../mocks/sandbox/node/http.ts'
import { openShop } from '../../../mocks/sandbox/testing/shop-sandbox.ts'
import type { CheckReport } from '../check/check-report.ts'
import type { Contract } from '../model/contract.ts'
import { readOptions } from '../check/options.ts'
import { runCheck } from '../check/run-check.ts'
import { accounts } from '../check/testing/run-options.ts'
import { answerLog } from './answer-log.ts'

/** A whole check of a fresh sandbox, writes included; what it answers is noted for the source `check`. */
export async function checkSandbox(
  contract: Contract,
  onProgress: (text: string) => void,
): Promise<CheckReport> {
  const sandbox = openShop({ checkAnswers: false, ...answerLog('check') })
  const server = createSandboxServer(sandbox.answer)
  await listen(server, { port: 0, host: '127.0.0.1', setting: 'port' })
  try {
    const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const options = readOptions(['--target', target, '--allow-writes', '--rate', '0'], accounts)
    if (!options) throw new Error('no options')
    return await runCheck({ contract, options, onProgress })
  } finally {
    server.close()
    server.closeAllConnections()
    await sandbox.close()
  }
}
