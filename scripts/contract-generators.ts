import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { renderMedia } from '../mocks/sandbox/media.ts'
import { createSandboxServer, listen } from '../mocks/sandbox/node/http.ts'
import { openSandbox } from '../mocks/sandbox/node/open-sandbox.ts'
import { seedVersion, worldSeed } from '../mocks/sandbox/world-seed.ts'
import { npmCommand } from '../tools/command/npm-command.ts'

const usage = `npm run contract:generators

What generators of other teams make of the contract: @hey-api/openapi-ts with zod, orval, kubb, typed-openapi and
openapi-typescript. Everything that they write has to compile under \`strict\`, and the clients of three of them buy
something in the sandbox. Spectral judges the contract by its own rules and OWASP's (ruleset.yaml). tools/contract/generators/ names them; they are installed in .cache/generators/, on demand.

Exit codes: 0 all is well; 1 a generator, a rule, the compiler or a purchase fails; 2 wrong usage`

const root = fileURLToPath(new URL('../', import.meta.url))
/** Where they are installed and write: a copy of the package, apart from what the other tools look through. */
const folder = `${root}.cache/generators/`
const contract = '../../src/generated/contract.json'

interface Generator {
  name: string
  command: string
  args: string[]
}
/** By far the slowest one, so it runs beside all others. */
const kubb: Generator = { name: 'kubb', command: 'kubb', args: ['generate'] }
const others: Generator[] = [
  { name: '@hey-api/openapi-ts', command: 'openapi-ts', args: [] },
  { name: 'orval', command: 'orval', args: ['--config', 'orval.config.mjs'] },
  { name: 'typed-openapi', command: 'typed-openapi', args: [contract, '-o', 'made/typed-openapi/client.ts'] },
  {
    name: 'openapi-typescript',
    command: 'openapi-typescript',
    args: [contract, '-o', 'made/openapi-typescript/types.ts'],
  },
]
// orval's last: its functions call the global `fetch`, which it replaces.
const rulesets: Generator = {
  name: 'rules of Spectral and OWASP',
  command: 'spectral',
  args: ['lint', contract, '--ruleset', 'ruleset.yaml', '--fail-severity', 'warn'],
}
const clients = ['hey-api', 'openapi-typescript', 'orval']

await npmCommand({ usage }, async () => {
  await cp(`${root}tools/contract/generators`, folder, { recursive: true })
  await install()
  await rm(`${folder}made`, { recursive: true, force: true })
  const results = await Promise.all([generate([kubb]), generate([...others, rulesets])])
  if (results.includes(false)) return 1
  if (!(await timed('strict types', 'node', [`${root}node_modules/@typescript/native/bin/tsc`, '-p', '.'])))
    return 1
  return (await purchases()) ? 0 : 1
})

/** Installs what the lockfile names, unless it stands there already. */
async function install(): Promise<void> {
  const lock = createHash('sha256')
    .update(readFileSync(`${folder}package-lock.json`))
    .digest('hex')
  const mark = `${folder}node_modules/.installed-lock`
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return
  const isDone = await timed('npm ci', 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
  if (!isDone) throw new Error('The generators can’t be installed.')
  writeFileSync(mark, lock)
}

async function generate(generators: readonly Generator[]): Promise<boolean> {
  let isDone = true
  for (const { name, command, args } of generators)
    isDone = (await timed(name, `${folder}node_modules/.bin/${command}`, args)) && isDone
  return isDone
}

/** Each generated client buys in a sandbox of its own. */
async function purchases(): Promise<boolean> {
  let isDone = true
  for (const name of clients) {
    const sandbox = openSandbox({ dataDir: null, seed: worldSeed(), seedVersion, renderMedia })
    const server = createSandboxServer(sandbox.answer)
    await listen(server, { port: 0, host: '127.0.0.1', setting: 'port' })
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    try {
      const { module } = await runnerImport<{ buy: (origin: string) => Promise<string> }>(
        `${folder}clients/${name}.ts`,
      )
      console.log(`${name}: ordered ${await module.buy(origin)}`)
    } catch (error) {
      isDone = false
      console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
    server.close()
    server.closeAllConnections()
    await sandbox.close()
  }
  return isDone
}

/** Runs a command in the generators' folder; prints what it said only when it failed. */
async function timed(name: string, command: string, args: string[]): Promise<boolean> {
  const started = performance.now()
  const { code, said } = await new Promise<{ code: number; said: string }>((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.on('error', reject)
    child.on('close', (exitCode) => resolve({ code: exitCode ?? 1, said: text }))
  })
  console.log(
    `${name}: ${code === 0 ? 'ok' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  )
  if (code !== 0) console.error(said.split('\n').slice(-60).join('\n'))
  return code === 0
}
