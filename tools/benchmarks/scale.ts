import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { seedIds } from '../../mocks/sandbox/seed/named.ts'
import { startServer } from './child-server.ts'
import { measureLoad } from './load.ts'

const { filters } = seedIds.sections
const filtersPath = `/web/elastic/component/smartfilter/${filters.id}/f/`

/** What is asked of a shop of either size. */
const requests: Readonly<Record<string, { path: string; body?: string }>> = {
  'section page': { path: filters.url },
  'section list': { path: `/web/elastic/component/catalogSection/${filters.code}/f/` },
  filters: { path: filtersPath, body: '{"filters":{}}' },
  'filters chosen': { path: filtersPath, body: '{"filters":{"brand":["remas"]}}' },
  'search page': { path: `/search/?query=${encodeURIComponent('масляный фильтр')}` },
  'search corrected': { path: `/web/elastic/searchPage/f/?query=${encodeURIComponent('маслянный фильтр')}` },
}

/** A shop with so many products. */
export interface MeasuredShop {
  /** Seconds until it answers. */
  ready: number
  /** MiB of its only process after the load; undefined where there is no /proc. */
  resident: number | undefined
  /** Bytes of the section's document, brotli. */
  sectionBytes: number
  /** Milliseconds by request. */
  p99: Readonly<Record<string, number>>
}

/** @param products undefined: the seed's own */
export async function measureShop(
  products: number | undefined,
  port: string,
  folder: string,
): Promise<MeasuredShop> {
  const origin = `http://127.0.0.1:${port}`
  const started = performance.now()
  const server = await startServer(
    'scripts/start.ts',
    {
      PORT: port,
      DATA_DIR: `${folder}/scale-${products ?? 'own'}`,
      BACKEND_URL: '',
      SANDBOX_PRODUCTS: products === undefined ? '' : String(products),
    },
    `${origin}/healthz`,
  )
  const ready = (performance.now() - started) / 1000
  try {
    // Visitors without a session share documents; this one gets documents of his own.
    const header = await fetch(`${origin}/api/header/`)
    const cookie = header.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const p99: Record<string, number> = {}
    for (const [name, { path, body }] of Object.entries(requests)) {
      const sent = { url: origin + path, headers: { cookie, 'content-type': 'application/json' } }
      const load = await measureLoad(body === undefined ? sent : { ...sent, method: 'POST', body })
      p99[name] = load.p99
    }
    const section = await (await fetch(origin + filters.url)).text()
    return {
      ready,
      resident: await residentMemory(server.pid),
      sectionBytes: brotliCompressSync(section).length,
      p99,
    }
  } finally {
    await server.stop()
  }
}

async function residentMemory(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kibibytes] = /^VmRSS:\s+(\d+) kB/m.exec(status) ?? []
  return kibibytes === undefined ? undefined : Number(kibibytes) / 1024
}
