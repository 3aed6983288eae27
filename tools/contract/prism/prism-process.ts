import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const prismCli = fileURLToPath(
  new URL('../../../node_modules/@stoplight/prism-cli/dist/index.js', import.meta.url),
)

/** Prism in a process of its own, on this machine only. */
export interface PrismProcess {
  port: number
  child: ChildProcess
  /** Ends it and waits until it has. */
  stop: () => Promise<void>
}

const escapeViolations = new URL('../proxy/ascii-violations.ts', import.meta.url).href

/** Prism as a judge before a backend, instead of a mock. */
export interface PrismUpstream {
  /** Origin of the backend. */
  upstream: string
  /** Wrong requests and answers become errors of Prism's own. */
  errors: boolean
}

/** Starts Prism over a bundled contract. It answers some seconds later: see `untilAnswering`. */
export async function spawnPrism(contractFile: string, proxy?: PrismUpstream): Promise<PrismProcess> {
  const port = await freePort()
  const address = ['--host', '127.0.0.1', '--port', String(port)]
  const work = proxy ? ['proxy', contractFile, proxy.upstream] : ['mock', contractFile]
  const child = spawn(
    process.execPath,
    [
      ...(proxy ? ['--import', escapeViolations] : []),
      prismCli,
      ...work,
      ...(proxy?.errors ? ['--errors'] : []),
      ...address,
      '--verboseLevel',
      'warn',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  // Whatever ends this process takes Prism along.
  const kill = () => child.kill()
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return {
    port,
    child,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

/** Waits until Prism answers. @throws when it ends before, or takes longer than `patience` milliseconds */
export async function untilAnswering({ port, child }: PrismProcess, patience = 60_000): Promise<void> {
  const end = performance.now() + patience
  while (performance.now() < end) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`Prism ended at once (${child.exitCode ?? child.signalCode})`)
    const answers = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    )
    if (answers) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`Prism did not answer within ${patience / 1000} s`)
}

/** A port of this machine that nobody has now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
