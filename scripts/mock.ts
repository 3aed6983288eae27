import { generatedContractFile, readGeneratedContract } from '../tools/contract/model/generated-contract.ts'
import { createPrismFront, segmentJoiner } from '../tools/contract/prism/front.ts'
import { listen } from '../mocks/sandbox/node/http.ts'
import { readPort } from '../mocks/sandbox/node/settings.ts'
import { npmCommand } from '../tools/command/npm-command.ts'
import { spawnPrism, untilAnswering } from '../tools/contract/prism/prism-process.ts'

const usage = `npm run mock

Prism, the shape-only mock of the contract, on PRISM_PORT (4010) and HOST (127.0.0.1).`

async function main() {
  const port = readPort('PRISM_PORT', 4010)
  const host = process.env['HOST'] ?? '127.0.0.1'
  const prism = await spawnPrism(generatedContractFile)
  const front = createPrismFront(segmentJoiner(readGeneratedContract()), {
    host: '127.0.0.1',
    port: prism.port,
  })
  try {
    // Who waits for the port waits for Prism: before it answers there is nobody to ask.
    await untilAnswering(prism)
    await listen(front, { port, host, setting: 'PRISM_PORT' })
  } catch (error) {
    await prism.stop()
    throw error
  }
  prism.child.on('exit', (code) => {
    console.error(`Prism ended (${code ?? 'by signal'}).`)
    process.exit(code ?? 1)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      prism.child.removeAllListeners('exit')
      prism.child.kill()
      front.close()
      front.closeAllConnections()
    })
  console.log(`Prism answers the contract's examples at http://${host}:${port}`)
  console.log(`The shop on it: BACKEND_URL=http://${host}:${port} npm start`)
}

await npmCommand({ usage }, () =>
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }),
)
