import {
  frameOperations,
  personalFrameOperations,
  personalPages,
  publicPages,
} from '../testing/shop-pages.ts'
import { type FaultProxy, faultWays, type FaultWay } from './fault-proxy.ts'
import type { ServerProcess } from './processes.ts'
import { type Replacement, replacementsOf } from './replacements.ts'
import type { Tally } from './tally.ts'
import { Visitor, type VisitorAnswer } from './visitor.ts'

/** Pages that stand open or end in a redirect; 401 opens the login, 403 and 404 have pages of their own. */
const statuses = new Set([200, 302, 401, 403, 404, 500, 502, 503, 523])
/** These last until the shop gives up, so one page of a kind has them. */
const lasting = new Set<FaultWay>(['slow', 'silent'])

/** The shop before a backend that fails on demand. */
export interface Broken {
  shop: ServerProcess
  proxy: FaultProxy
  tally: Tally
  /** Share of all that could be played, from 0 to 1. */
  share: number
  random: () => number
}

/** One failure on one page. */
export interface Case {
  page: string
  operation: string
  way: FaultWay | Replacement
}

/** Opens every page while each of its calls fails in each way. */
export async function pageRounds(broken: Broken): Promise<void> {
  const guest = await pagesOf(publicPages, broken, undefined)
  const buyer = await pagesOf(personalPages, broken, 'buyer@example.ru')
  await Promise.all([playAll(guest, broken, undefined), playAll(buyer, broken, 'buyer@example.ru')])
  broken.tally.tell('statuses of pages')
}

/** What can be broken on these pages: ways of failing, and another type in each field of each answer. */
async function pagesOf(pages: readonly string[], broken: Broken, login: string | undefined): Promise<Case[]> {
  const { shop, proxy, tally } = broken
  const visitor = await new Visitor(shop.origin).introduceAs(login)
  const shared = login === undefined ? frameOperations : personalFrameOperations
  const cases: Case[] = []
  const judged = new Set<string>()
  for (const [index, page] of pages.entries()) {
    proxy.asked(sidOf(visitor))
    judge(await visitor.open(page), { page, operation: 'none', way: 'extra-field' }, tally)
    const operations = [...proxy.asked(sidOf(visitor))].filter((id) => index === 0 || !shared.has(id))
    for (const operation of operations) {
      for (const way of faultWays)
        if (!lasting.has(way) || !judged.has(operation)) cases.push({ page, operation, way })
      if (!judged.has(operation))
        for (const way of replacementsOf(proxy.lastAnswer(sidOf(visitor), operation)))
          cases.push({ page, operation, way })
      judged.add(operation)
    }
  }
  visitor.leave()
  return cases
}

const lanes = 6

async function playAll(cases: Case[], broken: Broken, login: string | undefined): Promise<void> {
  const chosen = cases.filter(() => broken.random() < broken.share)
  const [first] = cases
  if (first && chosen.length === 0) chosen.push(first)
  const next = chosen.values()
  const visitors: Visitor[] = []
  // One after another: tries of one login at once are bounded.
  for (let lane = 0; lane < lanes; lane += 1)
    visitors.push(await new Visitor(broken.shop.origin).introduceAs(login))
  await Promise.all(
    visitors.map(async (visitor) => {
      const cookies = [...visitor.cookies]
      for (const one of next) {
        await play(visitor, one, broken)
        // A 401 that was only played has not ended the session.
        for (const [name, value] of cookies) visitor.cookies.set(name, value)
      }
      visitor.leave()
    }),
  )
}

async function play(visitor: Visitor, one: Case, { proxy, tally, shop }: Broken): Promise<void> {
  const faultsBefore = shop.faults().length
  proxy.play(sidOf(visitor), one)
  const answer = await visitor
    .open(one.page)
    .catch((error: unknown) => ({ status: 0, headers: {}, text: String(error) }))
  proxy.play(sidOf(visitor), undefined)
  judge(answer, one, tally)
  tally.note('statuses of pages', String(answer.status))
  for (const fault of shop.faults().slice(faultsBefore))
    tally.find('blank pages', `${told(one)}: ${fault.slice(0, 400)}`)
  if (!shop.isAlive()) {
    tally.find('ended processes', told(one))
    throw new Error(`The shop has ended: ${told(one)}`)
  }
  tally.count('rounds')
}

function judge({ status, text }: VisitorAnswer, one: Case, tally: Tally): void {
  const isWhole = status === 302 || (text.endsWith('</html>') && /<h1[ >]/.test(text))
  if (!statuses.has(status) || !isWhole)
    tally.find('blank pages', `${told(one)} is ${status}, ${text.length} letters`)
}

export function told({ page, operation, way }: Case): string {
  return `${page} ${operation} ${typeof way === 'object' ? `${way.path.join('/')} = ${JSON.stringify(way.value)}` : way}`
}

export const sidOf = (visitor: Visitor) =>
  [...visitor.cookies].find(([name]) => name === 'SID' || name.endsWith('-SID'))?.[1] ?? ''
