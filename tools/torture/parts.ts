import { leaksOfForeignIds } from '../testing/foreign-ids.ts'
import { earlyRefusals, smuggling, spraying, uploads } from './attack-rounds.ts'
import { browserRounds } from './browser-rounds.ts'
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts'
import { killRounds } from './kill-rounds.ts'
import { loadRounds } from './load-rounds.ts'
import { type Broken, pageRounds } from './page-rounds.ts'
import { newFolder, type ServerProcess, startSandbox, startShop } from './processes.ts'
import { Tally } from './tally.ts'

/** How much is played. */
export interface TortureOptions {
  /** Names of parts; none: all of them. */
  parts: readonly string[]
  isShort: boolean
  /** Of the mixed load. */
  minutes: number
  /** Ends of the shop. */
  rounds: number
  seed: number
}

interface Playing extends TortureOptions {
  tally: Tally
  random: () => number
}

const parts: Readonly<Record<string, (playing: Playing) => Promise<void>>> = {
  kills: ({ tally, rounds, random }) => killRounds(tally, { rounds, random }),
  pages: ({ tally, isShort, random }) =>
    overProxy((shop, proxy) => pageRounds({ shop, proxy, tally, random, share: isShort ? 0.005 : 1 })),
  browser: ({ tally, isShort, random }) =>
    overProxy((shop, proxy) => {
      const broken: Broken = { shop, proxy, tally, random, share: isShort ? 0.025 : 0.03 }
      return browserRounds(broken, { every: isShort ? 17 : 1 })
    }),
  'foreign ids': async ({ tally }) => {
    const { origin } = await startSandbox()
    const overHttp = {
      fetch: (request: Request) => {
        const { pathname, search } = new URL(request.url)
        return fetch(new Request(origin + pathname + search, request))
      },
    }
    const { asked, leaks } = await leaksOfForeignIds(overHttp)
    for (const leak of leaks) tally.find('leaks', leak)
    tally.count('rounds', asked)
  },
  attacks: async ({ tally, isShort }) => {
    const alone = await startShop({ env: { DATA_DIR: await newFolder(), TRUST_PROXY: '1' } })
    await overProxy(async (shop, proxy) => {
      await smuggling({ shop, proxy, tally }, isShort ? 1 : 20)
      await earlyRefusals({ shop, tally })
      await uploads({ shop: alone, tally }, isShort ? 60 : 200, 'nobody')
      await spraying({ shop: alone, tally }, isShort ? 60 : 400)
    })
    await alone.end('SIGTERM')
    const keeping = await startShop({ env: { DATA_DIR: await newFolder(), TRUST_PROXY: '1' } })
    await uploads({ shop: keeping, tally }, isShort ? 60 : 200, 'the sandbox')
    await keeping.end('SIGTERM')
    const backend = await startSandbox()
    const shop = await startShop({
      env: { BACKEND_URL: backend.origin, DATA_DIR: await newFolder(), TRUST_PROXY: '1' },
    })
    await uploads({ shop, tally }, isShort ? 60 : 200, 'a backend')
    await shop.end('SIGTERM')
    await backend.end('SIGTERM')
  },
  load: async ({ tally, minutes, random }) => {
    const sandbox = await startSandbox()
    const shop = await startShop({ env: { BACKEND_URL: sandbox.origin, DATA_DIR: await newFolder() } })
    await loadRounds({ shop, tally, random, duration: minutes * 60_000 })
    await shop.end('SIGTERM')
    await sandbox.end('SIGTERM')
  },
}
export const partNames: readonly string[] = Object.keys(parts)

/** Plays one part after another. */
export async function playParts(options: TortureOptions): Promise<Tally[]> {
  const tallies: Tally[] = []
  for (const [name, play] of Object.entries(parts)) {
    if (options.parts.length > 0 && !options.parts.includes(name)) continue
    const tally = new Tally(name)
    tallies.push(tally)
    const started = performance.now()
    await play({ ...options, tally, random: randomOf(options.seed) })
    console.log(
      `${name}: ${((performance.now() - started) / 1000).toFixed(0)} s, ${tally.isClean ? 'clean' : 'FAULTS'}`,
    )
  }
  return tallies
}

/** A shop before a sandbox that fails on demand. */
async function overProxy(play: (shop: ServerProcess, proxy: FaultProxy) => Promise<void>): Promise<void> {
  const sandbox = await startSandbox()
  const proxy = await openFaultProxy(sandbox.origin)
  const shop = await startShop({
    env: { BACKEND_URL: proxy.origin, BACKEND_TIMEOUT_MS: '1500', DATA_DIR: await newFolder() },
  })
  await play(shop, proxy)
  await shop.end('SIGTERM')
  proxy.close()
  await sandbox.end('SIGTERM')
}

/** The same choices for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
