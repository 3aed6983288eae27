import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { browserLaunch, ensureBrowser } from '../testing/browser.ts'
import { startServer } from './child-server.ts'
import { framesOf, readTrace } from './frame-work.ts'
import { plainList, plainMarks } from './plain-list.ts'
import { median, type Measured } from './target.ts'

/** How often all are measured; the median counts. */
const runs = 3
/** A phone of the middle class: so many times slower than this machine. */
const slowdown = 4
/** The diagram with forty positions. */
const path = '/catalog/parts/eg-210/3108/'
const positions = 40

/**
 * How smooth forty positions are on a slow phone: the list is scrolled by a finger, positions are tapped in the drawing,
 * and arrows go from row to row. Counted are frames of a 60 Hz screen that have time for all of their work. Plain pages
 * are scrolled and marked in turn with the diagram: what these lose is the browser's own.
 *
 * The work is measured in processor time and multiplied: a throttled browser on a busy machine counts its neighbours.
 */
export async function diagramFrames(port: string, folder: string): Promise<Measured[]> {
  const origin = `http://127.0.0.1:${port}`
  const shop = await startServer(
    'scripts/start.ts',
    { PORT: port, DATA_DIR: folder, BACKEND_URL: '', NODE_ENV: 'production' },
    `${origin}/healthz`,
  )
  const browser = await chromium.launch(browserLaunch(ensureBrowser({ whole: true })))
  const ways = [
    { what: 'scrolled', step: scrollList, plain: plainList(positions) },
    { what: 'tapped', step: tapAll, plain: plainMarks(positions) },
    { what: 'gone through by arrows', step: goThrough, plain: plainMarks(positions) },
  ].map((way) => ({ ...way, shares: [] as Share[], floors: [] as Share[] }))
  try {
    for (let run = 0; run < runs; run += 1)
      for (const { step, plain, shares, floors } of ways) {
        shares.push(await frames(browser, (page) => openAlive(page, origin + path), step))
        floors.push(await frames(browser, (page) => page.setContent(plain), step))
      }
  } finally {
    await browser.close()
    await shop.stop()
  }
  return ways.map(({ what, shares, floors }) => ({
    what:
      `${positions} positions ${what} on a phone ${slowdown} times slower: frames in time beside a plain list ` +
      `(lost ${median(shares.map(({ lost }) => lost))} of ${median(shares.map(({ all }) => all))}, the plain list ` +
      `${median(floors.map(({ lost }) => lost))} of ${median(floors.map(({ all }) => all))})`,
    value: median(shares.map(inTime)) / median(floors.map(inTime)),
    limit: 0.98,
    is: 'above',
    unit: '',
  }))
}

type Share = ReturnType<typeof framesOf>
const inTime = ({ lost, all }: Share) => all / (all + lost)

type Step = (page: Page, session: CDPSession) => Promise<void>

async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  // A finger that begins on a notice scrolls nothing.
  await page.getByRole('button', { name: 'Согласен' }).tap()
  await page.getByRole('button', { name: 'Верно', exact: true }).tap()
  // Marked: the page is alive.
  await page.locator('svg a[data-position="1"]').tap()
  await page.locator('li[data-position="1"][aria-current="true"]').waitFor()
}

async function frames(browser: Browser, open: (page: Page) => Promise<void>, step: Step): Promise<Share> {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 375, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await open(page)
  // What came with the opening is over.
  await shown(page, 30)
  const session = await context.newCDPSession(page)
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline.frame'],
  })
  await step(page, session)
  const trace = await browser.stopTracing()
  await context.close()
  return framesOf(readTrace(trace.toString()), slowdown)
}

async function shown(page: Page, frameCount: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame)
  }, frameCount)
}

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y?: number) =>
  session.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
  })

/** Swipes of a finger over the list, to its middle and back. */
async function scrollList(page: Page, session: CDPSession): Promise<void> {
  const top = await page.evaluate(() => scrollY)
  let lowest = top
  for (const direction of [-1, -1, -1, -1, 1, 1, 1, 1]) {
    const start = 610 - direction * 110
    await touch(session, 'touchStart', 180, start)
    for (let move = 1; move <= 10; move += 1)
      await touch(session, 'touchMove', 180, start + direction * 22 * move)
    await touch(session, 'touchEnd')
    // It goes on by itself until it slows down.
    await shown(page, 40)
    lowest = Math.max(lowest, await page.evaluate(() => scrollY))
  }
  if (lowest <= top) throw new Error('The list did not scroll')
}

/** In the order of the numbers, those that can be seen; each mark has some frames of its own, as between two taps. */
async function tapAll(page: Page, session: CDPSession): Promise<void> {
  let tapped = 0
  for (let number = 1; number <= positions; number += 1) {
    const place = await page.evaluate((of) => {
      const shape = document.querySelector(`svg a[data-position="${of}"]`)
      const { left = 0, top = 0, width = 0, height = 0 } = shape?.getBoundingClientRect() ?? {}
      const [x, y] = [left + width / 2, top + height / 2]
      return shape?.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined
    }, number)
    if (!place) continue
    tapped += 1
    await touch(session, 'touchStart', place.x, place.y)
    await touch(session, 'touchEnd')
    await shown(page, 6)
  }
  if (tapped < positions / 4) throw new Error(`Only ${tapped} positions could be tapped`)
}

/** From the first row to the last one. */
async function goThrough(page: Page, session: CDPSession): Promise<void> {
  await page.locator('[data-open]').first().focus()
  const key = { key: 'ArrowDown', code: 'ArrowDown', windowsVirtualKeyCode: 40 }
  for (let number = 1; number < positions; number += 1) {
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
    await shown(page, 6)
  }
  const last = page.locator('li:has([data-open])').last().locator('[data-open]:focus')
  if ((await last.count()) === 0) throw new Error('The arrows did not come to the last row')
}
