import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { operationList } from '../../src/generated/operation-list.ts'
import { createOperationMatcher } from '../../src/gateway/operation-matcher.ts'
import { browserLaunch, ensureBrowser } from '../testing/browser.ts'
import { personalPages, publicPages } from '../testing/shop-pages.ts'
import { faultWays } from './fault-proxy.ts'
import { type Broken, type Case, sidOf, told } from './page-rounds.ts'
import { replacementsOf } from './replacements.ts'
import { Visitor } from './visitor.ts'

const match = createOperationMatcher(operationList)
/** A call that nobody asked for again may be made so often in ten seconds. */
const mostCalls = 3
/** Milliseconds without a call after which a page has come to rest. */
const restTime = 700
const longestWatch = 10_000

/**
 * The same as `pageRounds` for pages that the browser fetches: it goes there from another page, as by a link.
 * @param every takes one page of so many
 */
export async function browserRounds(broken: Broken, { every }: { every: number }): Promise<void> {
  const browser = await chromium.launch(browserLaunch(ensureBrowser()))
  try {
    const kinds = [
      { pages: publicPages, login: undefined },
      { pages: personalPages, login: 'buyer@example.ru' },
    ]
    await Promise.all(
      kinds.map(async ({ pages, login }) => {
        const context = await browser.newContext({ locale: 'ru-RU', serviceWorkers: 'block' })
        await context.addInitScript(() => {
          localStorage.setItem('cookie_accepted', 'true')
          localStorage.setItem('branch_confirm', 'true')
        })
        await playKind(
          context,
          pages.filter((_, index) => index % every === 0),
          login,
          broken,
        )
      }),
    )
    broken.tally.tell('shown by the browser')
  } finally {
    await browser.close()
  }
}

async function playKind(
  context: BrowserContext,
  pages: readonly string[],
  login: string | undefined,
  broken: Broken,
): Promise<void> {
  const { shop, proxy, share, random } = broken
  const visitor = await new Visitor(shop.origin).introduceAs(login)
  const sid = sidOf(visitor)
  const cookies = [...visitor.cookies].map(([name, value]) => ({
    name,
    value,
    url: shop.origin,
    httpOnly: true,
  }))
  visitor.leave()
  const page = await context.newPage()
  for (const address of pages) {
    await context.addCookies(cookies)
    const whole = await visit(page, { page: address, operation: '', way: 'extra-field' }, sid, broken)
    judge(whole, `${address} as it is`, broken)
    for (const operation of whole.operations) {
      const replacements = replacementsOf(proxy.lastAnswer(sid, operation))
      const cases = [...faultWays, ...replacements].map((way): Case => ({ page: address, operation, way }))
      for (const one of cases) {
        if (random() >= share) continue
        await context.addCookies(cookies)
        const seen = await visit(page, one, sid, broken)
        judge(seen, told(one), broken)
        broken.tally.note('shown by the browser', seen.retries > 0 ? 'page with «Повторить»' : seen.heading)
        broken.tally.count('rounds')
      }
    }
  }
}

interface Seen {
  operations: Set<string>
  /** How often each call was made, by what it asks. */
  calls: Map<string, number>
  errors: string[]
  heading: string
  letters: number
  isLoading: boolean
  /** Regions that offer to try again. */
  retries: number
}

/** Opens another page, then this one while its call fails, until nothing is called any more. */
async function visit(page: Page, one: Case, sid: string, { shop, proxy }: Broken): Promise<Seen> {
  proxy.play(sid, undefined)
  await page.goto(`${shop.origin}${one.page === '/about/' ? '/contacts/' : '/about/'}`)
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })
  proxy.asked(sid)
  proxy.play(sid, one.operation === '' ? undefined : one)
  const watch = watchCalls(page)
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, one.page)
  await watch.rest()
  const seen = await page.evaluate(() => ({
    heading: document.querySelector('main h1, h1')?.textContent ?? '',
    letters: document.body.innerText.trim().length,
    retries: [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Повторить')
      .length,
    isLoading: [...document.querySelectorAll('main *')].some(
      (element) =>
        element.children.length === 0 && element.textContent === 'Загрузка…' && element.checkVisibility(),
    ),
  }))
  proxy.play(sid, undefined)
  return { ...seen, ...watch.end(), operations: proxy.asked(sid) }
}

function watchCalls(page: Page) {
  const calls = new Map<string, number>()
  const errors: string[] = []
  const started = performance.now()
  let open = 0
  let last = started
  const onRequest = (request: { method: () => string; url: () => string; postData: () => string | null }) => {
    open += 1
    last = performance.now()
    const { pathname, search } = new URL(request.url())
    const id = match(request.method(), pathname)?.id
    if (id === undefined) return
    const key = `${id} ${search} ${request.postData() ?? ''}`
    calls.set(key, (calls.get(key) ?? 0) + 1)
  }
  const onEnd = () => {
    open -= 1
    last = performance.now()
  }
  const onError = (error: Error) => errors.push(error.message)
  page
    .on('request', onRequest)
    .on('requestfinished', onEnd)
    .on('requestfailed', onEnd)
    .on('pageerror', onError)
  return {
    rest: async () => {
      for (;;) {
        await page.waitForTimeout(100)
        const now = performance.now()
        if (now - started > longestWatch || (open <= 0 && now - last > restTime)) return
      }
    },
    end: () => {
      page
        .off('request', onRequest)
        .off('requestfinished', onEnd)
        .off('requestfailed', onEnd)
        .off('pageerror', onError)
      return { calls, errors }
    },
  }
}

function judge(
  { calls, errors, heading, letters, isLoading }: Seen,
  what: string,
  { tally, shop }: Broken,
): void {
  for (const error of errors) tally.find('blank pages', `${what}: ${error}`)
  if (heading === '' || letters < 80)
    tally.find('blank pages', `${what}: the browser shows ${letters} letters`)
  if (isLoading) tally.find('blank pages', `${what}: 'Загрузка…' stays`)
  for (const [call, count] of calls)
    if (count > mostCalls) tally.find('endless loops', `${what}: ${count} calls of ${call}`)
  if (!shop.isAlive()) throw new Error(`The shop has ended: ${what}`)
}
