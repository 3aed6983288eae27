// npm run mock: Prism, the shape-only mock of the contract, on PRISM_PORT (4010).
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createPrismFront, multiSegmentPaths } from '../mocks/prism/front.ts'
import { listen } from '../mocks/sandbox/node/http.ts'
import { readContract } from '../mocks/sandbox/node/read-contract.ts'
import { readPort } from '../mocks/sandbox/node/settings.ts'

const root = new URL('../', import.meta.url)
const prismCli = fileURLToPath(new URL('node_modules/@stoplight/prism-cli/dist/index.js', root))
const contractFile = fileURLToPath(new URL('src/generated/contract.json', root))

async function main() {
  const port = readPort('PRISM_PORT', 4010)
  const host = process.env['HOST'] ?? '127.0.0.1'
  const inner = await freePort()

  const server = createPrismFront(multiSegmentPaths(readContract()), { host: '127.0.0.1', port: inner })
  await listen(server, { port, host, setting: 'PRISM_PORT' })
  const arguments_ = [
    prismCli,
    'mock',
    contractFile,
    '--host',
    '127.0.0.1',
    '--port',
    String(inner),
    '--verboseLevel',
    'warn',
  ]
  const prism = spawn(process.execPath, arguments_, { stdio: ['ignore', 'ignore', 'inherit'] })
  prism.on('exit', (code) => {
    console.error(`Prism ended (${code ?? 'by signal'}).`)
    process.exit(code ?? 1)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      prism.removeAllListeners('exit')
      prism.kill()
      server.close()
      server.closeAllConnections()
    })
  console.log(`Prism answers the contract's examples at http://${host}:${port}`)
  console.log(`The shop on it: BACKEND_URL=http://${host}:${port} npm start`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
