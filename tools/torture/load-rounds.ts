import { setTimeout as wait } from 'node:timers/promises'
import { personalPages, publicPages } from '../testing/shop-pages.ts'
import type { ServerProcess } from './processes.ts'
import { addToCart, cartProduct } from './purchases.ts'
import type { Tally } from './tally.ts'
import { Visitor } from './visitor.ts'

interface Load {
  shop: ServerProcess
  tally: Tally
  /** How long, in milliseconds. */
  duration: number
  random: () => number
}

const sampleInterval = 1000
const mebibyte = 1024 * 1024

/**
 * Guests and customers open pages and change their carts, and some leave before their answer. Memory and handles of the
 * last third are compared with those of the middle one: what is warm by then grows no more.
 */
export async function loadRounds({ shop, tally, duration, random }: Load): Promise<void> {
  const handlesAtRest = shop.handles()
  const ending = { at: performance.now() + duration }
  const samples: { memory: number; handles: number }[] = []
  const sampling = setInterval(
    () => samples.push({ memory: shop.memory(), handles: shop.handles() }),
    sampleInterval,
  )
  const work = [
    ...Array.from({ length: 3 }, () => browse(shop, tally, ending, random, undefined)),
    browse(shop, tally, ending, random, 'buyer@example.ru'),
    leaveEarly(shop, ending, random),
  ]
  await Promise.all(work)
  clearInterval(sampling)
  if (!shop.isAlive()) tally.find('ended processes', 'the load ended the shop')
  for (const fault of shop.faults()) tally.find('blank pages', fault.slice(0, 300))
  const third = Math.floor(samples.length / 3)
  const middle = samples.slice(third, 2 * third)
  const last = samples.slice(2 * third)
  const memory = [middle, last].map((part) => medianOf(part.map((sample) => sample.memory)) / mebibyte)
  const [warm = 0, late = 0] = memory
  tally.facts.push(`memory of the middle and the last third: ${warm.toFixed(0)}, ${late.toFixed(0)} MiB`)
  // A run of seconds is neither warm nor long enough for idle connections to end.
  if (duration < longEnough) return
  if (late > warm * 1.1 + 16)
    tally.find('leaks', `memory grows from ${warm.toFixed(0)} to ${late.toFixed(0)} MiB`)
  await untilRest(shop, handlesAtRest)
  tally.facts.push(`handles before and after: ${handlesAtRest}, ${shop.handles()}`)
  if (shop.handles() > handlesAtRest + mostKept)
    tally.find('leaks', `${shop.handles() - handlesAtRest} handles are left`)
}

const longEnough = 120_000
/** Some connections to the backend stay open. */
const mostKept = 12

async function untilRest(shop: ServerProcess, handles: number): Promise<void> {
  for (let waited = 0; waited < 160 && shop.handles() > handles + mostKept; waited += 1) await wait(500)
}

interface Ending {
  at: number
}

async function browse(
  { origin }: ServerProcess,
  tally: Tally,
  ending: Ending,
  random: () => number,
  login: string | undefined,
): Promise<void> {
  const known = await new Visitor(origin).introduceAs(login)
  const pages = login === undefined ? publicPages : [...publicPages, ...personalPages]
  while (performance.now() < ending.at) {
    const page = pages[Math.floor(random() * pages.length)] ?? '/'
    // Every third guest has never been here.
    const visitor = login === undefined && random() < 0.3 ? new Visitor(origin) : known
    const { status, text } = await visitor.open(page)
    const isWhole = status === 302 || (status === 200 && text.endsWith('</html>'))
    if (!isWhole) tally.find('blank pages', `${page} is ${status} under load`)
    if (random() < 0.3) {
      const { status: added } = await addToCart(visitor)
      if (added === 200) tally.count('acknowledged')
      else tally.find('lost', `an addition is answered ${added} under load`)
      await visitor.call('/web/basket/delete/', { products: [{ id: cartProduct.id }] })
    }
    if (visitor !== known) visitor.leave()
    tally.count('rounds')
  }
  known.leave()
}

/** Visitors who close the tab while their page is drawn. */
async function leaveEarly({ origin }: ServerProcess, ending: Ending, random: () => number): Promise<void> {
  while (performance.now() < ending.at) {
    const gone = new AbortController()
    const page = fetch(`${origin}${publicPages[Math.floor(random() * publicPages.length)] ?? '/'}`, {
      signal: gone.signal,
    })
    setTimeout(() => gone.abort(), random() * 60)
    await page.then((answer) => answer.text()).catch(() => undefined)
    await wait(100)
  }
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
