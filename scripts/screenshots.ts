import { type Browser, chromium, type Page } from '@playwright/test'
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import sharp from 'sharp'
import { demoPassword, seedIds } from '../mocks/sandbox/seed/named.ts'
import { npmCommand } from '../tools/command/npm-command.ts'
import { UsageError } from '../tools/command/usage-error.ts'
import { browserLaunch, ensureBrowser } from '../tools/testing/browser.ts'

const usage = `npm run screenshots [-- NAME …] [manifest]

The main pages, or the named ones, at six widths into screenshots/ (ignored by git). SCREENSHOTS_URL takes them of a
running shop; otherwise one is started on a database of its own. 'manifest' draws those of the web manifest into public/.`

const widths = [375, 768, 1024, 1280, 1440, 1920]
const { products, sections, users, orders, machines } = seedIds
const pages: {
  name: string
  path: string
  account?: keyof typeof users
  prepare?: (page: Page) => Promise<void>
}[] = [
  { name: 'home', path: '/' },
  { name: 'catalog', path: '/catalog/' },
  { name: 'section', path: sections.filters.url },
  { name: 'machines', path: sections.machines.url },
  { name: 'filtered', path: `${sections.filters.url}?filters=${encodeURIComponent('{"available":true}')}` },
  { name: 'section-grid', path: sections.filters.url, prepare: chooseGrid },
  { name: 'sellout', path: '/catalog/sellout/?filters=%7B%22sellout%22%3Atrue%7D' },
  { name: 'search', path: '/search/?query=фильтр' },
  { name: 'nothing-found', path: '/search/?query=ъъъъъъъ' },
  { name: 'product', path: `/product/${products.inStock.code}/` },
  { name: 'product-on-request', path: `/product/${products.onRequest.code}/` },
  { name: 'product-long-name', path: `/product/${products.longName.code}/` },
  { name: 'parts', path: '/catalog/parts/' },
  { name: 'parts-book', path: '/catalog/parts/eg-210/' },
  { name: 'diagram', path: '/catalog/parts/eg-210/3108/?serial=EG210-002000&position=1' },
  { name: 'kits', path: `/catalog/parts/kits/${products.onRequest.id}/` },
  { name: 'machine', path: `/personal/equipment/${machines.excavator.id}/`, account: 'buyer' },
  { name: 'fleet-service', path: '/personal/service/', account: 'fleetBuyer' },
  { name: 'hook-reminders', path: '/personal/hooks/', account: 'buyer' },
  { name: 'cart-empty', path: '/cart/' },
  { name: 'cart', path: '/cart/', account: 'buyer', prepare: fillCart },
  { name: 'registration', path: '/registration/?back=/personal/orders/' },
  { name: 'orders', path: '/personal/orders/', account: 'buyer' },
  { name: 'order', path: `/personal/orders/${orders.story.id}/`, account: 'buyer' },
  { name: 'personal', path: '/personal/', account: 'buyer' },
  { name: 'branches', path: '/branches/' },
  { name: 'delivery', path: '/delivery/' },
  { name: 'not-found', path: '/no/such/page/' },
  { name: 'ui', path: '/ui/' },
]

/** What a browser shows when it offers to install the shop; `public/manifest.webmanifest` states them. */
const manifestPictures = [
  { file: 'screenshot-narrow.webp', path: sections.filters.url, width: 390, height: 844 },
  { file: 'screenshot-wide.webp', path: '/', width: 1280, height: 800 },
]
const manifestName = 'manifest'

const origin = process.env['SCREENSHOTS_URL'] ?? 'http://127.0.0.1:4795'

const visitor = { locale: 'ru-RU', timezoneId: 'Asia/Yekaterinburg', baseURL: origin }

await npmCommand({ usage, words: true }, async ({ words: wanted }) => {
  const unknown = wanted.filter((name) => name !== manifestName && !pages.some((page) => page.name === name))
  if (unknown.length > 0)
    throw new UsageError(
      `there is no page ${unknown.join(', ')}: ${pages.map(({ name }) => name).join(', ')}`,
    )
  const server = process.env['SCREENSHOTS_URL'] ? undefined : startShop()
  await mkdir('screenshots', { recursive: true })
  const browser = await chromium.launch(browserLaunch(ensureBrowser({ whole: true })))
  try {
    await waitFor(`${origin}/healthz`)
    if (wanted.includes(manifestName)) await drawManifestPictures(browser)
    for (const { name, path, account, prepare } of pages) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      const context = await browser.newContext(visitor)
      await context.addCookies([{ name: 'sandbox-world', value: `screenshots-${name}`, url: origin }])
      await context.addInitScript(answerNotices)
      const page = await context.newPage()
      if (account) await logIn(page, users[account].email)
      await prepare?.(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 769 ? 812 : 900 })
        await page.goto(path, { waitUntil: 'networkidle' })
        await loadLazyPictures(page)
        await page.screenshot({ path: `screenshots/${name}-${width}.png`, fullPage: true })
      }
      console.log(name)
      await context.close()
    }
  } finally {
    await browser.close()
    server?.kill('SIGTERM')
  }
})

/** No question stands over the pictures. */
function answerNotices(): void {
  localStorage.setItem('cookie_accepted', 'true')
  localStorage.setItem('branch_confirm', 'true')
}

async function drawManifestPictures(browser: Browser): Promise<void> {
  for (const { file, path, width, height } of manifestPictures) {
    const context = await browser.newContext({ ...visitor, viewport: { width, height } })
    await context.addInitScript(answerNotices)
    const page = await context.newPage()
    await page.goto(path, { waitUntil: 'networkidle' })
    await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(`public/${file}`)
    await context.close()
  }
  console.log(manifestName)
}

function startShop(): ChildProcess {
  return spawn('node', ['scripts/start.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: '4795', DATA_DIR: '.cache/screenshots-data', BACKEND_URL: '' },
  })
}

async function waitFor(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`Nothing answers at ${url}`)
}

/** Through the shop's own calls, as the login form does. */
async function logIn(page: Page, login: string): Promise<void> {
  await page.goto('/healthz')
  await page.evaluate(
    async (credentials) => {
      const answer = await fetch('/api/authentication/', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Urldecode': 'none' },
        body: JSON.stringify({ credentials }),
      })
      if (!answer.ok) throw new Error(`login: ${answer.status}`)
    },
    { login, password: demoPassword },
  )
}

/** Scrolls through the page once: what lies below the first screen is loaded when it comes into sight. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    window.scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

async function chooseGrid(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'view', value: 'grid', url: origin }])
}

async function fillCart(page: Page): Promise<void> {
  await page.evaluate(
    async (ids) => {
      const header: { data: { userData: { SESSID: string } } } = await (await fetch('/api/header/')).json()
      for (const id of ids)
        await fetch('/web/basket/add/', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ product: { id, quantity: 2 }, SESSID: header.data.userData.SESSID }),
        })
    },
    [products.inStock.id, products.wearPart.id, products.inOtherCitiesOnly.id],
  )
}
