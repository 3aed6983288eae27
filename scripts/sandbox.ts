// npm run sandbox: the stateful backend alone, on SANDBOX_PORT (4020), its database in DATA_DIR (.data). Its command gives
// short-lived objects 64 MB, so that the pauses that collect them are too rare to be met by one request in a hundred.
import { readContract } from '../mocks/sandbox/node/read-contract.ts'
import { answerLog } from '../tools/contract/coverage/answer-log.ts'
import { runDoctor } from '../tools/sandbox/doctor.ts'
import { runSandbox } from '../tools/sandbox/run-sandbox.ts'
import { readSandboxOptions, sandboxHelp } from '../tools/sandbox/options.ts'

async function main() {
  const [command, ...rest] = process.argv.slice(2)
  if (command === 'doctor') {
    process.exitCode = runDoctor(rest, '.data')
    return
  }
  const options = readSandboxOptions(process.argv.slice(2), { dataDir: '.data' })
  if (options === 'help') {
    console.log(sandboxHelp)
    return
  }
  const origin = await runSandbox(options, { contract: readContract(), ...answerLog() })
  console.log(`The shop on it: BACKEND_URL=${origin} npm start`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
