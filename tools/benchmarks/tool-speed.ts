import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { seedIds } from '../../mocks/sandbox/seed/named.ts'
import { startServer } from './child-server.ts'
import { measureLoad, type LoadResult } from './load.ts'
import { sandboxCommand } from './sandbox-command.ts'
import { median, type Measured } from './target.ts'

const prismCli = 'node_modules/@stoplight/prism-cli/dist/index.js'
const cookie = 'SID=b7c1d2e3f4a5968778695a4b3c2d1e0f'
/** Servers are measured in turn, so often: a machine that is busy for a while is so for both. */
const rounds = 3

/** How long a command of ours takes from the shell, in seconds; a failure of it is thrown. */
async function commandTime(args: string[], env: Record<string, string> = {}): Promise<number> {
  const started = performance.now()
  const child = spawn('node', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve))
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${String(code)}`)
  return (performance.now() - started) / 1000
}

export async function generationTime(): Promise<Measured> {
  const times = [await commandTime(['scripts/generate.ts', '--check'])]
  for (let run = 1; run < rounds; run += 1) times.push(await commandTime(['scripts/generate.ts', '--check']))
  return {
    what: 'npm run generate: types, operations, contract',
    value: median(times),
    limit: 3,
    is: 'below',
    unit: ' s',
  }
}

/** From the start of the program to its first answer, the database made anew each time. */
export async function readyTime(port: string, folder: string): Promise<Measured> {
  const times: number[] = []
  for (let run = 0; run < rounds; run += 1) {
    await rm(folder, { recursive: true, force: true })
    const started = performance.now()
    const child = spawn('node', [...sandboxCommand.split(' '), '--port', port, '--data', folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise<never>((_, reject) =>
      child
        .on('error', reject)
        .on('exit', (code) => reject(new Error(`The sandbox ended with ${String(code)}`))),
    )
    await Promise.race([ended, new Promise((resolve) => child.stdout.once('data', resolve))])
    const answer = await fetch(`http://127.0.0.1:${port}/api/footer/`)
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}`)
    times.push((performance.now() - started) / 1000)
    child.kill('SIGTERM')
    await ended.catch(() => undefined)
  }
  return {
    what: 'sandbox: from start to its first answer',
    value: median(times),
    limit: 1,
    is: 'below',
    unit: ' s',
  }
}

/** The whole read-only check of a sandbox, all its stories and negatives, without the limit on its rate. */
export async function checkTime(port: string): Promise<Measured> {
  const origin = `http://127.0.0.1:${port}`
  const server = await startServer(sandboxCommand, {}, `${origin}/api/footer/`, ['--memory', '--port', port])
  try {
    const account = { CONTRACT_LOGIN: seedIds.users.buyer.email, CONTRACT_PASSWORD: 'Kran-2026!' }
    const other = { CONTRACT_LOGIN_2: seedIds.users.person.email, CONTRACT_PASSWORD_2: 'Kran-2026!' }
    const value = await commandTime(['scripts/contract-check.ts', '--target', origin], {
      ...account,
      ...other,
    })
    return {
      what: 'contract:check, read only, as it is by default',
      value,
      limit: 60,
      is: 'below',
      unit: ' s',
    }
  } finally {
    await server.stop()
  }
}

/** The sandbox against Prism on the same operations, in turn. */
export async function againstPrism(ports: { sandbox: string; prism: string }): Promise<Measured[]> {
  const sandboxOrigin = `http://127.0.0.1:${ports.sandbox}`
  const prismOrigin = `http://127.0.0.1:${ports.prism}`
  const prismArgs = ['mock', 'src/generated/contract.json', '--port', ports.prism, '--verboseLevel', 'silent']
  const sandbox = await startServer(sandboxCommand, {}, `${sandboxOrigin}/api/footer/`, [
    '--memory',
    '--port',
    ports.sandbox,
  ])
  const prism = await startServer(prismCli, {}, `${prismOrigin}/api/footer/`, prismArgs)
  try {
    const results: Measured[] = []
    const paths = { getFooter: '/api/footer/', getProduct: `/web/product/${seedIds.products.inStock.code}/` }
    for (const [name, path] of Object.entries(paths)) {
      const [ours, theirs] = await inTurn(sandboxOrigin + path, prismOrigin + path)
      const told = `${name}: ${ours.rate.toFixed(0)}/s, Prism ${theirs.rate.toFixed(0)}/s`
      const p99 = `${name}: p99 ${ours.p99.toFixed(1)} ms, Prism ${theirs.p99.toFixed(1)} ms`
      results.push({ what: told, value: ours.rate / theirs.rate, limit: 10, is: 'above', unit: '×' })
      results.push({ what: p99, value: ours.p99 / theirs.p99, limit: 0.1, is: 'below', unit: '×' })
    }
    return results
  } finally {
    await prism.stop()
    await sandbox.stop()
  }
}

/** The same operation on a contract of 100 and on one of 1,000; the copy that was added last as well. */
export async function manyOperations(ports: { few: string; many: string }): Promise<Measured> {
  const path = '/api/footer/'
  const start = (port: string, operations: string) =>
    startServer(
      'tools/benchmarks/many-operations-server.ts',
      { MANY_PORT: port, OPERATIONS: operations },
      `http://127.0.0.1:${port}${path}`,
    )
  const few = await start(ports.few, '100')
  const many = await start(ports.many, '1000')
  try {
    const [of100, of1000] = await inTurn(
      `http://127.0.0.1:${ports.few}${path}`,
      `http://127.0.0.1:${ports.many}/copy-7${path}`,
    )
    const what = `1,000 operations: ${of1000.rate.toFixed(0)}/s, 100: ${of100.rate.toFixed(0)}/s`
    // Equal in truth; below nine tenths it is no longer noise.
    return { what, value: of1000.rate / of100.rate, limit: 0.9, is: 'above', unit: '×' }
  } finally {
    await many.stop()
    await few.stop()
  }
}

/** Both measured in turn several times; the medians. */
async function inTurn(first: string, second: string): Promise<[LoadResult, LoadResult]> {
  const results: [LoadResult[], LoadResult[]] = [[], []]
  for (let round = 0; round < rounds; round += 1) {
    results[0].push(await measureLoad({ url: first, headers: { cookie }, duration: 2000 }))
    results[1].push(await measureLoad({ url: second, headers: { cookie }, duration: 2000 }))
  }
  const middle = (list: LoadResult[]): LoadResult => ({
    rate: median(list.map(({ rate }) => rate)),
    p99: median(list.map(({ p99 }) => p99)),
  })
  return [middle(results[0]), middle(results[1])]
}
