import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { measureBareRender } from '../tools/benchmarks/bare-render.ts'
import { startServer } from '../tools/benchmarks/child-server.ts'
import { diagramFrames } from '../tools/benchmarks/diagram-frames.ts'
import { measureLoad } from '../tools/benchmarks/load.ts'
import { measurePages } from '../tools/benchmarks/pages/measure-pages.ts'
import { type MeasuredShop, measureShop } from '../tools/benchmarks/scale.ts'
import { reviewTimes } from '../tools/benchmarks/quick-order.ts'
import { sandboxCommand } from '../tools/benchmarks/sandbox-command.ts'
import { figure, targetLine, type Measured } from '../tools/benchmarks/target.ts'
import {
  againstPrism,
  checkTime,
  generationTime,
  manyOperations,
  readyTime,
} from '../tools/benchmarks/tool-speed.ts'
import { isBuildStale } from '../tools/build/build-shop.ts'
import { npmCommand } from '../tools/command/npm-command.ts'
import { UsageError } from '../tools/command/usage-error.ts'
import { generateAll } from '../tools/contract/generate/generate-all.ts'

const usage = `npm run bench [-- targets pages lists diagrams rendering sandbox scale generation]

Measures all parts, or the named ones, in one run, told as ratios, since no two machines are alike. It is never an
assert: a busy machine would fail it.

pages      the main pages on a slow phone beside two floors: a static list, and React with router and query.
           BENCH_RUNS=9 is how often each is visited (an odd number; 5 when unset).
lists      500 rows of quick order reviewed in a browser, on a desk and on a phone, without the waiting for the backend.
diagrams   frames that 40 positions of a diagram have in time on a phone four times slower, beside a plain list: scrolled,
           tapped, gone through by arrows.
rendering  documents per second of the shop, beside renderToString and a server of fixed bytes: rendered for a guest
           with a session, and kept for visitors without one (brotli, as browsers ask for).
scale      a shop of 100 000 products beside one of the seed's own: seconds until ready, memory, p99 (8 connections).`

const folder = '.cache/bench'
const shop = { port: '4781', origin: 'http://127.0.0.1:4781' }
const sandbox = { port: '4782', origin: 'http://127.0.0.1:4782' }
const bare = { port: '4783', origin: 'http://127.0.0.1:4783' }

const parts = {
  targets: measureTargets,
  pages: visitPages,
  lists: measureLists,
  diagrams: measureDiagrams,
  rendering: measureRendering,
  sandbox: measureSandbox,
  scale: measureScale,
  generation: measureGeneration,
}

await npmCommand({ usage, words: true }, async ({ words: chosen }) => {
  const unknown = chosen.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0) throw new UsageError(`there is no part ${unknown.join(', ')}`)
  await mkdir(folder, { recursive: true })
  for (const [name, measure] of Object.entries(parts))
    if (chosen.length === 0 || chosen.includes(name)) await measure()
})

/** Before the start, which is measured and waited for: a build on a busy machine takes minutes. */
async function buildIfStale(): Promise<void> {
  if (!(await isBuildStale(process.cwd()))) return
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed, see above')
}

/** What the contract's tools must keep to; each with its target. */
async function measureTargets(): Promise<void> {
  console.log("the contract's tools")
  const tell = (line: Measured) => console.log(targetLine(line))
  tell(await generationTime())
  tell(await readyTime(sandbox.port, `${folder}/ready`))
  for (const line of await againstPrism({ sandbox: sandbox.port, prism: '4784' })) tell(line)
  tell(await manyOperations({ few: '4785', many: '4786' }))
  tell(await checkTime(sandbox.port))
  console.log('')
}

async function visitPages(): Promise<void> {
  const runs = Number(process.env['BENCH_RUNS'] ?? 5)
  if (!Number.isInteger(runs) || runs < 1) throw new UsageError('BENCH_RUNS is a whole number from 1 on')
  console.log('pages on a slow phone, beside two floors')
  await measurePages(folder, { shop: 4781, floors: 4787 }, runs)
  console.log('')
}

async function measureLists(): Promise<void> {
  console.log('lists of articles')
  for (const line of await reviewTimes('4788', `${folder}/lists`)) console.log(targetLine(line))
  console.log('')
}

async function measureDiagrams(): Promise<void> {
  await buildIfStale()
  console.log('diagrams')
  for (const line of await diagramFrames('4789', `${folder}/diagrams`)) console.log(targetLine(line))
  console.log('')
}

