import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserLaunch, ensureBrowser } from '../testing/browser.ts'
import { startServer } from './child-server.ts'
import { plainList, plainMarks } from './plain-list.ts'
import { median, type Measured } from './target.ts'

/** How often both are measured; the median counts. */
const runs = 5
/** A phone of the middle class: so many times slower than this machine. */
const slowdown = 4
/** The diagram with forty positions. */
const path = '/catalog/parts/eg-210/3108/'
const positions = 40

/**
 * How smooth forty positions are on a slow phone: the list is scrolled by a finger, then each position is marked from the
 * drawing. Counted are frames of a 60 Hz screen that the page left out. Plain pages are scrolled and marked in turn with
 * them: what these drop is the machine's and the browser's own.
 */
export async function diagramFrames(port: string, folder: string): Promise<Measured[]> {
  const origin = `http://127.0.0.1:${port}`
  const shop = await startServer(
    'scripts/start.ts',
    { PORT: port, DATA_DIR: folder, BACKEND_URL: '', NODE_ENV: 'production' },
    `${origin}/healthz`,
  )
  const browser = await chromium.launch(browserLaunch(ensureBrowser({ whole: true })))
  const openDiagram = (page: Page) => openAlive(page, origin + path)
  const openPlain = (page: Page) => page.setContent(plainList(positions))
  const openMarks = (page: Page) => page.setContent(plainMarks(positions))
  const counted = {
    scrolled: [] as number[],
    plainScrolled: [] as number[],
    marked: [] as number[],
    plainMarked: [] as number[],
  }
  try {
    for (let run = 0; run < runs; run += 1) {
      counted.scrolled.push(await droppedBy(browser, openDiagram, scrollList))
      counted.plainScrolled.push(await droppedBy(browser, openPlain, scrollList))
      counted.marked.push(await droppedBy(browser, openDiagram, markAll))
      counted.plainMarked.push(await droppedBy(browser, openMarks, markAll))
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
  const dropped = (what: string, counts: readonly number[], floors: readonly number[]): Measured => ({
    what: `${positions} positions ${what} (a plain list drops ${median(floors)}) on a phone ${slowdown} times slower: dropped frames`,
    value: median(counts),
    limit: median(floors) + 1,
    is: 'below',
    unit: '',
  })
  return [
    dropped('scrolled', counted.scrolled, counted.plainScrolled),
    dropped('marked', counted.marked, counted.plainMarked),
  ]
}

type Step = (page: Page, context: BrowserContext) => Promise<void>

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

async function droppedBy(browser: Browser, open: (page: Page) => Promise<void>, step: Step): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await open(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => {
    const times: number[] = []
    const note = (time: number) => {
      times.push(time)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(window, { frameTimes: times })
  })
  await step(page, context)
  const dropped = await page.evaluate(() => {
    const times: number[] = Reflect.get(window, 'frameTimes')
    const frame = 1000 / 60
    return times
      .slice(1)
      .reduce(
        (sum, time, index) => sum + Math.max(0, Math.round((time - (times[index] ?? time)) / frame) - 1),
        0,
      )
  })
  await context.close()
  return dropped
}

/** Swipes of a finger over the list, to its middle and back. */
async function scrollList(page: Page, context: BrowserContext): Promise<void> {
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] })
  const top = await page.evaluate(() => scrollY)
  let lowest = top
  for (const direction of [-1, -1, -1, -1, 1, 1, 1, 1]) {
    const start = 610 - direction * 110
    await touch('touchStart', start)
    for (let move = 1; move <= 10; move += 1) await touch('touchMove', start + direction * 22 * move)
    await touch('touchEnd')
    // It goes on by itself until it slows down.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 40; frames += 1) await new Promise(requestAnimationFrame)
    })
    lowest = Math.max(lowest, await page.evaluate(() => scrollY))
  }
  if (lowest <= top) throw new Error('The list did not scroll')
}

/** In the order of the numbers; each mark has some frames of its own, as between two taps. */
async function markAll(page: Page): Promise<void> {
  await page.evaluate(async (count) => {
    for (let number = 1; number <= count; number += 1) {
      const shape = document.querySelector(`svg a[data-position="${number}"]`)
      shape?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      for (let frames = 0; frames < 6; frames += 1) await new Promise(requestAnimationFrame)
    }
  }, positions)
}
