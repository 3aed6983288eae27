// npm run sandbox: the stateful backend alone, on SANDBOX_PORT (4020), its database in DATA_DIR (.data), with the data of
// another seed when SANDBOX_SEED is a number.
import { createHttpServer, listen } from '../mocks/sandbox/node/http.ts'
import { openSandbox } from '../mocks/sandbox/node/open-sandbox.ts'
import { readPort, readSeedNumber } from '../mocks/sandbox/node/settings.ts'
import { renderMedia } from '../mocks/sandbox/drawings/media.ts'
import { demoPassword, seedIds } from '../mocks/sandbox/seed/named.ts'
import { sharedSeed } from '../mocks/sandbox/seed/seed.ts'
import { seedVersionOf, worldSeed } from '../mocks/sandbox/world-seed.ts'
import { answerLog } from './coverage/answer-log.ts'

async function main() {
  const port = readPort('SANDBOX_PORT', 4020)
  const host = process.env['HOST'] ?? '127.0.0.1'
  const dataDir = process.env['DATA_DIR'] ?? '.data'
  const controlToken = process.env['SANDBOX_CONTROL_TOKEN']
  const seed = readSeedNumber()
  const sandbox = openSandbox({
    dataDir,
    seed: worldSeed(seed),
    seedVersion: seedVersionOf(seed),
    renderMedia: (pathname) => renderMedia(pathname, sharedSeed(seed)),
    options: {
      ...answerLog(),
      checkAnswers: process.env['SANDBOX_CHECK_ANSWERS'] === '1',
      onMessage: (world, { to, subject, text }) => console.log(`[${world}] ${to}: ${subject}\n  ${text}`),
      ...(controlToken && { controlToken }),
    },
  })
  const server = createHttpServer(sandbox.fetch)
  await listen(server, { port, host, setting: 'SANDBOX_PORT' })
  console.log(`The sandbox answers at http://${host}:${port}, its state is kept in ${dataDir}/sandbox.sqlite`)
  console.log(
    `Accounts (password ${demoPassword}): ${Object.values(seedIds.users)
      .map(({ email }) => email)
      .join(', ')}`,
  )
  console.log(`Back to the seed: curl -X POST http://localhost:${port}/sandbox/reset`)
  console.log(`The shop on it: BACKEND_URL=http://${host}:${port} npm start`)

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      server.close(() => void sandbox.close())
      server.closeIdleConnections()
    })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