async function measureRendering(): Promise<void> {
  await buildIfStale()
  console.log('rendering (8 connections): the shop, React alone on the same markup, a server of fixed bytes')
  const shopServer = await startServer(
    'scripts/start.ts',
    { PORT: shop.port, DATA_DIR: `${folder}/shop`, BACKEND_URL: '', NODE_ENV: 'production' },
    `${shop.origin}/healthz`,
  )
  try {
    // Visitors without a session share documents; this one gets documents of his own.
    const header = await fetch(`${shop.origin}/api/header/`)
    const cookie = header.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    for (const [name, path] of Object.entries({
      home: '/',
      catalogue: seedIds.sections.filters.url,
      product: `/product/${seedIds.products.inStock.code}/`,
    })) {
      const html = await (await fetch(shop.origin + path)).text()
      const page = await measureLoad({ url: shop.origin + path, headers: { cookie } })
      const shared = await measureLoad({
        url: shop.origin + path,
        headers: { 'accept-encoding': 'br' },
      })
      const plain = await withBareServer(html, 'text/html', async (url) => measureLoad({ url }))
      const render = measureBareRender(html)
      console.log(
        `${name.padEnd(10)} ${figure(page.rate)}/s, p99 ${page.p99.toFixed(1)} ms` +
          ` | without a session ${figure(shared.rate)}/s, ${(shared.rate / page.rate).toFixed(1)} times` +
          ` | ${ratio(page.rate, render)} of renderToString (${figure(render)}/s)` +
          ` | ${ratio(page.rate, plain.rate)} of a static server (${figure(plain.rate)}/s)`,
      )
    }
  } finally {
    await shopServer.stop()
  }
}

async function measureSandbox(): Promise<void> {
  console.log('\nsandbox (8 connections): its answers against a bare JSON server of the same bytes')
  const sandboxServer = await startServer(
    sandboxCommand,
    { SANDBOX_PORT: sandbox.port, DATA_DIR: `${folder}/sandbox` },
    `${sandbox.origin}/api/footer/`,
  )
  try {
    const calls = {
      getFooter: '/api/footer/',
      getProduct: `/web/product/${seedIds.products.inStock.code}/`,
      listSectionProducts: `/web/elastic/component/catalogSection/${seedIds.sections.filters.code}/f/`,
      searchProducts: '/web/elastic/searchPage/f/?query=FM-2040',
    }
    for (const [name, path] of Object.entries(calls)) {
      const first = await fetch(sandbox.origin + path)
      const json = await first.text()
      const cookie = first.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ')
      const answer = await measureLoad({ url: sandbox.origin + path, headers: { cookie } })
      const plain = await withBareServer(json, 'application/json', async (url) => measureLoad({ url }))
      console.log(
        `${name.padEnd(20)} ${figure(answer.rate)}/s, p99 ${answer.p99.toFixed(1)} ms` +
          ` | ${ratio(answer.rate, plain.rate)} of a bare server (${figure(plain.rate)}/s)`,
      )
    }
  } finally {
    await sandboxServer.stop()
  }
}

async function measureScale(): Promise<void> {
  await buildIfStale()
  console.log("\nscale (8 connections): 100 000 products beside the seed's own")
  const own = await measureShop(undefined, shop.port, folder)
  const large = await measureShop(100_000, shop.port, folder)
  const memory = ({ resident }: MeasuredShop) => (resident === undefined ? '?' : resident.toFixed(0))
  console.log(`ready                ${large.ready.toFixed(1)} s (${own.ready.toFixed(1)} s)`)
  console.log(
    `memory               ${memory(large)} MiB (${memory(own)} MiB), the only process after the load`,
  )
  console.log(
    `document of a section ${figure(large.sectionBytes)} bytes (${figure(own.sectionBytes)}), brotli`,
  )
  for (const [name, p99] of Object.entries(large.p99)) {
    const base = own.p99[name] ?? 0
    console.log(
      `${name.padEnd(20)} p99 ${p99.toFixed(1)} ms (${base.toFixed(1)} ms), ${(p99 / base).toFixed(1)} times`,
    )
  }
}

async function measureGeneration(): Promise<void> {
  const times: number[] = []
  for (let run = 0; run < 3; run += 1) {
    const started = performance.now()
    await generateAll()
    times.push(performance.now() - started)
  }
  const parsed = JSON.parse(await readFile('src/generated/contract.json', 'utf8')) as { paths: object }
  console.log(
    `\ngeneration of everything from ${Object.keys(parsed.paths).length} paths: ` +
      `first ${figure(times[0] ?? 0)} ms, then ${figure(Math.min(...times))} ms`,
  )
}

async function withBareServer<T>(body: string, type: string, run: (url: string) => Promise<T>): Promise<T> {
  await writeFile(`${folder}/body`, body)
  const server = await startServer(
    'tools/benchmarks/bare-server.ts',
    { BARE_FILE: `${folder}/body`, BARE_TYPE: type, BARE_PORT: bare.port },
    bare.origin,
  )
  try {
    return await run(bare.origin)
  } finally {
    await server.stop()
  }
}

function ratio(part: number, whole: number): string {
  return `${((part / whole) * 100).toFixed(0)} %`
}
