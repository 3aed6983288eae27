import { seedIds } from '../../../mocks/sandbox/seed/named.ts'
import { startServer } from '../child-server.ts'
import { startFloors } from './floor-server.ts'
import { cell, limits, medianFigures } from './page-limits.ts'
import { type PageFigures, type PageTarget, visitPage } from './visit-page.ts'

const { sections, products } = seedIds
const toProduct = { link: '#root main a[href^="/product/"]:not(:has(img))', painted: 'main h1' }

const shopPages: Readonly<Record<string, { path: string; click?: PageTarget['click'] }>> = {
  home: { path: '/' },
  machines: { path: sections.machines.url },
  filters: { path: `${sections.filters.url}?limit=50`, click: toProduct },
  product: { path: `/product/${products.inStock.code}/` },
  diagram: { path: '/catalog/parts/eg-210/3108/' },
  search: { path: `/search/?query=${encodeURIComponent('фильтр')}` },
}

/**
 * Visits the main pages as a phone on a slow network does, in turn with two floors that this run serves itself, and
 * prints a table of medians. What is over its limit says so; nothing fails, since no two machines are alike.
 * @param folder for databases and builds
 * @param runs visits of each page; an odd number
 */
export async function measurePages(folder: string, ports: { shop: number; floors: number }, runs: number) {
  const floors = await startFloors(folder, ports.floors)
  const origin = `http://127.0.0.1:${ports.shop}`
  const shop = await startServer(
    'scripts/start.ts',
    {
      PORT: String(ports.shop),
      DATA_DIR: `${folder}/pages`,
      BACKEND_URL: '',
      NODE_ENV: 'production',
    },
    `${origin}/healthz`,
  )
  try {
    const targets: PageTarget[] = [
      { name: 'static', url: floors.staticPage },
      { name: 'react', url: floors.reactPage, click: { link: '.card a', painted: 'h1[data-floor]' } },
      ...Object.entries(shopPages).map(([name, { path, click }]) => ({
        name,
        url: origin + path,
        ...(click && { click }),
      })),
    ]
    const figures = await visitInTurn(targets, runs)
    printTable(figures, runs)
  } finally {
    await shop.stop()
    await floors.close()
  }
}

/** Every other round goes backwards, so that a machine that grows slower is no disadvantage of the last page. */
async function visitInTurn(targets: readonly PageTarget[], runs: number): Promise<Map<string, PageFigures>> {
  const visits = new Map<string, PageFigures[]>(targets.map(({ name }) => [name, []]))
  for (let run = 0; run < runs; run += 1) {
    console.log(`  round ${run + 1} of ${runs}`)
    for (const target of run % 2 === 0 ? targets : targets.toReversed())
      visits.get(target.name)?.push(await visitPage(target))
  }
  return new Map([...visits].map(([name, list]) => [name, medianFigures(list)]))
}

function printTable(figures: ReadonlyMap<string, PageFigures>, runs: number): void {
  const floorOf = (name: string) => {
    const floor = figures.get(name)
    if (!floor) throw new Error(`The floor ${name} was not measured`)
    return floor
  }
  const floors = { static: floorOf('static'), react: floorOf('react') }
  const rows = limits.map(({ figure, label, limit }) => [
    label,
    ...[...figures].map(([name, page]) =>
      cell(figure, page[figure], name in floors ? undefined : limit(floors)),
    ),
  ])
  const head = [`median of ${runs}`, ...figures.keys()]
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of [head, ...rows])
    console.log(row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '))
}
