import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { browserLaunch, ensureBrowser } from '../../testing/browser.ts'
import { observePage, type PageNotes } from './page-observer.ts'

/** One page of the benchmark. */
export interface PageTarget {
  name: string
  url: string
  /** A click whose effect is timed: what to click, and the element in which its own text stands then. */
  click?: { link: string; painted: string }
}

/** Figures of one visit: milliseconds, bytes on the wire, counts; `shift` has no unit. */
export interface PageFigures {
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
  scriptBytes: number
  scripts: number
  pictureBytes: number
  requests: number
  clickPainted: number
}

/** A phone of the middle class on a slow mobile network: kilobits per second, milliseconds, times slower. */
const phone = { width: 390, height: 844, scale: 3, down: 1638, up: 750, latency: 150, slowdown: 4 }

/** How long after the load a page is left untouched, milliseconds: what comes "later" counts. */
const untouched = 10_000

/** Opens the page in a browser of its own, so that every cache is cold, and leaves it untouched. */
export async function visitPage(target: PageTarget): Promise<PageFigures> {
  const browser = await chromium.launch(browserLaunch(ensureBrowser({ whole: true })))
  try {
    return await measureVisit(browser, target)
  } finally {
    await browser.close()
  }
}

async function measureVisit(browser: Browser, { url, click }: PageTarget): Promise<PageFigures> {
  const context = await browser.newContext({
    viewport: { width: phone.width, height: phone.height },
    deviceScaleFactor: phone.scale,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const wire = await countTraffic(session)
  await slowDown(session)
  await page.addInitScript(observePage)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(untouched)
  const traffic = wire()
  const notes = await page.evaluate(() => window.pageNotes)
  return {
    ...figuresOf(notes),
    ...traffic,
    clickPainted: click ? await timeClick(page, click) : Number.NaN,
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: phone.down * 125,
    uploadThroughput: phone.up * 125,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown })
}

/** @returns a function that tells what has come over the wire until then */
async function countTraffic(session: CDPSession) {
  const types = new Map<string, string>()
  const bytes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!/^(data|blob):/.test(request.url)) types.set(requestId, 'Other')
  })
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (types.has(requestId)) types.set(requestId, type)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength)
  })
  await session.send('Network.enable')
  const sum = (wanted: string) =>
    [...types].reduce((total, [id, type]) => total + (type === wanted ? (bytes.get(id) ?? 0) : 0), 0)
  return () => ({
    scriptBytes: sum('Script'),
    scripts: [...types.values()].filter((type) => type === 'Script').length,
    pictureBytes: sum('Image'),
    requests: types.size,
  })
}

function figuresOf({ firstPaint, largestPaint, longTasks, shifts }: PageNotes) {
  return {
    firstPaint,
    largestPaint,
    blocking: longTasks.reduce((total, [, length]) => total + length - 50, 0),
    shift: largestWindow(shifts),
  }
}

/** Cumulative layout shift: the largest sum of shifts less than 1 s apart within 5 s. */
function largestWindow(shifts: [number, number][]): number {
  let largest = 0
  let sum = 0
  let first = Number.NEGATIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const [time, value] of shifts) {
    if (time - last > 1000 || time - first > 5000) {
      sum = 0
      first = time
    }
    sum += value
    last = time
    largest = Math.max(largest, sum)
  }
  return largest
}

async function timeClick(page: Page, { link, painted }: { link: string; painted: string }): Promise<number> {
  const target = page.locator(link).first()
  await target.scrollIntoViewIfNeeded()
  const text = (await target.textContent())?.trim() ?? ''
  await page.evaluate(([place, words]) => window.awaitClick(place, words), [painted, text] as const)
  await target.click()
  await page.waitForFunction(() => window.pageNotes.clickPainted !== undefined)
  return page.evaluate(() => window.pageNotes.clickPainted ?? Number.NaN)
}
