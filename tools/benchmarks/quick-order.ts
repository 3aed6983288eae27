import { chromium, type Page } from '@playwright/test'
import { browserLaunch, ensureBrowser } from '../testing/browser.ts'
import { startServer } from './child-server.ts'
import { median, type Measured } from './target.ts'

const rows = 500
/** How often each screen is measured; the median counts. */
const runs = 5

/** A desk, and a phone of the middle class: so many times slower than this machine. */
const screens = [
  { what: 'on a desk', width: 1440, height: 900, slowdown: 1, limit: 2 },
  { what: 'on a phone, 4 times slower', width: 375, height: 812, slowdown: 4, limit: 4 },
]

/**
 * How long the shop itself works on a pasted list until all of its rows are reviewed. The time runs from pasting to the
 * sum in words; waiting for the backend's answers doesn't count.
 */
export async function reviewTimes(port: string, folder: string): Promise<Measured[]> {
  const origin = `http://127.0.0.1:${port}`
  const shop = await startServer(
    'scripts/start.ts',
    { PORT: port, DATA_DIR: folder, BACKEND_URL: '', NODE_ENV: 'production' },
    `${origin}/healthz`,
  )
  const browser = await chromium.launch(browserLaunch(ensureBrowser({ whole: true })))
  try {
    const measured: Measured[] = []
    for (const { what, width, height, slowdown, limit } of screens) {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const context = await browser.newContext({ viewport: { width, height } })
        const page = await context.newPage()
        await page.goto(`${origin}/cart/#quick-order`)
        await page.getByRole('textbox', { name: 'Список артикулов' }).waitFor()
        const list = await listOf(page)
        const session = await context.newCDPSession(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
        times.push(await page.evaluate(review, { list, rows }))
        await context.close()
      }
      measured.push({
        what: `${rows} rows of quick order, own work ${what}`,
        value: median(times) / 1000,
        limit,
        is: 'below',
        unit: ' s',
      })
    }
    return measured
  } finally {
    await browser.close()
    await shop.stop()
  }
}

/** Articles of the shop with quantities, a fifth of them unknown. */
async function listOf(page: Page): Promise<string> {
  const articles = await page.evaluate(async () => {
    const found: string[] = []
    for (let number = 1; number <= 4; number += 1) {
      const path = `/web/elastic/component/catalogSection/all/f/?PAGE_SIZE=100&PAGEN_1=${number}`
      const answer: { data: { items: { article: string }[] } } = await (await fetch(path)).json()
      found.push(...answer.data.items.map(({ article }) => article))
    }
    return found
  })
  const lines = Array.from({ length: rows }, (_, index) => articles[index] ?? `NO-${index}`)
  return `Артикул\tКол-во\n${lines.map((article) => `${article}\t2 шт`).join('\n')}`
}

/** In the page: pastes the list and waits for the frame that shows the reviewed rows. @returns milliseconds of own work */
async function review({ list, rows: count }: { list: string; rows: number }): Promise<number> {
  performance.clearResourceTimings()
  performance.setResourceTimingBufferSize(10_000)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', list)
  const field = document.querySelector('#quick-order textarea')
  const start = performance.now()
  field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  const isReviewed = () =>
    document.querySelectorAll('#quick-order ol > li').length === count &&
    (document.querySelector('#quick-order [role="status"]')?.textContent ?? '').startsWith('В списке') &&
    document.querySelector('#quick-order progress') === null
  const end = await new Promise<number>((resolve) => {
    const look = () => {
      // Two frames: the second begins when the first, with the rows, is drawn.
      if (isReviewed()) requestAnimationFrame(() => resolve(performance.now()))
      else requestAnimationFrame(look)
    }
    look()
  })
  const waited = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/web/basket/import/'))
    .reduce((sum, { duration }) => sum + duration, 0)
  return end - start - waited
}
