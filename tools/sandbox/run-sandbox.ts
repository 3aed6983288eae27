import type { ContractDocument } from '../../mocks/sandbox/contract.ts'
import type { SandboxOptions } from '../../mocks/sandbox/create-sandbox.ts'
import { renderMedia } from '../../mocks/sandbox/media.ts'
import { createSandboxServer, isLoopback, listen } from '../../mocks/sandbox/node/http.ts'
import { openSandbox } from '../../mocks/sandbox/node/open-sandbox.ts'
import type { FixedSeed } from '../../mocks/sandbox/operation.ts'
import { demoPassword, seedIds } from '../../mocks/sandbox/seed/named.ts'
import { sharedSeed } from '../../mocks/sandbox/seed/seed.ts'
import { seedVersionOf, worldSeed } from '../../mocks/sandbox/world-seed.ts'
import { close } from '../../src/server/run-server.ts'
import { endGracefully } from '../../src/server/end-gracefully.ts'
import type { SandboxCommandOptions } from './options.ts'

interface Parts {
  contract: ContractDocument
  onAnswer?: SandboxOptions<FixedSeed>['onAnswer']
}

/** Serves the sandbox until SIGINT or SIGTERM, or the end of its input if so wished. @returns its origin, when it listens */
export async function runSandbox(
  {
    port,
    host,
    dataDir,
    seed,
    checkAnswers,
    quiet,
    endWithStdin,
    controlToken,
    webhooks,
    shopOrigin,
    proxies,
  }: SandboxCommandOptions,
  { contract, onAnswer }: Parts,
): Promise<string> {
  const sandbox = openSandbox({
    contract,
    dataDir,
    webhooks,
    seed: worldSeed(seed),
    seedVersion: seedVersionOf(seed),
    renderMedia: (pathname) => renderMedia(pathname, sharedSeed(seed)),
    options: {
      checkAnswers,
      ...(onAnswer && { onAnswer }),
      ...(!quiet && {
        onMessage: (world, { to, subject, text }) => console.log(`[${world}] ${to}: ${subject}\n  ${text}`),
      }),
      ...(controlToken && { controlToken }),
      ...(shopOrigin !== undefined && { shopOrigin }),
      ...(process.env['LOG_KEY'] && { logKey: process.env['LOG_KEY'] }),
      onLoginFailed: (failed) =>
        console.log(JSON.stringify({ time: new Date().toISOString(), event: 'login.failed', ...failed })),
    },
  })
  const server = createSandboxServer(sandbox.answer, (peer) => isLoopback(peer) || proxies.trusts(peer, 0))
  await listen(server, { port, host, setting: '--port or SANDBOX_PORT' })
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  const origin = `http://${shownHost(host)}:${taken}`
  console.log(`The sandbox answers at ${origin}`)
  console.log(
    dataDir === null ? 'Its state is kept in memory.' : `Its state is kept in ${dataDir}/sandbox.sqlite`,
  )
  console.log(
    `Accounts (password ${demoPassword}): ${Object.values(seedIds.users)
      .map(({ email }) => email)
      .join(', ')}`,
  )
  console.log(`Back to the seed: curl -X POST ${origin}/sandbox/reset`)

  endGracefully(
    async () => {
      await close(server)
      await sandbox.close()
    },
    { withStdin: endWithStdin },
  )
  return origin
}

/** One that can be asked: every address is none. */
function shownHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}
